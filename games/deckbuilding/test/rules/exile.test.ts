import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('a Kel Dor Mystic moves the marker, then exiles itself and a shuttle from the hand [db.exile.1] [db.exile.7]', () => {
  const match = situation({ force: 4, exile: [], empire: { hand: ['Kel Dor Mystic', 'Imperial Shuttle'] } })
  match.empire.play('Kel Dor Mystic')
  match.empire.use('Kel Dor Mystic')
  expect(match.picture).toMatchObject({ force: 2, exile: ['Kel Dor Mystic', 'Imperial Shuttle'] })
  expect(match.picture.empire).toMatchObject({ hand: [], units: [] })
})

test('what is exiled never comes back, whatever is shuffled [db.exile.2]', () => {
  const match = situation({ empire: { units: ['Kel Dor Mystic'], hand: ['Stormtrooper'], deck: [] } })
  match.empire.use('Kel Dor Mystic')
  for (const player of [match.empire, match.rebel, match.empire, match.rebel]) player.endTurn()
  const { deck, hand, discard } = match.picture.empire
  expect([...deck, ...hand, ...discard]).toEqual([])
  expect(match.picture.exile).toEqual(expect.arrayContaining(['Kel Dor Mystic', 'Stormtrooper']))
})

test('a pilot’s resources remain when it is exiled for Force [db.exile.3]', () => {
  const match = situation({ force: 3, empire: { hand: ['Outer Rim Pilot'] } })
  match.empire.play('Outer Rim Pilot')
  match.empire.use('Outer Rim Pilot')
  expect(match.picture).toMatchObject({ force: 2 })
  expect(match.picture.empire).toMatchObject({ resources: 2, units: [] })
})

test('a Y-Wing attacks first and exiles itself afterwards [db.exile.4]', () => {
  const match = situation({ active: 'rebel', row: ['TIE Fighter'], rebel: { units: ['Y-Wing'] } })
  match.rebel.attack('TIE Fighter', 'Y-Wing')
  match.rebel.no()
  match.rebel.use('Y-Wing')
  expect(match.picture.galaxyDiscard).toEqual(['TIE Fighter'])
  expect(match.picture.empire.baseDamage).toBe(2)
})

test('only cards in hand or discard pile can be exiled from there, none in play [db.exile.5]', () => {
  const match = situation({
    empire: { units: ['Kel Dor Mystic', 'Stormtrooper'], hand: ['Lobot'], discard: ['Imperial Shuttle'] },
  })
  match.empire.use('Kel Dor Mystic')
  expect(match.empire.cards('pick')).toEqual(['Imperial Shuttle', 'Lobot'])
})

test('a card exiled from the hand can’t be played any more [db.exile.6]', () => {
  const match = situation({
    empire: { units: ['Jabba the Hutt'], hand: ['Stormtrooper', 'Lobot'], deck: ['Inquisitor'] },
  })
  match.empire.use('Jabba the Hutt')
  match.empire.pickCards('Stormtrooper')
  expect(match.empire.cards('play')).toEqual(['Inquisitor', 'Lobot'])
})

test('an exiled pilot does not return to its pile [db.exile.8]', () => {
  const match = situation({ pilots: 0, empire: { units: ['Outer Rim Pilot'], resources: 2 } })
  match.empire.use('Outer Rim Pilot')
  expect(match.picture.pilots).toBe(0)
  expect(match.empire.cards('buy')).not.toContain('Outer Rim Pilot')
})

test('a self-exile may be done for nothing more: the pilot goes though the Force is full [db.exile.3]', () => {
  const match = situation({ force: 0, empire: { units: ['Outer Rim Pilot'] } })
  match.empire.use('Outer Rim Pilot')
  expect(match.picture.exile).toContain('Outer Rim Pilot')
})
