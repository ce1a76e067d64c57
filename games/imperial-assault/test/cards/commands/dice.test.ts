/** Command cards that change or reroll dice. */
import { expect, test } from 'vitest'
import { type Situation, situation } from '../../play.ts'
import { duel, HIT } from './duel.ts'

/** Behind a pillar, nobody sees anybody. */
const AMBUSH = {
  unwritten: true,
  board: ['......', '.#....', '......'],
  player1: { groups: { hero: { card: 'Stormtrooper', at: ['0,1'] } }, hand: ['Element of Surprise'] },
  player2: { groups: { foe: { card: 'Trandoshan Hunter', at: ['4,1'] } } },
}

test('Element of Surprise takes a die from who did not see the attacker when its activation began [card: Element of Surprise]', () => {
  const match = situation(AMBUSH)
  match.player1.activate('hero')
  match.player1.move('hero', '1,0')
  match.player1.attack('foe', { dice: HIT.dice })
  match.player1.play('Element of Surprise')
  match.settle()
  expect(match.figures.foe.damage).toBe(4)
})

test('Element of Surprise is no surprise to who saw the attacker all along [card: Element of Surprise]', () => {
  const match = situation({ ...AMBUSH, board: ['......', '......', '......'] })
  match.player1.activate('hero')
  match.player1.move('hero', '1,0')
  match.player1.attack('foe', HIT)
  match.settle()
  expect(match.player1.hand).toEqual(['Element of Surprise'])
})

test('Element of Surprise: seen is who is seen with any space of its base, as it stood when its activation began [ia.large-figures.3] [card: Element of Surprise]', () => {
  const ambush = (turned: boolean): Situation => {
    const match = situation({
      unwritten: true,
      board: ['....', '.#..', '##..'],
      player1: {
        groups: { gun: { card: 'E-Web Engineer', at: '0,0', turned } },
        hand: ['Element of Surprise'],
      },
      player2: { groups: { foe: { card: 'Trandoshan Hunter', at: ['2,2'] } } },
    })
    match.player1.activate('gun')
    return match
  }
  const aware = ambush(true)
  aware.player1.attack('foe')
  expect(aware.player1.offers({ do: 'command', card: 'Element of Surprise' })).toBe(false)
  // Along the wall nobody sees it.
  expect(ambush(false).player1.offers({ do: 'attack' })).toBe(false)
})

test('One in a Million leaves the target no dice in an attack out of turn [card: One in a Million]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { gideon: { card: 'Gideon Argus', at: '1,1' }, jyn: { card: 'Jyn Odan', at: '1,2' } },
      hand: ['Take it Down', 'One in a Million'],
    },
    player2: { groups: { foe: { card: 'Trandoshan Hunter', at: ['3,2'] } } },
    active: 'gideon',
  })
  match.player1.play('Take it Down')
  match.player1.attack('foe', { dice: ['1 damage 1 surge 1 accuracy', '1 damage 1 surge 2 accuracy'] })
  match.player1.play('One in a Million')
  match.settle()
  expect(match.figures.foe.damage).toBe(4)
})

test('Wild Fire takes two dice from the defense [card: Wild Fire]', () => {
  const match = duel({ card: 'CT-1701', hand: ['Wild Fire'], foe: 'AT-ST' })
  match.player1.attack('foe')
  match.player1.play('Wild Fire')
  match.until('remove-dice')
  match.player1.pick({ color: 'black' }, { color: 'black' })
  expect(match.attack?.defense ?? []).toEqual([])
  expect(match.events.filter((what) => what === 'die-removed')).toHaveLength(2)
})

test('Run for Cover takes a die from the attacker [card: Run for Cover]', () => {
  const match = duel({ foe: 'Jyn Odan', foeHand: ['Run for Cover'] })
  match.player1.attack('foe', { dice: ['2 damage 3 accuracy'], defense: ['1 block'] })
  match.player2.play('Run for Cover')
  match.player2.choose({ do: 'remove-die', color: 'green' })
  match.settle()
  expect(match.figures.foe.damage).toBe(1)
})

test('Heightened Reflexes removes what one defense die shows [card: Heightened Reflexes]', () => {
  const match = duel({ card: 'Trandoshan Hunter', hand: ['Heightened Reflexes'], foe: 'AT-ST', foeAt: '5,1' })
  match.player1.attack('foe', { dice: HIT.dice, defense: ['3 block', '1 block'] })
  match.player1.play('Heightened Reflexes')
  match.player1.choose({ do: 'remove-die', side: '3 block' })
  match.settle()
  expect(match.figures.foe.damage).toBe(3)
})

test('Brace for Impact adds a black die to the defense [ia.attack-special.11] [card: Brace for Impact]', () => {
  const match = duel({ foeHand: ['Brace for Impact'] })
  match.player1.attack('foe', { dice: HIT.dice, defense: ['1 block', '2 block'] })
  match.player2.play('Brace for Impact')
  expect(match.figures.foe.damage).toBe(1)
})

test('Stealth Tactics adds a white die to the defense [card: Stealth Tactics]', () => {
  const match = duel({ foeHand: ['Stealth Tactics'] })
  match.player1.attack('foe', { dice: HIT.dice, defense: ['1 block', 'dodge'] })
  match.player2.play('Stealth Tactics')
  expect(match.figures.foe.damage).toBe(0)
})

test('Wild Attack adds a die to both sides [card: Wild Attack]', () => {
  const match = duel({ hand: ['Wild Attack'] })
  match.player1.attack('foe', { dice: [...HIT.dice, '2 damage'], defense: ['2 block', '1 block'] })
  match.player1.play('Wild Attack')
  expect(match.figures.foe.damage).toBe(3)
})

test('Tools for the Job adds a die of its player’s choice [card: Tools for the Job]', () => {
  const match = duel({ card: 'Jyn Odan', hand: ['Tools for the Job'] })
  match.player1.attack('foe', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy', '1 damage'],
    defense: ['1 block'],
  })
  match.player1.play('Tools for the Job')
  match.player1.choose({ do: 'die', die: 'red' })
  match.settle()
  expect(match.figures.foe.damage).toBe(4)
})

test('Concentrated Fire adds a red die to a comrade’s attack, and stuns who gives it [card: Concentrated Fire]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { squad: { card: 'Stormtrooper', at: ['1,1', '1,4'] } },
      hand: ['Concentrated Fire'],
    },
    player2: { groups: { foe: { card: 'Trandoshan Hunter', at: ['4,1'] } } },
    active: 'squad 1',
  })
  match.player1.attack('foe', { dice: [...HIT.dice, '1 damage'], defense: ['1 block'] })
  match.player1.play('Concentrated Fire', { by: 'squad 2' })
  match.settle()
  expect(match.figures.foe.damage).toBe(4)
  expect(match.figures['squad 2'].conditions).toEqual(['stunned'])
})

test('Hard to Hit rerolls a defense die [card: Hard to Hit]', () => {
  const match = duel({ foeHand: ['Hard to Hit'] })
  match.player1.attack('foe', HIT)
  match.rolls('3 block')
  match.player2.play('Hard to Hit')
  match.settle()
  expect(match.figures.foe.damage).toBe(1)
})

test('Mitigate rerolls an attack die [card: Mitigate]', () => {
  const match = duel({ hand: ['Mitigate'] })
  match.player1.attack('foe', { dice: ['1 surge 2 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.rolls('2 damage 4 accuracy')
  match.player1.play('Mitigate')
  match.player1.choose({ do: 'reroll', side: '1 surge 2 accuracy' })
  match.settle()
  expect(match.figures.foe.damage).toBe(3)
})

test("Officer’s Training rerolls a die, and a Leader draws a card as well [card: Officer's Training]", () => {
  const match = duel({ card: 'Fenn Signis', hand: ["Officer's Training"], foe: 'AT-ST' })
  match.player1.attack('foe')
  match.player1.play("Officer's Training")
  match.decline()
  expect(match.player1.hand).toHaveLength(1)
})

test('Guardian Stance rerolls any number of dice of an attack on a friend beside the Guardian [card: Guardian Stance]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } } },
    player2: {
      groups: {
        officer: { card: 'Imperial Officer', at: '4,1' },
        guard: { card: 'Royal Guard', at: ['5,1'] },
      },
      hand: ['Guardian Stance'],
    },
    active: 'shooter',
  })
  match.player1.attack('officer', { dice: HIT.dice, defense: ['blank'] })
  match.rolls('1 damage 2 accuracy', 'dodge')
  match.player2.play('Guardian Stance')
  match.player2.pick({ do: 'reroll', side: '2 damage 3 accuracy' }, { do: 'reroll', side: 'blank' })
  match.settle()
  expect(match.figures.officer.damage).toBe(0)
})

test('Guardian Stance does nothing for a friend further away [card: Guardian Stance]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } } },
    player2: {
      groups: {
        foe: { card: 'Trandoshan Hunter', at: ['4,1'] },
        guard: { card: 'Royal Guard', at: ['7,1'] },
      },
      hand: ['Guardian Stance'],
    },
    active: 'shooter',
  })
  match.player1.attack('foe', HIT)
  match.settle()
  expect(match.player2.hand).toEqual(['Guardian Stance'])
})

test('I Can Feel It rerolls a die, or is worth a victory point as an action [card: I Can Feel It]', () => {
  const match = duel({ card: 'Luke Skywalker', hand: ['I Can Feel It'] })
  match.player1.play('I Can Feel It')
  expect(match.player1.points).toBe(1)
})

test('I Can Feel It rerolls a defense die of the Force User who is attacked [card: I Can Feel It]', () => {
  const match = duel({ foe: 'Diala Passil', foeHand: ['I Can Feel It'] })
  match.player1.attack('foe', { dice: HIT.dice, defense: ['blank'] })
  match.rolls('dodge')
  match.player2.play('I Can Feel It')
  match.settle()
  expect(match.figures.foe.damage).toBe(0)
})
