/** Positions and scenarios as files write them are read along a schema, before anything is built from them. */
import type { Message } from './api.ts'
import { lostIn } from './losses.ts'
import { shown } from './mend.ts'
import { nearestWord } from './nearest-word.ts'
import { refuse } from './refusal.ts'
import { type Schema, type Visitor, walkThrough } from './schema.ts'
import { Unreadable, unreadable } from './unreadable.ts'

/** What a single value can be. */
export type Leaf =
  | 'text'
  | 'flag'
  /** Whatever JSON can say. */
  | 'any'
  /** One of these words. */
  | { readonly words: readonly string[] }
  /** A whole number. */
  | { readonly from: number; readonly to: number }
  /** Written in a form of its own, shown by an example. */
  | { readonly like: string; readonly fits: (value: unknown) => boolean }

export interface GivenSchema extends Schema {
  /** By type: those that are no objects. */
  readonly leaves: { readonly [type: string]: Leaf }
}

/** Numbers that count something at a table; more of anything would only fill the memory. */
const COMMON: { readonly [type: string]: Leaf } = {
  text: 'text',
  flag: 'flag',
  any: 'any',
  whole: { from: 0, to: 999 },
  number: { from: -999, to: 999 },
}

/** A position may name more than lies on any table, but not without end. */
const MOST_ENTRIES = 4000

/** Throws the first thing that is wrong: what, where, and what could stand there instead. */
export function mustFit(schema: GivenSchema, type: string, value: unknown, where: string): void {
  walkThrough(schema, type, value, where, readerOf({ ...COMMON, ...schema.leaves }))
}

function readerOf(leaves: GivenSchema['leaves']): Visitor {
  let entries = 0
  return {
    leaf(type, value, where) {
      if (++entries > MOST_ENTRIES) throw unreadable('given-too-much', { where })
      readLeaf(leaves[type] ?? 'text', value, where)
    },
    wrong(type, value, where) {
      throw unreadable('given-kind', { where: where || '·', value: shown(value), kind: kindOf(type) })
    },
    missing(field, where) {
      throw unreadable('given-missing', { where: above(where, field), field })
    },
    unknownField(field, known, where) {
      throw unreadable('scenario-unknown-word', { ...meant(field, known), where: above(where, field) })
    },
    unknownWord(_vocabulary, word, known, where) {
      throw unreadable('given-choice', { ...meant(shown(word), known), where })
    },
    name(name, where) {
      if (name.trim() === '') throw unreadable('given-nameless', { where })
    },
  }
}

/** Where the object stands that a field is in; the whole file has no place. */
function above(where: string, field: string): string {
  return where.slice(0, Math.max(0, where.length - field.length - 1)) || '·'
}

function kindOf(type: string): 'list' | 'object' | 'null' | 'other' {
  if (type.includes('|')) return 'other'
  if (type.endsWith('[]')) return 'list'
  return type === 'null' ? 'null' : 'object'
}

function readLeaf(leaf: Leaf, value: unknown, where: string): void {
  const no = (key: string, args: { readonly [name: string]: string | number } = {}): Unreadable =>
    unreadable(key, { where, value: shown(value), ...args })
  if (leaf === 'any') return
  if (leaf === 'text') {
    if (typeof value !== 'string') throw no('given-text')
  } else if (leaf === 'flag') {
    if (typeof value !== 'boolean') throw no('given-flag')
  } else if ('words' in leaf) {
    if (typeof value !== 'string') throw no('given-choice', meant('', leaf.words))
    if (!leaf.words.includes(value)) throw no('given-choice', meant(value, leaf.words))
  } else if ('from' in leaf) {
    const { from, to } = leaf
    if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to)
      throw no('given-range', { min: from, max: to })
  } else if (!leaf.fits(value)) throw no('given-form', { example: leaf.like })
}

/** `Did you mean …?` as arguments of a sentence, which chooses by `none`. */
export function meant(
  word: string,
  known: readonly string[],
): { readonly word: string; readonly meant: string; readonly known: string } {
  return { word, meant: nearestWord(word, known) ?? 'none', known: known.join(', ') }
}

/** A position that was built but could not be at any table is refused by what the self-check goes by. */
export function possible<S>(state: S, conserved: (state: S) => Message | null): S {
  const wrong = conserved(state)
  if (wrong !== null) throw new Unreadable(refuse('scenario-impossible', undefined, lostIn(wrong)))
  return state
}
