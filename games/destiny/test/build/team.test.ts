import { expect, test } from 'vitest'
import { canBeElite, formatOf, pointsOf } from '../../build/index.ts'
import { deckWith, refusals, team } from './decks.ts'

const DARK = team('01011 2', '01009 2')

test('a team, a deck and a battlefield that fit: nothing to refuse [sd.customization.1] [sd.st-custom.1]', () => {
  expect(refusals(deckWith(DARK))).toEqual([])
})

test('a card that does not exist is refused [sd.customization.1]', () => {
  expect(refusals(deckWith(DARK, { '99999': 1 }))).toEqual(['deck-unknown-card sd.customization.1'])
})

test('up to 30 points; 29 are enough, 31 are too many [sd.character.1] [sd.team.1] [sd.st-custom.2]', () => {
  expect(pointsOf(deckWith(team('01001 2', '01002', '01002')))).toBe(29)
  expect(refusals(deckWith(team('01001 2', '01002', '01002')))).toEqual([])
  expect(pointsOf(deckWith(team('01009 2', '01010')))).toBe(31)
  expect(refusals(deckWith(team('01009 2', '01010')))).toEqual(['deck-points sd.team.1'])
})

test('the lower value buys one die, the higher two [sd.character-points.1] [sd.character-points.2] [sd.team.6] [sd.st-custom.7]', () => {
  expect(pointsOf(deckWith(team('01002')))).toBe(7)
  expect(pointsOf(deckWith(team('01011')))).toBe(10)
  expect(pointsOf(deckWith(team('01011 2')))).toBe(13)
})

test('a format changes points: Poe Dameron costs 16 or 20 instead of 14 or 18', () => {
  const poe = deckWith(team('01029 2'))
  expect(pointsOf(poe)).toBe(20)
  expect(pointsOf(poe, formatOf('starter'))).toBe(18)
})

test('heroes and villains in one team are refused [sd.team.2] [sd.st-custom.3]', () => {
  expect(refusals(deckWith(team('01011', '01038')))).toContain('deck-mixed-team sd.team.2')
})

test('a neutral character may join either [sd.team.3]', () => {
  expect(refusals(deckWith(team('01038', '06001')))).toEqual([])
  expect(refusals(deckWith(team('01011', '06001')))).toEqual([])
})

test('a unique character can be there once [sd.unique.3] [sd.team.4] [sd.st-custom.5]', () => {
  expect(refusals(deckWith(team('01038', '01038')))).toEqual(['deck-unique sd.team.4'])
})

test('another subtitle makes no other character: two Darth Vaders [sd.unique.8] [sd.unique.9]', () => {
  expect(refusals(deckWith(team('01010', '02010')))).toContain('deck-unique sd.unique.8')
})

test('four copies of a non-unique character are legal within the points [sd.team.5] [sd.st-custom.5]', () => {
  expect(refusals(deckWith(team('01002', '01002', '01002', '01002')))).toEqual([])
})

test('a non-unique character has no elite version [sd.st-custom.6]', () => {
  expect(refusals(deckWith(team('01002 2')))).toEqual(['deck-no-elite sd.st-custom.6'])
  expect([canBeElite('01002'), canBeElite('01011')]).toEqual([false, true])
})

test('a team needs a character [sd.team.7]', () => {
  expect(refusals(deckWith([], {}, { plot: '05169' }))).toEqual(['deck-no-characters sd.team.7'])
})

test('a character must be one [sd.team.1]', () => {
  expect(refusals(deckWith(team('01011', '01015')))).toEqual(['deck-not-a-character sd.team.1'])
})

test('colours of characters are free: red, blue and yellow heroes [sd.team.8] [sd.st-custom.4]', () => {
  expect(refusals(deckWith(team('01030', '01036', '01047')))).toEqual([])
})

test('a plot costs points like a character [sd.plot.3]', () => {
  expect(refusals(deckWith(DARK, {}, { plot: '05169' }))).toEqual([])
  expect(refusals(deckWith(DARK, {}, { plot: '05170' }))).toEqual(['deck-points sd.plot.3'])
})

test('a plot worth nothing fits a team of 30 points [sd.team.1]', () => {
  const truce = deckWith(team('04001 2', '01038 2'), {}, { plot: '11119', format: 'infinite-2020-07-14' })
  expect(pointsOf(truce)).toBe(29)
})

test('a negative plot makes room: 31 points of characters, not 32 [sd.plot.7]', () => {
  const bitter = { plot: '08115' }
  const characters = team('01009 2', '01010')
  expect(refusals(deckWith(characters, {}, bitter))).toEqual([])
  expect(refusals(deckWith(team('01010', '04001 2'), {}, bitter))).toEqual(['deck-points sd.plot.3'])
})

test('the plot must be a plot, and stands beside the deck [sd.plot.2] [sd.deckbuilding.10]', () => {
  expect(refusals(deckWith(DARK, {}, { plot: '01153' }))).toEqual(['deck-not-a-plot sd.plot.2'])
  expect(refusals(deckWith(DARK, { '05169': 1 }))).toEqual(['deck-wrong-type sd.deckbuilding.9'])
})

test('a hero or villain plot needs a character of its side [sd.plot.5]', () => {
  const plan = { plot: '07081' }
  expect(refusals(deckWith(team('01028 2'), {}, plan))).toEqual([])
  expect(refusals(deckWith(team('01001 2'), {}, plan))).toEqual(['deck-plot-affiliation sd.plot.5'])
})

test('a coloured plot needs a character of its colour [sd.plot.6]', () => {
  const favors = { plot: '07138' }
  expect(refusals(deckWith(team('01021 2'), {}, favors))).toEqual([])
  expect(refusals(deckWith(team('01001 2'), {}, favors))).toEqual(['deck-plot-color sd.plot.6'])
})

test('each player brings one battlefield [sd.battlefield-choice.1] [sd.st-custom.13]', () => {
  const none = deckWith(DARK, {}, { battlefield: null })
  expect(refusals(none)).toEqual(['deck-no-battlefield sd.battlefield-choice.1'])
  expect(refusals(deckWith(DARK, {}, { battlefield: '01153' }))).toEqual([
    'deck-not-a-battlefield sd.battlefield-choice.1',
  ])
  expect(refusals(deckWith(DARK, {}, { secondBattlefield: '01167' }))).toEqual([
    'deck-second-battlefield sd.battlefield-choice.1',
  ])
})
