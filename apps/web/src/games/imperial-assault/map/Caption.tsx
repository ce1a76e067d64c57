import { nameOfFigure } from '../names.ts'
import { sightWords } from '../sight/sight-words.ts'
import type { Sight } from '../sight/useSight.ts'
import { useTable } from '../TableContext.tsx'
import type { Walking } from './useWalking.ts'

export interface CaptionProps {
  readonly walking: Walking
  readonly sight: Sight | null
  /** Where there is less to cover. */
  readonly at: 'top' | 'bottom'
}

/** One line that says what the drawing on the map shows: a line of sight with its reason, or a walk with its cost. */
export function Caption({ walking, sight, at }: CaptionProps) {
  const table = useTable()
  const { view, say, language } = table
  const { aimed } = walking
  if (aimed !== null && aimed.cost !== null)
    return (
      <p className="ia-caption" data-at={at}>
        {say(aimed.moves === 0 ? 'caption.walk' : 'caption.moves', { cost: aimed.cost, moves: aimed.moves })}
      </p>
    )
  if (sight === null) return null
  const called = (figure: number): string => nameOfFigure(view, figure, language)
  return (
    <p className="ia-caption" data-at={at} data-sees={sight.sighting.proof.sees}>
      <b>
        {called(sight.from)} → {called(sight.to)}
      </b>{' '}
      {sightWords(table, sight.sighting, sight.spaces)}
    </p>
  )
}
