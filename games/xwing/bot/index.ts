import {
  type Advice,
  type Answer,
  type Ask,
  asked,
  FastRng,
  never,
  type Option,
  optionsOf,
  type Rng,
  randomAnswer,
  type WhatOf,
} from '@dejarik/kernel'
import type { Questions } from '../questions.ts'
import type { State } from '../state.ts'
import { valuesOf } from './choices.ts'
import { dialsByTaste } from './dials.ts'
import { rerolls } from './dice.ts'
import { evaluate } from './evaluate.ts'
import { placeFor } from './placement.ts'
import { replies } from './reply.ts'

function greedy(s: State, raw: Ask, rng: Rng): Answer {
  const ask = asked<Questions>(raw)
  switch (ask.form) {
    case 'place':
      return ask.what === 'dials' ? dialsByTaste(s, ask.seat, ask.area, rng) : placeFor(s, ask, rng)
    case 'one': {
      const values = valuesOf(s, ask)
      let best = 0
      for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
      return best
    }
    case 'some':
      if (ask.what === 'reroll-attack' || ask.what === 'reroll-defense') {
        const chosen = rerolls(s, optionsOf(ask), ask.seat).slice(0, ask.max)
        return chosen.length >= ask.min
          ? chosen
          : optionsOf(ask)
              .map((_, i) => i)
              .slice(0, ask.min)
      }
      return randomAnswer(ask, rng)
    case 'number':
      return randomAnswer(ask, rng)
    default:
      return never(ask)
  }
}

/** Candidates of a prompt must not change from look to look. */
const STEADY = 1977
const MOST_CANDIDATES = 5
/** Below the best by this many mission points, an option is not worth a thought. */
const HOPELESS = 0.8

/** Questions on which thinking ahead pays; the others are answered by the plan. */
const WORTH_A_THOUGHT: readonly WhatOf<Questions>[] = [
  'action',
  'linked-action',
  'barrel-roll',
  'boost',
  'tallon',
  'lock',
  'rotate',
]

function candidates(s: State, raw: Ask): readonly Answer[] {
  const ask = asked<Questions>(raw)
  if (ask.what === 'dials') return replies(s, ask.seat, ask.area)
  if (ask.form !== 'one' || !WORTH_A_THOUGHT.includes(ask.what)) return [greedy(s, raw, new FastRng(STEADY))]
  const values = valuesOf(s, ask)
  const order = values.map((_, i) => i).sort((a, b) => values[b] - values[a] || a - b)
  return order.filter((i) => values[i] >= values[order[0]] - HOPELESS).slice(0, MOST_CANDIDATES)
}

/** Dials decide most; the rest is to be quick. */
function effort(_s: State, ask: Ask): number {
  return ask.what === 'dials' ? 0.65 : 0.05
}

/** When all have moved, the fight can be judged in chances, without the noise of single dice. */
function isQuiet(s: State, ask: Ask): boolean {
  return (
    ask.what === 'dials' ||
    (s.phase === 'engagement' &&
      s.attack === null &&
      (ask.what === 'attack' || ask.what === 'next-engagement'))
  )
}

function keyOf(_s: State, ask: Ask, answer: Answer): string {
  if (ask.form !== 'one' || typeof answer !== 'number') return String(answer)
  return wordsOf(optionsOf(ask)[answer])
}

function wordsOf(option: Option): string {
  let words = ''
  for (const value of Object.values(option)) if (typeof value !== 'object') words += `${value} `
  return words
}

/** What a player knows who looks one move ahead: where to fly, whom to shoot, what to hold, which tokens to spend. */
export const advice: Advice<State> = { greedy, evaluate, candidates, keyOf, effort, isQuiet }
