/** Builds a state from a position in words. */

import { type Key, nearestWord, newRngState, normal, type Unreadable, unreadable } from '@dejarik/kernel'
import { CONDITIONS, FACTIONS, findPilot, findUpgrade, PILOTS, UPGRADES } from '../facts/index.ts'
import { printed } from '../facts/printed.ts'
import { degrees, MARKERS, MM, type Pose, tokenShape } from '../geometry/index.ts'
import { SEAT_NAMES, type SeatName } from '../names.ts'
import { ROUNDS } from '../options.ts'
import { borrowAbilities } from '../rules/borrowed-abilities.ts'
import { cardOf, isWritten, numberOf } from '../rules/cards.ts'
import { hullOf } from '../rules/charges.ts'
import { damageOn } from '../rules/conditions.ts'
import { damageKind } from '../rules/damage-deck.ts'
import { factsOfDevice, thingKindOf } from '../rules/devices/kinds.ts'
import { findEnvironment } from '../rules/environments.ts'
import { initiativeOf } from '../rules/initiative.ts'
import { findScenario } from '../rules/scenarios.ts'
import { addThing } from '../rules/setup/index.ts'
import { setup } from '../setup.ts'
import {
  ACTIVATED,
  ENGAGED,
  type ObjectId,
  type Phase,
  type Ship,
  type SquadOption,
  STREAMS,
  type State,
  THING,
  type ThingKind,
  TOKEN_NUMBER,
} from '../state.ts'
import {
  type ConditionGiven,
  type Given,
  MARKS,
  type Place,
  type ShipGiven,
  type ThingGiven,
} from './given.ts'
import { onDial, slowStraight } from './maneuver.ts'

/** Where each phase starts. */
/** Steps that begin a phase are called as it is. */
const PHASE_STEPS: readonly Phase[] = ['planning', 'system', 'activation', 'engagement', 'end']

const FIRST_STEP: { readonly [phase: string]: string } = {
  system: 'system-start',
  activation: 'activation-start',
  engagement: 'engagement-start',
}

/** Steps of one ship, and their phase. */
const SHIP_STEPS: { readonly [step: string]: Phase } = {
  maneuver: 'activation',
  'perform-action': 'activation',
  'declare-target': 'engagement',
}

function poseAt([x, y, heading]: Place): Pose {
  return { x: Math.round(x * MM), y: Math.round(y * MM), a: normal(degrees(heading)) }
}

/** What kind of thing a shape is, unless the file says otherwise. */
function kindOf(type: string): ThingKind {
  if (factsOfDevice(type) !== undefined) return thingKindOf(type)
  return MARKERS.some(({ id }) => id === type) ? 'objective' : 'obstacle'
}

function unknownCard(card: string, among: readonly { readonly id: string }[]): Unreadable {
  const meant = nearestWord(
    card,
    among.map(({ id }) => id),
  )
  return unreadable('scenario-unknown-card', { card, meant: meant ?? 'none' })
}

export class Builder {
  readonly #given: Given
  readonly #state: State
  /** Ships by name. */
  readonly #names = new Map<string, number>()

  constructor(given: Given, key: Key) {
    this.#given = given
    const { scenario = 'dogfight', environment = 'none', rounds = ROUNDS } = given.options ?? {}
    if (findScenario(scenario) === undefined) throw unreadable('scenario-unknown', { scenario })
    if (environment !== 'none' && findEnvironment(environment) === undefined)
      throw unreadable('environment-unknown', { environment })
    const squads = SEAT_NAMES.map((seat) => this.#squad(given[seat] ?? {}))
    const options = { scenario, environment, rounds, squads: [squads[0], squads[1]] as const }
    this.#state = setup(options, newRngState(key, STREAMS.length))
  }

  build(): State {
    const s = this.#state
    const { round = 1, firstPlayer = 'player1', score = [0, 0] } = this.#given
    s.round = round
    s.firstPlayer = this.#seat(firstPlayer)
    s.score = [score[0], score[1]]
    const given = SEAT_NAMES.flatMap((seat) => Object.entries(this.#given[seat] ?? {}))
    for (const [ship, [name]] of given.entries()) this.#names.set(name, ship)
    for (const thing of this.#given.things ?? []) this.#thing(thing)
    for (const [ship, [name, one]] of given.entries()) this.#ship(s.ships[ship], name, one)
    borrowAbilities(s)
    for (const seat of SEAT_NAMES) this.#deck(seat, this.#given.decks?.[seat] ?? [])
    this.#begin(this.#given.step ?? 'planning')
    return s
  }

  #squad(ships: { readonly [name: string]: ShipGiven }): SquadOption {
    return {
      name: '',
      // A side without ships is shown by some name, too.
      faction: findPilot(Object.values(ships)[0]?.pilot ?? '')?.faction ?? FACTIONS[0],
      ships: Object.entries(ships).map(([name, { pilot, upgrades = [] }]) => {
        this.#known(pilot, upgrades)
        return { pilot, upgrades, name }
      }),
      obstacles: [],
    }
  }

  #known(pilot: string, upgrades: readonly string[]): void {
    const facts = findPilot(pilot)
    if (facts === undefined) throw unknownCard(pilot, PILOTS)
    if (facts.hasAbility) this.#written('pilot', pilot)
    for (const id of upgrades) {
      const [card, side = '0'] = id.split('#')
      if (findUpgrade(card)?.sides[Number(side)] === undefined) throw unknownCard(id, UPGRADES)
      this.#written('upgrade', id)
    }
  }

  #written(type: 'pilot' | 'upgrade', id: string): void {
    if (this.#given.unwritten !== true && !isWritten(type, id))
      throw unreadable('scenario-card-unwritten', { card: id })
  }

  #seat(name: string): number {
    const seat = SEAT_NAMES.findIndex((one) => one === name)
    if (seat < 0) throw unreadable('scenario-seat', { seat: name })
    return seat
  }

  #shipNamed(name: string): number {
    const ship = this.#names.get(name)
    if (ship === undefined) throw unreadable('scenario-unknown-ship', { ship: name })
    return ship
  }

  #objectNamed(name: string): ObjectId {
    const [type, copy = '1'] = name.split(' ')
    const alike = this.#state.things.filter((thing) => thing.type === type)
    const thing = alike[Number(copy) - 1]
    return thing === undefined ? this.#shipNamed(name) : THING + thing.id
  }

  #ship(ship: Ship, name: string, given: ShipGiven): void {
    if (given.at !== undefined) {
      ship.zone = 'play'
      ship.pose = poseAt(given.at)
    }
    for (const token of given.tokens ?? []) ship.tokens[TOKEN_NUMBER[token]]++
    ship.locks = (given.locks ?? []).map((target) => this.#objectNamed(target))
    ship.shields = given.shields ?? ship.shields
    ship.force = given.force ?? ship.force
    for (const [card, charges] of Object.entries(given.charges ?? {}))
      ship.charges[this.#slot(ship, name, card)] = charges
    for (const word of given.damage ?? []) this.#damage(ship, word)
    ship.destroyed = ship.damage.length >= hullOf(this.#state, ship)
    ship.dial = given.dial === undefined ? slowStraight(ship) : this.#dial(ship, name, given.dial)
    ship.dialUp = given.revealed ?? false
    if (given.executed !== undefined) ship.executed = this.#maneuver(ship, name, given.executed)
    ship.turret = given.turret ?? 'front'
    for (const condition of given.conditions ?? []) this.#condition(ship, condition)
    ship.done = (given.done ?? []).slice()
    for (const mark of given.marks ?? []) ship.marks |= MARKS[mark]
    if (given.docked !== undefined) ship.carrier = this.#shipNamed(given.docked)
  }

  #slot(ship: Ship, name: string, card: string): number {
    const slot = ship.cards.findIndex((number) => cardOf(number).id === card)
    if (slot < 0) throw unreadable('scenario-card-not-on-ship', { card, ship: name })
    return slot
  }

  #dial(ship: Ship, name: string, words: string): number {
    const place = onDial(ship, words)
    if (place < 0) throw unreadable('scenario-not-on-dial', { maneuver: words, ship: name })
    return place
  }

  #maneuver(ship: Ship, name: string, words: string): Ship['executed'] {
    return printed(ship).type.dial[this.#dial(ship, name, words)]
  }

  /** Takes a card of that kind out of the player's deck; of any kind, if none is named. */
  #damage(ship: Ship, word: string): void {
    const [kind, of] = word.split(' ')
    const card = this.#fromDeck(ship.seat, kind === 'facedown' ? of : kind)
    ship.damage.push({ card, up: kind !== 'facedown' })
  }

  #fromDeck(seat: number, kind: string | undefined): number {
    const { draw } = this.#state.decks[seat]
    const place = kind === undefined ? 0 : draw.findIndex((card) => cardOf(damageKind(card)).id === kind)
    if (place < 0 || draw.length === 0)
      throw unreadable('scenario-no-copy-left', { card: kind ?? 'facedown' })
    return draw.splice(place, 1)[0]
  }

  #deck(seat: SeatName, top: readonly string[]): void {
    const number = this.#seat(seat)
    const cards = top.map((kind) => this.#fromDeck(number, kind))
    this.#state.decks[number].draw.push(...cards.reverse())
  }

  #condition(ship: Ship, word: string | ConditionGiven): void {
    const { card, by, secret = false, note = 0 } = typeof word === 'string' ? ({ card: word } as const) : word
    if (!CONDITIONS.some(({ id }) => id === card)) throw unknownCard(card, CONDITIONS)
    ship.conditions.push({
      card: numberOf('condition', card),
      by: by === undefined ? ship.id : this.#shipNamed(by),
      secret,
      note,
    })
    // A damage card that lies on it is none of the deck.
    const { draw } = this.#state.decks[ship.seat]
    const place = draw.indexOf(damageOn(ship.conditions[ship.conditions.length - 1]))
    if (place >= 0) draw.splice(place, 1)
  }

  #thing(given: ThingGiven): void {
    const { type, at, kind = kindOf(type), owner, by, fuses = 0, damage = 0, mark = -1 } = given
    if (tokenShape(type) === null) throw unreadable('scenario-unknown-thing', { thing: type })
    const seat = owner === undefined ? -1 : this.#seat(owner)
    const placer = by === undefined ? -1 : this.#shipNamed(by)
    const thing = addThing(this.#state, kind, type, poseAt(at), seat, placer)
    thing.fuses = fuses
    thing.mark = mark
    for (let i = 0; i < damage; i++) thing.damage.push(this.#fromDeck(seat, undefined))
  }

  #begin(step: string): void {
    const s = this.#state
    const shipPhase = SHIP_STEPS[step]
    s.step = FIRST_STEP[step] ?? step
    // The Planning Phase begins a new round by itself.
    if (s.step === 'planning') s.round--
    if (shipPhase === undefined) {
      s.phase = PHASE_STEPS.find((phase) => phase === step) ?? s.phase
      return
    }
    const ship = s.ships[this.#shipNamed(this.#given.active ?? '')]
    s.phase = shipPhase
    s.active = ship.id
    s.initiative = initiativeOf(s, ship)
    if (shipPhase === 'engagement') ship.marks |= ENGAGED
    else ship.dialUp = true
    // Whose initiative the phase has passed has had its turn.
    for (const other of s.ships) {
      const initiative = initiativeOf(s, other)
      if (shipPhase === 'engagement' && initiative > s.initiative) other.marks |= ENGAGED
      if (shipPhase === 'activation' && initiative < s.initiative) other.marks |= ACTIVATED
    }
    if (step === 'perform-action') ship.executed ??= printed(ship).type.dial[ship.dial]
  }
}
