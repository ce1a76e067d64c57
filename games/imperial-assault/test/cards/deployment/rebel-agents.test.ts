/** Spies and Force users of the Rebellion from other boxes. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Davith begins Hidden [card: Davith Elso]', () => {
  const match = situation({
    player1: { groups: { davith: { card: 'davith-elso', at: '1,1' } } },
    player2: { groups: { officer: { card: 'imperial-officer', at: '9,7' } } },
    step: 'first-hand',
  })
  expect(match.figures.davith.conditions).toEqual(['hidden'])
})

test('Davith cuts whom he runs through, once a round [card: Davith Elso]', () => {
  const match = situation({
    board: ['.......'],
    player1: { groups: { davith: { card: 'davith-elso', at: '0,0', points: 6 } } },
    player2: { groups: { vader: { card: 'darth-vader', at: '1,0' } } },
    active: 'davith',
  })
  match.player1.walk('2,0')
  expect(match.figures.vader.damage).toBe(1)
  match.player1.walk('0,0')
  expect(match.figures.vader.damage).toBe(1)
})

test('Davith’s fell swoop is a second attack, and only once a round [card: Davith Elso]', () => {
  const match = situation({
    player1: { groups: { davith: { card: 'davith-elso', at: '3,1' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '4,1' } } },
    active: 'davith',
  })
  const blow = { dice: ['1 damage 1 surge 1 accuracy', '1 damage 2 surge'], defense: ['1 block'] }
  match.player1.attack('wookiee', blow)
  match.player1.surge('Fell Swoop')
  match.player1.done()
  match.player1.walk('3,2')
  expect(match.figures.davith.conditions).toEqual(['hidden'])
  match.player1.attack('wookiee', blow)
  expect(match.player1.offers({ do: 'surge', surge: 'Fell Swoop' })).toBe(false)
  expect(match.player1.offers({ do: 'surge', surge: 'pierce 3' })).toBe(true)
  match.settle()
  expect(match.figures.wookiee.damage).toBe(2)
})

test('Verena fights with the weapon of whoever is close, then with her knife [card: Verena Talos]', () => {
  const match = situation({
    player1: { groups: { verena: { card: 'verena-talos', at: '3,1' } } },
    player2: { groups: { vader: { card: 'darth-vader', at: '4,1' } } },
    active: 'verena',
  })
  match.player1.special('Close Quarters')
  match.player1.attack('vader', {
    dice: ['3 damage', '2 damage 1 surge', '1 damage 2 accuracy'],
    defense: ['1 block', '1 block'],
  })
  match.player2.pass()
  match.rolls('2 damage', '1 block', '1 block')
  match.player1.surge('Fighting Knife')
  match.until('target')
  match.player1.attack('vader')
  match.settle()
  expect(match.figures.vader.damage).toBe(4 + 1)
})

test('cheap figures beside Obi-Wan neither interact nor count for control [card: Obi-Wan Kenobi (Jedi Knight)]', () => {
  const match = situation({
    board: { rows: ['......', '......'], doors: ['2,0,W 2,1,W'], terminals: ['0,0'] },
    player1: { groups: { officer: { card: 'imperial-officer', at: '1,0' } } },
    player2: { groups: { obi: { card: 'obi-wan-kenobi', at: '1,1' } }, deck: ['Urgency', 'Rally'] },
  })
  match.player1.activate('officer')
  expect(match.player1.offers({ do: 'interact' })).toBe(false)
  match.nextRound()
  // One card, and one more for the terminal.
  expect(match.player2.hand).toHaveLength(2)
})

test('Obi-Wan leaves his focus to a friend [card: Obi-Wan Kenobi (Jedi Knight)]', () => {
  const match = situation({
    player1: { groups: { vader: { card: 'darth-vader', at: '1,1' } } },
    player2: {
      groups: {
        obi: { card: 'obi-wan-kenobi', at: '2,1', damage: 8 },
        luke: { card: 'luke-skywalker', at: '9,7' },
      },
    },
  })
  match.player1.activate('vader')
  match.player1.attack('obi', { dice: ['3 damage', '3 damage', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.obi.at).toBe('gone')
  expect(match.figures.luke.conditions).toEqual(['focused'])
})

test('Murne lets a hostile trooper shoot its own comrade [ia.attack-special.14] [ia.attack-special.15] [card: Murne Rin]', () => {
  const match = situation({
    player1: { groups: { murne: { card: 'murne-rin', at: '1,1' } } },
    player2: { groups: { troopers: { card: 'stormtrooper', at: ['3,1', '5,1'] } } },
    active: 'murne',
  })
  match.player1.special('False Orders')
  match.player1.choose({ effect: 'attack' })
  expect(match.player1.all('target')).toEqual(['murne', 'troopers 2'])
  match.player1.attack('troopers 2', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['2 block'],
  })
  match.settle()
  expect(match.figures['troopers 2'].damage).toBe(2)
  expect(match.player1.offers({ do: 'attack', figure: 'murne' })).toBe(true)
})

test('who makes a figure attack uses its abilities [ia.attack-special.17]', () => {
  const match = situation({
    player1: { groups: { murne: { card: 'murne-rin', at: '1,1' } } },
    player2: {
      groups: { sentry: { card: 'sentry-droid', at: '3,1' }, vader: { card: 'darth-vader', at: '4,2' } },
    },
    active: 'murne',
  })
  match.player1.special('False Orders')
  match.player1.choose({ effect: 'attack' })
  match.player1.attack('vader', {
    dice: ['1 surge 1 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block', '1 block'],
  })
  match.player1.use('Targeting Computer')
  match.player1.reroll(['1 surge 1 accuracy'], ['2 damage 3 accuracy'])
  match.settle()
  expect(match.figures.vader.damage).toBe(2)
})

test('Murne moves a hostile figure [card: Murne Rin]', () => {
  const match = situation({
    player1: { groups: { murne: { card: 'murne-rin', at: '1,1' } } },
    player2: { groups: { trooper: { card: 'stormtrooper', at: '3,1' } } },
    active: 'murne',
  })
  match.player1.special('False Orders')
  match.player1.choose({ effect: 'move' })
  match.player1.walk('7,1')
  expect(match.figures.trooper.at).toBe('7,1')
})

test('Murne reports: with more cards in hand she and a friend hide [card: Murne Rin]', () => {
  const match = situation({
    player1: {
      groups: { murne: { card: 'murne-rin', at: '1,1' }, luke: { card: 'luke-skywalker', at: '2,2' } },
      hand: ['Urgency'],
    },
    player2: { groups: { trooper: { card: 'stormtrooper', at: '9,7' } } },
    active: 'murne',
  })
  match.player1.end()
  match.player1.use('Field Report')
  expect(match.figures.murne.conditions).toEqual(['hidden'])
  expect(match.figures.luke.conditions).toEqual(['hidden'])
})
