/** A passkey that lies in memory: what an authenticator does, as far as the server looks at it. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

export class SoftPasskey {
  readonly #origin: string
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(16)
  #counter = 0

  /** `origin`: of the page that uses it. */
  constructor(origin: string) {
    this.#origin = origin
  }

  register({ challenge, rp }: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const authData = Buffer.concat([
      this.#data(rp.id ?? '', PRESENT_AND_VERIFIED | WITH_KEY),
      Buffer.alloc(16),
      length,
      this.#id,
      key,
    ])
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    )
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(this.#client('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
      },
    }
  }

  sign({ challenge, rpId }: PublicKeyCredentialRequestOptionsJSON): AuthenticationResponseJSON {
    this.#counter++
    const data = this.#data(rpId ?? '', PRESENT_AND_VERIFIED)
    const client = this.#client('webauthn.get', challenge)
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)),
      },
    }
  }

  #credential() {
    const id = base64url(this.#id)
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #data(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter])
  }
}
