/** Answers of the FAQ that are about more than a position; the others are files below `scenarios/situations/`. */
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { READY_DECKS } from '../../build/index.ts'
import { destiny } from '../../index.ts'
import { newMatch } from '../play.ts'

test('both players may bring the same team, unique characters and all [sd.faq.1]', () => {
  const [{ deck }] = READY_DECKS
  const options = accepted(destiny.readOptions({ decks: [deck, deck] }))
  const match = newMatch(options)
  match.until('action')
  const [mine, theirs] = [0, 1].map((seat) =>
    match.state.cards.filter(({ controller }) => controller === seat).map(({ kind }) => kind),
  )
  expect(mine).toEqual(theirs)
  expect(mine).toHaveLength(deck.characters.length)
})
