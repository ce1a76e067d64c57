/**
 * Forms that a sentence may want a name in, written behind the argument: `{target_accusative}`. Two more say what the name
 * asks of the words around it: `{figure_number, select, plural {greifen} other {greift}}` and, in English,
 * `{token_article} {token}`.
 */
import { type Language, never } from '@dejarik/kernel'
import { declined, isPlural } from './german/declension.ts'

const FORMS = ['accusative', 'dative', 'number', 'article'] as const
export type Form = (typeof FORMS)[number]

const WANTED = new RegExp(`\\{\\s*(\\w+?)_(${FORMS.join('|')})\\b`, 'gu')

/** Which arguments a pattern wants in another form. */
export function formsIn(pattern: string): readonly (readonly [argument: string, form: Form])[] {
  return [...pattern.matchAll(WANTED)].flatMap(([, argument, wanted]) =>
    FORMS.filter((form) => form === wanted).map((form) => [argument, form] as const),
  )
}

export function inForm(names: readonly string[], form: Form, language: Language): string {
  switch (form) {
    case 'accusative':
    case 'dative':
      return language === 'de' ? declined(names[0], form) : names[0].replace(/^The /u, 'the ')
    case 'number':
      return names.length > 1 || several(names[0] ?? '', language) ? 'plural' : 'singular'
    case 'article':
      return /^[aeiou]/iu.test(names[0] ?? '') ? 'an' : 'a'
    default:
      return never(form)
  }
}

/** A name that was not translated has no German forms; „Asteroid“ has, being a word of both languages. */
export function isForeign(german: string, english: string): boolean {
  return german === english && !/^\S+(?: \d+)?$/u.test(german)
}

/** In English only the sides are named in the plural. */
function several(name: string, language: Language): boolean {
  return language === 'de' ? isPlural(name) : /^The \w+s$/u.test(name)
}
