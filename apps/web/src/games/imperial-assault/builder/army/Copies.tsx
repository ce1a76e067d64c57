import { useMemo } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { titleOf } from '../card.ts'
import { newProblems } from '../check.ts'
import { setCopies } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'
import type { CardLineProps } from './CardLine.tsx'
import { anchorOf } from './place.ts'
import { WhyNot } from './WhyNot.tsx'

/** How many of a card are in the army, with one more and one less; why not more, if a rule is against it. */
export function Copies({ army, kind, id, count, onChange }: CardLineProps) {
  const { say, language } = useBuilder()
  const name = titleOf(kind, id, language)
  const [problem] = useMemo(
    () => newProblems(army, setCopies(army, kind, id, count + 1)),
    [army, kind, id, count],
  )
  const full = problem !== undefined
  const tip = `${anchorOf(kind, id)}-full`
  const copies = (
    <b className="number">
      {count}
      <span className="unseen"> {say('army.copies', { count })}</span>
    </b>
  )
  if (onChange === undefined) return <span className="ia-copies">{copies}×</span>
  return (
    <span className="ia-copies">
      <Button
        kind="quiet"
        size="small"
        aria-label={say('army.remove-of', { name })}
        onClick={() => onChange(setCopies(army, kind, id, count - 1), say('army.removed', { name }))}
      >
        −
      </Button>
      {copies}
      <Button
        kind="quiet"
        size="small"
        aria-label={say('army.add-of', { name })}
        aria-disabled={full}
        aria-describedby={full ? tip : undefined}
        onClick={() => {
          if (!full)
            onChange(
              setCopies(army, kind, id, count + 1),
              say(kind === 'command' ? 'pool.into-deck' : 'pool.added', { name }),
            )
        }}
      >
        +
      </Button>
      {full && (
        <span id={tip} className="build-tip">
          <WhyNot problem={problem} />
        </span>
      )}
    </span>
  )
}
