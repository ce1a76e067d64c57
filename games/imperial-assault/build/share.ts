/** An army in a link. A card is three bytes made from its id alone, so old links stay good when cards are added. */
import { AFFILIATIONS, COMMAND_CARDS, DEPLOYMENT_CARDS, SKIRMISH_UPGRADES } from '../facts/index.ts'
import type { Army, ArmyCard } from './army.ts'
import { Bytes, bytesOf, lettersOf } from './bytes.ts'
import { note, type Reading } from './note.ts'

const VERSION = 1
const MAX_CODE = 2_000
const MAX_NAME = 80

/** FNV-1a, folded to 24 bits: in fewer, two of our cards would meet. */
export function shortHash(id: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  return ((hash >>> 24) ^ hash) & 0xffffff
}

function byHash(table: readonly { readonly id: string }[]): ReadonlyMap<number, string> {
  return new Map(table.map(({ id }) => [shortHash(id), id]))
}

const GROUPS = byHash(DEPLOYMENT_CARDS)
const UPGRADES = byHash(SKIRMISH_UPGRADES)
const COMMANDS = byHash(COMMAND_CARDS)

/** The army as letters, digits, `-` and `_`. Cards that don't exist are left out. */
export function shareCode({ name, affiliation, groups, upgrades, commands }: Army): string {
  return lettersOf([
    VERSION,
    AFFILIATIONS.indexOf(affiliation),
    ...cardBytes(groups, GROUPS),
    ...cardBytes(upgrades, UPGRADES),
    ...cardBytes(commands, COMMANDS),
    ...new TextEncoder().encode([...name].slice(0, MAX_NAME).join('')),
  ])
}

function cardBytes(cards: readonly ArmyCard[], known: ReadonlyMap<number, string>): readonly number[] {
  const written = cards.filter(({ card }) => known.get(shortHash(card)) === card)
  return [
    written.length,
    ...written.flatMap(({ card, count }) => {
      const hash = shortHash(card)
      return [hash >> 16, (hash >> 8) & 255, hash & 255, Math.min(count, 255)]
    }),
  ]
}

/** Reads what `shareCode` wrote; anything else is refused whole. */
export function readShareCode(code: string): Reading {
  const bytes = code.length <= MAX_CODE ? bytesOf(code.trim()) : null
  if (bytes === null) return refused('import-bad-code')
  const reader = new Bytes(bytes)
  if (reader.one() !== VERSION) return refused('import-newer-code')
  const affiliation = AFFILIATIONS[reader.one()]
  let unknown = false
  const cards = (known: ReadonlyMap<number, string>): readonly ArmyCard[] =>
    reader.times(reader.one(), () => {
      const card = known.get((reader.one() << 16) | reader.two())
      if (card === undefined) unknown = true
      return { card: card ?? '', count: reader.one() }
    })
  const groups = cards(GROUPS)
  const upgrades = cards(UPGRADES)
  const commands = cards(COMMANDS)
  const name = new TextDecoder().decode(Uint8Array.from(reader.rest()))
  if (reader.ranOut || affiliation === undefined) return refused('import-bad-code')
  if (unknown) return refused('import-newer-code')
  return { army: { name, affiliation, groups, upgrades, commands }, notes: [] }
}

function refused(key: string): Reading {
  return { army: null, notes: [note(key, '')] }
}
