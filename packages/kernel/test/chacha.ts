/**
 * ChaCha as RFC 8439 tells it, in the plainest way there is: big integers, no cleverness, any number of rounds.
 * Only to be compared with.
 */
const WORD = 1n << 32n

const rotate = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (32n - by))) % WORD

function quarterRound(s: bigint[], a: number, b: number, c: number, d: number): void {
  for (const [x, y, z, by] of [
    [a, b, d, 16n],
    [c, d, b, 12n],
    [a, b, d, 8n],
    [c, d, b, 7n],
  ] as const) {
    s[x] = (s[x] + s[y]) % WORD
    s[z] = rotate(s[z] ^ s[x], by)
  }
}

/** `tail` are the last four words: counter and nonce. */
export function chachaBlock(key: readonly number[], tail: readonly number[], rounds: number): number[] {
  const letters = new DataView(new TextEncoder().encode('expand 32-byte k').buffer)
  const constant = [0, 4, 8, 12].map((at) => letters.getUint32(at, true))
  const before = [...constant, ...key, ...tail].map(BigInt)
  const s = before.slice()
  for (let round = 0; round < rounds; round += 2) {
    quarterRound(s, 0, 4, 8, 12)
    quarterRound(s, 1, 5, 9, 13)
    quarterRound(s, 2, 6, 10, 14)
    quarterRound(s, 3, 7, 11, 15)
    quarterRound(s, 0, 5, 10, 15)
    quarterRound(s, 1, 6, 11, 12)
    quarterRound(s, 2, 7, 8, 13)
    quarterRound(s, 3, 4, 9, 14)
  }
  return s.map((word, i) => Number((word + before[i]) % WORD))
}

/** Words as bytes, lowest first, in hex: as test vectors are printed. */
export function hexOf(words: readonly number[]): string {
  const bytes = new DataView(new ArrayBuffer(4 * words.length))
  for (const [i, word] of words.entries()) bytes.setUint32(4 * i, word, true)
  return Buffer.from(bytes.buffer).toString('hex')
}
