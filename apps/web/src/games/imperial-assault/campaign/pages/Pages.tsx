import { EmpirePage } from './EmpirePage.tsx'
import { EquipPage } from './EquipPage.tsx'
import { HeroesPage } from './HeroesPage.tsx'
import { LogPage } from './LogPage.tsx'
import { MissionPage } from './MissionPage.tsx'
import type { PageId } from './page.ts'
import { ShopPage } from './ShopPage.tsx'
import { SummaryPage } from './SummaryPage.tsx'
import { UpgradesPage } from './UpgradesPage.tsx'
import './pages.css'
import './equip.css'

const PAGES = {
  map: LogPage,
  summary: SummaryPage,
  mission: MissionPage,
  log: LogPage,
  heroes: HeroesPage,
  equip: EquipPage,
  shop: ShopPage,
  upgrades: UpgradesPage,
  empire: EmpirePage,
} as const satisfies { readonly [P in PageId]: () => React.ReactNode }

/** A page of the campaign in place of the map. */
export function Pages({ page }: { page: PageId }) {
  const Page = PAGES[page]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
    <div className="ia-page" data-page={page} tabIndex={0}>
      <Page />
    </div>
  )
}
