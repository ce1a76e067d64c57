import { logFor, SPECTATOR } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { deckbuilding, suggestedBases } from '../../index.ts'
import { newMatch, type Picture, situation } from '../play.ts'

const wholeGalaxy = { variant: 'whole-galaxy' }
const secretBases = { variant: 'secret-bases' }
const fourOfNine = [0, 1, 2, 3]

/** Everything but the base decks. */
function besidesBases({ empire, rebel, ...shared }: Picture): unknown {
  return [shared, ...[empire, rebel].map((side) => ({ ...side, baseDeck: [] }))]
}

test('the introductory game leaves 5 bases a faction in the box, the variants have a use for all 10 [db.variants.1]', () => {
  expect(newMatch().match.state.sides.map((side) => side.box.length)).toEqual([5, 5])
  const { sides } = newMatch(wholeGalaxy).match.state
  expect(sides.map((side) => 1 + side.baseDeck.length)).toEqual([10, 10])
  expect(newMatch(secretBases).empire.offered).toHaveLength(9)
})

test('the whole galaxy changes the base decks and nothing else: all 10, the starting base in play [db.whole-galaxy.1] [db.whole-galaxy.2]', () => {
  const whole = newMatch(wholeGalaxy, 'same seed').picture
  const introductory = newMatch({}, 'same seed').picture
  expect(besidesBases(whole)).toEqual(besidesBases(introductory))
  expect([whole.empire.base, whole.empire.baseDeck.length]).toEqual(['Lothal', 9])
  expect([whole.rebel.base, whole.rebel.baseDeck.length]).toEqual(['Dantooine', 9])
})

test('when the starting base falls, 9 are offered [db.whole-galaxy.3]', () => {
  const match = situation({
    options: wholeGalaxy,
    step: 'turn-start',
    active: 'rebel',
    empire: { victory: ['Dantooine'] },
    rebel: { base: null },
  })
  expect(match.rebel.cards('pick')).toHaveLength(9)
})

test('the variants suggest 4 bases to win, the introductory game 3 [db.whole-galaxy.4] [db.secret.5]', () => {
  expect(suggestedBases('introductory')).toBe(3)
  for (const options of [wholeGalaxy, secretBases])
    expect(deckbuilding.readOptions(options)).toMatchObject({ bases: 4 })
})

function picked(seed: string) {
  const match = newMatch(secretBases, seed)
  match.empire.answer(fourOfNine)
  match.rebel.answer([2, 4, 6, 8])
  return match
}

test('secret bases: the picking comes before anything is dealt, the rest of the set-up is the usual one [db.secret.1]', () => {
  const before = newMatch(secretBases, 'same seed').picture
  expect([before.row, before.empire.hand, before.rebel.hand]).toEqual([Array(6).fill(null), [], []])
  const after = picked('same seed').picture
  expect(besidesBases(after)).toEqual(besidesBases(newMatch({}, 'same seed').picture))
})

test('each picks exactly 4 of the other 9, at the same time [db.secret.2]', () => {
  const match = newMatch(secretBases)
  expect(match.match.asks.map((ask) => ask.seat)).toEqual([0, 1])
  expect(match.empire.cards('pick')).toEqual([
    'Corellia',
    'Coruscant',
    'Death Star',
    'Endor',
    'Kafrene',
    'Kessel',
    'Mustafar',
    'Ord Mantell',
    'Rodia',
  ])
  // Whichever is picked first, it is the same choice.
  expect(match.empire.tries([3, 2, 1, 0])).toMatchObject({ refused: 'not-ascending' })
  expect(match.empire.tries([0, 1, 2])).toMatchObject({ refused: 'wrong-count' })
  expect(match.empire.tries([0, 1, 2, 3, 4])).toMatchObject({ refused: 'wrong-count' })
  match.rebel.pickCards('Hoth', 'Sullust', 'Tatooine', 'Yavin 4')
  match.empire.pickCards('Rodia', 'Endor', 'Kessel', 'Mustafar')
  expect(match.picture.empire).toMatchObject({
    base: 'Lothal',
    baseDeck: ['Endor', 'Kessel', 'Mustafar', 'Rodia'],
  })
  expect(match.picture.rebel).toMatchObject({
    base: 'Dantooine',
    baseDeck: ['Hoth', 'Sullust', 'Tatooine', 'Yavin 4'],
  })
})

test('nobody but the owner sees what was picked or what went back to the box, until it is revealed [db.secret.3] [db.secret.4]', () => {
  const match = picked('secret')
  for (const viewer of [0, SPECTATOR]) {
    const rebels = match.match.view(viewer).sides[1]
    expect([rebels.baseDeckCount, rebels.baseDeck, rebels.box]).toEqual([4, null, null])
  }
  expect(match.rebel.view.sides[1].baseDeck).toHaveLength(4)
  const told = match.match.log
    .filter(({ what }) => what === 'pick-bases')
    .map((entry) => logFor(entry, 0).args)
  expect(told).toEqual([{ seat: 0, cards: expect.any(Array) }, { seat: 1 }])
})

test('a secret base is offered to its owner and known to both once revealed [db.secret.4]', () => {
  const match = situation({
    options: secretBases,
    step: 'turn-start',
    active: 'rebel',
    empire: { victory: ['Dantooine'] },
    rebel: { base: null, baseDeck: ['Hoth', 'Bespin', 'Jedha'] },
  })
  expect(match.rebel.cards('pick')).toEqual(['Bespin', 'Hoth', 'Jedha'])
  match.rebel.pickCard('Bespin')
  expect(match.empire.view.sides[1].base?.card).toBe(match.match.state.sides[1].base)
  expect(match.empire.view.sides[1].baseDeck).toBeNull()
})
