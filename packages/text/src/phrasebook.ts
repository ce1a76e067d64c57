import type { Catalogue, Language, Message, MessageArg, NameArg } from '@dejarik/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import { joined, type Part, textOf } from './parts.ts'

export type Catalogues = { readonly [L in Language]: Catalogue }

/** Finds the name of a card or thing in a language. */
export type NameOf = (id: string, language: Language) => string

/** A value as the formatter sees it: a name stays whole, and `select` chooses by what it names. */
class Name {
  readonly ids: readonly NameArg[]
  constructor(ids: readonly NameArg[]) {
    this.ids = ids
  }
  toString(): string {
    return this.ids.map((id) => id.name).join(' ')
  }
}

/**
 * Sentences of one language from several catalogues; the first that knows a key wins. What can't be said (no
 * such key, an argument missing) is answered with the key itself: a match must go on even with a gap in the text.
 */
export class Phrasebook {
  readonly language: Language
  readonly #catalogues: readonly Catalogues[]
  readonly #nameOf: NameOf
  readonly #formats = new Map<string, IntlMessageFormat | null>()
  readonly #list: Intl.ListFormat

  constructor(language: Language, catalogues: readonly Catalogues[], nameOf: NameOf = (id) => id) {
    this.language = language
    this.#catalogues = catalogues
    this.#nameOf = nameOf
    this.#list = new Intl.ListFormat(language, { type: 'conjunction' })
  }

  knows(key: string): boolean {
    return this.#pattern(key) !== undefined
  }

  say(message: Message): string {
    return textOf(this.parts(message))
  }

  parts(message: Message): readonly Part[] {
    try {
      return this.format(message) ?? [message.key]
    } catch {
      return [message.key]
    }
  }

  /** Like `parts`, but null for an unknown key, and throws what is wrong with the sentence. */
  format(message: Message): readonly Part[] | null {
    const format = this.#format(message.key)
    if (format === null) return null
    const values: { [name: string]: string | number | Name } = {}
    for (const [name, arg] of Object.entries(message.args ?? {})) values[name] = formatted(arg)
    const parts: Part[] = []
    for (const { value } of format.formatToParts<Name>(values)) {
      if (value instanceof Name) parts.push(...this.#chips(argumentOf(values, value), value.ids))
      else parts.push(String(value))
    }
    return joined(parts)
  }

  #format(key: string): IntlMessageFormat | null {
    let format = this.#formats.get(key)
    if (format === undefined) {
      const pattern = this.#pattern(key)
      // Tags are not used, so that a "<" in a sentence is just that.
      format =
        pattern === undefined
          ? null
          : new IntlMessageFormat(pattern, this.language, undefined, { ignoreTag: true })
      this.#formats.set(key, format)
    }
    return format
  }

  #pattern(key: string): string | undefined {
    for (const catalogue of this.#catalogues) {
      const pattern = catalogue[this.language][key]
      if (pattern !== undefined) return pattern
    }
    return undefined
  }

  #chips(name: string, ids: readonly NameArg[]): Part[] {
    const chips = ids.map(({ name: id, isText = false }): Part => {
      const text = this.#nameOf(id, this.language)
      return isText ? text : { name, id, text }
    })
    let next = 0
    return this.#list
      .formatToParts(chips.map((chip) => textOf([chip])))
      .map((part) => (part.type === 'element' ? chips[next++] : part.value))
  }
}

function formatted(arg: MessageArg): string | number | Name {
  if (typeof arg !== 'object') return arg
  return new Name('name' in arg ? [arg] : arg)
}

/** The formatter hands back the value alone; which argument it was is found by identity. */
function argumentOf(values: { readonly [name: string]: unknown }, value: Name): string {
  return Object.keys(values).find((name) => values[name] === value) ?? ''
}
