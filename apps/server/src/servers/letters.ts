import { randomInt } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Mail, mail } from './mail.ts'

/** What a notification of the database holds at the most, but for a few bytes. */
const PAGE = 7800
/** Below this, pressing it together costs more than it saves. */
const LONG = 4000

/** A letter on as many pages as it needs: `from letter page of-pages text`. */
export function writeLetter(from: string, letter: Mail): readonly string[] {
  const plain = Buffer.from(JSON.stringify(letter))
  const text =
    plain.length < LONG ? `j${plain.toString('base64')}` : `z${deflateRawSync(plain).toString('base64')}`
  const number = randomInt(2 ** 31)
  const pages = Math.ceil(text.length / PAGE)
  return Array.from(
    { length: pages },
    (_, page) => `${from} ${number} ${page} ${pages} ${text.slice(page * PAGE, (page + 1) * PAGE)}`,
  )
}

/** Puts pages together to letters. Those of one letter arrive one behind the other, between those of others. */
export class Letters {
  readonly #begun = new Map<string, string[]>()

  /** The letter, once its last page is there. */
  read(text: string): { readonly from: string; readonly mail: Mail } | null {
    const [from, letter, page, pages, part] = text.split(' ')
    const key = `${from} ${letter}`
    const parts = page === '0' ? [] : this.#begun.get(key)
    // The beginning was lost: so is the letter.
    if (parts === undefined || parts.length !== Number(page)) return null
    parts.push(part)
    if (parts.length < Number(pages)) {
      this.#begun.set(key, parts)
      return null
    }
    this.#begun.delete(key)
    const whole = parts.join('')
    const bytes = Buffer.from(whole.slice(1), 'base64')
    const raw: unknown = JSON.parse((whole[0] === 'z' ? inflateRawSync(bytes) : bytes).toString())
    const read = mail.safeParse(raw)
    // Of a server of another version, which is about to be replaced.
    return read.success ? { from, mail: read.data } : null
  }

  /** The line was broken: what was begun will not be ended. */
  forget(): void {
    this.#begun.clear()
  }
}
