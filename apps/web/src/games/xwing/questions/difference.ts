/** What changes by an option, in a line: the odds of the attack that it makes or goes on with. */
import type { AskView, Language, Option } from '@dejarik/kernel'
import type { Questions, View } from '@dejarik/xwing'
import type { Odds } from '@dejarik/xwing/odds'
import { stateFrom } from '@dejarik/xwing/preview'
import { optionsOfChoice } from '../../../board/asked.ts'
import { decimalIn, percentIn } from '../../../board/odds/OddsPlot.tsx'
import { oddsAfter } from '../attack/odds-after.ts'
import { wordsIn } from '../text/index.ts'

export function difference(view: View, ask: AskView, option: Option, language: Language): string | null {
  const known = optionsOfChoice<Questions>(ask.choice).find((one) => one === option)
  const odds = known === undefined ? null : oddsAfter(view, stateFrom(view), known)
  return odds === null ? null : oddsInWords(odds, language)
}

/** “hits 72 % · ⌀ 1.2 · destroys 39 %”. */
export function oddsInWords({ hit, damage, destroy }: Odds, language: Language): string {
  const say = wordsIn(language)
  const percent = percentIn(language)
  const args = { hit: percent(hit), damage: decimalIn(language)(damage) }
  return destroy === null || destroy < 0.005
    ? say('odds.line', args)
    : say('odds.line-destroys', { ...args, destroy: percent(destroy) })
}
