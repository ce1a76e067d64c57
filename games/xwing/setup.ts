/** The state before the first step: squads as options name them, nothing on the table yet. */
import type { RngState } from '@dejarik/kernel'
import { upgradesOf } from './build/index.ts'
import { pilotFacts, pilotNumber } from './facts/index.ts'
import type { Pose } from './geometry/index.ts'
import { borrowAbilities } from './rules/borrowed-abilities.ts'
import { numberOf, sideFacts } from './rules/cards.ts'
import { chargesOf, forceCapacity, shieldCapacity } from './rules/charges.ts'
import { newDeck } from './rules/damage-deck.ts'
import { ruleCardsOf } from './rules/setup/rule-cards.ts'
import { type Ship, type SquadOption, type State, TOKENS, type XwingOptions } from './state.ts'

const NOWHERE: Pose = { x: 0, y: 0, a: 0 }

/** The cards of a ship: pilot, ship ability (an upgrade may put another in its place), upgrades by their front. */
function cardsOf(ship: SquadOption['ships'][number]): number[] {
  const pilot = pilotFacts(ship.pilot)
  const upgrades = upgradesOf(ship).map((id) => numberOf('upgrade', id))
  const replaced = upgrades.map((card) => sideFacts(card)?.shipAbility).find((id) => id != null)
  const ability = replaced ?? pilot.shipAbility
  return [
    numberOf('pilot', pilot.id),
    ...(ability === null ? [] : [numberOf('ship-ability', ability)]),
    ...upgrades,
  ]
}

export function newShip(id: number, seat: number, option: SquadOption['ships'][number]): Ship {
  const cards = cardsOf(option)
  const ship: Ship = {
    id,
    seat,
    pilot: pilotNumber(option.pilot),
    cards,
    charges: cards.map(() => 0),
    zone: 'reserve',
    destroyed: false,
    pose: NOWHERE,
    carrier: -1,
    shields: 0,
    force: 0,
    damage: [],
    tokens: TOKENS.map(() => 0),
    locks: [],
    dial: -1,
    dialUp: false,
    executed: null,
    turret: 'front',
    done: [],
    marks: 0,
    initiatives: [],
    conditions: [],
    scored: 0,
    lasting: [],
  }
  ship.charges = cards.map((_, slot) => chargesOf(ship, slot)?.value ?? 0)
  ship.force = forceCapacity(ship)
  return ship
}

export function setup(options: XwingOptions, rng: RngState): State {
  const ships: Ship[] = []
  for (const [seat, squad] of options.squads.entries())
    for (const option of squad.ships) ships.push(newShip(ships.length, seat, option))
  const s: State = {
    step: 'order',
    rng,
    options,
    environment: {
      id: options.environment === 'random' || options.environment === 'none' ? '' : options.environment,
      aside: [],
      markers: [0, 0],
    },
    ruleCards: [],
    round: 0,
    phase: 'setup',
    initiative: -1,
    firstPlayer: 0,
    ships,
    things: [],
    decks: [
      { draw: newDeck(), discard: [] },
      { draw: newDeck(), discard: [] },
    ],
    score: [0, 0],
    attack: null,
    queue: [],
    queueBase: 0,
    resolving: 0,
    active: -1,
    winner: -1,
    endedBy: '',
  }
  borrowAbilities(s)
  s.ruleCards = ruleCardsOf(s)
  for (const ship of ships) ship.shields = shieldCapacity(s, ship)
  return s
}
