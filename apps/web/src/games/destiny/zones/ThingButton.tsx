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
  /** Goes with the die that is pointed at. */
  readonly along?: boolean
  /** Whose it is, where it could be hit or helped. */
  readonly target?: 'foe' | 'own' | undefined
  /** Done by a click when nothing else is: opens a pile, for instance. */
  readonly otherwise?: () => void
  readonly children: ReactNode
}

const NOTHING_ELSE: readonly Thing[] = []

/** A thing on the board; dice take their modifiers along. */
export function ThingButton(props: ThingButtonProps) {
  const {
    thing,
    kind = NONE,
    also = NOTHING_ELSE,
    deeds: given,
    along = false,
    target,
    className,
    ...rest
  } = props
  const table = useTable()
  const { question, act } = table
  const deeds = given ?? answersOf(table, [thing, ...also])
  const reading = useReading(kind === NONE ? null : { kind, thing, deeds, question })
  return (
    <Button
      things={[thing, ...also]}
      className={['sd-thing', className].filter(Boolean).join(' ')}
      deeds={deeds.map((deed) =>
        deed.do === 'answer' ? { option: deed.option } : { option: deed.option, act: () => act(deed) },
      )}
      // What can do one thing only is armed where it lies: nothing may open over what it is aimed at.
      reading={reading === undefined ? undefined : { ...reading, offers: deeds.length > 1 }}
      marks={{ 'data-along': along, 'data-target': target }}
      {...rest}
    />
  )
}

function answersOf({ deeds }: BoardTable, things: readonly Thing[]): readonly Deed[] {
  const options = new Set(things.flatMap((thing) => deeds.get(thing) ?? []))
  return [...options].map((option) => ({ do: 'answer', option }))
}
