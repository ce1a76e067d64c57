// What each module exports and what it takes from others, so that checks over all files need no tree of any.
import { dirname, join } from 'node:path/posix'
import { isNode, type SyntaxNode, walk } from './source.ts'

export interface Module {
  readonly file: string
  readonly exports: readonly Export[]
  readonly imports: readonly Import[]
  /** Names that stand in the file outside the declaration of the same name. */
  readonly mentioned: ReadonlySet<string>
  /** Casts: `x as T` and `<T>x`, but not `as const`. */
  readonly casts: readonly number[]
  /** What its first comment says. */
  readonly head: string
}

export interface Export {
  readonly name: string
  readonly line: number
  /** Its comment says that it is for tests. */
  readonly forTests?: boolean
  /** Where it comes from, if it only passes through: `export { A } from '…'`; `*` for all. */
  readonly from?: { readonly specifier: string; readonly name: string }
}

export interface Import {
  readonly specifier: string
  /** `*` for all: a namespace, or a module that is loaded at run time. */
  readonly name: string
  readonly line: number
  readonly isType: boolean
}

export function moduleOf(file: string, program: SyntaxNode, text: string): Module {
  const exports: Export[] = []
  const imports: Import[] = []
  const casts: number[] = []
  const mentioned = new Set<string>()
  for (const statement of nodes(program.body)) {
    if (statement.type === 'ImportDeclaration') imports.push(...importsIn(statement))
    else if (statement.type.startsWith('Export')) exports.push(...exportsIn(statement))
    const own = declaredIn(statement)
    // To pass a name on is no use of it.
    if (nodes(statement.specifiers).length > 0) continue
    walk(statement, (node) => {
      const name = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? String(node.name) : ''
      if (name !== '' && !own.has(name)) mentioned.add(name)
      if (isCast(node)) casts.push(node.loc.start.line)
      const loaded = loadedBy(node)
      if (loaded !== null)
        imports.push({ specifier: loaded, name: '*', line: node.loc.start.line, isType: false })
    })
  }
  return { file, exports, imports, mentioned, casts, head: headOf(text) }
}

function headOf(text: string): string {
  const [head = ''] = /^(?:#![^\n]*\n)?\s*(?:\/\*.*?\*\/|(?:\/\/[^\n]*\n?)+)/s.exec(text) ?? []
  return head
}

function nodes(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function textOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value) : ''
}

function importsIn(statement: SyntaxNode): Import[] {
  const specifier = textOf(statement.source)
  const { line } = statement.loc.start
  const specifiers = nodes(statement.specifiers)
  if (specifiers.length === 0) return [{ specifier, name: '', line, isType: false }]
  return specifiers.map((one) => {
    const isType = statement.importKind === 'type' || one.importKind === 'type'
    const name =
      one.type === 'ImportSpecifier'
        ? textOf(one.imported)
        : one.type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*'
    return { specifier, name, line, isType }
  })
}

function exportsIn(statement: SyntaxNode): Export[] {
  const { line } = statement.loc.start
  const specifier = isNode(statement.source) ? textOf(statement.source) : null
  if (statement.type === 'ExportDefaultDeclaration') return [{ name: 'default', line }]
  if (statement.type === 'ExportAllDeclaration')
    return [{ name: '*', line, from: { specifier: specifier ?? '', name: '*' } }]
  const said = nodes(statement.leadingComments).at(-1)
  const forTests = said !== undefined && FOR_TESTS.test(String(said.value))
  const declared = [...declaredIn(statement)].map((name) => ({ name, line, forTests }))
  const listed = nodes(statement.specifiers).map((one) => {
    const name = textOf(one.exported)
    const at = one.loc.start.line
    if (specifier === null) return { name, line: at }
    return {
      name,
      line: at,
      from: { specifier, name: one.type === 'ExportNamespaceSpecifier' ? '*' : textOf(one.local) },
    }
  })
  return [...declared, ...listed]
}

/** What a module or an export says of itself that only tests need. */
export const FOR_TESTS = /\bfor tests\b/i

/** The names that a statement at the top of a file declares. */
function declaredIn(statement: SyntaxNode): Set<string> {
  const declaration = isNode(statement.declaration) ? statement.declaration : statement
  if (declaration.type === 'VariableDeclaration')
    return new Set(nodes(declaration.declarations).flatMap(({ id }) => (isNode(id) ? namesIn(id) : [])))
  if (isNode(declaration.id) && declaration.id.type === 'Identifier') return new Set([textOf(declaration.id)])
  return new Set()
}

/** `const { a, b: [c] } = …` declares a and c. */
function namesIn(pattern: SyntaxNode): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [textOf(pattern)]
    case 'ObjectPattern':
      return nodes(pattern.properties).flatMap(namesIn)
    case 'ObjectProperty':
      return isNode(pattern.value) ? namesIn(pattern.value) : []
    case 'ArrayPattern':
      return nodes(pattern.elements).flatMap(namesIn)
    case 'AssignmentPattern':
      return isNode(pattern.left) ? namesIn(pattern.left) : []
    case 'RestElement':
      return isNode(pattern.argument) ? namesIn(pattern.argument) : []
    default:
      return []
  }
}

function isCast(node: SyntaxNode): boolean {
  if (node.type !== 'TSAsExpression' && node.type !== 'TSTypeAssertion') return false
  const type = node.typeAnnotation
  return !(isNode(type) && type.type === 'TSTypeReference' && textOf(type.typeName) === 'const')
}

/** `import('…')` as a value or as a type. */
function loadedBy(node: SyntaxNode): string | null {
  if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return null
  const source = isNode(node.source) ? node.source : node.argument
  return isNode(source) ? textOf(isNode(source.literal) ? source.literal : source) : null
}

/** What packages offer under their names: `@dejarik/kernel/play` → `packages/kernel/test/play/index.ts`. */
export type Entries = ReadonlyMap<string, string>

/** The file that a module means by a specifier; null for what is not ours. */
export function resolved(file: string, specifier: string, entries: Entries): string | null {
  if (specifier.startsWith('.')) return join(dirname(file), specifier).replace(/\?.*$/, '')
  return entries.get(specifier) ?? null
}

/** Tests, and what stands in their folders. */
export function isTestCode(file: string): boolean {
  return /(^|\/)test(-support)?\/|\.test\.tsx?$/.test(file)
}
