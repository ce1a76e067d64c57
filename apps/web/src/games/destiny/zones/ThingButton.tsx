import { NONE } from '@dejarik/destiny'
import type { ReactNode } from 'react'
import type { Thing } from '../../../board/table.ts'
import { ThingButton as Button } from '../../../board/thing/ThingButton.tsx'
import type { Deed } from '../deeds.ts'
import { useReading } from '../inspect/InspectContext.tsx'
import { type BoardTable, useTable } from '../TableContext.tsx'
import './thing.css'

export interface ThingButtonProps {
  readonly thing: Thing
  /** What is printed on it, to be looked at. */
  readonly kind?: number
  /** Other things that a click on this one may mean. */
  readonly also?: readonly Thing[]
  readonly label: string
  readonly className?: string
  /** What a click can do, if not simply to answer. */
  readonly deeds?: readonly Deed[]
  /** Taken into a plan. */
  readonly planned?: boolean
  /** There is something to do with it, but hardly anybody would: shown faintly. */
  readonly weak?: boolean
  /** Done by a click when nothing else is: opens a pile, for instance. */
  readonly otherwise?: () => void
  readonly children: ReactNode
}

const NOTHING_ELSE: readonly Thing[] = []

/** A thing on the board; dice are gathered by it into a plan, too. */
export function ThingButton(props: ThingButtonProps) {
  const { thing, kind = NONE, also = NOTHING_ELSE, deeds: given, planned = false, className, ...rest } = props
  const table = useTable()
  const { plan, question, act, carryOut } = table
  const deeds = given ?? answersOf(table, [thing, ...also])
  const reading = useReading(kind === NONE ? null : { kind, thing, deeds, question })
  return (
    <Button
      things={[thing, ...also]}
      className={['sd-thing', className].filter(Boolean).join(' ')}
      deeds={deeds.map((deed) =>
        deed.do === 'answer' ? { option: deed.option } : { option: deed.option, act: () => act(deed) },
      )}
      reading={reading}
      // As in the prompt: Space picks, Enter does what is picked.
      enter={planned && plan !== null ? () => carryOut(plan) : undefined}
      taken={planned}
      marks={{ 'data-planned': planned }}
      {...rest}
    />
  )
}

function answersOf({ deeds }: BoardTable, things: readonly Thing[]): readonly Deed[] {
  const options = new Set(things.flatMap((thing) => deeds.get(thing) ?? []))
  return [...options].map((option) => ({ do: 'answer', option }))
}
