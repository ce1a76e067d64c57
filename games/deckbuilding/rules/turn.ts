/** The active player's options, in any order and as often as possible (rulebook: "Dein Zug", db.turn.1 to db.turn.3). */
import type { Flow } from '@dejarik/kernel'
import { type CardId, NO_CARD } from '../cards/catalogue.ts'
import { type Move, movesOf } from '../options.ts'
import { BASE_ATTACK, type State, type T } from '../state.ts'
import { canUse, useAbility } from './abilities.ts'
import { resolveBaseAttack } from './base-attack.ts'
import { resolveRowAttack } from './bounty-hunt.ts'
import { canAttackBase, canCommit, commit, stands, targetValue } from './commit.ts'
import { canPayOff, payOff } from './pay-off.ts'
import { play } from './play.ts'
import { canAfford, mayOwn, purchase, topPilot } from './purchase.ts'

const toPlay = movesOf('play')
const toBuy = movesOf('buy')
const toPayOff = movesOf('pay-off')
const toUse = movesOf('use')
const toCommit = movesOf('commit')
const toResolve = movesOf('resolve')
const toEnd = movesOf('end')

const OPTIONS_OF_A_TURN = { rule: 'db.turn.2' }

/** One decision of the turn and all that follows from it. */
export function* action(t: T): Flow<string> {
  const s = t.state
  const seat = s.active
  const options = actions(s)
  const answer = yield t.question(seat, 'action', options, OPTIONS_OF_A_TURN)
  const chosen = options[answer as number]
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
  const { hand, base, units, ships } = s.sides[s.active]
  const list: Move[] = []
  for (const card of hand) list.push(toPlay(card))
  offerPurchases(s, list)
  if (base !== NO_CARD) offerUse(s, base, list)
  for (const card of units) offerUse(s, card, list)
  for (const card of ships) offerUse(s, card, list)
  offerAttacks(s, list)
  list.push(toEnd())
  return list
}

function offerUse(s: State, card: CardId, list: Move[]): void {
  if (canUse(s, s.active, card)) list.push(toUse(card))
}

function offerPurchases(s: State, list: Move[]): void {
  const seat = s.active
  for (const card of s.row) {
    if (card === NO_CARD || !canAfford(s, seat, card)) continue
    if (mayOwn(seat, card)) list.push(toBuy(card))
    if (canPayOff(s, seat, card)) list.push(toPayOff(card))
  }
  const pilot = topPilot(s)
  if (pilot !== NO_CARD && canAfford(s, seat, pilot)) list.push(toBuy(pilot))
}

/** Ships attack only the base (db.bounty.12); units attack the base or a target in the row. */
function offerAttacks(s: State, list: Move[]): void {
  const { units, ships } = s.sides[s.active]
  if (units.length === 0 && ships.length === 0) return
  const againstBase = canAttackBase(s, s.active)
  const targets = againstBase ? [BASE_ATTACK] : []
  if (againstBase) for (const card of ships) if (canCommit(s, card)) list.push(toCommit(card, BASE_ATTACK))
  if (units.length > 0)
    for (const card of s.row) if (card !== NO_CARD && targetValue(s, s.active, card) >= 0) targets.push(card)
  for (const card of units)
    if (canCommit(s, card)) for (const target of targets) list.push(toCommit(card, target))
  for (const target of targets)
    if (anyCommitted(s, units, target) || anyCommitted(s, ships, target))
      list.push(toResolve(NO_CARD, target))
}

function anyCommitted(s: State, cards: readonly CardId[], target: number): boolean {
  for (const card of cards) if (stands(s, card, target)) return true
  return false
}
