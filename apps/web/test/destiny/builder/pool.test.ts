import { isImplemented } from '@dejarik/destiny'
import { findReadyDeck } from '@dejarik/destiny/build'
import { CARDS, cardFacts } from '@dejarik/destiny/facts'
import { describe, expect, test } from 'vitest'
import { addCard, EMPTY_DECK } from '../../../src/games/destiny/builder/edit.ts'
import {
  type Filter,
  filtersOn,
  isFiltered,
  NO_FILTER,
  poolOf,
} from '../../../src/games/destiny/builder/pool/filter.ts'

const ALL: Filter = { ...NO_FILTER, playable: false, fitting: false }
const find = (some: Partial<Filter>, deck = EMPTY_DECK) => poolOf(deck, { ...ALL, ...some }, 'de')
const villains = findReadyDeck('phasmas-squad')!.deck

describe('the pool', () => {
  test('finds cards by either language, by subtype and by text', () => {
    const ids = (query: string) => find({ query }).map(({ id }) => id)
    expect(ids('first order stormtrooper')).toEqual(ids('sturmtruppler ersten ordnung'))
    expect(ids('first order stormtrooper')).toContain('01002')
    expect(ids('kopfgeldjäger')).toContain('01021')
    expect(ids('kein solches wort')).toEqual([])
  })

  test.each([
    [{ colors: ['blue', 'red'] }, ({ color }) => color === 'blue' || color === 'red'],
    [{ affiliations: ['neutral'] }, ({ affiliation }) => affiliation === 'neutral'],
    [{ type: 'support' }, ({ type }) => type === 'support'],
    [{ set: 'EaW' }, ({ set }) => set === 'EaW'],
    [{ cost: 2 }, ({ cost }) => cost === 2],
    [{ cost: 5 }, ({ cost }) => cost === 'X' || (cost ?? 0) >= 5],
    [{ subtype: 'vehicle' }, ({ subtypes }) => subtypes.includes('vehicle')],
    [
      { symbols: ['melee', 'disrupt'] },
      ({ die }) => ['melee', 'disrupt'].every((one) => die?.some(({ symbol }) => symbol === one)),
    ],
  ] as readonly [Partial<Filter>, (card: (typeof CARDS)[number]) => boolean][])(
    'is filtered by %o',
    (some, isRight) => {
      const found = find(some)
      expect(found.length).toBeGreaterThan(0)
      expect(found.filter((card) => !isRight(card))).toEqual([])
      expect(filtersOn({ ...ALL, ...some })).toBe(1)
    },
  )

  test('offers at first what can be played here', () => {
    const found = poolOf(EMPTY_DECK, NO_FILTER, 'en')
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ id }) => isImplemented(id))).toBe(true)
    expect(isFiltered(NO_FILTER)).toBe(false)
  })

  test('offers what fits the team: its affiliation and colours, and its format', () => {
    const found = find({ fitting: true }, villains)
    expect(found.some(({ affiliation }) => affiliation === 'hero')).toBe(false)
    const cards = found.filter(({ type }) => type === 'event')
    expect(new Set(cards.map(({ color }) => color))).toEqual(new Set(['red', 'gray']))
    expect(found.some(({ set }) => set === 'CM')).toBe(false)
  })

  test('shows a card once, whatever sets it was printed in, unless one looks for a set', () => {
    const reprint = CARDS.find(({ reprintOf }) => reprintOf !== null)!
    expect(find({}).map(({ id }) => id)).not.toContain(reprint.id)
    expect(find({ set: reprint.set }).map(({ id }) => id)).toContain(reprint.id)
  })

  test('puts characters first as long as there are none', () => {
    expect(find({})[0]?.type).toBe('character')
    expect(find({}, addCard(EMPTY_DECK, cardFacts('01001')))[0]?.type).toBe('upgrade')
  })
})
