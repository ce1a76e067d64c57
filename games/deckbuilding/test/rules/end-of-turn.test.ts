import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const shuttles = (count: number) => Array<string>(count).fill('Imperial Shuttle')

test('the active player ends the turn by saying so, and the steps follow in order [db.end.1] [db.end.2] [db.end.4] [db.end.5]', () => {
  const match = situation({
    empire: {
      units: ['Stormtrooper', 'TIE Fighter', 'AT-ST', 'Bossk'],
      hand: ['Inquisitor', 'Lobot'],
      resources: 3,
      deck: shuttles(5),
    },
  })
  match.empire.endTurn()
  const { empire } = match.picture
  expect(empire.discard).toEqual(['Stormtrooper', 'TIE Fighter', 'AT-ST', 'Bossk', 'Inquisitor', 'Lobot'])
  expect(empire).toMatchObject({ units: [], hand: shuttles(5), resources: 0 })
  expect(match.picture.active).toBe('rebel')
})

test('base and ships stay in play and stand upright again [db.end.3]', () => {
  const match = situation({
    row: ['Rebel Transport'],
    empire: { base: 'Death Star', ships: ['Star Destroyer', 'Nebulon-B Frigate'], resources: 4 },
  })
  match.empire.use('Death Star')
  match.empire.use('Nebulon-B Frigate')
  match.empire.attack('base', 'Star Destroyer')
  match.empire.endTurn()
  const { base, ships } = match.empire.view.sides[0]
  expect([base, ...ships].map((card) => [card?.used, card?.attacked, card?.target])).toEqual(
    Array(3).fill([false, false, -1]),
  )
})

test('5 cards are drawn [db.end.6]', () => {
  const match = situation({ empire: { deck: shuttles(7).concat('Stormtrooper') } })
  match.empire.endTurn()
  expect(match.picture.empire.hand).toHaveLength(5)
  expect(match.picture.empire.deck).toHaveLength(3)
})

test('an empty deck is made anew from the discard pile [db.end.7]', () => {
  const match = situation({ empire: { deck: [], discard: [...shuttles(7), 'Stormtrooper', 'Stormtrooper'] } })
  match.empire.endTurn()
  expect([match.picture.empire.hand.length, match.picture.empire.deck.length]).toEqual([5, 4])
  expect(match.picture.empire.discard).toEqual([])
})

test('3 cards in the deck: they are drawn, then 2 of the new one [db.end.8]', () => {
  const match = situation({
    empire: { deck: ['Stormtrooper', 'Stormtrooper', 'Inquisitor'], discard: shuttles(7) },
  })
  match.empire.endTurn()
  expect(match.picture.empire.hand).toEqual([
    'Imperial Shuttle',
    'Imperial Shuttle',
    'Inquisitor',
    'Stormtrooper',
    'Stormtrooper',
  ])
  expect(match.picture.empire.deck).toEqual(shuttles(5))
})

test('what was played this turn is discarded before the draw and can come back at once [db.end.9]', () => {
  const match = situation({ empire: { deck: [], units: ['Darth Vader'], hand: ['Lobot'] } })
  match.empire.endTurn()
  expect(match.picture.empire.hand).toEqual(['Darth Vader', 'Lobot'])
})

test('with deck and discard pile empty, as many are drawn as there are [db.end.6]', () => {
  const match = situation({ empire: { deck: ['Stormtrooper', 'Inquisitor'] } })
  match.empire.endTurn()
  expect(match.picture.empire).toMatchObject({ hand: ['Inquisitor', 'Stormtrooper'], deck: [], discard: [] })
})

test('a ship that Tarkin borrowed fights this turn and is exiled at its end [db.end.3]', () => {
  const match = situation({
    row: ['Star Destroyer'],
    empire: { units: ['Grand Moff Tarkin'], deck: shuttles(5) },
  })
  match.empire.use('Grand Moff Tarkin')
  match.empire.play('Star Destroyer')
  match.empire.attack('base', 'Star Destroyer')
  expect(match.picture.rebel.baseDamage).toBe(4)
  match.empire.endTurn()
  expect(match.picture.empire.ships).toEqual([])
  expect(match.picture.exile).toContain('Star Destroyer')
})

test('a borrowed card does not escape through the discard pile [db.end.3]', () => {
  const match = situation({
    row: ['Death Trooper'],
    empire: { units: ['Grand Moff Tarkin', 'AT-AT'], ships: ['Gozanti Cruiser'], deck: shuttles(7) },
  })
  match.empire.use('Grand Moff Tarkin')
  match.empire.use('Gozanti Cruiser')
  expect(match.picture.empire.discard).toEqual(['Death Trooper'])
  match.empire.use('AT-AT')
  expect(match.picture.empire.hand).toContain('Death Trooper')
  match.empire.endTurn()
  expect(match.picture.exile).toContain('Death Trooper')
})

test('nor into the deck, if that was made anew since [db.end.3]', () => {
  const match = situation(
    {
      row: ['Death Trooper'],
      empire: {
        units: ['Grand Moff Tarkin'],
        ships: ['Gozanti Cruiser'],
        deck: [],
        discard: ['Stormtrooper'],
      },
    },
    { 'empire-deck': [[1, 0]] },
  )
  match.empire.use('Grand Moff Tarkin')
  match.empire.use('Gozanti Cruiser')
  expect(match.picture.empire).toMatchObject({ hand: ['Stormtrooper'], deck: ['Death Trooper'] })
  match.empire.endTurn()
  expect(match.picture.exile).toContain('Death Trooper')
})
