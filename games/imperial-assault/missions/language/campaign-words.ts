/** What a file says of a campaign mission: its header, its named groups, and the words that skirmishes don't need. */
import type { Words } from '@dejarik/kernel'
import type { AttackDie, Attribute } from '../../facts/index.ts'
import type {
  CardTrait,
  Condition,
  FigureGroup,
  NumberWords,
  Place,
  Player,
  SpacesText,
  Statement,
} from './words.ts'

export const MISSION_KINDS = ['introduction', 'story', 'finale', 'side', 'forced'] as const
export const MISSION_COLORS = ['red', 'green', 'grey', 'agenda'] as const
export const MISSION_SIDES = ['rebels', 'empire'] as const
export type MissionSide = (typeof MISSION_SIDES)[number]
export const GROUP_SIDES = [...MISSION_SIDES, 'neutral'] as const
export const FACES = ['up', 'down'] as const
/** What a side wants: for players of our own making. */
export const WANTS = ['destroy', 'interact', 'reach', 'open', 'defeat', 'hold'] as const
export type Want = (typeof WANTS)[number]

export interface CampaignWords {
  readonly kind: (typeof MISSION_KINDS)[number]
  readonly color?: (typeof MISSION_COLORS)[number]
  /** Id of the hero of a red mission. */
  readonly hero?: string
  /** Threat level, if it is played by itself. */
  readonly threat: number
  readonly briefing: Words
  /** What each side wins by, in a few words, as far as everybody may know it from the start. */
  readonly goals?: { readonly [S in MissionSide]: Words }
  readonly entrance: SpacesText
  /** Deployment points by id: `green-1`, `yellow`. */
  readonly points?: { readonly [id: string]: PointWords }
  readonly initial?: readonly InitialWords[]
  /** Ids of deployment cards. */
  readonly reserved?: readonly string[]
  /** Left out: as many as the threat level allows. */
  readonly open?: number
  readonly mercenaries?: boolean
  /** Massive figures may enter interior spaces. */
  readonly massiveInside?: boolean
  /** Heroes that would withdraw stay, and only move. */
  readonly incapacitates?: boolean
  /** How heroes without a weapon attack. */
  readonly bareHands?: BareHandsWords
  /** The Empire activates first in each round. */
  readonly empireFirst?: boolean
  /** While all of this holds and the Empire can activate, the Rebels don't. */
  readonly rebelsWaitIf?: readonly Condition[]
  /** While all of this holds, the status phase brings no threat. */
  readonly noThreatIf?: readonly Condition[]
  /** In the order in which they are looked at: the first of the winner's whose conditions hold. */
  readonly endings: { readonly [id: string]: EndingWords }
  readonly aims?: readonly AimWords[]
  /** By id. */
  readonly secrets?: { readonly [id: string]: SecretWords }
}

/** An attack on an adjacent figure with these dice; who passes the test before it has these surge abilities. */
export interface BareHandsWords {
  readonly dice: readonly AttackDie[]
  readonly test: Attribute
  readonly surges: readonly string[]
}

export interface PointWords {
  readonly at: SpacesText
  readonly active?: boolean
  /** Figures with this trait don't come here. */
  readonly not?: CardTrait
}

export interface InitialWords {
  readonly card: string
  readonly at: SpacesText
  readonly role?: string
}

export interface EndingWords {
  readonly winner: MissionSide
  readonly text: Words
  readonly if?: readonly Condition[]
  /** Left out: 1 for each. */
  readonly heroXp?: number
  readonly empireXp?: number
  /** Left out: 100 for each hero. */
  readonly creditsPerHero?: number
  readonly credits?: number
  /** Left out: 1. */
  readonly influence?: number
  readonly next?: string
  readonly forced?: string
  readonly reward?: string
  readonly allies?: readonly string[]
  readonly villains?: readonly string[]
  readonly raises?: number
}

export interface AimWords {
  readonly side: MissionSide
  readonly want: Want
  readonly what?: Place
  readonly figures?: readonly Condition[]
  /** Which figures of the side are meant; left out: all. */
  readonly by?: readonly Condition[]
  readonly if?: readonly Condition[]
}

/** A group that the mission speaks of, and what its rules change about it. */
export interface RoleWords {
  readonly name: Words
  readonly health?: NumberWords
  readonly speed?: NumberWords
  /** Surge abilities on top of those of the card: `+2 damage`. */
  readonly surges?: readonly string[]
  /** Who adjacent to it becomes the target of attacks on it. */
  readonly guardedBy?: GuardWords
  /** Its figures stay on the map when they are defeated, with one action. */
  readonly incapacitates?: boolean
  /** It activates twice a round. */
  readonly twice?: boolean
  /** Its figures are not defeated before the end of their last activation in a round. */
  readonly outlasts?: boolean
  /** Only one action of an activation may be a move. */
  readonly movesOnce?: boolean
  /** Abilities of this side don't push it. */
  readonly unpushedBy?: MissionSide
  /** Its attack pool is chosen, instead of that on its card. */
  readonly arsenal?: ArsenalWords
  /** Its card stays out of the hand when it is defeated: only the mission brings it back. */
  readonly setAside?: boolean
  /** While all of this holds it neither activates nor moves nor attacks. */
  readonly idleIf?: readonly Condition[]
}

/** So many attack dice of any colours, at most so many of one. */
export interface ArsenalWords {
  readonly dice: number
  readonly most: number
}

export interface GuardWords {
  readonly if: readonly Condition[]
  /** What it costs; 0 if it is left out. */
  readonly strain?: number
  readonly must?: boolean
}

/** Whoever interacts with a door may open it by a test. */
export interface DoorTestWords {
  readonly attributes: readonly Attribute[]
  readonly needed?: number
  readonly if?: readonly Condition[]
}

/** A closed door that stops only the other side. */
export interface DoorPassWords {
  readonly side: MissionSide
  readonly if?: readonly Condition[]
}

/** One of several things between which a player decides. */
export interface OptionWords {
  readonly name: Words
  readonly if?: readonly Condition[]
  /** It can be chosen only once in a mission. */
  readonly once?: boolean
  readonly then: readonly Statement[]
}

/** What the Imperial player reads aloud when it happens, and the Rebels don't know before (ia.hidden-information.4). */
export interface SecretWords {
  readonly name: Words
  readonly text: Words
}

export type CampaignStatement =
  | { readonly do: 'read-aloud'; readonly secret: string; readonly then: readonly Statement[] }
  | {
      readonly do: 'deploy'
      readonly card: string
      readonly at?: Place
      readonly role?: string
      readonly side?: (typeof GROUP_SIDES)[number]
      readonly exhausted?: boolean
      /** Only so many of its figures; there are no others then. */
      readonly figures?: number
    }
  | { readonly do: 'activate-point' | 'deactivate-point'; readonly point: string }
  | { readonly do: 'threat'; readonly add: NumberWords }
  | { readonly do: 'credits'; readonly credits: NumberWords; readonly each?: boolean }
  | { readonly do: 'influence'; readonly influence: NumberWords }
  | { readonly do: 'win'; readonly side: MissionSide }
  | {
      readonly do: 'decide'
      readonly ask: Words
      readonly who?: Player
      readonly options: readonly OptionWords[]
    }
  | {
      readonly do: 'test'
      readonly attributes: readonly Attribute[]
      readonly needed?: NumberWords
      readonly passed?: readonly Statement[]
      readonly failed?: readonly Statement[]
    }
  | { readonly do: 'optional-deployment'; readonly reinforces?: boolean; readonly at?: string }
  | { readonly do: 'depart' | 'supply' }
  | { readonly do: 'hand'; readonly card: string }
  | { readonly do: 'ready' | 'exhaust' | 'defeat'; readonly to: FigureGroup }
  | { readonly do: 'move'; readonly spaces: NumberWords; readonly who?: Player }
  | { readonly do: 'recover-strain'; readonly to: FigureGroup; readonly amount: NumberWords }
  | { readonly do: 'appear'; readonly hero: string; readonly at: Place }
  | { readonly do: 'attack'; readonly on?: readonly Condition[] }
  | { readonly do: 'turn-items'; readonly to: FigureGroup; readonly face: (typeof FACES)[number] }

export type CampaignCondition =
  | { readonly is: 'role'; readonly role: string }
  | { readonly is: 'card'; readonly cards: readonly string[] }
  | { readonly is: 'reserved'; readonly card: string }
  | { readonly is: 'disarmed' }
  | { readonly is: 'hero'; readonly hero: string }

export type CampaignNumber =
  | {
      readonly number: 'heroes' | 'threat' | 'threat-level' | 'suffered' | 'figure-cost' | 'activation-tokens'
    }
  | { readonly number: 'activations'; readonly of: MissionSide }

export type CampaignEvent =
  | { readonly on: 'wounded' | 'all-wounded' }
  | { readonly on: 'leaves'; readonly where?: Place }
  | { readonly on: 'reaches'; readonly counter: string; readonly value: number }
  | { readonly on: 'attacked'; readonly door: string }
