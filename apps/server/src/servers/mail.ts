import { isTrouble, request, type Trouble } from '@dejarik/protocol'
import { z } from 'zod'

/** A guest's connection, at the server that holds it. */
const visitor = z.string()
const n = z.int()

/**
 * What servers on one store write to each other. A match is open at one of them; for guests who are connected elsewhere
 * that one does everything, and the other carries their words to and fro.
 */
export const mail = z.discriminatedUnion('mail', [
  /** A guest who is connected here asks for something at a table of yours. */
  z.object({
    mail: z.literal('ask'),
    n,
    visitor,
    guest: z.string(),
    name: z.string(),
    request: z.custom<GuestRequest>((raw) => isGuestRequest(raw)),
  }),
  /** What came of it; null where the match is no longer open there. */
  z.object({
    mail: z.literal('reply'),
    n,
    result: z
      .object({
        is: z.union([z.null(), z.custom<Trouble>((raw) => isTrouble(raw)), z.object({ match: z.string() })]),
      })
      .nullable(),
  }),
  /** Messages for guests who are connected with you. */
  z.object({ mail: z.literal('tell'), visitors: z.array(visitor), text: z.string() }),
  /** They have to come to the match again, wherever it is now. */
  z.object({ mail: z.literal('moved'), visitor, match: z.string() }),
  /** A guest has lost the connection. */
  z.object({ mail: z.literal('gone'), visitor }),
  /** To all: the list of waiting matches is another. */
  z.object({ mail: z.literal('lobby') }),
  /** To all: this person has become another, or devices lead to them no more. */
  z.object({ mail: z.literal('changed'), person: z.string() }),
  /** To all: who is connected here. */
  z.object({
    mail: z.literal('here'),
    people: z.array(z.object({ guest: z.string(), name: z.string(), atTable: z.boolean() })).readonly(),
  }),
  /** To all: this server stops, or has missed letters: what was asked of it is to be asked again. */
  z.object({ mail: z.literal('again') }),
])

export type Mail = z.infer<typeof mail>

/** What a guest asks for who has said hello. */
export type GuestRequest = Exclude<z.infer<typeof request>, { type: 'hello' | 'ping' }>

function isGuestRequest(raw: unknown): raw is GuestRequest {
  const read = request.safeParse(raw)
  return read.success && read.data.type !== 'hello' && read.data.type !== 'ping'
}

/** A match is no longer open at this server. */
export class Moved extends Error {
  constructor(match: string) {
    super(`match ${match} is open at another server`)
    this.name = 'Moved'
  }
}
