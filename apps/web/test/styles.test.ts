import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How the names of a game's own classes begin, at its table and in its builder. */
const OWN = {
  deckbuilding: ['db-'],
  xwing: ['xw-', 'xb-'],
  destiny: ['sd-', 'sb-'],
  'imperial-assault': ['ia-'],
}

/** Selectors of a file, one by one. Steps of an animation are none. */
function selectorsOf(css: string): string[] {
  const rules = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '')
    .matchAll(/([^{};]+)\{/g)
  return [...rules]
    .map(([, selectors = '']) => selectors.trim())
    .filter((selectors) => !selectors.startsWith('@'))
    .flatMap(splitOutsideBrackets)
}

function splitOutsideBrackets(text: string): string[] {
  return text.split(/,(?![^(]*\))/)
}

test.each(Object.entries(OWN))(
  'the styles of %s touch nothing of another game that is loaded too',
  (game, own) => {
    const files = globSync(`${import.meta.dirname}/../src/games/${game}/**/*.css`)
    const others = Object.values(OWN)
      .flat()
      .filter((prefix) => !own.includes(prefix))
    const classesIn = (selector: string) =>
      [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!)
    const startsWith = (names: string[], prefixes: string[]) =>
      names.some((name) => prefixes.some((prefix) => name.startsWith(prefix)))
    const strays = files
      .flatMap((file) => selectorsOf(readFileSync(file, 'utf8')))
      // What only attributes choose has nothing but variables of its own.
      .filter((selector) => classesIn(selector).length > 0)
      .filter((selector) => !startsWith(classesIn(selector), own) || startsWith(classesIn(selector), others))
    expect(files).not.toEqual([])
    expect(strays).toEqual([])
  },
)

test('styles that games share give way to those of a game, whichever come first', () => {
  const shared = globSync(
    `${import.meta.dirname}/../src/{games/options,board/*,board/{odds,trays}/*,board/thing/choices}.css`,
  )
  expect(shared.length).toBeGreaterThan(1)
  for (const file of shared) expect(readFileSync(file, 'utf8'), file).toContain('@layer board {')
})
