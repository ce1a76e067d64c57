import { type Answer, type Ask, asked, never, optionsOf } from '@dejarik/kernel'
import type { ActionOption } from '../offers.ts'
import type { AskIn, Questions } from '../questions.ts'
import type { State } from '../state.ts'
import { choiceValues } from './choices.ts'
import { keyOf } from './key.ts'
import { someAnswers, splitAnswers } from './selections.ts'
import { actionValue } from './turn.ts'

const MOST_ACTIONS = 10
const MOST_CHOICES = 6
/** So far below the best, an option is not worth a thought. */
const HOPELESS = 4

/** What each option of a list is worth to whoever is asked. */
function valuesOf(s: State, ask: AskIn<'one'>): number[] {
  return ask.what === 'action' || ask.what === 'additional-action'
    ? optionsOf<ActionOption>(ask).map((option) => actionValue(s, ask.seat, option))
    : choiceValues(s, ask)
}

export function greedy(s: State, question: Ask): Answer {
  const ask = asked<Questions>(question)
  switch (ask.form) {
    case 'one': {
      const values = valuesOf(s, ask)
      let best = 0
      for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
      return best
    }
    case 'some':
      return someAnswers(s, ask)[0]
    case 'split':
      return splitAnswers(s, ask)[0]
    case 'number':
      return ask.max
    default:
      return never(ask)
  }
}

/** Answers worth thinking about, best first; of those that are the same choice only one. */
export function candidates(s: State, question: Ask): readonly Answer[] {
  const ask = asked<Questions>(question)
  switch (ask.form) {
    case 'one':
      return oneOf(s, ask)
    case 'some':
      return ask.what === 'mulligan' || ask.what === 'upkeep-discard'
        ? [greedy(s, ask)]
        : different(s, ask, someAnswers(s, ask))
    case 'split':
      return splitAnswers(s, ask)
    case 'number':
      return [...new Set([ask.max, ask.min, (ask.min + ask.max) >> 1])]
    default:
      return never(ask)
  }
}

function oneOf(s: State, ask: AskIn<'one'>): number[] {
  const values = valuesOf(s, ask)
  const order = values.map((_, i) => i).sort((a, b) => values[b] - values[a] || a - b)
  const likely = order.filter((i) => values[i] >= values[order[0]] - HOPELESS)
  return different(s, ask, likely).slice(0, ask.what === 'action' ? MOST_ACTIONS : MOST_CHOICES)
}

function different<A extends Answer>(s: State, ask: Ask, answers: readonly A[]): A[] {
  const keys = new Set<string>()
  return answers.filter((answer) => {
    const key = keyOf(s, ask, answer)
    const isNew = !keys.has(key)
    keys.add(key)
    return isNew
  })
}
