import type { ReactNode } from 'react'
import { useWords } from '../../text/index.ts'
import { useThingTable } from '../board-context.tsx'
import './share.css'

export interface ShareStepperProps {
  readonly className: string
  /** Whose share it is; negative for who gets none. */
  readonly option: number
  readonly name: string
  /** The sign of what is shared. */
  readonly sign: ReactNode
}

/** What this one gets while a total is split: one more, one less. */
export function ShareStepper({ className, option, name, sign }: ShareStepperProps) {
  const { ask, choosing } = useThingTable()
  const say = useWords()
  const choice = ask?.choice
  if (choice?.form !== 'split' || option < 0) return null
  const share = choosing.shares[option] ?? 0
  const isFull = share === choice.caps[option]
  return (
    <div className={`share ${className}`} data-full={isFull}>
      <button type="button" disabled={share === 0} onClick={() => choosing.setShare(option, share - 1)}>
        <span className="unseen">{say('prompt.less', { name })}</span>
        <span aria-hidden="true">−</span>
      </button>
      <output>
        {sign}
        {share}
        <small>/{choice.caps[option]}</small>
      </output>
      <button type="button" onClick={() => choosing.pick(option)}>
        <span className="unseen">{say('prompt.more', { name })}</span>
        <span aria-hidden="true">+</span>
      </button>
    </div>
  )
}
