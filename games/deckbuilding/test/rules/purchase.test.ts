import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('cards are bought from the row and from the Outer Rim Pilots [db.purchase.1]', () => {
  const match = situation({ row: ['Lobot'], empire: { resources: 5 } })
  match.empire.buy('Outer Rim Pilot')
  match.empire.buy('Lobot')
  expect(match.picture.empire.discard).toEqual(['Outer Rim Pilot', 'Lobot'])
  expect(match.picture.pilots).toBe(9)
})

test('no resources in the world buy an enemy card [db.purchase.2] [db.purchase.3]', () => {
  const rebels = situation({ active: 'rebel', row: ['AT-ST'], pilots: 0, rebel: { resources: 9 } })
  expect(rebels.rebel.cards('buy')).toEqual([])
  const empire = situation({ row: ['B-Wing'], pilots: 0, empire: { resources: 9 } })
  expect(empire.empire.cards('buy')).toEqual([])
})

test('3 resources do not buy a card of cost 4; of 4 none is left [db.purchase.4]', () => {
  const row = ['Blockade Runner']
  expect(situation({ row, empire: { resources: 3 } }).empire.offers({ do: 'buy', card: row[0] })).toBe(false)
  const match = situation({ row, empire: { resources: 4 } })
  match.empire.buy('Blockade Runner')
  expect(match.picture.empire.resources).toBe(0)
})

test('a bought card lies on top of the discard pile and can’t be played this turn [db.purchase.5] [db.purchase.6]', () => {
  const match = situation({ row: ['Lobot'], empire: { resources: 3, discard: ['Stormtrooper'] } })
  match.empire.buy('Lobot')
  expect(match.picture.empire.discard).toEqual(['Stormtrooper', 'Lobot'])
  expect(match.empire.cards('play')).toEqual([])
})

test('whatever leaves the row is replaced at once in its space [db.purchase.7]', () => {
  const match = situation({
    row: ['X-Wing', 'Lobot', 'Bossk', 'Dengar', 'IG-88', 'AT-AT'],
    galaxyDeck: ['TIE Fighter', 'TIE Bomber'],
    empire: { resources: 3 },
  })
  match.empire.buy('Lobot')
  expect(match.picture.row).toEqual(['X-Wing', 'TIE Fighter', 'Bossk', 'Dengar', 'IG-88', 'AT-AT'])
  expect(match.question).toBe('action')
})

test('a copy that comes into the row is like the one that lay there: one of them is offered [db.purchase.7]', () => {
  const match = situation({
    row: ['TIE Fighter', 'Lobot'],
    galaxyDeck: ['TIE Fighter'],
    pilots: 0,
    empire: { resources: 9 },
  })
  match.empire.buy('Lobot')
  expect(match.picture.row.slice(0, 2)).toEqual(['TIE Fighter', 'TIE Fighter'])
  expect(match.empire.cards('buy')).toEqual(['TIE Fighter'])
})

test('Rodia discards every Rebel card of the row, and each is replaced; what comes new stays [db.purchase.7]', () => {
  const match = situation({
    options: { variant: 'whole-galaxy' },
    step: 'turn-start',
    row: ['X-Wing', 'Lobot', 'Y-Wing', 'Bossk', 'Dengar', 'IG-88'],
    galaxyDeck: ['B-Wing', 'TIE Fighter'],
    empire: { base: null },
  })
  match.empire.pickCard('Rodia')
  match.empire.trigger('Rodia')
  expect(match.picture.row).toEqual(['B-Wing', 'Lobot', 'TIE Fighter', 'Bossk', 'Dengar', 'IG-88'])
  expect(match.picture.galaxyDiscard).toEqual(['X-Wing', 'Y-Wing'])
  expect(match.picture.rebel.baseDamage).toBe(2)
})

test('pilots are not replaced: after the last there is none to buy [db.purchase.8]', () => {
  const match = situation({ row: [], pilots: 1, empire: { resources: 4 } })
  match.empire.buy('Outer Rim Pilot')
  expect(match.picture.pilots).toBe(0)
  expect(match.empire.cards('buy')).toEqual([])
})

test('Sullust and a Smuggler lead to the same place: the buyer is asked once, and both are spent [db.purchase.5] [db.faq.3]', () => {
  const match = situation({
    active: 'rebel',
    row: ['Lobot', 'Bossk'],
    rebel: { base: 'Sullust', resources: 6, units: ["Twi'lek Smuggler"] },
  })
  match.rebel.use("Twi'lek Smuggler")
  match.rebel.buy('Lobot')
  expect(match.rebel.offered.map((words) => words.do)).toEqual(['to-discard', 'to-deck'])
  match.rebel.choose({ do: 'to-discard' })
  match.rebel.buy('Bossk')
  expect(match.picture.rebel.discard).toEqual(['Lobot', 'Bossk'])
})

test('two Smugglers used before one purchase are both spent by it [db.purchase.5]', () => {
  const match = situation({
    row: ['Lobot', 'Bossk'],
    empire: { resources: 6, deck: ['Stormtrooper'], units: ["Twi'lek Smuggler", "Twi'lek Smuggler"] },
  })
  match.empire.use("Twi'lek Smuggler")
  match.empire.use("Twi'lek Smuggler")
  match.empire.buy('Lobot')
  match.empire.choose({ do: 'to-deck' })
  match.empire.buy('Bossk')
  expect(match.picture.empire).toMatchObject({ deck: ['Lobot', 'Stormtrooper'], discard: ['Bossk'] })
})

const onJedha = {
  options: { variant: 'whole-galaxy' },
  active: 'rebel',
  row: ['Lobot', 'Fang Fighter'],
  force: 3,
  rebel: { base: 'Jedha', resources: 6, deck: Array(5).fill('Alliance Shuttle') },
}

test('what Jedha puts into the hand is exiled at the end of the turn, also from the discard pile [db.purchase.5] [db.exile.2]', () => {
  const match = situation({ ...onJedha, rebel: { ...onJedha.rebel, ships: ['C-ROC Cruiser'] } })
  match.rebel.buy('Lobot')
  match.rebel.choose({ do: 'to-hand', card: 'Jedha' })
  match.rebel.use('C-ROC Cruiser')
  expect(match.picture.rebel.discard).toEqual(['Lobot'])
  match.rebel.endTurn()
  expect(match.picture.rebel.discard).toEqual([])
  expect(match.picture.exile).toContain('Lobot')
})

test('Jedha speaks of the first neutral card of a turn, bought with or without it [db.purchase.5]', () => {
  const match = situation(onJedha)
  match.rebel.buy('Lobot')
  match.rebel.choose({ do: 'to-discard' })
  match.rebel.buy('Fang Fighter')
  expect(match.question).toBe('trigger')
  expect(match.picture.rebel.discard).toEqual(['Lobot', 'Fang Fighter'])
})

test('a Fang Fighter bought past Jedha comes to the hand by its own ability, and is not exiled [db.purchase.5]', () => {
  const match = situation(onJedha)
  match.rebel.buy('Fang Fighter')
  match.rebel.choose({ do: 'to-discard' })
  match.rebel.trigger('Fang Fighter')
  expect(match.picture.rebel.hand).toEqual(['Fang Fighter'])
  match.rebel.endTurn()
  expect(match.picture.rebel.discard).toEqual(['Fang Fighter'])
})

test('a Fang Fighter that Jedha put into the hand has nothing left to trigger without the Force [db.purchase.5]', () => {
  const match = situation(onJedha)
  match.rebel.buy('Fang Fighter')
  match.rebel.choose({ do: 'to-hand' })
  expect(match.question).toBe('action')
})

test('a reward bought on Sullust may go on top of the deck like any first purchase [db.purchase.5]', () => {
  const match = situation({
    active: 'rebel',
    row: ['AT-AT', 'X-Wing'],
    rebel: { base: 'Sullust', units: ['Luke Skywalker'] },
  })
  match.rebel.attack('AT-AT', 'Luke Skywalker')
  match.rebel.choose({ card: 'X-Wing' })
  match.rebel.choose({ do: 'to-deck', card: 'Sullust' })
  expect(match.picture.rebel.deck[0]).toBe('X-Wing')
})

test('a new turn has a first purchase again, and an unused Smuggler is forgotten [db.purchase.5]', () => {
  const match = situation({
    active: 'rebel',
    row: ['Lobot', 'Bossk', 'Dengar'],
    rebel: { base: 'Sullust', resources: 3, units: ["Twi'lek Smuggler"], deck: ['HWK-290', 'HWK-290'] },
  })
  match.rebel.buy('Lobot')
  match.rebel.choose({ do: 'to-discard' })
  match.rebel.use("Twi'lek Smuggler")
  match.rebel.endTurn()
  match.empire.endTurn()
  match.rebel.play('HWK-290', 'HWK-290')
  match.rebel.buy('Bossk')
  match.rebel.choose({ do: 'to-deck', card: 'Sullust' })
  match.rebel.buy('Dengar')
  expect(match.question).toBe('action')
  expect(match.picture.rebel).toMatchObject({ deck: ['Bossk'], discard: ['Dengar'] })
})
