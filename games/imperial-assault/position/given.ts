/** The words in which a position is given, in scenario files and tests. `docs/scenarios.md` documents them. */
import type { Condition } from '../facts/index.ts'
import { SEAT_NAMES, type SeatName, type SideName } from '../names.ts'
import type { TokenColor } from '../state.ts'

/** Cards are named by id (`stormtrooper-elite`) or by title in either language (`Stormtrooper (Elite)`, `Sturmtruppe`). */
export type CardTitle = string

/** A space as `x,y`, both counted from 0 at the upper left. */
export type SpaceName = string

export interface FigureGiven {
  /** Its upper left space. */
  readonly at: SpaceName
  /** Of a base of 1×2 or 2×3: turned by 90 degrees. */
  readonly turned?: boolean
  readonly damage?: number
  readonly conditions?: readonly Condition[]
  /** Movement points that it has left. */
  readonly points?: number
  /** Places of tokens that it carries, in the order of the position's tokens. */
  readonly carries?: readonly number[]
}

/** A group: one figure, or several, of which those without a space are defeated. What is said of it holds for all. */
export interface GroupGiven extends Omit<FigureGiven, 'at'> {
  readonly card: CardTitle
  readonly at: SpaceName | readonly (SpaceName | FigureGiven)[]
  /** Was activated this round. */
  readonly exhausted?: boolean
  readonly attachments?: readonly CardTitle[]
}

export interface PlayerGiven {
  /** By the names that the file calls them. Of several figures the first is `name 1`. */
  readonly groups?: { readonly [name: string]: GroupGiven }
  readonly upgrades?: readonly CardTitle[]
  /** Default: none. */
  readonly hand?: readonly CardTitle[]
  /** The top first. Left out: some cards, so that nobody runs out of them. */
  readonly deck?: readonly CardTitle[]
  /** The top last. */
  readonly discard?: readonly CardTitle[]
  /** Victory points. */
  readonly points?: number
  /** Cost of the groups that it has defeated. */
  readonly defeatedCost?: number
  /** `red` or `blue`; default: red for player1. */
  readonly zone?: string
}

export interface TokenGiven {
  /** As the mission calls it: `terminal`, `crate`. */
  readonly kind: string
  /** Left out: carried or set aside. */
  readonly at?: SpaceName
  readonly of?: SeatName | SideName
  readonly damage?: number
  readonly value?: number
  readonly color?: TokenColor
  /** Nobody sees its colour. */
  readonly facedown?: boolean
}

/** A hero of a campaign: one side of its sheet, and its cards. */
export interface HeroGiven extends FigureGiven {
  /** Id of the hero: `gideon-argus`. */
  readonly hero: string
  readonly wounded?: boolean
  readonly strain?: number
  readonly exhausted?: boolean
  /** Ids of cards besides those that it starts with: `item/dl-44`, `gideon-argus/called-shot`. */
  readonly cards?: readonly string[]
  /** Modifications by the weapon that they are attached to, both by id. */
  readonly attached?: { readonly [modification: string]: string }
}

/** A campaign mission instead of a skirmish. */
export interface CampaignGiven {
  /** By the names that the file calls them: they are the first players. */
  readonly heroes: { readonly [name: string]: HeroGiven }
  readonly allies?: { readonly [name: string]: GroupGiven }
  /** Groups that nobody controls. */
  readonly neutral?: { readonly [name: string]: GroupGiven }
  /** The Imperial player is the last one. */
  readonly groups?: { readonly [name: string]: GroupGiven }
  readonly imperialClass?: string
  /** Cards of the Imperial player by id, besides that which he starts with; on a group: `['id', 'name of the group']`. */
  readonly cards?: readonly (string | readonly [card: string, group: string])[]
  readonly secret?: readonly string[]
  /** Cards in play, by id, that are exhausted or depleted. */
  readonly exhausted?: readonly string[]
  readonly depleted?: readonly string[]
  /** Deployment cards by title. */
  readonly hand?: readonly CardTitle[]
  readonly reserve?: readonly CardTitle[]
  readonly threat?: number
  /** Default: 2. */
  readonly threatLevel?: number
  readonly credits?: number
  readonly influence?: number
  /** Experience points of each hero, then of the Imperial player. */
  readonly xp?: readonly number[]
  /** The supply deck by id, the top first. */
  readonly supplies?: readonly string[]
  /** The agenda deck by id, the top first. */
  readonly agendas?: readonly string[]
  /** The three item decks by id, the top first. */
  readonly items?: readonly (readonly string[])[]
  /** Allies and villains that were gained as rewards, deployment cards by title. */
  readonly gained?: readonly CardTitle[]
  /** Crates that the heroes have claimed in this mission. */
  readonly crates?: number
  /** Place in the campaign log, from 0 for the introduction; left out: the mission is played by itself. */
  readonly slot?: number
  /** Active missions, by id. */
  readonly sideMissions?: readonly string[]
  readonly story?: string
  readonly forced?: readonly string[]
  /** The side mission deck by id, the top first. */
  readonly sideDeck?: readonly string[]
  /** How the mission has just ended, by the id of the ending, for the step `mission-over`. */
  readonly ending?: string
}

/** A figure in the middle of its activation. */
export interface ActiveGiven {
  readonly figure: string
  /** Default: 2. */
  readonly actions?: number
  /** Actions used to attack. */
  readonly attacks?: number
}

export interface Given extends Readonly<Partial<Record<SeatName, PlayerGiven>>> {
  /** Of the match: `board`, or `missions` with the one that is played. */
  readonly options?: unknown
  /** Where it begins; default: `activate`, or `act` if a figure is active. */
  readonly step?: string
  /** Default: 1. */
  readonly round?: number
  /** Default: player1; in a campaign always the Rebels. */
  readonly initiative?: SeatName | SideName
  /** Who activates next, in a campaign `rebels` or `empire`; default: who has initiative. */
  readonly turn?: SeatName | SideName
  readonly active?: string | ActiveGiven
  /** Numbers of doors that are open already, from 1. */
  readonly open?: readonly number[]
  /** Default: those of the mission. */
  readonly tokens?: readonly TokenGiven[]
  /** What the mission counts, by its names. */
  readonly counters?: { readonly [name: string]: number }
  /** Cards whose abilities are not written yet are welcome; they do nothing. */
  readonly unwritten?: boolean
  readonly campaign?: CampaignGiven
}

export const GIVEN_WORDS: readonly string[] = [
  'options',
  'step',
  'round',
  'initiative',
  'turn',
  'active',
  'open',
  'tokens',
  'counters',
  'unwritten',
  'campaign',
  ...SEAT_NAMES,
]
export const PLAYER_WORDS: readonly string[] = [
  'groups',
  'upgrades',
  'hand',
  'deck',
  'discard',
  'points',
  'defeatedCost',
  'zone',
]
export const FIGURE_WORDS: readonly string[] = ['at', 'turned', 'damage', 'conditions', 'points', 'carries']
export const GROUP_WORDS: readonly string[] = [...FIGURE_WORDS, 'card', 'exhausted', 'attachments']
export const HERO_WORDS: readonly string[] = [
  ...FIGURE_WORDS,
  'hero',
  'wounded',
  'strain',
  'exhausted',
  'cards',
  'attached',
]
export const CAMPAIGN_WORDS: readonly string[] = [
  'heroes',
  'allies',
  'neutral',
  'groups',
  'imperialClass',
  'cards',
  'secret',
  'hand',
  'reserve',
  'threat',
  'threatLevel',
  'credits',
  'influence',
  'xp',
  'supplies',
  'agendas',
  'items',
  'gained',
  'crates',
  'slot',
  'sideMissions',
  'story',
  'forced',
  'sideDeck',
  'ending',
  'exhausted',
  'depleted',
]
export const TOKEN_WORDS: readonly string[] = ['kind', 'at', 'of', 'damage', 'value', 'color', 'facedown']
export const ACTIVE_WORDS: readonly string[] = ['figure', 'actions', 'attacks']
