import { useEffect, useEffectEvent } from 'react'
import { Damage } from '../../../symbols/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../TableContext.tsx'
import { fill } from './shares.ts'
import './tray.css'

/** Damage to split among ships and base: what is left, and the quick ways. */
export function DamageTray() {
  const { ask, question, choosing, say } = useTable()
  const choice = ask?.choice
  const propose = (): void => {
    if (choice?.form !== 'split') return
    for (const [i, share] of fill(choice, choosing.shares).entries()) choosing.setShare(i, share)
  }
  const onAsked = useEffectEvent(propose)
  // All of it is proposed: who wants to deal it otherwise moves it, everybody else only says yes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => onAsked(), [question])
  if (choice?.form !== 'split') return null
  const given = choosing.shares.reduce((sum, share) => sum + share, 0)
  return (
    <fieldset className="db-tray" aria-label={say('damage.assign', { n: choice.max })}>
      <span className="db-tray-what" role="status">
        <span className="db-tray-title">
          <Damage size="1.05em" />
          {say('damage.assign', { n: choice.max })} · {say('damage.left', { n: choice.max - given })}
        </span>
        <span className="db-outlook">{say('damage.shipsFirst')}</span>
      </span>
      <span className="db-tray-deeds">
        <Button size="small" disabled={given === choice.max} onClick={propose}>
          {say('do.assignAll')}
        </Button>
        <Button kind="main" size="small" disabled={given < choice.min} onClick={() => choosing.confirm()}>
          {say('do.assign')}
        </Button>
      </span>
    </fieldset>
  )
}
