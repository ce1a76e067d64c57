/** A deck in a link. A card is two bytes made of its set, number and side, so old links stay good when cards are added. */
import { findCard } from '../facts/index.ts'
import { Bytes, bytesOf, lettersOf } from './bytes.ts'
import type { Deck, DeckCard, DeckCharacter } from './deck.ts'
import { FORMATS } from './formats.ts'
import { note, type Reading } from './note.ts'

const VERSION = 1
const MAX_CODE = 2_000
const MAX_NAME = 80
const ELITE_PLOT = 1

/** FNV-1a, cut to 16 bits. */
export function shortHash(id: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  return ((hash >>> 16) ^ hash) & 0xffff
}

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
    ...twoBytes(shortHash(deck.format)),
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
    ...new TextEncoder().encode([...deck.name].slice(0, MAX_NAME).join('')),
  ])
}

/** Reads what `shareCode` wrote; anything else is refused whole. */
export function readShareCode(code: string): Reading {
  const bytes = code.length <= MAX_CODE ? bytesOf(code.trim()) : null
  if (bytes === null) return refused('import-bad-code')
  const reader = new Bytes(bytes)
  if (reader.one() !== VERSION) return refused('import-newer-code')
  const hash = reader.two()
  const format = FORMATS.find(({ id }) => shortHash(id) === hash)
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
  const name = new TextDecoder().decode(Uint8Array.from(reader.rest()))
  if (reader.ranOut) return refused('import-bad-code')
  if (unknown || format === undefined) return refused('import-newer-code')
  return {
    deck: {
      name,
      format: format.id,
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
