import { expect, test } from 'vitest'
import { EXCEPTIONAL_CARDS } from '../../build/exceptions.ts'
import { DEFAULT_FORMAT, type Deck, formatOf, pointsOf, validateDeck } from '../../build/index.ts'
import { findCard } from '../../facts/index.ts'
import { deckWith, filler, refusals, team } from './decks.ts'

const LATE = formatOf('infinite-2020-07-14')
const late = (deck: Deck): string[] => refusals({ ...deck, format: LATE.id })

test('exceptions belong to cards that exist', () => {
  for (const id of EXCEPTIONAL_CARDS) expect(findCard(id), id).toBeDefined()
})

test('Finn lets red villain weapons and vehicles in, without a red character; nothing else of theirs [sd.golden-rule.1]', () => {
  expect(refusals(deckWith(team('01045 2'), { '01005': 2, '01008': 2 }))).toEqual([])
  expect(refusals(deckWith(team('01045 2'), { '01007': 1 }))).toEqual(['deck-affiliation sd.deckbuilding.3'])
  expect(refusals(deckWith(team('01045 2'), { '01018': 1 }))).toEqual(['deck-affiliation sd.deckbuilding.3'])
})

test('Bo-Katan Kryze lets yellow villain upgrades in', () => {
  expect(refusals(deckWith(team('07089'), { '01025': 2 }))).toEqual([])
  expect(refusals(deckWith(team('07089'), { '01095': 1 }))).toEqual(['deck-affiliation sd.deckbuilding.3'])
})

test('Leia Organa lets five yellow villain cards in, not six', () => {
  const five = { '01025': 2, '01095': 2, '01096': 1 }
  expect(refusals(deckWith(team('08090'), five))).toEqual([])
  expect(refusals(deckWith(team('08090'), { ...five, '01097': 1 }))).toEqual([
    'deck-allowance sd.golden-rule.1',
  ])
  expect(validateDeck(deckWith(team('08090'), { ...five, '01097': 1 }))[0].args).toMatchObject({ most: 5 })
})

test('Qi’Ra lets yellow events of both sides in', () => {
  expect(refusals(deckWith(team('08135'), { '01095': 2, '01133': 2 }))).toEqual([])
  expect(refusals(deckWith(team('08135'), { '01025': 1 }))).toEqual(['deck-affiliation sd.deckbuilding.5'])
})

test('Enfys Nest lets two cards of each side in, of the team’s colour, and a Marauder one more', () => {
  const two = { '01095': 2, '01133': 2 }
  expect(late(deckWith(team('09141'), two))).toEqual([])
  expect(late(deckWith(team('09141'), { ...two, '01096': 1 }))).toEqual(['deck-allowance sd.golden-rule.1'])
  expect(late(deckWith(team('09141', '09142'), { ...two, '01096': 1 }))).toEqual([])
  expect(late(deckWith(team('09141'), { '01084': 1 }))).toEqual(['deck-affiliation sd.deckbuilding.5'])
})

test('Pong Krell lets four different blue hero cards in, two copies each', () => {
  const four = { '01115': 2, '01117': 2, '01120': 2, '01121': 2 }
  expect(late(deckWith(team('12003'), four))).toEqual([])
  expect(late(deckWith(team('12003'), { ...four, '01122': 1 }))).toEqual(['deck-allowance sd.golden-rule.1'])
})

test.each([
  ['TIE Fighter', '01001 2', '08031'],
  ['X-Wing', '01028 2', '08086'],
])('four copies of %s are allowed', (_, character, card) => {
  expect(refusals(deckWith(team(character), { [card]: 4 }))).toEqual([])
  expect(refusals(deckWith(team(character), { [card]: 5 }))).toEqual(['deck-copies sd.deckbuilding.2'])
})

test('Double Down allows a third copy of two cards', () => {
  const deck = (cards: { [card: string]: number }) => deckWith(team('01047'), cards, { plot: '08143' })
  expect(refusals(deck({ '01133': 3, '01134': 3 }))).toEqual([])
  expect(refusals(deck({ '01133': 4 }))).toEqual(['deck-copies sd.deckbuilding.2'])
  expect(refusals(deck({ '01133': 3, '01134': 3, '01130': 3 }))).toEqual(['deck-copies sd.deckbuilding.2'])
})

test('Home Turf Advantage brings two battlefields', () => {
  const home = { plot: '07127', secondBattlefield: '01167' }
  expect(refusals(deckWith(team('01001 2'), {}, home))).toEqual([])
})

test.each([
  ['Retribution: 20 points', '08054', ['02011 2'], ['01001 2']],
  ['No Allegiance: neutral only', '08155', ['06001 2'], ['06001', '01011']],
  ['Allies of Necessity: a shared colour', '10016', ['01011', '01009'], ['01011', '01001']],
  ['Spectre Cell: Spectres only', '12104', ['12055'], ['12055', '01038']],
  ['United: one colour', '13009A', ['01011', '01009'], ['01011', '01001']],
])('%s', (_, plot, fits, fails) => {
  expect(late(deckWith(team(...fits), {}, { plot }))).toEqual([])
  expect(late(deckWith(team(...fails), {}, { plot }))).toEqual(['deck-needs sd.golden-rule.1'])
})

test('Solidarity: one colour and no second copy', () => {
  const single = { plot: '08156', cards: filler(30, 1) }
  expect(late(deckWith(team('01011', '01009'), {}, single))).toEqual([])
  expect(late(deckWith(team('01011', '01009'), {}, { plot: '08156' }))).toEqual([
    'deck-needs sd.golden-rule.1',
  ])
})

test.each([
  ['Anakin Skywalker stays away from Darth Vader', ['06001', '01011'], ['06001', '01010']],
  ['Youngling needs a Jedi', ['11059', '01035'], ['11059', '01036']],
  ['Ewok Warrior needs a unique Ewok', ['11095', '11093'], ['11095', '01047']],
])('%s', (_, fits, fails) => {
  expect(late(deckWith(team(...fits)))).toEqual([])
  expect(late(deckWith(team(...fails)))).toEqual(['deck-needs sd.golden-rule.1'])
})

test('Temporary Truce: Kylo Ren and Rey together, with cards of both sides and no gray ones', () => {
  const blue = ['01115', '01117', '01120', '01121', '01122', '01081', '01083', '01084', '01085', '01086']
  const more = ['01145', '01146', '01147', '01148', '01149']
  const cards = [...blue, ...more].map((card) => ({ card, count: 2 }))
  const truce = deckWith(team('01011', '01038'), {}, { plot: '11119', cards })
  expect(late(truce)).toEqual([])
  expect(late(deckWith(team('01011', '01038'), {}, { plot: '11119' }))).toEqual([
    'deck-needs sd.golden-rule.1',
  ])
})

test('Choose Your Destiny: Infinite only, three sets at most', () => {
  const cards = deckWith([]).cards.filter(({ card }) => /^0[14]/.test(card))
  const deck = deckWith(team('01011'), {}, { plot: '13008A', cards })
  expect(late(deck)).toEqual(['deck-size sd.deckbuilding.1'])
  expect(refusals({ ...deck, format: 'standard-2020-07-14' })).toContain('deck-needs sd.golden-rule.1')
})

test.each([
  ['Clone Commander Cody: Clone Troopers', ['08073', '05038', '05038'], null, 2],
  ['General Grievous: droids', ['09021', '09019', '09019'], null, 2],
  ['Kanan Jarrus beside another Spectre', ['12055', '12070'], null, 1],
  ['Director Krennic: his Death Star', ['12021'], '12030', 1],
  ['Luke Skywalker, seeking: Yoda', ['13002A', '05033'], null, 1],
  ['Closing In: unique bounty hunters, not Kylo Ren', ['11040', '11002'], '13006A', 1],
])('%s', (_, characters, plot, saved) => {
  const deck = { ...deckWith(team(...characters), {}, { plot }), format: LATE.id }
  const printed = [...characters, ...(plot === null ? [] : [plot])].reduce(
    (sum, id) => sum + findCard(id)!.points!.normal,
    0,
  )
  expect(printed - pointsOf(deck)).toBe(saved)
})

test('Lightsaber Mastery: two different moves lie under it', () => {
  const mastery = (underPlot: string[]) => deckWith(team('01011'), {}, { plot: '09114', underPlot })
  const [one, two] = ['09107', '09108']
  expect(findCard(one)?.subtypes).toEqual(['move'])
  expect(late(mastery([one]))).toEqual([])
  expect(late(mastery([one, one]))).toEqual(['deck-under-plot sd.golden-rule.1'])
  expect(late(mastery([two, '01153']))).toEqual(['deck-under-plot sd.golden-rule.1'])
})

test('a format of the time of the reference knows none of the later cards', () => {
  expect(refusals(deckWith(team('12003')), { format: DEFAULT_FORMAT })).toEqual([
    'deck-not-in-format sd.customization.1',
  ])
})
