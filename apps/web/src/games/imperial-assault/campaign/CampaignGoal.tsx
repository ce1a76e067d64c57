import { Resource } from '../../../symbols/index.ts'
import { Goal } from '../desk/Goal.tsx'
import { Backs } from './hands/GroupChip.tsx'
import { isUnderWay, type PageId, pagesFor } from './pages/page.ts'
import { ThreatDial } from './ThreatDial.tsx'
import { useCampaign } from './useCampaign.ts'
import './campaign-goal.css'

interface CampaignGoalProps {
  readonly isUnderMap: boolean
  readonly page: PageId
  readonly onPage: (page: PageId) => void
}

/** The mission with what each side wins by; threat, crates and credits; the ways to the pages of the campaign. */
export function CampaignGoal({ isUnderMap, page, onPage }: CampaignGoalProps) {
  const { view, tell } = useCampaign()
  return (
    <Goal isUnderMap={isUnderMap}>
      <Purse />
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
    </Goal>
  )
}

/** What both sides have to spend, and which groups of the Empire wait face down. */
function Purse() {
  const { view, campaign, tell } = useCampaign()
  const { crates, credits, influence, handBacks, reserveBacks } = campaign
  const isOn = isUnderWay(view)
  const isHidden = isOn && view.side !== 1
  return (
    <div className="ia-purse">
      {isOn && <ThreatDial />}
      {isOn && (
        <span title={tell('strip.crates', { crates })}>
          <Resource size="1em" />
          <span className="unseen">{tell('strip.crates', { crates })}</span>
          <b className="number" aria-hidden="true">
            {crates}
          </b>
        </span>
      )}
      {!isOn && <span>{tell('strip.credits', { credits })}</span>}
      {!isOn && <span>{tell('strip.influence', { influence })}</span>}
      {isHidden && (
        <span title={tell('empire.hand')}>
          {tell('empire.hand-short')} <Backs {...handBacks} />
        </span>
      )}
      {isHidden && (
        <span title={tell('empire.reserve')}>
          {tell('empire.reserve-short')} <Backs {...reserveBacks} />
        </span>
      )}
    </div>
  )
}
