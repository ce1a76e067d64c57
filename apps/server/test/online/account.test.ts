/** Accounts: what leads to them, what comes along, and what is left when they go. */
import { randomBytes } from 'node:crypto'
import { FastRng } from '@dejarik/kernel'
import { ACCOUNT_PATH } from '@dejarik/protocol'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { expect, test } from 'vitest'
import type { RunningServer } from '../../src/index.ts'
import { lookInto, Player, playOn } from '../../test-support/index.ts'
import { annAndBob, arrive, folderForTest, serve } from '../house.ts'
import { SoftPasskey } from '../soft-passkey.ts'

const newToken = (): string => randomBytes(16).toString('base64url')

/** Whatever is answered, as far as tests look at it. */
type Answer = PublicKeyCredentialCreationOptionsJSON &
  PublicKeyCredentialRequestOptionsJSON & {
    readonly status: number
    readonly code: string
    readonly codes: readonly string[]
    readonly texts: readonly object[]
    readonly account: { readonly devices: readonly { readonly label: string }[] }
  }

/** A browser that asks for what concerns its account. */
function browserAt({ address }: Pick<RunningServer, 'address'>, token: string, origin = address) {
  return async (what: string, body: object = {}): Promise<Answer> => {
    const answer = await fetch(`${address}${ACCOUNT_PATH}/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    })
    return { ...((await answer.json()) as Answer), status: answer.status }
  }
}

type Browser = ReturnType<typeof browserAt>

async function makeAccount(ask: Browser, key: SoftPasskey): Promise<readonly string[]> {
  const { codes } = await ask('passkey/add', {
    response: key.register(await ask('passkey/begin')),
    name: 'Ann',
    label: 'Falcon',
  })
  return codes
}

async function signIn(ask: Browser, key: SoftPasskey) {
  return ask('sign-in', { response: key.sign(await ask('sign-in/begin')), label: 'Home One' })
}

test('a guest makes an account with a passkey: matches come along, and who is at the table plays on', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  const key = new SoftPasskey(server.address)
  const ask = browserAt(server, ann.token)
  expect(await ask('look')).toEqual({ status: 200, account: null })
  const codes = await makeAccount(ask, key)
  expect(codes).toHaveLength(8)
  expect(new Set(codes).size).toBe(8)
  expect(await ask('look')).toMatchObject({
    account: { name: 'Ann', recovery: 8, passkeys: [{ label: 'Falcon' }], devices: [{ own: true }] },
  })
  // Her page opens a new line and finds its seat.
  await ann.until(() => ann.closed !== null, 'the line of the guest is closed')
  const back = await Player.arrive(server.address, { token: ann.token })
  expect(back.name).toBe('Ann')
  await back.join(match)
  expect(back.at(match).joined).toMatchObject({ you: 0, host: true })
  await playOn([back, bob], match, new FastRng(3))
})

test('a second device comes by the passkey or by a code, and what its guest had is the account’s too', async () => {
  const server = await serve()
  const [ann, other, bob] = await arrive(server, 'Ann', 'Stranger', 'Bob')
  const first = await ann.host('bids')
  const second = await other.host('bids')
  await bob.join(first)
  const key = new SoftPasskey(server.address)
  await makeAccount(browserAt(server, ann.token), key)
  expect(await signIn(browserAt(server, other.token), key)).toEqual({ status: 200 })
  const there = await Player.arrive(server.address, { token: other.token })
  await there.must({ type: 'mine' })
  expect(there.mine?.matches.map(({ match }) => match).toSorted()).toEqual([first, second].toSorted())
  await there.join(first)
  expect(there.at(first).joined.you).toBe(0)

  const third = newToken()
  const { code } = await browserAt(server, other.token)('device-code')
  const typed = code.toLowerCase().replace('-', ' ')
  expect(await browserAt(server, third)('sign-in/code', { code: typed, label: 'R2' })).toEqual({
    status: 200,
  })
  expect(await browserAt(server, newToken())('sign-in/code', { code, label: 'Thief' })).toMatchObject({
    status: 409,
    refused: 'unknown-code',
  })
  const { account } = await browserAt(server, third)('look')
  expect(account.devices.map(({ label }) => label)).toEqual(['Falcon', 'Home One', 'R2'])
})

test('a recovery code opens the account once; new ones take the place of the old', async () => {
  const server = await serve()
  const [ann] = await arrive(server, 'Ann')
  const ask = browserAt(server, ann.token)
  const [code, old] = await makeAccount(ask, new SoftPasskey(server.address))
  const lost = browserAt(server, newToken())
  expect(await lost('sign-in/code', { code, label: 'New' })).toEqual({ status: 200 })
  expect(await lost('look')).toMatchObject({ account: { name: 'Ann', recovery: 7 } })
  expect(await browserAt(server, newToken())('sign-in/code', { code, label: 'Again' })).toMatchObject({
    status: 409,
  })
  expect((await lost('new-codes')).codes).toHaveLength(8)
  expect(await browserAt(server, newToken())('sign-in/code', { code: old, label: 'Old' })).toMatchObject({
    status: 409,
  })
})

test('signing out everywhere leaves only this device; the others are guests without anything', async () => {
  const server = await serve()
  const [ann, other] = await arrive(server, 'Ann', 'Other')
  const key = new SoftPasskey(server.address)
  const ask = browserAt(server, ann.token)
  await makeAccount(ask, key)
  const match = await (await Player.arrive(server.address, { token: ann.token })).host('bids')
  await signIn(browserAt(server, other.token), key)
  const lost = await Player.arrive(server.address, { token: other.token })
  await ask('sign-out/others')
  await lost.until(() => lost.closed !== null, 'shown out')
  expect(await browserAt(server, other.token)('look')).toMatchObject({ account: null })
  expect((await ask('look')).account.devices).toHaveLength(1)
  const stranger = await Player.arrive(server.address, { token: other.token })
  await stranger.join(match, { watch: true })
  expect(stranger.at(match).joined.you).toBe(-1)
  await ask('sign-out')
  expect(await ask('look')).toMatchObject({ account: null })
})

test('a passkey of another page, a challenge that was used, another’s challenge: nobody comes in', async () => {
  const server = await serve()
  const [ann, eve] = await arrive(server, 'Ann', 'Eve')
  const key = new SoftPasskey(server.address)
  const ask = browserAt(server, ann.token)
  await makeAccount(ask, key)
  const thief = browserAt(server, eve.token)
  const response = key.sign(await thief('sign-in/begin'))
  expect(await ask('sign-in', { response, label: 'x' })).toEqual({ status: 200 })
  expect(await thief('sign-in', { response, label: 'x' })).toMatchObject({ refused: 'not-verified' })
  // Eve's own key with a challenge that Ann was given.
  const own = new SoftPasskey(server.address)
  const hers = await ask('passkey/begin')
  expect(await thief('passkey/add', { response: own.register(hers), label: 'x' })).toMatchObject({
    refused: 'not-verified',
  })
  const phisher = new SoftPasskey('https://dejarik.example')
  expect(
    await thief('passkey/add', { response: phisher.register(await thief('passkey/begin')), label: 'x' }),
  ).toMatchObject({ refused: 'not-verified' })
  expect(await signIn(thief, own)).toMatchObject({ refused: 'unknown-passkey' })
  expect(await browserAt(server, eve.token, 'https://evil.example')('look')).toMatchObject({ status: 403 })
  expect(await thief('look')).toMatchObject({ account: null })
  expect(await browserAt(server, 'short')('look')).toMatchObject({ status: 400 })
})

test('whoever guesses codes is stopped', async () => {
  const server = await serve()
  const ask = browserAt(server, newToken())
  const answers = await Promise.all(
    Array.from({ length: 80 }, () => ask('sign-in/code', { code: 'AAAA-AAAA', label: 'x' })),
  )
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
  expect(answers.every(({ status }) => status !== 200)).toBe(true)
})

test('what browsers keep is the same on all devices: of each name the newest', async () => {
  const server = await serve()
  const [ann] = await arrive(server, 'Ann')
  const ask = browserAt(server, ann.token)
  expect(await ask('keep', { texts: [] })).toMatchObject({ refused: 'no-account' })
  const key = new SoftPasskey(server.address)
  await makeAccount(ask, key)
  const deck = { name: 'dejarik.deck.one', text: '{"name":"Vader"}', at: 1000 }
  await ask('keep', { texts: [deck, { name: 'dejarik.settings', text: '{}', at: 2000 }] })
  const there = browserAt(server, newToken())
  await signIn(there, key)
  const newer = { ...deck, text: '{"name":"Luke"}', at: 3000 }
  const { texts } = await there('keep', {
    texts: [newer, { name: 'dejarik.settings', text: '{"a":1}', at: 500 }],
  })
  expect(texts).toEqual([newer, { name: 'dejarik.settings', text: '{}', at: 2000 }])
  expect(await there('keep', { texts: [{ ...deck, name: 'guest' }] })).toMatchObject({ status: 400 })
})

test('everything can be taken along and deleted: matches stay for the others, with nobody’s name in them', async () => {
  const data = folderForTest()
  const server = await serve({ settings: { data } })
  const { ann, bob, match } = await annAndBob(server)
  await ann.must({ type: 'chat', match, text: 'my phone number' })
  const key = new SoftPasskey(server.address)
  const ask = browserAt(server, ann.token)
  const [code] = await makeAccount(ask, key)
  const all = await ask('export')
  expect(all).toMatchObject({ name: 'Ann', said: [{ match, text: 'my phone number' }], matches: [{ match }] })
  expect(JSON.stringify(all)).not.toContain(ann.token)

  expect(await ask('forget')).toEqual({ status: 200 })
  expect(await ask('look')).toMatchObject({ account: null })
  expect(await signIn(browserAt(server, newToken()), key)).toMatchObject({ refused: 'unknown-passkey' })
  expect(await browserAt(server, newToken())('sign-in/code', { code, label: 'x' })).toMatchObject({
    status: 409,
  })
  await bob.until(() => bob.at(match).seats?.seats[0].name === 'Guest', 'nobody’s name')
  const store = await lookInto(data)
  expect((await store.chat(match)).lines).toEqual([])
  expect(await store.match(match)).toMatchObject({ status: 'playing' })
  await store.close()
  // The others can end it.
  await bob.must({ type: 'resign', match })
})
