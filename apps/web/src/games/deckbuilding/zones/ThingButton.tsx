import { type CardId, NO_CARD } from '@dejarik/deckbuilding'
import type { ReactNode } from 'react'
import type { Thing } from '../../../board/table.ts'
import { ThingButton as Button } from '../../../board/thing/ThingButton.tsx'
import { deedsOf } from '../deeds.ts'
import { useReading } from '../inspect/InspectContext.tsx'
import { useTable } from '../TableContext.tsx'
import './thing.css'

export interface ThingButtonProps {
  /** Its ids, the one that refusals speak of first. */
  readonly things: readonly [Thing, ...Thing[]]
  readonly card?: CardId
  /** What it is as the target of an attack. */
  readonly target?: number | null
  readonly label: string
  readonly className?: string
  /** Done by a click when nothing else is: opens a pile, for instance. */
  readonly otherwise?: () => void
  /** Gathering it is allowed but adds nothing: shown faintly. */
  readonly weak?: boolean
  readonly children: ReactNode
}

/** A thing on the board; attackers and their target are gathered by it, too. */
export function ThingButton(props: ThingButtonProps) {
  const { things, card = NO_CARD, target = null, weak = false, className, ...rest } = props
  const table = useTable()
  const { question, assembly, act } = table
  const deeds = deedsOf(things, card, target, table)
  const reading = useReading(card === NO_CARD ? null : { card, thing: things[0], deeds, question })
  // While an attack is gathered, a click on a unit goes on with it.
  const gathering = assembly.attackers.length > 0 || assembly.target !== null
  const gather = gathering ? deeds.find((deed) => deed.do === 'gather') : undefined
  return (
    <Button
      things={things}
      className={['db-thing', className].filter(Boolean).join(' ')}
      deeds={(gather === undefined ? deeds : [gather]).map((deed) =>
        deed.do === 'answer' ? { option: deed.option } : { option: null, act: () => act(deed) },
      )}
      reading={reading}
      weak={weak && deeds.every((deed) => deed.do === 'gather')}
      taken={assembly.attackers.includes(card)}
      marks={{
        'data-gathered': assembly.attackers.includes(card),
        'data-aimed': target !== null && assembly.target === target,
      }}
      {...rest}
    />
  )
}
