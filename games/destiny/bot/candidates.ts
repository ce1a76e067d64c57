import { type Answer, type Ask, type AskOne, optionsOf } from '@dejarik/kernel'
import type { ActionOption } from '../rules/action-phase.ts'
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
export function valuesOf(s: State, ask: AskOne): number[] {
  return ask.what === 'action' || ask.what === 'additional-action'
    ? (optionsOf(ask) as readonly ActionOption[]).map((option) => actionValue(s, ask.seat, option))
    : choiceValues(s, ask)
}

export function greedy(s: State, ask: Ask): Answer {
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
    case 'place':
      throw new Error('Destiny never asks for a place')
  }
}

/** Answers worth thinking about, best first; of those that are the same choice only one. */
export function candidates(s: State, ask: Ask): readonly Answer[] {
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
    case 'place':
      throw new Error('Destiny never asks for a place')
  }
}

function oneOf(s: State, ask: AskOne): number[] {
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
