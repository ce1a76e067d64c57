import { logFor } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { deckbuilding, designOfCard } from '../../index.ts'
import { newMatch, situation } from '../play.ts'

test('each player has a base, base deck, deck, hand, discard pile and cards in play [db.area.1]', () => {
  const { picture } = newMatch()
  for (const side of [picture.empire, picture.rebel]) {
    expect(side.base).not.toBeNull()
    expect([side.baseDeck, side.deck, side.hand].map((zone) => zone.length)).toEqual([4, 5, 5])
    expect([side.discard, side.units, side.ships]).toEqual([[], [], []])
  }
})

test('a Rebel unit goes to the Rebel discard pile and to no other [db.area.2]', () => {
  const match = situation({
    active: 'rebel',
    rebel: { units: ['X-Wing'], deck: Array(7).fill('Alliance Shuttle') },
  })
  match.rebel.endTurn()
  const { picture } = match
  expect([picture.rebel.discard, picture.empire.discard, picture.galaxyDiscard]).toEqual([['X-Wing'], [], []])
})

test('a base that the Empire destroyed lies in the Imperial victory pile [db.area.3]', () => {
  const match = situation({
    empire: { units: ['Darth Vader'] },
    rebel: { base: { card: 'Dantooine', damage: 7 } },
  })
  match.empire.attack('base', 'Darth Vader')
  expect(match.picture.empire.victory).toEqual(['Dantooine'])
  expect(match.picture.rebel.victory).toEqual([])
})

test('what one player spends goes back to the supply, not to the other, and the supply never runs short [db.area.4]', () => {
  const match = situation({
    row: ['Bossk'],
    empire: { resources: 25, hand: ['HWK-290'] },
    rebel: { resources: 1 },
  })
  match.empire.buy('Bossk')
  expect([match.picture.empire.resources, match.picture.rebel.resources]).toEqual([22, 1])
  match.empire.play('HWK-290')
  expect(match.picture.empire.resources).toBe(26)
})

test('a defeated row card goes to the galaxy discard pile, which is neither player’s [db.area.5]', () => {
  const match = situation({ row: ['Y-Wing'], empire: { units: ['Stormtrooper'] } })
  match.empire.attack('Y-Wing', 'Stormtrooper')
  const { picture } = match
  expect(picture.galaxyDiscard).toEqual(['Y-Wing'])
  expect([picture.empire.discard, picture.rebel.discard]).toEqual([[], []])
})

test('after the set-up all discard and victory piles are empty [db.area.6]', () => {
  const { empire, rebel, galaxyDiscard, exile } = newMatch().picture
  expect([empire.discard, rebel.discard, empire.victory, rebel.victory, galaxyDiscard, exile]).toEqual(
    Array(6).fill([]),
  )
})

test('a bought card comes to the hand once the discard pile is shuffled into the deck [db.basics.3]', () => {
  const match = situation(
    { row: ['Bossk'], empire: { resources: 3, deck: Array(4).fill('Imperial Shuttle') } },
    { 'empire-deck': [[0]] },
  )
  match.empire.buy('Bossk')
  match.empire.endTurn()
  expect(match.picture.empire.hand).toContain('Bossk')
})

test('the opponent reads in the log which card was bought [db.basics.4]', () => {
  const match = situation({ row: ['Bossk'], empire: { resources: 3 } })
  match.empire.buy('Bossk')
  const entry = match.match.log.find(({ what }) => what === 'purchase')!
  const read = logFor(entry, 1)
  expect(designOfCard(read.args.card as number).name.en).toBe('Bossk')
  expect(deckbuilding.sayLog(read).args).toMatchObject({ card: { name: 'bossk' }, cost: 3 })
})
