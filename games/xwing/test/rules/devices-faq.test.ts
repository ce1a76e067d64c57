/** Objects in the questions and answers of the appendix (xw.a.faq-objects), and what no other test of devices shows. */
import { describe, expect, test } from 'vitest'
import type { Given, ShipGiven, ThingGiven } from '../../position/given.ts'
import { forEachListed } from '../../rules/ability-queue.ts'
import { allCards } from '../../rules/cards.ts'
import { sayIn } from '../../rules/in-the-box.ts'
import { isInArc } from '../../rules/range.ts'
import { THING } from '../../state.ts'
import { type Situation, situation } from '../play.ts'

const FAR: ShipGiven = { pilot: 'academypilot', at: [100, 850, 90], marks: ['activated'] }

function flies(ship: ShipGiven, thing: ThingGiven, dice = '', more: Partial<Given> = {}): Situation {
  return situation(
    {
      step: 'maneuver',
      active: 'own',
      player1: { own: ship },
      player2: { enemy: FAR },
      things: [thing],
      ...more,
    },
    { dice },
  )
}

const NOTHING_HITS = { dice: 'blank '.repeat(10) }

function diceRolled(match: Situation): unknown[] {
  return match.match.log.filter(({ what }) => what === 'roll-dice').map(({ args }) => args.count)
}

describe('ignoring obstacles', () => {
  /** A YT-2400: large base. */
  const DASH: ShipGiven = { pilot: 'dashrendar', at: [457, 300, 0], dial: '3 straight' }
  const ASTEROID: ThingGiven = { type: 'coreasteroid0', at: [457, 400, 0] }

  test('no effect when flying through one, and the action stays [xw.a.faq-objects.1] [xw.a.faq-objects.2]', () => {
    const match = flies(DASH, ASTEROID)
    expect(match.events).not.toContain('suffer')
    expect(match.question).toBe('action')
  })

  test('it is still there: Stunned Pilot sees it [xw.a.faq-objects.4]', () => {
    const match = flies({ ...DASH, damage: ['stunnedpilot'] }, ASTEROID)
    expect(match.events.filter((what) => what === 'suffer')).toHaveLength(1)
  })

  /** Dash lies on the asteroid and ignores it in this phase; a TIE 170 mm ahead of its base. */
  function duel(active: 'dash' | 'tie', upgrades: string[] = []): Situation {
    const match = situation(
      {
        step: 'declare-target',
        active,
        player1: { dash: { pilot: 'dashrendar-swz103-rebelalliance', at: [457, 300, 0], upgrades } },
        player2: { tie: { pilot: 'academypilot', at: [457, 530, 180] } },
        things: [{ type: 'coreasteroid0', at: [457, 350, 0] }],
        unwritten: true,
      },
      NOTHING_HITS,
    )
    match.choose({ do: 'attack' })
    match.until('dials')
    return match
  }

  test('the defender gets no die for an obstacle that the attacker ignores [xw.a.faq-objects.3]', () => {
    const [, defense] = diceRolled(duel('dash'))
    expect(defense).toBe(3)
  })

  test('the attack is obstructed all the same [xw.a.faq-objects.5]', () => {
    const [usual] = diceRolled(duel('dash'))
    const [trick] = diceRolled(duel('dash', ['trickshot']))
    expect(trick).toBe(Number(usual) + 1)
  })

  test('against him an ordinary attacker ignores nothing [xw.a.faq-objects.6]', () => {
    const [, defense] = diceRolled(duel('tie'))
    // Agility 2, and one for the asteroid.
    expect(defense).toBe(3)
  })
})

describe('blazes', () => {
  const XWING: ShipGiven = { pilot: 'bluesquadronescort', at: [457, 300, 0], dial: '3 straight' }
  const BLAZE: ThingGiven = { type: 'blaze', at: [457, 380, 0], fuses: 1 }

  test.each([
    ['hit', { shields: 1 }],
    ['crit', { shields: 1 }],
    ['focus', { shields: 2, tokens: { stress: 1 } }],
    ['blank', { shields: 2, tokens: {} }],
  ])('a ship that moves through rolls %s [xw.g.blaze.4] [xw.g.blaze.5] [xw.g.obstacle.5]', (face, after) => {
    const match = flies(XWING, BLAZE, face)
    expect(match.ships.own).toMatchObject(after)
  })

  test('and has no action, even if it only moved through [xw.g.blaze.6]', () => {
    const match = flies(XWING, BLAZE, 'blank')
    expect(match.question).not.toBe('action')
  })

  test('it obstructs attacks [xw.g.blaze.8]', () => {
    const match = situation(
      {
        step: 'declare-target',
        active: 'own',
        player1: { own: XWING },
        player2: { enemy: { ...FAR, at: [457, 520, 180] } },
        things: [BLAZE],
      },
      NOTHING_HITS,
    )
    match.player1.attack('enemy', { obstructed: 'yes' })
    match.until('dials')
    expect(diceRolled(match)[1]).toBe(4)
  })
})

describe('devices of other cards', () => {
  test('“drop 1 device” pays the charge of its card and uses its template [xw.g.device.20]', () => {
    const match = situation({
      step: 'maneuver',
      active: 'bomber',
      player1: {
        bomber: {
          pilot: 'deathfire-swz98',
          at: [457, 300, 0],
          dial: '3 straight',
          upgrades: ['protonbombs'],
        },
      },
      player2: { enemy: FAR },
      unwritten: true,
    })
    match.until('use-ability')
    match.player1.yes()
    match.until('place-device')
    match.player1.choose({ do: 'place-device' })
    expect(match.things.protonbomb.inPlay).toBe(true)
    expect(match.ships.bomber.charges.protonbombs).toBe(1)
  })

  test('what triggers on a drop is resolved before the second detonator [xw.a.cardfaq.100]', () => {
    const match = situation({
      step: 'system',
      player1: { rain: { pilot: 'deathrain', at: [457, 400, 0], upgrades: ['thermaldetonators'] } },
      player2: { enemy: FAR },
      unwritten: true,
    })
    match.player1.choose({ do: 'system' })
    match.player1.choose({ template: 'straight 1' })
    expect(match.question).toBe('action')
    match.player1.action('focus')
    expect(match.question).toBe('place-device')
  })
})

describe('remotes', () => {
  const remote = (type: string): Situation =>
    situation({
      step: 'declare-target',
      active: 'own',
      player1: { own: { pilot: 'bluesquadronescort', at: [457, 300, 0] } },
      player2: { enemy: FAR },
      things: [{ type, at: [457, 440, 180], owner: 'player2', by: 'enemy' }],
    })

  test('without arcs nobody is inside or outside of one [xw.g.remote-attack.6] [xw.a.faq-objects.12]', () => {
    const s = remote('drk1probedroid').match.state
    expect(isInArc(s, THING, 'front', 0)).toBe(false)
  })

  test('a printed arc reaches to range 3 [xw.g.remote-attack.4]', () => {
    const s = remote('trackingtorpedoes').match.state
    expect(isInArc(s, THING, 'front', 0)).toBe(true)
    expect(isInArc(s, THING, 'front', 1)).toBe(false)
  })

  test('a mine does nothing to a remote [xw.g.remote-use.7]', () => {
    const match = situation({
      step: 'system',
      player1: { own: { pilot: 'bluesquadronescort', at: [457, 300, 0] } },
      player2: { enemy: FAR },
      things: [
        { type: 'drk1probedroid', at: [457, 600, 0], owner: 'player1', by: 'own' },
        { type: 'connernet', at: [457, 700, 0], owner: 'player2', by: 'enemy' },
      ],
    })
    match.player1.choose({ template: 'straight 2', guides: 0 })
    expect(match.things.connernet.inPlay).toBe(true)
    expect(match.things.drk1probedroid.damage).toBe(0)
  })
})

describe('reserve', () => {
  test('abilities of docked ships count only if they say so [xw.g.reserve.5]', () => {
    const { state } = situation({
      step: 'planning',
      player1: {
        ghost: { pilot: 'lothalrebel', at: [457, 400, 0], upgrades: ['ghost'] },
        shuttle: { pilot: 'zeborrelios', docked: 'ghost' },
      },
      player2: { enemy: FAR },
      unwritten: true,
    }).match
    const live: number[] = []
    const all = sayIn(state, allCards())
    if (all === null) throw new Error('there are cards in every match')
    forEachListed(state, all, (_card, ship, _slot, card) => {
      if (ship.id === 1) live.push(card)
    })
    const [pilot, lockedAndLoaded] = state.ships[1].cards
    expect(live).not.toContain(pilot)
    expect(live).toContain(lockedAndLoaded)
  })
})
