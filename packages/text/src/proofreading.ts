/**
 * For tests: what a reader would stumble over in a catalogue. Sentences are read branch by branch, with a name in them that
 * shows its case: „greift Roter Gardist an“ is wrong whoever is attacked.
 */
import type { Catalogue, Term } from '@dejarik/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import { NAME, wrongCase } from './case-check.ts'
import { formsIn, inForm } from './forms.ts'
import { ADJECTIVES } from './german/words.ts'
import type { Catalogues } from './phrasebook.ts'

/** Something to be mended, and how. */
export interface Blemish {
  readonly key: string
  readonly problem: string
}

type Ast = ReturnType<IntlMessageFormat['getAst']>
type Element = Ast[number]

/** Arguments that are names of things, not numbers, places or whole sentences. */
const THINGS = new Set(
  'ability attacker card defender figure group held hero kind object on other pilot player ship target thing token upgrade weapon'.split(
    ' ',
  ),
)

/** The first word of a name, if it may be an adjective that changes with the case, and nobody has said so. */
export function unknownAdjective(name: string): string | null {
  const [, word, stem] = /^[„]?((\p{Lu}\p{Ll}+)(?:er|es)) \p{Lu}/u.exec(name) ?? []
  return word === undefined || ADJECTIVES.has(stem.toLowerCase()) ? null : word
}

/** All that a catalogue can be blamed for by itself. */
export function blemishes(texts: Catalogues, glossary: readonly Term[]): readonly Blemish[] {
  return [
    ...Object.entries(texts.de).flatMap(([key, pattern]) => [
      ...variants(pattern).flatMap((sentence) => wrongCase(sentence).map((problem) => ({ key, problem }))),
      ...variants(pattern).flatMap((sentence) =>
        wrongWords(sentence, glossary).map((problem) => ({ key, problem })),
      ),
    ]),
    ...[texts.de, texts.en].flatMap(doubleStops),
    ...otherArguments(texts),
  ]
}

function doubleStops(catalogue: Catalogue): Blemish[] {
  return Object.entries(catalogue)
    .filter(([, pattern]) => variants(pattern).some((sentence) => /(?:\.\.|[!?:]\.|\.[!?])$/u.test(sentence)))
    .map(([key, problem]) => ({ key, problem: `ends in a double stop: ${problem}` }))
}

/** What one language says and the other does not. */
function otherArguments({ de, en }: Catalogues): Blemish[] {
  return Object.keys(de)
    .filter((key) => key in en)
    .flatMap((key) => {
      const [german, english] = [argumentsOf(de[key]), argumentsOf(en[key])]
      const lone = [...german]
        .filter((name) => !english.has(name))
        .concat([...english].filter((name) => !german.has(name)))
      return lone.length === 0 ? [] : [{ key, problem: `only one language says ${lone.join(', ')}` }]
    })
}

/** Words that the rulebook does not use for its things. */
export function wrongWords(text: string, glossary: readonly Term[]): string[] {
  return glossary.flatMap(({ de, en, not }) =>
    not
      .filter((word) => new RegExp(`(?<!\\p{L})${begun(word)}`, 'u').test(text))
      .map((word) => `“${word}” is not the rulebook’s word for ${en}: say “${de}” (${text})`),
  )
}

/** Nouns begin with a capital; what does not may all the same begin a sentence. */
function begun(word: string): string {
  const [first] = word
  return /\p{Ll}/u.test(first) ? `[${first}${first.toUpperCase()}]${word.slice(1)}` : word
}

/** A pattern with each of its branches taken at least once. */
function variants(pattern: string): readonly string[] {
  const ast = new IntlMessageFormat(pattern, 'de', undefined, { ignoreTag: true }).getAst()
  const forms = new Map(formsIn(pattern).map(([name, form]) => [`${name}_${form}`, [name, form] as const]))
  const said = (name: string): string => {
    const [of = name, form = null] = forms.get(name) ?? []
    if (!THINGS.has(of)) return '7'
    return form === null ? NAME : inForm([NAME], form, 'de')
  }
  return [...new Set(Array.from({ length: mostBranches(ast) }, (_, turn) => flat(ast, turn, said)))]
}

function flat(ast: Ast, turn: number, said: (name: string) => string): string {
  return ast
    .map((element) => {
      if ('options' in element) {
        const branches = Object.values(element.options)
        return flat(branches[turn % branches.length].value, turn, said)
      }
      if (!('value' in element)) return '7'
      return element.type === 0 ? element.value : said(element.value)
    })
    .join('')
}

function branchesOf(element: Element): readonly Ast[] {
  return 'options' in element ? Object.values(element.options).map(({ value }) => value) : []
}

function mostBranches(ast: Ast): number {
  return Math.max(1, ...ast.flatMap((one) => [branchesOf(one).length, ...branchesOf(one).map(mostBranches)]))
}

/** Its arguments without their forms. */
function argumentsOf(pattern: string): Set<string> {
  const found = new Set<string>()
  const walk = (ast: Ast): void => {
    for (const element of ast) {
      if (element.type !== 0 && 'value' in element)
        found.add(element.value.replace(/_(?:accusative|dative|number|article)$/u, ''))
      for (const branch of branchesOf(element)) walk(branch)
    }
  }
  walk(new IntlMessageFormat(pattern, 'en', undefined, { ignoreTag: true }).getAst())
  return found
}
