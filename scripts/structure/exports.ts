// What nothing uses is read by everybody who looks for how a thing is done.
import { type Entries, type Export, FOR_TESTS, isTestCode, type Module, resolved } from './modules.ts'
import type { Finding } from './source.ts'

/**
 * Exports that no other file takes and that their own file does not need either. Tests don't count as use, unless the
 * module says at its head, or the export in its comment, that it is for tests. What a package's entry passes on is used
 * when somebody takes it there. `list` has those that are known, line by line `file name`; it may only become shorter.
 */
export function checkExports(modules: readonly Module[], entries: Entries, list = ''): Finding[] {
  const byFile = new Map(modules.map((module) => [module.file, module]))
  const used = new Map<string, Set<string>>()
  /** Marks a name as used, and what it comes from, through all files that pass it on. */
  const use = (file: string | null, name: string): void => {
    const module = file === null ? undefined : byFile.get(file)
    if (module === undefined) return
    const names = used.get(module.file) ?? new Set()
    if (names.has(name)) return
    used.set(module.file, names.add(name))
    for (const { name: exported, from } of module.exports)
      if (from !== undefined && (exported === name || exported === '*' || name === '*'))
        use(
          resolved(module.file, from.specifier, entries),
          from.name === '*' ? (exported === '*' ? name : '*') : from.name,
        )
  }
  for (const { file, imports } of modules.filter(({ file }) => !isTestCode(file)))
    for (const { specifier, name } of imports) if (name !== '') use(resolved(file, specifier, entries), name)

  const dead = modules
    .filter((module) => !isTestCode(module.file) && !isForTests(module) && !isReadByOthers(module.file))
    .flatMap(({ file, exports, mentioned }) => {
      const names = used.get(file) ?? new Set()
      if (names.has('*')) return []
      const isDead = ({ name, from, forTests }: Export): boolean =>
        from === undefined && forTests !== true && !names.has(name) && !mentioned.has(name)
      return exports.filter(isDead).map(({ name, line }) => ({ key: `${file} ${name}`, file, line, name }))
    })
  const lines = list.split('\n')
  const keys = new Set(dead.map(({ key }) => key))
  return [
    ...dead
      .filter(({ key }) => !lines.includes(key))
      .map(({ file, line, name }) => ({ file, line, what: `export of ${name}`, why })),
    ...lines.flatMap((key, i) =>
      key === '' || keys.has(key)
        ? []
        : [{ file: UNUSED, line: i + 1, what: key, why: 'it is used now, or gone; take the line out' }],
    ),
  ]
}

export const UNUSED = 'scripts/structure/unused-exports.txt'

const why =
  'nothing uses it, or tests alone; remove it, or say in its comment or at the head of the module that it is for tests'

const isForTests = ({ head }: Module): boolean => FOR_TESTS.test(head)

/** Tools read their configuration by themselves, and whoever adds a game copies the template. */
const isReadByOthers = (file: string): boolean => /\.config\.[jt]s$|^games\/template\//.test(file)
