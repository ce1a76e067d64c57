import { type CardView, factsOf, NONE, SEAT_NAMES, type View } from '@dejarik/destiny'
import { TYPE_NAMES } from '@dejarik/destiny/facts'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { CardName } from '../cards/CardName.tsx'
import { Emblem } from '../cards/Emblem.tsx'
import { ColorMark } from '../dice/ColorMark.tsx'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { thingOfCard } from '../things.ts'
import { ShareStepper } from '../trays/ShareStepper.tsx'
import { Exhausted } from './Exhausted.tsx'
import { Health, HealthLeft, Shields } from './Health.tsx'
import { diceOf, RestingDice } from './RestingDice.tsx'
import { ThingButton } from './ThingButton.tsx'
import './card-in-play.css'

/** A character with its upgrades and then the downgrades of others under it, or a support or plot. */
export function CardInPlay({ card }: { card: CardView }) {
  const { view } = useTable()
  const attached = (type: CardView['type']): readonly CardView[] =>
    view.cards.filter((one) => one.on === card.id && one.type === type)
  const below = [...attached('upgrade'), ...attached('downgrade')]
  return (
    <div className="sd-column" data-type={card.type}>
      <Plate card={card} />
      {below.length > 0 && (
        <div className="sd-upgrades">
          {below.map((one) => (
            <Attached key={one.id} card={one} />
          ))}
        </div>
      )}
      <ShareStepper card={card} />
    </div>
  )
}

function Plate({ card }: { card: CardView }) {
  const table = useTable()
  const { language } = table
  const facts = factsOf(card.kind)
  const copy = copyOf(table.view, card)
  return (
    <ThingButton
      thing={thingOfCard(card.id)}
      kind={card.kind}
      label={labelOf(table, card)}
      className="sd-plate-button"
    >
      <span
        className="sd-plate sd-framed"
        data-color={facts.color}
        data-ready={card.ready}
        data-type={card.type}
      >
        <span className="sd-plate-emblem">
          <Emblem card={facts} size="100%" />
        </span>
        <span className="sd-plate-name name">
          <CardName kind={card.kind} language={language} />
          {copy !== null && <span className="sd-copy number">{copy}</span>}
        </span>
        <ColorMark color={facts.color} />
        <span className="sd-plate-state">
          <RestingDice card={card.id} />
          {!card.ready && <Exhausted />}
          {card.shields > 0 && <Shields count={card.shields} />}
          {card.type === 'character' && <HealthLeft card={card} />}
        </span>
        {card.type === 'character' && <Health card={card} />}
      </span>
    </ThingButton>
  )
}

function Attached({ card }: { card: CardView }) {
  const table = useTable()
  const facts = factsOf(card.kind)
  return (
    <ThingButton
      thing={thingOfCard(card.id)}
      kind={card.kind}
      label={labelOf(table, card)}
      className="sd-upgrade-button"
    >
      <span className="sd-upgrade sd-framed" data-color={facts.color} data-type={card.type}>
        <ColorMark color={facts.color} />
        {card.type === 'downgrade' && <WhoseMark card={card} />}
        <span className="sd-upgrade-name name">{facts.name[table.language]}</span>
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

/** Which one it is, where a player has several of the same character or support; as the game's sentences count them. */
function copyOf(view: View, { id, kind, controller }: CardView): number | null {
  const alike = view.cards.filter((card) => card.kind === kind && card.controller === controller)
  return alike.length === 1 ? null : alike.findIndex((card) => card.id === id) + 1
}

/** Everything that the plate shows, in words. */
function labelOf({ view, me, language, say, speaker }: BoardTable, card: CardView): string {
  const facts = factsOf(card.kind)
  const host = card.on === NONE ? undefined : view.cards.find(({ id }) => id === card.on)
  const dice = diceOf(view, card.id)
  const parts = [
    say('card.label', {
      name: [facts.name[language], copyOf(view, card) ?? ''].join(' ').trim(),
      type: TYPE_NAMES[card.type][language],
      whose: card.controller === me ? 'own' : 'foe',
    }),
  ]
  if (host !== undefined) parts.push(say('card.on', { name: factsOf(host.kind).name[language] }))
  if (card.type === 'downgrade')
    parts.push(say('card.by', { player: speaker.seat(SEAT_NAMES[card.controller]) }))
  if (host === undefined && card.type !== 'plot')
    parts.push(say(card.ready ? 'card.ready' : 'card.exhausted'))
  if (card.type === 'character')
    parts.push(say('card.health-left', { left: card.health - card.damage, all: card.health }))
  if (card.shields > 0) parts.push(say('card.shields', { count: card.shields }))
  if (dice.length > 0)
    parts.push(
      say('card.dice', { count: dice.length, pool: dice.filter(({ pool }) => pool !== NONE).length }),
    )
  return parts.join('. ')
}
