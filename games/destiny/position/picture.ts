/** The whole table in words: what the `then` of a scenario file can speak of. */
import { factsOf } from '../facts/index.ts'
import { cardName, dieWords, SEAT_NAMES, seatName, titleOf } from '../names.ts'
import { upgradesOn } from '../rules/choose.ts'
import { healthOf } from '../rules/damage.ts'
import { poolOf } from '../rules/dice.ts'
import { downgradesOn } from '../rules/later/downgrades.ts'
import { type Card, type CardId, NONE, type State } from '../state.ts'

/** A card in play. */
export interface CardPicture {
  readonly card: string
  readonly owner: string
  readonly ready: boolean
  /** 0 for all but characters. */
  readonly health: number
  readonly damage: number
  readonly shields: number
  readonly resources: number
  readonly upgrades: readonly string[]
  readonly downgrades: readonly string[]
  /** How many dice it has, and what those in a pool show. */
  readonly dice: number
  readonly pool: readonly string[]
}

export interface PlayerPicture {
  readonly characters: { readonly [name: string]: CardPicture }
  readonly supports: { readonly [name: string]: CardPicture }
  readonly upgrades: { readonly [name: string]: CardPicture }
  readonly plots: readonly string[]
  readonly pool: readonly string[]
  readonly hand: readonly string[]
  /** The top first. */
  readonly deck: readonly string[]
  /** The top last. */
  readonly discard: readonly string[]
  /** Without battlefields. */
  readonly aside: readonly string[]
  readonly resources: number
  readonly out: boolean
}

export interface Picture {
  readonly step: string
  readonly phase: string
  readonly round: number
  readonly turn: string
  readonly battlefield: string
  readonly battlefieldDamage: number
  readonly battlefieldResources: number
  readonly controller: string
  readonly claimed: string
  readonly passes: number
  /** Cards whose abilities wait, the next first. */
  readonly queue: readonly string[]
  /** Who waits for an additional action. */
  readonly additional: readonly string[]
  readonly [seat: string]: unknown
}

function cardPicture(s: State, card: Card): CardPicture {
  const dice = s.dice.filter((die) => die.card === card.id && !die.guest)
  return {
    card: titleOf(card.kind),
    owner: seatName(card.controller),
    ready: card.ready,
    health: healthOf(s, card),
    damage: card.damage,
    shields: card.shields,
    resources: card.resources,
    upgrades: upgradesOn(s, card.id).map(({ id }) => cardName(s, id)),
    downgrades: downgradesOn(s, card.id).map(({ id }) => cardName(s, id)),
    dice: dice.length,
    pool: dice.filter(({ pool }) => pool !== NONE).map(dieWords),
  }
}

export function playerPicture(s: State, seat: number): PlayerPicture {
  const { hand, deck, discard, aside, resources, out } = s.players[seat]
  const titles = (pile: readonly CardId[]): string[] => pile.map((card) => titleOf(s.kinds[card]))
  const ofType = (...types: readonly Card['type'][]): { readonly [name: string]: CardPicture } =>
    Object.fromEntries(
      s.cards
        .filter((card) => card.controller === seat && types.includes(card.type))
        .map((card) => [cardName(s, card.id), cardPicture(s, card)]),
    )
  return {
    characters: ofType('character'),
    supports: ofType('support'),
    upgrades: ofType('upgrade', 'downgrade'),
    plots: Object.values(ofType('plot')).map(({ card }) => card),
    pool: poolOf(s, seat).map(dieWords),
    hand: titles(hand),
    deck: titles(deck).reverse(),
    discard: titles(discard),
    aside: titles(aside.filter((card) => factsOf(s.kinds[card]).type !== 'battlefield')),
    resources,
    out,
  }
}

export function picture(s: State): Picture {
  return {
    step: s.step,
    phase: s.phase,
    round: s.round,
    turn: seatName(s.turn),
    battlefield: s.battlefield === NONE ? 'none' : titleOf(s.kinds[s.battlefield]),
    battlefieldDamage: s.battlefieldDamage,
    battlefieldResources: s.battlefieldResources,
    controller: seatName(s.controller),
    claimed: seatName(s.claimedBy),
    passes: s.passes,
    queue: s.queue.map(({ card, kind }) => titleOf(kind === NONE ? (s.kinds[card] ?? NONE) : kind)),
    additional: s.additional.map(({ seat }) => seatName(seat)),
    ...Object.fromEntries(s.players.map((_, seat) => [SEAT_NAMES[seat], playerPicture(s, seat)])),
  }
}
