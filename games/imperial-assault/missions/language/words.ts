/**
 * The mission language: what a file of missions says, as types. `docs/missions.md` explains every word; `schema.ts` says the
 * same to the reader. A file holds a map and the scenarios that are played on it.
 */
import type { Words } from '@dejarik/kernel'
import type { LaidTile } from '../lay.ts'

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
  readonly zones: { readonly red: SpacesText; readonly blue: SpacesText }
  readonly areas?: { readonly [id: string]: { readonly name: Words; readonly spaces: SpacesText } }
  readonly terminals?: SpacesText
}

export interface ScenarioWords {
  readonly id: string
  readonly name: Words
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
}

export interface DoorWords {
  readonly locked?: boolean
  /** Who may open it; a locked door opens to nobody else. */
  readonly opensIf?: readonly Condition[]
  readonly attack?: ObjectWords
}

/** How an object is attacked. */
export interface ObjectWords {
  readonly health: number
  readonly block?: number
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
}

export interface RetrieveWords {
  /** So many of its kind a figure carries at most. */
  readonly most?: number
  /** Movement points that the figure loses. */
  readonly losesPoints?: number
  readonly if?: readonly Condition[]
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
  readonly if?: readonly Condition[]
  readonly results: Results
}

/** `you`, whoever that is at the moment; `anyone` and `nobody` only where it is asked. */
export const PLAYERS = ['you', 'opponent', 'initiative', 'anyone', 'nobody'] as const
export type Player = (typeof PLAYERS)[number]

/** `token`, `that`, `figure`, `space`, `zone:own`, `area:prison`, `tokens:crate`, `interior`, `exterior`, `difficult`. */
export type Place = string

export type Condition =
  | { readonly is: 'controls'; readonly what: Place; readonly player?: Player }
  | { readonly is: 'in'; readonly where: Place; readonly who?: Who }
  | { readonly is: 'near'; readonly what: Place; readonly within?: number; readonly who?: Who }
  | { readonly is: 'adjacent'; readonly what: Place; readonly who?: Who }
  | { readonly is: 'sees'; readonly what: Place }
  | { readonly is: 'carries'; readonly kind: string }
  | { readonly is: 'carried'; readonly by?: Player }
  | { readonly is: 'belongs'; readonly to: Player }
  | { readonly is: 'set-aside' }
  | { readonly is: 'claimed'; readonly by: Player }
  | { readonly is: 'marked' }
  | { readonly is: 'side'; readonly of: Player }
  | { readonly is: 'figure'; readonly trait: FigureTrait }
  | { readonly is: 'at-least' | 'at-most' | 'equal'; readonly number: NumberWords; readonly of: NumberWords }
  | { readonly is: 'leads'; readonly number: NumberWords }
  | { readonly is: 'closed'; readonly door: string }
  | { readonly is: 'not'; readonly if: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] }

export const WHO = ['figure', 'token'] as const
export type Who = (typeof WHO)[number]
export const FIGURE_TRAITS = ['small', 'large', 'mobile', 'massive', 'unique'] as const
export type FigureTrait = (typeof FIGURE_TRAITS)[number]

/** `figures` or `tokens:crate`. */
export type Group = string

export type NumberWords =
  | number
  | {
      readonly number: 'count'
      readonly of: Group
      readonly if?: readonly Condition[]
      readonly times?: number
    }
  | { readonly number: 'when'; readonly if: readonly Condition[]; readonly then: NumberWords }
  | { readonly number: 'marks' | 'amount' | 'rolled' | 'round' }
  | { readonly number: 'counter'; readonly counter: string }
  | { readonly number: 'sum' | 'product'; readonly of: readonly NumberWords[] }

/** `if` may stand in every statement: it is looked at just before. */
export type Statement = { readonly if?: readonly Condition[] } & (
  | { readonly do: 'score'; readonly who: 'each' | Player; readonly points: NumberWords }
  | { readonly do: 'damage' | 'strain' | 'recover'; readonly to: FigureGroup; readonly amount: NumberWords }
  | {
      readonly do: 'gain' | 'lose'
      readonly to: FigureGroup
      readonly condition: 'bleeding' | 'focused' | 'hidden' | 'stunned' | 'weakened'
    }
  | {
      readonly do: 'roll'
      readonly die: 'red' | 'blue' | 'green' | 'yellow'
      readonly result?: 'damage' | 'surge' | 'accuracy'
      readonly then: readonly Statement[]
    }
  | {
      readonly do: 'choose'
      readonly what: 'figure' | 'token' | 'space' | 'door'
      readonly ask: Words
      readonly who?: Player
      /** Kind of token, if a token is chosen. */
      readonly kind?: string
      /** Spaces: within so many of this. */
      readonly near?: Place
      readonly within?: number
      readonly where?: readonly Condition[]
      readonly optional?: boolean
      readonly then: readonly Statement[]
    }
  | { readonly do: 'may'; readonly ask: Words; readonly who?: Player; readonly then: readonly Statement[] }
  | {
      readonly do: 'for-each'
      readonly of: Group
      readonly where?: readonly Condition[]
      readonly then: readonly Statement[]
    }
  | {
      readonly do: 'for-each-player'
      readonly order?: 'initiative' | 'reverse'
      readonly then: readonly Statement[]
    }
  | { readonly do: 'repeat'; readonly times: NumberWords; readonly then: readonly Statement[] }
  | {
      readonly do: 'move-token'
      readonly spaces: number
      readonly ask: Words
      readonly ignoresDoors?: boolean
      readonly optional?: boolean
    }
  | { readonly do: 'mark'; readonly marks: NumberWords }
  | { readonly do: 'unmark' | 'flip' | 'discard' | 'claim' | 'own' | 'retrieve' }
  | { readonly do: 'drop' }
  | { readonly do: 'discard-carried' | 'claim-carried'; readonly kind: string; readonly count?: number }
  | { readonly do: 'take'; readonly kind: string }
  | { readonly do: 'put-down'; readonly kind: string; readonly marks?: number }
  | { readonly do: 'place-token'; readonly kind: string; readonly at: Place }
  | { readonly do: 'place-figure'; readonly at: Place }
  | { readonly do: 'lose-points'; readonly points: number }
  | { readonly do: 'open-door' | 'close-door'; readonly door: string }
  | {
      readonly do: 'counter'
      readonly counter: string
      readonly add?: NumberWords
      readonly set?: NumberWords
    }
  | { readonly do: 'draw'; readonly who: Player; readonly cards: NumberWords }
)

/** `figure` for the one that it is about, or figures with conditions. */
export type FigureGroup = 'figure' | { readonly figures: readonly Condition[] }

export const LIMITS = ['round', 'player-round', 'figure-round', 'group-round', 'token-round'] as const
export type EventLimit = (typeof LIMITS)[number]

export type EventWords = {
  readonly if?: readonly Condition[]
  readonly limit?: EventLimit
  readonly do: readonly Statement[]
} & (
  | {
      readonly on: 'set-up' | 'round-start' | 'round-end' | 'activation-start' | 'activation-end' | 'defeated'
    }
  | { readonly on: 'enters'; readonly where?: Place }
  | { readonly on: 'suffers'; readonly atLeast?: number }
  | { readonly on: 'destroyed'; readonly kind: string }
  | { readonly on: 'opened'; readonly door: string }
  | { readonly on: 'interact'; readonly id: string; readonly name: Words; readonly with: Place }
  | { readonly on: 'spend'; readonly id: string; readonly name: Words; readonly points: number }
  | { readonly on: 'action'; readonly id: string; readonly name: Words; readonly cost: number }
)
