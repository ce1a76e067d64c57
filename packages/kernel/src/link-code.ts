/**
 * What people share in a link (a squad, a deck, an army) as letters, digits, `-` and `_`. Things are named by bytes
 * made of their ids, not by their places in our tables: so old links stay good when cards are added.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Longer ones are not ours. */
const MOST_LETTERS = 2_000
const MOST_OF_A_NAME = 80

/** With two bytes of checksum, so that a link that was cut short is noticed. */
export function lettersOf(content: readonly number[]): string {
  const bytes = [...content, ...checksum(content)]
  let code = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    for (let shift = 18; shift >= 0; shift -= 6) code += ALPHABET[(word >> shift) & 63]
  }
  const spare = (3 - (bytes.length % 3)) % 3
  return code.slice(0, code.length - spare)
}

/** A reader of what `lettersOf` was given; null for anything else. */
export function readLetters(code: string): CodeReader | null {
  const letters = code.trim()
  if (letters.length > MOST_LETTERS) return null
  const bytes: number[] = []
  let word = 0
  let bits = 0
  for (const letter of letters) {
    const value = ALPHABET.indexOf(letter)
    if (value < 0) return null
    word = ((word << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((word >> bits) & 255)
  }
  const content = bytes.slice(0, -2)
  const [high, low] = checksum(content)
  return content.length > 0 && bytes.at(-2) === high && bytes.at(-1) === low ? new CodeReader(content) : null
}

function checksum(bytes: readonly number[]): readonly number[] {
  const sum = bytes.reduce((so, byte) => (so * 31 + byte) & 0xffff, 7)
  return [sum >> 8, sum & 255]
}

/** FNV-1a, cut to 24 bits: in fewer, two cards would meet. */
export function shortHash(id: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  return ((hash >>> 8) ^ hash) & 0xffffff
}

/** An id as the three bytes of its hash. */
export function idBytes(id: string): readonly number[] {
  const hash = shortHash(id)
  return [hash >> 16, (hash >> 8) & 255, hash & 255]
}

/** The ids of a table by their hashes, for `CodeReader.id`. */
export function byHash(table: readonly { readonly id: string }[]): ReadonlyMap<number, string> {
  return new Map(table.map(({ id }) => [shortHash(id), id]))
}

/** A name, cut to a length; comes last in a code, because nothing says where it ends. */
export function nameBytes(name: string): Uint8Array {
  return new TextEncoder().encode([...name].slice(0, MOST_OF_A_NAME).join(''))
}

/** Reads on, and remembers if there was too little or something unknown. */
export class CodeReader {
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

  two(): number {
    return (this.one() << 8) | this.one()
  }

  /** Empty if no id of the table has this hash. */
  id(ids: ReadonlyMap<number, string>): string {
    const id = ids.get((this.one() << 16) | this.two())
    if (id === undefined) this.unknown = true
    return id ?? ''
  }

  times<T>(count: number, read: () => T): readonly T[] {
    const list: T[] = []
    while (list.length < count && !this.ranOut) list.push(read())
    return list
  }

  /** All that is left. */
  name(): string {
    return new TextDecoder().decode(Uint8Array.from(this.#bytes.slice(this.#at)))
  }
}
