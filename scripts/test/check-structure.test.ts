import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkStructure } from '../check-structure.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dejarik-structure-'))
  write('package.json', '{ "workspaces": ["packages/*", "games/*"] }')
  write('packages/kernel/package.json', '{ "name": "@dejarik/kernel", "exports": { ".": "./src/index.ts" } }')
  write(
    'games/chess/package.json',
    '{ "name": "@dejarik/chess", "dependencies": { "@dejarik/kernel": "*" } }',
  )
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const found = () => checkStructure(root).map(({ file, line, what }) => `${file}:${line} ${what}`)

test('a sound repository has no findings', () => {
  write('packages/kernel/src/index.ts', 'export const two = Math.floor(2.5)')
  write('games/chess/index.ts', "import { two } from '@dejarik/kernel'\nif (two > 2) throw two")
  write('games/chess/node_modules/other/index.ts', 'Math.random()')
  expect(found()).toEqual([])
})

test('each check reads the files that it is for', () => {
  write('packages/kernel/src/index.ts', "import '@dejarik/chess'")
  write('packages/kernel/test/index.test.ts', 'Math.random()')
  write('games/chess/rules/castling.ts', '\nMath.random()')
  const path = ['', 'home', 'ada'].join('/') // In parts, because the check reads this file too.
  write('README.md', `See ${path}`)
  expect(found()).toEqual([
    `README.md:1 ${path}`,
    'games/chess/rules/castling.ts:2 Math.random',
    'packages/kernel/src/index.ts:1 import of @dejarik/chess',
  ])
})

test('a file that does not parse is a finding', () => {
  write('games/chess/index.ts', '\nconst = 1')
  expect(found()).toEqual(['games/chess/index.ts:2 syntax error'])
})
