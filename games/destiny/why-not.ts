/** Why a thing can't be chosen now, as far as the viewing seat may know. */
import { type Refusal, refuse, type Seat } from '@dejarik/kernel'
import { factsOf, sideOf } from './facts/index.ts'
import { cardInPlay, cardLabel, dieLabel, kindLabel, seatLabel } from './labels.ts'
import { abilitiesOf } from './rules/cards.ts'
import { NONE } from './state.ts'
import type { CardView, DieView, PileCard, View } from './view.ts'

/** Things are `card:<id>` (in play or in hand), `die:<id>` and `battlefield`. */
export function whyNot(view: View, seat: Seat, thing: string): Refusal | null {
  if (view.winners !== null) return refuse('match-over')
  const [what, digits] = thing.split(':')
  const id = Number(digits)
  switch (what) {
    case 'card': {
      const inHand = view.players[seat]?.hand.find(({ card }) => card === id)
      const inPlay = cardInPlay(view, id)
      if (inPlay !== undefined) return whyNotInPlay(view, seat, inPlay)
      return inHand === undefined || inHand.kind === NONE ? null : whyNotInHand(view, seat, inHand)
    }
    case 'die': {
      const die = view.dice.find((one) => one.id === id)
      return die === undefined ? null : whyNotDie(view, seat, die)
    }
    case 'battlefield':
      return whyNotClaim(view, seat)
    default:
      return null
  }
}

/** Reasons that hold for all of a player's things. */
function whyNotNow(view: View, seat: Seat): Refusal | null {
  if (view.phase !== 'action') return refuse('not-in-action-phase', 'sd.rounds.1')
  if (view.claimedBy === seat) return refuse('you-have-claimed', 'sd.claim.3')
  return view.turn === seat
    ? null
    : refuse('not-your-turn', 'sd.action-phase.2', { seat: { name: seatLabel(view.turn) } })
}

function whyNotInHand(view: View, seat: Seat, { kind }: PileCard): Refusal {
  const card = { name: kindLabel(kind) }
  const now = whyNotNow(view, seat)
  if (now !== null) return now
  const { unique, name, cost } = factsOf(kind)
  const { resources } = view.players[seat]
  const isCopy = (other: CardView): boolean =>
    other.controller === seat && factsOf(other.kind).name.en === name.en
  if (unique && view.cards.some(isCopy)) return refuse('unique-in-play', 'sd.unique.4', { card })
  if (typeof cost === 'number' && cost > resources)
    return refuse('too-expensive', 'sd.play-card.5', { card, cost, resources })
  return abilitiesOf(kind, 'only').length > 0
    ? refuse('restriction-not-met', 'sd.play-card.3', { card })
    : refuse('not-playable-now', 'sd.play-card.1', { card })
}

function whyNotInPlay(view: View, seat: Seat, inPlay: CardView): Refusal {
  const card = { name: cardLabel(view, inPlay) }
  if (inPlay.controller !== seat) return refuse('not-your-card', 'sd.activate.1', { card })
  const now = whyNotNow(view, seat)
  if (now !== null) return now
  if (inPlay.type !== 'character' && inPlay.type !== 'support')
    return refuse('nothing-to-activate', 'sd.activate.1', { card })
  if (!inPlay.ready) return refuse('is-exhausted', 'sd.activate.7', { card })
  return inPlay.type === 'support' && factsOf(inPlay.kind).die === null
    ? refuse('support-without-die', 'sd.activate.4', { card })
    : refuse('not-now', 'sd.action-phase.2', { card })
}

function whyNotDie(view: View, seat: Seat, { kind, side, pool }: DieView): Refusal {
  const die = { name: dieLabel(kind, side) }
  const card = { name: kindLabel(kind) }
  if (pool === NONE) return refuse('die-not-rolled', 'sd.activate.1', { card })
  if (pool !== seat) return refuse('not-your-die', 'sd.resolve-dice.4', { die })
  const { symbol, modifier, cost } = sideOf(kind, side)
  if (symbol === 'blank') return refuse('die-blank', 'sd.blank.1', { die })
  const now = whyNotNow(view, seat)
  if (now !== null) return now
  if (modifier) return refuse('die-modifier', 'sd.modifier.4', { die })
  const { resources } = view.players[seat]
  return cost > resources
    ? refuse('die-too-expensive', 'sd.die-cost.2', { die, cost, resources })
    : refuse('other-symbol', 'sd.resolve-dice.1', { die })
}

function whyNotClaim(view: View, seat: Seat): Refusal {
  const now = whyNotNow(view, seat)
  if (now !== null) return now
  return view.claimedBy === NONE
    ? refuse('no-claim-now', 'sd.claim.1')
    : refuse('already-claimed', 'sd.claim.5', { seat: { name: seatLabel(view.claimedBy) } })
}
