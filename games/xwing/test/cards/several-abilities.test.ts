/** Cards that offer several things at once: each has words of its own. */
import { expect, test } from 'vitest'
import '../../index.ts'
import type { Ability } from '../../rules/abilities.ts'
import { allCards } from '../../rules/cards.ts'

/** What would stand on two buttons with the same text. */
function rivals(abilities: readonly Ability[]): Ability[] {
  const key = (one: Ability): string | null => {
    if (one.word === 'action') return 'action'
    return one.word === 'modify' ? `${one.dice} ${one.as} ${one.spends ?? ''}` : null
  }
  return abilities.filter((one) => {
    const mine = key(one)
    return mine !== null && abilities.some((other) => other !== one && key(other) === mine)
  })
}

test('each action and each modification of a card that has several says what it does, in both languages', () => {
  expect(allCards().some(({ abilities }) => rivals(abilities).length > 1)).toBe(true)
  const silent = allCards().filter(({ abilities }) => {
    const words = rivals(abilities).map((one) => ('does' in one ? one.does : undefined))
    return words.some((one) => one === undefined) || new Set(words.map((one) => one?.de)).size < words.length
  })
  expect(silent.map(({ id }) => id)).toEqual([])
})
