/** The whole table in words: what the `then` of a scenario file can speak of. */
import { DEGREE } from '@dejarik/kernel'
import { MM, type Pose } from '../geometry/index.ts'
import { cardName, objectName, SEAT_NAMES, shipName, thingName } from '../names.ts'
import { chargesOf, remainingHull } from '../rules/charges.ts'
import { damageKind } from '../rules/damage-deck.ts'
import { initiativeOf } from '../rules/initiative.ts'
import { dialled } from '../rules/maneuver.ts'
import {
  type Attack,
  type Die,
  type Ship,
  type State,
  THING,
  type Thing,
  TOKENS,
  type Token,
} from '../state.ts'
import { maneuverWords } from './maneuver.ts'

export interface ShipPicture {
  readonly owner: string
  readonly zone: Ship['zone']
  /** Millimetres and degrees to two decimals. */
  readonly at: readonly [x: number, y: number, heading: number]
  readonly destroyed: boolean
  readonly initiative: number
  /** What is left of each. */
  readonly hull: number
  readonly shields: number
  readonly force: number
  readonly tokens: readonly Token[]
  readonly locks: readonly string[]
  /** `facedown` or the kind of a faceup card. */
  readonly damage: readonly string[]
  readonly charges: { readonly [card: string]: number }
  readonly dial: string | null
  readonly executed: string | null
  readonly turret: string
  readonly conditions: readonly string[]
  readonly cards: readonly string[]
  readonly docked: string | null
}

export interface ThingPicture {
  readonly kind: string
  readonly owner: string | null
  readonly inPlay: boolean
  readonly at: readonly [x: number, y: number, heading: number]
  readonly fuses: number
  readonly damage: number
  readonly mark: number
}

export interface AttackPicture {
  readonly attacker: string
  readonly defender: string
  readonly weapon: string
  readonly step: string
  readonly range: number
  readonly obstructed: boolean
  readonly attackDice: readonly string[]
  readonly defenseDice: readonly string[]
}

export interface Picture {
  readonly step: string
  readonly phase: string
  readonly round: number
  readonly initiative: number
  readonly firstPlayer: string
  readonly active: string | null
  readonly score: { readonly [seat: string]: number }
  readonly ships: { readonly [name: string]: ShipPicture }
  readonly things: { readonly [name: string]: ThingPicture }
  readonly attack: AttackPicture | null
  readonly queue: readonly string[]
}

function place({ x, y, a }: Pose): readonly [number, number, number] {
  const round = (value: number): number => Math.round(value * 100) / 100
  return [round(x / MM), round(y / MM), round(a / DEGREE) % 360]
}

function shipPicture(s: State, ship: Ship): ShipPicture {
  const dial = dialled(ship)
  const charges = ship.cards.flatMap((card, slot): [string, number][] =>
    chargesOf(ship, slot) === null ? [] : [[cardName(card), ship.charges[slot]]],
  )
  return {
    owner: SEAT_NAMES[ship.seat],
    zone: ship.zone,
    at: place(ship.pose),
    destroyed: ship.destroyed,
    initiative: initiativeOf(s, ship),
    hull: remainingHull(s, ship),
    shields: ship.shields,
    force: ship.force,
    tokens: TOKENS.flatMap((token, i) => Array<Token>(ship.tokens[i]).fill(token)),
    locks: ship.locks.map((target) => objectName(s, target)),
    damage: ship.damage.map(({ card, up }) => (up ? cardName(damageKind(card)) : 'facedown')),
    charges: Object.fromEntries(charges),
    dial: dial === null ? null : maneuverWords(dial),
    executed: ship.executed === null ? null : maneuverWords(ship.executed),
    turret: ship.turret,
    conditions: ship.conditions.map(({ card }) => cardName(card)),
    cards: ship.cards.map(cardName),
    docked: ship.carrier < 0 ? null : shipName(s, ship.carrier),
  }
}

function thingPicture(thing: Thing): ThingPicture {
  return {
    kind: thing.kind,
    owner: thing.seat < 0 ? null : SEAT_NAMES[thing.seat],
    inPlay: thing.inPlay,
    at: place(thing.pose),
    fuses: thing.fuses,
    damage: thing.damage.length,
    mark: thing.mark,
  }
}

function faces(dice: readonly Die[]): string[] {
  return dice.map(({ face }) => face)
}

function attackPicture(s: State, attack: Attack): AttackPicture {
  const { attacker, weapon } = attack
  return {
    attacker: objectName(s, attacker),
    defender: objectName(s, attack.defender),
    weapon: weapon.primary || attacker >= THING ? 'primary' : cardName(s.ships[attacker].cards[weapon.slot]),
    step: attack.step,
    range: attack.range,
    obstructed: attack.obstructedBy.length > 0,
    attackDice: faces(attack.attackDice),
    defenseDice: faces(attack.defenseDice),
  }
}

export function picture(s: State): Picture {
  return {
    step: s.step,
    phase: s.phase,
    round: s.round,
    initiative: s.initiative,
    firstPlayer: SEAT_NAMES[s.firstPlayer],
    active: s.active < 0 ? null : shipName(s, s.active),
    score: { player1: s.score[0], player2: s.score[1] },
    ships: Object.fromEntries(s.ships.map((ship) => [shipName(s, ship.id), shipPicture(s, ship)])),
    things: Object.fromEntries(s.things.map((thing) => [thingName(s, thing.id), thingPicture(thing)])),
    attack: s.attack === null ? null : attackPicture(s, s.attack),
    queue: s.queue.map(({ card }) => cardName(card)).reverse(),
  }
}
