/** Imperial walkers and droids. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const WOOKIEE = { groups: { wookiee: { card: 'wookiee-warrior', at: '6,1' } } }

test('an AT-ST can’t attack who stands beside it [card: AT-ST (Elite)]', () => {
  const match = situation({
    player1: { groups: { walker: { card: 'at-st', at: '1,1' } } },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['3,1', '6,1'] } } },
  })
  match.player1.activate('walker')
  expect(match.player1.offers({ do: 'attack', target: 'wookiees 1' })).toBe(false)
  expect(match.player1.offers({ do: 'attack', target: 'wookiees 2' })).toBe(true)
})

test('an AT-ST rerolls an attack die with its targeting computer [card: AT-ST (Elite)]', () => {
  const match = situation({
    player1: { groups: { walker: { card: 'at-st', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('walker')
  match.player1.attack('wookiee', {
    dice: ['2 damage 3 accuracy', '1 damage', '3 damage'],
    defense: ['1 block'],
  })
  match.player1.use('Targeting Computer')
  match.player1.reroll(['1 damage'], ['3 damage'])
  match.settle()
  expect(match.figures.wookiee.damage).toBe(7)
})

test.each([
  [8, 5],
  [9, 4],
])('an AT-DP with %i damage deals %i [card: AT-DP (Elite)]', (damage, dealt) => {
  const match = situation({
    player1: { groups: { walker: { card: 'at-dp', at: '1,1', damage } } },
    player2: WOOKIEE,
  })
  match.player1.activate('walker')
  match.player1.attack('wookiee', {
    dice: ['2 damage 3 accuracy', '2 damage', '1 damage 2 accuracy'],
    defense: ['1 block'],
  })
  expect(match.player1.offers({ do: 'use', ability: 'charge-generators' })).toBe(damage < 9)
  match.settle()
  expect(match.figures.wookiee.damage).toBe(dealt)
})

test('General Weiss puts three dice together, at most two of a colour [card: General Weiss (Field Commander)]', () => {
  const match = situation({
    player1: { groups: { weiss: { card: 'general-weiss', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('weiss')
  match.player1.attack('wookiee')
  match.player1.choose({ die: 'red' })
  match.player1.choose({ die: 'red' })
  expect(match.player1.all('die')).toEqual(['blue', 'green', 'yellow'])
  match.rolls('3 damage', '3 damage', '2 damage 4 accuracy', '2 block')
  match.player1.choose({ die: 'blue' })
  match.settle()
  expect(match.figures.wookiee.damage).toBe(6)
})

test('General Weiss orders two others to move, wherever they are [card: General Weiss (Field Commander)]', () => {
  const match = situation({
    player1: {
      groups: {
        weiss: { card: 'general-weiss', at: '1,1' },
        troopers: { card: 'stormtrooper', at: ['9,7', '10,7', '8,7'] },
      },
    },
    player2: WOOKIEE,
    active: 'weiss',
  })
  match.player1.special("General's Orders")
  match.player1.pick({ figure: 'troopers 3' }, { figure: 'troopers 1' })
  match.player1.walk('4,7')
  match.player1.walk('9,3')
  expect(match.figures['troopers 3'].at).toBe('4,7')
  expect(match.figures['troopers 1'].at).toBe('9,3')
})

test('a repulsor tank focuses its fire on one figure for two actions [card: SC2-M Repulsor Tank (Elite)]', () => {
  const match = situation({
    player1: { groups: { tank: { card: 'sc2-m-repulsor-tank', at: '1,1' } } },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['6,1', '6,3'] } } },
  })
  match.player1.activate('tank')
  match.player1.special('Focus Fire')
  const salvo = { dice: ['2 damage 4 accuracy', '2 damage', '1 damage 2 accuracy'], defense: ['1 block'] }
  match.player1.attack('wookiees 1', salvo)
  match.until('target')
  expect(match.attacked).toEqual(['wookiees 1'])
  match.player1.attack('wookiees 1', salvo)
  match.settle()
  expect(match.figures['wookiees 1'].damage).toBe(8)
  expect(match.activated).toEqual(['wookiees'])
})

test('a repulsor tank defends with a block or an evade more [card: SC2-M Repulsor Tank (Elite)]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper', at: '5,1' } } },
    player2: { groups: { tank: { card: 'sc2-m-repulsor-tank', at: '1,1' } } },
  })
  match.player1.activate('trooper')
  match.player1.attack('tank', {
    dice: ['2 damage 4 accuracy', '2 damage 2 accuracy'],
    defense: ['1 block'],
    at: '2,1',
  })
  match.player2.use('Defensible')
  match.player2.choose({ result: 'block' })
  match.settle()
  expect(match.figures.tank.damage).toBe(2)
})

test('a Probe Droid destroys itself at the end of a round [card: Probe Droid]', () => {
  const match = situation({
    player1: {
      groups: { probe: { card: 'probe-droid', at: '3,1' }, trooper: { card: 'stormtrooper', at: '2,1' } },
    },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['4,1', '6,6'] } } },
  })
  match.until('round-end')
  match.rolls('2 damage')
  match.player1.use('Self-Destruct')
  expect(match.figures.probe.at).toBe('gone')
  expect(match.figures['wookiees 1'].damage).toBe(2)
  expect(match.figures['wookiees 2'].damage).toBe(0)
  expect(match.figures.trooper.damage).toBe(2)
  expect(match.player2.points).toBe(3)
})

test('a Sentry Droid fires at two targets with less damage each [card: Sentry Droid]', () => {
  const match = situation({
    player1: { groups: { sentry: { card: 'sentry-droid', at: '1,1' } } },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['3,1', '3,3'] } } },
  })
  match.player1.activate('sentry')
  match.player1.special('Multi-Fire')
  const shot = { dice: ['2 damage 2 accuracy', '2 damage 3 accuracy'], defense: ['1 block'] }
  match.player1.attack('wookiees 1', shot)
  match.until('target')
  match.player1.attack('wookiees 2', shot)
  match.settle()
  expect(match.figures['wookiees 1'].damage).toBe(2)
  expect(match.figures['wookiees 2'].damage).toBe(2)
  expect(match.player1.offers({ do: 'special' })).toBe(false)
})

test('a Sentry Droid’s charged shot reaches 2 spaces farther [card: Sentry Droid]', () => {
  const match = situation({
    player1: { groups: { sentry: { card: 'sentry-droid', at: '1,1' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '5,1' } } },
  })
  match.player1.activate('sentry')
  match.player1.special('Charged Shot')
  match.player1.attack('wookiee', {
    dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.wookiee.damage).toBe(3)
})

test('BT-1 fires missiles of different dice at different targets, Focused for each [card: BT-1 (Destructive Assassin)]', () => {
  const match = situation({
    player1: { groups: { bt: { card: 'bt-1', at: '1,1' } } },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['3,1', '3,3'] } } },
  })
  match.player1.activate('bt')
  match.player1.special('Missile Salvo')
  match.player1.choose({ die: 'red' })
  match.player1.attack('wookiees 1', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.until('attack-die')
  expect(match.player1.all('die')).toEqual(['blue', 'yellow'])
  match.player1.choose({ die: 'blue' })
  expect(match.attacked).toEqual(['wookiees 2'])
  match.player1.attack('wookiees 2', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures['wookiees 1'].damage).toBe(4)
  expect(match.figures['wookiees 2'].damage).toBe(3)
})

test('BT-1 has one missile for each object, too [card: BT-1 (Destructive Assassin)]', () => {
  const match = situation({
    board: { rows: ['.......', '.......'], barricades: ['4,0', '4,1'] },
    player1: { groups: { bt: { card: 'bt-1', at: '1,0' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '6,1' } } },
  })
  match.player1.activate('bt')
  match.player1.special('Missile Salvo')
  match.player1.choose({ die: 'blue' })
  match.rolls('1 surge 2 accuracy', '1 surge 1 accuracy')
  match.player1.choose({ do: 'attack', space: '4,0' })
  match.until('attack-die')
  match.player1.choose({ die: 'yellow' })
  expect(match.offered.map(({ space }) => space)).not.toContain('4,0')
})

test('0-0-0 operates on whoever stands beside him [card: 0-0-0 (Specialized in Pain)]', () => {
  const match = situation({
    player1: {
      groups: { droid: { card: '0-0-0', at: '1,1' }, trooper: { card: 'stormtrooper', at: '1,2' } },
    },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '2,1' } } },
    active: 'droid',
  })
  match.player1.special('Invasive Procedure')
  expect(match.player1.all('figure')).toEqual(['trooper', 'wookiee'])
  match.player1.choose({ figure: 'wookiee' })
  match.player2.number(0)
  expect(match.figures.wookiee).toMatchObject({ damage: 2, conditions: ['bleeding'] })
  expect(match.figures.droid.conditions).toEqual(['focused'])
  match.player1.end()
  expect(match.figures.wookiee.conditions).toEqual(['bleeding', 'weakened'])
})

test('0-0-0’s shocking palm stuns instead of hurting [card: 0-0-0 (Specialized in Pain)]', () => {
  const match = situation({
    player1: { groups: { droid: { card: '0-0-0', at: '1,1' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '2,1' } } },
  })
  match.player1.activate('droid')
  match.player1.attack('wookiee', { dice: ['3 damage', '1 damage 2 surge'], defense: ['1 block'] })
  match.player1.surge('Shocking Palm')
  match.settle()
  expect(match.figures.wookiee).toMatchObject({ damage: 0, conditions: ['stunned'] })
})
