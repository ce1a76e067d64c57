/** Command cards that look at or take from the other player's command cards. */
import type { DiscardCommand, Pass } from '../../offers.ts'
import { ability, action, always, CARD, may } from '../../rules/abilities.ts'
import { commandOf } from '../../rules/cards.ts'
import { draw, LOOKED_AT, putAway, randomOfHand, shuffleDeck } from '../../rules/command-cards.ts'
import { sufferStrain } from '../../rules/damage.ts'
import { NONE, opponentOf, type T } from '../../state.ts'
import { written } from '../card.ts'
import { choosePlayer } from '../choices.ts'

/** Its player sees what he puts back, the other one does not. */
const stallForTime = ability(
  'stall-for-time',
  may('round-start', {
    if: (s, me) => s.sides[opponentOf(me.seat)].hand.length > 0,
    run(t, me) {
      const other = opponentOf(me.seat)
      const { hand, deck } = t.state.sides[other]
      const card = randomOfHand(t, other)
      hand.splice(hand.indexOf(card), 1)
      deck.push(card)
      t.log?.('put-on-deck', CARD, { seat: other })
    },
  }),
)

const strategicShift = ability(
  'strategic-shift',
  action({
    *run(t, me) {
      const player = yield* choosePlayer(t, me)
      const side = t.state.sides[player]
      side.deck.push(...side.hand)
      side.hand = []
      shuffleDeck(t, player)
      t.log?.('shuffled-hand', CARD, { seat: player })
      draw(t, player, 2)
    },
  }),
)

function discardRandom(t: T, seat: number): void {
  const card = randomOfHand(t, seat)
  if (card !== NONE) putAway(t, seat, card)
}
const hostileNegotiation = ability(
  'hostile-negotiation',
  may('activation', {
    of: 'mine',
    if: (s, me) => s.sides[me.seat].hand.length > 1,
    run(t, me) {
      const other = opponentOf(me.seat)
      discardRandom(t, me.seat)
      discardRandom(t, other)
      discardRandom(t, other)
    },
  }),
)

/** Whoever looks at a hand is asked which card to discard, and may leave it at looking. */
const intelligenceLeak = ability(
  'intelligence-leak',
  always({ looksAt: 'hand' }),
  may('activation', {
    of: 'mine',
    if: (s, me) => s.sides[opponentOf(me.seat)].hand.length > 0,
    *run(t, me) {
      const other = opponentOf(me.seat)
      const { hand } = t.state.sides[other]
      const options: readonly (DiscardCommand | Pass)[] = [
        ...hand.map((card): DiscardCommand => ({ do: 'discard', card })),
        { do: 'pass' },
      ]
      t.revealed('hand')
      const chosen = yield* t.decide(me.seat, 'discard-hostile', options, { rule: CARD })
      if (chosen.do === 'pass') return
      putAway(t, other, chosen.card)
      yield* sufferStrain(t, me.figure, commandOf(chosen.card).facts.cost, me.figure)
    },
  }),
)

/** The other of the two stays on top. */
const foresee = ability(
  'foresee',
  always({ looksAt: 'deck' }),
  may('activation', {
    of: 'mine',
    if: (s, me) => s.sides[opponentOf(me.seat)].deck.length > 0,
    *run(t, me) {
      const other = opponentOf(me.seat)
      const { deck, discard } = t.state.sides[other]
      const options = deck.slice(-LOOKED_AT).map((card): DiscardCommand => ({ do: 'discard', card }))
      t.revealed('deck')
      const { card } = yield* t.decide(me.seat, 'discard-hostile', options, { rule: CARD })
      deck.splice(deck.lastIndexOf(card), 1)
      discard.push(card)
      t.log?.('discard-command', 'ia.hidden-information.9', { seat: other, card })
      if (commandOf(card).facts.cost <= 1) draw(t, me.seat, 1)
    },
  }),
)

export const SPYING = [
  written('stall-for-time', stallForTime),
  written('strategic-shift', strategicShift),
  written('hostile-negotiation', hostileNegotiation),
  written('intelligence-leak', intelligenceLeak),
  written('foresee', foresee),
]
