/** Pilots who assign conditions, and what their conditions do. */
import { describe, expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { attackBy, attackOn, BESIDE, FAR, facing, flight, rolled, setup } from '../facing.ts'

const enemies = { other: { pilot: 'academypilot', at: [600, 540, 180] as const } }

describe('Captain Rex', () => {
  const rex = { pilot: 'captainrex' }
  const suppressed = { conditions: [{ card: 'suppressivefire', by: 'me' }] }

  test('the ship that he attacked lies under suppressive fire, the one before no longer [card: captainrex]', () => {
    const match = attackBy(rex, {
      dice: 'blank blank / evade evade',
      enemies: { other: { pilot: 'academypilot', at: [700, 700, 180], ...suppressed } },
    })
    match.to('end')
    expect(match.ships.other.conditions).toEqual([])
    expect(match.ships.enemy.conditions).toEqual(['suppressivefire'])
  })

  test('it rolls 1 die fewer against others, not against him; then he has defended [card: captainrex]', () => {
    const friends = { friend: { ...BESIDE } }
    const onFriend = attackOn(rex, { friends, enemy: suppressed }, 'friend')
    expect(rolled(onFriend, 'attack')).toBe(2)
    const onRex = attackOn(rex, { friends, enemy: suppressed })
    expect(rolled(onRex, 'attack')).toBe(3)
    onRex.to('end')
    expect(onRex.ships.enemy.conditions).toEqual([])
  })

  test('it is over after a phase in which he has not attacked [card: captainrex]', () => {
    const match = facing('engagement', { ...rex, tokens: ['disarm'] }, { distance: 600, enemy: suppressed })
    match.to('end')
    expect(match.ships.enemy.conditions).toEqual([])
  })
})

describe('Kylo Ren', () => {
  const hits = 'hit hit hit / evade evade evade'

  test('shows the attacker the dark side: a Pilot card out of its deck [card: kyloren]', () => {
    const match = attackOn('kyloren', {
      dice: hits,
      more: { decks: { player2: ['directhit', 'woundedpilot'] } },
    })
    match.until('use-ability')
    match.player1.choose({ do: 'yes' })
    expect(match.question).toBe('choose-damage-card')
    match.player1.choose({ card: 'woundedpilot' })
    expect(match.ships.enemy.conditions).toEqual(['illshowyouthedarkside'])
    expect(match.events).toContain('spend-force')
  })

  test('its next crit is that card, past its shields; then the condition is gone [card: kyloren]', () => {
    const match = attackOn('kyloren', {
      dice: hits,
      enemy: { shields: 2 },
      friends: { friend: { pilot: 'omegasquadronace', at: [457, 240, 0] } },
    })
    match.until('use-ability')
    match.player1.choose({ do: 'yes' })
    match.player1.choose({ card: 'stunnedpilot' })
    match.to('engagement')
    match.until('attack')
    expect(match.ships.enemy.conditions).toEqual(['illshowyouthedarkside'])
  })

  test('a crit deals the card that lies on the condition [card: kyloren]', () => {
    // Card 6 of the deck is a Stunned Pilot; the note is one more.
    const match = attackBy('kyloren', {
      dice: 'crit hit blank / blank blank',
      enemy: { shields: 2, conditions: [{ card: 'illshowyouthedarkside', by: 'me', note: 7 }] },
    })
    match.to('end')
    expect(match.ships.enemy).toMatchObject({ shields: 1, damage: ['stunnedpilot'], conditions: [] })
  })
})

describe('Lin Gaava', () => {
  const friends = {
    fo: { pilot: 'epsilonsquadroncadet', at: [300, 300, 0] as const },
    modified: { pilot: 'epsilonsquadroncadet', at: [200, 300, 0] as const, upgrades: ['hullupgrade'] },
    xi: { pilot: 'commandermalarus-xiclasslightshuttle', at: [100, 300, 0] as const },
  }

  test('primes herself and unmodified TIEs for speed [card: lingaava]', () => {
    const match = setup(facing('perform-action', 'lingaava', { friends }), 'setup-ends', [[0]])
    expect(match.ships.me.conditions).toEqual(['primedforspeed'])
    expect(match.ships.fo.conditions).toEqual(['primedforspeed'])
    expect(match.ships.modified.conditions).toEqual([])
    expect(match.ships.xi.conditions).toEqual([])
  })

  test('who is primed has a SLAM; it costs damage and leaves no disarm token [card: lingaava]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'lingaava', executed: '2 straight', conditions: ['primedforspeed'] },
      { distance: 560 },
    )
    match.player1.action('slam')
    match.player1.choose({ do: 'maneuver', bearing: 'straight' })
    expect(match.ships.me.tokens.disarm).toBeUndefined()
    expect(match.ships.me.shields).toBe(0)
  })
})

describe('“Sicko”', () => {
  const sick = { pilot: 'sicko', conditions: [{ card: 'sickeningmaneuver', by: 'me' }] }

  test('may make himself sick after a basic maneuver [card: sicko]', () => {
    const match = flight('sicko', '2 straight')
    match.player1.choose({ do: 'yes' })
    expect(match.ships.me.conditions).toEqual(['sickeningmaneuver'])
  })

  test('then flies a straight as a red Koiogran turn, stressed or not [card: sicko]', () => {
    const match = flight({ ...sick, tokens: ['stress'], revealed: true }, '2 straight')
    expect(match.ships.me.at[2]).toBe(180)
    expect(match.ships.me.tokens.stress).toBe(2)
    expect(match.ships.me.conditions).toEqual([])
  })

  test('and a bank as a sideslip, with a strain token [card: sicko]', () => {
    const match = facing('activation', { ...sick, dial: '2 bank right' }, { distance: 560 })
    expect(match.match.state.ships[0].executed).toMatchObject({
      speed: 2,
      bearing: 'slip-bank',
      direction: 'right',
    })
    expect(match.ships.me.tokens.strain).toBe(1)
    expect(match.ships.me.conditions).toEqual([])
  })
})

describe('Naboo Handmaiden', () => {
  test('protects another ship than a handmaiden [card: naboohandmaiden]', () => {
    const friends = { maid: { pilot: 'naboohandmaiden', at: [300, 300, 0] as const }, friend: BESIDE }
    const match = setup(facing('perform-action', 'naboohandmaiden', { friends }), 'setup-ends', [[0, 1]])
    expect(match.ships.friend.conditions).toEqual(['decoyed'])
  })

  const decoyed = (pilot: string, at: readonly [number, number, number] = [457, 240, 0]) =>
    attackOn(
      { pilot, tokens: ['focus'], conditions: [{ card: 'decoyed', by: 'maid' }] },
      {
        dice: 'hit hit hit / focus blank',
        friends: { maid: { pilot: 'naboohandmaiden', at, tokens: ['evade'] } },
      },
    )

  test('spends an evade for it, if she is in the attack arc [card: naboohandmaiden]', () => {
    const match = decoyed('bluesquadronescort')
    match.until('modify-defense-dice')
    match.player1.choose({ do: 'evade', card: 'decoyed' })
    match.player1.choose({ do: 'result', face: 'blank' })
    expect(match.attack?.defenseDice).toEqual(['focus', 'evade'])
    expect(match.ships.maid.tokens.evade).toBeUndefined()
    expect(match.offers({ do: 'evade' })).toBe(false)
    const aside = decoyed('bluesquadronescort', [820, 300, 0])
    aside.until('modify-defense-dice')
    expect(aside.offers({ do: 'evade' })).toBe(false)
  })

  test('for an N-1 it is one more [card: naboohandmaiden]', () => {
    const match = decoyed('bravoflightofficer')
    match.until('modify-defense-dice')
    match.player1.choose({ do: 'evade', card: 'decoyed' })
    expect(match.attack?.defenseDice).toEqual(['focus', 'blank', 'evade'])
  })
})

describe('Fearsome Predator', () => {
  test('chooses its prey [card: fearsomepredator]', () => {
    const match = setup(facing('perform-action', 'fearsomepredator', { enemies }), 'setup-ends', [1])
    expect(match.ships.other.conditions).toEqual(['fearfulprey'])
  })

  test('prey that spends no green token is strained [card: fearsomepredator]', () => {
    const prey = { conditions: [{ card: 'fearfulprey', by: 'me' }], tokens: ['focus'] as const }
    const dice = 'blank blank blank / focus blank'
    const idle = attackBy('fearsomepredator', { dice, enemy: prey })
    idle.to('end')
    expect(idle.ships.enemy.tokens.strain).toBe(1)
    const spent = attackBy('fearsomepredator', { dice, enemy: prey })
    spent.until('modify-defense-dice')
    spent.player2.choose({ do: 'focus' })
    spent.to('end')
    expect(spent.ships.enemy.tokens.strain).toBeUndefined()
  })
})

describe('MagnaGuard Protector', () => {
  test('guards another ship [card: magnaguardprotector]', () => {
    const match = setup(
      facing('perform-action', 'magnaguardprotector', { friends: { friend: BESIDE } }),
      'setup-ends',
    )
    expect(match.ships.friend.conditions).toEqual(['guarded'])
  })

  const guarded = (tokens: readonly ('calculate' | 'evade' | 'focus')[], x: number) =>
    rolled(
      attackOn(
        { at: [x, 300, 0], conditions: [{ card: 'guarded', by: 'guard' }] },
        {
          dice: 'hit hit hit / blank',
          distance: 200,
          friends: { guard: { pilot: 'magnaguardprotector', at: [457, 200, 0], tokens } },
        },
      ),
      'defense',
    )

  test('with a calculate or evade token it adds a die, outside the bullseye arc [card: magnaguardprotector]', () => {
    expect(guarded(['calculate'], 500)).toBe(3)
    expect(guarded(['focus'], 500)).toBe(2)
    expect(guarded(['evade'], 457)).toBe(2)
  })
})

describe('Ben Teene and Vi Moradi', () => {
  test('Ben Teene rattles whom his turret points at [card: benteene]', () => {
    const match = attackBy({ pilot: 'benteene', turret: 'front' }, { dice: 'blank blank blank' })
    match.to('end')
    expect(match.ships.enemy.conditions).toEqual(['rattled'])
    const aside = attackBy({ pilot: 'benteene', turret: 'left' }, { dice: 'blank blank blank' })
    aside.to('end')
    expect(aside.ships.enemy.conditions).toEqual([])
  })

  test('a mine that detonates beside a rattled ship hurts it once more [card: benteene]', () => {
    const match = situation(
      {
        step: 'maneuver',
        active: 'flier',
        player1: { ben: { pilot: 'benteene', at: [100, 100, 0] } },
        player2: {
          flier: { pilot: 'academypilot', at: [457, 400, 0], dial: '2 straight' },
          rattled: {
            pilot: 'bluesquadronescort',
            at: [540, 470, 0],
            conditions: [{ card: 'rattled', by: 'ben' }],
          },
        },
        things: [{ type: 'proximitymine', at: [457, 460, 0], owner: 'player1', by: 'ben' }],
      },
      { dice: 'blank blank' },
    )
    match.until('action')
    expect(match.ships.rattled.shields).toBe(1)
    expect(match.ships.rattled.conditions).toEqual([])
  })

  test('away from bombs and mines an action calms down [card: benteene]', () => {
    const match = facing('perform-action', { conditions: [{ card: 'rattled', by: 'enemy' }] })
    match.player1.cardAction('rattled')
    expect(match.ships.me.conditions).toEqual([])
  })

  test('Vi Moradi reads the dial of her victim, who has no focus against her [card: vimoradi]', () => {
    const victim = { conditions: [{ card: 'compromisingintel', by: 'me' }], tokens: ['focus'] as const }
    const match = setup(facing('perform-action', 'vimoradi'), 'setup-ends')
    expect(match.ships.enemy.conditions).toEqual(['compromisingintel'])
    const near = facing('system', 'vimoradi', { enemy: victim })
    near.player2.choose({ do: 'system' })
    expect(near.player1.view.ships[1].dial).not.toBeNull()
    const attack = attackBy('vimoradi', { enemy: victim, dice: 'hit hit / focus focus' })
    expect(attack.question).not.toBe('modify-defense-dice')
  })
})

describe('Zam Wesell', () => {
  const zam = (card: string, charges: number) => ({
    pilot: 'zamwesell',
    charges: { zamwesell: charges },
    conditions: [{ card, by: 'me', secret: true }],
  })

  test('loses 2 charges and chooses a secret condition each round [card: zamwesell] [xw.g.secret-conditions.1]', () => {
    const match = setup(facing('system', 'zamwesell'), 'forces-next')
    expect(match.ships.me.charges).toEqual({ zamwesell: 2 })
    match.player1.choose({ do: 'system', card: 'zamwesell' })
    match.player1.choose({ card: 'youdbettermeanbusiness' })
    expect(match.ships.me.conditions).toEqual(['youdbettermeanbusiness'])
    expect(match.player2.view.ships[0].conditions[0].card).toBe(-1)
    match.to('planning')
    match.to('system')
    expect(match.ships.me.conditions).toEqual([])
  })

  test('is thanked after she defended: a charge and a lock [card: zamwesell] [xw.g.secret-conditions.2]', () => {
    const match = attackOn(zam('youshouldthankme', 2), { dice: 'blank blank blank / blank blank' })
    match.until('lock')
    expect(match.player2.view.ships[0].conditions[0].card).toBeGreaterThan(0)
    match.player1.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me).toMatchObject({ charges: { zamwesell: 3 }, locks: ['enemy'] })
  })

  test('means business: 2 charges for an attack on the attacker [card: zamwesell]', () => {
    const match = attackOn(zam('youdbettermeanbusiness', 2), { dice: 'blank blank blank / blank blank' })
    match.until('use-ability')
    match.player1.choose({ do: 'yes' })
    match.player1.attack('enemy')
    expect(match.ships.me.charges).toEqual({ zamwesell: 0 })
    const poor = attackOn(zam('youdbettermeanbusiness', 1), { dice: 'blank blank blank / blank blank' })
    poor.until('attack')
    expect(poor.events.filter((what) => what === 'condition-revealed')).toHaveLength(1)
  })

  test('whether she turns it up is asked in the same words of either [card: zamwesell] [xw.g.secret-conditions.2]', () => {
    const asked = (card: string) => {
      const match = facing(
        'engagement',
        { ...zam(card, 2), marks: ['engaged', 'attacked'] },
        { enemy: { tokens: ['disarm'] } },
      )
      match.until('use-ability')
      return match.match.askFor(match.match.asks[0], 1)
    }
    expect(asked('youshouldthankme')).toEqual(asked('youdbettermeanbusiness'))
  })

  test('turns hers up though another condition before it goes at the same time [card: zamwesell] [card: captainrex] [xw.g.condition.4] [xw.g.queue.3]', () => {
    const { conditions, ...me } = zam('youdbettermeanbusiness', 1)
    const match = facing(
      'engagement',
      {
        ...me,
        conditions: [{ card: 'suppressivefire', by: 'enemy' }, ...conditions],
        marks: ['engaged', 'attacked'],
      },
      { enemy: { pilot: 'captainrex', tokens: ['disarm'] } },
    )
    match.until('queue-order')
    match.player1.pick({ card: 'suppressivefire' }, { card: 'youdbettermeanbusiness' })
    expect(match.ships.me.conditions).toEqual(['youdbettermeanbusiness'])
    match.until('use-ability')
    match.player1.choose({ do: 'yes' })
    expect(match.ships.me.charges).toEqual({ zamwesell: 3 })
  })

  test('left in peace under enemy guns she may turn either up [card: zamwesell]', () => {
    const left = (card: string, charges: number) => {
      const match = facing(
        'engagement',
        { ...zam(card, charges), marks: ['engaged', 'attacked'] },
        { enemy: { tokens: ['disarm'] } },
      )
      match.until('use-ability')
      match.player1.choose({ do: 'yes' })
      return match
    }
    const business = left('youdbettermeanbusiness', 1)
    expect(business.ships.me.charges).toEqual({ zamwesell: 3 })
    const thanks = left('youshouldthankme', 2)
    thanks.player1.attack('enemy')
    expect(thanks.ships.me.charges).toEqual({ zamwesell: 0 })
    const far = facing('engagement', zam('youshouldthankme', 2), { distance: 560, enemies: { far: FAR } })
    expect(far.events).not.toContain('condition-revealed')
  })
})
