/** Command cards (rulebook: Kommandokarten): who can use them, drawing and discarding. */
import type { Flow, Seat } from '@dejarik/kernel'
import { meets } from '../facts/index.ts'
import type { DiscardCommand } from '../offers.ts'
import {
  type CommandNumber,
  DECK,
  type DeploymentNumber,
  type FigureId,
  NONE,
  opponentOf,
  PICK,
  type State,
  type T,
} from '../state.ts'
import { abilityAt } from './abilities.ts'
import { commandDesigns, commandOf, designOf } from './cards.ts'
import { figuresOf } from './ground.ts'
import { eachOfSeat } from './live.ts'

const PLAYER_ONLY: readonly FigureId[] = [NONE]
export const STARTING_HAND = 3

/** Figures that can use the card (ia.command-cards.8); of a card without a name above it, the player himself. */
export function usersOf(s: State, seat: Seat, card: CommandNumber): readonly FigureId[] {
  if (commandOf(card).facts.usedBy === null) return PLAYER_ONLY
  return figuresOf(s, seat).filter((id) => isUser(s, card, id))
}

/** Whether this figure is one of them. */
export function canUse(s: State, seat: Seat, card: CommandNumber, figure: FigureId): boolean {
  const { seat: of, space } = s.figures[figure]
  return commandOf(card).facts.usedBy !== null && of === seat && space !== NONE && isUser(s, card, figure)
}

function isUser(s: State, card: CommandNumber, figure: FigureId): boolean {
  const { kind, group } = s.figures[figure]
  if (!isSuited(card, kind)) return false
  return commandOf(card).facts.usedBy?.ready !== true || s.groups[group].ready
}

/** Whether a card's name is above it: printed, so looked at once. */
function isSuited(card: CommandNumber, kind: DeploymentNumber): boolean {
  suited[card] ??= []
  const known = suited[card][kind]
  if (known !== undefined) return known
  const { usedBy } = commandOf(card).facts
  const suits = usedBy !== null && meets(designOf(kind).facts, usedBy)
  suited[card][kind] = suits
  return suits
}

/** By command card and kind of figure. */
const suited: (boolean | undefined)[][] = []

/** All cards that may be in a player's deck, as far as his army tells: worked out once for each. */
const fitting = new WeakMap<object, readonly CommandNumber[]>()

/** Written cards that some figure of the army can use. */
export function commandsFor(s: State, seat: Seat): readonly CommandNumber[] {
  const army = s.options.armies[seat] ?? s.options
  let cards = fitting.get(army)
  if (cards === undefined) {
    const kinds = [...new Set(s.groups.filter((group) => group.seat === seat).map(({ kind }) => kind))]
    cards = commandDesigns().flatMap(({ facts: { usedBy }, implemented }, card) =>
      implemented && (usedBy === null || kinds.some((kind) => meets(designOf(kind).facts, usedBy)))
        ? [card]
        : [],
    )
    fitting.set(army, cards)
  }
  return cards
}

/** Whether the player may play command cards at all now. */
export function canPlay(s: State, seat: Seat): boolean {
  let may = true
  eachOfSeat(s, opponentOf(seat), 'silences', (silences, me) => {
    if (silences(s, me, seat)) may = false
  })
  return may
}

export function shuffleDeck(t: T, seat: Seat): void {
  t.shuffle(DECK, t.state.sides[seat].deck)
}

/** From the top; an empty deck gives nothing (ia.command-cards.6). Returns how many were drawn. */
export function draw(t: T, seat: Seat, count: number): number {
  const { deck, hand } = t.state.sides[seat]
  let drawn = 0
  for (; drawn < count; drawn++) {
    const card = deck.pop()
    if (card === undefined) break
    hand.push(card)
  }
  if (drawn > 0) {
    t.revealed('draw')
    t.log?.('draw', 'ia.command-cards.4', { seat, count: drawn })
  }
  return drawn
}

/** A played card goes to the discard pile (ia.command-cards.5). */
export function discardPlayed(t: T, seat: Seat, card: CommandNumber, figure: FigureId): void {
  const { hand, discard } = t.state.sides[seat]
  hand.splice(hand.indexOf(card), 1)
  discard.push(card)
  t.log?.('command', 'ia.command-cards.1', { seat, card, figure })
  t.revealed('command')
}

/** From the top of the deck; they lie open then. */
export function discardFromTop(t: T, seat: Seat, count: number): void {
  const { deck, discard } = t.state.sides[seat]
  for (let i = 0; i < count; i++) {
    const card = deck.pop()
    if (card === undefined) return
    discard.push(card)
    t.revealed('discard')
    t.log?.('discard-command', 'ia.hidden-information.9', { seat, card })
  }
}

/** A card of the hand that nobody chooses; NONE if there is none. */
export function randomOfHand(t: T, seat: Seat): CommandNumber {
  const { hand } = t.state.sides[seat]
  return hand.length === 0 ? NONE : hand[t.int(PICK, hand.length)]
}

/** A card of his own hand, chosen by its player; nothing if he has none. */
export function* discardFromHand(
  t: T,
  seat: Seat,
  among: readonly CommandNumber[] = t.state.sides[seat].hand,
): Flow {
  if (among.length === 0) return
  const options = among.map((card): DiscardCommand => ({ do: 'discard', card }))
  const { card } = yield* t.choose(seat, 'discard-command', options, { rule: 'ia.command-cards.1' })
  putAway(t, seat, card)
}

export function putAway(t: T, seat: Seat, card: CommandNumber): void {
  const { hand, discard } = t.state.sides[seat]
  hand.splice(hand.indexOf(card), 1)
  discard.push(card)
  t.revealed('discard')
  t.log?.('discard-command', 'ia.hidden-information.9', { seat, card })
}

/** Cards on top of a deck that abilities let their user look at. */
export const LOOKED_AT = 2

/** What of a player's cards another is looking at right now, by an ability of the active figure's. */
export function lookedAt(s: State, of: Seat, by: Seat): readonly CommandNumber[] {
  const using = s.using.at(-1)
  if (using === undefined || of === by || s.activation === null || s.campaign !== null) return NO_CARDS
  const looksAt = abilityAt(using).always?.looksAt
  if (looksAt === undefined || s.groups[s.activation.group].seat !== by) return NO_CARDS
  const { hand, deck } = s.sides[of]
  return looksAt === 'hand' ? hand : deck.slice(-LOOKED_AT)
}

const NO_CARDS: readonly CommandNumber[] = []
