/** Command cards that add to the results of an attack. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { duel, HIT, SURGES } from './duel.ts'

test('Deadeye reaches two spaces further [card: Deadeye]', () => {
  const match = duel({ hand: ['Deadeye'], foeAt: '7,1' })
  match.player1.attack('foe', HIT)
  expect(match.attack).toMatchObject({ accuracy: 4, distance: 6 })
  match.player1.play('Deadeye')
  match.settle()
  expect(match.figures.foe.damage).toBe(3)
})

test('Blitz brings a surge [card: Blitz]', () => {
  const match = duel({ hand: ['Blitz'] })
  match.player1.attack('foe', HIT)
  match.player1.play('Blitz')
  match.player1.surge('+1 damage')
  expect(match.figures.foe.damage).toBe(4)
})

test('Positioning Advantage adds one damage [card: Positioning Advantage]', () => {
  const match = duel({ hand: ['Positioning Advantage'] })
  match.player1.attack('foe', HIT)
  match.player1.play('Positioning Advantage')
  expect(match.figures.foe.damage).toBe(4)
})

test('Assassinate adds three damage [card: Assassinate]', () => {
  const match = duel({ card: 'Trandoshan Hunter', hand: ['Assassinate'], foe: 'AT-ST', foeAt: '5,1' })
  match.player1.attack('foe', { dice: HIT.dice, defense: ['1 block', '1 block'] })
  match.player1.play('Assassinate')
  match.settle()
  expect(match.figures.foe.damage).toBe(5)
})

test('Parry adds one block for a Brawler who is attacked [card: Parry]', () => {
  const match = duel({ foeHand: ['Parry'] })
  match.player1.attack('foe', HIT)
  match.player2.play('Parry')
  expect(match.figures.foe.damage).toBe(2)
})

test('Heavy Ordnance adds one damage against a figure [card: Heavy Ordnance]', () => {
  const match = duel({ card: 'Heavy Stormtrooper', hand: ['Heavy Ordnance'] })
  match.player1.attack('foe', { dice: ['2 damage 3 accuracy', '2 damage'], defense: ['1 block'] })
  match.player1.play('Heavy Ordnance')
  expect(match.figures.foe.damage).toBe(4)
})

test('Lock On takes a dodge away, if that is what it is used for [card: Lock On]', () => {
  const match = duel({ card: 'Heavy Stormtrooper', hand: ['Lock On'], foe: 'Rebel Trooper' })
  match.player1.attack('foe', { dice: ['1 damage 2 accuracy', '1 damage'], defense: ['dodge'] })
  match.player1.play('Lock On')
  match.player1.choose({ do: 'choose-effect', effect: 'less-dodge' })
  expect(match.figures.foe.damage).toBe(2)
})

test('Protect the Old Ways adds one block and one for each Force User card already played [card: Protect the Old Ways]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } } },
    player2: {
      groups: {
        foe: { card: 'Trandoshan Hunter', at: ['4,1'] },
        kanan: { card: 'Kanan Jarrus', at: '6,1' },
      },
      hand: ['Protect the Old Ways'],
      discard: ['Deflection', 'Urgency'],
    },
    active: 'shooter',
  })
  match.player1.attack('foe', HIT)
  match.player2.play('Protect the Old Ways')
  expect(match.figures.foe.damage).toBe(1)
})

test("Let’s Make a Deal buys damage off with victory points [card: Let's Make a Deal]", () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } } },
    player2: {
      groups: { hondo: { card: 'Hondo Ohnaka', at: '4,1' } },
      hand: ["Let's Make a Deal"],
      points: 5,
    },
    active: 'shooter',
  })
  match.player1.attack('hondo', { dice: HIT.dice, defense: ['blank'] })
  match.player2.play("Let's Make a Deal")
  match.player2.number(3)
  match.settle()
  expect([match.player1.points, match.player2.points]).toEqual([3, 2])
  expect(match.figures.hondo).toMatchObject({ damage: 1, conditions: ['focused'] })
})

test('Bladestorm gives a surge, and every hostile figure within two spaces suffers one damage afterwards [card: Bladestorm]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shyla: { card: 'Shyla Varad', at: '2,2' } }, hand: ['Bladestorm'] },
    player2: {
      groups: {
        foe: { card: 'Gaarkhan', at: '3,2' },
        near: { card: 'AT-ST', at: '4,3' },
        far: { card: 'Nexu', at: '8,2' },
      },
    },
    active: 'shyla',
  })
  match.player1.attack('foe')
  match.until('attack-modifiers')
  const before = match.attack?.surges ?? 0
  match.player1.play('Bladestorm')
  expect(match.attack?.surges).toBe(before + 1)
  match.settle()
  expect(['near', 'far'].map((name) => match.figures[name].damage)).toEqual([1, 0])
  expect(match.figures.shyla.effects).toEqual([])
})

test('Heavy Armor makes Pierce worthless [card: Heavy Armor]', () => {
  const match = duel({ card: 'Trandoshan Hunter', foe: 'AT-ST', foeAt: '5,1', foeHand: ['Heavy Armor'] })
  match.player1.attack('foe', { dice: SURGES.dice, defense: ['1 block', '1 block'] })
  match.player2.play('Heavy Armor')
  match.player1.surge('pierce 2')
  match.settle()
  expect(match.figures.foe.damage).toBe(0)
})

test('Hunter Protocol lets a Droid trigger the same surge ability twice [ia.surge.5] [card: Hunter Protocol]', () => {
  const match = duel({ card: 'Probe Droid', hand: ['Hunter Protocol'] })
  match.player1.attack('foe', {
    dice: ['2 damage 3 accuracy', '1 surge', '1 surge'],
    defense: ['1 block'],
  })
  match.player1.play('Hunter Protocol')
  match.player1.surge('+1 damage')
  match.player1.surge('+1 damage')
  expect(match.figures.foe.damage).toBe(3)
})

test('Deflection makes a shot fall short and strikes back at the attacker [card: Deflection]', () => {
  const match = duel({ foe: 'Luke Skywalker', foeHand: ['Deflection'], foeAt: '5,1' })
  match.player1.attack('foe', { dice: HIT.dice, defense: ['blank'] })
  match.player2.play('Deflection')
  match.settle()
  expect(match.figures.foe.damage).toBe(0)
  expect(match.figures.hero.damage).toBe(2)
})

test('after Deflection nothing comes back if the shot hurts all the same [card: Deflection]', () => {
  const match = duel({ foe: 'Luke Skywalker', foeHand: ['Deflection'], foeAt: '3,1' })
  match.player1.attack('foe', { dice: HIT.dice, defense: ['blank'] })
  match.player2.play('Deflection')
  match.settle()
  expect(match.figures.foe.damage).toBe(3)
  expect(match.figures.hero.damage).toBe(0)
})

test('Brace Yourself only helps against somebody whose activation it is not [card: Brace Yourself]', () => {
  const match = duel({ foeHand: ['Brace Yourself'] })
  match.player1.attack('foe', HIT)
  expect(match.figures.foe.damage).toBe(3)
  expect(match.player2.hand).toEqual(['Brace Yourself'])
})

test('Brace Yourself adds two block against an attack out of turn [card: Brace Yourself]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { gideon: { card: 'Gideon Argus', at: '1,1' }, shooter: { card: 'Stormtrooper', at: ['1,2'] } },
      hand: ['Take it Down'],
    },
    player2: { groups: { foe: { card: 'Trandoshan Hunter', at: ['4,1'] } }, hand: ['Brace Yourself'] },
    active: 'gideon',
  })
  match.player1.play('Take it Down')
  match.player1.attack('foe', HIT)
  match.player2.play('Brace Yourself')
  match.settle()
  expect(match.figures.foe.damage).toBe(3)
})

test('Stroke of Brilliance adds two block and an evade [card: Stroke of Brilliance]', () => {
  const match = duel({ foe: 'Greedo', foeHand: ['Stroke of Brilliance'] })
  match.player1.attack('foe', { dice: SURGES.dice, defense: ['blank'] })
  match.player2.play('Stroke of Brilliance')
  expect(match.attack).toMatchObject({ block: 2, surges: 1 })
})

test('Explosive Weaponry hurts who stands beside the target [ia.blast.1] [card: Explosive Weaponry]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { heavy: { card: 'Heavy Stormtrooper', at: ['1,1'] } },
      hand: ['Explosive Weaponry'],
    },
    player2: { groups: { foes: { card: 'Trandoshan Hunter', at: ['4,1', '5,1'] } } },
    active: 'heavy',
  })
  match.player1.attack('foes 1', { dice: ['2 damage 3 accuracy', '2 damage'], defense: ['1 block'] })
  match.player1.play('Explosive Weaponry')
  match.settle()
  expect(match.figures['foes 2'].damage).toBe(1)
})

test('Deathblow hits harder against those who shoot [card: Deathblow]', () => {
  const match = duel({ card: 'Royal Guard', hand: ['Deathblow'], foeAt: '2,1' })
  match.player1.attack('foe', { dice: ['2 damage', '1 damage 2 accuracy'], defense: ['2 block'] })
  match.player1.play('Deathblow')
  match.settle()
  expect(match.figures.foe.damage).toBe(3)
})

test('Camouflage hides who is about to be shot at [card: Camouflage]', () => {
  const match = duel({ foeHand: ['Camouflage'], foeAt: '5,1' })
  match.player1.attack('foe', HIT)
  match.player2.play('Camouflage')
  expect(match.figures.foe).toMatchObject({ damage: 0, conditions: ['hidden'] })
})

test('Force Illusion hides whoever is attacked by somebody the Force User sees [card: Force Illusion]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } } },
    player2: {
      groups: {
        foe: { card: 'Trandoshan Hunter', at: ['5,1'] },
        luke: { card: 'Luke Skywalker', at: '4,4' },
      },
      hand: ['Force Illusion'],
    },
    active: 'shooter',
  })
  match.player1.attack('foe', HIT)
  match.player2.play('Force Illusion')
  expect(match.figures.foe).toMatchObject({ damage: 0, conditions: ['hidden'] })
})

test('Covering Fire gives Troopers a surge that stuns, and hurts who is stunned already [card: Covering Fire]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    player1: { groups: { squad: { card: 'Stormtrooper', at: ['1,1', '1,3'] } }, hand: ['Covering Fire'] },
    player2: { groups: { foe: { card: 'AT-ST', at: '4,1' } } },
  })
  match.player1.play('Covering Fire')
  match.player1.activate('squad 1')
  match.player1.attack('foe', { dice: SURGES.dice, defense: ['1 block', '1 evade'] })
  match.player1.surge('stun')
  match.settle()
  expect(match.figures.foe).toMatchObject({ damage: 1, conditions: ['stunned'] })
  match.player1.end()
  match.player1.attack('foe', { dice: SURGES.dice, defense: ['1 block', '1 evade'] })
  match.player1.surge('+2 damage, stun')
  match.settle()
  expect(match.figures.foe.damage).toBe(4)
})
