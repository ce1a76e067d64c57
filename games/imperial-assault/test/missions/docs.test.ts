import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import '../../index.ts'
import { checkMission, type MissionFile, missionsOf } from '../../missions/index.ts'
import { SILENT } from '../../missions/language/read.ts'
import { CHOICES, PLACES, SHAPES, VOCABULARIES } from '../../missions/language/schema.ts'
import { walkThrough } from '../../missions/language/walk.ts'

const page = readFileSync(new URL('../../../../docs/missions.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(
  ([, json]) => JSON.parse(json) as { readonly [field: string]: unknown },
)
const files = examples.filter(({ scenarios }) => scenarios !== undefined) as unknown as MissionFile[]
const parts = examples.filter(({ scenarios }) => scenarios === undefined)

test('the page builds a mission and shows parts of others', () => {
  expect(files.length).toBeGreaterThanOrEqual(2)
  expect(parts.length).toBeGreaterThanOrEqual(7)
})

test.each(files.map((file) => [(file.scenarios[0].name ?? file.name).en, file] as const))(
  '%s is without fault, and can be played',
  (_, file) => {
    expect(checkMission(file)).toEqual([])
    expect(missionsOf(file)).toHaveLength(file.scenarios.length)
  },
)

test.each(parts.map((part) => [JSON.stringify(part).slice(0, 40), part] as const))(
  '%s … is well formed',
  (_, part) => {
    const wrong: string[] = []
    const note = (what: string): void => {
      wrong.push(what)
    }
    walkThrough(typeOf(part), part, '', {
      ...SILENT,
      wrong: (type, _value, where) => note(`${where} is no ${type}`),
      missing: (_field, where) => note(`${where} is missing`),
      unknownField: (_field, _known, where) => note(`${where} is unknown`),
      unknownWord: (_type, _word, _known, where) => note(`${where} is unknown`),
    })
    expect(wrong).toEqual([])
  },
)

/** What a part is: by the word that it begins with, or kinds of tokens. */
function typeOf(part: { readonly [field: string]: unknown }): string {
  const found = Object.entries(VOCABULARIES).find(([, { key }]) => typeof part[key] === 'string')
  return found === undefined ? 'token{}' : found[0]
}

test('every word of the language is on the page', () => {
  const words = [
    ...Object.values(SHAPES).flatMap((shape) => Object.keys(shape)),
    ...Object.values(VOCABULARIES).flatMap(({ words: all }) =>
      Object.entries(all).flatMap(([word, fields]) => [word, ...Object.keys(fields)]),
    ),
    ...Object.values(CHOICES).flat(),
    ...PLACES,
  ]
  const lacking = [...new Set(words)].filter(
    (word) => !page.includes(`\`${word}\``) && !page.includes(`"${word}"`),
  )
  expect(lacking).toEqual([])
})
