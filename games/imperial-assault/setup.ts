/** The state before the first step: deployment cards lie open, command decks are not yet shuffled (ia.mission-setup-skirmish.1). */
import type { RngState, Seat } from '@dejarik/kernel'
import type { Army } from './build/index.ts'
import { commandNumber, deploymentNumber, upgradeNumber } from './facts/index.ts'
import { newCampaign } from './rules/campaign/start.ts'
import { designOf } from './rules/cards.ts'
import { type FigureId, type ImperialAssaultOptions, NONE, type State } from './state.ts'

export function setup(options: ImperialAssaultOptions, rng: RngState): State {
  const state: State = {
    step: 'set-up',
    rng,
    options,
    mission: NONE,
    doors: 0,
    round: 0,
    initiative: 0,
    turn: 0,
    figures: [],
    groups: [],
    tokens: [],
    sides: [],
    held: [],
    campaign: null,
    activation: null,
    effects: [],
    attacks: [],
    test: null,
    walking: NONE,
    using: [],
    counters: [],
    winners: null,
    endedBy: '',
  }
  if (options.campaign === undefined)
    for (const [seat, army] of options.armies.entries()) bring(state, seat, army)
  else {
    state.step = 'campaign-start'
    newCampaign(state, options.campaign)
  }
  return state
}

/** Groups, upgrades and command deck of one player. */
export function bring(s: State, seat: Seat, { groups, upgrades, commands }: Army): void {
  for (const { card, count } of groups)
    for (let i = 0; i < count; i++) addGroup(s, seat, deploymentNumber(card))
  const numbers = (cards: Army['commands'], of: (id: string) => number): number[] =>
    cards.flatMap(({ card, count }) => new Array<number>(count).fill(of(card)))
  s.sides.push({
    deck: numbers(commands, commandNumber),
    hand: [],
    discard: [],
    points: 0,
    defeatedCost: 0,
    zone: NONE,
    upgrades: numbers(upgrades, upgradeNumber),
  })
}

/** All figures of the card, or only so many. */
export function addGroup(s: State, seat: Seat, kind: number, count = designOf(kind).facts.group): void {
  const group = s.groups.length
  const figures: FigureId[] = []
  for (let i = 0; i < count; i++) {
    figures.push(s.figures.length)
    s.figures.push({
      group,
      seat,
      kind,
      space: NONE,
      turned: false,
      gone: false,
      damage: 0,
      strain: 0,
      conditions: 0,
      points: 0,
      carried: [],
      used: [],
    })
  }
  s.groups.push({ seat, kind, figures, ready: true, spare: 0, activations: 0, attachments: [] })
}
