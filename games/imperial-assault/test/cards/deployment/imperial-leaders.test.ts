/** Imperial officers, villains, and the Emperor's guard. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const WOOKIEE = { groups: { wookiee: { card: 'wookiee-warrior', at: '5,1' } } }

test('an Officer’s order moves another figure within 2 spaces [card: Imperial Officer]', () => {
  const match = situation({
    player1: {
      groups: {
        officer: { card: 'imperial-officer', at: '1,1' },
        guard: { card: 'royal-guard', at: ['3,1', '7,7'] },
      },
    },
    player2: WOOKIEE,
    active: 'officer',
  })
  match.player1.special('Order')
  match.player1.walk('4,1')
  match.decline()
  expect(match.figures['guard 1'].at).toBe('4,1')
})

test('an elite Officer’s order is a move or an attack [card: Imperial Officer (Elite)]', () => {
  const match = situation({
    player1: {
      groups: {
        officer: { card: 'imperial-officer-elite', at: '1,1' },
        trooper: { card: 'stormtrooper', at: '3,2' },
      },
    },
    player2: WOOKIEE,
    active: 'officer',
  })
  match.player1.special('Executive Order')
  match.player1.choose({ effect: 'attack' })
  match.player1.attack('wookiee', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.wookiee.damage).toBe(3)
  expect(match.player1.offers({ do: 'attack', figure: 'officer' })).toBe(true)
})

test('an Officer beside a friend cowers [card: Imperial Officer]', () => {
  const match = situation({
    player1: { groups: { wookiee: { card: 'wookiee-warrior', at: '1,1' } } },
    player2: {
      groups: {
        officer: { card: 'imperial-officer', at: '2,1' },
        trooper: { card: 'stormtrooper', at: '3,1' },
      },
    },
  })
  match.player1.activate('wookiee')
  match.player1.attack('officer', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['blank'] })
  match.rolls('dodge')
  match.player2.use('Cower')
  match.settle()
  expect(match.figures.officer.damage).toBe(0)
})

test('what a surge focuses the attacker for is the next attack [ia.focused.3]', () => {
  const match = situation({
    player1: { groups: { officer: { card: 'imperial-officer', at: '3,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('officer')
  match.player1.attack('wookiee', { dice: ['2 damage 3 accuracy', '1 damage 2 surge'], defense: ['1 block'] })
  match.player1.surge('focus')
  match.player1.done()
  expect(match.figures.officer.conditions).toEqual(['focused'])
})

test('Vader’s Brutality is two attacks on two targets [card: Darth Vader (Lord of the Sith)]', () => {
  const match = situation({
    player1: { groups: { vader: { card: 'darth-vader', at: '2,2' } } },
    player2: {
      groups: { wookiees: { card: 'wookiee-warrior', at: ['3,2', '2,3'] } },
    },
  })
  match.player1.activate('vader')
  match.player1.special('Brutality')
  match.player1.attack('wookiees 1', {
    dice: ['3 damage', '3 damage', '2 damage 1 accuracy'],
    defense: ['2 block'],
  })
  match.until('target')
  expect(match.attacked).toEqual(['wookiees 2'])
  match.player1.attack('wookiees 2', {
    dice: ['3 damage', '2 damage', '2 damage 1 accuracy'],
    defense: ['2 block'],
  })
  match.settle()
  expect(match.figures['wookiees 1'].damage).toBe(6)
  expect(match.figures['wookiees 2'].damage).toBe(5)
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
})

test('Vader chokes whom he sees: 2 damage and 1 strain [card: Darth Vader (Lord of the Sith)]', () => {
  const match = situation({
    player1: { groups: { vader: { card: 'darth-vader', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('vader')
  match.player1.special('Force Choke')
  match.player2.number(0)
  expect(match.figures.wookiee.damage).toBe(3)
  expect(match.player1.offers({ do: 'special', ability: 'force-choke' })).toBe(false)
})

test('Vader foresees: he rerolls a defense die [card: Darth Vader (Lord of the Sith)]', () => {
  const match = situation({
    player1: { groups: { wookiee: { card: 'wookiee-warrior', at: '1,1' } } },
    player2: { groups: { vader: { card: 'darth-vader', at: '2,1' } } },
  })
  match.player1.activate('wookiee')
  match.player1.attack('vader', {
    dice: ['3 damage', '2 damage 1 accuracy'],
    defense: ['1 evade', '2 block'],
  })
  match.player2.use('Foresight')
  match.player2.reroll(['1 evade'], ['3 block'])
  match.settle()
  expect(match.figures.vader.damage).toBe(0)
})

test('two Royal Guards beside the target protect it only once [card: Royal Guard]', () => {
  const match = situation({
    player1: { groups: { wookiee: { card: 'wookiee-warrior', at: '1,1' } } },
    player2: {
      groups: {
        officer: { card: 'imperial-officer', at: '2,1' },
        guards: { card: 'royal-guard', at: ['3,1', '3,2'] },
      },
    },
  })
  match.player1.activate('wookiee')
  match.player1.attack('officer', { dice: ['1 damage', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  expect(match.figures.officer.damage).toBe(2)
})

test('a Royal Guard takes vengeance for a friend that fell beside it [card: Royal Guard]', () => {
  const match = situation({
    player1: { groups: { wookiee: { card: 'wookiee-warrior', at: '1,1' } } },
    player2: {
      groups: {
        officer: { card: 'imperial-officer', at: '2,1', damage: 2 },
        guards: { card: 'royal-guard', at: ['3,1', '8,2'] },
      },
    },
  })
  match.player1.activate('wookiee')
  match.player1.attack('officer', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  expect(match.figures['guards 1'].conditions).toEqual(['focused'])
  expect(match.figures['guards 2'].conditions).toEqual([])
})

test('an elite Royal Guard steps forward for its vengeance [card: Royal Guard (Elite)]', () => {
  const match = situation({
    player1: { groups: { wookiee: { card: 'wookiee-warrior', at: '1,1' } } },
    player2: {
      groups: {
        officer: { card: 'imperial-officer', at: '2,1', damage: 2 },
        guard: { card: 'royal-guard-elite', at: '3,1' },
      },
    },
  })
  match.player1.activate('wookiee')
  match.player1.attack('officer', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['blank'] })
  match.until('move-spaces')
  match.player2.walk('2,1')
  expect(match.figures.guard).toMatchObject({ at: '2,1', conditions: ['focused'] })
})

test('the Royal Guard Champion executes who defeated a friend within 3 spaces [card: Royal Guard Champion]', () => {
  const match = situation({
    player1: { groups: { wookiee: { card: 'wookiee-warrior', at: '1,1' } } },
    player2: {
      groups: {
        officer: { card: 'imperial-officer', at: '2,1', damage: 2 },
        champion: { card: 'royal-guard-champion', at: '4,1' },
      },
    },
  })
  match.player1.activate('wookiee')
  match.player1.attack('officer', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['blank'] })
  match.until('defeated')
  match.player2.use('Executor')
  match.player2.walk('2,1')
  match.player2.attack('wookiee', {
    dice: ['3 damage', '2 damage 1 accuracy', '2 damage 1 accuracy'],
    defense: ['2 block'],
  })
  match.settle()
  expect(match.figures.wookiee.damage).toBe(5)
  expect(match.figures.champion.at).toBe('2,1')
})

test('General Sorin’s bombardment: a friend’s attack with Blast 1 [card: General Sorin (Vicious Tactician)]', () => {
  const match = situation({
    player1: {
      groups: { sorin: { card: 'general-sorin', at: '1,1' }, trooper: { card: 'stormtrooper', at: '2,1' } },
    },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['5,1', '6,1'] } } },
    active: 'sorin',
  })
  match.player1.special('Bombardment')
  match.player1.attack('wookiees 1', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures['wookiees 2'].damage).toBe(1)
})

test('a Droid beside General Sorin can use his surge abilities [card: General Sorin (Vicious Tactician)]', () => {
  const match = situation({
    player1: {
      groups: { sorin: { card: 'general-sorin', at: '1,1' }, probe: { card: 'probe-droid', at: '2,1' } },
    },
    player2: WOOKIEE,
  })
  match.player1.activate('probe')
  match.player1.attack('wookiee', {
    dice: ['1 damage 5 accuracy', '1 damage 2 surge', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.player1.surge('stun')
  match.settle()
  expect(match.figures.wookiee.conditions).toEqual(['stunned'])
})

test('Kayn Somos: two troopers fire at the same figure [card: Kayn Somos (Trooper Commander)]', () => {
  const match = situation({
    player1: {
      groups: {
        somos: { card: 'kayn-somos', at: '1,1' },
        troopers: { card: 'stormtrooper', at: ['2,1', '1,2', '9,8'] },
      },
    },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['5,1', '6,5'] } } },
    active: 'somos',
  })
  match.player1.special('Firing Squad')
  match.player1.pick({ figure: 'troopers 2' }, { figure: 'troopers 1' })
  match.player1.attack('wookiees 1', {
    dice: ['2 damage 4 accuracy', '2 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.until('target')
  expect(match.attacked).toEqual(['wookiees 1'])
  match.player1.attack('wookiees 1', {
    dice: ['2 damage 4 accuracy', '2 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures['wookiees 1'].damage).toBe(6)
  expect(match.player1.offers({ do: 'attack', figure: 'somos' })).toBe(true)
})

test('Kayn Somos commands: a surge focuses a trooper beside him [card: Kayn Somos (Trooper Commander)]', () => {
  const match = situation({
    player1: {
      groups: { somos: { card: 'kayn-somos', at: '1,1' }, troopers: { card: 'stormtrooper', at: '2,2' } },
    },
    player2: WOOKIEE,
    active: 'somos',
  })
  match.player1.attack('wookiee', {
    dice: ['1 damage 1 surge 3 accuracy', '2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.player1.surge('Squad Command')
  match.settle()
  expect(match.figures.troopers.conditions).toEqual(['focused'])
})

test('Captain Terro’s flamethrower burns everybody around a space but him [card: Captain Terro (Wasteland Enforcer)]', () => {
  const match = situation({
    player1: { groups: { terro: { card: 'captain-terro', at: '1,1' } } },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['3,1', '4,2'] } } },
    active: 'terro',
  })
  match.player1.special('Flamethrower')
  match.player1.choose({ space: '3,1' })
  match.player2.number(0)
  match.player2.number(1)
  expect(match.figures['wookiees 1']).toMatchObject({ damage: 2, conditions: ['weakened'] })
  expect(match.figures['wookiees 2']).toMatchObject({ damage: 1, conditions: ['weakened'] })
  expect(match.figures.terro.damage).toBe(0)
})

test('the Grand Inquisitor throws his lightsaber [card: The Grand Inquisitor (Sith Loyalist)]', () => {
  const match = situation({
    player1: { groups: { inquisitor: { card: 'the-grand-inquisitor', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('inquisitor')
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
  match.player1.special('Lightsaber Throw')
  match.player1.attack('wookiee', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.wookiee.damage).toBe(4)
})

test.each([
  ['1 evade', 4],
  ['1 block', 4],
])('the Grand Inquisitor is defensive: %s [card: The Grand Inquisitor (Sith Loyalist)]', (die, damage) => {
  const match = situation({
    player1: { groups: { wookiee: { card: 'wookiee-warrior', at: '1,1' } } },
    player2: { groups: { inquisitor: { card: 'the-grand-inquisitor', at: '2,1' } } },
  })
  match.player1.activate('wookiee')
  match.player1.attack('inquisitor', { dice: ['3 damage', '2 damage 1 accuracy'], defense: [die] })
  match.settle()
  expect(match.figures.inquisitor.damage).toBe(damage)
})
