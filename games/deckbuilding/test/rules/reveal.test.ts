import { SPECTATOR } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const scout = (top: string) => ({
  force: 3,
  row: [],
  galaxyDeck: [top, 'Bossk'],
  empire: { units: ['Scout Trooper'] },
})

test('a revealed card is shown to everybody [db.reveal.1]', () => {
  const match = situation(scout('Lobot'))
  match.empire.use('Scout Trooper')
  const top = match.match.state.galaxyDeck.at(-1)
  for (const view of [match.empire.view, match.rebel.view, match.match.view(SPECTATOR)])
    expect(view.galaxyDeckKnown).toEqual([{ card: top, depth: 0 }])
  expect(match.match.log.at(-1)).toMatchObject({ what: 'reveal', args: { card: top } })
})

test('it goes back face down on top, unless it is to be discarded [db.reveal.2]', () => {
  const back = situation(scout('AT-ST'))
  back.empire.use('Scout Trooper')
  expect(back.picture).toMatchObject({ galaxyDeck: ['AT-ST', 'Bossk'], galaxyDiscard: [], force: 2 })
  const discarded = situation(scout('X-Wing'))
  discarded.empire.use('Scout Trooper')
  expect(discarded.picture).toMatchObject({ galaxyDeck: ['Bossk'], galaxyDiscard: ['X-Wing'], force: 3 })
})
