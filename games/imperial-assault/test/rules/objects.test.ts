/** Rulebook: objects, doors, terminals, control and interacting. */
import { expect, test } from 'vitest'
import { type SituationGiven, situation } from '../play.ts'

const far = { card: 'Imperial Officer', at: '7,2' }

/** A wall with a door in it. */
const DOOR: SituationGiven = {
  board: {
    rows: ['........', '........', '........'],
    walls: ['4,0,W', '4,2,W'],
    doors: ['4,1,W'],
  },
  player1: { groups: { trooper: { card: 'Stormtrooper', at: '3,1' } } },
  player2: { groups: { officer: { card: 'Imperial Officer', at: '6,1' }, far } },
  active: 'trooper',
}

test('a closed door is a wall: no sight, no step [ia.doors.1] [ia.doors.2]', () => {
  const match = situation(DOOR)
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
  match.player1.move('trooper')
  expect(match.player1.all('to')).not.toContain('4,1')
})

test('interacting opens it, for an action [ia.doors.3] [ia.interact.2]', () => {
  const match = situation(DOOR)
  match.player1.interact('open-door', { door: 1 })
  expect(match.picture).toMatchObject({ doors: [], actions: 1 })
  expect(match.player1.offers({ do: 'attack', target: 'officer' })).toBe(true)
})

test('only from a space at its edge, and nobody closes it [ia.doors.5] [ia.doors.7]', () => {
  const beside = situation({ ...DOOR, player1: { groups: { trooper: { card: 'Stormtrooper', at: '3,0' } } } })
  expect(beside.player1.offers({ do: 'interact' })).toBe(false)
  const open = situation({ ...DOOR, open: [1] })
  expect(open.player1.offers({ do: 'interact' })).toBe(false)
})

/** A barricade has 3 health and 1 block. */
const BARRICADE: SituationGiven = {
  board: { rows: ['........', '........', '........'], barricades: ['4,1'], terminals: ['2,0'] },
  player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1' } } },
  player2: { groups: { officer: { card: 'Imperial Officer', at: '4,1' }, far } },
  active: 'trooper',
}

test('what the mission allows to attack is a target like a figure, also beside one [ia.attacking-objects.1] [ia.attacking-objects.9] [ia.attacking-objects.10] [ia.objects.5]', () => {
  const match = situation(BARRICADE)
  expect(match.player1.offers({ do: 'attack', object: 'barricade' })).toBe(true)
  expect(match.player1.offers({ do: 'attack', target: 'officer' })).toBe(true)
  expect(match.player1.offers({ do: 'attack', object: 'terminal' })).toBe(false)
})

test('it suffers what its block leaves, and is destroyed in the end [ia.attacking-objects.2] [ia.attacking-objects.3] [ia.attacking-objects.8]', () => {
  const match = situation(BARRICADE)
  match.player1.attack('barricade', { dice: ['1 damage 2 accuracy', '2 damage 2 accuracy'] })
  match.settle()
  expect(match.tokens.barricade).toMatchObject({ at: '4,1', damage: 2 })
  const again = situation(BARRICADE)
  again.player1.attack('barricade', { dice: ['2 damage 3 accuracy', '2 damage 2 accuracy'] })
  again.settle()
  expect(again.tokens.barricade.at).toBe('aside')
})

test('no condition for an object [ia.attacking-objects.7]', () => {
  const match = situation({
    ...BARRICADE,
    player1: { groups: { saboteur: { card: 'Rebel Saboteur', at: '2,1' } } },
    active: 'saboteur',
  })
  match.player1.attack('barricade', { dice: ['2 damage', '1 damage 2 surge'] })
  match.player1.surge('stun')
  match.settle()
  expect(match.tokens.barricade.damage).toBe(2)
  expect(match.figures.officer.conditions).toEqual([])
})

test('Blast of an attack on a figure hits the object in its space, too [ia.attacking-objects.11] [ia.attacking-objects.12] [ia.objects.6]', () => {
  const match = situation({
    ...BARRICADE,
    player1: { groups: { saboteur: { card: 'Rebel Saboteur', at: '2,1' } } },
    active: 'saboteur',
  })
  match.player1.attack('officer', { dice: ['2 damage', '1 damage 2 surge'], defense: ['1 block'] })
  match.player1.surge('blast 1')
  match.settle()
  expect(match.tokens.barricade.damage).toBe(1)
})

test('objects are in nobody’s way, neither for steps nor for sight [ia.objects.3] [ia.terminal-tokens.4]', () => {
  const match = situation({
    board: { rows: ['......'], barricades: ['3,0'], terminals: ['2,0'] },
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,0' } } },
    player2: { groups: { officer: { card: 'Imperial Officer', at: '5,0' } } },
    active: 'trooper',
  })
  expect(match.player1.offers({ do: 'attack', target: 'officer' })).toBe(true)
  match.player1.move('trooper')
  expect(match.player1.offers({ do: 'walk', to: '2,0', cost: 1 })).toBe(true)
  expect(match.player1.offers({ do: 'walk', to: '3,0', cost: 2 })).toBe(true)
})

const terminal = (at: string, enemy: string): SituationGiven => ({
  step: 'round-end',
  board: { rows: ['........', '........', '........'], terminals: ['2,1'] },
  player1: { groups: { officer: { card: 'Imperial Officer', at } }, deck: ['Urgency', 'Recovery', 'Rally'] },
  player2: { groups: { enemy: { card: 'Imperial Officer', at: enemy } } },
})

test('a terminal that one controls is a card more [ia.terminal-tokens.3] [ia.command-cards.4] [ia.control.4] [ia.status-phase-skirmish.3]', () => {
  expect(situation(terminal('3,2', '7,2')).player1.hand).toEqual(['Urgency', 'Recovery'])
})

test('beside it with an enemy, nobody controls it; too far away, neither [ia.control.5]', () => {
  const contested = situation(terminal('3,2', '1,1'))
  expect(contested.player1.hand).toEqual(['Urgency'])
  expect(contested.player2.hand).toHaveLength(1)
  expect(situation(terminal('7,2', '1,1')).player2.hand).toHaveLength(2)
  expect(situation(terminal('4,1', '7,2')).player1.hand).toEqual(['Urgency'])
})

test('what speaks of a figure does not help against an object; what speaks of the attack does [ia.attacking-objects.5]', () => {
  const hunter = (target: string) => {
    const match = situation({
      ...BARRICADE,
      player1: {
        groups: { hunter: { card: 'Trandoshan Hunter', at: '1,1' } },
        hand: ['Assassinate', 'Positioning Advantage'],
      },
      active: 'hunter',
    })
    match.player1.attack(target, { dice: ['1 damage 2 accuracy', '2 damage 2 accuracy'] })
    match.until('attack-modifiers')
    return match.player1.all('card')
  }
  expect(hunter('officer')).toEqual(['Assassinate', 'Positioning Advantage'])
  expect(hunter('barricade')).toEqual(['Positioning Advantage'])
})

test('what hurts objects hurts those that can be attacked, and nothing pushes them [ia.attacking-objects.6] [ia.objects.4]', () => {
  const match = situation({
    ...BARRICADE,
    board: { rows: ['........', '........', '........'], barricades: ['4,1'], terminals: ['4,0'] },
    player1: { groups: { sabine: { card: 'Sabine Wren', at: '2,1' } } },
    active: 'sabine',
  })
  match.rolls('2 damage 1 accuracy')
  match.player1.use('Parting Gift')
  match.player1.choose({ space: '4,0' })
  expect(match.tokens.barricade).toMatchObject({ at: '4,1', damage: 2 })
  expect(match.tokens.terminal).toMatchObject({ at: '4,0', damage: 0 })
})

test('an attack that does nothing to an object is told, too [ia.attack-steps.14] [ia.attacking-objects.2]', () => {
  const match = situation(BARRICADE)
  match.player1.attack('barricade', { dice: ['1 surge 2 accuracy', '1 surge 1 accuracy'] })
  match.settle()
  expect(match.tokens.barricade).toMatchObject({ damage: 0 })
  expect(match.events).toContain('no-damage-object')
})
