/** What "Action – …" and "Power Action – …" of cards in play are worth, in points of damage. */
import type { Seat } from '@dejarik/kernel'
import { CARDS } from '../facts/index.ts'
import type { CardAction } from '../rules/abilities.ts'
import type { CardNumber, State } from '../state.ts'
import { gainOfFocus, gainOfReroll } from './showing.ts'
import { bestHit, bestShielding } from './targets.ts'

type Use = (s: State, seat: Seat) => number

const rerolls: Use = (s, seat) => {
  let best = 0
  for (const die of s.dice) if (die.pool === seat) best = Math.max(best, gainOfReroll(s, die))
  return best
}

const ACTIONS: { readonly [card: string]: Use } = {
  '01004': (s, seat) => gainOfFocus(s, seat, 1, -1),
  '01012': () => 0.3,
  '01014': (s, seat) => {
    let best = 0
    for (const die of s.dice) if (die.pool >= 0 && die.pool !== seat) best = Math.max(best, -gainOfReroll(s, die))
    return best + 0.8
  },
  '01028': (s, seat) => 1.5 * rerolls(s, seat),
  '01076': () => 0.3,
  '01089': (s, seat) => rerolls(s, seat) + 0.4,
  '01090': (s, seat) => bestShielding(s, seat, 1),
  '01099': (s, seat) => bestHit(s, seat, 1),
  '01101': () => 1.1,
  '01113': () => 0.4,
  '01123': () => 0.6,
  '01124': () => 1.4,
  '01125': () => 0.3,
  '01135': (s, seat) => rerolls(s, seat) + 0.1,
  '01136': () => 0.45,
  '01144': () => 1.8,
  '01164': (s, seat) => bestShielding(s, seat, 1),
  '04010': (s, seat) => rerolls(s, seat) + 0.4,
  '04032': () => 0.6,
  '04033': (s, seat) => ACTIONS['01014'](s, seat) - 0.8,
}

/** Actions that nobody has weighed yet. */
const USUAL = 0.8
/** Once a round is meant to be used. */
const USUAL_POWER = 1.2

export function actionWorth(s: State, seat: Seat, kind: CardNumber, { power }: CardAction): number {
  const { id, reprintOf } = CARDS[kind]
  const use = ACTIONS[id] ?? ACTIONS[reprintOf ?? '']
  return use === undefined ? (power === true ? USUAL_POWER : USUAL) : use(s, seat)
}
