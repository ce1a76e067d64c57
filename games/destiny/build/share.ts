/** A deck in a link. A card is two bytes made of its set, number and side, so old links stay good when cards are added. */
import { byHash, idBytes, lettersOf, nameBytes, note, readLetters } from '@dejarik/kernel'
import { findCard } from '../facts/index.ts'
import type { Deck, DeckCard, DeckCharacter } from './deck.ts'
import { FORMATS } from './formats.ts'
import type { Reading } from './reading.ts'

const VERSION = 1
const ELITE_PLOT = 1

const FORMAT_IDS = byHash(FORMATS)

/** Five bits for the set, eight for the number, three for the side; 0 is no card. */
function codeOf(id: string): number {
  const side = id.length > 5 ? id.charCodeAt(5) - 64 : 0
  return (Number(id.slice(0, 2)) << 11) | (Number(id.slice(2, 5)) << 3) | side
}

function idOf(code: number): string {
  const side = code & 7
  const digits = `${String(code >> 11).padStart(2, '0')}${String((code >> 3) & 255).padStart(3, '0')}`
  return side === 0 ? digits : `${digits}${String.fromCharCode(64 + side)}`
}

function twoBytes(value: number): readonly number[] {
  return [value >> 8, value & 255]
}

const cardBytes = (id: string | null | undefined): readonly number[] =>
  twoBytes(id == null || findCard(id) === undefined ? 0 : codeOf(id))

/** The deck as letters, digits, `-` and `_`. Cards that don't exist are left out. */
export function shareCode(deck: Deck): string {
  const characters = deck.characters.filter(({ card }) => findCard(card) !== undefined)
  const cards = deck.cards.filter(({ card }) => findCard(card) !== undefined)
  const under = (deck.underPlot ?? []).filter((id) => findCard(id) !== undefined)
  return lettersOf([
    VERSION,
    ...idBytes(deck.format),
    deck.elitePlot === true ? ELITE_PLOT : 0,
    ...cardBytes(deck.battlefield),
    ...cardBytes(deck.secondBattlefield),
    ...cardBytes(deck.plot),
    under.length,
    ...under.flatMap(cardBytes),
    characters.length,
    ...characters.flatMap(({ card, dice }) => [...cardBytes(card), dice]),
    cards.length,
    ...cards.flatMap(({ card, count }) => [...cardBytes(card), Math.min(count, 255)]),
    ...nameBytes(deck.name),
  ])
}

/** Reads what `shareCode` wrote; anything else is refused whole. */
export function readShareCode(code: string): Reading {
  const reader = readLetters(code)
  if (reader === null) return refused('import-bad-code')
  if (reader.one() !== VERSION) return refused('import-newer-code')
  const format = reader.id(FORMAT_IDS)
  const elitePlot = reader.one() === ELITE_PLOT
  let unknown = false
  const id = (): string => {
    const read = idOf(reader.two())
    if (findCard(read) === undefined) unknown = true
    return read
  }
  const optional = (): string | null => {
    const read = reader.two()
    if (read !== 0 && findCard(idOf(read)) === undefined) unknown = true
    return read === 0 ? null : idOf(read)
  }
  const battlefield = optional()
  const secondBattlefield = optional()
  const plot = optional()
  const underPlot = reader.times(reader.one(), id)
  const characters = reader.times(
    reader.one(),
    (): DeckCharacter => ({ card: id(), dice: reader.one() === 2 ? 2 : 1 }),
  )
  const cards = reader.times(reader.one(), (): DeckCard => ({ card: id(), count: reader.one() }))
  const name = reader.name()
  if (reader.ranOut) return refused('import-bad-code')
  if (unknown || reader.unknown) return refused('import-newer-code')
  return {
    deck: {
      name,
      format,
      battlefield,
      ...(secondBattlefield !== null && { secondBattlefield }),
      plot,
      ...(elitePlot && { elitePlot }),
      ...(underPlot.length > 0 && { underPlot }),
      characters,
      cards,
    },
    notes: [],
  }
}

function refused(key: string): Reading {
  return { deck: null, notes: [note(key, '')] }
}
