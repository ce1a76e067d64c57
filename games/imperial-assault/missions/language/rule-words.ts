/** The mission language: conditions, numbers, statements and events. */
import type { Words } from '@dejarik/kernel'
import type { TokenColor } from '../../state.ts'
import type { CampaignCondition, CampaignEvent, CampaignNumber, CampaignStatement } from './campaign-words.ts'

/** `you`, whoever that is at the moment; the sides of a campaign; `anyone` and `nobody` only where it is asked. */
export const PLAYERS = ['you', 'opponent', 'initiative', 'rebels', 'empire', 'anyone', 'nobody'] as const
export type Player = (typeof PLAYERS)[number]

/** `token`, `that`, `figure`, `space`, `zone:own`, `area:prison`, `tokens:crate`, `interior`, `exterior`, `difficult`. */
export type Place = string

export type Condition =
  | CampaignCondition
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
  | { readonly is: 'marked' | 'facedown' }
  | { readonly is: 'color'; readonly color: TokenColor }
  | { readonly is: 'side'; readonly of: Player }
  | { readonly is: 'another' }
  | { readonly is: 'figure'; readonly trait: FigureTrait }
  | { readonly is: 'at-least' | 'at-most' | 'equal'; readonly number: NumberWords; readonly of: NumberWords }
  | { readonly is: 'leads'; readonly number: NumberWords }
  | { readonly is: 'closed'; readonly door: string }
  | { readonly is: 'not'; readonly if: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] }

export const WHO = ['figure', 'token', 'space'] as const
export type Who = (typeof WHO)[number]
/** What a card says of its figures. */
export const CARD_TRAITS = ['small', 'large', 'mobile', 'massive', 'unique'] as const
export type CardTrait = (typeof CARD_TRAITS)[number]
export const FIGURE_TRAITS = [...CARD_TRAITS, 'hero', 'healthy', 'wounded', 'incapacitated'] as const
export type FigureTrait = (typeof FIGURE_TRAITS)[number]

/** `figures` or `tokens:crate`. */
export type Group = string

export type NumberWords =
  | number
  | CampaignNumber
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
  | CampaignStatement
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
      /** Only those that are nearest to this. */
      readonly nearest?: Place
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
  | { readonly do: 'unmark' | 'flip' | 'reveal' | 'discard' | 'claim' | 'own' | 'retrieve' }
  | { readonly do: 'drop' }
  | { readonly do: 'discard-carried' | 'claim-carried'; readonly kind: string; readonly count?: number }
  | { readonly do: 'take'; readonly kind: string }
  | { readonly do: 'put-down'; readonly kind: string; readonly marks?: number }
  | { readonly do: 'place-token'; readonly kind: string; readonly at: Place }
  | { readonly do: 'place-figure'; readonly at: Place }
  | { readonly do: 'lose-points'; readonly points: number }
  | { readonly do: 'open-door'; readonly door: string }
  | { readonly do: 'close-door'; readonly door: string; readonly whole?: boolean }
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

export const LIMITS = [
  'mission',
  'round',
  'player-round',
  'figure-round',
  'group-round',
  'token-round',
] as const
export type EventLimit = (typeof LIMITS)[number]

export type EventWords = {
  /** What the table calls it where it has to be told from others that happen at the same moment. */
  readonly name?: Words
  readonly if?: readonly Condition[]
  readonly limit?: EventLimit
  /** An event of our own, where no printed one is known. */
  readonly ours?: boolean
  readonly do: readonly Statement[]
} & (
  | CampaignEvent
  | { readonly on: 'set-up' | 'activation-start' | 'activation-end' | 'defeated' }
  | { readonly on: 'round-start' | 'round-end'; readonly round?: number }
  | { readonly on: 'enters'; readonly where?: Place }
  | { readonly on: 'suffers'; readonly atLeast?: number }
  | { readonly on: 'destroyed'; readonly kind: string }
  | { readonly on: 'opened'; readonly door: string }
  | {
      readonly on: 'interact'
      readonly id: string
      readonly name: Words
      readonly with: Place
      /** Incapacitated heroes can do it, too. */
      readonly incapacitated?: boolean
    }
  | { readonly on: 'spend'; readonly id: string; readonly name: Words; readonly points: number }
  | { readonly on: 'action'; readonly id: string; readonly name: Words; readonly cost: number }
)
