/** The active player's options, in any order and as often as possible (rulebook: "Dein Zug", db.turn.1 to db.turn.3). */
import { type Flow, never, numberIn } from '@dejarik/kernel'
import { type CardId, NO_CARD } from '../facts/catalogue.ts'
import { type Move, move, movesByCard, movesByTarget, TO_INDEX } from '../moves.ts'
import { BASE_ATTACK, type State, type T } from '../state.ts'
import { resolveBaseAttack } from './base-attack.ts'
import { resolveRowAttack } from './bounty-hunt.ts'
import { canAttackBase, canCommit, commit, stands, targetValue } from './commit.ts'
import { canPayOff, payOff } from './pay-off.ts'
import { play } from './play.ts'
import { canAfford, mayOwn, purchase, topPilot } from './purchase.ts'
import { canUse, useAbility } from './use.ts'

const PLAY = movesByCard('play')
const BUY = movesByCard('buy')
const PAY_OFF = movesByCard('pay-off')
const USE = movesByCard('use')
const RESOLVE = movesByTarget('resolve', NO_CARD)
const END = move('end')

/** The six things to do on a turn (db.turn.2), and paying off (db.payoff.1). */
type Deed = 'play' | 'buy' | 'use' | 'commit' | 'resolve' | 'end' | 'pay-off'

const OPTIONS_OF_A_TURN = { rule: 'db.turn.2' }

/** One decision of the turn and all that follows from it. */
export function* action(t: T): Flow<string> {
  const s = t.state
  const seat = s.active
  const options = actions(s)
  const answer = yield t.question(seat, 'action', options, OPTIONS_OF_A_TURN)
  const chosen = options[numberIn(answer)]
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
    default:
      return never(chosen)
  }
  return 'action'
}

/** Everything that the active player may do now. Made for nearly every decision of a match, so it looks at each card once. */
export function actions(s: State): Move<Deed>[] {
  const { hand, base, units, ships } = s.sides[s.active]
  const list: Move<Deed>[] = []
  for (const card of hand) list.push(PLAY[card])
  offerPurchases(s, list)
  if (base !== NO_CARD) offerUse(s, base, list)
  for (const card of units) offerUse(s, card, list)
  for (const card of ships) offerUse(s, card, list)
  if (units.length > 0 || ships.length > 0) offerAttacks(s, list)
  list.push(END)
  return list
}

function offerUse(s: State, card: CardId, list: Move<Deed>[]): void {
  if (canUse(s, s.active, card)) list.push(USE[card])
}

function offerPurchases(s: State, list: Move<Deed>[]): void {
  const seat = s.active
  for (const card of s.row) {
    if (card === NO_CARD || !canAfford(s, seat, card)) continue
    if (mayOwn(seat, card)) list.push(BUY[card])
    if (canPayOff(s, seat, card)) list.push(PAY_OFF[card])
  }
  const pilot = topPilot(s)
  if (pilot !== NO_CARD && canAfford(s, seat, pilot)) list.push(BUY[pilot])
}

/** Ships attack only the base (db.bounty.12); units attack the base or a target in the row. */
function offerAttacks(s: State, list: Move<Deed>[]): void {
  const { units, ships } = s.sides[s.active]
  const targets = targetsOf(s, units.length > 0)
  /** Bit k: somebody stands against `targets[k]`. */
  let attacked = 0
  const againstBase = targets.length > 0 && targets[0] === BASE_ATTACK
  for (const card of ships) {
    if (againstBase && canCommit(s, card)) list.push(commitsOf(card)[BASE_ATTACK + TO_INDEX])
    attacked |= attackedBy(s, card, targets)
  }
  for (const card of units) {
    if (canCommit(s, card)) {
      const commits = commitsOf(card)
      for (const target of targets) list.push(commits[target + TO_INDEX])
    } else attacked |= attackedBy(s, card, targets)
  }
  for (let k = 0; attacked !== 0; k++, attacked >>= 1)
    if ((attacked & 1) !== 0) list.push(RESOLVE[targets[k] + TO_INDEX])
}

/** What can be attacked: the base first, then the row from left to right. */
function targetsOf(s: State, row: boolean): number[] {
  const targets: number[] = canAttackBase(s, s.active) ? [BASE_ATTACK] : []
  if (row)
    for (const card of s.row) if (card !== NO_CARD && targetValue(s, s.active, card) >= 0) targets.push(card)
  return targets
}

/** The bit of the target that the card stands against; none if it stands against nothing that is there. */
function attackedBy(s: State, card: CardId, targets: readonly number[]): number {
  for (let k = 0; k < targets.length; k++) if (stands(s, card, targets[k])) return 1 << k
  return 0
}

const commits: (readonly Move<'commit'>[])[] = []

/** The card's moves into an attack, made when the first match has it in play. */
function commitsOf(card: CardId): readonly Move<'commit'>[] {
  commits[card] ??= movesByTarget('commit', card)
  return commits[card]
}
