/**
 * Orders: what a player must do as his next action, or can't do on his next turn, because a card says so. All of them
 * end with the round (sd.clar-eaw.3, .20).
 */
import type { Seat } from '@dejarik/kernel'
import type { ActionOption } from '../offers.ts'
import { type ActionName, type CardId, findCard, NONE, type Order, type State, type T } from '../state.ts'

/** "They must play that card as their next action, if able." */
export function mustPlay(t: T, seat: Seat, card: CardId): void {
  give(t, { seat, kind: 'must', action: 'play', card, later: false })
}

/** "They must activate one of their characters as their next action this round, if able." */
export function mustActivate(t: T, seat: Seat): void {
  give(t, { seat, kind: 'must', action: 'activate', card: NONE, later: false })
}

/** "They can't take this action on their next turn." */
export function cannotRepeat(t: T, seat: Seat, action: ActionName): void {
  give(t, { seat, kind: 'cannot', action, card: NONE, later: t.state.turn === seat })
}

/** "You must pass your next N turns this round", or all of them. */
export function mustPass(t: T, seat: Seat, turns: number): void {
  t.state.players[seat].mustPass = Math.max(t.state.players[seat].mustPass, turns)
  t.state.happened = true
  t.log?.('must-pass', 'sd.delayed.1', { seat })
}

function give(t: T, order: Order): void {
  t.state.orders.push(order)
  t.state.happened = true
  t.log?.('order', 'sd.delayed.1', { seat: order.seat, order: order.kind, action: order.action })
}

/** What is left of the options. */
export function withOrders(s: State, seat: Seat, options: ActionOption[]): ActionOption[] {
  let open = options
  for (const order of s.orders) {
    if (order.seat !== seat) continue
    if (order.kind === 'cannot') {
      if (s.turn === seat && !order.later) open = open.filter((option) => option.do !== order.action)
    } else {
      const demanded = open.filter((option) => meets(s, option, order))
      // "If able": who can't do it may do anything (sd.clar-eaw.18).
      if (demanded.length > 0) open = demanded
    }
  }
  return open
}

function meets(s: State, option: ActionOption, order: Order): boolean {
  if (option.do !== order.action || !('card' in option)) return false
  return order.card === NONE ? findCard(s, option.card)?.type === 'character' : option.card === order.card
}

/** The next action has been taken, whichever it was; passing is none (sd.clar-eaw.18, .20). */
export function afterAction(s: State, seat: Seat): void {
  if (s.orders.length > 0)
    s.orders = s.orders.filter((order) => order.seat !== seat || order.kind === 'cannot')
}

/** The next turn is over, also if it was passed (sd.clar-eaw.5). What has waited for the turn after this one waits no more. */
export function afterTurn(s: State): void {
  if (s.orders.length === 0) return
  s.orders = s.orders
    .filter((order) => order.seat !== s.turn || order.kind === 'must' || order.later)
    .map((order) => ({ ...order, later: false }))
}
