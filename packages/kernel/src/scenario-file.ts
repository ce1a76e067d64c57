/** Scenario files as people write them. */
import { type GivenSchema, mustFit } from './given.ts'
import type { Refusal } from './refusal.ts'
import type { Scenario } from './scenario.ts'
import { readable } from './unreadable.ts'

/** In micrometres, or parts of a degree: further than any table reaches. */
const FAR = 1_000_000_000

const SCHEMA: GivenSchema = {
  shapes: {
    file: {
      game: 'text',
      title: 'title',
      rules: 'text[]',
      cards: 'text[]?',
      options: 'any?',
      given: 'any{}',
      script: 'draws{}?',
      when: 'line[]',
      // biome-ignore lint/suspicious/noThenProperty: the word of the format
      then: 'any{}',
    },
    title: { en: 'text', de: 'text' },
    line: {
      seat: 'text?',
      asks: 'text?',
      offered: 'pattern[]?',
      offers: 'pattern[]?',
      offersNot: 'pattern[]?',
      holds: 'any{}?',
      choose: 'choice?',
      number: 'coordinate?',
      split: 'share[]?',
      place: 'coordinate[]?',
    },
  },
  aliases: { pattern: 'word{}', choice: 'word{}|pattern[]', draws: 'draw[]' },
  leaves: {
    coordinate: { from: -FAR, to: FAR },
    word: { like: '"X-Wing" or 3', fits: isWord },
    share: { like: '[{ "card": "X-Wing" }, 3]', fits: isShare },
    draw: { like: '3, "blank" or [1, 2, 0]', fits: isDraw },
  },
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function isShare(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2 || !Number.isInteger(value[1])) return false
  const [pattern] = value
  return typeof pattern === 'object' && pattern !== null && Object.values(pattern).every(isWord)
}

function isDraw(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every(Number.isInteger)
    : typeof value === 'string' || Number.isInteger(value)
}

function mustBeScenario(raw: unknown): asserts raw is Scenario {
  mustFit(SCHEMA, 'file', raw, '')
}

/** A file that was parsed, as a scenario; or what is wrong with it. What is `given` is the game's to read. */
export function readScenario(raw: unknown): Scenario | Refusal {
  return readable(() => {
    mustBeScenario(raw)
    return raw
  })
}
