import type { Questions, Target, View } from '@dejarik/imperial-assault'
import { add, attackFrom, stateFrom, surgeAbilities, withStanding } from '@dejarik/imperial-assault/preview'
import type { AskView, Language, Option } from '@dejarik/kernel'
import { optionsOfChoice } from '../../../board/asked.ts'
import { decimalIn, percentIn } from '../../../board/odds/OddsPlot.tsx'
import { wouldDeal } from '../attack/dealt.ts'
import { oddsNow } from '../attack/odds-now.ts'
import { wordsIn } from '../text/index.ts'
import { abilityCard } from './ability-card.ts'
import { isUse } from './about.ts'

/** What changes by an option: the odds of an attack, what a surge adds, what a card says and costs. */
export function difference(view: View, ask: AskView, option: Option, language: Language): string | null {
  const choice = ask.choice
  const at = choice !== undefined && 'options' in choice ? choice.options.indexOf(option) : -1
  const chosen = optionsOfChoice<Questions>(choice)[at]
  if (chosen === undefined) return null
  if (isUse(chosen)) {
    const { text, cost } = abilityCard(view, chosen, language)
    return [cost, text].filter((words) => words !== null).join(' · ') || null
  }
  if (chosen.do === 'attack') return oddsWords(view, ask, chosen, language)
  if (chosen.do === 'surge') return surgeWords(view, chosen.surge, language)
  return null
}

function oddsWords(view: View, ask: AskView, target: Target, language: Language): string | null {
  const state = stateFrom(view)
  const odds = oddsNow(state, attackFrom(state, target), [ask])
  if (odds === null) return null
  const say = wordsIn(language)
  const percent = percentIn(language)
  return [
    say('odds.hit', { chance: percent(odds.hit) }),
    say('odds.damage', { damage: decimalIn(language)(odds.damage) }),
    ...(odds.defeat === null ? [] : [say('odds.defeat', { chance: percent(odds.defeat) })]),
  ].join(' · ')
}

/** What the attack would come to, now and with it. */
function surgeWords(view: View, surge: number, language: Language): string | null {
  const attack = view.attacks.at(-1)
  if (attack === undefined) return null
  const state = stateFrom(view)
  const standing = withStanding(state, attack)
  const effects = surgeAbilities(state, standing)[surge]?.effects
  if (effects == null) return null
  const spent = { ...standing }
  add(spent, { ...effects, surges: effects.surge })
  const [now, then] = [wouldDeal(standing), wouldDeal(spent)]
  const say = wordsIn(language)
  return now === then ? say('surge.same') : say('surge.then', { now, then })
}
