import { designOfCard } from '@dejarik/deckbuilding'
import type { BaseForecast, Forecast } from '../attack/forecast.ts'
import { useTable } from '../TableContext.tsx'
import type { Say } from '../text/index.ts'

/** What an attack comes to, in words. */
export function Outlook({ blow }: { blow: Forecast }) {
  const { language, say } = useTable()
  if (blow.kind === 'base') {
    return (
      <span className="db-outlook" data-good={blow.baseFalls}>
        {baseOutlook(blow, say)}
      </span>
    )
  }
  const { sum, needed, target } = blow
  const name = designOfCard(target).name[language]
  return (
    <span className="db-outlook" data-good={sum >= needed}>
      {say('attack.sum', { sum, needed })} ·{' '}
      {sum >= needed ? say('attack.enough', { name }) : say('attack.missing', { n: needed - sum })}
    </span>
  )
}

function baseOutlook(blow: BaseForecast, say: Say): string {
  const parts = [say('attack.total', { n: blow.sum })]
  if (blow.sum === 0) return parts.join()
  if (blow.ships > 0) parts.push(say('attack.shipsFirst', { n: blow.ships, hits: blow.shipHits }))
  if (blow.baseLeft === null) parts.push(say('attack.noBase'))
  else if (blow.forBase === 0 && blow.ships > 0) parts.push(say('attack.stopsAtShips', { n: blow.sum }))
  else {
    if (blow.prevented > 0) parts.push(say('attack.prevented', { n: blow.prevented }))
    parts.push(
      blow.baseFalls
        ? say('attack.baseFalls')
        : say('attack.baseTakes', { n: blow.forBase - blow.prevented }),
    )
  }
  return parts.join(' · ')
}
