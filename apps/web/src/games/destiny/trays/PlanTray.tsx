import { Cross, Resource } from '../../../symbols/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { sumInWords } from '../consequence.ts'
import { SymbolSign } from '../dice/SymbolSign.tsx'
import { forecast } from '../plan/plan.ts'
import { useTable } from '../TableContext.tsx'
import './tray.css'

/** The dice that are gathered: what they will do and cost, before anything is done. */
export function PlanTray() {
  const { view, me, plan, language, say, setPlan, carryOut } = useTable()
  if (plan === null) return null
  const { symbol, values, total, cost } = forecast(view, plan)
  const { resources } = view.players[me]
  return (
    <fieldset className="sd-tray" aria-label={say('plan.title')}>
      <span className="sd-tray-what" role="status">
        <SymbolSign symbol={symbol} size="1.3em" />
        <b>{sumInWords(symbol, total, language)}</b>
        {values.length > 1 && symbol !== 'special' && (
          <span>{say('plan.one-by-one', { values: values.join(' + ') })}</span>
        )}
        <span className="sd-tray-cost">
          <Resource size="1em" />
          {cost === 0 ? say('plan.free') : say('plan.cost', { cost, left: resources - cost })}
        </span>
      </span>
      <span className="sd-tray-deeds">
        <Button kind="main" size="small" className="sd-plan-do" onClick={() => carryOut(plan)}>
          {say('plan.do')}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon={<Cross />}
          aria-label={say('plan.clear')}
          title={say('plan.clear')}
          onClick={() => setPlan(null)}
        />
      </span>
    </fieldset>
  )
}
