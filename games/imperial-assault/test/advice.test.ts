/** The plan that bots play by comes to blows and to an end: nobody waits for the other to come. */
import { type Answer, type Ask, FastRng, Match, optionsOf, type Seat } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { describe, expect, test } from 'vitest'
import { attackWorth } from '../bot/act.ts'
import { paceOf } from '../bot/pace.ts'
import { READY_ARMIES } from '../build/index.ts'
import { imperialAssault } from '../index.ts'
import { CAMPAIGN_MISSIONS, SKIRMISH_MISSIONS } from '../missions/index.ts'
import { playableHeroes } from '../options-campaign.ts'
import { randomSkirmishes } from '../random-options.ts'
import { targetsOf } from '../rules/attack/targets.ts'
import { missionNumber } from '../rules/missions.ts'
import { type Situation, situation } from './play.ts'

const PLENTY_OF_ROUNDS = 40
const [first, second] = READY_ARMIES

/** Whether a match in which everybody follows the plan ends in time. */
function ends(options: unknown, seed: string): boolean {
  const match = Match.start(imperialAssault, accepted(imperialAssault.readOptions(options)), seed, {
    keep: 1,
  })
  const rng = new FastRng(1977)
  while (!match.over && match.state.round < PLENTY_OF_ROUNDS) {
    const [ask] = match.asks
    expect(match.answer(ask.seat, imperialAssault.advice.greedy(match.state, ask, rng))).toBeNull()
  }
  return match.over
}

/** The answer of a player who lets his figures do nothing, if he is asked. */
function endingOf(ask: Ask, waiting: Seat): Answer | null {
  if (ask.seat !== waiting || ask.form !== 'one' || ask.what !== 'act') return null
  const end = optionsOf(ask).findIndex((option) => option.do === 'end')
  return end < 0 ? null : end
}

test.each([
  ['closed doors between the armies', 'hoth-battle-station-b'],
  ['closed doors between the armies', 'imperial-space-station-a'],
  ['doors that only terminals open', 'kuat-space-station-a'],
  ['objectives for both, out of sight of each other', 'geonosis-foundry-a'],
  ['objectives for both, out of sight of each other', 'imperial-research-lab-a'],
])('two players with the plan finish their skirmish: %s (%s)', (_, mission) => {
  expect(ends({ armies: [first.army, second.army], missions: [mission] }, 'plan')).toBe(true)
})

const tables = randomSkirmishes(SKIRMISH_MISSIONS.length, 1977)
test.each(SKIRMISH_MISSIONS.map(({ id }) => id))(
  'two players with the plan and any armies finish %s',
  (mission) => {
    for (const { armies, missions } of tables)
      if (missions.includes(mission)) expect(ends({ armies, missions }, 'any armies')).toBe(true)
  },
)

test('whoever has waited long for a line of sight opens the door between', () => {
  const { match } = situation({
    mission: 'hoth-battle-station-b',
    round: 20,
    open: [1, 2, 4],
    tokens: [],
    player1: {
      groups: {
        luke: { card: 'luke-skywalker', at: '10,12', damage: 7 },
        gideon: { card: 'gideon-argus', at: '10,13' },
      },
    },
    player2: { groups: { han: { card: 'han-solo', at: '7,14' } } },
  })
  const rng = new FastRng(1977)
  while (!match.over && match.state.round < 20 + PLENTY_OF_ROUNDS) {
    const [ask] = match.asks
    match.answer(ask.seat, imperialAssault.advice.greedy(match.state, ask, rng))
  }
  expect(match.over).toBe(true)
})

test('whoever can’t open a door from its side goes round: to an enemy who waits beyond it', () => {
  const { match } = situation({
    mission: 'kuat-space-station-b',
    round: 30,
    open: [2],
    tokens: [],
    player1: { groups: { fenn: { card: 'fenn-signis', at: '6,4' } } },
    player2: { groups: { han: { card: 'han-solo', at: '8,4' } } },
  })
  const rng = new FastRng(1977)
  const hasAttacked = (): boolean => match.log.some(({ what }) => what === 'attack')
  while (!hasAttacked() && match.state.round < 40) {
    const [ask] = match.asks
    match.answer(ask.seat, endingOf(ask, 1) ?? imperialAssault.advice.greedy(match.state, ask, rng))
  }
  expect(hasAttacked()).toBe(true)
})

test.each([
  ['stormtrooper', true],
  ['e-web-engineer', false],
])('nobody takes up so much that it can’t move any more: %s', (card, isStrong) => {
  const match = situation({
    mission: 'mos-eisley-outskirts-b',
    player1: { groups: { carrier: { card, at: '10,8' } } },
    player2: { groups: { han: { card: 'han-solo', at: '0,14' } } },
    active: 'carrier',
  })
  const [ask] = match.match.asks
  const answer = imperialAssault.advice.greedy(match.state, ask, new FastRng(1977))
  expect(match.offers({ what: 'retrieve' })).toBe(true)
  expect(match.offered[Number(answer)].what === 'retrieve').toBe(isStrong)
})

test('what counts elsewhere is taken up and brought there', () => {
  const { match } = situation({
    mission: 'mos-eisley-outskirts-b',
    player1: { groups: { luke: { card: 'luke-skywalker', at: '10,9' } } },
    player2: { groups: { han: { card: 'han-solo', at: '0,14' } } },
  })
  const rng = new FastRng(1977)
  while (match.state.sides[0].points === 0 && match.state.round < 8) {
    const [ask] = match.asks
    const answer = endingOf(ask, 1) ?? imperialAssault.advice.greedy(match.state, ask, rng)
    match.answer(ask.seat, answer)
  }
  expect(match.state.sides[0].points).toBe(15)
})

test.each(CAMPAIGN_MISSIONS.map(({ id }) => id))('heroes and Empire with the plan finish %s', (mission) => {
  const heroes = playableHeroes().slice(2, 6)
  expect(ends({ campaign: { heroes, mission } }, 'plan 2')).toBe(true)
})

describe('a Probe Droid with the plan', () => {
  const beside = (wookiees: string[], damage: number): Situation =>
    situation({
      player1: { groups: { probe: { card: 'probe-droid', at: '3,1', damage } } },
      player2: { groups: { wookiees: { card: 'wookiee-warrior', at: wookiees } } },
    })
  const planned = (match: Situation): unknown => {
    match.until('round-end')
    return imperialAssault.advice.greedy(match.state, match.match.asks[0], new FastRng(1977))
  }

  test('lives on while nobody is beside it', () => {
    expect(planned(beside(['6,1', '6,6'], 0))).toBe(1)
  })

  test('destroys itself among enemies when there is little left of it', () => {
    expect(planned(beside(['4,1', '2,1'], 4))).toBe(0)
  })
})

test('an attack on an object is weighed by its odds: a terminal out of range is not worth a shot', () => {
  const match = situation({
    mission: 'aftermath',
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '3,6' },
        fenn: { hero: 'fenn-signis', at: '0,2' },
      },
    },
  })
  const [near] = targetsOf(match.state, 0)
  expect(near).toMatchObject({ target: -1, distance: 1 })
  const worth = (distance: number): number => attackWorth(match.state, { ...near, distance })
  expect(worth(1)).toBeGreaterThan(worth(5))
  expect(worth(5)).toBeGreaterThan(worth(7))
  expect(worth(12)).toBe(0)
})

describe('heroes clear their way while there is time, and then do what they came for', () => {
  const between = (round: number): ReturnType<typeof situation>['state'] =>
    situation({
      mission: 'aftermath',
      round,
      campaign: {
        heroes: {
          gideon: { hero: 'gideon-argus', at: '4,5' },
          fenn: { hero: 'fenn-signis', at: '0,0' },
        },
        groups: { troopers: { card: 'Stormtrooper', at: ['3,6'] } },
      },
    }).state

  test.each([
    [1, 'figure'],
    [4, 'object'],
  ])('in round %i the best target is the %s', (round, best) => {
    const state = between(round)
    const targets = targetsOf(state, 0).map((target) => ({
      what: target.target < 0 ? 'object' : 'figure',
      worth: attackWorth(state, target),
    }))
    expect(new Set(targets.map(({ what }) => what)).size).toBe(2)
    expect(targets.toSorted((a, b) => b.worth - a.worth)[0].what).toBe(best)
  })

  test('compared with a hurt terminal, a hurt enemy tells less with every round', () => {
    const tells = (round: number, hurt: (state: ReturnType<typeof between>) => void): number => {
      const state = between(round)
      const before = imperialAssault.advice.evaluate(state, 0)
      hurt(state)
      return imperialAssault.advice.evaluate(state, 0) - before
    }
    const enemyToTerminal = (round: number): number =>
      tells(round, ({ figures }) => {
        figures[2].damage = 2
      }) /
      tells(round, ({ tokens }) => {
        tokens[0].damage = 2
      })
    expect(enemyToTerminal(1)).toBeGreaterThan(enemyToTerminal(3))
    expect(enemyToTerminal(3)).toBeGreaterThan(enemyToTerminal(6))
  })

  test.each([
    ['they hurry when half of the time is over', 'means-of-production', ['clearing', 'hurrying', 'hurrying']],
    ['nothing is to be destroyed', 'impounded', ['steady', 'steady', 'steady']],
  ])('%s (%s)', (_, mission, paces) => {
    const state = { ...between(1), mission: missionNumber(mission) }
    expect([1, 2, 3].map((round) => paceOf({ ...state, round }))).toEqual(paces)
  })
})

/** What the plan does with one figure until it is done, and where it comes on its way. */
function planned({ match }: Situation): {
  readonly acts: readonly string[]
  readonly spaces: readonly number[]
} {
  const rng = new FastRng(1977)
  const figure = match.state.activation?.figure ?? 0
  const acts: string[] = []
  const spaces = [match.state.figures[figure].space]
  while (!match.over && match.ask?.what === 'act' && match.ask.form === 'one') {
    const { ask } = match
    if (match.state.activation?.figure !== figure) break
    const answer = imperialAssault.advice.greedy(match.state, ask, rng)
    const { do: act } = optionsOf(ask)[answer as number]
    acts.push(act)
    match.answer(ask.seat, answer)
    if (act === 'walk') spaces.push(match.state.figures[figure].space)
  }
  return { acts, spaces }
}

test('an E-Web that was moved and can’t fire any more does not go back and forth', () => {
  const match = situation({
    board: ['......', '......'],
    player1: { groups: { engineer: { card: 'E-Web Engineer (Elite)', at: '0,0' } } },
    player2: { groups: { far: { card: 'Bossk', at: '5,1' } } },
    active: 'engineer',
  })
  match.player1.move('engineer', '1,0')
  const { spaces } = planned(match)
  expect(new Set(spaces).size).toBe(spaces.length)
})

test('a hero with an action left over and strain to lose rests instead of doing nothing', () => {
  const match = situation({
    board: ['..#.......', '..#.......', '###.......'],
    campaign: {
      heroes: {
        fenn: { hero: 'fenn-signis', at: '0,0', strain: 1 },
        diala: { hero: 'diala-passil', at: '1,0' },
      },
      groups: { troopers: { card: 'Stormtrooper', at: ['9,2'] } },
    },
    active: 'fenn',
  })
  expect(planned(match).acts).toContain('rest')
})
