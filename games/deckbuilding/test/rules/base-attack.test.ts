import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('the attack values of all committed cards are added and dealt, no more [db.base-attack.1] [db.base-attack.2]', () => {
  const match = situation({
    empire: { units: ['Stormtrooper', 'TIE Interceptor'], ships: ['Star Destroyer'] },
    rebel: { base: 'Hoth', ships: ['Blockade Runner'] },
  })
  match.empire.attack('base', 'Stormtrooper', 'TIE Interceptor', 'Star Destroyer')
  match.empire.split({ 'Blockade Runner': 4, Hoth: 5 })
  expect(match.match.log.find(({ what }) => what === 'base-attack')?.args.total).toBe(9)
  // Hoth prevents 2 of its 5.
  expect(match.picture.rebel).toMatchObject({ ships: [], baseDamage: 3 })
})

const twoShips = { ships: ['C-ROC Cruiser', 'Blockade Runner'] }

test('6 damage against ships with 3 and 4 hit points leave nothing for the base [db.base-attack.3]', () => {
  const match = situation({ empire: { units: ['AT-AT'] }, rebel: twoShips })
  match.empire.attack('base', 'AT-AT')
  expect(match.empire.cards('base')).toEqual([])
  match.empire.split({ 'C-ROC Cruiser': 3, 'Blockade Runner': 3 })
  expect(match.picture.rebel).toMatchObject({ ships: ['Blockade Runner'], shipDamage: [3], baseDamage: 0 })
})

test('the base gets no share while a ship still stands [db.base-attack.3]', () => {
  const match = situation({ empire: { units: ['AT-AT', 'AT-ST'] }, rebel: twoShips })
  match.empire.attack('base', 'AT-AT', 'AT-ST')
  expect(match.empire.tries([3, 3, 3])).toMatchObject({ refused: 'others-first' })
})

test('a ship falls as soon as its damage reaches its hit points, and goes to its owner’s discard pile [db.base-attack.4] [db.base-attack.5]', () => {
  const match = situation({ empire: { units: ['AT-ST'] }, rebel: { ships: ['Blockade Runner'] } })
  match.empire.attack('base', 'AT-ST')
  expect(match.picture.rebel).toMatchObject({ ships: [], discard: ['Blockade Runner'] })
  expect(match.picture.galaxyDiscard).toEqual([])
})

test('the attacker splits among several ships [db.base-attack.6]', () => {
  const match = situation({
    empire: { units: ['AT-AT'] },
    rebel: { ships: ['Blockade Runner', 'Hammerhead Corvette'] },
  })
  match.empire.attack('base', 'AT-AT')
  match.empire.split({ 'Hammerhead Corvette': 4, 'Blockade Runner': 2 })
  expect(match.picture.rebel).toMatchObject({ ships: ['Blockade Runner'], shipDamage: [2] })
})

test('a ship that gets no share is not told of as damaged [db.base-attack.6]', () => {
  const match = situation({
    empire: { units: ['Stormtrooper'] },
    rebel: { ships: ['Blockade Runner', 'Hammerhead Corvette'] },
  })
  match.empire.attack('base', 'Stormtrooper')
  match.empire.split({ 'Hammerhead Corvette': 2 })
  const told = match.match.log.filter(({ what }) => what === 'damage')
  expect(told.map(({ args }) => args)).toEqual([{ card: match.state.sides[1].ships[1], amount: 2 }])
})

test.each([0, 3, 5])(
  'of 8 damage 3 fell a ship and up to 5 may go to the base: %i [db.base-attack.7]',
  (share) => {
    const match = situation({
      empire: { units: ['Boba Fett', 'TIE Interceptor'] },
      rebel: { ships: ['C-ROC Cruiser'] },
    })
    match.empire.attack('base', 'Boba Fett', 'TIE Interceptor')
    expect(match.empire.tries([3, 6])).toMatchObject({ refused: 'share-too-large' })
    match.empire.split({ 'C-ROC Cruiser': 3, Dantooine: share })
    expect(match.picture.rebel).toMatchObject({ ships: [], baseDamage: share })
  },
)

test('without ships all damage goes to the base unasked [db.base-attack.7]', () => {
  const match = situation({ empire: { units: ['Boba Fett'] } })
  match.empire.attack('base', 'Boba Fett')
  expect(match.question).toBe('action')
  expect(match.picture.rebel.baseDamage).toBe(5)
})

test('damage stays from turn to turn, on bases and ships [db.base-attack.8]', () => {
  const match = situation({
    rebel: { base: { card: 'Hoth', damage: 4 }, ships: [{ card: 'Blockade Runner', damage: 2 }] },
  })
  for (const player of [match.empire, match.rebel, match.empire, match.rebel]) player.endTurn()
  expect(match.picture.rebel).toMatchObject({ baseDamage: 4, shipDamage: [2] })
})

test('a base falls when its damage reaches its hit points, and goes undamaged to the destroyer’s victory pile [db.base-attack.9] [db.base-attack.10] [db.base-attack.11]', () => {
  const match = situation({
    active: 'rebel',
    rebel: { units: ['Rebel Trooper'] },
    empire: { base: { card: 'Lothal', damage: 6 } },
  })
  match.rebel.attack('base', 'Rebel Trooper')
  expect(match.picture.empire.base).toBeNull()
  expect(match.picture.rebel.victory).toEqual(['Lothal'])
  expect(match.match.state.damage.every((damage) => damage === 0)).toBe(true)
})

test('no base until the owner’s next turn, and then one must be chosen [db.base-attack.12]', () => {
  const match = situation({ empire: { units: ['AT-AT', 'AT-ST'] } })
  match.empire.attack('base', 'AT-AT', 'AT-ST')
  expect(match.picture.rebel.base).toBeNull()
  match.empire.endTurn()
  expect(match.question).toBe('choose-base')
  expect(match.rebel.offers({ do: 'decline' })).toBe(false)
  match.rebel.pickCard('Sullust')
  expect(match.picture.rebel.base).toBe('Sullust')
})

test('damage beyond the last hit point is lost [db.base-attack.13]', () => {
  const match = situation({ empire: { units: ['AT-AT', 'Boba Fett'] } })
  match.empire.attack('base', 'AT-AT', 'Boba Fett')
  match.empire.endTurn()
  match.rebel.pickCard('Sullust')
  expect(match.picture.rebel).toMatchObject({ base: 'Sullust', baseDamage: 0 })
})

test('behind its ships a base is assigned what it can still take, and not 1 more [db.base-attack.3] [db.base-attack.9]', () => {
  const match = situation({
    active: 'rebel',
    rebel: { units: ['Luke Skywalker', 'Rebel Trooper'] },
    empire: { base: { card: 'Lothal', damage: 6 }, ships: ['C-ROC Cruiser'] },
  })
  match.rebel.attack('base', 'Luke Skywalker', 'Rebel Trooper')
  expect(match.rebel.tries([3, 3])).toMatchObject({ refused: expect.any(String) })
  match.rebel.split({ 'C-ROC Cruiser': 3, Lothal: 2 })
  expect(match.picture.empire.base).toBeNull()
})

test('on Hoth overkill is counted after what it prevents: 16 damage destroy its 14 [db.base-attack.13]', () => {
  const hoth = (units: string[]) => {
    const match = situation({ active: 'empire', force: 0, empire: { units }, rebel: { base: 'Hoth' } })
    match.empire.attack('base', ...units)
    return match.picture.rebel
  }
  expect(hoth(['Darth Vader', 'Boba Fett'])).toMatchObject({ base: 'Hoth', baseDamage: 13 })
  expect(hoth(['Darth Vader', 'AT-AT'])).toMatchObject({ base: null })
})

test('Hoth prevents the first 2 damage of a turn once, over all attacks [db.base-attack.13]', () => {
  const match = situation({ empire: { units: ['TIE Fighter', 'TIE Interceptor'] }, rebel: { base: 'Hoth' } })
  match.empire.attack('base', 'TIE Fighter')
  expect(match.picture.rebel.baseDamage).toBe(0)
  match.empire.attack('base', 'TIE Interceptor')
  expect(match.picture.rebel.baseDamage).toBe(3)
})

test('who attacked the base does not attack again this turn [db.base-attack.14]', () => {
  const match = situation({ empire: { units: ['TIE Fighter', 'Stormtrooper'] } })
  match.empire.attack('base', 'TIE Fighter')
  expect(match.empire.cards('commit')).toEqual(['Stormtrooper'])
  match.empire.attack('base', 'Stormtrooper')
  expect(match.picture.rebel.baseDamage).toBe(4)
})

test('a destroyed ship comes back undamaged [db.base-attack.15]', () => {
  const match = situation({
    empire: { units: ['TIE Interceptor'] },
    rebel: { ships: [{ card: 'Blockade Runner', damage: 1 }], deck: [] },
  })
  match.empire.attack('base', 'TIE Interceptor')
  match.empire.endTurn()
  match.rebel.endTurn()
  match.empire.endTurn()
  match.rebel.play('Blockade Runner')
  expect(match.picture.rebel).toMatchObject({ ships: ['Blockade Runner'], shipDamage: [0] })
})

test('attackers without attack are no question: nothing is split among the ships [db.base-attack.2]', () => {
  const match = situation({ empire: { units: ['Imperial Shuttle'] }, rebel: twoShips })
  match.empire.attack('base', 'Imperial Shuttle')
  expect(match.question).toBe('action')
  expect(match.picture.rebel.shipDamage).toEqual([0, 0])
})
