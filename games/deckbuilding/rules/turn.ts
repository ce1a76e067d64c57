/** The active player's options, in any order and as often as possible (rulebook: "Dein Zug", db.turn.1 to db.turn.3). */
import type { Flow } from '@dejarik/kernel'
import { NO_CARD } from '../cards/catalogue.ts'
import { type Move, move } from '../options.ts'
import { ATTACKED, BASE_ATTACK, type State, type T } from '../state.ts'
import { canUse, useAbility } from './abilities.ts'
import { resolveBaseAttack } from './base-attack.ts'
import { resolveRowAttack } from './bounty-hunt.ts'
import { canAttackBase, canCommit, commit, targetValue } from './commit.ts'
import { canPayOff, payOff } from './pay-off.ts'
import { play } from './play.ts'
import { canAfford, mayOwn, purchase, topPilot } from './purchase.ts'

/** One decision of the turn and all that follows from it. */
export function* action(t: T): Flow<string> {
  const s = t.state
  const seat = s.active
  const chosen = yield* t.decide(seat, 'action', actions(s), { rule: 'db.turn.2' })
  const { card, to } = chosen
  switch (chosen.do) {
    case 'play':
      yield* play(t, seat, card)
      break
    case 'buy':
      yield* purchase(t, seat, card)
      break
    case 'pay-off':
      payOff(t, seat, card)
      break
    case 'use':
      yield* useAbility(t, { seat, card })
      break
    case 'commit':
      commit(t, seat, card, to)
      break
    case 'resolve':
      if (to === BASE_ATTACK) yield* resolveBaseAttack(t, seat)
      else yield* resolveRowAttack(t, seat, to)
      break
    case 'end':
      return 'turn-end'
  }
  return 'action'
}

/** Everything that the active player may do now. */
export function actions(s: State): Move[] {
  const seat = s.active
  const side = s.sides[seat]
  const list: Move[] = []
  for (const card of side.hand) list.push(move('play', card))
  offerPurchases(s, list)
  if (side.base !== NO_CARD && canUse(s, { seat, card: side.base })) list.push(move('use', side.base))
  for (const card of side.units) if (canUse(s, { seat, card })) list.push(move('use', card))
  for (const card of side.ships) if (canUse(s, { seat, card })) list.push(move('use', card))
  offerAttacks(s, list)
  list.push(move('end'))
  return list
}

function offerPurchases(s: State, list: Move[]): void {
  const seat = s.active
  for (const card of s.row) {
    if (card === NO_CARD || !canAfford(s, seat, card)) continue
    if (mayOwn(seat, card)) list.push(move('buy', card))
    if (canPayOff(s, seat, card)) list.push(move('pay-off', card))
  }
  const pilot = topPilot(s)
  if (pilot !== NO_CARD && canAfford(s, seat, pilot)) list.push(move('buy', pilot))
}

/** Ships attack only the base (db.bounty.12); units attack the base or a target in the row. */
function offerAttacks(s: State, list: Move[]): void {
  const seat = s.active
  const side = s.sides[seat]
  const againstBase = canAttackBase(s, seat)
  const targets = s.row.filter((card) => card !== NO_CARD && targetValue(s, seat, card) >= 0)
  let baseAttack = false
  for (const card of side.ships) {
    if (againstBase && canCommit(s, card)) list.push(move('commit', card, BASE_ATTACK))
    baseAttack ||= isCommitted(s, card, BASE_ATTACK)
  }
  for (const card of side.units) {
    baseAttack ||= isCommitted(s, card, BASE_ATTACK)
    if (!canCommit(s, card)) continue
    if (againstBase) list.push(move('commit', card, BASE_ATTACK))
    for (const target of targets) list.push(move('commit', card, target))
  }
  if (baseAttack && againstBase) list.push(move('resolve', NO_CARD, BASE_ATTACK))
  for (const target of targets)
    if (side.units.some((card) => isCommitted(s, card, target))) list.push(move('resolve', NO_CARD, target))
}

function isCommitted(s: State, card: number, target: number): boolean {
  return s.target[card] === target && (s.marks[card] & ATTACKED) === 0
}
