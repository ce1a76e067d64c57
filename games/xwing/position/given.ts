/** The words in which a position is given, in scenario files and tests. `docs/scenarios.md` documents them. */
import type { GivenSchema } from '@dejarik/kernel'
import type { SeatName } from '../names.ts'
import { SEAT_NAMES } from '../names.ts'
import {
  ACTIVATED,
  ATTACKED,
  BONUS_ATTACK,
  DEFENDED,
  ENGAGED,
  type Ship,
  type ThingKind,
  TOKENS,
  type Token,
} from '../state.ts'

/** x and y of the centre in millimetres from the south-west corner, heading in degrees clockwise from north. */
export type Place = readonly [x: number, y: number, heading: number]

export interface ShipGiven {
  /** Id of the ship card; upgrades by id, with `#1` for the second side. */
  readonly pilot: string
  readonly upgrades?: readonly string[]
  /** Left out: in reserve. */
  readonly at?: Place
  /** `['focus', 'stress', 'stress']` */
  readonly tokens?: readonly Token[]
  /** Names of ships and things. */
  readonly locks?: readonly string[]
  /** Default: all. */
  readonly shields?: number
  readonly force?: number
  /** Active charges by id of the card; default: all. */
  readonly charges?: { readonly [card: string]: number }
  /** `facedown`, `facedown directhit`, or the kind of a faceup card. */
  readonly damage?: readonly string[]
  /** `2 straight`, `3 turn left`. Default: slowly straight ahead. */
  readonly dial?: string
  readonly revealed?: boolean
  /** The maneuver that it has executed this round. */
  readonly executed?: string
  readonly turret?: Ship['turret']
  readonly conditions?: readonly (string | ConditionGiven)[]
  /** Actions performed this round. */
  readonly done?: readonly string[]
  readonly marks?: readonly MarkWord[]
  /** Name of the ship with which it is docked. */
  readonly docked?: string
}

export interface ConditionGiven {
  readonly card: string
  readonly by?: string
  readonly secret?: boolean
  readonly note?: number
}

export interface ThingGiven {
  readonly type: string
  readonly at: Place
  readonly kind?: ThingKind
  readonly owner?: SeatName
  /** Name of the ship that placed it. */
  readonly by?: string
  readonly fuses?: number
  /** How many damage cards a remote has. */
  readonly damage?: number
  readonly mark?: number
}

export const MARKS = {
  activated: ACTIVATED,
  engaged: ENGAGED,
  attacked: ATTACKED,
  defended: DEFENDED,
  'bonus-attack': BONUS_ATTACK,
} as const
export type MarkWord = keyof typeof MARKS

export interface Given {
  readonly options?: { readonly scenario?: string; readonly environment?: string; readonly rounds?: number }
  /** A phase, from its start; or a step of one ship: `maneuver`, `perform-action`, `declare-target` … */
  readonly step?: string
  readonly round?: number
  readonly firstPlayer?: SeatName
  /** Whose step it is. */
  readonly active?: string
  readonly score?: readonly [number, number]
  /** Ships by the name that the file calls them. */
  readonly player1?: { readonly [name: string]: ShipGiven }
  readonly player2?: { readonly [name: string]: ShipGiven }
  /** Kinds of damage cards, the top of the deck first. */
  readonly decks?: { readonly [S in SeatName]?: readonly string[] }
  readonly things?: readonly ThingGiven[]
  /** Cards whose ability is not written yet are welcome; they do nothing. */
  readonly unwritten?: boolean
}

/** Where a position can begin: phases, steps of one ship, and steps of the set-up. */
const STEPS = [
  'planning',
  'system',
  'activation',
  'engagement',
  'end',
  'maneuver',
  'perform-action',
  'declare-target',
  'docking',
  'forces',
  'ready',
] as const

/** Beyond this is not even the box that the table came in, in millimetres. */
const FAR = 2000

function isPlace(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    value.every((one) => typeof one === 'number' && Math.abs(one) <= FAR)
  )
}

function isScore(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === SEAT_NAMES.length &&
    value.every((one) => Number.isInteger(one) && one >= 0 && one <= 999)
  )
}

export const SCHEMA: GivenSchema = {
  shapes: {
    given: {
      options: 'any?',
      step: 'step?',
      round: 'round?',
      firstPlayer: 'seat?',
      active: 'text?',
      score: 'score?',
      player1: 'ship{}?',
      player2: 'ship{}?',
      decks: 'decks?',
      things: 'thing[]?',
      unwritten: 'flag?',
    },
    decks: { player1: 'text[]?', player2: 'text[]?' },
    ship: {
      pilot: 'text',
      upgrades: 'text[]?',
      at: 'place?',
      tokens: 'token[]?',
      locks: 'text[]?',
      shields: 'whole?',
      force: 'whole?',
      charges: 'whole{}?',
      damage: 'text[]?',
      dial: 'text?',
      revealed: 'flag?',
      executed: 'text?',
      turret: 'arc?',
      conditions: 'condition[]?',
      done: 'text[]?',
      marks: 'mark[]?',
      docked: 'text?',
    },
    'condition-with-more': { card: 'text', by: 'text?', secret: 'flag?', note: 'number?' },
    thing: {
      type: 'text',
      at: 'place',
      kind: 'kind?',
      owner: 'seat?',
      by: 'text?',
      fuses: 'whole?',
      damage: 'whole?',
      mark: 'number?',
    },
  },
  aliases: { condition: 'text|condition-with-more' },
  leaves: {
    seat: { words: SEAT_NAMES },
    step: { words: STEPS },
    round: { from: 1, to: 999 },
    token: { words: TOKENS },
    mark: { words: Object.keys(MARKS) },
    arc: { words: ['front', 'right', 'rear', 'left'] },
    kind: { words: ['obstacle', 'device', 'remote', 'objective'] },
    place: { like: '[457, 400, 0]', fits: isPlace },
    score: { like: '[0, 0]', fits: isScore },
  },
}
