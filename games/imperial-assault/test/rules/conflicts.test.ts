/** Rulebook: simultaneous effects, conflicts of timing, interrupts. */
import { expect, test } from 'vitest'
import { type SituationGiven, situation } from '../play.ts'

/** A trooper who may reroll attacks Vader, who may reroll, too. */
const BOTH_REROLL: SituationGiven = {
  player1: { groups: { squad: { card: 'Stormtrooper', at: ['1,1', '1,2'] } } },
  player2: { groups: { vader: { card: 'Darth Vader', at: '3,1' } } },
  active: 'squad 1',
}

const ROLL = { dice: ['1 damage 2 accuracy', '2 damage 1 accuracy'], defense: ['1 block', '1 block'] }

test('in an attack the attacker’s effects come before the defender’s [ia.timing.1] [ia.timing.4] [ia.conflicts.2] [ia.attack-steps.6]', () => {
  const match = situation({ ...BOTH_REROLL, initiative: 'player2' })
  match.player1.attack('vader', ROLL)
  expect([match.asked, match.question]).toEqual(['player1', 'attack-rerolls'])
  match.player1.pass()
  expect([match.asked, match.question]).toEqual(['player2', 'attack-rerolls'])
  match.player2.use('Foresight')
  match.player2.reroll(['1 block'], ['3 block'])
  expect(match.figures.vader.damage).toBe(0)
})

test('also in what follows from it: a defeat in an attack [ia.timing.4] [ia.conflicts.2]', () => {
  const match = situation({
    initiative: 'player2',
    player1: { groups: { vader: { card: 'Darth Vader', at: '1,1' } }, hand: ['Celebration'] },
    player2: {
      groups: {
        gideon: { card: 'Gideon Argus', at: '2,1', damage: 3 },
        chewbacca: { card: 'Chewbacca', at: '5,1', exhausted: true },
      },
      hand: ['Debts Repaid'],
    },
    active: 'vader',
  })
  match.player1.attack('gideon', {
    dice: ['3 damage', '3 damage', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.until('defeated')
  expect(match.asked).toBe('player1')
  match.player1.play('Celebration')
  expect([match.asked, match.question]).toEqual(['player2', 'defeated'])
})

test('what was declined comes back only with its next trigger [ia.conflicts.4] [ia.conflicts.5]', () => {
  const match = situation({
    ...BOTH_REROLL,
    player1: { groups: { squad: { card: 'Stormtrooper', at: ['1,1', '1,2'] } }, hand: ['Deadeye'] },
  })
  match.player1.attack('vader', ROLL)
  match.player1.pass()
  match.player2.pass()
  expect(match.question).toBe('attack-modifiers')
  match.player1.pass()
  match.settle()
  expect(match.player1.hand).toEqual(['Deadeye'])
  match.player1.end()
  match.player1.attack('vader', ROLL)
  match.until('attack-modifiers')
  expect(match.player1.offers({ card: 'Deadeye' })).toBe(true)
})

test('a player orders his own effects, and decides on each when its turn comes [ia.conflicts.3] [ia.conflicts.4] [ia.attack-special.13]', () => {
  const match = situation({
    ...BOTH_REROLL,
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1' } }, hand: ['Deadeye', 'Blitz'] },
    active: 'trooper',
  })
  match.player1.attack('vader', ROLL)
  match.until('attack-modifiers')
  expect(match.player1.all('card')).toEqual(['Blitz', 'Deadeye'])
  match.player1.play('Blitz')
  expect(match.player1.all('card')).toEqual(['Deadeye'])
  match.player1.pass()
  expect(match.player1.hand).toEqual(['Deadeye'])
})

test('outside of attacks the player with initiative comes first [ia.timing.3] [ia.conflicts-skirmish.1]', () => {
  const match = situation({
    step: 'round-start',
    initiative: 'player2',
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,1' } }, hand: ['Sit Tight'] },
    player2: { groups: { vader: { card: 'Darth Vader', at: '5,5' } }, hand: ['Sit Tight'] },
  })
  expect([match.asked, match.question]).toEqual(['player2', 'round-start'])
  match.player2.pass()
  expect(match.asked).toBe('player1')
})

test('an interrupt is resolved wholly, then what it interrupted goes on [ia.interrupt.1] [ia.interrupt.2] [ia.attack-special.3]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'Stormtrooper (Elite)', at: '1,1' } } },
    player2: { groups: { han: { card: 'Han Solo', at: '4,1' } } },
    active: 'trooper',
  })
  match.player1.attack('han', { dice: ['1 damage 2 accuracy', '2 damage 1 accuracy'], defense: ['dodge'] })
  match.until('attack-resolved')
  match.player2.use('Return Fire')
  match.player2.attack('trooper', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy', '2 damage 1 accuracy'],
    defense: ['3 block'],
  })
  match.settle()
  expect(match.figures.trooper.damage).toBe(3)
  expect(match.picture).toMatchObject({ active: 'trooper', actions: 1 })
  expect(match.groups.han.ready).toBe(true)
})

test('an attack that its own interrupt made impossible is lost with its action [ia.interrupt.4] [ia.interrupt.5] [ia.interrupt.6]', () => {
  const match = situation({
    player1: { groups: { hunter: { card: 'Trandoshan Hunter', at: '1,1' } } },
    player2: {
      groups: {
        officer: { card: 'Imperial Officer', at: '3,1', damage: 2 },
        other: { card: 'Imperial Officer', at: '3,8' },
      },
      deck: [],
    },
    active: 'hunter',
  })
  match.player1.attack('officer')
  expect(match.figures.officer.at).toBe('gone')
  expect(match.events).not.toContain('rolled')
  expect(match.picture.actions).toBe(1)
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
})

test('dice are added before the roll, and only then [ia.attack-special.11]', () => {
  const match = situation({
    ...BOTH_REROLL,
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1' } } },
    player2: { groups: { officer: { card: 'Stormtrooper (Elite)', at: '3,1' } }, hand: ['Brace for Impact'] },
    active: 'trooper',
  })
  match.player1.attack('officer', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block', '3 block'],
  })
  expect([match.asked, match.question]).toEqual(['player2', 'attack-pool'])
  expect(match.attack?.step).toBe(1)
  match.player2.play('Brace for Impact')
  match.settle()
  expect(match.figures.officer.damage).toBe(0)
})

test('who has activated everybody uses nothing any more that belongs to an activation of his own [ia.exhaust.9]', () => {
  const match = situation({
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,1' } }, hand: ['Fleet Footed'] },
    player2: {
      groups: {
        vader: { card: 'Darth Vader', at: '9,1' },
        other: { card: 'Imperial Officer', at: '9,5' },
      },
    },
    active: 'officer',
  })
  expect(match.player1.offers({ do: 'command', card: 'Fleet Footed' })).toBe(true)
  match.player1.end()
  for (const group of ['vader', 'other']) {
    match.player2.activate(group)
    expect(match.asked).toBe('player2')
    match.player2.end()
  }
  expect(match.state.round).toBe(2)
  expect(match.player1.hand).toContain('Fleet Footed')
})

test('dice and tokens never run out [ia.component-limits.1] [ia.component-limits.2]', () => {
  const conditions = ['stunned', 'bleeding', 'focused'] as const
  const squad = (y: number) => ({ card: 'Stormtrooper', at: [`6,${y}`, `7,${y}`, `8,${y}`], conditions })
  const match = situation({
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1' } } },
    player2: {
      groups: {
        vader: { card: 'Darth Vader', at: '3,1' },
        a: squad(3),
        b: squad(4),
        c: squad(5),
        d: squad(6),
      },
      hand: ['Brace for Impact'],
    },
    active: 'trooper',
  })
  const marked = Object.values(match.figures).filter((one) => one.conditions.length === 3)
  expect(marked).toHaveLength(12)
  match.player1.attack('vader', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block', '1 block', '1 block'],
  })
  match.player2.play('Brace for Impact')
  match.until('attack-rerolls')
  expect(match.attack?.defense).toHaveLength(3)
})

test('what may be used in an activation is offered around actions [ia.activation.16] [ia.abilities.13]', () => {
  const match = situation({
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,1' } }, hand: ['Fleet Footed'] },
    player2: { groups: { vader: { card: 'Darth Vader', at: '9,1' } } },
    active: 'officer',
  })
  expect(match.player1.offers({ do: 'command', card: 'Fleet Footed' })).toBe(true)
  match.player1.play('Fleet Footed')
  expect(match.figures.officer.points).toBe(1)
  expect(match.picture.actions).toBe(2)
})

test('two who shoot back at the same time do so in the order of the player whose activation it is [ia.interrupt.7]', () => {
  const hired = (at: string, damage: number) => ({ card: 'Hired Gun', at: [at], damage })
  const match = situation({
    initiative: 'player2',
    active: 'walker',
    player1: { groups: { walker: { card: 'AT-ST', at: '0,0' }, ours: hired('7,1', 2) } },
    player2: {
      groups: { officer: { card: 'Imperial Officer (Elite)', at: '6,1' }, theirs: hired('6,2', 2) },
    },
  })
  match.player1.attack('officer', {
    dice: ['1 damage 5 accuracy', '2 damage', '2 damage 1 surge'],
    defense: ['blank'],
  })
  match.until('surge')
  match.player1.surge('blast 2')
  match.until('interrupts')
  expect(match.player1.offered).toEqual([
    { do: 'interrupts', figure: 'ours' },
    { do: 'interrupts', figure: 'theirs' },
  ])
  match.player1.choose({ figure: 'theirs' })
  expect(match.player2.offers({ do: 'use', ability: 'parting-shot', figure: 'theirs' })).toBe(true)
})
