import { isTrouble, LIMITS, type Trouble } from '@dejarik/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFrame } from '../src/reading.ts'

const read = (value: unknown) => readFrame(Buffer.from(JSON.stringify(value)), false)
const codeOf = (value: unknown): string | null => {
  const { request } = read(value)
  return isTrouble(request) ? request.code : null
}
const match = 'abcdefgh1234'

describe('what is no request is answered with what is wrong with it', () => {
  test('frames', () => {
    expect(readFrame(Buffer.from('{}'), true).request).toMatchObject({ code: 'not-text' })
    expect(readFrame(Buffer.from('x'.repeat(LIMITS.messageBytes + 1)), false).request).toMatchObject({
      code: 'too-large',
    })
    expect(readFrame(Buffer.from('{"type":"hello"'), false).request).toMatchObject({ code: 'not-json' })
    expect(readFrame(Buffer.from('NaN'), false).request).toMatchObject({ code: 'not-json' })
    expect(readFrame(Buffer.from([0xff, 0xfe, 0x00]), false).request).toMatchObject({ code: 'not-json' })
  })

  test.each([
    ['no object', 7],
    ['null', null],
    ['a list', []],
    ['an unknown type', { type: 'sudo', id: 1 }],
    ['a type of the prototype', { type: '__proto__', id: 1 }],
    ['no id', { type: 'mine' }],
    ['a field too many', { type: 'mine', id: 1, admin: true }],
    ['an id that is no number', { type: 'mine', id: '1' }],
    ['an answer that is a text', { type: 'answer', id: 1, match, version: 0, answer: '0' }],
    ['an answer that is half a number', { type: 'answer', id: 1, match, version: 0, answer: 0.5 }],
    ['an answer that is no number', { type: 'answer', id: 1, match, version: 0, answer: null }],
    ['a huge answer', { type: 'answer', id: 1, match, version: 0, answer: new Array(201).fill(0) }],
    ['a nested answer', { type: 'answer', id: 1, match, version: 0, answer: [[0]] }],
    ['a version below zero', { type: 'answer', id: 1, match, version: -1, answer: 0 }],
    ['a version that is not exact', { type: 'answer', id: 1, match, version: 1e300, answer: 0 }],
    ['a match id with a path in it', { type: 'join', id: 1, match: '../../etc/passwd' }],
    ['an empty line of chat', { type: 'chat', id: 1, match, text: ' \n\t ' }],
    ['a long line of chat', { type: 'chat', id: 1, match, text: 'x'.repeat(LIMITS.chatLine + 1) }],
    ['a clock that is too fast', create({ clock: { seconds: 1, increment: 0 } })],
    ['a deep option', create({ options: nested(LIMITS.optionDepth + 1) })],
  ])('%s', (_, value) => {
    expect(codeOf(value)).toBe('malformed')
  })

  test.each([
    ['that turns the text around', 'Ann\u202e'],
    ['with a control character', 'A\u0007'],
    ['of half a character', '\ud800'],
    ['of nothing that can be seen', '\u2060'],
    ['that is too long', 'x'.repeat(LIMITS.name + 1)],
  ])('a name %s', (_, name) => {
    expect(codeOf({ type: 'rename', id: 1, name })).toBe('bad-name')
  })

  test('keys that reach into prototypes', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const text = JSON.stringify(create({ options: { a: {} } })).replace('"a"', JSON.stringify(key))
      expect(readFrame(Buffer.from(text), false).request).toMatchObject({ code: 'malformed' })
    }
  })
})

test('the id comes back with the trouble, so that the sender knows which request it was', () => {
  expect(read({ type: 'sudo', id: 42 }).id).toBe(42)
  expect(read({ type: 'sudo', id: {} }).id).toBeNull()
})

test('a pasted line break is evened out, accents are kept', () => {
  expect(read({ type: 'chat', id: 1, match, text: ' für\r\n  alle ' }).request).toMatchObject({
    text: 'für alle',
  })
})

test('whatever JSON comes, the answer is a request or a trouble, and no prototype is touched', () => {
  const before = Object.getOwnPropertyNames(Object.prototype).join()
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        requestLike().map((value) => JSON.stringify(value)),
      ),
      (text) => {
        const { request } = readFrame(Buffer.from(text), false)
        if (isTrouble(request)) expect((request as Trouble).code).toMatch(/^(malformed|not-json)$/)
        else expect(request.type).toBeTypeOf('string')
      },
    ),
    { numRuns: 2000 },
  )
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
})

/** Objects with the right keys and anything in them. */
function requestLike(): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.integer(), fc.jsonValue(), fc.constant(match), fc.boolean())
  return fc.record(
    {
      type: fc.constantFrom('hello', 'create', 'join', 'answer', 'chat', 'undo', 'consent', 'lobby'),
      id: anything,
      match: anything,
      version: anything,
      answer: anything,
      text: anything,
      options: anything,
      on: anything,
      protocol: anything,
    },
    { requiredKeys: ['type'] },
  )
}

function create(more: object): object {
  return { type: 'create', id: 1, game: 'bids', options: {}, seat: 0, clock: null, listed: true, ...more }
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)]
}
