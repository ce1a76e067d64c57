import { DIE_NAMES } from '@dejarik/imperial-assault/facts'
import { ATTACK_DICE, attackFace, DEFENSE_DICE, defenseFace } from '@dejarik/imperial-assault/preview'
import type { Language } from '@dejarik/kernel'
import { DieSign } from './DieSign.tsx'
import './die-face.css'

export interface DieProps {
  readonly pool: 'attack' | 'defense'
  /** By the order of the colors. */
  readonly color: number
  /** Below 0 before it is rolled. */
  readonly side: number
  readonly language: Language
}

export type Result = 'damage' | 'surge' | 'block' | 'evade' | 'dodge'

/** A burst, a bolt, a shield, a step aside, a cross: told apart by their outlines, in a square of 12 units. */
const SIGNS: { readonly [R in Result]: string } = {
  damage:
    'M0 -6L1.500 -2L5.500 -3.500L3.200 0L5.500 3.500L1.500 2L0 6L-1.500 2L-5.500 3.500L-3.200 0L-5.500 -3.500L-1.500 -2Z',
  surge: 'M1.500 -6L-4.500 1H-0.500L-2 6L4.500 -1.500H0.500Z',
  block: 'M0 -6L5 -4V0C5 3 2 5 0 6C-2 5 -5 3 -5 0V-4Z',
  evade: 'M-5.500 4C-5 -2 -1 -4.500 2 -4V-6L6 -2.500L2 1V-1C0 -1.500 -2.500 0 -2.500 4Z',
  dodge: 'M-5 -3L-3 -5L0 -2L3 -5L5 -3L2 0L5 3L3 5L0 2L-3 5L-5 3L-2 0Z',
}

export function ResultSign({ result }: { result: Result }) {
  return (
    <svg className="ia-result" viewBox="-6.500 -6.500 13 13" aria-hidden="true">
      <path d={SIGNS[result]} />
    </svg>
  )
}

interface Shown {
  readonly results: readonly Result[]
  readonly accuracy: number
}

function shownBy({ pool, color, side }: DieProps): Shown {
  const times = (result: Result, count: number): Result[] => Array.from({ length: count }, () => result)
  if (side < 0) return { results: [], accuracy: 0 }
  if (pool === 'attack') {
    const { damage, surge, accuracy } = attackFace(color, side)
    return { results: [...times('damage', damage), ...times('surge', surge)], accuracy }
  }
  const { block, evade, dodge } = defenseFace(color, side)
  return {
    results: [...times('block', block), ...times('evade', evade), ...times('dodge', dodge)],
    accuracy: 0,
  }
}

/** The name of a die: "red". */
export function dieName({ pool, color, language }: DieProps): string {
  const die = pool === 'attack' ? ATTACK_DICE[color] : DEFENSE_DICE[color]
  return DIE_NAMES[die][language]
}

/** What a die shows, counted. */
export function faceCounts(die: DieProps): { readonly [R in Result | 'accuracy']: number } {
  const { results, accuracy } = shownBy(die)
  const count = (result: Result): number => results.filter((one) => one === result).length
  return {
    damage: count('damage'),
    surge: count('surge'),
    block: count('block'),
    evade: count('evade'),
    dodge: count('dodge'),
    accuracy,
  }
}

/** A die with the side that it shows; its color also by letters. Before it is rolled, only those. */
export function DieFace(props: DieProps) {
  const { pool, color, side, language } = props
  const die = pool === 'attack' ? ATTACK_DICE[color] : DEFENSE_DICE[color]
  const { results, accuracy } = shownBy(props)
  if (side < 0) return <DieSign die={die} language={language} />
  return (
    // Whoever can't see it is told by the words around it.
    <span className="ia-face" data-die={die} aria-hidden="true">
      <span className="ia-face-letters">
        <DieSign die={die} language={language} />
      </span>
      <span className="ia-face-results">
        {results.map((result, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results of a side are alike
          <ResultSign key={i} result={result} />
        ))}
        {results.length === 0 && accuracy === 0 && <span aria-hidden="true">–</span>}
      </span>
      {accuracy > 0 && <b className="ia-face-accuracy number">{accuracy}</b>}
    </span>
  )
}
