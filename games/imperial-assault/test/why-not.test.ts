/** Why a thing can't be chosen, with the rule behind it. */
import { expect, test } from 'vitest'
import { cardOf, imperialAssault } from '../index.ts'
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

const CAMPAIGN: SituationGiven = {
  board: { rows: ['..........', '..........', '..........', '..........'], crates: ['3,3'], points: ['9,0'] },
  campaign: {
    heroes: {
      gideon: { hero: 'gideon-argus', at: '1,1', strain: 5, cards: ['item/portable-medkit', 'item/dl-44'] },
      diala: { hero: 'diala-passil', at: '1,3' },
    },
    allies: { chewie: { card: 'Chewbacca', at: '2,3' } },
    groups: { officer: { card: 'Imperial Officer', at: '8,1' } },
    hand: ['Stormtrooper', 'Imperial Officer'],
    reserve: ['Royal Guard'],
    depleted: ['item/portable-medkit'],
    threat: 3,
  },
}

/** Seats of the campaign: Gideon, Diala, the Imperial player. */
function whyIn(match: Situation, seat: number, thing: string): readonly (string | undefined)[] {
  const refusal = imperialAssault.whyNot(match.match.view(seat), seat, thing)
  return [refusal?.refused, refusal?.rule]
}

test('campaign: whose turn it is, whose hero is active, and second activations', () => {
  const match = situation(CAMPAIGN)
  expect(whyIn(match, 2, 'group:3')).toEqual(['other-sides-turn', 'ia.activation-phase.3'])
  match.hero('gideon').activate('gideon')
  expect(whyIn(match, 1, 'space:0')).toEqual(['other-figure-active', 'ia.activation.2'])
  match.hero('gideon').end()
  match.empire.activate('officer')
  match.empire.end()
  expect(whyIn(match, 0, 'group:0')[0]).toBe('group-exhausted')
  const next = situation({ ...CAMPAIGN, step: 'status' })
  next.until('activate')
  next.hero('gideon').activate('gideon')
  next.hero('gideon').end()
  next.empire.activate('officer')
  next.empire.end()
  expect(whyIn(next, 0, 'group:0')).toEqual(['second-activation-waits', 'ia.activation.8'])
})

test('campaign: strain, rest, crates for heroes alone', () => {
  const match = situation({ ...CAMPAIGN, active: 'gideon' })
  expect(whyIn(match, 0, 'action:strain-move')).toEqual(['too-much-strain', 'ia.strain-campaign.5'])
  const ally = situation({ ...CAMPAIGN, active: 'chewie' })
  expect(whyIn(ally, 0, 'action:rest')).toEqual(['not-a-hero', 'ia.allies-rebel.10'])
  expect(whyIn(ally, 0, 'token:0')).toEqual(['crates-for-heroes', 'ia.interact.4'])
})

test('campaign: cards that are depleted, exhausted, another’s, or work of themselves', () => {
  const match = situation({ ...CAMPAIGN, active: 'gideon' })
  const held = (id: string): string => `held:${match.state.held.indexOf(match.card(id))}`
  expect(whyIn(match, 0, held('item/portable-medkit'))).toEqual(['card-depleted', 'ia.deplete.1'])
  expect(whyIn(match, 2, held('item/dl-44'))).toEqual(['not-your-card', 'ia.play-area.1'])
  expect(whyIn(match, 0, held('reward/legendary'))[0]).toBe('card-works-always')
})

test('campaign: groups that are too dear, reserved, or wait for the status phase', () => {
  const match = situation(CAMPAIGN)
  const [troopers, officer] = match.state.campaign?.hand ?? []
  const [guards] = match.state.campaign?.reserve ?? []
  expect(whyIn(match, 2, `deployment:${troopers}`)).toEqual(['too-little-threat', 'ia.deployment-campaign.9'])
  expect(whyIn(match, 2, `deployment:${officer}`)).toEqual(['deploy-later', 'ia.status-phase-campaign.6'])
  expect(whyIn(match, 2, `deployment:${guards}`)).toEqual(['group-reserved', 'ia.reserved-groups.5'])
})

test('campaign: what is on offer and too dear', () => {
  const match = situation({
    step: 'buy-items',
    campaign: { heroes: CAMPAIGN.campaign?.heroes ?? {}, slot: 0, credits: 450 },
  })
  const card = match.state.campaign?.items[2].find((one) => cardOf(one).facts.cost > 450)
  expect(whyIn(match, 0, `card:${card}`)).toEqual(['too-few-credits', 'ia.rebel-upgrade-stage.8'])
})
