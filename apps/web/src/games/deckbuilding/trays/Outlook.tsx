import type { Forecast } from '../attack/forecast.ts'
import { isGood, outlook } from '../attack/outlook.ts'
import { useTable } from '../TableContext.tsx'

/** What an attack comes to, in words. */
export function Outlook({ blow }: { blow: Forecast }) {
  const { language } = useTable()
  return (
    <span className="db-outlook" data-good={isGood(blow)}>
      {outlook(blow, language)}
    </span>
  )
}
