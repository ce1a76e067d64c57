/** A moment of a match as the part of a link after `#`: the record, packed, and the decision looked at. */
export interface Moment {
  readonly record: string
  readonly n: number | null
}

export async function writeMoment({ record, n }: Moment): Promise<string> {
  const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(record))
  const text = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return n === null ? `r=${text}` : `r=${text}&n=${n}`
}

/** Null if the link holds no readable record. */
export async function readMoment(hash: string): Promise<Moment | null> {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const text = parts.get('r')
  if (text === null) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const record = new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes))
    const n = Number(parts.get('n') ?? Number.NaN)
    return { record, n: Number.isInteger(n) ? n : null }
  } catch {
    return null
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
