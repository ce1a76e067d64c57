/** Which of several cards of one name an option means: where it lies, or which of those that lie there. */
import { type Language, type MessageArg, never } from '@dejarik/kernel'
import { type CardId, DESIGN } from './facts/catalogue.ts'
import type { Verb } from './moves.ts'
import type { View } from './view.ts'

const WORDS = {
  hand: { en: 'hand', de: 'Hand' },
  discard: { en: 'discard pile', de: 'Ablagestapel' },
  row: { en: 'galaxy row, place', de: 'Galaxiereihe, Platz' },
  play: { en: 'in play, no.', de: 'im Spiel, Nr.' },
} as const satisfies { readonly [zone: string]: { readonly [L in Language]: string } }

type Zone = keyof typeof WORDS

/** Where the cards are that an option with this verb can be about; of others there are no two that differ. */
const ZONES: { readonly [V in Verb]?: readonly Zone[] } = {
  use: ['play'],
  commit: ['play'],
  trigger: ['play'],
  attack: ['play'],
  ship: ['play'],
  resolve: ['row'],
  pick: ['hand', 'discard', 'row', 'play'],
}

/** Nothing where there is no other card of its name; else its place as a text, in brackets after its name. */
export function whichOf(view: View, verb: Verb, card: CardId): MessageArg {
  const copies = (ZONES[verb] ?? []).flatMap((zone) => placesIn(view, zone, card))
  const place = copies.find((one) => one.card === card)?.place
  if (place === undefined || copies.every((one) => one.place === place)) return ''
  return { name: `${PLACE}${place}`, isText: true }
}

const PLACE = 'place/'

/** `place/row/3` as words; null for what is no place. */
export function placeOf(id: string, language: Language): string | null {
  const [, zone, at] = /^place\/(\w+)\/?(\d*)$/.exec(id) ?? []
  if (!isZone(zone)) return null
  return ` (${[WORDS[zone][language], at].join(' ').trim()})`
}

function isZone(zone: string | undefined): zone is Zone {
  return zone !== undefined && Object.hasOwn(WORDS, zone)
}

interface Placed {
  readonly card: CardId
  readonly place: string
}

/** All copies of the card that lie in a zone. Copies in one hand or pile are alike; in the row and in play each has a number. */
function placesIn({ sides, row }: View, zone: Zone, card: CardId): readonly Placed[] {
  const isCopy = (other: CardId): boolean => DESIGN[other] === DESIGN[card]
  const inPlay = sides.flatMap(({ units, ships }) => [...units, ...ships].map((one) => one.card))
  switch (zone) {
    case 'hand':
      return sides.flatMap(({ hand }) => hand.filter(isCopy)).map((one) => ({ card: one, place: zone }))
    case 'discard':
      return sides.flatMap(({ discard }) => discard.filter(isCopy)).map((one) => ({ card: one, place: zone }))
    case 'row':
      return row.map((one, i) => ({ card: one, place: `${zone}/${i + 1}` })).filter((one) => isCopy(one.card))
    case 'play':
      return inPlay.filter(isCopy).map((one, i) => ({ card: one, place: `${zone}/${i + 1}` }))
    default:
      return never(zone)
  }
}
