// Checks what neither the compiler nor the linter can: the direction of dependencies between packages and inside games,
// that rules code gives the same result in every engine, that no file names somebody's machine or a file that is not
// there, that nothing is exported for nobody, that names mean one thing, that casts become fewer, that every switch over a
// union ends in `never`, that what comes from outside is looked at, that each written card has a test, and that README.md
// says how many there are. scripts/structure/ has a file for each.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { aText, byName, fieldsOf, isRefusal, listOf, type Reader, readJson } from '@dejarik/kernel'
import { filesUnder } from './files.js'
import { checkCardTests, UNTESTED } from './structure/card-tests.ts'
import { checkCasts } from './structure/casts.ts'
import { checkDeterminism, isRulesCode } from './structure/determinism.ts'
import { checkDirection } from './structure/direction.ts'
import { checkExports, UNUSED } from './structure/exports.ts'
import { checkFigures } from './structure/figures.ts'
import { checkFileNames } from './structure/file-names.ts'
import { checkImports, type Workspace } from './structure/imports.ts'
import { checkLookedAt } from './structure/looked-at.ts'
import { type Entries, isTestCode, type Module, moduleOf } from './structure/modules.ts'
import { Paths } from './structure/paths.ts'
import { type Finding, parseSource } from './structure/source.ts'
import { checkSwitches } from './structure/switches.ts'
import { checkWords } from './structure/words.ts'

export function checkStructure(root: string): Finding[] {
  const workspaces = workspacesOf(root)
  const files = filesUnder(root).map((path) => relative(root, path).split(sep).join('/'))
  const paths = new Paths(files)
  const modules: Module[] = []
  const sources: { readonly file: string; readonly text: string }[] = []
  const findings = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const found = checkWords(file, text)
    if (/\.(md|tsx?|js)$/.test(file)) found.push(...paths.check(file, text))
    if (!/\.(tsx?|js)$/.test(file)) return found
    sources.push({ file, text })
    try {
      const program = parseSource(file, text)
      modules.push(moduleOf(file, program, text))
      found.push(...checkImports(file, program, workspaces))
      if (!isTestCode(file)) found.push(...checkLookedAt(file, program), ...checkSwitches(file, program))
      if (isRulesCode(file)) found.push(...checkDeterminism(file, program))
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      found.push({ file, line: lineOf(error), what: 'syntax error', why: error.message })
    }
    return found
  })
  const entries = new Map(workspaces.flatMap((workspace) => [...workspace.entries]))
  return [
    ...findings,
    ...checkExports(modules, entries, listIn(root, UNUSED)),
    ...checkDirection(modules, entries),
    ...checkCasts(modules),
    ...checkFileNames(sources),
  ]
}

function workspacesOf(root: string): (Workspace & { entries: Entries })[] {
  const { workspaces } = readFile(join(root, 'package.json'), ROOT)
  return workspaces
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((manifest) => {
      const { name, dependencies, devDependencies, exports = {} } = readFile(join(root, manifest), MANIFEST)
      const folder = dirname(manifest).split(sep).join('/')
      const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }))
      const entries = new Map(
        Object.entries(exports).map(([path, file]) => [`${name}${path.slice(1)}`, posix.join(folder, file)]),
      )
      return { folder, name, declared, entries }
    })
}

const texts = byName(aText)
const ROOT = fieldsOf({ workspaces: listOf(aText) })
const MANIFEST = fieldsOf({ name: aText }, { dependencies: texts, devDependencies: texts, exports: texts })

function readFile<T>(file: string, read: Reader<T>): T {
  const found = readJson(readFileSync(file, 'utf8'), read)
  if (isRefusal(found)) throw new Error(`${file}: ${JSON.stringify(found)}`)
  return found
}

function lineOf(error: SyntaxError & { loc?: { line: number } }): number {
  return error.loc?.line ?? 1
}

/** What is known and may only become less; a folder that has no such file has nothing to excuse. */
function listIn(root: string, file: string): string {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** Needs the games themselves, so it is not a matter of reading files alone. */
async function checkCards(root: string): Promise<Finding[]> {
  const { games } = await import('../apps/cli/src/games.ts')
  const { countsOf, testedCards } = await import('../apps/cli/src/commands/cards.ts')
  const loaded = await Promise.all(Object.values(games).map((load) => load()))
  const list = listIn(root, UNTESTED)
  const counted = loaded.map((game) => ({ name: game.name.en, counts: countsOf(game).counts }))
  return [
    ...loaded.flatMap((game) => checkCardTests(game.id, testedCards(root, game), list)),
    ...checkFigures(readFileSync(join(root, 'README.md'), 'utf8'), counted),
  ]
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const findings = [...checkStructure(root), ...(await checkCards(root))]
  for (const { file, line, what, why } of findings) console.error(`${file}:${line}  ${what}: ${why}`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
