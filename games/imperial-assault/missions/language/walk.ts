/** Goes through a mission file along the schema, so that reader and check need not know its shape. */
import { SHAPES, type Shape, VOCABULARIES } from './schema.ts'

type Fields = { readonly [key: string]: unknown }

export interface Visitor {
  /** A value whose type is no object with fields of its own. */
  leaf(type: string, value: unknown, where: string): void
  /** Not of its type at all. */
  wrong(type: string, value: unknown, where: string): void
  missing(field: string, where: string): void
  unknownField(field: string, known: readonly string[], where: string): void
  /** The word is not in the vocabulary, or no word is said. */
  unknownWord(vocabulary: string, word: unknown, known: readonly string[], where: string): void
  /** Before the fields of an object that begins with a word. */
  word?(vocabulary: string, word: string, value: Fields, where: string): void
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function walkThrough(type: string, value: unknown, where: string, visitor: Visitor): void {
  if (type.endsWith('[]')) list(type, value, where, visitor)
  else if (type.endsWith('{}')) byId(type, value, where, visitor)
  // Plain numbers, and `figure` for figures, are said without a word.
  else if (type === 'number' && typeof value === 'number') visitor.leaf('int', value, where)
  else if (type === 'figures' && value === 'figure') visitor.leaf(type, value, where)
  else if (VOCABULARIES[type] === undefined && SHAPES[type] === undefined) visitor.leaf(type, value, where)
  else if (!isFields(value)) visitor.wrong(type, value, where)
  else if (VOCABULARIES[type] === undefined) fields(SHAPES[type], value, where, visitor, '')
  else worded(type, value, where, visitor)
}

function list(type: string, value: unknown, where: string, visitor: Visitor): void {
  if (!Array.isArray(value)) visitor.wrong(type, value, where)
  else for (const [i, one] of value.entries()) walkThrough(type.slice(0, -2), one, `${where}[${i}]`, visitor)
}

function byId(type: string, value: unknown, where: string, visitor: Visitor): void {
  if (!isFields(value)) {
    visitor.wrong(type, value, where)
    return
  }
  for (const [id, one] of Object.entries(value)) {
    visitor.leaf('id', id, below(where, id))
    walkThrough(type.slice(0, -2), one, below(where, id), visitor)
  }
}

/** An object that begins with a word of a vocabulary. */
function worded(type: string, value: Fields, where: string, visitor: Visitor): void {
  const { key, words } = VOCABULARIES[type]
  const word = value[key]
  if (typeof word !== 'string' || !Object.hasOwn(words, word)) {
    visitor.unknownWord(type, word, Object.keys(words), below(where, key))
    return
  }
  visitor.word?.(type, word, value, where)
  fields(words[word], value, where, visitor, key)
}

function fields(shape: Shape, value: Fields, where: string, visitor: Visitor, key: string): void {
  const known = Object.keys(shape)
  // An event has a list of statements under the same key that a statement has its word under.
  for (const field of Object.keys(value))
    if (field !== key && !Object.hasOwn(shape, field)) visitor.unknownField(field, known, below(where, field))
  for (const [field, type] of Object.entries(shape)) {
    const optional = type.endsWith('?')
    if (value[field] !== undefined)
      walkThrough(optional ? type.slice(0, -1) : type, value[field], below(where, field), visitor)
    else if (!optional) visitor.missing(field, below(where, field))
  }
}

function below(where: string, field: string): string {
  return where === '' ? field : `${where}.${field}`
}
