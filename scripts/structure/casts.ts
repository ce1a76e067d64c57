// A cast is a place where the compiler is told to look away.
import { isTestCode, type Module } from './modules.ts'
import type { Finding } from './source.ts'

/**
 * How many casts each package may have outside its tests: as many as it had when it was last counted. Who takes some
 * away lowers the figure. `as const` is none, nor is a name given at import.
 */
export const MOST_CASTS: { readonly [folder: string]: number } = {
  'apps/cli': 1,
  'apps/server': 1,
  'apps/web': 11,
  bench: 0,
  'games/deckbuilding': 1,
  'games/destiny': 6,
  'games/imperial-assault': 12,
  'games/template': 1,
  'games/xwing': 4,
  'packages/bots': 2,
  'packages/kernel': 9,
  'packages/protocol': 0,
  'packages/text': 0,
  scripts: 0,
}

/** In all together, whatever the figures say. */
const MOST_IN_ALL = 99

export function checkCasts(
  modules: readonly Module[],
  most: { readonly [folder: string]: number } = MOST_CASTS,
): Finding[] {
  const found = new Map<string, { readonly file: string; readonly line: number }[]>()
  for (const { file, casts } of modules) {
    if (isTestCode(file)) continue
    const folder = /^(?:apps|games|packages)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? ''
    const list = found.get(folder) ?? []
    found.set(folder, list)
    for (const line of casts) list.push({ file, line })
  }
  const all = [...found.values()].flat()
  const tooMany =
    all.length <= MOST_IN_ALL
      ? []
      : [
          {
            ...all[all.length - 1],
            what: 'one cast too many in all, here or elsewhere',
            why: `there are ${all.length} and may be ${MOST_IN_ALL}; give the value its type instead (scripts/structure/casts.ts)`,
          },
        ]
  const byFolder = [...found].flatMap(([folder, casts]) => {
    const limit = most[folder] ?? 0
    if (casts.length <= limit) return []
    const why = `${folder} has ${casts.length} casts and may have ${limit}; give the value its type instead (scripts/structure/casts.ts)`
    return [{ ...casts[casts.length - 1], what: 'one cast too many, here or elsewhere', why }]
  })
  return [...byFolder, ...tooMany]
}
