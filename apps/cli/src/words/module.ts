/** A source file as far as a vocabulary needs it: what it imports, what it exports and how that is explained. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from '@babel/parser'

type Program = ReturnType<typeof parse>['program']
type Statement = Program['body'][number]
type Exported = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>

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

export interface Module {
  readonly file: string
  readonly text: string
  /** What its first comment says. */
  readonly says: string
  /** Values that it imports from other files of the game: name there, by its name here. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>
  /** What stands at its top level, by name. */
  readonly parts: ReadonlyMap<string, string>
  readonly words: readonly Word[]
  readonly shapes: readonly Shape[]
}

export function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parse(text, { sourceType: 'module', plugins: ['typescript'] })
  const head = comments?.[0]
  const exported = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? [{ statement, declaration: statement.declaration }]
      : [],
  )
  return {
    file,
    text,
    says: head?.start === 0 ? plain(head.value) : '',
    imports: new Map(program.body.flatMap((statement) => importsOf(file, statement))),
    parts: new Map(program.body.flatMap((statement) => partsOf(text, statement))),
    words: exported.flatMap(({ statement, declaration }) => wordsOf(text, statement, declaration)),
    shapes: exported.flatMap(({ statement, declaration }) => shapesOf(text, statement, declaration)),
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

function partsOf(text: string, statement: Statement): [string, string][] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type === 'FunctionDeclaration' && declared.id)
    return [[declared.id.name, slice(text, declared)]]
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap((one): [string, string][] =>
    one.id.type === 'Identifier' ? [[one.id.name, slice(text, one)]] : [],
  )
}

function wordsOf(text: string, statement: Statement, declaration: Exported): Word[] {
  const says = commentOf(statement)
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
  readonly start?: number | null
  readonly end?: number | null
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

function shapesOf(text: string, statement: Statement, declaration: Exported): Shape[] {
  if (declaration.type !== 'TSInterfaceDeclaration') return []
  const members = declaration.body.body.flatMap((member): Word[] => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
    return [{ name: slice(text, member.key), signature: slice(text, member), says: commentOf(member) }]
  })
  return [{ name: declaration.id.name, says: commentOf(statement), members }]
}

function commentOf(node: {
  readonly leadingComments?: readonly { readonly value: string }[] | null
}): string {
  const last = node.leadingComments?.at(-1)
  return last === undefined ? '' : plain(last.value)
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
    .slice(start ?? 0, end ?? 0)
    .replace(/\s+/g, ' ')
    .replace(/^readonly /, '')
}
