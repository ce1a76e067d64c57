import type { Catalogue, Language, Message, MessageArg, NameArg } from '@dejarik/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import { type Form, formsIn, inForm, isForeign } from './forms.ts'
import { joined, type Part, textOf } from './parts.ts'

export type Catalogues = { readonly [L in Language]: Catalogue }

/** Finds the name of a card or thing in a language. */
export type NameOf = (id: string, language: Language) => string

/** A value as the formatter sees it: a name stays whole, and `select` chooses by what it names. */
class Name {
  readonly argument: string
  readonly ids: readonly NameArg[]
  readonly form: Form | null
  constructor(argument: string, ids: readonly NameArg[], form: Form | null = null) {
    this.argument = argument
    this.ids = ids
    this.form = form
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
  readonly #formats = new Map<string, Sentence | null>()
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
    const sentence = this.#sentence(message.key)
    if (sentence === null) return null
    const values: { [name: string]: string | number | Name } = {}
    for (const [name, arg] of Object.entries(message.args ?? {})) values[name] = formatted(name, arg)
    for (const [name, form] of sentence.forms)
      if (name in values) values[`${name}_${form}`] = this.#inForm(values[name], form)
    const parts: Part[] = []
    for (const { value } of sentence.format.formatToParts<Name>(values)) {
      if (value instanceof Name) parts.push(...this.#chips(value))
      else parts.push(String(value))
    }
    return joined(begun(parts))
  }

  #sentence(key: string): Sentence | null {
    let sentence = this.#formats.get(key)
    if (sentence === undefined) {
      const pattern = this.#pattern(key)
      // Tags are not used, so that a "<" in a sentence is just that.
      sentence =
        pattern === undefined
          ? null
          : {
              format: new IntlMessageFormat(pattern, this.language, undefined, { ignoreTag: true }),
              forms: formsIn(pattern),
            }
      this.#formats.set(key, sentence)
    }
    return sentence
  }

  /** A name stays one in another case; what it asks of the words around it is a word to select by. */
  #inForm(value: string | number | Name, form: Form): string | number | Name {
    if (typeof value === 'number') return value
    if (typeof value === 'string') return inForm([value], form, this.language)
    if (form === 'accusative' || form === 'dative') return new Name(value.argument, value.ids, form)
    return inForm(
      value.ids.map(({ name }) => this.#nameOf(name, this.language)),
      form,
      this.language,
    )
  }

  #pattern(key: string): string | undefined {
    for (const catalogue of this.#catalogues) {
      const pattern = catalogue[this.language][key]
      if (pattern !== undefined) return pattern
    }
    return undefined
  }

  #chips({ argument, ids, form }: Name): Part[] {
    const chips = ids.map(({ name: id, isText = false }): Part => {
      const text = this.#named(id, form)
      return isText ? text : { name: argument, id, text }
    })
    let next = 0
    return this.#list
      .formatToParts(chips.map((chip) => textOf([chip])))
      .map((part) => (part.type === 'element' ? chips[next++] : part.value))
  }

  #named(id: string, form: Form | null): string {
    const name = this.#nameOf(id, this.language)
    if (form === null || (this.language === 'de' && isForeign(name, this.#nameOf(id, 'en')))) return name
    return inForm([name], form, this.language)
  }
}

/** A pattern that was read, and which arguments it wants in another form. */
interface Sentence {
  readonly format: IntlMessageFormat
  readonly forms: readonly (readonly [argument: string, form: Form])[]
}

/** A sentence begins with a capital also where a name does that lost its own: „Den Großinquisitor angreifen“. */
function begun([first = '', ...rest]: readonly Part[]): readonly Part[] {
  if (typeof first === 'string') return [first, ...rest]
  return [
    {
      ...first,
      text: first.text.replace(/^(?:d(?=(?:en|em|as|ie) )|t(?=he ))/u, (letter) => letter.toUpperCase()),
    },
    ...rest,
  ]
}

function formatted(argument: string, arg: MessageArg): string | number | Name {
  if (typeof arg !== 'object') return arg
  return new Name(argument, 'name' in arg ? [arg] : arg)
}
