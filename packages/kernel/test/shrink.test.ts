import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shrink, unshrink } from '../src/shrink.ts'

test('what was shrunk comes back, short or long', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789ABCabc[]@()-'), maxLength: 5000 }),
      (text) => {
        expect(unshrink(shrink(text))).toBe(text)
      },
    ),
  )
})

test('a short text stays readable, a long one gets shorter', () => {
  expect(shrink('0A3[12]')).toBe('0A3[12]')
  const long = '0A3[12]@1[3]5'.repeat(200)
  expect(shrink(long).length).toBeLessThan(long.length / 4)
})

test('a damaged text is refused, never thrown', () => {
  const good = shrink('0A3[12]7'.repeat(200))
  fc.assert(
    fc.property(fc.nat(good.length - 1), fc.string({ maxLength: 3 }), (at, instead) => {
      const read = unshrink(good.slice(0, at) + instead + good.slice(at + 1))
      expect(read === null || typeof read === 'string').toBe(true)
    }),
  )
  expect(unshrink('~not base 64!')).toBeNull()
})

test('a text beyond all matches is refused before it is inflated', () => {
  expect(unshrink(`~${'A'.repeat(1 << 16)}`)).toBeNull()
})
