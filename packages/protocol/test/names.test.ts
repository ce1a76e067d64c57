import { expect, test } from 'vitest'
import { isName, readAs, request } from '../src/index.ts'

test.each([
  'Leia',
  'Chewbacca 2',
  'Jürgen',
  'Zoë',
  'Łukasz',
  'Дарья',
  'Ελένη',
  '小林',
  'R2-D2',
  'Botan',
  'Abbot',
  'I',
])('%s is a name', (name) => expect(isName(name)).toBe(true))

test.each([
  ['\u2060\u200b', 'nothing to be seen'],
  ['\u3164', 'a letter that is blank'],
  ['\u2800', 'a pattern without dots'],
  ['Le\u00adia', 'a hyphen that is not there'],
  ['Leia\u{e0041}', 'a tag'],
  ['Le\u200dia', 'a joiner'],
  ['L\u0301\u0302\u0303\u0304eia', 'signs piled up'],
  ['…', 'no letter'],
  ['L\u0435ia', 'a Cyrillic letter among Latin ones'],
  ['Bot', 'a bot'],
  ['bot 3', 'a bot with a number'],
  ['B0T', 'a bot with a digit'],
  ['Bot (hard)', 'a bot with its level'],
  ['Вот', 'a bot in Cyrillic'],
  ['Dejarik', 'the server'],
  ['1337 Adm1n', 'one who runs it'],
])('%s is none: %s', (name) => expect(isName(name)).toBe(false))

test('names that look alike are read alike', () => {
  expect(readAs('Leia')).toBe(readAs('LElA'))
  expect(readAs('Оля')).not.toBe(readAs('Ann'))
  expect(readAs('Bob')).toBe(readAs('8o\u0301b'))
})

test('what is written wide or in circles is stored plain', () => {
  expect(request.parse({ type: 'rename', id: 1, name: 'Ｌｅｉａ ②' })).toMatchObject({ name: 'Leia 2' })
})
