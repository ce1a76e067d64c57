import { logFor, SPECTATOR } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const look = {
  force: 3,
  row: ['Dengar'],
  galaxyDeck: ['X-Wing', 'Lobot'],
  empire: { units: ['Moff Jerjerrod'] },
}

test('who looks at the top of the galaxy deck sees it alone [db.look.1]', () => {
  const match = situation(look)
  match.empire.use('Moff Jerjerrod')
  const top = match.match.state.galaxyDeck.at(-1)
  expect(match.empire.view.galaxyDeckKnown).toEqual([{ card: top, depth: 0 }])
  expect(match.rebel.view.galaxyDeckKnown).toEqual([])
  expect(match.match.view(SPECTATOR).galaxyDeckKnown).toEqual([])
  const entry = match.match.log.find(({ what }) => what === 'look')!
  expect([logFor(entry, 0).args.card, logFor(entry, 1).args.card]).toEqual([top, undefined])
})

test('the card goes back where it was [db.look.2]', () => {
  const match = situation(look)
  match.empire.use('Moff Jerjerrod')
  expect(match.question).toBe('action')
  expect(match.picture.galaxyDeck).toEqual(['X-Wing', 'Lobot'])
})

test('with an empty galaxy deck it is made anew first; with nothing anywhere there is nothing to look at [db.look.1] [db.empty.4]', () => {
  const rebuilt = situation({ ...look, galaxyDeck: [], galaxyDiscard: ['Bossk'] })
  rebuilt.empire.use('Moff Jerjerrod')
  expect(rebuilt.picture).toMatchObject({ galaxyDeck: ['Bossk'], galaxyDiscard: [] })
  expect(rebuilt.empire.view.galaxyDeckKnown).toHaveLength(1)
  const nothing = situation({ ...look, galaxyDeck: [] })
  expect(nothing.empire.offers({ do: 'use', card: 'Moff Jerjerrod' })).toBe(false)
})

test('Coruscant with one card in the galaxy deck takes the second from the new one [db.look.1] [db.empty.4]', () => {
  const given = { step: 'turn-start', row: [], empire: { base: 'Coruscant' } }
  for (const [discarded, kept] of [
    ['X-Wing', 'Bossk'],
    ['Bossk', 'X-Wing'],
  ]) {
    const match = situation({ ...given, galaxyDeck: ['X-Wing'], galaxyDiscard: ['Bossk'] })
    match.empire.trigger('Coruscant')
    expect(match.empire.cards('pick')).toEqual(['Bossk', 'X-Wing'])
    match.empire.pickCard(discarded)
    expect(match.picture).toMatchObject({ galaxyDeck: [kept], galaxyDiscard: [discarded] })
  }
  const single = situation({ ...given, galaxyDeck: ['X-Wing'] })
  single.empire.trigger('Coruscant')
  expect(single.question).toBe('action')
  expect(single.picture.galaxyDeck).toEqual(['X-Wing'])
})
