import { EMPIRE } from '@dejarik/imperial-assault'
import { useState } from 'react'
import { MapView } from '../map/MapView.tsx'
import { CampaignArmy } from './CampaignArmy.tsx'
import { CampaignDock } from './CampaignDock.tsx'
import { HeroHand } from './hands/HeroHand.tsx'
import { ImperialHand } from './hands/ImperialHand.tsx'
import { Pages } from './pages/Pages.tsx'
import { type PageId, pageOf, pagesFor } from './pages/page.ts'
import { CampaignStrip } from './strip/CampaignStrip.tsx'
import { useCampaign } from './useCampaign.ts'
import '../../../board/dock.css'
import '../board.css'
import './campaign.css'

/** A campaign: the map while a mission is played, and its pages between missions and on demand. */
export function CampaignTable() {
  const { view, mission, me, tell } = useCampaign()
  const needed = pageOf(view)
  /** What was opened by hand stays until the match needs another page. */
  const [opened, setOpened] = useState<{ readonly needed: PageId; readonly page: PageId } | null>(null)
  const wanted = opened !== null && opened.needed === needed ? opened.page : needed
  const page = pagesFor(view).includes(wanted) ? wanted : needed
  return (
    <section className="ia-board" aria-label={tell('board.label')}>
      <div className="ia-table" data-page={page}>
        <CampaignStrip page={page} onPage={(next) => setOpened({ needed, page: next })} />
        {page === 'map' && mission !== null ? (
          <>
            <div className="ia-armies">
              <CampaignArmy side={1 - me} />
              <CampaignArmy side={me} />
            </div>
            <MapView key={mission.id} mission={mission} />
            <CampaignDock />
            {view.side === EMPIRE ? <ImperialHand /> : <HeroHand />}
          </>
        ) : (
          <Pages key={page} page={page} />
        )}
      </div>
    </section>
  )
}
