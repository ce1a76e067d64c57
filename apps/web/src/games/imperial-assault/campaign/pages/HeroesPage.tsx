import { HeroSheet } from '../hero/HeroSheet.tsx'
import { useCampaign } from '../useCampaign.ts'

/** The sheets of all heroes with their cards. */
export function HeroesPage() {
  const { campaign, tell } = useCampaign()
  return (
    <section>
      <h2>{tell('page.heroes')}</h2>
      <div className="ia-columns">
        {campaign.heroes.map((id, hero) => (
          <div key={id} className="ia-box">
            <HeroSheet hero={hero} />
          </div>
        ))}
      </div>
    </section>
  )
}
