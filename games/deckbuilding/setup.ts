/** From options to the first turn (rulebook: "Spielaufbau", db.setup.1 to db.setup.22). */
import {
  type Flow,
  isFields,
  LazyOptions,
  numbersIn,
  type Refusal,
  type RngState,
  refuse,
} from '@dejarik/kernel'
import { CARDS, type CardId, cardsWhere, designOfCard, FACTIONS, NO_CARD } from './facts/catalogue.ts'
import { picks } from './moves.ts'
import { draw } from './rules/empty-deck.ts'
import { LIGHT_END } from './rules/force.ts'
import { take } from './rules/zones.ts'
import {
  type DeckbuildingOptions,
  EMPIRE,
  type Faction,
  GALAXY_STREAM,
  HAND_SIZE,
  REBELS,
  ROW_SIZE,
  type Side,
  type State,
  type T,
  UNCOMMITTED,
  type Variant,
} from './state.ts'

const VARIANTS: readonly Variant[] = ['introductory', 'whole-galaxy', 'secret-bases']
/** Bases each player picks in secret (db.secret.2). */
const SECRET_PICKS = 4

/** The number of bases the rulebook suggests for a variant (db.win.1, db.whole-galaxy.4, db.secret.5). */
export function suggestedBases(variant: Variant): number {
  return variant === 'introductory' ? 3 : 4
}

export function readOptions(raw: unknown): DeckbuildingOptions | Refusal {
  const given = raw ?? {}
  if (!isFields(given)) return refuse('options-not-an-object')
  for (const key of Object.keys(given))
    if (!['variant', 'bases', 'payOff'].includes(key))
      return refuse('option-unknown', undefined, { option: key })
  const wished = given.variant ?? 'introductory'
  const variant = VARIANTS.find((one) => one === wished)
  if (variant === undefined) return refuse('variant-unknown', 'db.variants.1', { variant: String(wished) })
  const bases = given.bases ?? suggestedBases(variant)
  if (typeof bases !== 'number' || !Number.isInteger(bases) || bases < 2 || bases > 5)
    return refuse('bases-out-of-range', 'db.length.2', { bases: String(bases) })
  const payOff = given.payOff ?? false
  if (typeof payOff !== 'boolean') return refuse('pay-off-not-a-switch', 'db.payoff.1')
  return { variant, bases, payOff }
}

/** What a side begins with: sorted once, copied for each match. */
const STARTERS = FACTIONS.map((faction) => cardsWhere((d) => d.home === 'starter' && d.faction === faction))
const STARTING_BASE = FACTIONS.map(
  (faction) => cardsWhere((d) => d.type === 'base' && d.faction === faction && d.starting === true)[0],
)
const BASES = FACTIONS.map((faction) =>
  cardsWhere((d) => d.type === 'base' && d.faction === faction && !d.starting),
)
const INTRODUCTORY_BASES = BASES.map((bases) => bases.filter(isIntroductory))
const GALAXY = cardsWhere((d) => d.home === 'galaxy')
const PILOTS = cardsWhere((d) => d.home === 'pilots')

function isIntroductory(card: CardId): boolean {
  const design = designOfCard(card)
  return design.type === 'base' && design.introductory === true
}

function baseDeck(seat: Faction, variant: Variant): readonly CardId[] {
  if (variant === 'secret-bases') return []
  return variant === 'introductory' ? INTRODUCTORY_BASES[seat] : BASES[seat]
}

function newSide(seat: Faction, options: DeckbuildingOptions): Side {
  const inBaseDeck = baseDeck(seat, options.variant)
  return {
    deck: STARTERS[seat].slice(),
    hand: [],
    discard: [],
    units: [],
    ships: [],
    base: STARTING_BASE[seat],
    baseDeck: inBaseDeck.slice(),
    box: BASES[seat].filter((card) => !inBaseDeck.includes(card)),
    victory: [],
    resources: 0,
  }
}

function each(value: number): number[] {
  const list: number[] = []
  for (let card = 0; card < CARDS; card++) list.push(value)
  return list
}

/** Everything sorted and unshuffled; the steps `pick-bases` and `deal` do the rest. */
export function setup(options: DeckbuildingOptions, rng: RngState): State {
  return {
    step: options.variant === 'secret-bases' ? 'pick-bases' : 'deal',
    rng,
    options,
    turn: 0,
    active: EMPIRE,
    force: LIGHT_END,
    sides: [newSide(EMPIRE, options), newSide(REBELS, options)],
    galaxyDeck: GALAXY.slice(),
    row: new Array<CardId>(ROW_SIZE).fill(NO_CARD),
    galaxyDiscard: [],
    pilots: PILOTS.slice(),
    exile: [],
    marks: each(0),
    target: each(UNCOMMITTED),
    bonus: each(0),
    damage: each(0),
    known: each(0),
    firsts: 0,
    prevented: 0,
    smugglers: 0,
    winner: -1,
    endedBy: '',
  }
}

/**
 * Both pick at once, and neither learns what the other took (db.secret.2 to db.secret.4). It is step 3 of the
 * set-up (db.secret.1): nobody has seen the galaxy row or a hand yet.
 */
export function* pickBasesStep(t: T): Flow<string> {
  const { sides } = t.state
  const count = { min: SECRET_PICKS, max: SECRET_PICKS, ordered: false }
  const answers = yield* t.together(
    [EMPIRE, REBELS].map((seat) => ({
      form: 'some' as const,
      seat,
      what: 'pick-bases' as const,
      rule: 'db.secret.2',
      options: new LazyOptions(() => picks(sides[seat].box)),
      ...count,
    })),
  )
  for (const seat of [EMPIRE, REBELS]) {
    const { box, baseDeck } = sides[seat]
    const chosen = numbersIn(answers[seat]).map((i) => box[i])
    for (const card of chosen) {
      take(box, card)
      baseDeck.push(card)
    }
    t.log?.('pick-bases', 'db.secret.2', { seat }, { seat, args: { cards: chosen } })
  }
  return 'deal'
}

/** Shuffles, lays out the row and draws the opening hands (db.setup.13 to db.setup.22). */
export function dealStep(t: T): string {
  const s = t.state
  t.shuffle(EMPIRE, s.sides[EMPIRE].deck)
  t.shuffle(REBELS, s.sides[REBELS].deck)
  t.shuffle(GALAXY_STREAM, s.galaxyDeck)
  for (let space = 0; space < ROW_SIZE; space++) s.row[space] = s.galaxyDeck.pop() ?? NO_CARD
  draw(t, EMPIRE, HAND_SIZE, 'db.setup.22')
  draw(t, REBELS, HAND_SIZE, 'db.setup.22')
  return 'turn-start'
}
