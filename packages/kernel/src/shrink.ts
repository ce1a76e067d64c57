import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'

/** Shorter texts stay as they are, so that people can read them. */
const READABLE = 600
/** No record of a match that people played comes near this; it stops a bad text from filling the memory. */
const LONGEST = 1 << 16
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

/** The inverse of `shrink`; null if it is damaged or far too long. */
export function unshrink(text: string): string | null {
  if (!text.startsWith(MARK)) return text
  if (text.length > LONGEST) return null
  try {
    const bytes = Uint8Array.from(atob(text.slice(MARK.length)), (letter) => letter.charCodeAt(0))
    return strFromU8(inflateSync(bytes))
  } catch {
    return null
  }
}
