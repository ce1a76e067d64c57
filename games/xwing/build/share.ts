/**
 * A squad in a link. Cards are named by three bytes made of their ids, not by their places in our tables: so old
 * links stay good when cards are added.
 */
import { FACTIONS, PILOTS, UPGRADES } from '../facts/index.ts'
import { OBSTACLES } from '../geometry/index.ts'
import { type Note, note, type Reading } from './note.ts'
import type { Squad, SquadShip } from './squad.ts'

const VERSION = 1
const MAX_CODE = 2_000
const MAX_NAME = 80
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** FNV-1a, cut to 24 bits. */
export function shortHash(id: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  return ((hash >>> 8) ^ hash) & 0xffffff
}

function byHash(table: readonly { readonly id: string }[]): ReadonlyMap<number, string> {
  return new Map(table.map(({ id }) => [shortHash(id), id]))
}

const PILOT_IDS = byHash(PILOTS)
const UPGRADE_IDS = byHash(UPGRADES)
const OBSTACLE_IDS = byHash(OBSTACLES)

/** The squad as letters, digits, `-` and `_`. What was kept of an imported file is left out. */
export function shareCode(squad: Squad): string {
  const name = new TextEncoder().encode([...(squad.name ?? '')].slice(0, MAX_NAME).join(''))
  const bytes = [
    VERSION,
    FACTIONS.indexOf(squad.faction),
    squad.ships.length,
    ...squad.ships.flatMap(({ pilot, upgrades }) => [
      ...threeBytes(pilot),
      upgrades.length,
      ...upgrades.flatMap(threeBytes),
    ]),
    // One more than there are, so that none chosen and an empty list differ.
    squad.obstacles === undefined ? 0 : squad.obstacles.length + 1,
    ...(squad.obstacles ?? []).flatMap(threeBytes),
    ...name,
  ]
  return letters([...bytes, ...checksum(bytes)])
}

function threeBytes(id: string): readonly number[] {
  const hash = shortHash(id)
  return [hash >> 16, (hash >> 8) & 255, hash & 255]
}

/** Two bytes, so that a link that was cut short is noticed. */
function checksum(bytes: readonly number[]): readonly number[] {
  const sum = bytes.reduce((so, byte) => (so * 31 + byte) & 0xffff, 7)
  return [sum >> 8, sum & 255]
}

function letters(bytes: readonly number[]): string {
  let code = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    for (let shift = 18; shift >= 0; shift -= 6) code += ALPHABET[(word >> shift) & 63]
  }
  const spare = (3 - (bytes.length % 3)) % 3
  return code.slice(0, code.length - spare)
}

function bytesOf(code: string): readonly number[] | null {
  const bytes: number[] = []
  let word = 0
  let bits = 0
  for (const letter of code) {
    const value = ALPHABET.indexOf(letter)
    if (value < 0) return null
    word = ((word << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((word >> bits) & 255)
  }
  return bytes
}

/** Reads what `shareCode` wrote; anything else is refused whole. */
export function readShareCode(code: string): Reading<Squad> {
  const bytes = code.length <= MAX_CODE ? bytesOf(code.trim()) : null
  const content = bytes?.slice(0, -2) ?? []
  const [high, low] = checksum(content)
  if (content.length === 0 || bytes?.at(-2) !== high || bytes.at(-1) !== low)
    return refused('import-bad-code')
  const reader = new Bytes(content)
  if (reader.one() !== VERSION) return refused('import-newer-code')
  const faction = FACTIONS[reader.one()]
  const ships = reader.times(reader.one(), (): SquadShip => {
    const pilot = reader.id(PILOT_IDS)
    return { pilot, upgrades: reader.times(reader.one(), () => reader.id(UPGRADE_IDS)) }
  })
  const chosen = reader.one()
  const obstacles = chosen === 0 ? undefined : reader.times(chosen - 1, () => reader.id(OBSTACLE_IDS))
  const name = new TextDecoder().decode(Uint8Array.from(reader.rest()))
  if (reader.ranOut || faction === undefined) return refused('import-bad-code')
  if (reader.unknown) return refused('import-newer-code')
  return {
    squad: {
      faction,
      ships,
      ...(name !== '' && { name }),
      ...(obstacles !== undefined && { obstacles }),
    },
    notes: [],
  }
}

function refused(key: string): { squad: null; notes: readonly Note[] } {
  return { squad: null, notes: [note(key, '')] }
}

/** Reads on, and remembers if there was too little or something unknown. */
class Bytes {
  readonly #bytes: readonly number[]
  #at = 0
  ranOut = false
  unknown = false

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes
  }

  one(): number {
    if (this.#at >= this.#bytes.length) this.ranOut = true
    return this.#bytes[this.#at++] ?? 0
  }

  id(ids: ReadonlyMap<number, string>): string {
    const hash = (this.one() << 16) | (this.one() << 8) | this.one()
    const id = ids.get(hash)
    if (id === undefined) this.unknown = true
    return id ?? ''
  }

  times<T>(count: number, read: () => T): readonly T[] {
    const list: T[] = []
    while (list.length < count && !this.ranOut) list.push(read())
    return list
  }

  rest(): readonly number[] {
    return this.#bytes.slice(this.#at)
  }
}
