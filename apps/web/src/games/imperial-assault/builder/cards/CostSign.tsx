import { useBuilder } from '../useBuilder.ts'

/** What a card costs, in its corner. Some upgrades make an army cheaper. */
export function CostSign({ cost }: { cost: number }) {
  const { say } = useBuilder()
  const printed = cost < 0 ? `−${-cost}` : String(cost)
  const words = say('card.cost', { cost: printed })
  return (
    <b className="ia-cost number" title={words}>
      <span className="unseen">{words}</span>
      <span aria-hidden="true">{printed}</span>
    </b>
  )
}
