/** Imperial troopers. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const WOOKIEE = { groups: { wookiee: { card: 'wookiee-warrior', at: '5,1' } } }

test('Stormtroopers side by side reroll an attack die [card: Stormtrooper]', () => {
  const match = situation({
    player1: { groups: { troopers: { card: 'stormtrooper', at: ['1,1', '1,2', '9,7'] } } },
    player2: WOOKIEE,
  })
  match.player1.activate('troopers 1')
  match.player1.attack('wookiee', {
    dice: ['1 damage 2 accuracy', '2 damage 3 accuracy'],
    defense: ['1 block'],
  })
  match.player1.use('Squad Training')
  match.player1.reroll(['1 damage 2 accuracy'], ['2 damage 4 accuracy'])
  match.settle()
  expect(match.figures.wookiee.damage).toBe(3)
})

test('a Stormtrooper alone rerolls nothing [card: Stormtrooper]', () => {
  const match = situation({
    player1: { groups: { troopers: { card: 'stormtrooper', at: ['1,1', '1,4', '9,7'] } } },
    player2: WOOKIEE,
  })
  match.player1.activate('troopers 1')
  match.player1.attack('wookiee')
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})

test('a fallen elite Stormtrooper focuses another of its group [card: Stormtrooper (Elite)]', () => {
  const match = situation({
    player1: { groups: { vader: { card: 'darth-vader', at: '1,1' } } },
    player2: { groups: { troopers: { card: 'stormtrooper-elite', at: ['2,1', '5,5', '6,6'] } } },
  })
  match.player1.activate('vader')
  match.player1.attack('troopers 1', { dice: ['3 damage', '3 damage', '1 surge'], defense: ['1 block'] })
  match.until('choose-figure')
  expect(match.player2.all('figure')).toEqual(['troopers 2', 'troopers 3'])
  match.player2.choose({ figure: 'troopers 3' })
  expect(match.figures['troopers 3'].conditions).toEqual(['focused'])
})

test('an E-Web that has attacked can’t leave its space, but attack again [card: E-Web Engineer]', () => {
  const match = situation({
    player1: { groups: { web: { card: 'e-web-engineer', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('web')
  match.player1.move('web')
  match.player1.attack('wookiee')
  match.settle()
  expect(match.player1.offers({ do: 'walk' })).toBe(false)
})

test('an E-Web that has left its space can’t attack in this activation [card: E-Web Engineer]', () => {
  const match = situation({
    player1: { groups: { web: { card: 'e-web-engineer', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('web')
  match.player1.move('web', '2,1')
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
})

test('an E-Web attacks twice in an activation [card: E-Web Engineer (Elite)]', () => {
  const match = situation({
    player1: { groups: { web: { card: 'e-web-engineer-elite', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('web')
  match.player1.attack('wookiee', {
    dice: ['1 damage 2 accuracy', '1 damage', '1 damage 2 accuracy'],
    defense: ['3 block'],
  })
  match.settle()
  match.player1.attack('wookiee', {
    dice: ['1 damage 2 accuracy', '1 damage', '1 damage 2 accuracy'],
    defense: ['3 block'],
  })
  match.settle()
  expect(match.activated).toEqual(['wookiee'])
})

test('an E-Web attacks again after an order moved it in another’s activation [card: E-Web Engineer]', () => {
  const match = situation({
    player1: {
      groups: {
        web: { card: 'e-web-engineer', at: '1,1' },
        officer: { card: 'imperial-officer', at: '1,4' },
      },
    },
    player2: WOOKIEE,
    active: 'officer',
  })
  match.player1.special('Order')
  match.player1.walk('2,1')
  match.decline()
  match.player1.end()
  match.until('activate')
  match.player2.activate('wookiee')
  match.player2.end()
  match.player1.activate('web')
  expect(match.player1.offers({ do: 'attack', target: 'wookiee' })).toBe(true)
})

test.each([
  ['4,1', 1],
  ['2,1', 0],
])(
  'composite plating helps a Heavy Stormtrooper against shots from 4 spaces away: it stands at %s [card: Heavy Stormtrooper]',
  (at, damage) => {
    const match = situation({
      player1: { groups: { rebel: { card: 'gideon-argus', at: '0,1' } } },
      player2: { groups: { heavy: { card: 'heavy-stormtrooper', at } } },
    })
    match.player1.activate('rebel')
    match.player1.attack('heavy', {
      dice: ['1 damage 5 accuracy', '2 damage 3 accuracy'],
      defense: ['1 block'],
    })
    match.settle()
    expect(match.figures.heavy.damage).toBe(2 - damage)
  },
)

test('Snowtroopers look after themselves and troopers beside them [card: Snowtrooper]', () => {
  const match = situation({
    player1: {
      groups: {
        snow: { card: 'snowtrooper', at: ['1,1', '1,2', '8,8'], damage: 1 },
        storm: { card: 'stormtrooper', at: '2,1', conditions: ['stunned'] },
      },
    },
    player2: WOOKIEE,
  })
  match.player1.activate('snow 1')
  match.player1.special('Environmental Recovery Gear')
  match.player1.choose({ do: 'recover', figure: 'snow 1' })
  match.player1.choose({ do: 'pass' })
  match.player1.choose({ do: 'choose-condition', condition: 'stunned' })
  expect(match.figures['snow 1'].damage).toBe(0)
  expect(match.figures['snow 2'].damage).toBe(1)
  expect(match.figures.storm.conditions).toEqual([])
})

test('where nobody has anything to recover from, they don’t [ia.abilities.2] [card: Snowtrooper]', () => {
  const match = situation({
    player1: { groups: { snow: { card: 'snowtrooper', at: ['1,1', '1,2', '8,8'] } } },
    player2: WOOKIEE,
  })
  match.player1.activate('snow 1')
  expect(match.player1.offers({ do: 'special', ability: 'environmental-recovery-gear' })).toBe(false)
})

test('an elite Snowtrooper pays nothing extra for difficult terrain [card: Snowtrooper (Elite)]', () => {
  const match = situation({
    board: ['.~~~~..', '.......'],
    player1: { groups: { snow: { card: 'snowtrooper-elite', at: '0,0' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '6,1' } } },
  })
  match.player1.activate('snow')
  match.player1.move('snow')
  expect(match.player1.offered).toContainEqual({ do: 'walk', figure: 'snow', to: '4,0', cost: 4 })
})

test('a Jet Trooper turns block into evade, and gains a movement point after a near attack [card: Jet Trooper]', () => {
  const match = situation({
    player1: { groups: { officer: { card: 'imperial-officer', at: '1,1' } } },
    player2: { groups: { jet: { card: 'jet-trooper', at: '3,1' } } },
  })
  match.player1.activate('officer')
  match.player1.attack('jet', { dice: ['1 surge 2 accuracy', '1 surge 2 accuracy'], defense: ['2 block'] })
  match.player2.use('Agile')
  expect(match.attack).toMatchObject({ block: 1, evade: 1 })
  match.settle()
  match.player1.end()
  match.player2.activate('jet')
  match.player2.attack('officer')
  match.settle()
  expect(match.figures.jet.points).toBe(1)
})

test('an elite Jet Trooper flies by: a blue die more, then 2 movement points [card: Jet Trooper (Elite)]', () => {
  const match = situation({
    player1: { groups: { jet: { card: 'jet-trooper-elite', at: '1,1' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '3,1' } } },
  })
  match.player1.activate('jet')
  match.player1.attack('wookiee', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy', '2 damage 4 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.wookiee.damage).toBe(5)
  expect(match.figures.jet.points).toBe(2)
})

test('from afar it has no further die, but flies on all the same [card: Jet Trooper (Elite)]', () => {
  const match = situation({
    player1: { groups: { jet: { card: 'jet-trooper-elite', at: '1,1' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '5,1' } } },
    active: 'jet',
  })
  match.player1.attack('wookiee', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.wookiee.damage).toBe(3)
  expect(match.figures.jet.points).toBe(2)
})

test('a Dewback Rider begins with 3 movement points and stings with its lance [card: Dewback Rider (Elite)]', () => {
  const match = situation({
    player1: { groups: { rider: { card: 'dewback-rider', at: '1,1' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '3,1' } } },
  })
  match.player1.activate('rider')
  expect(match.figures.rider.points).toBe(3)
  match.rolls('1 damage 2 surge')
  match.player1.special('Shock Lance')
  expect(match.figures.wookiee.damage).toBe(1)
  expect(match.figures.wookiee.conditions).toEqual(['weakened'])
})

test('an ISB Infiltrator lets its comrade attack whom it sees, once a round for the group [card: ISB Infiltrator]', () => {
  const match = situation({
    player1: { groups: { spies: { card: 'isb-infiltrator', at: ['1,1', '1,3'] } } },
    player2: WOOKIEE,
  })
  match.player1.activate('spies 1')
  match.player1.special('Coordinated Raid')
  match.player1.attack('wookiee', {
    dice: ['2 damage 4 accuracy', '2 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.wookiee.damage).toBe(3)
  match.player1.end()
  match.until('act')
  expect(match.player1.offers({ do: 'special' })).toBe(false)
  expect(match.player1.offers({ do: 'attack' })).toBe(true)
})
