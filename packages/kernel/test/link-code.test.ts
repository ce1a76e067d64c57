import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byHash, idBytes, lettersOf, nameBytes, readLetters } from '../src/index.ts'

const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 200 })

describe('a code for a link', () => {
  test('is read as it was written, in letters that no link needs to mask', () => {
    fc.assert(
      fc.property(bytes, (content) => {
        const code = lettersOf(content)
        expect(code).toMatch(/^[A-Za-z0-9_-]+$/)
        const reader = readLetters(` ${code} `)
        expect(content.map(() => reader?.one())).toEqual(content)
        expect(reader?.ranOut).toBe(false)
        reader?.one()
        expect(reader?.ranOut).toBe(true)
      }),
    )
  })

  test('cut short, changed or foreign it is refused', () => {
    const code = lettersOf([1, 2, 3, 4, 5, 6])
    for (const bad of [
      '',
      code.slice(0, -3),
      code.replace(code[2], code[2] === 'A' ? 'B' : 'A'),
      'ä',
      'A'.repeat(3000),
    ])
      expect(readLetters(bad), bad.slice(0, 20)).toBeNull()
  })

  test('names things by their ids, says what it does not know, and ends with a name', () => {
    const known = byHash([{ id: 'luke' }, { id: 'vader' }])
    const reader = readLetters(
      lettersOf([...idBytes('vader'), ...idBytes('jar-jar'), ...nameBytes('Häßlich 🚀')]),
    )
    expect(reader?.id(known)).toBe('vader')
    expect(reader?.unknown).toBe(false)
    expect(reader?.id(known)).toBe('')
    expect(reader?.unknown).toBe(true)
    expect(reader?.name()).toBe('Häßlich 🚀')
  })
})
