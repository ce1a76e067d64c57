import { expect, test } from 'vitest'
import {
  aCount,
  aFlag,
  anything,
  aText,
  byKey,
  byName,
  either,
  fieldsOf,
  isRefusal,
  listOf,
  oneOf,
  orNull,
  type Reader,
  readableFields,
  readGolden,
  readJson,
  readRecord,
} from '../src/index.ts'

const ship: Reader<{ readonly name: string; readonly hull: number; readonly crew?: readonly string[] }> =
  fieldsOf({ name: aText, hull: aCount }, { crew: listOf(aText) })

test('what fits is given as it is, without what nobody asked for', () => {
  const text = '{"name":"Falcon","hull":8,"crew":["Han"],"colour":"grey"}'
  expect(readJson(text, ship)).toEqual({ name: 'Falcon', hull: 8, crew: ['Han'] })
  expect(readJson('{"name":"Falcon","hull":8}', ship)).toEqual({ name: 'Falcon', hull: 8 })
})

test.each([
  ['{"name":"Falcon","hu', 'not-json', undefined],
  ['', 'not-json', undefined],
  ['[]', 'given-kind', '·'],
  ['null', 'given-kind', '·'],
  ['{"hull":8}', 'given-missing', '·'],
  ['{"name":7,"hull":8}', 'given-text', 'name'],
  ['{"name":"Falcon","hull":"8"}', 'given-range', 'hull'],
  ['{"name":"Falcon","hull":-1}', 'given-range', 'hull'],
  ['{"name":"Falcon","hull":8,"crew":["Han",null]}', 'given-text', 'crew[1]'],
  ['{"name":"Falcon","hull":8,"crew":{}}', 'given-kind', 'crew'],
])('what does not is refused with the place: %s', (text, refused, where) => {
  expect(readJson(text, ship)).toMatchObject({ refused, ...(where !== undefined && { args: { where } }) })
})

test('of a record with defaults only what can be read is taken', () => {
  const settings = readableFields({ theme: oneOf(['dark', 'light']), motion: aFlag })
  expect(readJson('{"theme":"pink","motion":false,"more":1}', settings)).toEqual({ motion: false })
  expect(isRefusal(readJson('7', settings))).toBe(true)
})

test('kinds are told apart by their field, and what may be null may be so', () => {
  const token = byKey<unknown, 'lock' | 'focus'>('kind', {
    lock: fieldsOf({ kind: oneOf(['lock']), on: aCount }),
    focus: fieldsOf({ kind: oneOf(['focus']) }),
  })
  expect(readJson('{"kind":"lock","on":2}', token)).toEqual({ kind: 'lock', on: 2 })
  expect(readJson('{"kind":"lock"}', token)).toMatchObject({ refused: 'given-missing' })
  expect(readJson('{"kind":"constructor"}', token)).toMatchObject({ refused: 'given-choice' })
  expect(readJson('null', orNull(token))).toBeNull()
  expect(readJson('["a",1]', listOf(either(aText, aCount)))).toEqual(['a', 1])
  expect(readJson('{"a":1}', byName(anything))).toEqual({ a: 1 })
})

test('a record that is no object is foreign, and a golden line without its title is none', () => {
  for (const text of ['null', '7', '[]', '"dejarik"'])
    expect(readRecord(text)).toEqual({ refused: 'record-foreign' })
  const record = '{"dejarik":1,"game":"nim","rules":"1","options":{},"seed":"a","answers":""}'
  expect(readGolden(`{"title":"one","record":${record},"states":"a"}`)).toHaveLength(1)
  for (const line of [`{"record":${record},"states":"a"}`, `{"title":"one","record":${record}}`, '7', '{'])
    expect(readGolden(line)).toEqual({ english: 'line {line} is no golden match', args: { line: 1 } })
})
