/** What browsers may do with what comes from here, and which pages may talk to us. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The page loads nothing from elsewhere, has no code or styles inside of it, and shows itself nowhere else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  // Its WebSocket too.
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** What the page never asks a browser for. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

const HEADERS = {
  'content-security-policy': POLICY,
  'permissions-policy': UNUSED.map((one) => `${one}=()`).join(', '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The address of a match is an invitation; other sites need not learn it.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Two years. Only said where the line is secret already: who plays at home without a certificate is not locked out. */
const ONLY_BY_TLS = 'max-age=63072000; includeSubDomains'

/** Every answer carries them, those to what went wrong too. */
export function secure(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    protect(request, reply)
  })
}

export function protect(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return request.protocol === 'https'
    ? reply.headers({ ...HEADERS, 'strict-transport-security': ONLY_BY_TLS })
    : reply.headers(HEADERS)
}

/**
 * Whether it comes from a page of this server, or of a site that the operator names. Programs that are no browsers say
 * nothing of where they come from, and need no permission.
 */
export function isInvited({ headers, host }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = headers
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
