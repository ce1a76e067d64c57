import { guestOf, UNNAMED } from '../guests.ts'
import type { House } from '../house.ts'

/** Who asks: the hash of the token, whom it leads to, and from which browser. */
export interface Asker {
  readonly token: string
  /** An account, or the guest of the token. */
  readonly person: string
  readonly isAccount: boolean
  readonly label: string
}

/** Whom a token leads to. */
export async function personOf(house: House, token: string): Promise<{ person: string; isAccount: boolean }> {
  const guest = guestOf(token, UNNAMED).id
  const account = await house.store.accounts.accountOf(guest)
  return { person: account ?? guest, isAccount: account !== null }
}

export async function askerOf(house: House, token: string, label: string): Promise<Asker> {
  return { token: guestOf(token, UNNAMED).id, label, ...(await personOf(house, token)) }
}
