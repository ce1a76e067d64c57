/** A source file as far as a vocabulary needs it: what it imports, what it exports and how that is explained. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
// The client's bundler is there anyway, and its parser takes a third of the time of one in JavaScript.
import { parseSync } from 'rolldown/utils'

type Parsed = ReturnType<typeof parseSync>
type Statement = Parsed['program']['body'][number]
type Exported = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>
type Declarator = Extract<Exported, { type: 'VariableDeclaration' }>['declarations'][number]
type Expression = NonNullable<Declarator['init']>

/** A word that cards are written with. */
export interface Word {
  readonly name: string
  /** As one calls it: `draw(n: number): Effect`. */
  readonly signature: string
  /** What its comment says, in one line. */
  readonly says: string
}

/** What can be said in an object: fields of an ability, questions, moments. */
export interface Shape {
  readonly name: string
  readonly says: string
  readonly members: readonly Word[]
}

/** What a list of cards says of one of them. */
export interface Entry {
  readonly id: string
  /** Every name in it. */
  readonly names: readonly string[]
  readonly hasAbility: boolean
}

export interface Module {
  readonly file: string
  readonly text: string
  /** What its first comment says. */
  readonly says: string
  /** Values that it imports from other files of the game: name there, by its name here. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>
  /** What stands at its top level, by name: every name in it. */
  readonly parts: ReadonlyMap<string, readonly string[]>
  readonly entries: readonly Entry[]
  readonly words: readonly Word[]
  readonly shapes: readonly Shape[]
}

export function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const declared = program.body.flatMap(declaratorsOf)
  const exported = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? [{ statement, declaration: statement.declaration }]
      : [],
  )
  const says = (node: Place): string => commentBefore(text, comments, node)
  return {
    file,
    text,
    says: comments[0]?.start === 0 ? plain(comments[0].value) : '',
    imports: new Map(program.body.flatMap((statement) => importsOf(file, statement))),
    parts: new Map(program.body.flatMap((statement) => partsOf(text, statement))),
    entries: declared.flatMap((one) => entriesOf(text, one, declared)),
    words: exported.flatMap(({ statement, declaration }) => wordsOf(text, says(statement), declaration)),
    shapes: exported.flatMap(({ statement, declaration }) => shapesOf(text, says, statement, declaration)),
  }
}

function importsOf(file: string, statement: Statement): [string, { file: string; name: string }][] {
  if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return []
  const { value } = statement.source
  if (!value.startsWith('.') || !value.endsWith('.ts')) return []
  const from = join(dirname(file), value)
  return statement.specifiers.flatMap((one): [string, { file: string; name: string }][] =>
    one.type === 'ImportSpecifier' && one.importKind !== 'type' && one.imported.type === 'Identifier'
      ? [[one.local.name, { file: from, name: one.imported.name }]]
      : [],
  )
}

function partsOf(text: string, statement: Statement): [string, readonly string[]][] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  const parts = declared?.type === 'FunctionDeclaration' ? [declared] : declaratorsOf(statement)
  return parts.flatMap((one): [string, readonly string[]][] =>
    one.id?.type === 'Identifier' ? [[one.id.name, namesIn(text.slice(one.start, one.end))]] : [],
  )
}

export function namesIn(text: string): readonly string[] {
  return [...new Set(text.match(/[A-Za-z_$][\w$]*/g))]
}

function declaratorsOf(statement: Statement): readonly Declarator[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declared?.type === 'VariableDeclaration' ? declared.declarations : []
}

/** Texts by the id of their card. */
const LIST_OF_CARDS = /\bTexts\b|\]: CardText\b/

function entriesOf(text: string, { id, init }: Declarator, declared: readonly Declarator[]): Entry[] {
  if (id.type !== 'Identifier' || !id.typeAnnotation || init?.type !== 'ObjectExpression') return []
  if (!LIST_OF_CARDS.test(slice(text, id.typeAnnotation))) return []
  return init.properties.flatMap((one): Entry[] => {
    if (one.type !== 'Property') return []
    const key = slice(text, one.key).replace(/^'(.*)'$/, '$1')
    const names = namesIn(text.slice(one.value.start, one.value.end))
    return [{ id: key, names, hasAbility: hasAbility(one.value, declared) }]
  })
}

/** Unless it says that there is none: no list of abilities, or an empty one. */
function hasAbility(card: Expression, declared: readonly Declarator[]): boolean {
  if (card.type === 'Identifier') {
    const init = declared.find(({ id }) => id.type === 'Identifier' && id.name === card.name)?.init
    return init ? hasAbility(init, declared) : true
  }
  if (card.type !== 'ObjectExpression') return true
  return card.properties.some((one) => {
    if (one.type !== 'Property') return true
    const isList = one.key.type === 'Identifier' && one.key.name === 'abilities'
    return isList && !(one.value.type === 'ArrayExpression' && one.value.elements.length === 0)
  })
}

function wordsOf(text: string, says: string, declaration: Exported): Word[] {
  if (declaration.type === 'FunctionDeclaration' && declaration.id) {
    const { name } = declaration.id
    return [
      { name, signature: `${declaration.generator ? '*' : ''}${name}${called(text, declaration)}`, says },
    ]
  }
  if (declaration.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }): Word[] => {
    if (id.type !== 'Identifier') return []
    const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression'
    const typed = id.typeAnnotation ? slice(text, id.typeAnnotation) : ''
    return [{ name: id.name, signature: `${id.name}${isFunction ? called(text, init) : typed}`, says }]
  })
}

interface Place {
  readonly start: number
  readonly end: number
}

/** Its parameters and what it returns, as they are written. */
function called(
  text: string,
  {
    params,
    returnType,
  }: { readonly params: readonly Place[]; readonly returnType?: Place | null | undefined },
): string {
  return `(${params.map((one) => slice(text, one)).join(', ')})${returnType ? slice(text, returnType) : ''}`
}

function shapesOf(
  text: string,
  says: (node: Place) => string,
  statement: Statement,
  declaration: Exported,
): Shape[] {
  if (declaration.type !== 'TSInterfaceDeclaration') return []
  const members = declaration.body.body.flatMap((member): Word[] => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
    return [{ name: slice(text, member.key), signature: slice(text, member), says: says(member) }]
  })
  return [{ name: declaration.id.name, says: says(statement), members }]
}

/** The last one in front of it, with nothing in between. */
function commentBefore(text: string, comments: Parsed['comments'], { start }: Place): string {
  const last = comments.findLast(({ end }) => end <= start)
  return last === undefined || text.slice(last.end, start).trim() !== '' ? '' : plain(last.value)
}

function plain(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .filter((line) => !line.startsWith('biome-ignore'))
    .join(' ')
    .replace(/^\*\s*/, '')
    .trim()
}

function slice(text: string, { start, end }: Place): string {
  return text
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/^readonly /, '')
}
