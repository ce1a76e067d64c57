/** How much a sound player likes an option; only the order of these numbers counts. */
import type { Ask, Option } from '@dejarik/kernel'
import { remainingHull } from '../rules/charges.ts'
import { has } from '../rules/tokens.ts'
import { type Face, type State, THING, type Weapon } from '../state.ts'

type Words = Option & { readonly [word: string]: unknown }

const ACTIONS: { readonly [action: string]: number } = {
  focus: 5,
  lock: 4,
  calculate: 4,
  evade: 3,
  reinforce: 3,
  card: 2,
  scenario: 6,
  'barrel-roll': 1,
  boost: 1,
}

/** Spent one after the other: what changes most comes first. */
const SPENDING: { readonly [what: string]: number } = {
  card: 5,
  lock: 4,
  focus: 3,
  calculate: 2,
  force: 2,
  evade: 2,
  done: 1,
}

export function preferenceOf(s: State, ask: Ask, option: Option): number {
  const words = option as Words
  switch (option.do) {
    case 'yes':
      return 1
    case 'action':
      return actionValue(s, words)
    case 'no-action':
    case 'no-attack':
    case 'decline':
    case 'nobody':
      return 0
    case 'attack':
      return attackValue(s, words)
    case 'lock':
    case 'ship':
      return 'target' in words || ask.what !== 'modify-attack-dice'
        ? targetValue(s, ask.seat, words)
        : SPENDING.lock
    case 'move-to':
      return words.fails === 'yes' ? -1 : 1
    default:
      return ask.what.startsWith('modify-') ? spendingValue(s, ask, words) : 1
  }
}

function actionValue(s: State, { action, ship, colour }: Words): number {
  const value = ACTIONS[String(action)] ?? 0.5
  const again = action === 'focus' && has(s.ships[ship as number], 'focus')
  return value - (colour === 'white' ? 0 : 3) - (again ? 3 : 0)
}

/** Many dice on a target that is nearly gone. */
function attackValue(s: State, { weapon, defender, range, obstructedBy }: Words): number {
  const dice = (weapon as Weapon).value + (range === 1 ? 1 : 0) - (range === 3 ? 1 : 0)
  const left = leftOf(s, defender as number)
  return 10 + dice - (obstructedBy as readonly number[]).length - left / 4
}

function leftOf(s: State, object: number): number {
  if (object >= THING) return 1
  return remainingHull(s, s.ships[object]) + s.ships[object].shields
}

/** Enemies before things, weak ones before strong ones, and one's own ships when that is all there is. */
function targetValue(s: State, seat: number, { ship, target }: Words): number {
  const object = (target ?? ship) as number
  if (object < 0) return 0
  if (object >= THING) return 0.5
  return s.ships[object].seat === seat ? 1 : 2 + 1 / (1 + leftOf(s, object))
}

/** Tokens are not spent on dice that are good already. */
function spendingValue(s: State, ask: Ask, option: Words): number {
  const value = SPENDING[option.do] ?? 1
  if (s.attack === null || ask.what !== 'modify-defense-dice') return value
  const faces = s.attack.attackDice.map(({ face }): Face => face)
  const hits = faces.filter((face) => face === 'hit' || face === 'crit').length
  const evades = s.attack.defenseDice.filter(({ face }) => face === 'evade').length
  return evades >= hits && option.do !== 'done' ? 0 : value
}
