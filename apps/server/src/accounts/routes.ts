import { ACCOUNT_PATH, guestName, LIMITS } from '@dejarik/protocol'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { House } from '../house.ts'
import { TokenBucket } from '../rate.ts'
import { isInvited } from '../security.ts'
import { type Accounts, Refused, type Site } from './accounts.ts'
import { type Asker, askerOf } from './asker.ts'

/** Of one address: enough for a family, and hopeless for whoever guesses codes. */
const RATE = { perSecond: 1, atOnce: 60 }
/** Addresses that are remembered; then all begin anew. */
const MOST_ADDRESSES = 10_000
/** The longest text that is kept, and all of one request. */
const BODY_BYTES = 2 * 1024 * 1024

const bearer = z.string().regex(/^Bearer [\w-]{22,64}$/)
const label = z.string().trim().min(1).max(60).catch('?')
const credential = { id: z.string().min(1).max(1024), rawId: z.string(), type: z.literal('public-key') }
const registered = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: z.string(), attestationObject: z.string() }),
})
const asserted = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
  }),
})
/** The rest of it is looked at where it is verified. */
const registration = z.custom<RegistrationResponseJSON>((raw) => registered.safeParse(raw).success)
const assertion = z.custom<AuthenticationResponseJSON>((raw) => asserted.safeParse(raw).success)
/** Of a guest who has done nothing yet the server knows none. */
const name = guestName.optional()
const nothing = z.strictObject({})
const kept = z.strictObject({
  name: z.string().regex(/^dejarik\.[\w.-]{1,120}$/),
  text: z.string().max(LIMITS.keptText),
  at: z.int().min(0),
})

/** Each is a POST of JSON to a path of its own, with the token in `Authorization: Bearer …`; a refusal is a word. */
export function offerAccounts(
  app: FastifyInstance,
  house: House,
  accounts: Accounts,
  origins: readonly string[],
): void {
  const rates = new Map<string, TokenBucket>()
  const mayAsk = (address: string): boolean => {
    if (rates.size > MOST_ADDRESSES) rates.clear()
    const now = house.now()
    const rate = rates.get(address) ?? new TokenBucket(RATE.perSecond, RATE.atOnce, now)
    rates.set(address, rate)
    return rate.take(now)
  }
  const offer = <B>(
    what: string,
    schema: z.ZodType<B>,
    answer: (by: Asker, body: B, site: Site) => Promise<unknown>,
  ): void => {
    app.post(`${ACCOUNT_PATH}/${what}`, { bodyLimit: BODY_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isInvited(request, origins)) return reply.code(403).send({ refused: 'not-from-there' })
      if (!mayAsk(request.ip)) return reply.code(429).send({ refused: 'too-often' })
      const token = bearer.safeParse(request.headers.authorization)
      const body = schema.safeParse(request.body)
      if (!token.success || !body.success) return reply.code(400).send({ refused: 'malformed' })
      try {
        const by = await askerOf(house, token.data.slice('Bearer '.length), labelOf(request.body))
        return reply.send((await answer(by, body.data, siteOf(request))) ?? {})
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return reply.code(409).send({ refused: error.word })
      }
    })
  }
  offer('look', nothing, (by) => accounts.look(by))
  offer('passkey/begin', z.strictObject({ name }), (by, { name }, site) =>
    accounts.beginPasskey(by, site, name),
  )
  offer(
    'passkey/add',
    z.strictObject({ response: registration, name, label }),
    (by, { response, name }, site) => accounts.addPasskey(by, site, response, name),
  )
  offer('sign-in/begin', nothing, (_, __, site) => accounts.beginSignIn(site))
  offer('sign-in', z.strictObject({ response: assertion, label }), (by, { response }, site) =>
    accounts.signIn(by, site, response),
  )
  offer('device-code', nothing, (by) => accounts.deviceCode(by))
  offer('sign-in/code', z.strictObject({ code: z.string().max(60), label }), (by, { code }) =>
    accounts.signInByCode(by, code),
  )
  offer('new-codes', nothing, (by) => accounts.renewCodes(by))
  offer('sign-out', nothing, (by) => accounts.signOut(by))
  offer('sign-out/others', nothing, (by) => accounts.signOutOthers(by))
  offer('export', nothing, (by) => accounts.exported(by))
  offer('forget', nothing, (by) => accounts.forget(by))
  offer('keep', z.strictObject({ texts: z.array(kept).max(LIMITS.keptTexts) }), (by, { texts }) =>
    accounts.keep(by, texts).then((all) => ({ texts: all })),
  )
}

const labelOf = (body: unknown): string => label.parse(z.looseObject({ label }).safeParse(body).data?.label)

/** Without an `Origin` it was no browser; then it is of the host that it asks. */
function siteOf({ headers, protocol, host }: FastifyRequest): Site {
  const origin = headers.origin ?? `${protocol}://${host}`
  return { origin, host: new URL(origin).hostname }
}
