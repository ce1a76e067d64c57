import { NONE } from '@dejarik/imperial-assault'
import { Button } from '../../../ui/Button.tsx'
import { FigureDetail } from '../armies/FigureDetail.tsx'
import { AttackPanel } from '../attack/AttackPanel.tsx'
import { useAimed } from '../Dock.tsx'
import { CampaignCard } from './cards/CampaignCard.tsx'
import { HeroSheet } from './hero/HeroSheet.tsx'
import { MissionText } from './pages/MissionText.tsx'
import { AllyPanel } from './panels/AllyPanel.tsx'
import { DeploymentPanel } from './panels/DeploymentPanel.tsx'
import { TestPanel, testOf } from './panels/TestPanel.tsx'
import { useCampaign } from './useCampaign.ts'

/** Beside the map: a test, an attack, a deployment; else who is looked at, what was drawn, or the mission. */
export function CampaignDock() {
  const { view, looked, mission, ask, options, events, campaign, look, say, tell, language } = useCampaign()
  const aimed = useAimed()
  const attack = view.attacks.at(-1) ?? null
  const testing = options.find((option) => option.do === 'attribute')?.figure ?? NONE
  const tested = testOf(events)
  const drawn = events.findLast(({ what }) => what === 'supply')?.args.card
  const content = (() => {
    if (view.test !== null) return <TestPanel test={view.test} />
    if (testing !== NONE) return <HeroSheet hero={testing} />
    if (attack !== null) return <AttackPanel attack={attack} declared />
    if (aimed !== null) return <AttackPanel attack={aimed} declared={false} />
    if (ask?.what === 'deployment') return <DeploymentPanel />
    if (ask?.what === 'ally') return <AllyPanel />
    if (looked !== null && looked < campaign.heroes.length)
      return (
        <HeroSheet hero={looked}>
          <Button kind="quiet" size="small" aria-label={say('detail.close')} onClick={() => look(null)}>
            ✕
          </Button>
        </HeroSheet>
      )
    if (looked !== null && view.figures[looked] !== undefined) return <Others figure={looked} />
    if (tested !== null) return <TestPanel test={tested} />
    if (typeof drawn === 'number')
      return (
        <>
          <header className="mat-dock-head">
            <h2>{tell('supply.drawn')}</h2>
          </header>
          <CampaignCard card={drawn} language={language} />
        </>
      )
    return null
  })()
  return (
    <aside
      className="mat-dock ia-dock"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, and keys must be able to scroll it
      tabIndex={0}
      aria-label={say('dock.label')}
      data-idle={content === null}
    >
      {content ?? (mission !== null && <MissionText mission={mission} />)}
    </aside>
  )
}

/** A figure that is no hero, with the cards attached to its group. */
function Others({ figure }: { figure: number }) {
  const { view, language } = useCampaign()
  const { group } = view.figures[figure]
  return (
    <>
      <FigureDetail figure={figure} />
      {view.held.flatMap((held, id) =>
        held.group === group && held.card !== NONE ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
          <CampaignCard key={id} card={held.card} language={language} />
        ) : (
          []
        ),
      )}
    </>
  )
}
