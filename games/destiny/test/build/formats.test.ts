import { expect, test } from 'vitest'
import { DEFAULT_FORMAT, FORMATS, findFormat, formatOf, isInFormat } from '../../build/index.ts'
import { cardFacts, findCard, findSet } from '../../facts/index.ts'
import { deckWith, refusals, team } from './decks.ts'

test('the default is Standard of 2018-12-11, the time of reference 1.9', () => {
  expect(DEFAULT_FORMAT).toMatchObject({ id: 'standard-2018-12-11', kind: 'standard', size: 30 })
  expect(DEFAULT_FORMAT.sets).toEqual(['AW', 'SoR', 'EaW', 'TPG', 'LEG', 'RIV', 'WotF', 'AtG'])
  expect(Object.keys(DEFAULT_FORMAT.points)).toHaveLength(7)
})

test('every set and card that a format names exists', () => {
  expect(new Set(FORMATS.map(({ id }) => id)).size).toBe(FORMATS.length)
  for (const { id, sets, points, restricted } of FORMATS) {
    for (const set of sets) expect(findSet(set), `${id}: ${set}`).toBeDefined()
    for (const card of Object.keys(points)) expect(findCard(card)?.type, `${id}: ${card}`).toBe('character')
    for (const card of restricted) expect(findCard(card), `${id}: ${card}`).toBeDefined()
  }
})

test('a card may be used if any of its printings is in the format', () => {
  const trilogy = formatOf('trilogy-2018-12-11')
  expect(isInFormat(cardFacts('01074'), trilogy)).toBe(true)
  expect(isInFormat(cardFacts('01073'), trilogy)).toBe(false)
  expect(isInFormat(cardFacts('04015'), trilogy)).toBe(true)
})

test('a card of a set outside the format is refused', () => {
  expect(refusals(deckWith(team('01001'), {}), { format: formatOf('trilogy-2018-12-11') })).toContain(
    'deck-not-in-format sd.customization.1',
  )
})

test('one title of the restricted list, not two', () => {
  const format = 'infinite-2019-07-08'
  expect(refusals(deckWith(team('01028', '01047'), { '01110': 2 }, { format }))).toEqual([])
  expect(refusals(deckWith(team('01028', '01047'), { '01110': 2, '01129': 1 }, { format }))).toEqual([
    'deck-restricted sd.customization.1',
  ])
})

test('a format that does not exist is said, and the deck is measured by the default', () => {
  expect(findFormat('modern')).toBeUndefined()
  expect(refusals(deckWith(team('01011'), {}, { format: 'modern' }))).toEqual([
    'deck-unknown-format sd.customization.1',
  ])
})
