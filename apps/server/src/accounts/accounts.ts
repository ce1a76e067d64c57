import { randomBytes } from 'node:crypto'
import { LIMITS, recordPath } from '@dejarik/protocol'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { UNNAMED } from '../guests.ts'
import type { House } from '../house.ts'
import type { KeptText } from '../store/account-store.ts'
import type { Asker } from './asker.ts'
import { hashOfCode, newDeviceCode, newRecoveryCodes } from './codes.ts'

const MINUTE_MS = 60_000
const CHALLENGE_MS = 5 * MINUTE_MS
const DEVICE_CODE_MS = 10 * MINUTE_MS

/** The page that asks. Passkeys belong to its host. */
export interface Site {
  readonly origin: string
  readonly host: string
}

/** Why nothing was done: in words of the client's catalogue (`account.<word>`). */
export class Refused extends Error {
  readonly word: string
  constructor(word: string) {
    super(word)
    this.name = 'Refused'
    this.word = word
  }
}

/** Accounts: what leads to them, what is moved into them, and what is left when they go. */
export class Accounts {
  readonly #house: House
  /** What hung on somebody hangs on another now, or a device leads elsewhere. */
  readonly #changed: (person: string) => void

  constructor(house: House, changed: (person: string) => void) {
    this.#house = house
    this.#changed = changed
  }

  get #store() {
    return this.#house.store.accounts
  }

  async look({ token, person, isAccount }: Asker) {
    const guest = await this.#house.store.guest(person)
    if (!isAccount) return { account: null }
    const [devices, passkeys, recovery, made] = [
      await this.#store.devices(person),
      await this.#store.passkeys(person),
      await this.#store.recoveryLeft(person),
      await this.#store.made(person),
    ]
    return {
      account: {
        name: guest?.name ?? UNNAMED,
        made,
        devices: devices.map((one) => ({ label: one.label, made: one.made, own: one.token === token })),
        passkeys: passkeys.map(({ label, made }) => ({ label, made })),
        recovery,
      },
    }
  }

  // — passkeys

  async beginPasskey(
    { person }: Asker,
    { host }: Site,
    called?: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#store.passkeys(person)
    const name = await this.#nameOf(person, called)
    const options = await generateRegistrationOptions({
      rpName: 'Dejarik',
      rpID: host,
      userName: name,
      userDisplayName: name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await this.#ticket(options.challenge, person, CHALLENGE_MS)
    return options
  }

  /** A guest has an account from now on, and gets recovery codes for it. */
  async addPasskey(
    asker: Asker,
    site: Site,
    response: RegistrationResponseJSON,
    called?: string,
  ): Promise<{ codes: readonly string[] }> {
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: async (challenge) => (await this.#take(challenge)) === asker.person,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }).catch(() => null)
    if (verified?.verified !== true) throw new Refused('not-verified')
    const { credential } = verified.registrationInfo
    const account = asker.isAccount ? asker.person : await this.#newAccount(asker, called)
    const added = await this.#store.addPasskey({
      id: credential.id,
      account,
      label: asker.label,
      public: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      made: this.#house.now(),
    })
    if (!added) throw new Refused('not-verified')
    return { codes: asker.isAccount ? [] : await this.#newCodes(account) }
  }

  async beginSignIn({ host }: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' })
    await this.#ticket(options.challenge, '', CHALLENGE_MS)
    return options
  }

  async signIn(asker: Asker, site: Site, response: AuthenticationResponseJSON): Promise<void> {
    const key = await this.#store.passkey(response.id)
    if (key === null) throw new Refused('unknown-passkey')
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: async (challenge) => (await this.#take(challenge)) === '',
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public, 'base64url')),
        counter: key.counter,
      },
      requireUserVerification: false,
    }).catch(() => null)
    if (verified?.verified !== true) throw new Refused('not-verified')
    await this.#store.used(key.id, verified.authenticationInfo.newCounter)
    await this.#enter(asker, key.account)
  }

  // — codes

  /** For another device, within minutes and once. */
  async deviceCode({ person, isAccount }: Asker): Promise<{ code: string }> {
    if (!isAccount) throw new Refused('no-account')
    const code = newDeviceCode()
    await this.#ticket(hashOfCode(code), person, DEVICE_CODE_MS)
    return { code }
  }

  /** By the code of another device, or one that was written down. */
  async signInByCode(asker: Asker, code: string): Promise<void> {
    const hash = hashOfCode(code)
    const account = (await this.#take(hash)) ?? (await this.#store.takeRecovery(hash))
    if (account === null) throw new Refused('unknown-code')
    await this.#enter(asker, account)
  }

  async renewCodes({ person, isAccount }: Asker): Promise<{ codes: readonly string[] }> {
    if (!isAccount) throw new Refused('no-account')
    return { codes: await this.#newCodes(person) }
  }

  async #newCodes(account: string): Promise<readonly string[]> {
    const codes = newRecoveryCodes()
    await this.#store.keepRecovery(account, codes.map(hashOfCode))
    return codes
  }

  // — leaving

  async signOut({ token, person }: Asker): Promise<void> {
    await this.#store.signOut(token)
    this.#changed(person)
  }

  async signOutOthers({ token, person }: Asker): Promise<void> {
    await this.#store.signOutOthers(person, token)
    this.#changed(person)
  }

  /** All that is stored of somebody. */
  async exported(asker: Asker) {
    const { person } = asker
    const matches = await this.#house.store.matchesOf(person, Number.MAX_SAFE_INTEGER)
    return {
      ...(await this.look(asker)),
      name: (await this.#house.store.guest(person))?.name ?? UNNAMED,
      kept: asker.isAccount ? await this.#store.kept(person) : [],
      said: await this.#store.said(person),
      matches: matches.map(({ match, seats }) => ({
        match: match.id,
        game: match.game,
        status: match.status,
        created: match.created,
        outcome: match.outcome,
        seats: seats.flatMap(({ guest, seat, brings }) => (guest === person ? [{ seat, brings }] : [])),
        record: match.status === 'over' ? recordPath(match.id) : null,
      })),
    }
  }

  async forget({ person, isAccount }: Asker): Promise<void> {
    if (!isAccount) throw new Refused('no-account')
    await this.#store.forget(person, `gone:${randomBytes(12).toString('base64url')}`, UNNAMED)
    this.#changed(person)
  }

  // — what browsers keep

  /** Takes what one browser has and answers what is newest of all. */
  async keep({ person, isAccount }: Asker, texts: readonly KeptText[]): Promise<readonly KeptText[]> {
    if (!isAccount) throw new Refused('no-account')
    // A clock that runs ahead would never be overruled.
    const now = this.#house.now()
    await this.#store.keep(
      person,
      texts.map((one) => ({ ...one, at: Math.min(one.at, now) })),
    )
    const all = await this.#store.kept(person)
    if (all.length > LIMITS.keptTexts) throw new Refused('too-much-kept')
    return all
  }

  async #nameOf(person: string, called: string = UNNAMED): Promise<string> {
    return (await this.#house.store.guest(person))?.name ?? called
  }

  async #newAccount(asker: Asker, called?: string): Promise<string> {
    const name = await this.#nameOf(asker.person, called)
    const id = `@${randomBytes(12).toString('base64url')}`
    await this.#store.make({ id, name, made: this.#house.now() })
    await this.#enter(asker, id)
    return id
  }

  async #enter({ token, person, isAccount, label }: Asker, account: string): Promise<void> {
    // Whoever changes from one account to another takes nothing along: both stay what they are.
    const guest = isAccount ? account : person
    const device = { token, label, made: this.#house.now() }
    if (!(await this.#store.signIn(account, device, guest))) throw new Refused('unknown-code')
    this.#changed(person)
  }

  async #ticket(id: string, whose: string, ms: number): Promise<void> {
    const now = this.#house.now()
    await this.#store.putTicket(id, whose, now + ms, now)
  }

  #take(id: string): Promise<string | null> {
    return this.#store.takeTicket(id, this.#house.now())
  }
}
