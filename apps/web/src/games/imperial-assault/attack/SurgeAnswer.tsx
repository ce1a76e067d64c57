import { useEffect } from 'react'
import { focusIsOnControl } from '../../../table/useKeys.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../TableContext.tsx'
import { wouldDeal, wouldMiss } from './dealt.ts'
import type { Surging } from './useSurging.ts'

/** In the prompt: one button that spends the surges as they are placed, with what comes of it. */
export function SurgeAnswer({ surging }: { surging: Surging }) {
  const { view, choosing, say } = useTable()
  const { attack, placed } = surging
  const isArmed = choosing.armed !== null
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isArmed || focusIsOnControl()) return
      event.preventDefault()
      surging.resolve()
    }
    addEventListener('keydown', enter, { capture: true })
    return () => removeEventListener('keydown', enter, { capture: true })
  })
  const damage = wouldDeal(attack)
  const target = view.figures[attack.target]
  const falls = target !== undefined && damage > 0 && damage >= target.health - target.damage
  return (
    <div className="ia-surge-answer">
      <Button kind="main" hotkey="↵" onClick={surging.resolve}>
        {say('surge.resolve', {
          surges: placed.length,
          damage,
          how: wouldMiss(attack) ? 'misses' : falls ? 'falls' : 'hits',
        })}
      </Button>
    </div>
  )
}
