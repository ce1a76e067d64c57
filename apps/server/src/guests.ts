import { createHash, randomBytes } from 'node:crypto'
import type { Guest } from './store/store.ts'

/** Who has not said a name. */
export const UNNAMED = 'Guest'

/** 128 random bits, to be kept secret by whoever holds it. */
export const newSecret = (): string => randomBytes(16).toString('base64url')

/** 96 random bits: a link that can't be guessed. */
export const newMatchId = (): string => randomBytes(12).toString('base64url')

/** As the kernel wants it: 32 hex digits. */
export const newSeed = (): string => randomBytes(16).toString('hex')

/**
 * A guest is whoever knows the token. Only its hash is stored, and only once the guest does something: a hello
 * alone writes nothing.
 */
export function guestOf(token: string, name: string): Guest {
  return { id: createHash('sha256').update(`dejarik guest ${token}`).digest('base64url').slice(0, 22), name }
}
