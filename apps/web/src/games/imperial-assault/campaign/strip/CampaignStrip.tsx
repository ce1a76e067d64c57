import { Resource } from '../../../../symbols/index.ts'
import { isChosen, isUnderWay, type PageId, pagesFor } from '../pages/page.ts'
import { useCampaign } from '../useCampaign.ts'
import { ThreatDial } from './ThreatDial.tsx'
import '../../strip/strip.css'
import './campaign-strip.css'

export interface CampaignStripProps {
  readonly page: PageId
  readonly onPage: (page: PageId) => void
}

/** Round, threat, crates and credits, and the ways to the pages of the campaign. */
export function CampaignStrip({ page, onPage }: CampaignStripProps) {
  const { view, campaign, mission, tell, language } = useCampaign()
  const { round } = view
  const { crates, credits, influence } = campaign
  const isOn = isUnderWay(view)
  return (
    <header className="ia-strip ia-campaign-strip">
      <p className="ia-strip-round">
        {round > 0 ? (
          <>
            {tell('strip.round')} <b className="number">{round}</b>
          </>
        ) : (
          tell(view.winners !== null ? 'summary.title' : isChosen(view) ? 'strip.setup' : 'strip.between')
        )}
      </p>
      {isOn && <ThreatDial />}
      <p className="ia-purse">
        {isOn && (
          <span title={tell('strip.crates', { crates })}>
            <Resource size="1em" />
            <span className="unseen">{tell('strip.crates', { crates })}</span>
            <b className="number" aria-hidden="true">
              {crates}
            </b>
          </span>
        )}
        <span>{tell('strip.credits', { credits })}</span>
        <span>{tell('strip.influence', { influence })}</span>
      </p>
      {isOn && mission !== null && <p className="ia-strip-name">{mission.name[language]}</p>}
      <nav className="ia-pages" aria-label={tell('page.label')}>
        {pagesFor(view).map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {tell(`page.${one}`)}
          </button>
        ))}
      </nav>
    </header>
  )
}
