/**
 * The mission language: what a file of missions says, as types. `docs/missions.md` explains every word; `schema.ts` says the
 * same to the reader. A file holds a map and the scenarios that are played on it.
 */
import type { Words } from '@dejarik/kernel'
import type { TokenColor } from '../../state.ts'
import type { LaidTile } from '../lay.ts'
import type { CampaignWords, DoorPassWords, DoorTestWords, RoleWords } from './campaign-words.ts'
import type { Condition, EventWords, NumberWords, Place } from './rule-words.ts'

export type {
  CardTrait,
  Condition,
  EventLimit,
  EventWords,
  FigureGroup,
  FigureTrait,
  NumberWords,
  Place,
  Player,
  Statement,
  Who,
} from './rule-words.ts'
export { CARD_TRAITS, FIGURE_TRAITS, LIMITS, PLAYERS, WHO } from './rule-words.ts'

export interface MissionFile {
  readonly id: string
  readonly name: Words
  readonly map: MapWords
  readonly scenarios: readonly ScenarioWords[]
}

/** Spaces are written as `3,4`, rows of them as `3-5,4`, several with blanks between them. */
export type SpacesText = string

export interface MapWords {
  readonly width: number
  readonly height: number
  readonly tiles: readonly LaidTile[]
  /** Edges of each door, as `7,8,N 8,8,N`. */
  readonly doors?: { readonly [id: string]: string }
  /** Edges that are walls, whatever the tiles show there. */
  readonly walls?: string
  /** Edges that nothing closes, whatever the tiles show there. */
  readonly openings?: string
  /** Spaces that are impassable, whatever the tiles show there. */
  readonly impassable?: SpacesText
  /** Of skirmishes. */
  readonly zones?: { readonly red: SpacesText; readonly blue: SpacesText }
  readonly areas?: { readonly [id: string]: { readonly name: Words; readonly spaces: SpacesText } }
  readonly terminals?: SpacesText
}

export interface ScenarioWords {
  /** Left out where the file has no other. */
  readonly id?: string
  /** Left out: the file's. */
  readonly name?: Words
  /** Its rules in words. */
  readonly text: Words
  /** By the map's ids; `all` for every door. */
  readonly doors?: { readonly [id: string]: DoorWords }
  readonly tokens?: { readonly [kind: string]: TokenWords }
  /** What is counted, with its first value. */
  readonly counters?: { readonly [id: string]: number }
  /** Victory points that a player counts as having on top. */
  readonly additionalPoints?: NumberWords
  readonly modifiers?: readonly ModifierWords[]
  /** Difficult terrain costs nothing extra. */
  readonly difficultIsFree?: boolean
  /** Terminals of which this holds give no command card. */
  readonly terminalsWithoutCard?: readonly Condition[]
  readonly events?: readonly EventWords[]
  readonly campaign?: CampaignWords
  /** Groups that its rules speak of. */
  readonly roles?: { readonly [id: string]: RoleWords }
}

export interface DoorWords {
  /** What it is, if it is no door but stands like one: a barricade. */
  readonly name?: Words
  readonly locked?: boolean
  /** Who may open it; a locked door opens to nobody else. */
  readonly opensIf?: readonly Condition[]
  readonly test?: DoorTestWords
  /** Whose figures walk through it although it is closed. */
  readonly letsThrough?: DoorPassWords
  readonly attack?: ObjectWords
}

/** How an object is attacked. */
export interface ObjectWords {
  readonly health: NumberWords
  readonly block?: NumberWords
  readonly dice?: readonly ('black' | 'white')[]
  /** Who may attack it. */
  readonly if?: readonly Condition[]
}

export interface TokenWords {
  readonly name: Words
  readonly at?: SpacesText
  /** Those that belong to the player with the red or the blue zone. */
  readonly red?: SpacesText
  readonly blue?: SpacesText
  /** So many are set aside. */
  readonly reserve?: number
  /** So many are claimed by each player at the start. */
  readonly claimed?: number
  readonly retrieve?: RetrieveWords
  readonly carried?: CarriedWords
  readonly attack?: ObjectWords
  /** Of its tokens, in their order. */
  readonly colors?: readonly TokenColor[]
  /** They are mixed and lie face down. */
  readonly facedown?: boolean
  /** Their spaces are difficult terrain. */
  readonly difficult?: boolean
  /** Their spaces are blocking terrain. */
  readonly blocks?: boolean
}

export interface RetrieveWords {
  /** So many of its kind a figure carries at most. */
  readonly most?: number
  /** Movement points that the figure loses. */
  readonly losesPoints?: number
  readonly if?: readonly Condition[]
  readonly bring?: BringWords
}

/** Where a figure that carries it wants to be, for bots. */
export interface BringWords {
  readonly to: Place
  /** About what it is worth there. */
  readonly points: number
}

/** What each carried token changes. */
export interface CarriedWords {
  readonly attack?: Results
  readonly defense?: Results
  readonly speed?: number
  readonly cannotAttack?: boolean
}

export const RESULTS = ['damage', 'surges', 'accuracy', 'block', 'evade', 'dodge', 'pierce'] as const
export type Results = { readonly [R in (typeof RESULTS)[number]]?: number }

export interface ModifierWords {
  readonly while: 'attacking' | 'defending'
  /** Only if an object is attacked. */
  readonly objects?: boolean
  readonly if?: readonly Condition[]
  readonly results: Results
}
