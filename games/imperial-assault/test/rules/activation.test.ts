/** Rulebook: activations, actions, groups, exhausting and readying. */
import { expect, test } from 'vitest'
import { type SituationGiven, situation } from '../play.ts'

const TWO_SIDES: SituationGiven = {
  player1: {
    groups: {
      squad: { card: 'Stormtrooper', at: ['1,1', '1,3'] },
      officer: { card: 'Imperial Officer', at: '1,5' },
    },
  },
  player2: {
    groups: { chewbacca: { card: 'Chewbacca', at: '9,1' }, gideon: { card: 'Gideon Argus', at: '9,5' } },
  },
}

test('the sides activate in turn, whoever has initiative first [ia.activation.2] [ia.initiative.1] [ia.activation-phase.1]', () => {
  const match = situation(TWO_SIDES)
  expect(match.asked).toBe('player1')
  match.player1.activate('officer')
  match.player1.end()
  expect(match.asked).toBe('player2')
  match.player2.activate('gideon')
  match.player2.end()
  expect(match.asked).toBe('player1')
})

test('each figure of a group has its two actions, one figure after the other [ia.activation.1] [ia.activation.3] [ia.activation.4] [ia.group.4] [ia.activation-phase.2]', () => {
  const match = situation(TWO_SIDES)
  match.player1.activate('squad 2')
  expect(match.picture).toMatchObject({ active: 'squad 2', actions: 2 })
  expect(match.player1.all('figure')).toEqual(['squad 2'])
  match.player1.end()
  expect(match.picture).toMatchObject({ active: 'squad 1', actions: 2 })
  match.player1.end()
  expect(match.asked).toBe('player2')
})

test('an activated group is exhausted and can’t be activated again [ia.activation.14] [ia.ready.2] [ia.exhaust.4] [ia.exhaust.5] [ia.group.5] [ia.ready.1] [ia.ready.4] [ia.exhaust.1]', () => {
  const match = situation(TWO_SIDES)
  match.player1.activate('officer')
  expect(match.groups.officer.ready).toBe(false)
  match.player1.end()
  match.until('activate')
  match.player2.activate('gideon')
  match.player2.end()
  expect(match.activated).toEqual(['squad'])
})

test('a last ready group is activated unasked [ia.activation-phase.1]', () => {
  const match = situation({
    ...TWO_SIDES,
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,5' } } },
  })
  expect([match.asked, match.question, match.picture.active]).toEqual(['player1', 'act', 'officer'])
  match.player1.end()
  expect([match.asked, match.question]).toEqual(['player2', 'activate'])
})

test('who has no ready group left is passed over [ia.activation.15]', () => {
  const match = situation({
    ...TWO_SIDES,
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,5' } } },
  })
  match.player1.activate('officer')
  match.player1.end()
  match.player2.activate('gideon')
  match.player2.end()
  expect(match.asked).toBe('player2')
  expect(match.activated).toEqual(['chewbacca'])
})

test('a figure may do without its actions [ia.actions.2] [ia.activation.12] [ia.activation.13] [ia.movement-points.3]', () => {
  const match = situation({ ...TWO_SIDES, active: 'officer' })
  match.player1.move('officer', '2,5')
  expect(match.figures.officer.points).toBe(3)
  match.player1.end()
  expect(match.figures.officer.points).toBe(0)
  expect(match.asked).toBe('player2')
})

test('moving twice is two actions, and points add up [ia.actions.1] [ia.actions.9] [ia.movement-points.2] [ia.move.1] [ia.move.2] [ia.movement-points.7]', () => {
  const match = situation({ ...TWO_SIDES, active: 'officer' })
  match.player1.move('officer')
  expect(match.figures.officer).toMatchObject({ at: '1,5', points: 4 })
  match.player1.move('officer')
  expect(match.figures.officer.points).toBe(8)
  expect(match.player2.view.figures.map(({ points }) => points)).toContain(8)
  expect(match.picture.actions).toBe(0)
  expect(match.player1.offers({ do: 'move' })).toBe(false)
})

test('points are spent before and after an attack [ia.actions.7] [ia.move.3] [ia.movement-points.4]', () => {
  const match = situation({
    ...TWO_SIDES,
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '4,1' } } },
    active: 'trooper',
  })
  match.player1.move('trooper', '5,1')
  match.player1.attack('chewbacca')
  match.settle()
  match.player1.walk('3,1')
  expect(match.figures.trooper.points).toBe(1)
})

test('no points can be spent in the middle of an action [ia.movement-points.5] [ia.actions.3]', () => {
  const match = situation({
    ...TWO_SIDES,
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '7,1', points: 3 } } },
    active: 'trooper',
  })
  match.player1.attack('chewbacca', {
    dice: ['1 damage 1 surge 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block', '1 block'],
  })
  expect(match.question).toBe('surge')
  expect(match.player1.offers({ do: 'walk' })).toBe(false)
})

/** An officer who can send a friend ahead. */
const ORDERING: SituationGiven = {
  ...TWO_SIDES,
  player1: {
    groups: {
      officer: { card: 'Imperial Officer', at: '1,5' },
      friend: { card: 'Stormtrooper', at: '2,5' },
    },
  },
  active: 'officer',
}

test('a special action once an activation [ia.actions.4] [ia.actions.11]', () => {
  const match = situation(ORDERING)
  match.player1.special('Order')
  match.player1.choose({ do: 'stay' })
  expect(match.picture.actions).toBe(1)
  // The friend is still beside him.
  expect(match.player1.offers({ do: 'special', ability: 'order' })).toBe(false)
})

test('what moves outside of its activation spends its points at once, and keeps its actions [ia.movement-points.6] [ia.actions.12]', () => {
  const match = situation(ORDERING)
  match.player1.special('Order')
  expect(match.question).toBe('spend-points')
  match.player1.walk('3,5')
  match.player1.choose({ do: 'stay' })
  expect(match.figures.friend.points).toBe(0)
  expect(match.groups.friend.ready).toBe(true)
})

test('points from a special action are spent inside it [ia.actions.8]', () => {
  const match = situation({
    ...TWO_SIDES,
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,5' } }, hand: ['Urgency'] },
    active: 'officer',
  })
  match.player1.play('Urgency')
  expect(match.question).toBe('spend-points')
  match.player1.walk('5,5')
  match.player1.choose({ do: 'stay' })
  expect(match.figures.officer.points).toBe(0)
  expect(match.player1.discard).toEqual(['Urgency'])
})

test('who is defeated in its own activation is done at once [ia.defeated.5]', () => {
  const match = situation({
    ...TWO_SIDES,
    player1: {
      groups: {
        officer: { card: 'Imperial Officer', at: '1,5', damage: 2, conditions: ['bleeding'] },
        other: { card: 'Imperial Officer', at: '1,1' },
      },
      deck: [],
    },
    active: 'officer',
  })
  match.player1.move('officer')
  expect(match.figures.officer.at).toBe('gone')
  expect(match.asked).toBe('player2')
})

test('who falls in its own activation has ended it: others may use what they have for that, it does not itself [ia.defeated.5]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: {
        murne: { card: 'Murne Rin', at: '1,5', damage: 5, conditions: ['bleeding'] },
        luke: { card: 'Luke Skywalker', at: '1,1', exhausted: true },
      },
      hand: ['Son of Skywalker', 'Urgency'],
      deck: [],
    },
    player2: { groups: { nexu: { card: 'Nexu', at: '9,4' } } },
    active: 'murne',
  })
  match.player1.move('murne')
  expect([match.figures.murne.at, match.player1.question]).toEqual(['gone', 'activation-end'])
  expect(match.player1.all('ability')).toEqual(['son-of-skywalker'])
  match.player1.play('Son of Skywalker')
  expect(match.groups.luke.ready).toBe(true)
})

test('the status phase readies every card [ia.status-phase-skirmish.2] [ia.ready.5]', () => {
  const match = situation(TWO_SIDES)
  match.nextRound()
  expect(Object.values(match.groups).every(({ ready }) => ready)).toBe(true)
  expect(match.picture.round).toBe(2)
})
