import { type Deck, pointsOf, sizeOf } from '@dejarik/destiny/build'
import { findCard } from '@dejarik/destiny/facts'
import { useMemo } from 'react'
import { Line } from '../../../../build/screens/Line.tsx'
import type { BuiltLineProps } from '../../../../build/screens/Saved.tsx'
import { ColorMark } from '../../dice/ColorMark.tsx'
import { problemsOf } from '../check.ts'
import { teamInWords } from '../team-words.ts'
import { useBuilder } from '../useBuilder.ts'
import { useFormatName } from './FormatChoice.tsx'

/** A deck in one line: what it is called, who is in its team, whether it is legal. */
export function DeckLine({ built: deck, name, route, children }: BuiltLineProps<Deck>) {
  const { say, language } = useBuilder()
  const formatName = useFormatName()
  const problems = useMemo(() => problemsOf(deck).length, [deck])
  const colors = new Set(deck.characters.flatMap(({ card }) => findCard(card)?.color ?? []))
  return (
    <Line
      name={name}
      route={route}
      problems={problems}
      about={
        <>
          <span className="sb-line-team">{teamInWords(deck, language)}</span>
          <span>
            {formatName(deck.format)} · {say('list.points', { points: pointsOf(deck) })} ·{' '}
            {say('list.cards', { count: sizeOf(deck) })}
          </span>
        </>
      }
      signs={[...colors].map((color) => <ColorMark key={color} color={color} size="1.1em" />)}
    >
      {children}
    </Line>
  )
}
