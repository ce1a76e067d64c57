import { destiny } from '@dejarik/destiny'
import { type Deck, findReadyDeck, shareCode, siteText, writeList } from '@dejarik/destiny/build'
import { accepted } from '@dejarik/kernel/play'
import { describe, expect, test } from 'vitest'
import { BuiltShelf } from '../../../src/build/shelf.ts'
import { codeIn } from '../../../src/build/transfer/link.ts'
import { played } from '../../../src/games/destiny/builder/match.ts'
import { DECKS } from '../../../src/games/destiny/builder/shelf.ts'
import { readIncoming } from '../../../src/games/destiny/builder/transfer/incoming.ts'
import { shelfOf } from '../../memory-shelf.ts'

const { deck } = findReadyDeck('phasmas-squad')!

describe('decks from outside', () => {
  test.each([
    ['JSON of the deck site', 'site', siteText(deck)],
    ['a German list', 'list', writeList(deck, 'de')],
    ['an English list', 'list', writeList(deck, 'en')],
    ['a link', 'link', `https://example.org/build/destiny#${shareCode(deck)}`],
  ] as const)('%s is read for what it is', (_, shape, text) => {
    const read = readIncoming(text)
    expect(read.shape).toBe(shape)
    expect(read.notes).toEqual([])
    const same = ({ characters, cards, battlefield, plot }: Deck) => ({
      battlefield,
      plot,
      characters: characters.map(({ card, dice }) => `${card} ${dice}`).sort(),
      cards: cards.map(({ card, count }) => `${card} ${count}`).sort(),
    })
    expect(same(read.deck!)).toEqual(same(deck))
  })

  test.each(['', '{', '[]', 'nothing', '\u0000', 'x'.repeat(100_000), '/build/destiny#nonsense'])(
    'nonsense is refused with a reason (%#)',
    (text) => {
      const read = readIncoming(text)
      expect(read.deck).toBeNull()
      expect(read.notes.length).toBeGreaterThan(0)
    },
  )

  test('a link of another game is no link of this one', () => {
    expect(codeIn('https://example.org/build/xwing#abc', 'destiny')).toBeNull()
    expect(codeIn(' https://example.org/build/destiny/#abc ', 'destiny')).toBe('abc')
  })
})

describe('kept decks', () => {
  function shelfWith(entries: { readonly [key: string]: string }): BuiltShelf<Deck> {
    return new BuiltShelf(DECKS, shelfOf(new Map(Object.entries(entries))))
  }

  test('come back as they were, and leave squads alone', () => {
    const decks = shelfWith({ 'dejarik.squad.a': '{' })
    decks.keep({ id: 'a', when: 5, built: deck })
    expect(decks.all()).toEqual([{ id: 'a', when: 5, built: deck }])
    expect(decks.unreadable()).toEqual([])
  })

  test('an entry that holds no deck is named', () => {
    expect(shelfWith({ 'dejarik.deck.bad': '{"deck":{"name":5}}' }).unreadable()).toEqual(['bad'])
  })
})

describe('to a match', () => {
  const decksOf = (options: unknown): readonly Deck[] => {
    const read = accepted(destiny.readOptions(options))
    return read.decks
  }

  test('one’s own deck is the first, against another of the same size', () => {
    const [own, foe, ...more] = decksOf(played({}, deck))
    expect(own).toEqual(deck)
    expect(foe?.format).toBe(deck.format)
    expect(foe?.characters).not.toEqual(deck.characters)
    expect(more).toEqual([])
  })

  test('opponents of the same size that were chosen before stay', () => {
    const jedi = findReadyDeck('way-of-the-jedi')!.deck
    const dark = findReadyDeck('dark-disciples')!.deck
    expect(decksOf(played({ decks: [jedi, dark, jedi] }, deck))).toEqual([deck, dark, jedi])
  })
})
