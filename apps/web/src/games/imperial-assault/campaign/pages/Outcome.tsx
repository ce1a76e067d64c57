import { EMPIRE, MISSIONS, type Played } from '@dejarik/imperial-assault'
import type { Ending } from '@dejarik/imperial-assault/campaign'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { useCampaign } from '../useCampaign.ts'
import { gainsOf } from './gains.ts'
import { HeroButtons } from './HeroButtons.tsx'

/** How a mission ended and what it brings; at the end of the campaign, who has won it. */
export function Outcome({ played }: { played: Played }) {
  const { view, campaign, ask, tell, language } = useCampaign()
  const mission = MISSIONS[played.mission]
  const isEmpire = played.winner === EMPIRE
  const ending = endingOf(played)
  const isFinale = view.winners !== null && mission?.campaign?.kind === 'finale'
  return (
    <section className="ia-outcome">
      <h2>
        <AffiliationMark affiliation={isEmpire ? 'imperial' : 'rebel'} size="1.600em" />
        {tell(isEmpire ? 'summary.empire' : 'summary.rebels', { mission: mission?.name[language] ?? '' })}
      </h2>
      {isFinale && (
        <p className="ia-lead">{tell(isEmpire ? 'summary.campaign-empire' : 'summary.campaign-rebels')}</p>
      )}
      <p>
        {ending?.text[language]} {tell('summary.rounds', { rounds: played.rounds })}
      </p>
      <h3>{tell('summary.got')}</h3>
      <ul className="ia-gains">
        <li>{tell('gain.credits', { credits: played.credits })}</li>
        {ending === null ? (
          <li>{tell('gain.influence', { influence: played.influence })}</li>
        ) : (
          gainsOf(shownOf(ending, campaign.single), language).map((gain) => <li key={gain}>{gain}</li>)
        )}
      </ul>
      {ask?.what === 'reward-hero' && <HeroButtons />}
    </section>
  )
}

/** Credits are summed up already, and nothing follows a mission by itself. */
function shownOf(ending: Ending, single: boolean): Ending {
  const once = { ...ending, credits: 0, creditsPerHero: 0 }
  return single ? { ...once, next: null, forced: null, raises: 0 } : once
}

/** The way in which it ended, if that can be told from what it brought. */
function endingOf({ mission, winner, influence, credits }: Played): Ending | null {
  const fitting = (MISSIONS[mission]?.campaign?.endings ?? []).filter(
    (one) => one.winner === winner && one.influence === influence && one.credits <= credits,
  )
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}
