/** The 14 damage cards. Also the example of how tests of cards are written: see `play.ts`. */
import { describe, expect, test } from 'vitest'
import type { ShipGiven } from '../../position/given.ts'
import { situation } from '../play.ts'

/** Two X-wings 200 mm apart, nose to nose: range 2, no range bonus, 3 attack dice against 2 defense dice. */
const OWN: ShipGiven = { pilot: 'bluesquadronescort', at: [457, 300, 0], shields: 0 }
const ENEMY: ShipGiven = { pilot: 'bluesquadronescort', at: [457, 540, 180], shields: 0 }

/** The own ship is hit once by a crit, and the top card of its deck comes up. */
function dealtFaceup(card: string, more: Partial<ShipGiven> = {}) {
  const match = situation(
    {
      step: 'declare-target',
      active: 'enemy',
      player1: { own: { ...OWN, ...more } },
      player2: { enemy: ENEMY },
      decks: { player1: [card] },
    },
    { dice: 'crit blank blank / blank blank' },
  )
  match.player2.attack('own')
  return match
}

/** The own ship is about to perform its action, with this card faceup. */
function aboutToAct(card: string, dice = '') {
  return situation(
    {
      step: 'perform-action',
      active: 'own',
      player1: { own: { ...OWN, damage: [card] } },
      player2: { enemy: ENEMY },
    },
    { dice },
  )
}

/** The own ship flies, with this card faceup. */
function flying(card: string, dial: string, dice = '', more: Partial<ShipGiven> = {}) {
  return situation(
    { step: 'activation', player1: { own: { ...OWN, ...more, damage: [card], dial } } },
    { dice },
  )
}

describe('Panicked Pilot', () => {
  test('two stress tokens, and the card is turned facedown [xw.g.damage-cards.3]', () => {
    const match = dealtFaceup('panickedpilot')
    expect(match.ships.own.tokens).toEqual({ stress: 2 })
    expect(match.ships.own.damage).toEqual(['facedown'])
  })
})

describe('Blinded Pilot', () => {
  test('the attacker may spend Force, but neither focus nor lock', () => {
    const match = situation(
      {
        step: 'declare-target',
        active: 'own',
        unwritten: true,
        player1: {
          own: {
            ...OWN,
            pilot: 'lukeskywalker',
            damage: ['blindedpilot'],
            tokens: ['focus'],
            locks: ['enemy'],
          },
        },
        player2: { enemy: ENEMY },
      },
      { dice: 'focus focus blank' },
    )
    match.player1.attack('enemy')
    expect(match.player1.all('do')).toEqual(['done', 'force'])
  })

  test('it binds the ship: what other ships do to its dice is offered [xw.g.you.3] [card: emperorpalpatine]', () => {
    const match = situation(
      {
        step: 'declare-target',
        active: 'own',
        unwritten: true,
        player1: {
          own: { ...OWN, damage: ['blindedpilot'], tokens: ['focus'] },
          shuttle: { pilot: 'omicrongrouppilot', upgrades: ['emperorpalpatine'], at: [380, 200, 0] },
        },
        player2: { enemy: ENEMY },
      },
      { dice: 'focus focus blank' },
    )
    match.player1.attack('enemy')
    expect(match.player1.all('do')).toEqual(['card', 'done'])
    match.player1.choose({ card: 'emperorpalpatine' })
    expect(match.ships.shuttle.force).toBe(0)
  })

  test('but not what another ship lets it do itself: “that ship may reroll” [card: howlrunner]', () => {
    const match = situation(
      {
        step: 'declare-target',
        active: 'own',
        unwritten: true,
        player1: {
          own: { ...OWN, pilot: 'academypilot', damage: ['blindedpilot'] },
          howl: { pilot: 'howlrunner', at: [517, 300, 0] },
        },
        player2: { enemy: ENEMY },
      },
      { dice: 'focus blank' },
    )
    match.player1.attack('enemy')
    expect(match.player1.offers({ card: 'howlrunner' })).toBe(false)
  })

  test('the defender modifies as usual', () => {
    const match = situation(
      {
        step: 'declare-target',
        active: 'enemy',
        player1: { own: { ...OWN, damage: ['blindedpilot'], tokens: ['focus'] } },
        player2: { enemy: ENEMY },
      },
      { dice: 'hit blank blank / focus blank' },
    )
    match.player2.attack('own')
    match.player1.choose({ do: 'focus' })
    expect(match.ships.own.damage).toEqual(['blindedpilot'])
  })
})

describe('Wounded Pilot', () => {
  test.each([
    ['hit', { focus: 1, stress: 1 }],
    ['crit', { focus: 1, stress: 1 }],
    ['focus', { focus: 1 }],
    ['blank', { focus: 1 }],
  ])('after an action the die shows %s [xw.a.faq-damage.1]', (face, tokens) => {
    const match = aboutToAct('woundedpilot', face)
    match.player1.action('focus')
    expect(match.ships.own.tokens).toEqual(tokens)
  })

  test('its own action does not trigger it any more', () => {
    const match = aboutToAct('woundedpilot', 'hit')
    match.player1.cardAction('woundedpilot')
    expect(match.ships.own.tokens).toEqual({})
    expect(match.ships.own.damage).toEqual(['facedown'])
  })
})

describe('Stunned Pilot', () => {
  const rock = { type: 'coreasteroid0', at: [457, 400, 0] } as const

  test('a maneuver through an obstacle costs one more damage', () => {
    const match = situation(
      {
        step: 'activation',
        player1: {
          own: { ...OWN, pilot: 'bluesquadronescort', dial: '4 straight', damage: ['stunnedpilot'] },
        },
        things: [rock],
      },
      { dice: 'blank' },
    )
    expect(match.ships.own.damage).toEqual(['stunnedpilot', 'facedown', 'facedown'])
  })

  test('so does one that ends on an obstacle beside its way', () => {
    const match = situation(
      {
        step: 'activation',
        player1: { own: { ...OWN, dial: '4 straight', damage: ['stunnedpilot'] } },
        things: [{ type: 'coreasteroid0', at: [487, 515, 0] }],
      },
      { dice: 'blank' },
    )
    expect(match.ships.own.damage).toEqual(['stunnedpilot', 'facedown', 'facedown'])
  })

  test('it counts once the maneuver is over: after the effect of a bump [xw.g.overlap.6]', () => {
    const match = situation(
      {
        step: 'activation',
        player1: {
          own: { ...OWN, dial: '4 straight', damage: ['stunnedpilot'] },
          friend: { pilot: 'bluesquadronescort', at: [457, 500, 0], marks: ['activated'] },
        },
        things: [{ type: 'coreasteroid0', at: [457, 380, 0] }],
      },
      { dice: 'blank hit' },
    )
    const told = match.match.log.map(({ what, args }) =>
      what === 'ability'
        ? 'stunned'
        : what === 'bump' || (what === 'suffer' && args.kind === 'hit')
          ? what
          : '',
    )
    expect(told.filter((what) => what !== '')).toEqual(['suffer', 'bump', 'suffer', 'stunned', 'suffer'])
  })

  test('free space costs nothing', () => {
    const match = flying('stunnedpilot', '4 straight')
    expect(match.ships.own.damage).toEqual(['stunnedpilot'])
  })
})

describe('Console Fire', () => {
  test.each([
    ['hit', ['consolefire', 'facedown']],
    ['crit', ['consolefire']],
    ['blank', ['consolefire']],
  ])('before it engages the die shows %s', (face, damage) => {
    const match = situation(
      {
        step: 'engagement',
        player1: { own: { ...OWN, damage: ['consolefire'] } },
        player2: { enemy: ENEMY },
      },
      { dice: face },
    )
    expect(match.question).toBe('attack')
    expect(match.ships.own.damage).toEqual(damage)
  })
})

describe('Damaged Engine', () => {
  test('a white turn becomes red [xw.g.difficulty.6]', () => {
    expect(flying('damagedengine', '3 turn left').ships.own.tokens).toEqual({ stress: 1 })
  })

  test('a bank keeps its colour', () => {
    expect(flying('damagedengine', '3 bank left').ships.own.tokens).toEqual({})
  })
})

describe('Weapons Failure', () => {
  test('one attack die less [xw.g.attack-adice.2]', () => {
    const match = situation(
      {
        step: 'declare-target',
        active: 'own',
        player1: { own: { ...OWN, damage: ['weaponsfailure'], tokens: ['focus'] } },
        player2: { enemy: ENEMY },
      },
      { dice: 'focus hit' },
    )
    match.player1.attack('enemy')
    expect(match.attack?.attackDice).toEqual(['focus', 'hit'])
  })
})

describe('Hull Breach', () => {
  test('hits become crits [xw.g.replacement.1]', () => {
    const match = situation(
      {
        step: 'declare-target',
        active: 'enemy',
        player1: { own: { ...OWN, damage: ['hullbreach'] } },
        player2: { enemy: ENEMY },
        decks: { player1: ['weaponsfailure'] },
      },
      { dice: 'hit blank blank / blank blank' },
    )
    match.player2.attack('own')
    expect(match.ships.own.damage).toEqual(['hullbreach', 'weaponsfailure'])
  })
})

describe('Structural Damage', () => {
  test('one defense die less [xw.g.attack-ddice.2]', () => {
    const match = situation(
      {
        step: 'declare-target',
        active: 'enemy',
        player1: { own: { ...OWN, damage: ['structuraldamage'], tokens: ['focus'] } },
        player2: { enemy: ENEMY },
      },
      { dice: 'hit blank blank / focus' },
    )
    match.player2.attack('own')
    expect(match.attack?.defenseDice).toEqual(['focus'])
  })
})

describe('Damaged Sensor Array', () => {
  test('only the focus action and those of damage cards are left', () => {
    const match = aboutToAct('damagedsensorarray')
    expect(match.player1.all('action')).toEqual(['card', 'focus'])
    match.player1.cardAction('damagedsensorarray')
    expect(match.ships.own.damage).toEqual(['facedown'])
  })
})

describe('Loose Stabilizer', () => {
  test('a maneuver that is not straight: one damage, and it is repaired', () => {
    expect(flying('loosestabilizer', '2 bank right').ships.own.damage).toEqual(['facedown', 'facedown'])
  })

  test('a straight maneuver does nothing', () => {
    expect(flying('loosestabilizer', '2 straight').ships.own.damage).toEqual(['loosestabilizer'])
  })
})

describe('Disabled Power Regulator', () => {
  test('an ion token before it engages', () => {
    const match = situation({
      step: 'engagement',
      player1: { own: { ...OWN, damage: ['disabledpowerregulator'] } },
      player2: { enemy: ENEMY },
    })
    expect(match.ships.own.tokens).toEqual({ ion: 1 })
  })

  test('an ion maneuver repairs it [xw.g.ion.6]', () => {
    const match = flying('disabledpowerregulator', '3 turn left', '', { tokens: ['ion'] })
    expect(match.ships.own.executed).toBe('1 bank left')
    expect(match.ships.own.damage).toEqual(['facedown'])
  })
})

describe('Fuel Leak', () => {
  test('the next crit: one more hit, and it is repaired', () => {
    const match = dealtFaceup('weaponsfailure', { damage: ['fuelleak'] })
    expect(match.ships.own.damage).toEqual(['facedown', 'weaponsfailure', 'facedown'])
  })

  test('not by the crit with which it came', () => {
    expect(dealtFaceup('fuelleak').ships.own.damage).toEqual(['fuelleak'])
  })
})

describe('Direct Hit!', () => {
  test('one hit damage, then it is repaired', () => {
    expect(dealtFaceup('directhit').ships.own.damage).toEqual(['facedown', 'facedown'])
  })
})
