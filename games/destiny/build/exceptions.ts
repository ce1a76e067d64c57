/** What single cards change about building a team and a deck, by card (sd.golden-rule.1). */
import type { CardFacts } from '../facts/index.ts'
import { type Assembled, COPIES, type Member } from './deck.ts'
import type { Format } from './formats.ts'

/** Cards that a member of the team, or the plot, lets into the deck against its affiliation. */
export interface Allowance {
  readonly matches: (card: CardFacts) => boolean
  /** Whether the colour doesn't matter either. */
  readonly anyColor?: boolean
  /** At most so many cards; or so many titles, where they must be different ones. */
  readonly most?: number
  readonly counts?: 'cards' | 'titles'
}

/** What a card asks of the team and deck that it is in; the sentence is chosen by `need`. */
export interface Need {
  readonly need: string
  readonly holds: (all: Assembled, points: (member: Member) => number, format: Format) => boolean
}

export interface Exception {
  readonly allows?: readonly Allowance[]
  readonly needs?: Need
  /** How much cheaper another character of the team becomes, or the plot. */
  readonly cheaper?: (card: CardFacts) => number
  /** How much cheaper the card itself becomes in this team. */
  readonly ownCheaper?: (others: readonly CardFacts[]) => number
  /** Copies of this card that a deck may hold. */
  readonly copies?: number
  /** So many titles of the deck may have one copy more. */
  readonly extraCopies?: number
  readonly battlefields?: number
  /** So many different events of this subtype lie under the plot. */
  readonly under?: { readonly subtype: string; readonly most: number }
  /** Heroes and villains may be in one team. */
  readonly mixesAffiliations?: boolean
}

const has = (card: CardFacts, subtype: string): boolean => card.subtypes.includes(subtype)
const is = (card: CardFacts, affiliation: string, color: string): boolean =>
  card.affiliation === affiliation && card.color === color
const sharesColor = ({ team }: Assembled): boolean => new Set(team.map(({ card }) => card.color)).size <= 1
const titled =
  (...titles: readonly string[]) =>
  (card: CardFacts): number =>
    titles.includes(card.name.en) ? 1 : 0
const deathStarPlot = (card: CardFacts): number => (card.type === 'plot' && has(card, 'death-star') ? 1 : 0)
const cardsAndTeam = ({ cards, team }: Assembled): readonly CardFacts[] =>
  [...cards, ...team].map(({ card }) => card)

/** A hero and a villain card each, or some, as long as the colour fits. */
function outsiders(most: number): readonly Allowance[] {
  return [
    { matches: (card) => card.affiliation === 'villain', most },
    { matches: (card) => card.affiliation === 'hero', most },
  ]
}

const EXCEPTIONS: { readonly [id: string]: Exception } = {
  // Finn
  '01045': {
    allows: [
      {
        matches: (card) => is(card, 'villain', 'red') && (has(card, 'weapon') || has(card, 'vehicle')),
        anyColor: true,
      },
    ],
  },
  // Anakin Skywalker
  '06001': {
    needs: {
      need: 'noVader',
      holds: ({ team }) => team.every(({ card }) => card.name.en !== 'Darth Vader'),
    },
  },
  // Bo-Katan Kryze
  '07089': { allows: [{ matches: (card) => is(card, 'villain', 'yellow') && card.type === 'upgrade' }] },
  // Home Turf Advantage
  '07127': { battlefields: 2 },
  // TIE Fighter
  '08031': { copies: 4 },
  // Retribution
  '08054': {
    needs: { need: 'twentyPoints', holds: ({ team }, points) => team.some((one) => points(one) >= 20) },
  },
  // Clone Commander Cody
  '08073': { cheaper: (card) => (card.id === '05038' ? 1 : 0) },
  // X-Wing
  '08086': { copies: 4 },
  // Leia Organa
  '08090': { allows: [{ matches: (card) => is(card, 'villain', 'yellow'), most: 5 }] },
  // Qi'Ra
  '08135': { allows: [{ matches: (card) => card.color === 'yellow' && card.type === 'event' }] },
  // Double Down
  '08143': { extraCopies: 2 },
  // No Allegiance
  '08155': {
    needs: {
      need: 'allNeutral',
      holds: ({ team }) => team.every(({ card }) => card.affiliation === 'neutral'),
    },
  },
  // Solidarity
  '08156': {
    needs: { need: 'oneColorSingleCopies', holds: (all) => sharesColor(all) && hasSingleCopies(all) },
  },
  // General Grievous
  '09021': { cheaper: (card) => (card.type === 'character' && has(card, 'droid') ? 1 : 0) },
  // Lightsaber Mastery
  '09114': { under: { subtype: 'move', most: 2 } },
  // Enfys Nest
  '09141': { allows: outsiders(2) },
  // Enfys Nest's Marauder
  '09142': { allows: outsiders(1) },
  // Allies of Necessity
  '10016': {
    needs: {
      need: 'twoOfAColor',
      holds: ({ team }) => new Set(team.map(({ card }) => card.color)).size < team.length,
    },
  },
  // Youngling
  '11059': { needs: { need: 'jedi', holds: ({ team }) => team.some(({ card }) => has(card, 'jedi')) } },
  // Ewok Warrior
  '11095': {
    needs: {
      need: 'uniqueEwok',
      holds: ({ team }) => team.some(({ card }) => card.unique && has(card, 'ewok')),
    },
  },
  // Temporary Truce
  '11119': {
    mixesAffiliations: true,
    allows: [{ matches: () => true }],
    needs: {
      need: 'kyloAndRey',
      holds: ({ team, cards }) =>
        team.every(({ card }) => ['Kylo Ren', 'Rey'].includes(card.name.en)) &&
        cards.every(({ card }) => card.color !== 'gray'),
    },
  },
  // Pong Krell
  '12003': { allows: [{ matches: (card) => is(card, 'hero', 'blue'), most: 4, counts: 'titles' }] },
  // Director Krennic
  '12021': { cheaper: deathStarPlot },
  // Kanan Jarrus
  '12055': { ownCheaper: (others) => (others.some((card) => has(card, 'spectre')) ? 1 : 0) },
  // Luke Skywalker
  '12056': { cheaper: deathStarPlot },
  // Spectre Cell
  '12104': {
    needs: { need: 'allSpectres', holds: ({ team }) => team.every(({ card }) => has(card, 'spectre')) },
  },
  // Luke Skywalker, who teams up
  '13002A': { cheaper: titled('Obi-Wan Kenobi', 'Yoda') },
  // Closing In
  '13006A': { cheaper: (card) => (card.unique && has(card, 'bounty-hunter') ? 1 : 0) },
  // Rescue Han Solo
  '13007A': { cheaper: titled('Chewbacca', 'Lando Calrissian', 'Leia Organa', 'Luke Skywalker') },
  // Choose Your Destiny
  '13008A': {
    needs: {
      need: 'infiniteThreeSets',
      holds: (all, _points, { kind }) =>
        kind === 'infinite' && new Set(cardsAndTeam(all).map(({ set }) => set)).size <= 3,
    },
  },
  // United
  '13009A': { needs: { need: 'oneColor', holds: sharesColor } },
}

function hasSingleCopies({ cards }: Assembled): boolean {
  const titles = cards.map(({ card }) => card.name.en)
  return cards.every(({ count }) => count <= 1) && new Set(titles).size === titles.length
}

const NONE: Exception = {}

export function exceptionOf(id: string): Exception {
  return Object.hasOwn(EXCEPTIONS, id) ? EXCEPTIONS[id] : NONE
}

/** Cards that have an exception; for tests, which look whether they exist. */
export const EXCEPTIONAL_CARDS: readonly string[] = Object.keys(EXCEPTIONS)

/** The team's characters and its plot: what they say holds while building. */
export function speakers({ team, plot }: Assembled): readonly CardFacts[] {
  return [...team.map(({ card }) => card), ...(plot === null ? [] : [plot])]
}

/** How many copies of a card its own text allows. */
export function copiesOf(card: CardFacts): number {
  return exceptionOf(card.id).copies ?? COPIES
}
