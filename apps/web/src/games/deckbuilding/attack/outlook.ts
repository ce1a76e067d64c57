/** What an attack comes to, in words. */
import { designOfCard } from '@dejarik/deckbuilding'
import type { Language } from '@dejarik/kernel'
import { type Say, wordsIn } from '../text/index.ts'
import type { BaseForecast, Forecast } from './forecast.ts'

export function outlook(blow: Forecast, language: Language): string {
  const say = wordsIn(language)
  if (blow.kind === 'base') return baseOutlook(blow, say)
  const { sum, needed, target } = blow
  const name = designOfCard(target).name[language]
  const comesTo = sum >= needed ? say('attack.enough', { name }) : say('attack.missing', { n: needed - sum })
  return `${say('attack.sum', { sum, needed })} · ${comesTo}`
}

export function isGood(blow: Forecast): boolean {
  return blow.kind === 'base' ? blow.baseFalls : blow.sum >= blow.needed
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
