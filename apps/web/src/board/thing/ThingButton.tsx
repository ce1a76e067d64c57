import type { ReactNode } from 'react'
import { Tick } from '../../symbols/index.ts'
import { useWords } from '../../text/index.ts'
import { type ThingSpec, useThing } from './useThing.ts'
import './thing.css'

export interface ThingButtonProps extends ThingSpec {
  readonly label: string
  readonly className?: string | undefined
  /** There is something to do with it, but hardly anybody would: shown faintly. */
  readonly weak?: boolean
  /** Taken into what the board gathers before it answers. */
  readonly taken?: boolean
  /** What a game says of it besides. */
  readonly marks?: { readonly [mark: `data-${string}`]: boolean | string | undefined }
  readonly children: ReactNode
}

/** A thing that lies on a table as a button: a card, a die, a pile. */
export function ThingButton({
  label,
  className,
  weak = false,
  taken = false,
  marks,
  children,
  ...spec
}: ThingButtonProps) {
  const say = useWords()
  const { can, pointedAt, armed, picked, order, handlers } = useThing(spec)
  const isIn = picked || taken
  return (
    <button
      type="button"
      className={['thing', className].filter(Boolean).join(' ')}
      aria-pressed={isIn ? true : undefined}
      data-thing={spec.things[0]}
      data-can={can && weak ? 'weak' : can}
      data-lit={pointedAt}
      data-armed={armed}
      data-picked={picked}
      {...marks}
      {...handlers}
    >
      <span className="unseen">{isIn ? say('thing.picked', { name: label }) : label}</span>
      <span className="thing-body" aria-hidden="true">
        {children}
      </span>
      {can && !weak && <span className="thing-chevron" aria-hidden="true" />}
      {isIn && (
        <span className="thing-tick" aria-hidden="true">
          {order ?? <Tick />}
        </span>
      )}
    </button>
  )
}
