import { expect, test } from 'vitest'
import { de } from '../../src/games/destiny/text/de.ts'
import { en } from '../../src/games/destiny/text/en.ts'

test('the board speaks both languages', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
})

test('what one language names with arguments, the other names with the same', () => {
  const argumentsOf = (pattern: string): string[] =>
    [
      ...new Set([...pattern.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)[,}]/g)].map(([, name]) => name!)),
    ].sort()
  for (const [key, pattern] of Object.entries(en))
    expect([key, argumentsOf(de[key as keyof typeof en])]).toEqual([key, argumentsOf(pattern)])
})
