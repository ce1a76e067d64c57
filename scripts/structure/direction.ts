// Inside a game: facts → state → rules → cards → index. Who knows fewer never needs who knows more.
import { type Entries, isTestCode, type Module, resolved } from './modules.ts'
import type { Finding } from './source.ts'

const FLOORS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^facts\//, 'facts'],
  [/^(state|questions)\.ts$/, 'state'],
  [/^rules\//, 'rules'],
  [/^(cards|environments|missions|scenarios)\//, 'cards'],
  [/^index\.ts$/, 'index'],
]

/** Imports of values that point upwards; types may. */
export function checkDirection(modules: readonly Module[], entries: Entries): Finding[] {
  return modules.flatMap(({ file, imports }) => {
    const here = placeOf(file)
    if (here === null || isTestCode(file)) return []
    return imports.flatMap(({ specifier, line, isType }) => {
      const there = placeOf(resolved(file, specifier, entries) ?? '')
      if (isType || there === null || there.game !== here.game || there.floor <= here.floor) return []
      const why = `${FLOORS[here.floor][1]} may not need ${FLOORS[there.floor][1]}: facts → state → rules → cards → index; what goes up is handed down there`
      return [{ file, line, what: `import of ${specifier}`, why }]
    })
  })
}

function placeOf(file: string): { readonly game: string; readonly floor: number } | null {
  const [, game, path] = /^games\/([^/]+)\/(.+)$/.exec(file) ?? []
  if (path === undefined) return null
  const floor = FLOORS.findIndex(([pattern]) => pattern.test(path))
  return floor < 0 ? null : { game, floor }
}
