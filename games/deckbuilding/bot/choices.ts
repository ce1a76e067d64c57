/** Answers to every question besides the turn's main one, best first. */
import { type AskOne, type AskSome, type AskSplit, optionsOf } from '@dejarik/kernel'
import { type CardId, DESIGN, FACTION, HIT_POINTS, NEUTRAL } from '../cards/catalogue.ts'
import type { Move } from '../options.ts'
import { opponentOf, type State } from '../state.ts'
import { forceRoom } from './reward.ts'
import { FEATURES } from './weights.ts'
import { damageWorth, deckOf, gainOfExiling, gainOfOwning, latenessOf, punchOf, weigh, worthInPlay } from './worth.ts'

/** Answers to one question that are worth a search. */
const MOST = 4
const MOST_BASES = 10

export function rankOne(s: State, ask: AskOne): number[] {
  if (ask.what === 'trigger' || ask.what === 'reward') return [0]
  const moves = optionsOf(ask) as readonly Move[]
  const late = latenessOf(s)
  const found: { index: number; gain: number }[] = []
  for (let index = 0; index < moves.length; index++) {
    const m = moves[index]
    if (found.some((other) => alike(moves[other.index], m))) continue
    found.push({ index, gain: gainOf(s, ask, m, late) })
  }
  found.sort((a, b) => b.gain - a.gain)
  const most = ask.what === 'choose-base' ? MOST_BASES : MOST
  const ranked: number[] = []
  for (let i = 0; i < found.length && i < most; i++) ranked.push(found[i].index)
  return ranked
}

/** Copies of a card are the same choice. */
function alike(a: Move, b: Move): boolean {
  if (a.do !== b.do) return false
  return a.card < 0 || b.card < 0 ? a.card === b.card : DESIGN[a.card] === DESIGN[b.card]
}

function gainOf(s: State, ask: AskOne, m: Move, late: number): number {
  const { seat } = ask
  if (m.do === 'decline') return 0
  switch (ask.what) {
    case 'choose':
      return gainOfBranch(s, seat, m, late)
    case 'opponent-choose':
      // The effects are the other player's.
      return m.do === 'discard' ? -weakestPunch(s, seat, late) : -gainOfBranch(s, opponentOf(seat), m, late)
    case 'discard-card':
      return -punchOf(m.card, late)
    case 'discard-row-card':
    case 'discard-of-two':
    case 'recall-for':
    case 'exchange-with-top':
      return gainOfRowLoss(s, seat, m.card, late)
    case 'destination':
      return m.do === 'to-discard' ? 0 : 1
    case 'damage-target':
      return m.do === 'base' ? 1 : 0
    case 'destroy-ship':
      return worthInPlay(m.card, late) + (s.row.includes(m.card) ? -0.5 : 0)
    case 'choose-base':
      return HIT_POINTS[m.card]
    case 'purchase-card':
    case 'recall-card':
      return gainOfOwning(m.card, deckOf(s, seat, late), late)
    default:
      return punchOf(m.card, late)
  }
}

/** One branch of a choose ability, for the card's owner. */
function gainOfBranch(s: State, seat: number, m: Move, late: number): number {
  switch (m.do) {
    case 'attack':
      return m.to * weigh(FEATURES.handAttack, late)
    case 'resources':
      return m.to * weigh(FEATURES.handResources, late)
    case 'force':
      return Math.min(m.to, forceRoom(s, seat)) * weigh(FEATURES.force, late)
    case 'repair':
      return Math.min(m.to, s.damage[s.sides[seat].base] ?? 0) * damageWorth(late)
    default:
      return 0
  }
}

function weakestPunch(s: State, seat: number, late: number): number {
  let weakest = Number.POSITIVE_INFINITY
  for (const card of s.sides[seat].hand) weakest = Math.min(weakest, punchOf(card, late))
  return weakest
}

/** How much better off the seat is when a card leaves the row. */
function gainOfRowLoss(s: State, seat: number, card: CardId, late: number): number {
  const foe = opponentOf(seat)
  const faction = FACTION[card]
  if (faction === seat) return -Math.max(0, gainOfOwning(card, deckOf(s, seat, late), late))
  const theirs = Math.max(0, gainOfOwning(card, deckOf(s, foe, late), late))
  return faction === NEUTRAL ? 0 * theirs : theirs
}

/** Exiling: as many as make the deck better, from the discard pile first. */
export function rankSome(s: State, ask: AskSome): number[][] {
  const moves = optionsOf(ask) as readonly Move[]
  const late = latenessOf(s)
  const deck = deckOf(s, ask.seat, late)
  const { hand } = s.sides[ask.seat]
  const order = moves
    .map((m, index) => ({ index, gain: gainOfExiling(m.card, deck, late) - (hand.includes(m.card) ? 0.05 : 0) }))
    .sort((a, b) => b.gain - a.gain)
  let good = 0
  while (good < order.length && order[good].gain > 0) good++
  const counts = [Math.max(ask.min, Math.min(ask.max, good))]
  for (let count = ask.max; count >= ask.min; count--) if (!counts.includes(count)) counts.push(count)
  return counts.map((count) =>
    order
      .slice(0, count)
      .map(({ index }) => index)
      .sort((a, b) => a - b),
  )
}

/** Damage: one ship after the other, the one with most to lose for each hit point first, then all on the base. */
export function rankSplit(s: State, ask: AskSplit): number[][] {
  const moves = optionsOf(ask) as readonly Move[]
  const late = latenessOf(s)
  const last = ask.after ?? []
  const danger = (i: number): number => worthInPlay(moves[i].card, late) / ask.caps[i]
  const ships = moves.map((_, i) => i).filter((i) => !last.includes(i))
  ships.sort((a, b) => danger(b) - danger(a))
  const answers: number[][] = []
  for (const first of [ships[0], ...ships.slice(1)]) {
    const shares = fill(ask, [first, ...ships.filter((i) => i !== first), ...last])
    if (!answers.some((other) => other.every((share, i) => share === shares[i]))) answers.push(shares)
  }
  return answers
}

function fill(ask: AskSplit, order: readonly number[]): number[] {
  const shares = ask.caps.map(() => 0)
  let left = ask.max
  for (const i of order) {
    shares[i] = Math.min(left, ask.caps[i])
    left -= shares[i]
  }
  return shares
}
