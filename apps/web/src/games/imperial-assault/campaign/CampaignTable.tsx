import { EMPIRE } from '@dejarik/imperial-assault'
import { useState } from 'react'
import { Desk } from '../desk/Desk.tsx'
import { useMoment } from '../Moment.tsx'
import { MapView } from '../map/MapView.tsx'
import { Order } from '../order/Order.tsx'
import { CampaignDeskCard } from './CampaignDeskCard.tsx'
import { CampaignGoal } from './CampaignGoal.tsx'
import { HeroHand } from './hands/HeroHand.tsx'
import { ImperialHand } from './hands/ImperialHand.tsx'
import { Pages } from './pages/Pages.tsx'
import { type PageId, pageOf, pagesFor } from './pages/page.ts'
import { useCampaign } from './useCampaign.ts'
import './campaign.css'

/** A campaign: the map while a mission is played, and its pages between missions and on demand. */
export function CampaignTable() {
  const { view, mission, layout, tell } = useCampaign()
  const moment = useMoment()
  const needed = pageOf(view)
  /** What was opened by hand stays until the match needs another page. */
  const [opened, setOpened] = useState<{ readonly needed: PageId; readonly page: PageId } | null>(null)
  const wanted = opened !== null && opened.needed === needed ? opened.page : needed
  const page = pagesFor(view).includes(wanted) ? wanted : needed
  const isPhone = layout.kind === 'phone'
  const hand = view.side === EMPIRE ? <ImperialHand /> : <HeroHand />
  const goal = (
    <CampaignGoal isUnderMap={isPhone} page={page} onPage={(next) => setOpened({ needed, page: next })} />
  )
  const isOnMap = page === 'map' && mission !== null
  return (
    <section className="desk-table ia-board" data-page={page} aria-label={tell('board.label')}>
      {isOnMap ? (
        <>
          <Order>{layout.kind === 'wide' && hand}</Order>
          <MapView key={mission.id} mission={mission} moment={moment} />
        </>
      ) : (
        <div className="ia-page-place">
          <Pages key={page} page={page} />
          {moment?.isRead === true && <div className="over on-dark">{moment.panel}</div>}
        </div>
      )}
      {isPhone && goal}
      <Desk
        goal={!isPhone && goal}
        card={isPhone && isOnMap && moment !== null ? moment.panel : <CampaignDeskCard />}
        hand={isOnMap && layout.kind !== 'wide' && hand}
      />
    </section>
  )
}
