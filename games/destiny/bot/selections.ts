/** Several of a list, and shares of a total: answers worth a search, best first. */
import { optionsOf } from '@dejarik/kernel'
import type { AskIn, Choosable } from '../questions.ts'
import { MOST_SHIELDS } from '../rules/shields.ts'
import { findCard, findDie, type State } from '../state.ts'
import { choiceValue, pickSign } from './choices.ts'
import { keepWorth } from './keep.ts'
import { gainOfReroll } from './showing.ts'
import { gainOfShields, lossOfDamage } from './targets.ts'

/** Below this, a card of the first hand goes back. */
const KEPT_AT_FIRST = 1.1
/** Below this, a card makes way for a new one, while there are enough to draw. */
const KEPT = 0.7
const ENOUGH_CARDS = 8

export function someAnswers(s: State, ask: AskIn<'some'>): number[][] {
  const options = optionsOf<Choosable>(ask)
  if (ask.ordered && ask.min === options.length) return [options.map((_, i) => i)]
  const gains = options.map((option) => gainOf(s, ask, option))
  const order = options.map((_, i) => i).sort((a, b) => gains[b] - gains[a] || a - b)
  const good = gains.filter((gain) => gain > 0).length
  const plan = Math.max(ask.min, Math.min(ask.max, good))
  const counts = [plan]
  for (const count of [ask.min, ask.max, plan - 1, plan + 1])
    if (count >= ask.min && count <= ask.max && !counts.includes(count)) counts.push(count)
  return counts.map((count) => pick(ask, order, count))
}

/** The first so many, as this question wants them written. */
function pick(ask: AskIn<'some'>, order: readonly number[], count: number): number[] {
  const chosen = order.slice(0, count)
  return ask.ordered ? chosen : chosen.sort((a, b) => a - b)
}

/** What it gains to have this option among the chosen. */
function gainOf(s: State, ask: AskIn<'some'>, option: Choosable): number {
  const { seat, what } = ask
  if (option.do === 'pick') {
    const worth = keepWorth(s, seat, option.kind)
    if (what === 'mulligan') return KEPT_AT_FIRST - worth
    if (what === 'upkeep-discard') return s.players[seat].deck.length < ENOUGH_CARDS ? -1 : KEPT - worth
    return pickSign(what) * worth
  }
  if (option.do === 'die' && what === 'reroll') {
    const die = findDie(s, option.die)
    if (die !== undefined && die.pool === seat) return gainOfReroll(s, die) - 0.1
  }
  return choiceValue(s, ask, option)
}

export function splitAnswers(s: State, ask: AskIn<'split'>): number[][] {
  const plan = oneByOne(s, ask)
  const answers = [plan]
  for (let first = 0; first < ask.caps.length && answers.length < MOST_SPLITS; first++) {
    const shares = fill(ask, first)
    if (!answers.some((other) => other.every((share, i) => share === shares[i]))) answers.push(shares)
  }
  return answers
}

const MOST_SPLITS = 4

/** Each point where it does most good, or least harm, with those before it. */
function oneByOne(s: State, ask: AskIn<'split'>): number[] {
  const options = optionsOf<Choosable>(ask)
  const shares = ask.caps.map(() => 0)
  for (let given = 0; given < ask.max; given++) {
    let best = -1
    let highest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < options.length; i++) {
      if (shares[i] >= ask.caps[i] || mustWait(ask, shares, i)) continue
      const gain = shareGain(s, ask, options[i], shares[i])
      if (gain > highest) {
        highest = gain
        best = i
      }
    }
    if (best < 0 || (highest < 0 && given >= ask.min)) break
    shares[best]++
  }
  return shares
}

function mustWait(ask: AskIn<'split'>, shares: readonly number[], i: number): boolean {
  const late = ask.after
  return late?.includes(i) === true && shares.some((share, k) => share < ask.caps[k] && !late.includes(k))
}

/** What one more point brings to somebody who has been given so many. */
function shareGain(s: State, { seat, what }: AskIn<'split'>, option: Choosable, before: number): number {
  const card = option.do === 'card' ? findCard(s, option.card) : undefined
  if (card === undefined) return choiceValue(s, { seat, what }, option)
  const sign = card.controller === seat ? 1 : -1
  if (what === 'distribute-shields')
    return before >= MOST_SHIELDS
      ? 0
      : sign * (gainOfShields(s, card, before + 1) - gainOfShields(s, card, before))
  return sign * (lossOfDamage(s, card, before) - lossOfDamage(s, card, before + 1))
}

/** All that fits on one, then on the others in turn. */
function fill(ask: AskIn<'split'>, first: number): number[] {
  const shares = ask.caps.map(() => 0)
  const late = ask.after ?? []
  const order = [first, ...ask.caps.map((_, i) => i).filter((i) => i !== first)]
  order.sort((a, b) => Number(late.includes(a)) - Number(late.includes(b)))
  let left = ask.max
  for (const i of order) {
    shares[i] = Math.min(left, ask.caps[i])
    left -= shares[i]
  }
  return shares
}
