import { expect, test } from 'vitest'
import { deckbuilding, designOfCard, EMPIRE, FACTIONS, REBELS } from '../../index.ts'
import { newMatch, situation } from '../play.ts'

test.each(['introductory', 'whole-galaxy', 'secret-bases'])(
  'two play, no more and no fewer, also in %s [db.overview.1]',
  (variant) => {
    const { match } = newMatch({ variant })
    expect(deckbuilding.seats(match.options)).toHaveLength(2)
    expect(match.answer(2, 0)?.refused).toBe('not-your-decision')
    expect(match.concede(2, 'resign')?.refused).toBe('not-a-seat')
  },
)

test('one seat is the Empire and the other the Rebels, before anything is decided [db.overview.2] [db.setup.1]', () => {
  const { match, picture } = newMatch()
  expect(deckbuilding.seats(match.options)).toEqual(['empire', 'rebel'])
  expect(match.n).toBe(0)
  for (const seat of [EMPIRE, REBELS])
    for (const card of [...match.state.sides[seat].deck, match.state.sides[seat].base])
      expect(designOfCard(card).faction).toBe(FACTIONS[seat])
  expect([picture.empire.base, picture.rebel.base]).toEqual(['Lothal', 'Dantooine'])
})

test('the third base that the Empire destroys wins the match [db.overview.4]', () => {
  const match = situation({
    empire: { units: ['Darth Vader'], victory: ['Dantooine', 'Hoth'] },
    rebel: { base: { card: 'Sullust', damage: 15 } },
  })
  match.empire.attack('base', 'Darth Vader')
  expect(match.winner).toBe('empire')
})
