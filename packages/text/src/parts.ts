/** A name inside a sentence: clients may draw it as an element that lights up its card. */
export interface Chip {
  /** Which argument of the message it is, e.g. `card`. */
  readonly name: string
  /** What it names, as the game knows it. */
  readonly id: string
  /** The name in the reader's language. */
  readonly text: string
}

/** A sentence in pieces: plain text and names, in reading order. */
export type Part = string | Chip

export function textOf(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** Text that stands side by side becomes one piece, so that clients make no needless elements. */
export function joined(parts: readonly Part[]): Part[] {
  const out: Part[] = []
  for (const part of parts) {
    const last = out.at(-1)
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part
    else if (part !== '') out.push(part)
  }
  return out
}
