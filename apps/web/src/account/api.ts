/** What concerns the account is asked for by itself, not over the line of a table. */
import {
  aCount,
  aFlag,
  aNumber,
  aText,
  fieldsOf,
  isFields,
  isRefusal,
  listOf,
  orNull,
  type Reader,
  type Refusal,
  readJson,
  refuse,
  thatIs,
} from '@dejarik/kernel'
import { ACCOUNT_PATH, isName } from '@dejarik/protocol'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { ownToken } from '../session/guest.ts'
import { settings } from '../settings/settings.ts'
import { writeText } from '../settings/storage.ts'

const called = fieldsOf({ label: aText, made: aNumber })
const anAccount = fieldsOf({
  name: aText,
  made: orNull(aNumber),
  devices: listOf(fieldsOf({ label: aText, made: aNumber, own: aFlag })),
  passkeys: listOf(called),
  recovery: aCount,
})
export type Account = ReturnType<typeof anAccount>

/** The rest of it is for the browser to look at. */
const isCreation = (raw: unknown): raw is PublicKeyCredentialCreationOptionsJSON =>
  isFields(raw) && typeof raw.challenge === 'string' && isFields(raw.rp) && isFields(raw.user)
const isRequest = (raw: unknown): raw is PublicKeyCredentialRequestOptionsJSON =>
  isFields(raw) && typeof raw.challenge === 'string'
const creation = thatIs(isCreation)
const request = thatIs(isRequest)

const codes = fieldsOf({ codes: listOf(aText) })
const refused = fieldsOf({ refused: aText })
const done: Reader<null> = () => null

async function post(what: string, body: object): Promise<string | Refusal> {
  const answer = await fetch(`${ACCOUNT_PATH}/${what}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ownToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (answer === null) return refuse('account.no-server')
  const text = await answer.text()
  if (answer.ok) return text
  const why = readJson(text, refused)
  return refuse(isRefusal(why) ? 'account.no-server' : `account.${why.refused}`)
}

export async function ask<T>(what: string, read: Reader<T>, body: object = {}): Promise<T | Refusal> {
  const text = await post(what, body)
  return isRefusal(text) ? text : readJson(text, read)
}

/** Under which is kept that this browser has an account. */
export const ACCOUNT_KEY = 'dejarik.account'

/** The account of this browser; null if it is a guest's. */
export async function look(): Promise<Account | null | Refusal> {
  const found = await ask('look', fieldsOf({ account: orNull(anAccount) }))
  if (isRefusal(found)) return found
  writeText(ACCOUNT_KEY, found.account === null ? '' : '1')
  return found.account
}

/** How other devices of the account call this one. */
function ownLabel(): string {
  const { platform = '', userAgent } = navigator
  const browser = /(Firefox|Edg|Chrome|Safari)\//.exec(userAgent)?.[1]?.replace('Edg', 'Edge') ?? 'Browser'
  return `${browser} · ${platform}`.slice(0, 60)
}

function ownName(): { name?: string } {
  const { name } = settings.getState()
  return isName(name) ? { name } : {}
}

/** Makes a passkey: for a guest an account, too, and then there are recovery codes. */
export async function addPasskey(): Promise<readonly string[] | Refusal> {
  const begun = await ask('passkey/begin', creation, ownName())
  if (isRefusal(begun)) return begun
  const response = await startRegistration({ optionsJSON: begun }).catch(() => null)
  if (response === null) return refuse('account.no-passkey')
  const made = await ask('passkey/add', codes, { response, ...ownName(), label: ownLabel() })
  return isRefusal(made) ? made : made.codes
}

export async function signIn(): Promise<null | Refusal> {
  const begun = await ask('sign-in/begin', request)
  if (isRefusal(begun)) return begun
  const response = await startAuthentication({ optionsJSON: begun }).catch(() => null)
  if (response === null) return refuse('account.no-passkey')
  return ask('sign-in', done, { response, label: ownLabel() })
}

export const signInByCode = (code: string): Promise<null | Refusal> =>
  ask('sign-in/code', done, { code, label: ownLabel() })

export async function deviceCode(): Promise<string | Refusal> {
  const made = await ask('device-code', fieldsOf({ code: aText }))
  return isRefusal(made) ? made : made.code
}

export async function newCodes(): Promise<readonly string[] | Refusal> {
  const made = await ask('new-codes', codes)
  return isRefusal(made) ? made : made.codes
}

export const signOut = (): Promise<null | Refusal> => ask('sign-out', done)
export const signOutOthers = (): Promise<null | Refusal> => ask('sign-out/others', done)
export const forget = (): Promise<null | Refusal> => ask('forget', done)
export const exported = (): Promise<string | Refusal> => post('export', {})
