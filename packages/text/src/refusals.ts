import type { Language, MessageArg, Refusal } from '@dejarik/kernel'
import { Phrasebook } from './phrasebook.ts'
import { shared } from './shared/index.ts'

/**
 * Refusals whose `why` is itself a key: of the refusal that a stored answer met, of what was revealed
 * (`t.revealed('cards-drawn')` is said as `revealed.cards-drawn`), and of what is lost or double (`lossesOf`).
 */
const WHY_IS_A_KEY: { readonly [refused: string]: 'refusal' | 'revealed' | 'lost' } = {
  'record-answer': 'refusal',
  'undo-revealed': 'revealed',
  'scenario-impossible': 'lost',
}

export function sayRefusal(book: Phrasebook, { refused, args = {} }: Refusal): string {
  // "Exactly 2" reads better than "at least 2 and at most 2", and patterns can't compare two arguments.
  const all: { [name: string]: MessageArg } = { ...args, exact: args.min === args.max ? 'yes' : 'no' }
  const family = WHY_IS_A_KEY[refused]
  if (family !== undefined) {
    const known = book.knows(`${family}.${args.why}`)
    all.why = book.say({ key: `${family}.${known ? args.why : 'other'}`, args: all })
  }
  return book.say({ key: `refusal.${refused}`, args: all })
}

/** Why something failed before its game is known, e.g. a record that can't be read. */
export function refusalWithoutGame(refusal: Refusal, language: Language): string {
  return sayRefusal(new Phrasebook(language, [shared]), refusal)
}
