/** Groups and lesser figures of the Rebellion. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const TROOPER = { groups: { trooper: { card: 'stormtrooper-elite', at: '4,1' } } }

test('a Rebel Trooper aims as long as it has not left its space [card: Rebel Trooper]', () => {
  const match = situation({
    player1: { groups: { rebels: { card: 'rebel-trooper', at: '1,1' } } },
    player2: TROOPER,
  })
  match.player1.activate('rebels')
  match.player1.move('rebels')
  match.player1.attack('trooper', { dice: ['1 damage 2 accuracy', '1 surge'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.trooper.damage).toBe(1)
})

test('a Rebel Trooper that has moved does not aim [card: Rebel Trooper]', () => {
  const match = situation({
    player1: { groups: { rebels: { card: 'rebel-trooper', at: '0,1' } } },
    player2: TROOPER,
  })
  match.player1.activate('rebels')
  match.player1.move('rebels', '1,1')
  match.player1.attack('trooper', {
    dice: ['2 damage 3 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.trooper.damage).toBe(2)
})

test('a Rebel Trooper that an interrupt lets attack aims, if it has stood still in this activation [card: Rebel Trooper]', () => {
  const match = situation({
    player1: {
      groups: { leia: { card: 'leia-organa', at: '1,3' }, rebels: { card: 'rebel-trooper', at: '1,1' } },
    },
    player2: TROOPER,
    active: 'leia',
  })
  match.player1.special('Battlefield Leadership')
  match.player1.attack('trooper', {
    dice: ['1 surge 2 accuracy', '1 surge', '1 surge'],
    defense: ['3 block'],
  })
  match.until('choose-figure')
  match.player1.choose({ figure: 'rebels' })
  match.player1.yes()
  match.player1.attack('trooper', { dice: ['1 damage 2 accuracy', '1 surge'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.trooper.damage).toBe(1)
})

test('an elite Rebel Trooper gets into position: 4 points at once, and Focused [ia.actions.8] [card: Rebel Trooper (Elite)]', () => {
  const match = situation({
    player1: { groups: { rebels: { card: 'rebel-trooper-elite', at: '1,1' } } },
    player2: { groups: { trooper: { card: 'stormtrooper-elite', at: '9,7' } } },
    active: 'rebels',
  })
  match.player1.special('Get Into Position')
  match.player1.walk('3,1')
  match.decline()
  expect(match.figures.rebels).toMatchObject({ at: '3,1', conditions: ['focused'] })
  expect(match.activated).toEqual(['trooper'])
})

test('a Saboteur triggers the same surge ability twice, not three times [card: Rebel Saboteur]', () => {
  const match = situation({
    player1: { groups: { saboteur: { card: 'rebel-saboteur', at: '2,1' } } },
    player2: { groups: { trooper: { card: 'stormtrooper-elite', at: '4,1', conditions: [] } } },
  })
  match.player1.activate('saboteur')
  match.player1.attack('trooper', { dice: ['2 damage 1 surge', '1 damage 2 surge'], defense: ['3 block'] })
  match.player1.surge('pierce 2')
  match.player1.surge('pierce 2')
  expect(match.player1.offers({ surge: 'pierce 2' })).toBe(false)
  match.player1.done()
  expect(match.figures.trooper.damage).toBe(3)
})

test('an elite Saboteur sees past figures [card: Rebel Saboteur (Elite)]', () => {
  const match = situation({
    board: ['......'],
    player1: { groups: { saboteur: { card: 'rebel-saboteur-elite', at: '0,0' } } },
    player2: { groups: { troopers: { card: 'stormtrooper', at: ['2,0', '4,0'] } } },
  })
  match.player1.activate('saboteur')
  expect(match.player1.all('target')).toEqual(['troopers 1', 'troopers 2'])
})

test('a Ranger hides after it has defeated its target [card: Alliance Ranger]', () => {
  const match = situation({
    player1: { groups: { ranger: { card: 'alliance-ranger', at: '1,1' } } },
    player2: { groups: { troopers: { card: 'stormtrooper', at: ['4,1', '9,8'], damage: 2 } } },
  })
  match.player1.activate('ranger')
  match.player1.attack('troopers 1', {
    dice: ['2 damage 3 accuracy', '2 damage 3 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.ranger.conditions).toEqual(['hidden'])
})

test.each([
  ['alliance-ranger', 'Sniper', 1],
  ['alliance-ranger-elite', 'Elite Sniper', 2],
])('%s rerolls at 5 spaces or more', (card, ability, most) => {
  const match = situation({
    player1: { groups: { ranger: { card, at: '1,1' } } },
    player2: { groups: { trooper: { card: 'stormtrooper-elite', at: '6,1' } } },
  })
  match.player1.activate('ranger')
  match.player1.attack('trooper', { dice: ['1 surge 2 accuracy', '1 damage 2 accuracy'] })
  match.player1.use(ability)
  expect(match.match.ask).toMatchObject({ form: 'some', max: most })
})

test('a Smuggler opens a door and slips on [card: Alliance Smuggler]', () => {
  const match = situation({
    board: { rows: ['......', '......'], doors: ['2,0,W 2,1,W'] },
    player1: { groups: { smuggler: { card: 'alliance-smuggler', at: '1,0' } } },
    player2: { groups: { trooper: { card: 'stormtrooper-elite', at: '5,1' } } },
  })
  match.player1.activate('smuggler')
  match.player1.special("Smuggler's Instincts")
  match.player1.walk('3,0')
  expect(match.figures.smuggler.at).toBe('3,0')
})

test('a Smuggler is hard to hit, and slips away afterwards [card: Alliance Smuggler]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper-elite', at: '4,1' } } },
    player2: { groups: { smuggler: { card: 'alliance-smuggler', at: '1,1' } } },
  })
  match.player1.activate('trooper')
  match.player1.attack('smuggler', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['blank'],
  })
  match.until('spend-points')
  expect(match.figures.smuggler.damage).toBe(0)
  match.player2.walk('1,3')
  expect(match.figures.smuggler.at).toBe('1,3')
})

test('an Echo Base Trooper takes red for blue at the front line [card: Echo Base Trooper]', () => {
  const match = situation({
    player1: { groups: { echo: { card: 'echo-base-trooper', at: '1,1' } } },
    player2: TROOPER,
  })
  match.player1.activate('echo')
  match.player1.attack('trooper', { dice: ['3 damage', '2 damage 3 accuracy'], defense: ['1 block'] })
  match.player1.use('Front Line')
  match.settle()
  expect(match.figures.trooper.damage).toBe(4)
})

test('the combat suit of an elite Echo Base Trooper takes 1 Pierce away [card: Echo Base Trooper (Elite)]', () => {
  const match = situation({
    player1: { groups: { luke: { card: 'luke-skywalker', at: '1,1' } } },
    player2: { groups: { echo: { card: 'echo-base-trooper-elite', at: '2,1' } } },
  })
  match.player1.activate('luke')
  match.player1.special('Saber Strike')
  match.player1.attack('echo', { dice: ['3 damage', '1 damage 2 accuracy'], defense: ['3 block'] })
  match.settle()
  expect(match.figures.echo.damage).toBe(3)
})

test.each([
  [4, false],
  [5, true],
])('a Wookiee Warrior with %i damage is furious: %s [card: Wookiee Warrior]', (damage, furious) => {
  const match = situation({
    player1: { groups: { wookiee: { card: 'wookiee-warrior', at: '3,1', damage } } },
    player2: TROOPER,
  })
  match.player1.activate('wookiee')
  match.player1.attack('trooper', { dice: ['1 damage', '2 damage 1 accuracy'], defense: ['3 block'] })
  expect(match.question === 'surge').toBe(furious)
})

test('Biv: first the blade, then the gun, on the same figure [card: Biv Bodhrik]', () => {
  const match = situation({
    player1: { groups: { biv: { card: 'biv-bodhrik', at: '3,1' } } },
    player2: {
      groups: { vader: { card: 'darth-vader', at: '4,1' }, officer: { card: 'imperial-officer', at: '7,1' } },
    },
  })
  match.player1.activate('biv')
  match.player1.special('Close and Personal')
  match.player1.attack('vader', {
    dice: ['3 damage', '2 damage 1 accuracy'],
    defense: ['1 block', '1 block'],
  })
  match.until('target')
  expect(match.attacked).toEqual(['vader'])
  match.player1.attack('vader', {
    dice: ['2 damage 3 accuracy', '3 damage', '2 damage 1 accuracy'],
    defense: ['1 block', '1 block'],
  })
  match.settle()
  expect(match.figures.vader.damage).toBe(8)
})

test('Biv in the fray gets a block [card: Biv Bodhrik]', () => {
  const match = situation({
    player1: { groups: { troopers: { card: 'stormtrooper', at: ['4,1', '3,4'] } } },
    player2: { groups: { biv: { card: 'biv-bodhrik', at: '1,1' } } },
  })
  match.player1.activate('troopers 1')
  match.player1.attack('biv', { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.biv.damage).toBe(2)
})
