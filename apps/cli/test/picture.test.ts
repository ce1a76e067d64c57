import type { Game } from '@dejarik/kernel'
import { pebbles } from '@dejarik/text/pebbles'
import { expect, test } from 'vitest'
import { Lexicon } from '../src/lexicon.ts'
import { renderPicture } from '../src/play/picture.ts'
import { Hidden } from '../src/play/sight.ts'

const picture = {
  left: { base: { card: 'amber', damage: 2, used: false }, hand: ['jet', 'jet', 'flint'] },
  right: { hand: new Hidden(4), secret: new Hidden(null), ships: [{ card: 'slate', damage: 0 }] },
  discardPile: [],
  isOver: false,
}

test('a picture is indented, aligned and counted', () => {
  expect(renderPicture(picture, new Lexicon(pebbles as Game, 'en'))).toBe(
    [
      'Left',
      '  base  amber (damage 2)',
      '  hand  jet ×2 · flint',
      'Right',
      '  hand           4 hidden',
      '  secret         hidden',
      '  capital ships  slate',
      'is over  no',
    ].join('\n'),
  )
})

test('names follow the reader', () => {
  expect(renderPicture({ hand: ['jet'] }, new Lexicon(pebbles as Game, 'de'))).toBe('Hand  jetstein')
})

test('a long list is cut', () => {
  const deck = Array.from({ length: 20 }, (_, i) => i)
  expect(renderPicture({ deck }, new Lexicon(pebbles as Game, 'en'))).toMatch(/ · 15 · … 4 more$/)
})
