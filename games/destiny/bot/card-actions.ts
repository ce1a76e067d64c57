/** What "Action – …" and "Power Action – …" of cards in play are worth, in points of damage. */
import type { Seat } from '@dejarik/kernel'
import { CARDS } from '../facts/index.ts'
import type { Action } from '../rules/abilities.ts'
import type { CardNumber, State } from '../state.ts'
import {
  both,
  damage,
  hits,
  less,
  plainly,
  removes,
  rerollsMine,
  resolves,
  resolvesModifier,
  shields,
  shows,
  turns,
  type Use,
} from './uses.ts'

const ACTIONS: { readonly [card: string]: Use } = {
  // Awakenings
  '01004': turns(1),
  '01012': plainly(0.3),
  '01014': removes(1),
  '01028': rerollsMine(2),
  '01076': plainly(0.3),
  '01089': both(rerollsMine(1), plainly(0.4)),
  '01090': shields(1),
  '01099': hits(1),
  '01101': plainly(1.1),
  '01113': plainly(0.4),
  '01123': plainly(0.6),
  '01124': resolvesModifier,
  '01125': plainly(0.3),
  '01135': both(rerollsMine(1), plainly(0.1)),
  '01136': plainly(0.45),
  '01144': resolves(1, shows('ranged')),
  '01164': shields(1),
  // Two-Player Game
  '04010': both(rerollsMine(1), plainly(0.4)),
  '04032': plainly(0.6),
  '04033': less(removes(1, damage), plainly(0.8)),
}

/** Actions that nobody has weighed yet. */
const USUAL = 0.8
/** Once a round is meant to be used. */
const USUAL_POWER = 1.2

export function actionWorth(s: State, seat: Seat, kind: CardNumber, { limit }: Action): number {
  const { id, reprintOf } = CARDS[kind]
  const use = ACTIONS[id] ?? ACTIONS[reprintOf ?? '']
  return use === undefined ? (limit === 'round' ? USUAL_POWER : USUAL) : use(s, seat)
}
