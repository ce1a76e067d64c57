import { type CardView, factsOf } from '@dejarik/destiny'
import { Damage, Shield } from '../../../symbols/index.ts'
import { CardName } from '../cards/CardName.tsx'
import { ShortText } from '../cards/ShortText.tsx'
import { Picture } from '../portraits/Picture.tsx'
import { useTable } from '../TableContext.tsx'
import { thingOfCard } from '../things.ts'
import { Exhausted } from './Exhausted.tsx'
import { copyOf, labelOf } from './label-of.ts'
import { OnCard } from './OnCard.tsx'
import { RestingDice } from './RestingDice.tsx'
import { ThingButton } from './ThingButton.tsx'
import { Upgrades } from './Upgrades.tsx'
import './support.css'

/** Letters of a name that stand on a line. */
const ONE_LINE = 17

/** A support or a plot; what lies on it stands under it. */
export function Support({ card }: { card: CardView }) {
  const table = useTable()
  const { language, view } = table
  const { color, name } = factsOf(card.kind)
  const copy = copyOf(view, card)
  return (
    <div className="sd-support-unit" data-type={card.type}>
      <ThingButton
        thing={thingOfCard(card.id)}
        kind={card.kind}
        label={labelOf(table, card)}
        className="sd-support-button"
      >
        <span className="sd-support sd-framed" data-color={color} data-ready={card.ready}>
          <span className="sd-support-picture">
            <Picture kind={card.kind} />
            {!card.ready && <Exhausted />}
          </span>
          <span className="sd-support-words">
            <span className="sd-support-name name" data-long={name[language].length > ONE_LINE}>
              <CardName kind={card.kind} language={language} />
              {copy !== null && <span className="sd-copy number">{copy}</span>}
            </span>
            <ShortText kind={card.kind} language={language} className="sd-support-text" />
          </span>
          <span className="sd-support-tokens">
            {card.damage > 0 && (
              <span className="number">
                <Damage size="0.9em" />
                {card.damage}
              </span>
            )}
            {card.shields > 0 && (
              <span className="number">
                <Shield size="0.9em" />
                {card.shields}
              </span>
            )}
            <OnCard resources={card.resources} />
            <RestingDice card={card.id} />
          </span>
        </span>
      </ThingButton>
      <Upgrades host={card.id} />
    </div>
  )
}
