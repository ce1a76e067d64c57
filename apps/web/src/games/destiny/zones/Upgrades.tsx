import { type CardId, type CardView, factsOf } from '@dejarik/destiny'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { ShortText } from '../cards/ShortText.tsx'
import { Picture } from '../portraits/Picture.tsx'
import { useTable } from '../TableContext.tsx'
import { thingOfCard } from '../things.ts'
import { labelOf } from './label-of.ts'
import { OnCard } from './OnCard.tsx'
import { RestingDice } from './RestingDice.tsx'
import { ThingButton } from './ThingButton.tsx'

/** What lies on a character, in one line: upgrades, then downgrades of others. Three and more are drawings with dice. */
export function Upgrades({ host }: { host: CardId }) {
  const { view } = useTable()
  const attached = (type: CardView['type']): readonly CardView[] =>
    view.cards.filter((one) => one.on === host && one.type === type)
  const cards = [...attached('upgrade'), ...attached('downgrade')]
  return (
    <div className="sd-upgrades" data-count={Math.min(3, cards.length)}>
      {cards.map((card) => (
        <Upgrade key={card.id} card={card} />
      ))}
    </div>
  )
}

function Upgrade({ card }: { card: CardView }) {
  const table = useTable()
  const { language } = table
  const { color, name } = factsOf(card.kind)
  return (
    <ThingButton
      thing={thingOfCard(card.id)}
      kind={card.kind}
      label={labelOf(table, card)}
      className="sd-upgrade-button"
    >
      <span className="sd-upgrade sd-framed" data-color={color} data-type={card.type}>
        <span className="sd-upgrade-picture">
          <Picture kind={card.kind} />
        </span>
        {card.type === 'downgrade' && <WhoseMark card={card} />}
        <span className="sd-upgrade-words">
          <span className="sd-upgrade-name name">{name[language]}</span>
          <ShortText kind={card.kind} language={language} className="sd-upgrade-text" />
        </span>
        <OnCard resources={card.resources} />
        <RestingDice card={card.id} />
      </span>
    </ThingButton>
  )
}

/** Whose a card is that lies on another player's side. */
function WhoseMark({ card }: { card: CardView }) {
  const { me } = useTable()
  const own = card.controller === me
  const Mark = own ? OwnMark : FoeMark
  return (
    <span className="sd-upgrade-whose" data-whose={own ? 'own' : 'foe'}>
      <Mark size="0.9em" />
    </span>
  )
}
