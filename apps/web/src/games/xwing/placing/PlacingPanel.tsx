import { DEGREE } from '@dejarik/kernel'
import { MM } from '@dejarik/xwing/geometry'
import { sayRefusal } from '../../../text/refusals.ts'
import { Button } from '../../../ui/Button.tsx'
import { RuleChip } from '../../../ui/RuleChip.tsx'
import { nameOfShip, nameOfType } from '../names.ts'
import { useTable } from '../TableContext.tsx'
import type { Placing } from './usePlacing.ts'
import type { Setup } from './useSetup.ts'
import './placing.css'

/** What is being placed, whether it may stay there, and every move of it as a button. */
export function PlacingPanel({ placing, setup }: { placing: Placing; setup: Setup | null }) {
  const { view, say, speaker, language, openRule } = useTable()
  const { area, pose, refusal } = placing
  const name =
    area.kind === 'ship' && area.ship >= 0
      ? nameOfShip(view, area.ship, language)
      : nameOfType(area.id, language)
  return (
    <section className="xw-placing-panel" aria-label={say('placing.title')}>
      <header className="mat-dock-head">
        <h2>{say('placing.title')}</h2>
        <span>{name}</span>
      </header>
      <div className="xw-pad">
        <Button
          size="small"
          title={say('placing.turn-left')}
          hotkey="Q"
          onClick={() => placing.turn(-1, false)}
        >
          ↺
        </Button>
        <Button size="small" title={say('placing.up')} onClick={() => placing.nudge(0, 1, false)}>
          ↑
        </Button>
        <Button
          size="small"
          title={say('placing.turn-right')}
          hotkey="E"
          onClick={() => placing.turn(1, false)}
        >
          ↻
        </Button>
        <Button size="small" title={say('placing.left')} onClick={() => placing.nudge(-1, 0, false)}>
          ←
        </Button>
        <Button size="small" title={say('placing.down')} onClick={() => placing.nudge(0, -1, false)}>
          ↓
        </Button>
        <Button size="small" title={say('placing.right')} onClick={() => placing.nudge(1, 0, false)}>
          →
        </Button>
      </div>
      <p className="xw-placing-at number">
        {(pose.x / MM).toFixed(1)} / {(pose.y / MM).toFixed(1)} mm · {(pose.a / DEGREE).toFixed(0)}°
      </p>
      <p className="xw-placing-verdict" data-legal={refusal === null} role="status">
        {refusal === null ? `✓ ${say('placing.legal')}` : `⨯ ${sayRefusal(refusal, speaker, language)}`}
        {refusal?.rule !== undefined && <RuleChip id={refusal.rule} label={say('rule')} onOpen={openRule} />}
      </p>
      <Button kind="main" hotkey="↵" disabled={refusal !== null} onClick={placing.confirm}>
        {say('placing.confirm')}
      </Button>
      {setup !== null && <TakeAll setup={setup} />}
      <p className="mat-hint">{say('placing.hint')}</p>
    </section>
  )
}

/** The proposals as a whole: all obstacles, all ships, or everything that is left. */
export function TakeAll({ setup: { part, take } }: { setup: Setup }) {
  const { say } = useTable()
  return (
    <div className="xw-take-all">
      <Button onClick={() => take(part)}>{say(`setup.${part}`)}</Button>
      {part === 'things' && <Button onClick={() => take('all')}>{say('setup.all')}</Button>}
    </div>
  )
}
