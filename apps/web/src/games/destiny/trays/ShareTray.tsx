import { Damage, Shield } from '../../../symbols/index.ts'
import { sum } from '../../../table/choosing.ts'
import { useTable } from '../TableContext.tsx'
import './tray.css'

/** While a total is split among characters: what is still to be given. */
export function ShareTray() {
  const { ask, choosing, say } = useTable()
  const choice = ask?.choice
  if (choice?.form !== 'split') return null
  const left = choice.max - sum(choosing.shares)
  const Sign = ask?.what === 'distribute-shields' ? Shield : Damage
  return (
    <p className="sd-tray" role="status">
      <span className="sd-tray-what">
        <Sign size="1.2em" />
        <b>{say('share.left', { left })}</b>
      </span>
    </p>
  )
}
