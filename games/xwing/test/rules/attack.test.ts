/** The attack from Declare Target to Aftermath (rulebook: "Angriff"). */
import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, facing, rolled } from '../cards/facing.ts'
import { situation } from '../play.ts'

const X = 'bluesquadronescort'
const TIE = 'academypilot'

describe('Declare Target', () => {
  test('a ship that engages may attack, or not [xw.g.attack.1] [xw.g.engagement.3] [xw.g.attack-misc.1]', () => {
    const match = facing('declare-target', X)
    expect(match.player1.all('do')).toEqual(['attack', 'no-attack'])
    match.decline()
    expect(match.events).not.toContain('attack')
  })

  test('the attacker names weapon and defender; the weapon’s arc is the attack arc [xw.g.attack-declare.1] [xw.g.attack-declare.3] [xw.g.attack-declare.4] [xw.g.attack-declare.7] [xw.g.attack-arc.1]', () => {
    const match = facing('declare-target', X)
    match.player1.attack('enemy')
    const declared = match.match.log.find(({ what }) => what === 'attack')
    expect(declared?.args.range).toBe(2)
  })

  test('nobody outside the arc can be declared [xw.g.attack-declare.5] [xw.g.attack-arc.2] [xw.g.primary.2]', () => {
    const match = facing('declare-target', X, { enemy: { at: [457, 60, 180] } })
    expect(match.question).not.toBe('attack')
  })

  test('nobody beyond range 3 [xw.g.attack-declare.9] [xw.g.primary.3] [xw.g.attack-declare.12]', () => {
    expect(facing('declare-target', X, { distance: 345 }).player1.offers({ do: 'attack' })).toBe(false)
    expect(facing('declare-target', X, { distance: 339 }).player1.offers({ do: 'attack' })).toBe(true)
  })

  test('friends are no targets, enemies are [xw.g.friendly.4] [xw.g.enemy.1] [xw.g.enemy.3]', () => {
    const match = facing('declare-target', X, { friends: { friend: { pilot: X, at: [420, 420, 0] } } })
    expect(match.player1.all('target')).toEqual(['enemy'])
  })

  test('a ship with two weapons chooses one; special ones keep to their own range [xw.g.primary.1] [xw.g.special.1] [xw.g.special.4] [xw.g.special.8]', () => {
    const match = facing('declare-target', { pilot: X, upgrades: ['protontorpedoes'], locks: ['enemy'] })
    expect(match.player1.offered.filter((option) => option.do === 'attack')).toHaveLength(2)
    const near = facing(
      'declare-target',
      { pilot: X, upgrades: ['ionmissiles'], locks: ['enemy'] },
      { distance: 60 },
    )
    expect(near.player1.offered.filter((option) => option.do === 'attack')).toHaveLength(1)
  })

  test('a lock in its header is required [xw.g.special.10] [xw.g.special.9] [xw.g.attack-declare.11]', () => {
    const match = facing('declare-target', { pilot: X, upgrades: ['protontorpedoes'] })
    expect(match.player1.offered.filter((option) => option.do === 'attack')).toHaveLength(1)
  })

  test('costs are paid when the target is declared; an empty weapon can’t be chosen [xw.g.attack-declare.6] [xw.g.charge.5] [xw.g.charge.6]', () => {
    const me = { pilot: X, upgrades: ['protontorpedoes'], locks: ['enemy'] }
    const match = facing('declare-target', me)
    match.player1.attack('enemy', { weapon: 'protontorpedoes' })
    expect(match.ships.me.charges.protontorpedoes).toBe(1)
    const empty = facing('declare-target', { ...me, charges: { protontorpedoes: 0 } })
    expect(empty.player1.offered.filter((option) => option.do === 'attack')).toHaveLength(1)
  })

  test('a primary weapon costs nothing [xw.g.attack-declare.10]', () => {
    const match = attackBy({ pilot: X, upgrades: ['protontorpedoes'], locks: ['enemy'] })
    expect(match.ships.me.charges.protontorpedoes).toBe(2)
  })
})

describe('Attack Dice', () => {
  test('as many as the weapon’s value [xw.g.attack-adice.2] [xw.g.special.5] [xw.a.anatomy-ship.14]', () => {
    expect(rolled(attackBy(X), 'attack')).toBe(3)
  })

  test('one more at range 1 [xw.g.range-bonus.1] [xw.g.range-bonus.3]', () => {
    expect(rolled(attackBy(X, { distance: 140 }), 'attack')).toBe(4)
  })

  test('no range bonus with the ordnance icon [xw.g.range-bonus.4] [xw.g.special.6] [xw.a.anatomy-upgrade.11]', () => {
    const me = { pilot: X, upgrades: ['clustermissiles'], locks: ['enemy'] }
    const match = facing('declare-target', me, { distance: 140 })
    match.player1.attack('enemy', { weapon: 'clustermissiles' })
    expect(rolled(match, 'attack')).toBe(3)
  })

  test('each roll cites the step it belongs to [xw.g.attack-adice.1] [xw.g.attack-ddice.1]', () => {
    const match = situation({
      step: 'declare-target',
      active: 'own',
      player1: { own: { pilot: 'bluesquadronescort', at: [457, 300, 0] } },
      player2: { enemy: { pilot: 'bluesquadronescort', at: [457, 540, 180] } },
    })
    match.player1.attack('enemy')
    match.to('end')
    const rolls = match.match.log.filter(({ what }) => what === 'roll-dice').slice(0, 2)
    expect(rolls.map(({ rule, args }) => `${args.kind} ${rule}`)).toEqual([
      'attack xw.g.attack-adice.1',
      'defense xw.g.attack-ddice.1',
    ])
  })

  test('at range 0 the defender may use what another ship’s card lets it do [xw.g.attack-adice.7] [card: dfs081]', () => {
    const other = (y: number) => {
      const match = situation(
        {
          step: 'declare-target',
          active: 'own',
          unwritten: true,
          player1: { own: { pilot: 'bluesquadronescort', at: [457, 400, 0] } },
          player2: {
            target: { pilot: 'tradefederationdrone', at: [457, y, 180], tokens: ['calculate'] },
            helper: { pilot: 'dfs081', at: [517, y, 180] },
          },
        },
        { dice: 'crit hit blank' },
      )
      match.player1.attack('target')
      return match
    }
    // "It may spend": the defender modifies, although the card is another ship's.
    expect(other(440).player2.offers({ card: 'dfs081' })).toBe(true)
    expect(other(540).player2.offers({ card: 'dfs081' })).toBe(true)
  })

  test('no bonus and no modification by the attacker at range 0 [xw.g.attack-adice.5] [xw.g.attack-adice.7] [xw.g.attack-range.3]', () => {
    const match = attackBy({ pilot: X, tokens: ['focus'] }, { distance: 40, dice: 'focus focus focus' })
    expect(rolled(match, 'attack')).toBe(3)
    expect(match.ships.enemy.damage).toEqual([])
  })

  test('a depleted attacker rolls one fewer and loses the token [xw.g.deplete.1] [xw.g.deplete.2] [xw.g.deplete.4]', () => {
    const match = attackBy({ pilot: X, tokens: ['deplete'] })
    expect(rolled(match, 'attack')).toBe(2)
    expect(match.ships.me.tokens.deplete).toBeUndefined()
  })

  test('the defender modifies first, then the attacker [xw.g.attack-adice.6] [xw.g.attack-adice.1]', () => {
    const match = attackOn(
      { pilot: 'goldsquadronveteran' },
      { enemy: { tokens: ['focus'] }, dice: 'crit focus blank' },
    )
    expect(match.question).toBe('modify-attack-dice')
    expect(match.asked).toBe('player2')
  })
})

describe('Defense Dice', () => {
  test('as many as its agility [xw.g.attack-ddice.1] [xw.g.agility.1] [xw.a.anatomy-ship.12]', () => {
    expect(rolled(attackBy(X), 'defense')).toBe(2)
    expect(rolled(attackBy(X, { enemy: { pilot: TIE } }), 'defense')).toBe(3)
  })

  test('one more at range 3 [xw.g.range-bonus.2] [xw.g.attack-ddice.2]', () => {
    expect(rolled(attackBy(X, { distance: 320 }), 'defense')).toBe(3)
  })

  test('one more through an obstacle, and only one through two [xw.g.obstacle.22] [xw.g.obstructed.1] [xw.g.obstructed.3]', () => {
    const rock = (y: number, type: string) => ({ type, at: [457, y, 0] as const })
    const one = attackBy(X, { distance: 320, more: { things: [rock(420, 'coreasteroid0')] } })
    expect(rolled(one, 'defense')).toBe(4)
    const things = [rock(400, 'coreasteroid0'), rock(500, 'coreasteroid1')]
    expect(rolled(attackBy(X, { distance: 320, more: { things } }), 'defense')).toBe(4)
  })

  test('a ship in between has no effect [xw.g.obstructed.2]', () => {
    const friends = { friend: { pilot: X, at: [457, 418, 0] as const } }
    expect(rolled(attackBy(X, { distance: 235, friends }), 'defense')).toBe(2)
  })

  test('strained and tractored ships roll fewer; strain goes, tractor stays [xw.g.strain.1] [xw.g.strain.2] [xw.g.strain.4] [xw.g.tractor.8]', () => {
    const match = attackBy(X, { enemy: { tokens: ['strain', 'tractor'] } })
    expect(rolled(match, 'defense')).toBe(0)
    expect(match.ships.enemy.tokens.strain).toBeUndefined()
    expect(match.ships.enemy.tokens.tractor).toBe(1)
  })

  test('agility 0 and one fewer is 0 dice, and the strain token goes all the same [xw.g.agility.5] [xw.a.cardfaq.34] [xw.a.cardfaq.33]', () => {
    const match = attackBy(X, { enemy: { pilot: 'patrolleader', tokens: ['strain'] } })
    expect(rolled(match, 'defense')).toBe(0)
    expect(match.ships.enemy.tokens.strain).toBeUndefined()
  })

  test('a cloaked ship has 2 more agility [xw.g.cloak.3]', () => {
    const match = attackBy(X, { enemy: { pilot: 'sigmasquadronace', tokens: ['cloak'] } })
    expect(rolled(match, 'defense')).toBe(4)
  })
})

describe('Neutralize Results and Deal Damage', () => {
  test('evades cancel hits before crits [xw.g.attack-neutral.1] [xw.g.attack-neutral.2] [xw.g.attack-neutral.3] [xw.g.cancel.1]', () => {
    const decks = { player2: ['structuraldamage'] }
    const match = attackBy(X, { dice: 'hit crit blank / evade blank', more: { decks } })
    expect(match.ships.enemy.damage).toEqual(['structuraldamage'])
  })

  test('with a crit cancelled as well the attack misses [xw.g.attack-neutral.4] [xw.g.hit.1] [xw.g.miss.1] [xw.g.miss.2]', () => {
    const match = attackBy(X, { dice: 'hit crit blank / evade evade' })
    const told = (event: string) => match.match.log.find(({ what }) => what === event)
    expect(told('miss')?.rule).toBe('xw.g.miss.1')
    expect(told('attack')?.args?.obstructed).toBe('no')
    expect(match.ships.enemy.damage).toEqual([])
  })

  test('hits are suffered before crits, shields go first [xw.g.attack-damage.1] [xw.g.attack-damage.2] [xw.g.attack-damage.3] [xw.g.damage.6] [xw.g.damage.4] [xw.g.damage.5]', () => {
    const match = attackBy(X, {
      dice: 'crit hit blank / blank blank',
      enemy: { shields: 1 },
      more: { decks: { player2: ['structuraldamage'] } },
    })
    expect(match.ships.enemy.shields).toBe(0)
    expect(match.ships.enemy.damage).toEqual(['structuraldamage'])
  })

  test('reinforce adds an evade if more than one result is left [xw.g.reinforce.3] [xw.g.reinforce.5] [xw.g.reinforce.8]', () => {
    const enemy = { pilot: 'patrolleader', tokens: ['reinforce-fore'] as const, shields: 4 }
    expect(attackBy(X, { dice: 'hit hit hit', enemy }).ships.enemy.shields).toBe(2)
    const one = attackBy(X, { dice: 'hit blank blank', enemy })
    expect(one.ships.enemy.shields).toBe(3)
    expect(one.ships.enemy.tokens['reinforce-fore']).toBe(1)
  })

  test('the wrong side does not help; two tokens need three results [xw.g.reinforce.4] [xw.g.reinforce.6]', () => {
    const aft = { pilot: 'patrolleader', tokens: ['reinforce-aft'] as const, shields: 4 }
    expect(attackBy(X, { dice: 'hit hit hit', enemy: aft }).ships.enemy.shields).toBe(1)
    const two = { ...aft, tokens: ['reinforce-fore', 'reinforce-fore'] as const }
    expect(attackBy(X, { dice: 'hit hit hit', enemy: two }).ships.enemy.shields).toBe(3)
    expect(attackBy(X, { dice: 'hit hit blank', enemy: two }).ships.enemy.shields).toBe(3)
  })
})

describe('Modifying dice', () => {
  test('one focus token changes all focus results [xw.g.focus.2] [xw.g.focus.4] [xw.g.attack-adice.8]', () => {
    const match = attackBy({ pilot: X, tokens: ['focus'] }, { dice: 'focus focus blank / blank blank' })
    match.player1.choose({ do: 'focus' })
    expect(match.ships.enemy.damage).toHaveLength(2)
    expect(match.ships.me.tokens.focus).toBeUndefined()
  })

  test('without a focus result a focus token can’t be spent [xw.g.focus.6]', () => {
    const match = attackBy({ pilot: X, tokens: ['focus'] }, { dice: 'hit hit blank / blank blank' })
    expect(match.events).not.toContain('spend')
    expect(match.ships.enemy.damage).toHaveLength(2)
  })

  test('a calculate token changes one result, a Force charge one [xw.g.calculate.2] [xw.g.calculate.4] [xw.g.calculate.6] [xw.g.force.1]', () => {
    const calculating = attackBy(
      { pilot: X, tokens: ['calculate'] },
      { dice: 'focus focus blank / blank blank' },
    )
    calculating.player1.choose({ do: 'calculate' })
    expect(calculating.ships.enemy.damage).toHaveLength(1)
    const jedi = attackBy({ pilot: 'jediknight' }, { dice: 'focus focus / blank blank' })
    jedi.player1.choose({ do: 'force' })
    expect(jedi.ships.enemy.damage).toHaveLength(1)
    expect(jedi.ships.me.force).toBe(0)
  })

  test('a spent lock rerolls one or more dice, each once [xw.g.lock.6] [xw.g.lock.7] [xw.g.golden.4] [xw.g.attack-adice.9] [xw.g.dice-mod.4] [xw.g.dice-mod.7]', () => {
    const match = attackBy(
      { pilot: X, locks: ['enemy'] },
      { dice: 'blank blank hit / hit hit / blank blank' },
    )
    match.player1.choose({ do: 'lock' })
    match.player1.pick({ do: 'die', place: 0 }, { do: 'die', place: 1 })
    expect(match.ships.me.locks).toEqual([])
    expect(match.ships.enemy.damage).toHaveLength(3)
  })

  test('evade tokens change blanks or focus results, one each [xw.g.evade.2] [xw.g.evade.4] [xw.g.attack-ddice.9]', () => {
    const match = attackBy(X, { dice: 'hit hit blank / blank focus', enemy: { tokens: ['evade', 'evade'] } })
    match.player2.choose({ do: 'evade' })
    match.player2.choose({ do: 'blank' })
    match.player2.choose({ do: 'evade' })
    expect(match.ships.enemy.damage).toEqual([])
  })

  test('focus and Force in defence make evades [xw.g.focus.5] [xw.g.calculate.5] [xw.g.force.2]', () => {
    const focused = attackBy(X, { dice: 'hit hit blank / focus focus', enemy: { tokens: ['focus'] } })
    focused.player2.choose({ do: 'focus' })
    expect(focused.ships.enemy.damage).toEqual([])
    const jedi = attackBy(X, { dice: 'hit hit blank / focus focus blank', enemy: { pilot: 'jediknight' } })
    jedi.player2.choose({ do: 'force' })
    expect(jedi.ships.enemy.damage).toHaveLength(1)
  })

  test('only the rolling ship spends its own tokens [xw.g.ability.3] [xw.g.dice-mod.8]', () => {
    const match = attackBy(X, {
      dice: 'focus focus focus / blank blank',
      friends: { friend: { pilot: X, at: [400, 300, 0], tokens: ['focus'] } },
    })
    expect(match.ships.friend.tokens.focus).toBe(1)
    expect(match.ships.enemy.damage).toEqual([])
  })
})

describe('Simultaneous fire', () => {
  const duel = (me: string, enemy: string, dice: string) =>
    situation(
      {
        step: 'engagement',
        player1: { me: { pilot: me, at: [457, 300, 0] } },
        player2: {
          enemy: { pilot: enemy, at: [457, 500, 180], damage: ['facedown', 'facedown'] },
          other: { pilot: 'academypilot', at: [100, 800, 180] },
        },
      },
      { dice },
    )

  test('a ship of the same initiative still fires before it is removed [xw.g.simultaneous.1] [xw.g.destroyed.4] [xw.g.engagement.4] [xw.g.attack-misc.2] [xw.g.destroyed.6]', () => {
    const match = duel(TIE, TIE, 'hit hit / blank blank blank / hit hit / blank blank blank')
    match.player1.attack('enemy')
    expect(match.ships.enemy).toMatchObject({ destroyed: true, zone: 'play' })
    match.player2.choose({ do: 'ship', ship: 'enemy' })
    match.player2.attack('me')
    match.until('dials')
    expect(match.ships.me.damage.length).toBeGreaterThan(0)
    expect(match.ships.enemy.zone).toBe('removed')
  })

  test('one of a lower initiative does not [xw.g.simultaneous.2] [xw.g.engagement.2]', () => {
    const match = duel('redsquadronveteran', TIE, 'hit hit hit / blank blank blank')
    match.player1.attack('enemy')
    match.until('dials')
    expect(match.events.filter((what) => what === 'attack')).toHaveLength(1)
    expect(match.ships.enemy.zone).toBe('removed')
  })
})
