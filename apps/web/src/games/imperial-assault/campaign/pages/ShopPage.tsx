import { cardOf } from '@dejarik/imperial-assault/campaign'
import { CampaignCard } from '../cards/CampaignCard.tsx'
import { DeedButton } from '../DeedButton.tsx'
import { deedsOf } from '../deeds.ts'
import { heroAt } from '../hero/heroes.ts'
import { useCampaign } from '../useCampaign.ts'
import { HeroButtons } from './HeroButtons.tsx'
import { Offer } from './Offer.tsx'
import { Outcome } from './Outcome.tsx'

/** Selling, then buying: what is on offer with its price, and who gets what was bought. */
export function ShopPage() {
  const { view, campaign, options, ask, lit, tell, language } = useCampaign()
  const { credits, shop } = campaign
  const selling = deedsOf(options, 'sell')
  const [done] = deedsOf(options, 'done')
  const played = campaign.log.at(-1)
  const isBuying = view.step === 'buy-items'
  return (
    <>
      {view.step === 'sell-items' && played !== undefined && <Outcome played={played} />}
      <section>
        <h2>{tell('shop.title')}</h2>
        <p className="ia-lead">{tell('shop.credits', { credits })}</p>
        {ask?.what === 'item-hero' && (
          <>
            <h3>{tell('shop.for-whom')}</h3>
            <HeroButtons />
          </>
        )}
        {done !== undefined && (
          <p className="ia-page-done">
            <DeedButton at={done.at}>{tell(isBuying ? 'shop.done-buying' : 'shop.done-selling')}</DeedButton>
          </p>
        )}
      </section>
      {view.step === 'sell-items' && (
        <section>
          <h3>{tell('shop.sell')}</h3>
          <p className="ia-lead">{tell('shop.sell-text')}</p>
          <ul className="ia-campaign-cards">
            {selling.map(({ at, offer }) => {
              const held = view.held[offer.held ?? -1]
              if (held === undefined) return null
              const owner = heroAt(view, held.hero)?.name[language] ?? ''
              return (
                <li key={at}>
                  <CampaignCard
                    card={held.card}
                    language={language}
                    thing={`held:${offer.held}`}
                    can
                    lit={lit.has(`held:${offer.held}`)}
                    state={<small>{tell('shop.whose', { name: owner })}</small>}
                  >
                    <DeedButton at={at}>{tell('shop.sell-for', { credits: offer.credits ?? 0 })}</DeedButton>
                  </CampaignCard>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <section>
        <h3>{tell('shop.drawn')}</h3>
        {shop.length === 0 && <p className="ia-lead">{tell('shop.none')}</p>}
        <ul className="ia-campaign-cards">
          {shop.map((card) => {
            const { cost } = cardOf(card).facts
            const missing = cost - credits
            const lacks = missing > 0 ? tell('shop.too-dear', { missing }) : null
            return <Offer key={card} card={card} buy={tell('shop.buy', { cost })} lacks={lacks} />
          })}
        </ul>
      </section>
    </>
  )
}
