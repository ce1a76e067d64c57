import { CONDITION_IDS, CONDITIONS, type Condition } from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'

/** A drop, a target, a veiled eye, a star, an arrow down: told apart by their outlines. */
const SIGNS: { readonly [C in Condition]: string } = {
  bleeding: 'M0 -6C3 -2 4.500 0 4.500 2.200A4.500 4.200 0 1 1 -4.500 2.200C-4.500 0 -3 -2 0 -6Z',
  focused:
    'M0 -5.500A5.500 5.500 0 1 1 0 5.500A5.500 5.500 0 1 1 0 -5.500ZM0 -3.500A3.500 3.500 0 1 0 0 3.500A3.500 3.500 0 1 0 0 -3.500ZM0 -1.500A1.500 1.500 0 1 1 0 1.500A1.500 1.500 0 1 1 0 -1.500Z',
  hidden: 'M-6 -0.500C-3 -4.500 3 -4.500 6 -0.500L4.500 1C2 -2 -2 -2 -4.500 1ZM-5 5L4 -6L5.500 -5L-3.500 6Z',
  stunned: 'M0 -6L1.400 -1.800H6L2.300 0.800L3.700 5L0 2.400L-3.700 5L-2.300 0.800L-6 -1.800H-1.400Z',
  weakened: 'M-2 -6H2V0H5.500L0 6L-5.500 0H-2Z',
}

/** Conditions of a figure, from their bits. */
export function conditionsOf(bits: number): readonly Condition[] {
  return CONDITION_IDS.filter((_, i) => (bits & (1 << i)) !== 0)
}

export function conditionName(condition: Condition, language: Language): string {
  return CONDITIONS.find(({ id }) => id === condition)?.name[language] ?? condition
}

/** In a square of 14 units around the middle. */
export function ConditionSign({ condition }: { condition: Condition }) {
  const kind = CONDITIONS.find(({ id }) => id === condition)?.kind
  return (
    <g className="ia-condition" data-kind={kind}>
      <rect x="-7" y="-7" width="14" height="14" rx={kind === 'harmful' ? 2 : 7} />
      <path fillRule="evenodd" transform="scale(.85)" d={SIGNS[condition]} />
    </g>
  )
}

export function ConditionIcon({ condition, language }: { condition: Condition; language: Language }) {
  return (
    <svg
      className="ia-condition-icon"
      viewBox="-7 -7 14 14"
      role="img"
      aria-label={conditionName(condition, language)}
    >
      <title>{conditionName(condition, language)}</title>
      <ConditionSign condition={condition} />
    </svg>
  )
}
