import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Key } from './random.ts'

/** A seed is any text; online it is 32 random hex digits and stays secret until the match is over. */
export function keyOf(seed: string): Key {
  const bytes = sha256(utf8ToBytes(`dejarik key ${seed}`))
  const words: number[] = []
  for (let i = 0; i < 32; i += 4) {
    words.push((bytes[i] | (bytes[i + 1] << 8) | (bytes[i + 2] << 16) | (bytes[i + 3] << 24)) >>> 0)
  }
  return words
}

/** Published before the first roll. Once the seed is known, anyone can check that it was fixed all along. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`dejarik commitment ${seed}`)))
}
