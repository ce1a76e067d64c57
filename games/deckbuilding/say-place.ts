/** Which of several cards of one name an option means: where it lies, or which of those that lie there. */
import { type Language, type MessageArg, never, type Words } from '@dejarik/kernel'
import { type CardId, DESIGN } from './facts/catalogue.ts'
import type { Verb } from './moves.ts'
import type { View } from './view.ts'

const WORDS = {
  hand: { en: 'hand', de: 'Hand' },
  discard: { en: 'discard pile', de: 'Ablagestapel' },
  row: { en: 'galaxy row', de: 'Galaxis-Auslage', number: { en: 'place', de: 'Platz' } },
  target: { en: 'galaxy row', de: 'Galaxis-Auslage', number: { en: 'place', de: 'Platz' } },
  play: { en: 'in play', de: 'im Spiel', number: { en: 'no.', de: 'Nr.' } },
  deck: { en: 'galaxy deck', de: 'Galaxis-Deck', number: { en: 'card', de: 'Karte' } },
} as const satisfies { readonly [zone: string]: Words & { readonly number?: Words } }

type Zone = keyof typeof WORDS

/** What tells one copy in a hand or pile from another: what the opponent has seen of it, and what becomes of it. */
const MARKS = {
  seen: { en: 'known to the opponent', de: 'dem Gegner bekannt' },
  exiled: { en: 'exiled at the end of the turn', de: 'am Ende des Zuges verbannt' },
} as const satisfies { readonly [mark: string]: Words }

/** Where the cards are that an option with this verb can be about; of others there are no two that differ. */
const ZONES: { readonly [V in Verb]?: readonly Zone[] } = {
  play: ['hand'],
  buy: ['row'],
  'pay-off': ['row'],
  use: ['play'],
  commit: ['play'],
  trigger: ['play'],
  attack: ['play'],
  ship: ['play'],
  resolve: ['target'],
  pick: ['hand', 'discard', 'row', 'play', 'deck'],
}

/** Nothing where there is no other card of its name; else its place as a text, in brackets after its name. */
export function whichOf(view: View, verb: Verb, card: CardId): MessageArg {
  const copies = (ZONES[verb] ?? []).flatMap((zone) => placesIn(view, zone, card))
  const place = copies.find((one) => one.card === card)?.place
  if (place === undefined || copies.every((one) => one.place === place)) return ''
  return { name: `${PLACE}${place}`, isText: true }
}

const PLACE = 'place/'

/** `place/row/3` and `place/hand/seen` as words; null for what is no place. */
export function placeOf(id: string, language: Language): string | null {
  if (!id.startsWith(PLACE)) return null
  const [zone, ...marks] = id.slice(PLACE.length).split('/')
  if (!isZone(zone)) return null
  const { number, [language]: name }: Words & { readonly number?: Words } = WORDS[zone]
  const told = marks.map((mark) => (isMark(mark) ? MARKS[mark][language] : `${number?.[language]} ${mark}`))
  return ` (${[name, ...told].join(', ')})`
}

function isZone(zone: string): zone is Zone {
  return Object.hasOwn(WORDS, zone)
}

function isMark(mark: string): mark is keyof typeof MARKS {
  return Object.hasOwn(MARKS, mark)
}

interface Placed {
  readonly card: CardId
  readonly place: string
}

/**
 * All copies of the card that lie in a zone. Those that are interchangeable have one place (`like.ts`); others in a hand
 * or pile are told by their marks, in the row, in play and in the deck by their number.
 */
function placesIn(view: View, zone: Zone, card: CardId): readonly Placed[] {
  const { sides, row } = view
  const isCopy = (other: CardId): boolean => DESIGN[other] === DESIGN[card]
  const inPlay = sides.flatMap(({ units, ships }) => [...units, ...ships])
  const marked = (one: CardId): Placed => ({ card: one, place: [zone, ...marksOf(view, one)].join('/') })
  const numbered = (one: CardId, i: number): Placed => ({ card: one, place: `${zone}/${i + 1}` })
  switch (zone) {
    case 'hand':
      return sides.flatMap(({ hand }) => hand.filter(isCopy)).map(marked)
    case 'discard':
      return sides.flatMap(({ discard }) => discard.filter(isCopy)).map(marked)
    case 'row':
      return inPlay.some(({ target }) => target >= 0 && isCopy(target))
        ? row.map(numbered).filter((one) => isCopy(one.card))
        : row.filter(isCopy).map((one) => ({ card: one, place: 'row' }))
    case 'target':
      return row.map(numbered).filter((one) => isCopy(one.card))
    case 'play':
      return inPlay
        .map((one) => one.card)
        .filter(isCopy)
        .map(numbered)
    case 'deck':
      return view.galaxyDeckKnown
        .filter((one) => isCopy(one.card))
        .map((one) => ({ card: one.card, place: `${zone}/${one.depth + 1}` }))
    default:
      return never(zone)
  }
}

function marksOf({ sides, exiledAtEnd }: View, card: CardId): readonly (keyof typeof MARKS)[] {
  const marks: (keyof typeof MARKS)[] = []
  if (sides.some(({ handSeen }) => handSeen.includes(card))) marks.push('seen')
  if (exiledAtEnd.includes(card)) marks.push('exiled')
  return marks
}
