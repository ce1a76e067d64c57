/** What a good player of skirmishes and missions knows. */
import {
  type Advice,
  type Answer,
  type Ask,
  type AskOf,
  type AskSome,
  asked,
  FastRng,
  never,
  type Option,
  optionsOf,
  type Rng,
  randomAnswer,
  type Seat,
} from '@dejarik/kernel'
import type { Questions } from '../questions.ts'
import { attackFace } from '../rules/attack/results.ts'
import { sideOf } from '../rules/campaign/seats.ts'
import { NONE, REBELS, type State } from '../state.ts'
import { valuesOf } from './choices.ts'
import { isPoor } from './dice.ts'
import { evaluate, evaluateAll } from './evaluate.ts'

function greedy(s: State, question: Ask, rng: Rng): Answer {
  const ask = asked<Questions>(question)
  switch (ask.form) {
    case 'one': {
      const values = valuesOf(s, ask)
      let best = 0
      for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
      return best
    }
    case 'some':
      return some(ask, rng)
    case 'number':
      return ask.what === 'avoid-strain' ? ask.min : randomAnswer(ask, rng)
    default:
      return never(ask)
  }
}

/** Of dice those that show little; at least one, because the question was wanted. */
function some(ask: Extract<AskOf<Questions>, { readonly form: 'some' }>, rng: Rng): Answer {
  switch (ask.what) {
    case 'reroll':
      return poorOf(ask, ({ pool, color, side }) => isPoor(pool, color, side))
    case 'reroll-test':
      return poorOf(ask, ({ color, side }) => attackFace(color, side).surge === 0)
    case 'choose-figures':
    case 'choose-conditions':
    case 'remove-dice':
      return randomAnswer(ask, rng)
    default:
      return never(ask)
  }
}

function poorOf<O extends Option>(ask: AskSome<O>, isPoorOne: (die: O) => boolean): Answer {
  const options = optionsOf(ask)
  const chosen = options.flatMap((die, i) => (isPoorOne(die) ? [i] : [])).slice(0, ask.max)
  return chosen.length >= ask.min ? chosen : options.map((_, i) => i).slice(0, ask.min)
}

/** An activation has up to eight questions, and is to be over in two seconds on a slow machine, too. */
const HASTE = 0.27
/** Candidates of a prompt must not change from look to look. */
const STEADY = 1977
const MOST_CANDIDATES = 12
/** Below the best by this many points, an option is not worth a thought. */
const HOPELESS = 3

function candidates(s: State, question: Ask): readonly Answer[] {
  const ask = asked<Questions>(question)
  if (ask.what !== 'act' && ask.what !== 'activate' && ask.what !== 'target')
    return [greedy(s, question, new FastRng(STEADY))]
  const values = valuesOf(s, ask)
  const order = values.map((_, i) => i).sort((a, b) => values[b] - values[a] || a - b)
  return order.filter((i) => values[i] >= values[order[0]] - HOPELESS).slice(0, MOST_CANDIDATES)
}

function keyOf(_s: State, ask: Ask, answer: Answer): string {
  if (ask.form !== 'one' || typeof answer !== 'number') return String(answer)
  return Object.values(optionsOf(ask)[answer]).join(' ')
}

/**
 * Heroes have more to weigh (strain, rest, an attack with each action), most of all when few groups are left to act in a
 * round. Figures of a group share what an activation deserves.
 */
function effort(s: State, { what, seat }: Ask): number {
  if (s.campaign !== null && sideOf(s, seat) === REBELS) return Math.min(0.52, 2 / readyGroups(s))
  if (what === 'activate' || s.activation === null) return 0.1
  const figures = s.groups[s.activation.group].figures.filter((id) => s.figures[id].space !== NONE).length
  return 0.12 * Math.min(1, 2 / figures)
}

/** Groups that are still to act in this round, and the one that does. */
function readyGroups(s: State): number {
  return 1 + s.groups.reduce((count, { ready }) => count + (ready ? 1 : 0), 0)
}

/** When the other has replied, and nothing is under way. */
function isQuiet(s: State, ask: Ask, thinker: Seat): boolean {
  return ask.what === 'activate' && sideOf(s, ask.seat) === sideOf(s, thinker)
}

export const advice: Advice<State> = {
  greedy,
  evaluate,
  evaluateAll,
  candidates,
  keyOf,
  effort,
  isQuiet,
  chancy: true,
  haste: HASTE,
}
