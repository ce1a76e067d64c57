// Dependencies point one way: apps → bots → games → kernel.
import { dirname, join, normalize, sep } from 'node:path'
import { type Finding, isNode, type SyntaxNode, walk } from './source.ts'

export interface Workspace {
  /** Folder from the root of the repository, with forward slashes: `games/deckbuilding`. */
  folder: string
  /** Package name: `@dejarik/deckbuilding`. */
  name: string
  /** Names of all packages that its package.json declares. */
  declared: Set<string>
}

/** Which folders a folder may import from; the first line that fits counts. `*` stands for one name. */
const direction: [from: string, to: string[]][] = [
  ['packages/kernel', []],
  ['games/*', ['packages/kernel']],
  ['packages/bots', ['packages/kernel', 'games/*']],
  ['packages/*', ['packages/kernel']],
  ['apps/cli', ['packages/*', 'games/*', 'bench']],
  ['apps/*', ['packages/*', 'games/*']],
  ['bench', ['packages/*', 'games/*', 'apps/*']],
]

export function checkImports(file: string, program: SyntaxNode, workspaces: Workspace[]): Finding[] {
  const own = workspaceOf(file, workspaces)
  if (!own) return []
  return importsOf(program).flatMap(({ specifier, line }) => {
    const why = objection(file, specifier, own, workspaces)
    return why ? [{ file, line, what: `import of ${specifier}`, why }] : []
  })
}

function objection(
  file: string,
  specifier: string,
  own: Workspace,
  workspaces: Workspace[],
): string | undefined {
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(file), specifier))
      .split(sep)
      .join('/')
    return target.startsWith(`${own.folder}/`)
      ? undefined
      : `the path leaves ${own.folder}; import packages by name`
  }
  const target = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  if (!target || target === own) return undefined
  if (!mayImport(own.folder, target.folder)) return `${own.folder} may not depend on ${target.folder}`
  if (!own.declared.has(target.name)) return `${own.folder}/package.json does not declare ${target.name}`
  return undefined
}

function mayImport(from: string, to: string): boolean {
  const allowed = direction.find(([pattern]) => fits(pattern, from))?.[1] ?? []
  return allowed.some((pattern) => fits(pattern, to))
}

const fits = (pattern: string, folder: string) =>
  pattern.endsWith('/*') ? folder.startsWith(pattern.slice(0, -1)) : folder === pattern

const workspaceOf = (file: string, workspaces: Workspace[]) =>
  workspaces.find(({ folder }) => file.startsWith(`${folder}/`))

/** Every module that a file names: static and dynamic imports, re-exports, and `import('…')` types. */
export function importsOf(program: SyntaxNode): { specifier: string; line: number }[] {
  const found: { specifier: string; line: number }[] = []
  walk(program, (node) => {
    const source = moduleNamedBy(node)
    if (isNode(source) && source.type === 'StringLiteral') {
      found.push({ specifier: String(source.value), line: source.loc.start.line })
    }
  })
  return found
}

function moduleNamedBy(node: SyntaxNode): unknown {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source
    default:
      return undefined
  }
}
