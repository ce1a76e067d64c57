import { expect, test } from 'vitest'
import {
  CARDS,
  cardFacts,
  cardNumber,
  cardsNamed,
  factName,
  findCard,
  isCopy,
  isFront,
  plain,
  SETS,
  sidesOf,
  subtypeName,
} from '../../facts/index.ts'

test('the tables hold the 1,602 official cards of 13 sets', () => {
  expect(CARDS).toHaveLength(1602)
  expect(SETS.map(({ code }) => [code, CARDS.filter(({ set }) => set === code).length])).toEqual([
    ['AW', 174],
    ['SoR', 160],
    ['EaW', 160],
    ['TPG', 46],
    ['LEG', 180],
    ['RIV', 20],
    ['WotF', 160],
    ['AtG', 160],
    ['CONV', 180],
    ['AoN', 20],
    ['SoH', 160],
    ['CM', 160],
    ['TR', 22],
  ])
})

test('254 characters, 294 upgrades, 249 supports, 663 events, 68 battlefields, 48 plots, 26 downgrades [sd.card-elements.1]', () => {
  const counts = Object.groupBy(CARDS, ({ type }) => type)
  expect(Object.fromEntries(Object.entries(counts).map(([type, cards]) => [type, cards.length]))).toEqual({
    character: 254,
    upgrade: 294,
    support: 249,
    event: 663,
    battlefield: 68,
    plot: 48,
    downgrade: 26,
  })
})

test('every id is used once and begins with the number of its set', () => {
  expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length)
  for (const { id, set, number } of CARDS) {
    const { position } = SETS.find(({ code }) => code === set)!
    expect(id.slice(0, 5)).toBe(`${String(position).padStart(2, '0')}${String(number).padStart(3, '0')}`)
  }
})

test('615 cards have a die, each with six sides', () => {
  const dice = CARDS.flatMap(({ die }) => (die === null ? [] : [die]))
  expect(dice).toHaveLength(615)
  for (const die of dice) expect(die).toHaveLength(6)
})

test('characters have health and points; only cards that are played have a cost', () => {
  for (const { id, type, health, points, cost } of CARDS) {
    expect(health !== null, id).toBe(type === 'character')
    if (type === 'character') expect(points, id).not.toBeNull()
    expect(cost !== null, id).toBe(['upgrade', 'support', 'event', 'downgrade'].includes(type))
  }
})

test('a plot may have negative points, and a plot without two values costs the same either way [sd.plot.7]', () => {
  expect(cardFacts('08115').points).toEqual({ normal: -1, elite: -1 })
  expect(cardFacts('13007A').points).toEqual({ normal: 2, elite: 3 })
})

test('Kylo Ren is as printed', () => {
  expect(cardFacts('01011')).toMatchObject({
    set: 'AW',
    number: 11,
    name: { en: 'Kylo Ren', de: 'Kylo Ren' },
    type: 'character',
    affiliation: 'villain',
    color: 'blue',
    unique: true,
    subtypes: ['apprentice'],
    deckLimit: 1,
    health: 11,
    points: { normal: 10, elite: 13 },
    cost: null,
    reprintOf: null,
  })
})

test('a card is found by id, by number and by its title in either language', () => {
  expect(CARDS[cardNumber('01153')]).toBe(cardFacts('01153'))
  expect(cardsNamed('x wing').map(({ id }) => id)).toContain('08086')
  expect(cardsNamed('Sturmtruppler der Ersten Ordnung').map(({ id }) => id)).toEqual(['01002', '09020'])
  expect(findCard('99001')).toBeUndefined()
  expect(() => cardFacts('99001')).toThrow('no card with the id 99001')
})

test('cards with the same title are copies of each other, whatever else differs [sd.copy.1]', () => {
  expect(isCopy(cardFacts('01074'), cardFacts('04015'))).toBe(true)
  expect(isCopy(cardFacts('01011'), cardFacts('04001'))).toBe(true)
  expect(isCopy(cardFacts('01011'), cardFacts('01015'))).toBe(false)
})

test('a title is always spelt the same', () => {
  const spellings = Map.groupBy(new Set(CARDS.map(({ name }) => name.en)), (title) => plain(title))
  expect([...spellings.values()].filter((same) => same.length > 1)).toEqual([])
})

test('a reprint names a first printing that has its title', () => {
  const reprints = CARDS.filter(({ reprintOf }) => reprintOf !== null)
  expect(reprints).toHaveLength(39)
  for (const card of reprints) expect(isCopy(card, cardFacts(card.reprintOf!)), card.id).toBe(true)
})

test('a flip card has a front and its other sides', () => {
  expect(sidesOf('13002B')).toEqual(['13002A', '13002B'])
  expect(sidesOf('13005A')).toEqual(['13005A', '13005B', '13005C', '13005D'])
  expect(sidesOf('01001')).toEqual(['01001'])
  expect([isFront('13002A'), isFront('13002B'), isFront('01001')]).toEqual([true, false, true])
})

test('names are there in both languages and hold no text of a card', () => {
  for (const { id, name, subtitle } of CARDS)
    for (const words of [name, subtitle ?? name])
      for (const word of Object.values(words)) {
        expect(word, id).toMatch(/^\S.{0,45}\S$/u)
        expect(word, id).not.toMatch(/[[\]]|[^.]\.$/u)
      }
})

test('names in messages follow the reader', () => {
  expect(factName('card:01153', 'en')).toBe('Block')
  expect(factName('01002', 'de')).toBe('Sturmtruppler der Ersten Ordnung')
  expect(factName('set:EaW', 'de')).toBe('Imperium im Krieg')
  expect(factName('color:blue', 'de')).toBe('Blau')
  expect(factName('subtype:bounty-hunter', 'de')).toBe('Kopfgeldjäger')
  expect(subtypeName('vehicle')).toEqual({ en: 'Vehicle', de: 'Fahrzeug' })
  for (const id of ['', ':', 'card:', 'card:99001', '__proto__:x', 'constructor', 'subtype:constructor'])
    expect(factName(id, 'en')).toBeUndefined()
})
