import type { ChoiceView } from '@dejarik/kernel'

type Split = Extract<ChoiceView, { form: 'split' }>

/** The shares so far and all that is left, in order: ships from the first on, the base last. */
export function fill(choice: Split, shares: readonly number[]): readonly number[] {
  const filled = choice.caps.map((_, i) => shares[i] ?? 0)
  let left = choice.max - filled.reduce((sum, share) => sum + share, 0)
  const first = choice.caps.map((_, i) => i).filter((i) => !choice.after.includes(i))
  for (const i of [...first, ...choice.after]) {
    const more = Math.min(left, choice.caps[i] - filled[i])
    filled[i] += more
    left -= more
  }
  return filled
}
