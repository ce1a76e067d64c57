/** What changes by an option, in a line: the odds of the attack that it makes or goes on with, or what a place is good for. */
import type { AskView, Language, Option } from '@dejarik/kernel'
import type { Choosable, Questions, State, View } from '@dejarik/xwing'
import type { Odds } from '@dejarik/xwing/odds'
import { cardOf, otherSide, printed, stateFrom } from '@dejarik/xwing/preview'
import { optionsOfChoice } from '../../../board/asked.ts'
import { decimalIn, percentIn } from '../../../board/odds/OddsPlot.tsx'
import { oddsAfter } from '../attack/odds-after.ts'
import { letterOf, placeGain } from '../dials/consequence.ts'
import { maneuverName } from '../names.ts'
import { callSigns } from '../ships/call-signs.ts'
import { wordsIn } from '../text/index.ts'
import { spotOf } from '../things.ts'
import { bearerOf } from './about.ts'
import { rerolled, type Shots, shotsOf, shotsWith } from './shots.ts'

export function difference(view: View, ask: AskView, option: Option, language: Language): string | null {
  const known = optionsOfChoice<Questions>(ask.choice).find((one) => one === option)
  if (known === undefined) return null
  const state = stateFrom(view)
  const odds = oddsAfter(view, state, known)
  if (odds !== null) return oddsInWords(odds, language)
  return (
    flipInWords(view, state, ask, known, language) ??
    rerollInWords(view, state, known, language) ??
    tokenInWords(view, state, known, language) ??
    placeInWords(view, state, known, language) ??
    nextInWords(view, state, ask, known, language)
  )
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

/** The odds as they are, and with this die thrown once more. */
function rerollInWords(view: View, s: State, option: Choosable, language: Language): string | null {
  if (option.do !== 'die') return null
  const change = rerolled(view, s, option)
  if (change === null) return null
  const percent = percentIn(language)
  const decimal = decimalIn(language)
  const { was, is } = change
  return wordsIn(language)('difference.reroll', {
    was: percent(was.hit),
    is: percent(is.hit),
    damage: decimal(was.damage),
    after: decimal(is.damage),
  })
}

/** What the other side of a card says that would be flipped, and what becomes of the shots. */
function flipInWords(
  view: View,
  s: State,
  ask: AskView,
  option: Choosable,
  language: Language,
): string | null {
  const card = ask.about
  if (option.do !== 'yes' || card === undefined || !/flip this card/u.test(cardOf(card).text.en)) return null
  const other = otherSide(card)
  const ship = bearerOf(view, ask)
  if (other === null || ship === null) return null
  const one = s.ships[ship]
  const flipped: State = {
    ...s,
    ships: s.ships.with(ship, { ...one, cards: one.cards.map((it) => (it === card ? other : it)) }),
  }
  const shots = [shotsOf(view, s, ship), shotsOf(view, flipped, ship)] as const
  const change = changeInWords(view, shots, language)
  const text = cardOf(other).text[language]
  return change === null ? text : `${text} ${change}`
}

/** What a token would do for its best shot, and against the worst that it has to fear. */
function tokenInWords(view: View, s: State, option: Choosable, language: Language): string | null {
  const shots = shotsWith(view, s, option)
  if (shots === null) return null
  return changeInWords(view, shots, language) ?? wordsIn(language)('difference.no-shot')
}

function changeInWords(view: View, [was, is]: readonly [Shots, Shots], language: Language): string | null {
  const say = wordsIn(language)
  const signs = callSigns(view.ships, language)
  const percent = percentIn(language)
  const change = (key: 'difference.shoots' | 'difference.suffers', of: keyof Shots): string[] => {
    const [before, then] = [was[of], is[of]]
    if (before === null || then === null) return []
    return [say(key, { name: signs[then.other], was: percent(before.odds.hit), is: percent(then.odds.hit) })]
  }
  const parts = [...change('difference.shoots', 'best'), ...change('difference.suffers', 'worst')]
  return parts.length === 0 ? null : parts.join(' · ')
}

/** Where it would end: satellites that it takes or gives up, and enemies in its arcs. */
function placeInWords(view: View, s: State, option: Choosable, language: Language): string | null {
  const pose = spotOf(option)
  const ship = 'ship' in option ? (option.ship ?? -1) : -1
  if (pose === null || view.ships[ship]?.zone !== 'play' || option.do === 'place-device') return null
  const say = wordsIn(language)
  const { taken, given, targets } = placeGain(view, s, ship, pose)
  const parts = [
    ...(taken.length > 0 ? [say('outcome.takes', { letters: taken.map(letterOf).join(', ') })] : []),
    ...(given.length > 0 ? [say('outcome.gives', { letters: given.map(letterOf).join(', ') })] : []),
    targets.length > 0
      ? say('outcome.targets', { targets: targetsInWords(view, targets, language) })
      : say('difference.no-target'),
  ]
  return parts.join(' ')
}

function targetsInWords(
  view: View,
  targets: readonly { readonly ship: number; readonly range: number }[],
  language: Language,
): string {
  const signs = callSigns(view.ships, language)
  return targets.map(({ ship, range }) => `${signs[ship]} (${range})`).join(', ')
}

/** Who comes next: what it is about to fly, or whom it could shoot at. */
function nextInWords(
  view: View,
  s: State,
  ask: AskView,
  option: Choosable,
  language: Language,
): string | null {
  if (option.do !== 'ship') return null
  const ship = view.ships[option.ship]
  if (ship === undefined) return null
  if (ask.what === 'next-activation') {
    const maneuver = ship.dial === null ? undefined : printed(ship).type.dial[ship.dial]
    return maneuver === undefined ? null : maneuverName(maneuver, language)
  }
  if (ask.what !== 'next-engagement') return null
  const { targets } = placeGain(view, s, ship.id, ship.pose)
  const say = wordsIn(language)
  return targets.length === 0
    ? say('difference.no-target')
    : say('outcome.targets', { targets: targetsInWords(view, targets, language) })
}
