import type { Catalogue, Message, Words } from './api.ts'

/** What can be lost or double in a game, as `conserved` says it and as the game's catalogues have it. */
export interface Losses<What extends string> {
  readonly en: Catalogue
  readonly de: Catalogue
  lost(what: What, args?: Message['args']): Message
}

/** Each is a part of a sentence, without a full stop: "threat is 99". */
export function lossesOf<What extends string>(words: { readonly [W in What]: Words }): Losses<What> {
  const inLanguage = (language: keyof Words): Catalogue =>
    Object.fromEntries(Object.entries<Words>(words).map(([what, says]) => [`${LOST}${what}`, says[language]]))
  return {
    en: inLanguage('en'),
    de: inLanguage('de'),
    lost: (what, args) => ({ key: `${LOST}${what}`, ...(args !== undefined && { args }) }),
  }
}

const LOST = 'lost.'

/** As an argument of a sentence that says why: `sayRefusal` looks it up. */
export function lostIn({ key, args }: Message): NonNullable<Message['args']> {
  return { ...args, why: key.slice(LOST.length) }
}
