import { expect, test } from 'vitest'
import { checkWords } from '../structure/words.ts'

// Put together from parts, because the check reads this file too.
const path = (...parts: string[]) => ['', ...parts].join('/')
const host = ['registry', 'npmjs', 'org'].join('.')

test.each([
  path('home', 'ada', 'dejarik'),
  path('root', 'dejarik'),
  path('Users', 'ada', 'dejarik'),
  path('workspaces', 'dejarik'),
  `file://${path('home', 'ada', 'dejarik')}`,
  ['C:', 'Users', 'ada'].join('\\'),
  host,
  `https://packages.${host}${path('left-pad')}`,
  `"resolved": "${['https', ''].join('://')}example.org/left-pad.tgz"`,
])('refused: %s', (text) => {
  expect(checkWords('a.md', `first\nsecond ${text}`).at(0)).toMatchObject({ file: 'a.md', line: 2 })
})

test.each([
  '/usr/bin/env node',
  './home/tile.tsx',
  'src/home/tile.tsx',
  'href="/home"',
  'registry.get(name)',
])('allowed: %s', (text) => {
  expect(checkWords('a.md', text)).toEqual([])
})

test('binary files are not read', () => {
  expect(checkWords('a.png', `\0${path('home', 'ada', 'x')}`)).toEqual([])
})
