/**
 * Files that people write are read along a schema, which is data: what objects have, what words there are, what values look
 * like. A field's type ends with `?` if the field may be left out, with `[]` for a list, with `{}` for an object whose keys
 * are names of its own. `title|card` is the one or the other, told apart by what kind of JSON they are; `null` is null.
 */

/** The fields of an object, by name. */
export type Shape = { readonly [field: string]: string }

/** Objects that begin with a word: the key that holds it, and the other fields by word. */
export interface Vocabulary {
  readonly key: string
  readonly words: { readonly [word: string]: Shape }
}

export interface Schema {
  /** Objects with fixed fields. */
  readonly shapes: { readonly [type: string]: Shape }
  readonly vocabularies?: { readonly [type: string]: Vocabulary }
  /** Other names of types, mostly for what can be said in several ways. */
  readonly aliases?: { readonly [type: string]: string }
}

export type Fields = { readonly [key: string]: unknown }

export interface Visitor {
  /** A value whose type is no object with fields of its own. */
  leaf(type: string, value: unknown, where: string): void
  /** Not of its type at all. */
  wrong(type: string, value: unknown, where: string): void
  missing(field: string, where: string): void
  unknownField(field: string, known: readonly string[], where: string): void
  /** The word is not in the vocabulary, or no word is said. */
  unknownWord(vocabulary: string, word: unknown, known: readonly string[], where: string): void
  /** A name that the file gives to something. */
  name?(name: string, where: string): void
  /** Before the fields of an object that begins with a word. */
  word?(vocabulary: string, word: string, value: Fields, where: string): void
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Goes through a value along the schema, so that readers and checks need not know its shape. */
export function walkThrough(
  schema: Schema,
  type: string,
  value: unknown,
  where: string,
  visitor: Visitor,
): void {
  const ways = (schema.aliases?.[type] ?? type).split('|')
  const way = ways.length === 1 ? ways[0] : ways.find((one) => isOfKind(schema, one, value))
  if (way === undefined) visitor.wrong(type, value, where)
  else walkOneWay(schema, way, value, where, visitor)
}

function walkOneWay(schema: Schema, type: string, value: unknown, where: string, visitor: Visitor): void {
  const { shapes, vocabularies = {} } = schema
  if (type === 'null') {
    if (value !== null) visitor.wrong(type, value, where)
  } else if (type.endsWith('[]')) list(schema, type, value, where, visitor)
  else if (type.endsWith('{}')) byName(schema, type, value, where, visitor)
  else if (!Object.hasOwn(vocabularies, type) && !Object.hasOwn(shapes, type))
    visitor.leaf(type, value, where)
  else if (!isFields(value)) visitor.wrong(type, value, where)
  else if (Object.hasOwn(vocabularies, type)) worded(schema, type, value, where, visitor)
  else fields(schema, shapes[type], value, where, visitor, '')
}

/** Whether a value could be meant as one of this type: lists, objects and single values are told apart. */
function isOfKind({ shapes, vocabularies = {} }: Schema, type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type.endsWith('[]')) return Array.isArray(value)
  if (type.endsWith('{}') || Object.hasOwn(shapes, type) || Object.hasOwn(vocabularies, type))
    return isFields(value)
  return typeof value !== 'object'
}

function list(schema: Schema, type: string, value: unknown, where: string, visitor: Visitor): void {
  if (!Array.isArray(value)) visitor.wrong(type, value, where)
  else
    for (const [i, one] of value.entries())
      walkThrough(schema, type.slice(0, -2), one, `${where}[${i}]`, visitor)
}

function byName(schema: Schema, type: string, value: unknown, where: string, visitor: Visitor): void {
  if (!isFields(value)) {
    visitor.wrong(type, value, where)
    return
  }
  for (const [name, one] of Object.entries(value)) {
    visitor.name?.(name, below(where, name))
    walkThrough(schema, type.slice(0, -2), one, below(where, name), visitor)
  }
}

/** An object that begins with a word of a vocabulary. */
function worded(schema: Schema, type: string, value: Fields, where: string, visitor: Visitor): void {
  const { vocabularies = {} } = schema
  const { key, words } = vocabularies[type]
  const word = value[key]
  if (typeof word !== 'string' || !Object.hasOwn(words, word)) {
    visitor.unknownWord(type, word, Object.keys(words), below(where, key))
    return
  }
  visitor.word?.(type, word, value, where)
  fields(schema, words[word], value, where, visitor, key)
}

function fields(
  schema: Schema,
  shape: Shape,
  value: Fields,
  where: string,
  visitor: Visitor,
  key: string,
): void {
  const known = Object.keys(shape)
  // A word of a shape may have the name of the key that the word of its vocabulary stands under.
  for (const field of Object.keys(value))
    if (field !== key && !Object.hasOwn(shape, field)) visitor.unknownField(field, known, below(where, field))
  for (const [field, type] of Object.entries(shape)) {
    const optional = type.endsWith('?')
    if (Object.hasOwn(value, field) && value[field] !== undefined)
      walkThrough(schema, optional ? type.slice(0, -1) : type, value[field], below(where, field), visitor)
    else if (!optional) visitor.missing(field, below(where, field))
  }
}

function below(where: string, field: string): string {
  return where === '' ? field : `${where}.${field}`
}
