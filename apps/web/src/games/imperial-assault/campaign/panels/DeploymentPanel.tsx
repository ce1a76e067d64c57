import { designOf } from '@dejarik/imperial-assault/preview'
import { FigureIcon } from '../../figures/FigureGlyph.tsx'
import { letterOfGroup, shortName } from '../../names.ts'
import { DeedButton } from '../DeedButton.tsx'
import { deedsOf } from '../deeds.ts'
import { useCampaign } from '../useCampaign.ts'
import './panels.css'

/** Deployment and reinforcement: each card with its cost in threat. */
export function DeploymentPanel() {
  const { view, campaign, options, tell, language } = useCampaign()
  const groups = deedsOf(options, 'deploy-group', 'reinforce')
  const [done] = deedsOf(options, 'done')
  return (
    <section className="ia-deployment" aria-label={tell('deployment.title')}>
      <header className="mat-dock-head">
        <h2>{tell('deployment.title')}</h2>
        <span>{tell('deployment.threat', { threat: campaign.threat })}</span>
      </header>
      <ul>
        {groups.map(({ at, offer }) => {
          const isNew = offer.do === 'deploy-group'
          const kind = isNew ? (offer.kind ?? 0) : view.groups[offer.group ?? 0].kind
          const { group: figures } = designOf(kind).facts
          return (
            <li key={at}>
              <DeedButton at={at}>
                <FigureIcon kind={kind} whose="own" />
                <span className="ia-deployment-who">
                  <b>{shortName(kind, language)}</b>
                  <small>
                    {isNew
                      ? `${tell('deployment.deploy')}, ${tell('deployment.figures', { count: figures })}`
                      : `${tell('deployment.reinforce')} ${letterOfGroup(view, offer.group ?? 0)}`}
                  </small>
                </span>
                <b className="ia-campaign-cost">{tell('deployment.cost', { threat: offer.threat ?? 0 })}</b>
              </DeedButton>
            </li>
          )
        })}
      </ul>
      {done !== undefined && <DeedButton at={done.at}>{tell('deployment.done')}</DeedButton>}
    </section>
  )
}
