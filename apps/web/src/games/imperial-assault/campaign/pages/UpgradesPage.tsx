import { EMPIRE, NONE } from '@dejarik/imperial-assault'
import { CAMPAIGN_CARDS, cardOf } from '@dejarik/imperial-assault/campaign'
import { findImperialClass } from '@dejarik/imperial-assault/facts'
import { CardState } from '../cards/CardState.tsx'
import { DeedButton } from '../DeedButton.tsx'
import { deedsOf } from '../deeds.ts'
import { heroAt } from '../hero/heroes.ts'
import { useCampaign } from '../useCampaign.ts'
import { Offer } from './Offer.tsx'

/** Class decks with what is owned and what can be bought; agenda cards for the Imperial player alone. */
export function UpgradesPage() {
  const { view, campaign, tell, language } = useCampaign()
  const decks = campaign.heroes.map((id, hero) => (
    <ClassDeck
      key={id}
      deck={id}
      owner={hero}
      name={heroAt(view, hero)?.name[language] ?? id}
      xp={campaign.xp[hero] ?? 0}
    />
  ))
  const empire = (
    <ClassDeck
      key="empire"
      deck={campaign.imperialClass}
      owner={NONE}
      name={tell('empire.deck', { name: findImperialClass(campaign.imperialClass)?.name[language] ?? '' })}
      xp={campaign.xp.at(-1) ?? 0}
    />
  )
  const isImperial = view.step === 'agenda' || view.step === 'imperial-class'
  return (
    <>
      <h2>{tell('page.upgrades')}</h2>
      {isImperial && <Agendas />}
      {isImperial || view.side === EMPIRE ? [empire, ...decks] : [...decks, empire]}
    </>
  )
}

interface ClassDeckProps {
  readonly deck: string
  /** The hero by figure, or NONE for the Imperial player. */
  readonly owner: number
  readonly name: string
  readonly xp: number
}

function ClassDeck({ deck, owner, name, xp }: ClassDeckProps) {
  const { view, options, tell, language } = useCampaign()
  const cards = CAMPAIGN_CARDS.flatMap((facts, card) => (facts.deck === deck ? [card] : []))
  const owned = new Set(
    view.held.flatMap(({ seat, hero, card }) => (seat >= 0 && hero === owner ? [card] : [])),
  )
  const offered = deedsOf(options, 'buy-class').filter(({ offer }) => (offer.figure ?? NONE) === owner)
  const [done] = offered.length > 0 ? deedsOf(options, 'done') : []
  return (
    <section className="ia-class-deck" data-turn={offered.length > 0}>
      <header>
        <h3>{name}</h3>
        <b>{tell('upgrades.xp', { xp })}</b>
        {done !== undefined && <DeedButton at={done.at}>{tell('upgrades.done')}</DeedButton>}
      </header>
      <ul className="ia-campaign-cards">
        {cards.map((card) => {
          const { cost } = cardOf(card).facts
          const has = owned.has(card)
          const lacks = !has && cost > xp ? tell('upgrades.lacks', { missing: cost - xp }) : null
          return (
            <Offer
              key={card}
              card={card}
              buy={tell('upgrades.buy', { cost })}
              lacks={lacks}
              state={has && <CardState state="owned" language={language} />}
            />
          )
        })}
      </ul>
    </section>
  )
}

/** The cards that the Imperial player has drawn; the Rebels see how many. */
function Agendas() {
  const { campaign, options, tell } = useCampaign()
  const { drawn, drawnCount, influence } = campaign
  const [done] = deedsOf(options, 'buy-agenda').length > 0 ? deedsOf(options, 'done') : []
  return (
    <section className="ia-class-deck">
      <header>
        <h3>{tell('upgrades.agendas')}</h3>
        <b>{tell('strip.influence', { influence })}</b>
        {done !== undefined && <DeedButton at={done.at}>{tell('upgrades.done')}</DeedButton>}
      </header>
      {drawn.length === 0 && (
        <p className="ia-lead">{tell('upgrades.agendas-hidden', { count: drawnCount })}</p>
      )}
      <ul className="ia-campaign-cards">
        {drawn.map((card) => (
          <Offer
            key={card}
            card={card}
            buy={tell('upgrades.buy-agenda', { cost: cardOf(card).facts.cost })}
          />
        ))}
      </ul>
    </section>
  )
}
