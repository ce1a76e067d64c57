import type { Language } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { READY_DECKS } from '../build/index.ts'
import { CARDS, cardNumber } from '../facts/index.ts'
import { SHORT, shortTextOf, textOf } from '../index.ts'

const LANGUAGES: readonly Language[] = ['en', 'de']
const WRITTEN = CARDS.filter(({ id }) => textOf(cardNumber(id)) !== undefined)

test.each(LANGUAGES)('what a card does fits on a plate, in %s', (language) => {
  for (const { id, name } of WRITTEN)
    expect(shortTextOf(cardNumber(id))[language].length, name.en).toBeLessThanOrEqual(SHORT[language])
})

test('a text that is long is not the short one, and a short one is said in both languages', () => {
  for (const { id, name } of WRITTEN) {
    const { text, short } = textOf(cardNumber(id))!
    if (short === undefined) continue
    expect([short.en === '', short.de === ''], name.en).toEqual([false, false])
    expect(text.en.length > SHORT.en || text.de.length > SHORT.de, name.en).toBe(true)
  }
})

test('whatever lies on the table in a ready deck says all that it does', () => {
  const lies = new Set(
    READY_DECKS.flatMap(({ deck }) => [
      ...deck.characters.map(({ card }) => card),
      ...deck.cards.map(({ card }) => card),
    ]),
  )
  const cut = CARDS.filter(({ id, type }) => lies.has(id) && type !== 'event')
    .map(({ id, name }) => ({ name: name.en, ...shortTextOf(cardNumber(id)) }))
    .filter(({ en, de }) => en.endsWith('…') || de.endsWith('…'))
  expect(cut).toEqual([])
})
