/** The words in which a position is given, in scenario files and tests. `docs/scenarios.md` documents them. */
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

export const GIVEN_WORDS = [
  'options',
  'step',
  'round',
  'firstPlayer',
  'active',
  'score',
  ...SEAT_NAMES,
  'decks',
  'things',
  'unwritten',
]
export const SHIP_WORDS = [
  'pilot',
  'upgrades',
  'at',
  'tokens',
  'locks',
  'shields',
  'force',
  'charges',
  'damage',
  'dial',
  'revealed',
  'executed',
  'turret',
  'conditions',
  'done',
  'marks',
  'docked',
]
export const THING_WORDS = ['type', 'at', 'kind', 'owner', 'by', 'fuses', 'damage', 'mark']
