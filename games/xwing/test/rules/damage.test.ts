/** Damage, shields, hull, damage cards and destruction (rulebook: "Schaden", "Schadenskarten", "Schilde", "Zerstört"). */
import { type AskOne, optionsOf } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { DAMAGE_CARDS } from '../../facts/index.ts'
import { dealDamageCard, repairOne } from '../../rules/damage.ts'
import { attackBy, attackOn, facing, flight } from '../cards/facing.ts'
import { type Situation, situation } from '../play.ts'

const X = 'bluesquadronescort'
const TIE = 'academypilot'

/** An enemy shoots at `me`; one shield, four hull. */
function shot(dice: string, cards: readonly string[] = [], me: object = {}): Situation {
  return attackOn({ pilot: X, shields: 1, ...me }, { dice, more: { decks: { player1: cards } } })
}

describe('Suffering damage', () => {
  test('one at a time, hits before crits: shields first, then cards [xw.g.damage.2] [xw.g.damage.3] [xw.g.shield.1] [xw.g.shield.2]', () => {
    const match = shot('hit crit crit / blank blank', ['weaponsfailure', 'hullbreach'])
    expect(match.ships.me.shields).toBe(0)
    expect(match.ships.me.damage).toEqual(['weaponsfailure', 'hullbreach'])
    expect(match.events.filter((what) => what === 'suffer')).toHaveLength(3)
  })

  test('a hit is a facedown card, a crit a faceup one [xw.g.damage.2] [xw.g.damage.7] [xw.g.damage.8]', () => {
    const match = shot('hit hit crit / blank blank', ['fuelleak', 'weaponsfailure'])
    expect(match.ships.me.damage).toEqual(['facedown', 'weaponsfailure'])
  })

  test('a card that is dealt is no damage: shields do not help [xw.g.damage.9]', () => {
    const match = situation({
      step: 'activation',
      player1: { me: { pilot: X, at: [457, 300, 0], marks: ['activated'] } },
      player2: { enemy: { pilot: X, at: [800, 800, 180], marks: ['activated'] } },
      things: [{ type: 'concussionbomb', at: [457, 380, 0], owner: 'player2', by: 'enemy' }],
    })
    expect(match.question).toBe('concussion-bomb')
    expect(match.ships.me).toMatchObject({ shields: 2, damage: ['facedown'] })
    expect(match.events).not.toContain('suffer')
  })

  test('cards beyond the hull are dealt all the same [xw.g.damage.10] [xw.g.hull.2]', () => {
    const match = attackBy(X, {
      enemy: { pilot: TIE, damage: ['facedown', 'facedown'] },
      dice: 'hit hit hit / blank',
    })
    expect(match.ships.enemy.damage).toHaveLength(5)
  })
})

describe('Hull and shields', () => {
  test('as many cards as the hull destroy a ship, not one fewer [xw.g.hull.1] [xw.g.destroyed.1] [xw.a.anatomy-ship.15]', () => {
    const hit = (damage: number) =>
      attackBy(X, {
        enemy: { pilot: TIE, damage: Array<string>(damage).fill('facedown') },
        enemies: { wing: { pilot: X, at: [800, 800, 0] } },
        dice: 'hit blank blank / blank blank blank',
      })
    expect(hit(1).ships.enemy).toMatchObject({ hull: 1, destroyed: false })
    expect(hit(2).ships.enemy).toMatchObject({ hull: 0, destroyed: true })
  })

  test('the hull value stays as it is [xw.g.damage-cards.10] [xw.g.hull.2]', () => {
    const match = facing('perform-action', { pilot: X, damage: ['facedown', 'hullbreach'] })
    expect(match.ships.me.hull).toBe(2)
  })

  test('upgrades add shields to the ship’s own, even where it has none [xw.g.shield.3] [xw.g.shield.4] [xw.a.anatomy-ship.13]', () => {
    expect(facing('perform-action', X).ships.me.shields).toBe(2)
    expect(facing('perform-action', { pilot: X, upgrades: ['shieldupgrade'] }).ships.me.shields).toBe(3)
    expect(facing('perform-action', { pilot: TIE, upgrades: ['shieldupgrade'] }).ships.me.shields).toBe(1)
  })

  test('an upgrade’s cost in shields is paid from the ship [xw.g.shield.6]', () => {
    const match = facing('activation', { pilot: X, upgrades: ['inertialdampeners'], dial: '3 straight' })
    match.player1.yes()
    expect(match.ships.me.shields).toBe(1)
  })
})

describe('Damage cards', () => {
  test('from the own deck of the ship’s player [xw.g.damage-cards.1]', () => {
    const match = attackBy(X, {
      dice: 'crit blank blank / blank blank',
      more: { decks: { player1: ['directhit'], player2: ['weaponsfailure'] } },
    })
    expect(match.ships.enemy.damage).toEqual(['weaponsfailure'])
  })

  test('repairing a faceup card turns it facedown [xw.g.damage-cards.4]', () => {
    const match = facing('perform-action', { pilot: X, damage: ['weaponsfailure'] })
    match.player1.cardAction('weaponsfailure')
    expect(match.ships.me.damage).toEqual(['facedown'])
  })

  test('repairing a facedown one discards it, one of several at random [xw.g.damage-cards.5] [xw.g.damage-cards.7] [xw.g.damage-cards.8]', () => {
    const match = situation(
      {
        step: 'perform-action',
        active: 'me',
        player1: {
          me: {
            pilot: X,
            at: [457, 300, 0],
            upgrades: ['r5astromech'],
            damage: ['facedown hullbreach', 'facedown weaponsfailure'],
          },
        },
        player2: { enemy: { pilot: X, at: [800, 800, 180] } },
      },
      { script: { cards: [1] } },
    )
    match.player1.cardAction('r5astromech')
    expect(match.ships.me.damage).toEqual(['facedown'])
    const { discard } = match.match.state.decks[0]
    expect(discard).toHaveLength(1)
    expect(match.match.state.ships[0].damage[0].card).not.toBe(discard[0])
  })

  test('faceup or facedown, where nothing is said [xw.g.damage-cards.9]', () => {
    const match = facing('perform-action', { pilot: X, damage: ['facedown', 'weaponsfailure'] })
    const flow = repairOne(match.table, 0)
    const offered = optionsOf(flow.next().value as AskOne)
    expect(offered.map((option) => option.do)).toEqual(['repair', 'repair-facedown'])
  })

  test('exposing deals nothing: what waits for damage stays quiet [xw.g.damage-cards.6]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'jarekyeager', damage: ['facedown weaponsfailure', 'fuelleak'], executed: '2 straight' },
      { distance: 500 },
    )
    match.player1.action('slam')
    match.choose({ do: 'maneuver', bearing: 'straight' })
    match.player1.yes()
    expect(match.ships.me.damage).toEqual(['weaponsfailure', 'fuelleak'])
    expect(match.events).not.toContain('suffer')
    expect(match.events).not.toContain('damage-card')
  })

  test('nobody sees what a facedown card says [xw.g.damage-cards.11]', () => {
    const match = facing('perform-action', { pilot: X, damage: ['facedown hullbreach', 'weaponsfailure'] })
    for (const { view } of [match.player1, match.player2]) {
      const cards = view.ships[0].damage
      expect(cards).toHaveLength(2)
      expect(JSON.stringify(cards[0])).not.toBe(JSON.stringify(cards[1]))
      expect(JSON.stringify(cards[0])).not.toContain('hullbreach')
    }
  })

  test('33 cards of 14 kinds [xw.g.damage-cards.14]', () => {
    expect(DAMAGE_CARDS).toHaveLength(14)
    expect(DAMAGE_CARDS.reduce((sum, { count }) => sum + count, 0)).toBe(33)
  })

  test('an empty deck is made anew from the cards of destroyed ships [xw.g.damage-cards.12] [xw.g.damage-cards.2]', () => {
    const match = facing(
      'perform-action',
      { pilot: X, shields: 0 },
      { friends: { wreck: { pilot: X, at: [800, 100, 0], damage: ['hullbreach', 'hullbreach'] } } },
    )
    const s = match.match.state
    s.ships[1].zone = 'removed'
    s.decks[0].draw = []
    s.decks[0].discard = []
    expect(s.ships[1].damage).toHaveLength(2)
    dealDamageCard(match.table, 0, true).next()
    expect(match.ships.me.damage).toEqual(['hullbreach'])
    expect(match.ships.wreck.damage).toEqual([])
  })

  test('if that is not enough, facedown cards are noted and shuffled [xw.g.damage-cards.13]', () => {
    const match = facing('perform-action', { pilot: X, shields: 0, damage: ['facedown hullbreach'] })
    const s = match.match.state
    s.decks[0].draw = []
    s.decks[0].discard = []
    dealDamageCard(match.table, 0, true).next()
    expect(match.ships.me.damage).toEqual(['facedown', 'hullbreach'])
  })
})

describe('Destroyed', () => {
  const dying = { pilot: X, shields: 0, damage: ['facedown', 'facedown', 'facedown'] } as const
  const rock = { things: [{ type: 'coreasteroid0', at: [457, 380, 0] }] } as const

  test('outside the Engagement Phase it is removed at once [xw.g.destroyed.3]', () => {
    const match = flight(dying, '3 straight', {
      friends: { wing: { pilot: 'wedgeantilles', at: [100, 100, 0] } },
      dice: 'blank',
      more: { ...rock, decks: { player1: ['weaponsfailure'] } },
    })
    expect(match.ships.me.zone).toBe('removed')
    expect(match.ships.wing.zone).toBe('play')
  })

  test('its tokens and locks are gone; a ship in reserve is not removed [xw.g.removed.2] [xw.g.removed.5]', () => {
    const match = flight({ ...dying, tokens: ['focus'], locks: ['enemy'] }, '3 straight', {
      friends: {
        ghost: { pilot: 'herasyndulla-vcx100lightfreighter', upgrades: ['ghost'], at: [100, 100, 0] },
        phantom: { pilot: 'sabinewren', docked: 'ghost' },
      },
      dice: 'blank',
      more: { ...rock, decks: { player1: ['weaponsfailure'] } },
    })
    expect(match.ships.me).toMatchObject({ zone: 'removed', tokens: {}, locks: [] })
    expect(match.ships.phantom.zone).toBe('reserve')
  })
})
