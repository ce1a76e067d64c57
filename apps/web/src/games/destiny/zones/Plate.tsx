import { type CardView, factsOf } from '@dejarik/destiny'
import { CardName } from '../cards/CardName.tsx'
import { ShortText } from '../cards/ShortText.tsx'
import { ColorMark } from '../dice/ColorMark.tsx'
import { Picture } from '../portraits/Picture.tsx'
import { useTable } from '../TableContext.tsx'
import { thingOfCard } from '../things.ts'
import { ShareStepper } from '../trays/ShareStepper.tsx'
import { Exhausted } from './Exhausted.tsx'
import { Health, Shields } from './Health.tsx'
import { copyOf, labelOf } from './label-of.ts'
import { OnCard } from './OnCard.tsx'
import { RestingDice } from './RestingDice.tsx'
import { TargetTag } from './TargetTag.tsx'
import { ThingButton } from './ThingButton.tsx'
import { Upgrades } from './Upgrades.tsx'
import './plate.css'

/** A character: face, ability, health, and its upgrades in a line of their own. */
export function Plate({ card }: { card: CardView }) {
  const table = useTable()
  const { language, view, blows, deeds, choosing } = table
  const facts = factsOf(card.kind)
  const copy = copyOf(view, card)
  const thing = thingOfCard(card.id)
  const blow = blows.find((one) => one.card === card.id)
  const lit = (deeds.get(thing) ?? []).some(
    (option) => choosing.hovered === option || choosing.armed === option,
  )
  return (
    <div className="sd-unit">
      <ThingButton
        thing={thing}
        kind={card.kind}
        label={labelOf(table, card)}
        className="sd-plate-button"
        target={blow === undefined ? undefined : blow.isOwn ? 'own' : 'foe'}
      >
        <span className="sd-plate sd-framed" data-color={facts.color} data-ready={card.ready}>
          <span className="sd-portrait">
            <Picture kind={card.kind} />
            {!card.ready && <Exhausted />}
            <RestingDice card={card.id} />
          </span>
          <span className="sd-plate-body">
            <span className="sd-plate-head">
              <span className="sd-plate-name name">
                <CardName kind={card.kind} language={language} />
                {copy !== null && <span className="sd-copy number">{copy}</span>}
              </span>
              <ColorMark color={facts.color} />
            </span>
            <ShortText kind={card.kind} language={language} className="sd-plate-text" />
            <span className="sd-plate-health">
              <Health card={card} blow={blow?.isOwn === true && !lit ? undefined : blow} />
              {card.shields > 0 && <Shields count={card.shields} />}
              <OnCard resources={card.resources} />
            </span>
          </span>
        </span>
        {blow !== undefined && <TargetTag blow={blow} lit={lit} />}
      </ThingButton>
      <ShareStepper card={card} />
      <Upgrades host={card.id} />
    </div>
  )
}
