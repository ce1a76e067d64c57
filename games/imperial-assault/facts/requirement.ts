/** What a command card or an attachment asks of the figure that uses it (ia.command-cards.8, ia.attachments.6). */
import { AFFILIATIONS, type Affiliation } from './affiliation.ts'
import { isTrait, type Trait } from './trait.ts'

export interface Requirement {
  /** One of these traits; none if any figure will do. */
  readonly traits: readonly Trait[]
  /** Traits that it must not have. */
  readonly without: readonly Trait[]
  readonly affiliation: Affiliation | null
  /** The name of the figure, in English, whatever its subtitle. */
  readonly figure: string | null
  readonly subtitle: string | null
  readonly unique: boolean | null
  readonly size: 'small' | 'large' | 'massive' | null
  readonly villain: boolean
  /** Its deployment card must be ready. */
  readonly ready: boolean
}

const ANY: Requirement = {
  traits: [],
  without: [],
  affiliation: null,
  figure: null,
  subtitle: null,
  unique: null,
  size: null,
  villain: false,
  ready: false,
}

/**
 * `any`, `rebel force-user`, `smuggler or hunter`, `small`, `non-unique`, `non-creature`, `ready vehicle`, or the name
 * of a figure, with its subtitle in brackets if that counts too.
 */
export function requirementFrom(code: string): Requirement {
  if (/^[A-Z0-9]/u.test(code)) {
    const [, figure, subtitle] = /^(.+?)(?: \((.+)\))?$/u.exec(code) ?? []
    return { ...ANY, figure, subtitle: subtitle ?? null }
  }
  return code.split(' ').reduce(withWord, ANY)
}

function withWord(so: Requirement, word: string): Requirement {
  const affiliation = AFFILIATIONS.find((known) => known === word)
  if (affiliation !== undefined) return { ...so, affiliation }
  if (isTrait(word)) return { ...so, traits: [...so.traits, word] }
  const rest = word.replace(/^non-/u, '')
  if (rest !== word && isTrait(rest)) return { ...so, without: [...so.without, rest] }
  switch (word) {
    case 'any':
    case 'or':
      return so
    case 'unique':
      return { ...so, unique: true }
    case 'non-unique':
      return { ...so, unique: false }
    case 'small':
    case 'large':
    case 'massive':
      return { ...so, size: word }
    case 'villain':
      return { ...so, villain: true }
    case 'ready':
      return { ...so, ready: true }
    default:
      throw new Error(`${word} is nothing that a card asks of a figure`)
  }
}
