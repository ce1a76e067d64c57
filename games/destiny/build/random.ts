/** Random legal decks, for checks that play every card. */
import type { Rng } from '@dejarik/kernel'
import { CARDS, type CardFacts, isFront } from '../facts/index.ts'
import { type Assembled, assembled, type Deck, type DeckCard, type DeckCharacter } from './deck.ts'
import { affiliationFits, colorFits, deckProblems, isDeckCard } from './deck-rules.ts'
import { copiesOf, exceptionOf, speakers } from './exceptions.ts'
import { DEFAULT_FORMAT, type Format, isInFormat } from './formats.ts'
import type { Problem } from './problem.ts'
import { teamProblems } from './team.ts'
import { validateDeck } from './validate.ts'

/** Cards that a deck is tried to be built around before giving up. */
const TRIES = 30
/** One team in so many has a plot, if one fits. */
const PLOT_CHANCE = 3

export interface RandomFilter {
  readonly format?: Format
  /** A card that must be in it. */
  readonly around?: string
  /** What a card needs beside it, if anything: taken before others for the card that must be in. */
  readonly needs?: (card: CardFacts) => Companion | undefined
}

export type Companion = (card: CardFacts) => boolean

/** What a deck is built of. */
interface Source {
  readonly pool: readonly CardFacts[]
  readonly rng: Rng
  readonly isCompanion: Companion
  readonly needs: (card: CardFacts) => Companion | undefined
}

/**
 * A deck of implemented cards, the same for the same numbers of `rng`; null if they make no legal deck. It is built
 * around a card drawn from all of them, so that none stays rare.
 */
export function randomDeck(
  rng: Rng,
  isImplemented: (id: string) => boolean,
  { format = DEFAULT_FORMAT, around, needs = () => undefined }: RandomFilter = {},
): Deck | null {
  const pool = CARDS.filter(
    (card) => isIncludable(card) && isInFormat(card, format) && isImplemented(card.id),
  )
  const seeds = around === undefined ? pool : pool.filter(({ id }) => id === around)
  for (let i = 0; i < TRIES && seeds.length > 0; i++) {
    const seed = seeds[rng.int(seeds.length)]
    const isCompanion = needs(seed) ?? (() => false)
    const deck = deckAround(seed, { pool, rng, isCompanion, needs }, format)
    if (deck !== null && validateDeck(deck, { format, isImplemented }).length === 0) return deck
  }
  return null
}

/** Of double-sided cards the fronts; characters may start with either side. */
function isIncludable({ id, type }: CardFacts): boolean {
  return type === 'character' || isFront(id)
}

function deckAround(seed: CardFacts, source: Source, format: Format): Deck | null {
  const team = teamAround(seed, source, format)
  if (team === null) return null
  const withField = battlefieldsFor(team, seed, source)
  return filledDeck(withField, seed, source, format)
}

const NO_DECK: Omit<Deck, 'format'> = { name: '', battlefield: null, plot: null, characters: [], cards: [] }

/** Characters until no other fits, elite where the points are enough, and now and then a plot. */
function teamAround(seed: CardFacts, source: Source, format: Format): Deck | null {
  const { pool, rng } = source
  const characters = drawn(
    source,
    pool.filter(({ type }) => type === 'character'),
  )
  const [leader] = seed.type === 'character' ? [seed] : characters.filter((card) => admits(card, seed))
  if (leader === undefined) return null
  let deck: Deck = { ...NO_DECK, format: format.id }
  if (seed.type === 'plot') deck = { ...deck, plot: seed.id }
  deck = withCharacter(deck, leader, 1)
  for (const card of characters) {
    const wider = withCharacter(deck, card, 1)
    if (isTeam(wider, format)) deck = wider
  }
  for (const [i] of deck.characters.entries()) {
    const elite = {
      ...deck,
      characters: deck.characters.with(i, { ...deck.characters[i], dice: 2 as const }),
    }
    if (rng.int(2) === 0 && isTeam(elite, format)) deck = elite
  }
  const plots =
    deck.plot === null && rng.int(PLOT_CHANCE) === 0 ? pool.filter(({ type }) => type === 'plot') : []
  for (const { id } of drawn(source, plots))
    if (deck.plot === null && isTeam({ ...deck, plot: id }, format)) deck = { ...deck, plot: id }
  return isTeam(deck, format) ? deck : null
}

/** Whether a deck with this character may hold the card. */
function admits(card: CardFacts, seed: CardFacts): boolean {
  const team = [{ card, dice: 1 as const }]
  return (affiliationFits(seed, { team }) && colorFits(seed, { team })) || isLetIn(seed, [card])
}

function isLetIn(card: CardFacts, by: readonly CardFacts[]): boolean {
  return by.some(({ id }) => exceptionOf(id).allows?.some(({ matches }) => matches(card)) === true)
}

function withCharacter(deck: Deck, { id }: CardFacts, dice: DeckCharacter['dice']): Deck {
  return { ...deck, characters: [...deck.characters, { card: id, dice }] }
}

function isTeam(deck: Deck, format: Format): boolean {
  const rest = new Set(['deck-no-battlefield'])
  return !teamProblems(assembled(deck), format).some(({ refused }: Problem) => !rest.has(refused))
}

function battlefieldsFor(deck: Deck, seed: CardFacts, source: Source): Deck {
  const { pool } = source
  const fields = drawn(
    source,
    pool.filter(({ type }) => type === 'battlefield'),
  )
  const first = seed.type === 'battlefield' ? seed : fields[0]
  const brings = deck.plot === null ? 1 : (exceptionOf(deck.plot).battlefields ?? 1)
  const second = brings > 1 ? fields.find((card) => card !== first) : undefined
  const under = deck.plot === null ? undefined : exceptionOf(deck.plot).under
  const events = drawn(
    source,
    pool.filter(({ type, subtypes }) => type === 'event' && subtypes.includes(under?.subtype ?? '')),
  )
  return {
    ...deck,
    battlefield: first?.id ?? null,
    ...(second !== undefined && { secondBattlefield: second.id }),
    ...(events.length > 0 && { underPlot: events.slice(0, under?.most).map(({ id }) => id) }),
  }
}

/**
 * All copies of the seed, one or two of other cards in a random order; if they are too few, second copies of all. Cards
 * without what they need come last.
 */
function filledDeck(deck: Deck, seed: CardFacts, source: Source, format: Format): Deck | null {
  const { pool, rng } = source
  const all = assembled(deck)
  const open = lostLast(
    source,
    [seed, ...all.team.map(({ card }) => card)],
    drawn(
      source,
      pool.filter((card) => card !== seed && isDeckCard(card) && mayHold(all, card)),
    ),
  )
  const order = isDeckCard(seed) ? [seed, ...open] : open
  const counts = new Map<string, number>()
  let left = format.size
  /** Up to so many copies; fewer where an exception lets in only some. */
  const add = (card: CardFacts, copies: number): void => {
    const before = counts.get(card.id) ?? 0
    for (let count = Math.min(copies, before + left); count > before; count--) {
      if (!isDeck(deck, new Map(counts).set(card.id, count), format)) continue
      counts.set(card.id, count)
      left -= count - before
      return
    }
  }
  if (isDeckCard(seed)) add(seed, copiesOf(seed))
  for (const card of open) if (left > 0) add(card, 1 + rng.int(copiesOf(card)))
  for (const card of order) if (left > 0) add(card, copiesOf(card))
  if (left > 0 || (isDeckCard(seed) && !counts.has(seed.id))) return null
  return { ...deck, cards: entries(counts) }
}

/** A card is lost in a deck with nothing of what it needs, neither there nor among the cards that may come. */
function lostLast(
  { needs }: Source,
  there: readonly CardFacts[],
  open: readonly CardFacts[],
): readonly CardFacts[] {
  const isLost = (card: CardFacts): boolean => {
    const isCompanion = needs(card)
    if (isCompanion === undefined) return false
    return !there.some(isCompanion) && !open.some(isCompanion)
  }
  const lost = open.filter(isLost)
  return lost.length === 0 ? open : [...open.filter((card) => !lost.includes(card)), ...lost]
}

function mayHold(all: Assembled, card: CardFacts): boolean {
  return (affiliationFits(card, all) && colorFits(card, all)) || isLetIn(card, speakers(all))
}

function isDeck(deck: Deck, counts: ReadonlyMap<string, number>, format: Format): boolean {
  const tried = assembled({ ...deck, cards: entries(counts) })
  const wrong = [...deckProblems(tried, format), ...teamProblems(tried, format)]
  return wrong.every(({ refused }) => refused === 'deck-size')
}

function entries(counts: ReadonlyMap<string, number>): readonly DeckCard[] {
  return [...counts].map(([card, count]) => ({ card, count }))
}

/** In a random order, companions first. */
function drawn({ rng, isCompanion }: Source, list: readonly CardFacts[]): readonly CardFacts[] {
  const cards = [...list]
  for (let i = cards.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const kept = cards[i]
    cards[i] = cards[j]
    cards[j] = kept
  }
  return [...cards.filter(isCompanion), ...cards.filter((card) => !isCompanion(card))]
}
