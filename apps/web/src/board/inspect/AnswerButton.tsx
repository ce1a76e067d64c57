import type { ReactNode } from 'react'
import { hovering } from '../../table/hovering.ts'
import { Button } from '../../ui/Button.tsx'
import { useThingTable } from '../board-context.tsx'

export interface AnswerButtonProps {
  readonly option: number
  /** There is nothing else to do with the thing. */
  readonly only: boolean
  /** What it would lead to. */
  readonly then?: string | null
  readonly icon?: ReactNode
  close(): void
}

/** What an open card can do, as a button. */
export function AnswerButton({ option, only, then = null, icon, close }: AnswerButtonProps) {
  const { view, ask, options, speaker, choosing } = useThingTable()
  const offer = options[option]
  if (offer === undefined) return null
  return (
    <Button
      kind={only ? 'main' : 'plain'}
      icon={icon}
      aria-pressed={choosing.picked.includes(option) ? true : undefined}
      data-lit={choosing.hovered === option || choosing.armed === option}
      {...hovering(choosing, option)}
      onClick={() => {
        // The card lies open beside the button: its consequence has been shown.
        if (ask?.choice?.form === 'one') choosing.take(option)
        else choosing.pick(option)
        close()
      }}
    >
      {speaker.option(view, offer)}
      {then !== null && <small className="sheet-deed-then">{then}</small>}
    </Button>
  )
}
