import { SPECTATOR } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { designOfCard, NO_CARD } from '../../index.ts'
import { forceIsFullyWith, forceIsWith } from '../../rules/force.ts'
import { newMatch, situation } from '../play.ts'

/** How often each name occurs. */
function counted(names: readonly string[]): { [name: string]: number } {
  const counts: { [name: string]: number } = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

test('the introductory base decks are five listed bases, the starting base among them [db.setup.2] [db.setup.3] [db.setup.4]', () => {
  const { empire, rebel } = newMatch().picture
  expect([rebel.base, ...rebel.baseDeck].sort()).toEqual([
    'Dantooine',
    'Hoth',
    'Mon Cala',
    'Sullust',
    'Yavin 4',
  ])
  expect([empire.base, ...empire.baseDeck].sort()).toEqual([
    'Corellia',
    'Coruscant',
    'Death Star',
    'Endor',
    'Lothal',
  ])
})

test('the other bases stay in the box: Tatooine can’t be chosen as a new base [db.setup.5]', () => {
  const match = situation({ active: 'rebel', step: 'turn-start', rebel: { base: null } })
  expect(match.question).toBe('choose-base')
  expect(match.rebel.cards('pick')).not.toContain('Tatooine')
  expect(match.empire.view.sides[1].box?.map((card) => designOfCard(card).name.en)).toContain('Tatooine')
})

test('play begins on Dantooine and Lothal, face up, one base each [db.setup.6] [db.setup.7] [db.setup.8]', () => {
  const match = newMatch()
  expect(match.picture.rebel.base).toBe('Dantooine')
  expect(match.picture.empire.base).toBe('Lothal')
  for (const view of [match.empire.view, match.rebel.view, match.match.view(SPECTATOR)])
    expect(view.sides.map((side) => designOfCard(side.base?.card ?? NO_CARD).id)).toEqual([
      'lothal',
      'dantooine',
    ])
})

test('of a base deck the opponent sees the base on top; the order below is nobody’s knowledge [db.setup.9]', () => {
  const there = newMatch({}, 'one seed').rebel.view.sides[0]
  const here = newMatch({}, 'another seed').rebel.view.sides[0]
  expect(there.baseDeckCount).toBe(4)
  // The list of what can still come is fixed in this game; it is in id order and tells nothing of a stack.
  expect(there.baseDeck).toEqual(here.baseDeck)
  expect(newMatch({ variant: 'secret-bases' }).rebel.view.sides[0].baseDeck).toBeNull()
})

test('a player’s ten cards are the starter cards of the faction, 7, 2 and 1 [db.setup.10] [db.setup.11] [db.setup.12] [db.basics.1]', () => {
  const { empire, rebel } = newMatch().picture
  expect(counted([...rebel.hand, ...rebel.deck])).toEqual({
    'Alliance Shuttle': 7,
    'Rebel Trooper': 2,
    'Temple Guardian': 1,
  })
  expect(counted([...empire.hand, ...empire.deck])).toEqual({
    'Imperial Shuttle': 7,
    Stormtrooper: 2,
    Inquisitor: 1,
  })
})

test('decks are shuffled and lie face down [db.setup.13]', () => {
  const orders = ['a', 'b', 'c', 'd'].map((seed) => newMatch({}, seed).match.state.sides[0].deck.join())
  expect(new Set(orders).size).toBeGreaterThan(1)
  const match = newMatch()
  for (const view of [match.empire.view, match.rebel.view])
    expect(view.sides.map((side) => [side.deckCount, side.deckKnown])).toEqual([
      [5, []],
      [5, []],
    ])
})

test('90 galaxy cards are shuffled, 6 of them laid out face up, 84 left face down [db.setup.14] [db.setup.15] [db.setup.17]', () => {
  const match = newMatch({}, 'a')
  const { row, galaxyDeck } = match.match.state
  expect([...row, ...galaxyDeck].every((card) => designOfCard(card).home === 'galaxy')).toBe(true)
  expect([row.length, galaxyDeck.length]).toEqual([6, 84])
  expect(galaxyDeck).not.toEqual(newMatch({}, 'b').match.state.galaxyDeck)
  for (const view of [match.empire.view, match.rebel.view]) {
    expect(view.row).toEqual(row)
    expect([view.galaxyDeckCount, view.galaxyDeckKnown]).toEqual([84, []])
  }
})

test('a row card tells both whose it is, and its attacker the target value and reward [db.setup.16]', () => {
  const match = situation({ row: ['X-Wing', 'AT-ST', 'Lobot'], empire: { units: ['Stormtrooper'] } })
  const seen = match.empire.view.row.filter((card) => card !== NO_CARD).map(designOfCard)
  expect(match.rebel.view.row).toEqual(match.empire.view.row)
  expect(seen.map((design) => design.faction)).toEqual(['rebel', 'empire', 'neutral'])
  expect(seen[0]).toMatchObject({ target: 3, reward: { resources: 3 } })
  expect(match.empire.offers({ do: 'commit', target: 'X-Wing' })).toBe(true)
  expect(match.empire.offers({ do: 'commit', target: 'AT-ST' })).toBe(false)
})

test('10 face-up Outer Rim Pilots form a pile of their own [db.setup.18]', () => {
  const match = newMatch()
  for (const view of [match.empire.view, match.rebel.view])
    expect(view.pilots.map((card) => designOfCard(card).id)).toEqual(Array(10).fill('outer-rim-pilot'))
})

test('all counters begin in the supply: empty pools, nothing damaged [db.setup.19]', () => {
  const { state } = newMatch().match
  expect(state.sides.map((side) => side.resources)).toEqual([0, 0])
  expect(state.damage.every((damage) => damage === 0)).toBe(true)
})

test('the marker begins on the last space of the light side, which is the Rebels’ [db.setup.20] [db.setup.21]', () => {
  const { state } = newMatch().match
  expect(state.force).toBe(6)
  expect([forceIsWith(state, 0), forceIsWith(state, 1)]).toEqual([false, true])
  expect(forceIsFullyWith(state, 1)).toBe(true)
})

test('each draws an opening hand of 5 [db.setup.22]', () => {
  const { empire, rebel } = newMatch().picture
  expect([empire.hand.length, empire.deck.length]).toEqual([5, 5])
  expect([rebel.hand.length, rebel.deck.length]).toEqual([5, 5])
})

test('a hand is its owner’s to see [db.setup.22]', () => {
  const match = newMatch()
  const [mine, theirs] = match.empire.view.sides
  expect([mine.handCount, mine.hand.length]).toEqual([5, 5])
  expect([theirs.handCount, theirs.hand]).toEqual([5, []])
  expect(match.match.view(SPECTATOR).sides.map((side) => side.hand)).toEqual([[], []])
})
