import { type CardView, factsOf } from '@dejarik/destiny'
import { ShareStepper as Stepper } from '../../../board/trays/ShareStepper.tsx'
import { Damage, Shield } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'
import './share.css'

/** What this character gets while a total is split. */
export function ShareStepper({ card }: { card: CardView }) {
  const { ask, options, language } = useTable()
  const Sign = ask?.what === 'distribute-shields' ? Shield : Damage
  return (
    <Stepper
      className="sd-share"
      option={options.findIndex((one) => one.do === 'card' && one.card === card.id)}
      name={factsOf(card.kind).name[language]}
      sign={<Sign size="0.95em" />}
    />
  )
}
