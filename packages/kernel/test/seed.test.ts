import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitmentOf, keyOf } from '../src/index.ts'
import { hexOf } from './chacha.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Any text that UTF-8 can hold. */
const anySeed = fc.string({ unit: 'grapheme' })

test('anyone can check a commitment with any SHA-256', () => {
  fc.assert(fc.property(anySeed, (seed) => commitmentOf(seed) === sha256(`dejarik commitment ${seed}`)))
})

test('and the key of the dice likewise', () => {
  fc.assert(fc.property(anySeed, (seed) => hexOf(keyOf(seed)) === sha256(`dejarik key ${seed}`)))
})

test('another seed has another commitment and another key', () => {
  fc.assert(
    fc.property(anySeed, anySeed, (one, other) => {
      fc.pre(one !== other)
      expect(commitmentOf(one)).not.toBe(commitmentOf(other))
      expect(keyOf(one)).not.toEqual(keyOf(other))
    }),
  )
})

test('the commitment, which all see, is not the key, which nobody may', () => {
  fc.assert(fc.property(anySeed, (seed) => commitmentOf(seed) !== hexOf(keyOf(seed))))
})
