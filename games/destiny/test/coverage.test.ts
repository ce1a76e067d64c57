import { FastRng, type LogEntry, Match, optionsOf, randomAnswer } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { CONSTRUCTED_DECKS } from '../build/index.ts'
import { coverage } from '../coverage.ts'
import { CARDS, cardNumber } from '../facts/index.ts'
import { destiny, randomOptions } from '../index.ts'
import type { DestinyOptions } from '../state.ts'

const constructed = {
  decks: CONSTRUCTED_DECKS.slice(0, 2).map(({ deck }) => deck),
} as unknown as DestinyOptions

function told(what: string, card: string): LogEntry {
  return { n: 0, what, rule: 'sd.play-card.2', args: { seat: 0, kind: cardNumber(card) } }
}

describe('what has been played', () => {
  test('is what came from a hand, each time', () => {
    const log = [told('play', '02071'), told('discard-from-play', '01015'), told('play', '02071')]
    expect(coverage.cardsPlayed(constructed, log)).toEqual(['02071', '02071'])
  })

  test('and of the team who was activated, with battlefields and plots, once', () => {
    const plot = '08155'
    expect(CARDS[cardNumber(plot)].type).toBe('plot')
    const [first, second] = constructed.decks
    const log = [
      told('activate', '01001'),
      told('battlefield', '01166'),
      told('activate', '01001'),
      told('activate', '01005'),
    ]
    const played = coverage.cardsPlayed({ decks: [{ ...first, plot }, second] }, log)
    expect(played.toSorted()).toEqual(['01001', '01166', plot])
  })
})

test('every option stays possible', () => {
  const match = Match.start(destiny, constructed, 'weights', { keep: 0 })
  const rng = new FastRng(3)
  for (let ask = match.ask; ask !== null; ask = match.ask) {
    if (ask.form === 'one')
      for (const option of optionsOf(ask)) {
        const weight = coverage.weight(match.state, option)
        expect(Number.isInteger(weight) && weight >= 1, option.do).toBe(true)
      }
    match.answer(ask.seat, randomAnswer(ask, rng))
  }
})

test('a card with conditions is preferred to one without', () => {
  const { state } = Match.start(destiny, constructed, 'weights', { keep: 0 })
  const play = (card: string) =>
    coverage.weight(state, { do: 'play', card: 0, kind: cardNumber(card) } as never)
  expect(play('02071')).toBeGreaterThan(play('01105'))
})

test('decks with such a card have what it needs, and few others have', () => {
  const decks = randomOptions(360, 1977).flatMap((options) => options.decks)
  const withTwo = decks.filter(({ cards }) =>
    cards.some(({ card, count }) => card === '11138' && count === 2),
  )
  const isHunter = (id: string): boolean => CARDS[cardNumber(id)].subtypes.includes('bounty-hunter')
  const shareOf = (some: typeof decks): number =>
    some.filter(({ characters }) => characters.some(({ card }) => isHunter(card))).length / some.length
  expect(withTwo.length).toBeGreaterThan(3)
  expect(shareOf(withTwo)).toBeGreaterThan(0.75)
  expect(shareOf(decks.filter((deck) => !withTwo.includes(deck)))).toBeLessThan(0.25)
})
