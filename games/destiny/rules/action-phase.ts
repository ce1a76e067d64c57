/** The action phase (rulebook: Aktionsphase): turns, passing, additional actions. */
import { type Flow, LazyOptions, never, numberIn, type Seat, settled } from '@dejarik/kernel'
import type { Action, ActionOption } from '../offers.ts'
import { type ActionName, NO_TURN, NONE, type State, type T } from '../state.ts'
import { activateAll, canActivate } from './actions/activate.ts'
import { canPlay } from './actions/can-play.ts'
import { addCardActions, useCardAction } from './actions/card-action.ts'
import { canClaim, claimBattlefield } from './actions/claim.ts'
import { playAsAction } from './actions/play-card.ts'
import { discardToReroll } from './actions/reroll.ts'
import { canResolve, canResolveMore, resolveFirst, resolveMore, symbolsOf } from './actions/resolve-dice.ts'
import { afterAction, afterTurn, withOrders } from './orders.ts'
import { interruptedBy, isHeard, raise, resolveNext } from './queue.ts'
import { nextIn, seatsIn, sweep } from './winning.ts'

type Refusal = 'pass' | 'forgo'

const CLAIM: ActionOption = { do: 'claim' }
const REFUSALS: { readonly [R in Refusal]: ActionOption } = { pass: { do: 'pass' }, forgo: { do: 'forgo' } }

export function actionOptions(s: State, seat: Seat): ActionOption[] {
  const options: ActionOption[] = []
  const { cards, dice, kinds } = s
  const { hand } = s.players[seat]
  for (const card of hand) if (canPlay(s, seat, card)) options.push({ do: 'play', card, kind: kinds[card] })
  for (const card of cards)
    if (card.controller === seat && canActivate(s, card)) options.push({ do: 'activate', card: card.id })
  for (const die of dice)
    if (die.pool === seat && canResolve(s, seat, die))
      for (const symbol of symbolsOf(s, die)) options.push({ do: 'resolve', die: die.id, symbol })
  // Also without dice: any number may be none (sd.choose-target.4).
  for (const card of hand) options.push({ do: 'reroll', card, kind: kinds[card] })
  addCardActions(s, seat, options)
  if (canClaim(s, seat)) options.push(CLAIM)
  return s.orders.length === 0 ? options : withOrders(s, seat, options)
}

/** A turn: one action, or passing. Whoever has claimed passes (sd.claim.3). */
export function turn(t: T): Flow<string> {
  const s = t.state
  const seat = s.turn
  const player = s.players[seat]
  s.happened = false
  s.next = 'turn-end'
  if (player.removed.length > 0) player.removed = []
  player.lastTurn = NO_TURN
  if (player.mustPass > 0) {
    player.mustPass--
    t.log?.('pass', 'sd.passing.1', { seat })
    return settled(endTurn(s))
  }
  return s.claimedBy === seat || player.out ? settled(endTurn(s)) : takeAction(t, seat, 'pass')
}

/** Additional actions are taken or forgone in the order in which they came about (sd.additional-actions.5). */
export function* additional(t: T): Flow<string> {
  const next = t.state.additional.shift()
  if (next?.last === true) endActionPhase(t)
  if (next === undefined || next.seat === t.state.claimedBy) return yield* settle(t)
  return yield* takeAction(t, next.seat, 'forgo', next.about)
}

function* takeAction(t: T, seat: Seat, refusal: Refusal, about?: number): Flow<string> {
  const s = t.state
  const { happened } = s
  if (s.resolved.length > 0) s.resolved = []
  s.happened = false
  if (isHeard(s, 'action')) yield* beforeAction(t, seat)
  const mustAct = s.happened
  s.happened ||= happened
  // Who takes his action back acts or passes again (sd.illegal-actions.3).
  for (;;) {
    // Most forks of a search stand at this question and never look at it themselves.
    const options = new LazyOptions<ActionOption>(() => {
      const open = actionOptions(s, seat)
      if (!mustAct || open.length === 0) open.push(REFUSALS[refusal])
      return open
    })
    const answer = yield refusal === 'pass'
      ? { form: 'one', seat, what: 'action', rule: 'sd.action-phase.2', about, options }
      : { form: 'one', seat, what: 'additional-action', rule: 'sd.additional-actions.1', about, options }
    const chosen = options.list[numberIn(answer)]
    if (chosen.do === 'pass' || chosen.do === 'forgo') {
      t.log?.(refusal, refusal === 'pass' ? 'sd.passing.1' : 'sd.additional-actions.2', { seat })
      break
    }
    const { orders, happened: earlier } = s
    s.action = chosen.do
    s.actor = seat
    afterAction(s, seat)
    s.happened = false
    const isTakenBack = (yield* perform(t, seat, chosen)) === false
    // What did nothing was a pass and no action: nothing follows it (sd.passing.3).
    if (!s.happened) s.action = null
    else if (!isTakenBack) remember(s, seat, refusal === 'forgo')
    s.happened ||= earlier
    if (!isTakenBack) break
    s.orders = orders
  }
  return yield* settle(t)
}

/** An action was taken: this round, and on this turn if it is his. */
function remember(s: State, seat: Seat, isAdditional: boolean): void {
  s.actions++
  if (s.turn !== seat) return
  const player = s.players[seat]
  const { actions, additional } = player.lastTurn
  player.lastTurn = {
    ...player.lastTurn,
    actions: actions + 1,
    additional: isAdditional ? additional + 1 : additional,
  }
}

/** What follows such an ability does not wait for the action, and whoever used it must act (sd.queue.1). */
function* beforeAction(t: T, seat: Seat): Flow {
  yield* interruptedBy(t, { event: 'action', seat, card: NONE, action: 'play' })
  while (t.state.queue.length > 0) yield* resolveNext(t)
}

/** False if it was taken back. */
function perform(t: T, seat: Seat, chosen: Action): Flow<unknown> {
  switch (chosen.do) {
    case 'play':
      return playAsAction(t, seat, chosen.card)
    case 'activate':
      return activateAll(t, { seat, card: NONE, kind: NONE, die: NONE }, [chosen.card])
    case 'resolve':
      return resolveFirst(t, seat, chosen.die, chosen.symbol)
    case 'reroll':
      return discardToReroll(t, seat, chosen.card)
    case 'use':
      return useCardAction(t, seat, chosen)
    case 'claim':
      return claimBattlefield(t, seat)
    default:
      return never(chosen)
  }
}

/** What has waited longest, or the next die of the action. */
export function* queue(t: T): Flow<string> {
  yield* t.state.queue.length > 0 ? resolveNext(t) : resolveMore(t)
  return yield* settle(t)
}

/**
 * What comes next: first what waits in the queue, then further dice of the action, then what follows the action, then
 * additional actions (sd.additional-actions.4), then the next turn or phase.
 */
export function settle(t: T): Flow<string> {
  const s = t.state
  sweep(t)
  if (s.queue.length > 0 || canResolveMore(s)) return settled('queue')
  s.resolving = null
  const { action, actor } = s
  s.action = null
  return action !== null && isHeard(s, 'action') ? afterNoticed(t, actor, action) : settled(following(s))
}

function* afterNoticed(t: T, seat: Seat, action: ActionName): Flow<string> {
  yield* raise(t, { event: 'action', seat, card: NONE, action })
  return t.state.queue.length > 0 ? 'queue' : following(t.state)
}

function following(s: State): string {
  if (s.phase === 'action' && s.additional.length > 0) return 'additional'
  return s.next === 'turn-end' ? endTurn(s) : s.next
}

/** The phase ends when all have passed one after another; an action that did nothing was a pass (sd.passing.2, .3). */
function endTurn(s: State): string {
  afterTurn(s)
  s.passes = s.happened ? 0 : s.passes + 1
  if (s.ending || (s.passes > 1 && s.passes >= seatsIn(s).length)) return 'upkeep'
  s.turn = nextIn(s, s.turn)
  return 'turn'
}

/** The action phase ends when the action under way is done; additional actions that wait are lost. */
export function endActionPhase(t: T): void {
  t.state.ending = true
  t.state.additional = []
  t.state.happened = true
  t.log?.('end-phase', 'sd.action-phase.3', {})
}
