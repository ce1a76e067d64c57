import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'

/** Shorter texts stay as they are, so that people can read them. */
const READABLE = 600
/** No record of a match that people played comes near this; it stops a small text from filling the memory. */
const LONGEST = 1 << 22
/** Begins a deflated text; no packed answer does. */
const MARK = '~'

/** A long text deflated and in letters that survive a paste. */
export function shrink(text: string): string {
  if (text.length < READABLE) return text
  const bytes = deflateSync(strToU8(text), { level: 9 })
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return MARK + btoa(binary)
}

/** The inverse of `shrink`; null if it is damaged. */
export function unshrink(text: string): string | null {
  if (!text.startsWith(MARK)) return text
  try {
    const bytes = Uint8Array.from(atob(text.slice(MARK.length)), (letter) => letter.charCodeAt(0))
    // With a buffer of fixed size the inflation stops there instead of growing.
    const whole = inflateSync(bytes, { out: new Uint8Array(Math.min(LONGEST, bytes.length * 1032)) })
    return strFromU8(whole)
  } catch {
    return null
  }
}
