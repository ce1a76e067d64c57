/** Command cards that make others attack. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { HIT } from './duel.ts'

test('Take it Down: a friend attacks with two more damage [card: Take it Down]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { gideon: { card: 'Gideon Argus', at: '1,1' }, shooter: { card: 'Stormtrooper', at: ['1,2'] } },
      hand: ['Take it Down'],
    },
    player2: { groups: { foe: { card: 'Trandoshan Hunter', at: ['4,1'] } } },
    active: 'gideon',
  })
  match.player1.play('Take it Down')
  match.player1.attack('foe', HIT)
  expect(match.figures.foe.damage).toBe(5)
  expect(match.player1.offers({ do: 'attack', figure: 'gideon' })).toBe(true)
})

test('Lure of the Dark Side: a hostile figure attacks its own side [ia.attack-special.14] [ia.attack-special.15] [card: Lure of the Dark Side]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { vader: { card: 'Darth Vader', at: '1,1' } }, hand: ['Lure of the Dark Side'] },
    player2: {
      groups: { gideon: { card: 'Gideon Argus', at: '3,1' }, gaarkhan: { card: 'Gaarkhan', at: '5,1' } },
    },
    active: 'vader',
  })
  match.player1.play('Lure of the Dark Side')
  expect(match.player1.all('target')).toEqual(['gaarkhan', 'vader'])
  match.player1.attack('gaarkhan', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.gaarkhan.damage).toBe(2)
})

test('Ferocity: at the end of the round a Creature attacks, whoever it belongs to [card: ferocity]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-end',
    player1: { groups: { guard: { card: 'Royal Guard', at: ['6,2', '7,2'] } }, hand: ['Ferocity'] },
    player2: { groups: { nexu: { card: 'Nexu', at: '3,1' }, gaarkhan: { card: 'Gaarkhan', at: '2,1' } } },
  })
  match.player1.play('Ferocity')
  match.player1.attack('gaarkhan', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.gaarkhan.damage).toBe(3)
})

test('Optimal Bombardment: machines beside Sorin attack, each with Blast 1 [card: Optimal Bombardment]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { sorin: { card: 'General Sorin', at: '1,1' }, probe: { card: 'Probe Droid', at: '1,2' } },
      hand: ['Optimal Bombardment'],
    },
    player2: { groups: { foes: { card: 'Trandoshan Hunter', at: ['4,2', '5,2'] } } },
    active: 'sorin',
  })
  match.player1.play('Optimal Bombardment')
  match.until('target')
  match.player1.attack('foes 1', {
    dice: ['2 damage 3 accuracy', '1 damage 2 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures['foes 1'].damage).toBe(3)
  expect(match.figures['foes 2'].damage).toBe(1)
})

test('Optimal Bombardment: in the order of its player [card: Optimal Bombardment]', () => {
  const match = situation({
    player1: {
      groups: {
        sorin: { card: 'General Sorin', at: '1,1' },
        probes: { card: 'Probe Droid', at: '1,2' },
        sentry: { card: 'Sentry Droid', at: ['2,0'] },
      },
      hand: ['Optimal Bombardment'],
    },
    player2: { groups: { foes: { card: 'Trandoshan Hunter', at: ['4,2', '5,2'] } } },
    active: 'sorin',
  })
  match.player1.play('Optimal Bombardment')
  match.player1.pick({ figure: 'sentry' }, { figure: 'probes' })
  match.player1.attack('foes 1')
  expect(match.attack?.attacker).toBe('sentry')
})

test('Coordinated Attack: two figures shoot at the same one through others [card: Coordinated Attack]', () => {
  const match = situation({
    unwritten: true,
    board: ['.........', '.########'],
    player1: {
      groups: { loku: { card: 'Loku Kanoloa', at: '0,0' }, gideon: { card: 'Gideon Argus', at: '0,1' } },
      hand: ['Coordinated Attack'],
    },
    player2: { groups: { foes: { card: 'Trandoshan Hunter', at: ['2,0', '4,0'] } } },
    active: 'loku',
  })
  match.player1.play('Coordinated Attack')
  match.player1.attack('foes 2', { dice: ['1 damage 5 accuracy', '1 damage'], defense: ['1 block'] })
  match.until('attack-now')
  match.player1.yes()
  expect(match.attacked).toEqual(['foes 2'])
})
