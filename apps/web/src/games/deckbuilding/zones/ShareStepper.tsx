import { type CardId, designOfCard } from '@dejarik/deckbuilding'
import { ShareStepper as Stepper } from '../../../board/trays/ShareStepper.tsx'
import { Damage } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'
import './share.css'

/** Damage put on this card so far, while it is being split. */
export function ShareStepper({ card }: { card: CardId }) {
  const { options, language } = useTable()
  return (
    <Stepper
      className="db-share"
      option={options.findIndex((one) => 'card' in one && one.card === card)}
      name={designOfCard(card).name[language]}
      sign={<Damage size="0.95em" />}
    />
  )
}
