import { type Army, findReadyArmy, shareCode, writeList } from '@dejarik/imperial-assault/build'
import { describe, expect, test } from 'vitest'
import { BuiltShelf } from '../../../src/build/shelf.ts'
import { ARMIES } from '../../../src/games/imperial-assault/builder/shelf.ts'
import { arrivalIn, readIncoming } from '../../../src/games/imperial-assault/builder/transfer/incoming.ts'
import { shelfOf } from '../../memory-shelf.ts'

const { army } = findReadyArmy('the-hunt')!

describe('armies from outside', () => {
  test.each([
    ['a German list', 'list', writeList(army, 'de')],
    ['an English list', 'list', writeList(army, 'en')],
    ['a link', 'link', `https://example.org/build/imperial-assault#${shareCode(army)}`],
  ] as const)('%s is read for what it is', (_, shape, text) => {
    const read = readIncoming(text)
    expect(read.shape).toBe(shape)
    expect(read.notes).toEqual([])
    expect(read.army).toEqual(army)
  })

  test.each(['', '{', '[]', 'nothing', '\u0000', 'x'.repeat(100_000), '/build/imperial-assault#nonsense'])(
    'nonsense is refused with a reason (%#)',
    (text) => {
      const read = readIncoming(text)
      expect(read.army).toBeNull()
      expect(read.notes.length).toBeGreaterThan(0)
    },
  )

  test('what was read is summed up', () => {
    expect(arrivalIn('de')(writeList(army, 'de')).summary).toBe(
      'Gelesen als Liste: 5 Gruppen, 15 Befehlskarten, 40 Punkte.',
    )
  })
})

describe('kept armies', () => {
  function shelfWith(entries: { readonly [key: string]: string }): BuiltShelf<Army> {
    return new BuiltShelf(ARMIES, shelfOf(new Map(Object.entries(entries))))
  }

  test('come back as they were, and leave decks alone', () => {
    const armies = shelfWith({ 'dejarik.deck.a': '{' })
    armies.keep({ id: 'a', when: 5, built: army })
    expect(armies.all()).toEqual([{ id: 'a', when: 5, built: army }])
    expect(armies.unreadable()).toEqual([])
  })

  test('an entry that holds no army is named', () => {
    expect(shelfWith({ 'dejarik.army.bad': '{"army":{"name":5}}' }).unreadable()).toEqual(['bad'])
  })
})
