/** Bytes as the letters of a link, and back. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Letters, digits, `-` and `_`, with two bytes of checksum, so that a link that was cut short is noticed. */
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

/** What `lettersOf` was given; null for anything else. */
export function bytesOf(code: string): readonly number[] | null {
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
  const content = bytes.slice(0, -2)
  const [high, low] = checksum(content)
  return content.length > 0 && bytes.at(-2) === high && bytes.at(-1) === low ? content : null
}

function checksum(bytes: readonly number[]): readonly number[] {
  const sum = bytes.reduce((so, byte) => (so * 31 + byte) & 0xffff, 7)
  return [sum >> 8, sum & 255]
}

/** Reads on, and remembers if there was too little. */
export class Bytes {
  readonly #bytes: readonly number[]
  #at = 0
  ranOut = false

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

  times<T>(count: number, read: () => T): readonly T[] {
    const list: T[] = []
    while (list.length < count && !this.ranOut) list.push(read())
    return list
  }

  rest(): readonly number[] {
    return this.#bytes.slice(this.#at)
  }
}
