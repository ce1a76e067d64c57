import { LIMITS, type Request, request, type Trouble, trouble } from '@dejarik/protocol'
import type { RawData } from 'ws'

/** A frame as it was understood: a request, or why it is none. The id where one could be read. */
export interface Read {
  readonly id: number | null
  readonly request: Request | Trouble
}

/** Requests that come too fast are short: most answers and joins fit in this. */
const SHORT_BYTES = 512

/** The id of a request that is not read otherwise, so that its refusal finds it; of a long one, null. */
export function readId(data: RawData): number | null {
  const bytes = bytesOf(data)
  if (bytes.length > SHORT_BYTES) return null
  try {
    return idOf(JSON.parse(bytes.toString('utf8')))
  } catch {
    return null
  }
}

/** Reads a frame from a client. Whatever comes in, a sentence comes out. */
export function readFrame(data: RawData, isBinary: boolean): Read {
  if (isBinary) return { id: null, request: trouble('not-text') }
  const bytes = bytesOf(data)
  if (bytes.length > LIMITS.messageBytes) return { id: null, request: trouble('too-large') }
  let raw: unknown
  try {
    raw = JSON.parse(bytes.toString('utf8'))
  } catch {
    return { id: null, request: trouble('not-json') }
  }
  const parsed = request.safeParse(raw)
  if (parsed.success) return { id: parsed.data.id, request: parsed.data }
  const [issue] = parsed.error.issues
  if (issue.path.at(-1) === 'name') return { id: idOf(raw), request: trouble('bad-name') }
  const where = [...issue.path.map(String), issue.code].join(' ').slice(0, 80)
  return { id: idOf(raw), request: trouble('malformed', { args: { where } }) }
}

const bytesOf = (data: RawData): Buffer =>
  Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)

function idOf(raw: unknown): number | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null
  return typeof raw.id === 'number' && Number.isSafeInteger(raw.id) ? raw.id : null
}
