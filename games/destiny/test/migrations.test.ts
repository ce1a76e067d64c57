/** Matches that were stored under earlier schemas go on. */
import { readFileSync } from 'node:fs'
import { type Checkpoint, FastRng, Match, migrate } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { describe, expect, test } from 'vitest'
import { cardNumber, factsOf } from '../facts/index.ts'
import { destiny, type State } from '../index.ts'
import { abilityIndex } from '../rules/cards.ts'
import { limitedOf } from '../rules/limit.ts'

/** Written by the program of schema 1, which named abilities by their place on the card. */
interface Stored {
  readonly title: string
  /** What waits or is used up. */
  readonly named: readonly string[]
  readonly checkpoint: Checkpoint
}

const stored: readonly Stored[] = readFileSync(new URL('./golden/schema-1.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))

function carriedOn({ checkpoint }: Stored): State {
  return accepted(migrate(destiny, checkpoint))
}

/** What a state says of abilities, in words: `Jango Fett: when after activate`. */
function namedAbilities(s: State): string[] {
  const titleOf = (kind: number): string => factsOf(kind).name.en
  const waiting = [...s.queue, ...s.delayed].map(({ kind, key }) => {
    abilityIndex().ability(kind, key)
    return `${titleOf(kind)}: ${key}`
  })
  const marks = [...s.cards.flatMap(({ used }) => used), ...s.battlefieldUsed].map((mark) => {
    const [id, ...words] = mark.split(' ')
    expect(limitedOf(cardNumber(id))).toContain(words.join(' '))
    return `${titleOf(cardNumber(id))}: ${words.join(' ')}, used`
  })
  return [...waiting, ...marks]
}

describe.each(stored)('stored by schema 1 where $title', (one) => {
  test('abilities are named as they were meant', () => {
    expect(namedAbilities(carriedOn(one))).toEqual(one.named)
  })

  test('the match goes on to its end', () => {
    const state = carriedOn(one)
    const match = Match.at(destiny, state.options, 'stored', state)
    const rng = new FastRng(7)
    while (!match.over && match.n < 5000) {
      const [ask] = match.asks
      expect(match.answer(ask.seat, destiny.advice.greedy(match.state, ask, rng))).toBeNull()
    }
    expect(destiny.outcome(match.state)).not.toBeNull()
    expect(destiny.conserved(match.state)).toBeNull()
  })
})
