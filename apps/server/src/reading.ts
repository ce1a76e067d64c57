import { LIMITS, type Request, request, type Trouble, trouble } from '@dejarik/protocol'
import type { RawData } from 'ws'

/** A frame as it was understood: a request, or why it is none. The id where one could be read. */
export interface Read {
  readonly id: number | null
  readonly request: Request | Trouble
}

/** Reads a frame from a client. Whatever comes in, a sentence comes out. */
export function readFrame(data: RawData, isBinary: boolean): Read {
  if (isBinary) return { id: null, request: trouble('not-text') }
  const bytes = Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)
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
  const where = [...issue.path.map(String), issue.code].join(' ').slice(0, 80)
  return { id: idOf(raw), request: trouble('malformed', { args: { where } }) }
}

function idOf(raw: unknown): number | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null
  return Number.isSafeInteger(raw.id) ? (raw.id as number) : null
}
