/** How a file can be sent: as the build compressed it, or as it is. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest first: that is taken where a client likes several alike. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Which of them a client likes best, by its `Accept-Encoding` (RFC 9110, 12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [coding, ...parameters] = part.split(';').map((one) => one.trim())
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2)
    if (coding !== '') weights.set(coding === 'x-gzip' ? 'gzip' : coding, weightOf(weight))
  }
  const rest = weights.get('*')
  // What is not named is not wanted; but a file as it is, always, unless that is ruled out: then it is the last resort.
  const weighed = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? Math.min(rest ?? LEAST, LEAST) : (rest ?? 0))
  let best: Encoding = 'identity'
  let most = 0
  for (const encoding of ENCODINGS) {
    const weight = weighed(encoding)
    if (weight > most) [best, most] = [encoding, weight]
  }
  return best
}

/** Below every weight that a header can name. */
const LEAST = 0.0001

function weightOf(text: string | undefined): number {
  if (text === undefined) return 1
  const weight = Number(text)
  return text !== '' && weight >= 0 && weight <= 1 ? weight : 0
}
