/** Crew members who assign conditions, look at dials or otherwise begin their work in set-up; and their conditions. */
import { describe, expect, test } from 'vitest'
import type { ThingGiven } from '../../../position/given.ts'
import { situation } from '../../play.ts'
import { attackBy, attackOn, BESIDE, FAR, facing, gained, setup } from '../facing.ts'

function xwing(crew: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [crew], ...more }
}

const enemies = { other: { pilot: 'academypilot', at: [600, 540, 180] as const } }

describe('Agent Kallus', () => {
  test('hunts an enemy ship [card: agentkallus] [xw.a.errata-upgrades.3]', () => {
    const match = setup(facing('perform-action', xwing('agentkallus'), { enemies }), 'setup-ends', [1])
    expect(match.ships.other.conditions).toEqual(['hunted'])
  })

  test('a focus result hits the hunted ship, no other [card: agentkallus]', () => {
    const dice = 'focus blank blank'
    expect(
      attackBy(xwing('agentkallus'), { dice, enemy: { conditions: [{ card: 'hunted', by: 'me' }] } }).offers({
        do: 'card',
      }),
    ).toBe(true)
    expect(attackBy(xwing('agentkallus'), { dice }).offers({ do: 'card' })).toBe(false)
  })

  test('another ship is hunted after it [card: agentkallus] [xw.g.condition.2]', () => {
    const match = attackBy(xwing('agentkallus'), {
      dice: 'hit hit hit / blank blank',
      enemies,
      enemy: { conditions: [{ card: 'hunted', by: 'me' }], damage: ['facedown', 'facedown', 'facedown'] },
    })
    match.until('attack')
    expect(match.ships.other.conditions).toEqual(['hunted'])
  })
})

describe('Cassian Andor', () => {
  const cassian = (bearing: string) => {
    const match = facing('system', xwing('cassianandor', { dial: '2 straight' }), {
      enemy: { dial: '3 straight' },
    })
    match.choose({ do: 'system' })
    match.player1.ship('enemy')
    match.choose({ do: 'maneuver', speed: 3, bearing })
    return match
  }

  test('a right guess lets him set his dial [card: cassianandor]', () => {
    const match = cassian('straight')
    expect(match.question).toBe('set-dial')
  })

  test('a wrong one only shows him the dial [card: cassianandor]', () => {
    const match = cassian('turn')
    expect(match.question).not.toBe('set-dial')
    expect(match.events).toContain('look-at-dial')
  })
})

describe('Commander Pyre', () => {
  test('stress for an enemy, rerolls against stressed ones [card: commanderpyre]', () => {
    const match = setup(facing('perform-action', xwing('commanderpyre'), { enemies }), 'setup-ends', [0])
    expect(match.ships.enemy.tokens.stress).toBe(2)
    const dice = 'hit blank blank / blank blank'
    expect(
      attackOn(xwing('commanderpyre'), { dice, enemy: { tokens: ['stress'] } }).offers({ do: 'card' }),
    ).toBe(true)
    expect(attackOn(xwing('commanderpyre'), { dice }).offers({ do: 'card' })).toBe(false)
  })
})

describe('Director Krennic', () => {
  const prototype = { ...BESIDE, conditions: [{ card: 'optimizedprototype', by: 'me' }] }
  const attack = (locks: readonly string[]) => {
    const match = facing('declare-target', xwing('directorkrennic', { locks }), {
      friends: { friend: prototype },
      enemy: { shields: 1 },
      dice: 'focus blank blank / evade blank',
      more: { active: 'friend' },
    })
    match.player1.attack('enemy')
    return match
  }

  test('gives another ship a prototype [card: directorkrennic]', () => {
    const match = setup(
      facing('perform-action', xwing('directorkrennic'), { friends: { friend: BESIDE } }),
      'forces-next',
    )
    expect(match.ships.friend.conditions).toEqual(['optimizedprototype'])
  })

  test('a result of it takes a shield of what he has locked [card: directorkrennic] [xw.a.errata-preview.12]', () => {
    const match = attack(['enemy'])
    match.choose({ do: 'card', card: 'optimizedprototype' })
    expect(match.ships.enemy.shields).toBe(0)
    expect(attack([]).offers({ do: 'card' })).toBe(false)
  })
})

describe('Informant', () => {
  const bugged = { conditions: [{ card: 'listeningdevice', by: 'me' }], dial: '3 straight' }
  test('bugs an enemy ship [card: informant]', () => {
    const match = setup(facing('perform-action', xwing('informant'), { enemies }), 'setup-ends', [1])
    expect(match.ships.other.conditions).toEqual(['listeningdevice'])
  })

  test('its dial is seen near the informant, but not revealed [card: informant] [xw.a.cardfaq.23] [xw.a.faq-activation.17]', () => {
    const match = facing('system', xwing('informant'), { enemy: bugged })
    expect(match.player1.view.ships[1].dial).toBeNull()
    match.player2.choose({ do: 'system' })
    expect(match.player1.view.ships[1].dial).not.toBeNull()
    expect(match.ships.enemy.executed).toBeNull()
    expect(facing('system', xwing('informant'), { distance: 560, enemy: bugged }).question).not.toBe('system')
  })
})

describe('Sabine Wren', () => {
  const bomb = {
    things: [
      {
        type: 'protonbomb',
        at: [457, 480, 0] as const,
        owner: 'player1' as const,
        by: 'me',
        kind: 'device' as const,
      },
    ],
  }
  const detonate = (type: string) => {
    const more = { things: [{ ...bomb.things[0], type }] }
    const me = xwing('sabinewren', { marks: ['activated'], at: [457, 60, 0] })
    const match = facing('activation', me, {
      enemy: { at: [457, 540, 180], marks: ['activated'], shields: 2 },
      more,
    })
    return match
  }

  test('a token for who suffers a friendly bomb; each once [card: sabinewren] [xw.a.faq-objects.15]', () => {
    const match = detonate('protonbomb')
    match.choose({ do: 'yes' })
    match.choose({ token: 'ion' })
    expect(match.ships.enemy.tokens.ion).toBe(1)
  })
})

describe('Supreme Leader Snoke', () => {
  test('turns dials beyond range 1 up, one for each Force [card: supremeleadersnoke]', () => {
    const match = facing('system', xwing('supremeleadersnoke'), {
      enemies: { near: { pilot: 'academypilot', at: [457, 400, 180] } },
    })
    match.choose({ do: 'system' })
    expect(match.player1.all('ship')).toEqual(['enemy'])
    match.player1.pick({ ship: 'enemy' })
    expect(match.events).toContain('dial-shown')
    expect(match.ships.me.force).toBe(0)
  })

  test('not without Force [card: supremeleadersnoke]', () => {
    expect(facing('system', xwing('supremeleadersnoke', { force: 0 })).question).not.toBe('system')
  })
})

describe('Tal Merrik', () => {
  const traitor = { conditions: [{ card: 'falsefriend', by: 'me' }], dial: '3 straight' }

  test('a false friend shows its dial near him [card: talmerrik]', () => {
    const match = setup(facing('perform-action', xwing('talmerrik'), { enemies }), 'forces-next', [0])
    expect(match.ships.enemy.conditions).toEqual(['falsefriend'])
    const near = facing('system', xwing('talmerrik'), { enemy: traitor })
    near.player2.choose({ do: 'system' })
    expect(near.events).toContain('dial-shown')
  })

  test('an action finds another one, if there is none [card: talmerrik]', () => {
    const match = facing('perform-action', xwing('talmerrik'))
    match.player1.cardAction('talmerrik')
    expect(match.ships.enemy.conditions).toEqual(['falsefriend'])
    expect(
      facing('perform-action', xwing('talmerrik'), { enemy: traitor }).offers({ card: 'talmerrik' }),
    ).toBe(false)
  })

  test('an action gets rid of it [card: talmerrik]', () => {
    const match = facing('perform-action', xwing('talmerrik'), { enemy: traitor, more: { active: 'enemy' } })
    match.player2.cardAction('falsefriend')
    expect(match.ships.enemy).toMatchObject({ conditions: [], tokens: { deplete: 1, stress: 1 } })
  })
})

describe('The Child', () => {
  test('is pursued by 2 enemy ships [card: thechild]', () => {
    const match = setup(facing('perform-action', xwing('thechild'), { enemies }), 'setup-ends')
    expect(match.ships.enemy.conditions).toEqual(['mercilesspursuit'])
    expect(match.ships.other.conditions).toEqual(['mercilesspursuit'])
  })

  test('damage brings Force back; who pursues it locks it [card: thechild]', () => {
    const match = attackOn(xwing('thechild', { force: 0 }), {
      dice: 'hit blank blank / blank blank',
      enemy: { conditions: [{ card: 'mercilesspursuit', by: 'me' }] },
    })
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.me.force).toBe(1)
    expect(match.ships.enemy.locks).toEqual(['me'])
  })

  test('the End Phase does not [card: thechild]', () => {
    expect(facing('end', xwing('thechild', { force: 0 }), { friends: { far: FAR } }).ships.me.force).toBe(0)
  })
})

describe('Boba Fett', () => {
  const asteroid = { type: 'coreasteroid2', at: [700, 700, 0] } as const
  const setUp = (enemy: readonly [number, number, number], things: readonly ThingGiven[] = [asteroid]) =>
    situation({
      step: 'forces',
      player1: { me: { pilot: 'bountyhunter', upgrades: ['bobafett'] } },
      player2: { enemy: { pilot: 'academypilot', at: enemy } },
      things,
    })

  test('placed last, beside an obstacle and far from enemies [card: bobafett]', () => {
    const match = setUp([100, 864, 180])
    expect(match.question).toBe('place-ship')
    expect(match.player1.tries([457_000, 60_000, 0])).toMatchObject({ refused: 'place-not-at-range' })
    expect(match.player1.tries([700_000, 700_000, 0])).toBeNull()
    expect(match.ships.me.at).toEqual([700, 700, 0])
    expect(match.question).toBe('dials')
  })

  test('not within range 3 of an enemy', () => {
    const two = [asteroid, { type: 'coreasteroid3', at: [200, 300, 0] } as const]
    const match = setUp([600, 864, 180], two)
    expect(match.player1.tries([700_000, 700_000, 0])).toMatchObject({ refused: 'place-too-near' })
  })

  test('at the own edge, if no such place is left [xw.a.faq-deploy.1]', () => {
    const match = setUp([600, 864, 180])
    expect(match.player1.tries([700_000, 700_000, 0])).toMatchObject({ refused: 'outside-deployment-zone' })
    match.player1.place(457, 60, 0)
    expect(match.ships.me.zone).toBe('play')
  })
})

describe('Crew members with conditions of their own', () => {
  test('Kylo Ren shows the dark side by an action [card: kyloren]', () => {
    const match = facing('perform-action', {
      pilot: 'commandermalarus-xiclasslightshuttle',
      upgrades: ['kyloren'],
    })
    match.player1.cardAction('kyloren')
    match.player1.choose({ card: 'blindedpilot' })
    expect(match.ships.enemy.conditions).toEqual(['illshowyouthedarkside'])
    expect(match.ships.me.force).toBe(0)
  })

  test('Zam Wesell as crew has the same secrets [card: zamwesell]', () => {
    const match = setup(facing('system', xwing('zamwesell')), 'forces-next')
    expect(match.ships.me.charges).toEqual({ zamwesell: 0 })
    match.player1.choose({ do: 'system', card: 'zamwesell' })
    match.player1.choose({ card: 'youshouldthankme' })
    expect(match.ships.me.conditions).toEqual(['youshouldthankme'])
  })

  test('Sabine Wren holds the darksaber, which takes points by a crit and goes to who destroys her [card: sabinewren-command]', () => {
    const crew = { pilot: 'bluesquadronescort', upgrades: ['sabinewren-command'] }
    expect(setup(facing('perform-action', crew), 'forces-next').ships.me.conditions).toEqual([
      'trialsofthedarksaber',
    ])
    const saber = { ...crew, conditions: [{ card: 'trialsofthedarksaber', by: 'me', note: 2 }] }
    const match = attackBy(saber, { dice: 'crit blank blank / blank blank', more: { score: [3, 5] } })
    match.player1.choose({ do: 'card', card: 'trialsofthedarksaber' })
    expect(match.picture.score).toEqual({ player1: 3, player2: 4 })
    expect(match.ships.enemy.damage).toEqual([])
    const even = attackBy(saber, { dice: 'crit blank blank / blank blank', more: { score: [5, 5] } })
    expect(even.offers({ do: 'card', card: 'trialsofthedarksaber' })).toBe(false)
    const lost = attackOn(
      { ...saber, shields: 0, damage: ['facedown', 'facedown', 'facedown'] },
      { dice: 'hit hit hit / blank blank', friends: { friend: FAR } },
    )
    lost.to('end')
    expect(lost.ships.enemy.conditions).toEqual(['trialsofthedarksaber'])
  })

  test('its points count when the match ends [card: sabinewren-command] [xw.g.mission-points.1]', () => {
    const match = facing(
      'end',
      { pilot: 'bluesquadronescort', conditions: [{ card: 'trialsofthedarksaber', by: 'me', note: 3 }] },
      { more: { score: [4, 6], round: 12, options: { rounds: 12 } } },
    )
    match.to('over')
    expect(match.picture.score).toEqual({ player1: 7, player2: 6 })
    expect(match.match.state.winner).toBe(0)
  })

  test('she coordinates one more ship [card: sabinewren-command]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'benthictwotubes', upgrades: ['sabinewren-command'] },
      {
        friends: {
          one: { pilot: 'bluesquadronescort', at: [457, 160, 0] },
          two: { pilot: 'bluesquadronescort', at: [600, 300, 0] },
        },
      },
    )
    match.player1.action('coordinate')
    match.player1.ship('one')
    match.player1.action('focus')
    match.player1.ship('two')
    match.player1.action('focus')
    expect(match.ships.one.tokens.focus).toBe(1)
    expect(match.ships.two.tokens.focus).toBe(1)
  })
})

describe('GA-97', () => {
  const transport = { pilot: 'logisticsdivisionpilot', upgrades: ['ga97'] }

  test('holds a friend back until its charges are there again [card: ga97] [xw.g.reserve.3]', () => {
    const match = situation({
      step: 'planning',
      player1: {
        me: { ...transport, at: [457, 300, 0], charges: { ga97: 5 } },
        held: { pilot: 'bluesquadronrookie', conditions: [{ card: 'itstheresistance', by: 'me' }] },
      },
      player2: { enemy: { pilot: 'academypilot', at: [457, 860, 180] } },
    })
    expect(match.question).toBe('place-ship')
    expect(() => match.player1.place(457, 880, 0)).toThrow()
    match.player1.place(60, 60, 0)
    expect(match.ships.held).toMatchObject({ zone: 'play', conditions: [] })
    expect(match.question).toBe('dials')
  })

  test('with a charge missing it waits [card: ga97]', () => {
    const match = situation({
      step: 'planning',
      player1: {
        me: { ...transport, at: [457, 300, 0], charges: { ga97: 4 } },
        held: { pilot: 'bluesquadronrookie', conditions: [{ card: 'itstheresistance', by: 'me' }] },
      },
      player2: { enemy: { pilot: 'academypilot', at: [457, 860, 180] } },
    })
    expect(match.question).toBe('dials')
    expect(match.ships.held.zone).toBe('reserve')
  })

  test('spends 3 to 5 charges for it in set-up; the ship is not placed then [card: ga97]', () => {
    const match = setup(
      facing('perform-action', transport, { friends: { friend: BESIDE } }),
      'forces-next',
      [0, 4],
    )
    expect(match.ships.friend.conditions).toEqual(['itstheresistance'])
    expect(match.ships.me.charges).toEqual({ ga97: 1 })
  })

  test('after its loss the friend comes disarmed [card: ga97]', () => {
    const match = attackOn(
      { ...transport, shields: 0, damage: ['facedown', 'facedown', 'facedown', 'facedown'] },
      {
        dice: 'hit hit hit / blank blank',
        friends: {
          held: { pilot: 'bluesquadronrookie', conditions: [{ card: 'itstheresistance', by: 'me' }] },
        },
      },
    )
    match.until('place-ship')
    match.player1.place(60, 60, 0)
    expect(match.ships.held).toMatchObject({ zone: 'play', conditions: [] })
    expect(gained(match, 'held')).toEqual(['disarm'])
  })
})

describe('Tobias Beckett', () => {
  test('moves an obstacle after forces are placed [card: tobiasbeckett]', () => {
    const match = situation({
      step: 'ready',
      player1: { me: { pilot: 'bluesquadronescort', upgrades: ['tobiasbeckett'], at: [100, 60, 0] } },
      player2: { enemy: { pilot: 'academypilot', at: [800, 860, 180] } },
      things: [
        { type: 'coreasteroid0', at: [300, 457, 0] },
        { type: 'coreasteroid2', at: [457, 457, 0] },
      ],
    })
    match.player1.choose({ do: 'obstacle' })
    expect(() => match.player1.place(480, 457, 0)).toThrow()
    match.player1.place(640, 300, 0)
    expect(Object.values(match.things).map(({ at }) => at.slice(0, 2))).toContainEqual([640, 300])
  })
})
