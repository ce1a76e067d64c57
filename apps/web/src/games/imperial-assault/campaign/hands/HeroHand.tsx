import { HeldCard } from '../cards/HeldCard.tsx'
import { rankOfCard } from '../hero/HeroSheet.tsx'
import { cardsOfHero, heroAt } from '../hero/heroes.ts'
import { useCampaign } from '../useCampaign.ts'
import '../../hand/chip.css'
import '../../hand/hand.css'

/** The cards of the hero that the moment is about, where a skirmish has its command cards. */
export function HeroHand() {
  const { view, looked, campaign, deeds, language, say, tell } = useCampaign()
  const active = view.activation?.figure ?? -1
  const asked = view.held.findIndex((held, id) => held.hero >= 0 && deeds.has(`held:${id}`))
  const isHero = (figure: number | null | undefined): figure is number =>
    figure != null && figure >= 0 && figure < campaign.heroes.length
  const hero = [view.held[asked]?.hero, looked, active, view.seat].find(isHero) ?? 0
  const cards = cardsOfHero(view, hero, rankOfCard).filter((id) => view.held[id].on < 0)
  const name = heroAt(view, hero)?.name[language] ?? ''
  return (
    <section className="ia-hand" aria-label={name} data-open={asked >= 0}>
      <h2>{tell('hero.cards-of', { name })}</h2>
      <ul>
        {cards.map((id) => (
          <li key={id}>
            <HeldCard held={id} />
          </li>
        ))}
        {cards.length === 0 && <li className="ia-hand-empty">{say('hand.empty')}</li>}
      </ul>
    </section>
  )
}
