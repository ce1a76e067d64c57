import { NONE } from '@dejarik/imperial-assault'
import { useCarded } from '../desk/Desk.tsx'
import { FigureDetail } from '../desk/FigureDetail.tsx'
import { CampaignCard } from './cards/CampaignCard.tsx'
import { HeroSheet } from './hero/HeroSheet.tsx'
import { MissionText } from './pages/MissionText.tsx'
import { TestPanel, testOf } from './panels/TestPanel.tsx'
import { useCampaign } from './useCampaign.ts'

/** What can be read beside the map: who is looked at or acts, what was drawn or tested just now, else the mission. */
export function CampaignDeskCard() {
  const { view, looked, mission, options, events, campaign, say, tell, language } = useCampaign()
  const figure = useCarded()
  const testing = options.find((option) => option.do === 'attribute')?.figure ?? NONE
  const tested = testOf(events)
  const drawn = events.findLast(({ what }) => what === 'supply')?.args.card
  if (testing !== NONE) return <HeroSheet hero={testing} />
  if (looked === null && tested !== null) return <TestPanel test={tested} />
  if (looked === null && typeof drawn === 'number')
    return (
      <>
        <h3>{tell('supply.drawn')}</h3>
        <CampaignCard card={drawn} language={language} />
      </>
    )
  if (figure === null)
    return mission === null ? (
      <p className="desk-hint">{say('dock.hint')}</p>
    ) : (
      <MissionText mission={mission} />
    )
  return figure < campaign.heroes.length ? (
    <HeroSheet hero={figure} />
  ) : (
    <Others figure={figure} view={view} />
  )
}

/** A figure that is no hero, with the cards attached to its group. */
function Others({ figure, view }: { figure: number; view: ReturnType<typeof useCampaign>['view'] }) {
  const { language } = useCampaign()
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
