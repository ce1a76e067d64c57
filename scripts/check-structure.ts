// Checks what neither the compiler nor the linter can: the direction of dependencies between packages,
// that rules code gives the same result in every engine, and that no file names somebody's machine.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { filesUnder } from './files.js'
import { checkDeterminism, isRulesCode } from './structure/determinism.ts'
import { checkImports, type Workspace } from './structure/imports.ts'
import { type Finding, parseSource } from './structure/source.ts'
import { checkWords } from './structure/words.ts'

export function checkStructure(root: string): Finding[] {
  const workspaces = workspacesOf(root)
  return filesUnder(root).flatMap((path) => {
    const file = relative(root, path).split(sep).join('/')
    const text = readFileSync(path, 'utf8')
    return [...checkWords(file, text), ...(/\.tsx?$/.test(file) ? checkSource(file, text, workspaces) : [])]
  })
}

function checkSource(file: string, text: string, workspaces: Workspace[]): Finding[] {
  try {
    const program = parseSource(file, text)
    const determinism = isRulesCode(file) ? checkDeterminism(file, program) : []
    return [...checkImports(file, program, workspaces), ...determinism]
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { loc } = error as SyntaxError & { loc?: { line: number } }
    return [{ file, line: loc?.line ?? 1, what: 'syntax error', why: error.message }]
  }
}

function workspacesOf(root: string): Workspace[] {
  const { workspaces } = readJson(join(root, 'package.json')) as { workspaces: string[] }
  return workspaces
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((manifest) => {
      const { name, dependencies, devDependencies } = readJson(join(root, manifest)) as PackageManifest
      const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }))
      return { folder: dirname(manifest).split(sep).join('/'), name, declared }
    })
}

interface PackageManifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

if (import.meta.main) {
  const findings = checkStructure(fileURLToPath(new URL('..', import.meta.url)))
  for (const { file, line, what, why } of findings) console.error(`${file}:${line}  ${what}: ${why}`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
