/** What is being chosen, as plain data and plain functions; `useChoosing` gives it to the screen. */
import { type Answer, type ChoiceView, never, type Refusal, refuse } from '@dejarik/kernel'
import type { Clicks } from '../settings/settings.ts'
import type { Click } from './clicked.ts'

export interface Choice {
  readonly armed: number | null
  readonly picked: readonly number[]
  /** For a split the share of each option; for a number that number alone. */
  readonly shares: readonly number[]
}

/** What a deed led to: another choice, an answer to give, or why not. */
export type Step = { readonly choice: Choice } | { readonly answer: Answer } | { readonly no: Refusal }

export function nothingChosen(view: ChoiceView | undefined): Choice {
  const shares = view?.form === 'split' ? view.caps.map(() => 0) : view?.form === 'number' ? [view.min] : []
  return { armed: null, picked: [], shares }
}

export function pick(view: ChoiceView, choice: Choice, option: number): Step {
  switch (view.form) {
    case 'one':
      return choice.armed === option ? { answer: option } : { choice: { ...choice, armed: option } }
    case 'some':
      return toggle(view, choice, option)
    case 'split':
      return setShare(view, choice, option, choice.shares[option] + 1)
    case 'number':
      return setShare(view, choice, 0, option)
    case 'place':
      return { choice }
    default:
      return never(view)
  }
}

function toggle(view: ChoiceView & { form: 'some' }, choice: Choice, option: number): Step {
  const { picked } = choice
  if (picked.includes(option))
    return { choice: { ...choice, armed: null, picked: picked.filter((one) => one !== option) } }
  // Where only one may be taken, another one replaces it.
  const kept = view.max === 1 ? [] : picked
  if (kept.length >= view.max)
    return { no: refuse('wrong-count', undefined, { min: view.min, max: view.max }) }
  return { choice: { ...choice, armed: option, picked: [...kept, option] } }
}

export function setShare(view: ChoiceView, choice: Choice, option: number, share: number): Step {
  if (view.form === 'number') {
    if (share < view.min || share > view.max)
      return { no: refuse('number-out-of-range', undefined, { min: view.min, max: view.max }) }
    return { choice: { ...choice, shares: [share] } }
  }
  if (view.form !== 'split') return { choice }
  const cap = view.caps[option] ?? 0
  if (share < 0 || share > cap) return { no: refuse('share-too-large', undefined, { cap }) }
  const shares = choice.shares.map((old, i) => (i === option ? share : old))
  if (sum(shares) > view.max)
    return { no: refuse('wrong-total', undefined, { min: view.min, max: view.max }) }
  const unfilled = shares.some((s, i) => !view.after.includes(i) && s < (view.caps[i] ?? 0))
  if (unfilled && view.after.some((i) => (shares[i] ?? 0) > 0)) return { no: refuse('others-first') }
  return { choice: { ...choice, armed: option, shares } }
}

/** Whether a click does at once what pointing has shown. A finger can't point without tapping; a key arms. */
export function isEnough({ means, again }: Click, clicks: Clicks): boolean {
  if (means === 'keys' || again || clicks === 'two') return false
  return clicks === 'one' || means === 'mouse'
}

/** The same deed by a click that is enough: where one is chosen, it answers. */
export function pickAtOnce(view: ChoiceView, choice: Choice, option: number): Step {
  if (view.form === 'one') return { answer: option }
  const isOnly = view.form === 'some' && view.max === 1 && !choice.picked.includes(option)
  return isOnly ? { answer: [option] } : pick(view, choice, option)
}

/** The answer that is chosen so far, or what it lacks. */
export function chosen(view: ChoiceView, choice: Choice): Step {
  switch (view.form) {
    case 'one':
      return choice.armed === null ? { no: refuse('nothing-chosen') } : { answer: choice.armed }
    case 'some': {
      const { min, max } = view
      if (choice.picked.length < min) return { no: refuse('wrong-count', undefined, { min, max }) }
      return { answer: view.ordered ? choice.picked : choice.picked.toSorted((a, b) => a - b) }
    }
    case 'number':
      return { answer: choice.shares[0] ?? view.min }
    case 'split': {
      const { min, max } = view
      return sum(choice.shares) < min
        ? { no: refuse('wrong-total', undefined, { min, max }) }
        : { answer: choice.shares }
    }
    case 'place':
      return { no: refuse('nothing-chosen') }
    default:
      return never(view)
  }
}

/** Whether `confirm` would answer. */
export function isComplete(view: ChoiceView, choice: Choice): boolean {
  return 'answer' in chosen(view, choice)
}

export function sum(shares: readonly number[]): number {
  return shares.reduce((total, share) => total + share, 0)
}
