import type { Questions, Reroll, Target, View } from '@dejarik/imperial-assault'
import {
  abilityText,
  add,
  attackFrom,
  commandOf,
  speedOf,
  stateFrom,
  surgeAbilities,
  withStanding,
} from '@dejarik/imperial-assault/preview'
import type { AskView, Language, Option } from '@dejarik/kernel'
import { optionsOfChoice } from '../../../board/asked.ts'
import { decimalIn, percentIn } from '../../../board/odds/OddsPlot.tsx'
import { wouldDeal } from '../attack/dealt.ts'
import { oddsNow } from '../attack/odds-now.ts'
import { conditionName, conditionsOf } from '../figures/ConditionSign.tsx'
import { wordsIn } from '../text/index.ts'
import type { Choosable } from '../things.ts'
import { abilityCard } from './ability-card.ts'
import { isUse } from './about.ts'

/** What changes by an option: the odds of an attack, what a surge adds, what a card says and costs, how somebody stands. */
export function difference(view: View, ask: AskView, option: Option, language: Language): string | null {
  const choice = ask.choice
  const at = choice !== undefined && 'options' in choice ? choice.options.indexOf(option) : -1
  const chosen = optionsOfChoice<Questions>(choice)[at]
  if (chosen === undefined) return null
  const say = wordsIn(language)
  if (isUse(chosen)) {
    const { text, cost } = abilityCard(view, chosen, language)
    return [cost, text].filter((words) => words !== null).join(' · ') || null
  }
  if (chosen.do === 'attack') return oddsWords(view, ask, chosen, language)
  if (chosen.do === 'surge') return surgeWords(view, chosen.surge, language)
  if (chosen.do === 'reroll') return rerollWords(view, chosen, language)
  if (chosen.do === 'move') return say('difference.move', { points: speedOf(stateFrom(view), chosen.figure) })
  if (chosen.do === 'walk')
    return say('difference.walk', { cost: chosen.cost, left: pointsLeft(view, chosen) })
  if (chosen.do === 'end') return leftBehind(view, language)
  return standingWords(view, chosen, language)
}

/** How those stand whom it is about. */
function standingWords(view: View, option: Choosable, language: Language): string | null {
  if (option.do === 'cleave')
    return healthWords(view, option.figure, language, view.attacks.at(-1)?.cleave ?? 0)
  if (option.do === 'activate' || option.do === 'choose-group' || option.do === 'exhaust')
    return groupWords(view, option.group, language)
  if (option.do === 'discard' || option.do === 'return-command') return commandWords(option.card, language)
  if (option.do === 'pick-figure') return healthWords(view, option.id, language)
  return OF_FIGURES.has(option.do) && 'figure' in option ? healthWords(view, option.figure, language) : null
}

/** What is about a figure, and no more. */
const OF_FIGURES: ReadonlySet<string> = new Set([
  'choose-figure',
  'figure',
  'attack-first',
  'interrupts',
  'recover',
])

/** “7 of 10 health”, and what is left after some damage. */
function healthWords(view: View, figure: number, language: Language, suffers = 0): string | null {
  const one = view.figures[figure]
  if (one === undefined) return null
  const left = Math.max(0, one.health - one.damage)
  const args = { left, health: one.health, after: Math.max(0, left - suffers) }
  const words = wordsIn(language)(suffers > 0 ? 'difference.suffers' : 'difference.health', args)
  return [words, ...conditionsOf(one.conditions).map((one) => conditionName(one, language))].join(' · ')
}

function groupWords(view: View, group: number, language: Language): string | null {
  const there = view.groups[group]?.figures.filter((figure) => view.figures[figure]?.gone === false) ?? []
  const parts = there.flatMap((figure) => healthWords(view, figure, language) ?? [])
  return parts.length === 0 ? null : parts.join(' | ')
}

/** What would be lost by stopping here. */
function leftBehind({ activation, figures }: View, language: Language): string | null {
  if (activation === null) return null
  const say = wordsIn(language)
  const { actions, figure } = activation
  const points = figures[figure]?.points ?? 0
  const parts = [
    ...(actions > 0 ? [say('actions.left', { count: actions })] : []),
    ...(points > 0 ? [say('actions.points', { points })] : []),
  ]
  return parts.length === 0 ? null : say('difference.end', { what: parts.join(', ') })
}

function pointsLeft({ figures }: View, { figure, cost }: { figure: number; cost: number }): number {
  return Math.max(0, (figures[figure]?.points ?? 0) - cost)
}

/** All that the card can do. */
function commandWords(card: number, language: Language): string | null {
  const { facts, abilities } = commandOf(card)
  const texts = abilities.flatMap(({ name }) => abilityText(facts.id, name)?.[language] ?? [])
  return texts.length === 0 ? null : texts.join(' ')
}

/** The odds as they are, and with this die thrown once more. */
function rerollWords(view: View, { pool, die }: Reroll, language: Language): string | null {
  const attack = view.attacks.at(-1)
  if (attack === undefined) return null
  const state = stateFrom(view)
  const again = { ...attack }
  if (pool === 'attack') again.attackSides = attack.attackSides.with(die, -1)
  else again.defenseSides = attack.defenseSides.with(die, -1)
  const [was, is] = [oddsNow(state, attack, []), oddsNow(state, again, [])]
  if (was === null || is === null) return null
  const say = wordsIn(language)
  const decimal = decimalIn(language)
  const percent = percentIn(language)
  return [
    say('difference.damage', { was: decimal(was.damage), is: decimal(is.damage) }),
    ...(was.defeat === null || is.defeat === null
      ? []
      : [say('difference.defeat', { was: percent(was.defeat), is: percent(is.defeat) })]),
  ].join(' · ')
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
