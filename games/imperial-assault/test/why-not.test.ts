/** Why a thing can't be chosen, with the rule behind it. */
import { expect, test } from 'vitest'
import { imperialAssault } from '../index.ts'
import { type Situation, type SituationGiven, situation } from './play.ts'

function why(
  match: Situation,
  thing: string,
  seat: 0 | 1 = 0,
): readonly [string | undefined, string | undefined] {
  const { view } = seat === 0 ? match.player1 : match.player2
  const refusal = imperialAssault.whyNot(view, seat, thing)
  return [refusal?.refused, refusal?.rule]
}

/** The number of a figure by its name. */
function figure(match: Situation, name: string): string {
  const id = Object.entries(match.state.options.names ?? {}).find(([, one]) => one === name)?.[0]
  return `figure:${id}`
}

const POSITION: SituationGiven = {
  board: { rows: ['........#.', '........##', '..........', '..........'], terminals: ['9,3'] },
  player1: {
    groups: {
      trooper: { card: 'Stormtrooper', at: '1,2' },
      officer: { card: 'Imperial Officer', at: '0,0', exhausted: true },
      vader: { card: 'Darth Vader', at: '0,3' },
    },
    hand: ['Urgency', 'Lure of the Dark Side', 'Son of Skywalker'],
  },
  player2: {
    groups: {
      near: { card: 'Imperial Officer', at: '4,2' },
      behind: { card: 'Imperial Officer', at: '6,2' },
      walled: { card: 'Imperial Officer', at: '9,0' },
    },
  },
}

test('groups: exhausted, the other’s, or another is active', () => {
  const match = situation(POSITION)
  expect(why(match, 'group:1')).toEqual(['group-exhausted', 'ia.exhaust.5'])
  expect(why(match, 'group:3')).toEqual(['not-your-figure', 'ia.activation.2'])
  expect(why(match, 'group:3', 1)).toEqual(['not-your-turn', 'ia.activation.2'])
  const active = situation({ ...POSITION, active: 'trooper' })
  expect(why(active, 'group:2')).toEqual(['other-figure-active', 'ia.activation.3'])
})

test('targets: behind a figure, behind walls, not adjacent', () => {
  const match = situation({ ...POSITION, active: 'trooper' })
  expect(why(match, figure(match, 'behind'))).toEqual(['sight-blocked-by', 'ia.line-of-sight.3'])
  expect(why(match, figure(match, 'walled'))).toEqual(['no-line-of-sight', 'ia.line-of-sight.3'])
  const melee = situation({ ...POSITION, active: 'vader' })
  expect(why(melee, figure(melee, 'near'))).toEqual(['not-adjacent', 'ia.attack-steps.3'])
})

test('attacks: attacked already, no actions, Stunned', () => {
  const used = situation({ ...POSITION, active: { figure: 'trooper', actions: 1, attacks: 1 } })
  expect(why(used, figure(used, 'near'))).toEqual(['already-attacked', 'ia.actions.10'])
  const done = situation({ ...POSITION, active: { figure: 'trooper', actions: 0, attacks: 1 } })
  done.state.figures[0].points = 1
  expect(why(done, figure(done, 'near'))[0]).toBeDefined()
  const stunned = situation({
    ...POSITION,
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,2', conditions: ['stunned'] } } },
    active: 'trooper',
  })
  expect(why(stunned, figure(stunned, 'near'))).toEqual(['is-stunned', 'ia.stunned.1'])
  expect(why(stunned, 'space:0')).toEqual(['is-stunned', 'ia.stunned.1'])
})

test('spaces: no points, too far, taken, blocking', () => {
  const match = situation({ ...POSITION, active: 'trooper' })
  expect(why(match, 'space:2')).toEqual(['no-movement-points', 'ia.movement-points.1'])
  match.player1.move('trooper')
  expect(why(match, 'space:37')).toEqual(['too-far', 'ia.movement-points.1'])
  expect(why(match, 'space:0')).toEqual(['space-occupied', 'ia.move.9'])
  expect(why(match, 'space:8')).toEqual(['space-blocking', 'ia.blocking-terrain.2'])
})

test('a token that is too far away', () => {
  const match = situation({ ...POSITION, active: 'trooper' })
  expect(why(match, 'token:0')).toEqual(['not-beside-token', 'ia.interact.3'])
})

test('command cards: nobody can use it, a special action, not now', () => {
  const match = situation({ ...POSITION, active: 'trooper' })
  const [urgency, lure, son] = match.state.sides[0].hand
  expect(why(match, `card:${son}`)).toEqual(['card-no-user', 'ia.command-cards.8'])
  expect(why(match, `card:${lure}`)).toEqual(['card-special-action', 'ia.actions.4'])
  expect(why(match, `card:${urgency}`)).toEqual(['card-special-action', 'ia.actions.4'])
})

test('after the end nothing can be chosen', () => {
  const match = situation({
    ...POSITION,
    step: 'round-end',
    player1: { groups: { vader: { card: 'Darth Vader', at: '0,3' } }, points: 40 },
  })
  expect(why(match, 'group:0')[0]).toBe('match-over')
})
