/** Rebel heroes of the core box. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const TROOPER = { groups: { trooper: { card: 'stormtrooper-elite', at: '4,1' } } }

test('Diala shatters the defense for a command card [card: diala-passil]', () => {
  const match = situation({
    player1: { groups: { diala: { card: 'diala-passil', at: '1,1' } }, hand: ['Urgency'] },
    player2: { groups: { champion: { card: 'royal-guard-champion', at: '2,1' } } },
  })
  match.player1.activate('diala')
  match.player1.attack('champion', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.player1.use('Shattering Blow')
  match.player1.choose({ do: 'remove-black' })
  match.settle()
  expect(match.figures.champion.damage).toBe(4)
  expect(match.player1.discard).toEqual(['Urgency'])
})

test('Diala shatters nothing without a card to discard [card: diala-passil]', () => {
  const match = situation({
    player1: { groups: { diala: { card: 'diala-passil', at: '1,1' } } },
    player2: { groups: { champion: { card: 'royal-guard-champion', at: '2,1' } } },
  })
  match.player1.activate('diala')
  match.player1.attack('champion')
  expect(match.events).toContain('rolled')
})

test('Fenn lends Assault to one trooper a round [card: fenn-signis]', () => {
  const match = situation({
    player1: {
      groups: {
        fenn: { card: 'fenn-signis', at: '1,1' },
        troopers: { card: 'rebel-trooper', at: ['1,2', '1,3', '9,8'] },
      },
    },
    player2: TROOPER,
  })
  const shot = { dice: ['1 damage 5 accuracy', '1 surge'], defense: ['3 block'] }
  match.player1.activate('troopers 1')
  match.player1.attack('trooper', shot)
  match.until('attack-resolved')
  match.player1.use('Trooper Assault')
  match.player1.attack('trooper', shot)
  match.settle()
  match.until('figure')
  match.player1.choose({ figure: 'troopers 2' })
  match.player1.attack('trooper', shot)
  match.settle()
  expect(match.question).toBe('act')
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
})

test('Fenn himself attacks twice [card: fenn-signis]', () => {
  const match = situation({
    player1: { groups: { fenn: { card: 'fenn-signis', at: '1,1' } } },
    player2: TROOPER,
    active: { figure: 'fenn', actions: 1, attacks: 1 },
  })
  expect(match.player1.offers({ do: 'attack', target: 'trooper' })).toBe(true)
})

test.each([
  [0, false],
  [1, true],
])('Gaarkhan with %i damage is enraged: %s [card: gaarkhan]', (damage, again) => {
  const match = situation({
    player1: { groups: { gaarkhan: { card: 'gaarkhan', at: '3,1', damage } } },
    player2: TROOPER,
    active: { figure: 'gaarkhan', actions: 1, attacks: 1 },
  })
  expect(match.player1.offers({ do: 'attack', target: 'trooper' })).toBe(again)
})

test('Gaarkhan charges, then attacks [card: gaarkhan]', () => {
  const match = situation({
    board: ['......', '.~~...', '......'],
    player1: { groups: { gaarkhan: { card: 'gaarkhan', at: '0,1' } } },
    player2: { groups: { trooper: { card: 'stormtrooper-elite', at: '5,1' } } },
  })
  match.player1.activate('gaarkhan')
  match.player1.special('Charge')
  match.player1.walk('4,1')
  match.player1.yes()
  match.player1.attack('trooper', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.trooper.damage).toBe(4)
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
})

test('Gideon moves a friend whom he sees by 2 points [card: gideon-argus]', () => {
  const match = situation({
    player1: {
      groups: { gideon: { card: 'gideon-argus', at: '1,1' }, luke: { card: 'luke-skywalker', at: '7,7' } },
    },
    player2: TROOPER,
    active: 'gideon',
  })
  match.player1.special('Tactical Maneuver')
  match.player1.walk('6,6')
  match.player1.walk('5,5')
  expect(match.figures.luke.at).toBe('5,5')
})

test('Gideon marks: a friend whom he sees becomes Focused [card: gideon-argus]', () => {
  const match = situation({
    board: ['...', '###', '...'],
    player1: {
      groups: {
        gideon: { card: 'gideon-argus', at: '0,0' },
        luke: { card: 'luke-skywalker', at: '2,0' },
        han: { card: 'han-solo', at: '0,2' },
      },
    },
    player2: { groups: { trooper: { card: 'stormtrooper', at: '2,2' } } },
    active: 'gideon',
  })
  match.player1.special('On My Mark')
  expect(match.figures.luke.conditions).toEqual(['focused'])
  expect(match.figures.han.conditions).toEqual([])
})

test('Jyn shoots first at who activates in front of her, once a round [card: jyn-odan]', () => {
  const match = situation({
    player1: { groups: { troopers: { card: 'stormtrooper-elite', at: ['4,1', '4,2', '9,8'] } } },
    player2: { groups: { jyn: { card: 'jyn-odan', at: '1,1' } } },
  })
  match.player1.activate('troopers 1')
  match.player2.use('Hair Trigger')
  match.player2.attack('troopers 1', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures['troopers 1'].damage).toBe(3)
  match.player1.end()
  match.player1.choose({ figure: 'troopers 2' })
  expect(match.question).toBe('act')
})

test('Hair Trigger that defeats the figure ends its activation', () => {
  const match = situation({
    player1: { groups: { troopers: { card: 'stormtrooper', at: ['4,1', '9,8'], damage: 2 } } },
    player2: { groups: { jyn: { card: 'jyn-odan', at: '1,1' } } },
  })
  match.player1.activate('troopers 1')
  match.player2.use('Hair Trigger')
  match.player2.attack('troopers 1', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures['troopers 1'].at).toBe('gone')
  expect(match.player1.offers({ figure: 'troopers 1' })).toBe(false)
})

test('Jyn’s evade is block as well, and movement afterwards [card: jyn-odan]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper-elite', at: '4,1' } } },
    player2: { groups: { jyn: { card: 'jyn-odan', at: '1,1' } } },
  })
  match.player1.activate('trooper')
  match.player2.pass()
  match.player1.attack('jyn', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block 1 evade'],
  })
  match.until('spend-points')
  expect(match.figures.jyn.damage).toBe(2)
  expect(match.player2.offers({ do: 'walk', to: '1,3' })).toBe(true)
  expect(match.player2.offers({ do: 'walk', to: '1,4' })).toBe(false)
})

test('Mak sees past figures [card: mak-eshkarey]', () => {
  const match = situation({
    board: ['......'],
    player1: { groups: { mak: { card: 'mak-eshkarey', at: '0,0' } } },
    player2: { groups: { troopers: { card: 'stormtrooper', at: ['2,0', '4,0', '5,0'] } } },
  })
  match.player1.activate('mak')
  expect(match.player1.all('target')).toEqual(['troopers 1', 'troopers 2', 'troopers 3'])
})

test('Mak’s critical hit costs the opponent a card if it defeats somebody [card: mak-eshkarey]', () => {
  const match = situation({
    player1: { groups: { mak: { card: 'mak-eshkarey', at: '1,1' } } },
    player2: { groups: { troopers: { card: 'stormtrooper', at: ['4,1', '9,8'] } }, hand: ['Urgency'] },
  })
  match.player1.activate('mak')
  match.player1.attack('troopers 1', {
    dice: ['1 damage 1 surge 3 accuracy', '2 damage 3 accuracy'],
    defense: ['2 block'],
  })
  match.player1.surge('Critical Hit')
  match.settle()
  expect(match.figures['troopers 1'].at).toBe('gone')
  expect(match.player2.hand).toEqual([])
  expect(match.player2.discard).toEqual(['Urgency'])
})

test('Luke strikes with his lightsaber: melee, red and yellow, Pierce 3 [card: Luke Skywalker (Hero of the Rebellion)]', () => {
  const match = situation({
    player1: { groups: { luke: { card: 'luke-skywalker', at: '1,1' } } },
    player2: { groups: { troopers: { card: 'stormtrooper-elite', at: ['2,1', '5,1'] } } },
  })
  match.player1.activate('luke')
  match.player1.special('Saber Strike')
  expect(match.attacked).toEqual(['troopers 1'])
  match.player1.attack('troopers 1', { dice: ['3 damage', '1 damage 2 accuracy'], defense: ['3 block'] })
  match.settle()
  expect(match.figures['troopers 1'].damage).toBe(4)
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
})

test('Luke inspires a friend within 3 spaces, not himself [card: Luke Skywalker (Hero of the Rebellion)]', () => {
  const match = situation({
    player1: {
      groups: { luke: { card: 'luke-skywalker', at: '1,4' }, gideon: { card: 'gideon-argus', at: '1,1' } },
    },
    player2: TROOPER,
  })
  match.player1.activate('gideon')
  match.player1.attack('trooper', {
    dice: ['1 damage 2 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.player1.use('Inspiring', { by: 'luke' })
  match.player1.reroll(['1 damage 2 accuracy'], ['2 damage 4 accuracy'])
  match.settle()
  expect(match.figures.trooper.damage).toBe(3)
  match.player1.end()
  match.player2.activate('trooper')
  match.player2.end()
  match.player1.activate('luke')
  match.player1.attack('trooper')
  expect(match.player1.offers({ ability: 'inspiring' })).toBe(false)
})

test('Han returns fire after an attack without damage, once a round [card: Han Solo (Scoundrel)]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper-elite', at: '4,1' } } },
    player2: { groups: { han: { card: 'han-solo', at: '1,1' } } },
  })
  match.player1.activate('trooper')
  match.player1.attack('han', { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'], defense: ['dodge'] })
  match.until('attack-resolved')
  match.player2.use('Return Fire')
  match.player2.attack('trooper', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['3 block'],
  })
  match.player2.surge('+2 damage')
  match.settle()
  expect(match.figures.trooper.damage).toBe(4)
  expect(match.question).toBe('act')
})

test('Han does not return fire once he is hurt [card: Han Solo (Scoundrel)]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper-elite', at: '4,1' } } },
    player2: { groups: { han: { card: 'han-solo', at: '1,1' } } },
  })
  match.player1.activate('trooper')
  match.player1.attack('han', { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  expect(match.figures.han.damage).toBe(4)
  expect(match.question).toBe('act')
})

test('Han distracts for a friend beside him [card: Han Solo (Scoundrel)]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper-elite', at: '4,1' } } },
    player2: {
      groups: { han: { card: 'han-solo', at: '1,2' }, gideon: { card: 'gideon-argus', at: '1,1' } },
    },
  })
  match.player1.activate('trooper')
  match.player1.attack('gideon', {
    dice: ['1 damage 1 surge 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  // The surge is gone, so nobody was asked what to spend it on.
  expect(match.figures.gideon.damage).toBe(2)
  expect(match.events).not.toContain('surge')
})

test('Chewbacca slams: a red die of damage, then a push [card: Chewbacca (Loyal Wookiee)]', () => {
  const match = situation({
    player1: { groups: { chewie: { card: 'chewbacca', at: '3,1' } } },
    player2: TROOPER,
  })
  match.player1.activate('chewie')
  match.rolls('3 damage')
  match.player1.special('Slam')
  match.player1.put('5,1')
  expect(match.figures.trooper).toMatchObject({ damage: 3, at: '5,1' })
  expect(match.player1.offers({ do: 'attack', target: 'trooper' })).toBe(true)
})

test('Chewbacca slams large figures, but does not push them [card: Chewbacca (Loyal Wookiee)]', () => {
  const match = situation({
    player1: { groups: { chewie: { card: 'chewbacca', at: '3,1' } } },
    player2: { groups: { nexu: { card: 'nexu', at: '4,1' } } },
  })
  match.player1.activate('chewie')
  match.rolls('1 damage')
  match.player1.special('Slam')
  expect(match.figures.nexu.damage).toBe(1)
  expect(match.question).toBe('act')
})

test('Critical Hit: whoever shoots back before he falls costs his side the card all the same [ia.interrupt.1]', () => {
  const match = situation({
    player1: { groups: { mak: { card: 'mak-eshkarey', at: '1,1' } } },
    player2: { groups: { guns: { card: 'hired-gun', at: ['4,1', '9,8'] } }, hand: ['Deadeye'] },
    active: 'mak',
  })
  match.player1.attack('guns 1', {
    dice: ['2 damage 3 accuracy', '1 damage 1 surge 3 accuracy'],
    defense: ['dodge'],
  })
  match.until('surge')
  match.player1.surge('Critical Hit')
  match.until('suffered')
  match.player2.use('Parting Shot')
  match.player2.attack('mak')
  match.settle()
  expect(match.figures['guns 1'].at).toBe('gone')
  expect(match.player2.hand).toEqual([])
})
