/** A mission as the rules need it: its board, what lies on it, and its rules as one ability that comes before all others. */
import { AbilityIndex, type Seat, type Words } from '@dejarik/kernel'
import type { AttackDie, DeploymentFacts } from '../facts/index.ts'
import type { Board, Space } from '../map/index.ts'
import type { FigureId, GroupId, State, TokenId } from '../state.ts'
import { type Listed, type Named, wordsOf } from './abilities.ts'

/** A kind of token, e.g. `crate`. Terminals are the first kind of every mission. */
export interface TokenKind {
  readonly id: string
  readonly name: Words
  /** Null if it can't be attacked (ia.attacking-objects.1). */
  readonly health: number | null
  /** ia.attacking-objects.8 */
  readonly block: number
  /** Colours of the dice that it rolls in defense. */
  readonly dice?: readonly number[]
  /** They are laid out face down, and nobody knows which is which (ia.mission-tokens.6). */
  readonly facedown?: boolean
  /** Their spaces are difficult terrain (ia.difficult-terrain.1). */
  readonly difficult?: boolean
  /** Their spaces are blocking terrain (ia.blocking-terrain.1). */
  readonly blocks?: boolean
  /** Where whoever carries one wants to be, and what it is worth there. */
  readonly bring?: Bring
  /** What they are now, where rules of the mission change them. */
  readonly healthNow?: (s: State, token: TokenId) => number
  readonly blockNow?: (s: State, token: TokenId) => number
}

export interface Bring {
  readonly spaces: (s: State, seat: Seat) => readonly Space[]
  readonly points: number
}

export interface PlacedToken {
  readonly kind: number
  /** NONE if it is set aside. */
  readonly space: Space
  /** By the order of `TOKEN_COLORS`. */
  readonly color?: number
  /** It belongs to the player with this deployment zone. */
  readonly zone?: number
  /** It is a door: it counts as standing in every space with which it shares an edge (ia.attacking-objects.13). */
  readonly door?: { readonly number: number; readonly spaces: readonly Space[] }
}

export interface Zone {
  readonly id: string
  readonly name: Words
  readonly spaces: readonly Space[]
}

/** Where the Imperial player deploys (ia.deployment-campaign.2). */
export interface DeploymentPoint {
  readonly id: string
  readonly space: Space
  /** From the start; the others become active by the mission's rules (ia.deployment-campaign.5, .6). */
  readonly active: boolean
  /** Figures that don't come here, by their card. */
  readonly refuses?: (card: DeploymentFacts) => boolean
}

/** Figures that stand on the map from the start (ia.initial-groups.1). */
export interface InitialGroup {
  /** Id of the deployment card. */
  readonly card: string
  /** One space a figure; who has none stands as near as possible to the last. */
  readonly spaces: readonly Space[]
}

/** One way in which a mission ends, and what it brings. */
export interface Ending {
  readonly id: string
  readonly winner: Seat
  readonly text: Words
  /** Of several endings of a side the first counts for which this holds. */
  readonly when?: (s: State) => boolean
  /** Experience points for each hero, and for the Imperial player. */
  readonly xp: readonly [heroes: number, empire: number]
  readonly credits: number
  readonly creditsPerHero: number
  readonly influence: number
  /** Id of the story mission that becomes active. */
  readonly next: string | null
  /** Id of a mission that must be played at once. */
  readonly forced: string | null
  /** Id of a card: `reward/shadow-suit`. */
  readonly reward: string | null
  /** Ids of deployment cards. */
  readonly allies: readonly string[]
  readonly villains: readonly string[]
  /** Raises the threat level of the next mission. */
  readonly raises: number
}

/** What is read aloud when it happens, and only the Imperial player knows before (ia.hidden-information.3, .4). */
export interface Secret {
  readonly id: string
  readonly name: Words
  readonly text: Words
}

/** What a side wants, for those who have to decide without reading. */
export interface Aim {
  readonly side: Seat
  readonly want: 'destroy' | 'interact' | 'reach' | 'open' | 'defeat' | 'hold'
  /** Whether it is worth anything now. */
  readonly when: (s: State) => boolean
  /** Where. */
  readonly spaces: (s: State) => readonly Space[]
  /** Whether this figure is meant; left out: all of the side. */
  readonly by?: (s: State, figure: FigureId) => boolean
}

/** What a side wins by, in a few words, and how far it has come where that can be counted. */
export interface Goal {
  readonly side: Seat
  readonly text: Words
  readonly counted: ((s: State) => Progress) | null
}

export interface Progress {
  readonly there: number
  readonly needed: number
}

/** Attack dice of any colours, at most so many of one. */
export interface Arsenal {
  readonly dice: number
  readonly most: number
}

/** What a campaign mission has besides the map and its rules. */
export interface CampaignPart {
  readonly kind: 'introduction' | 'story' | 'finale' | 'side' | 'forced'
  /** Of side missions: the colour of the card (ia.side-mission-deck.1); `agenda` for those that agenda cards bring. */
  readonly color: 'red' | 'green' | 'grey' | 'agenda' | null
  /** The hero of a red mission. */
  readonly hero: string | null
  /** Threat level, if it is played by itself. */
  readonly threat: number
  /** Read aloud before the Rebels deploy (ia.mission-setup-campaign.14). */
  readonly briefing: Words
  readonly entrance: readonly Space[]
  readonly points: readonly DeploymentPoint[]
  readonly initial: readonly InitialGroup[]
  /** Ids of deployment cards (ia.reserved-groups.1). */
  readonly reserved: readonly string[]
  /** Ids of deployment cards that its rules bring besides, for either side. */
  readonly brings?: readonly string[]
  /** How many open groups (ia.open-groups.1), null if the threat level says so; whether mercenaries may be among them. */
  readonly open: number | null
  readonly mercenaries: boolean
  /** Massive figures may enter interior spaces, whatever ia.massive.3 says. */
  readonly massiveInside?: boolean
  /** Heroes that would withdraw stay on the map, and only move. */
  readonly incapacitates?: boolean
  /** Other figures that stay on the map, incapacitated, when they are defeated. */
  readonly staysDown?: (s: State, figure: FigureId) => boolean
  /** Figures that are not defeated yet, however much damage they have. */
  readonly outlasts?: (s: State, figure: FigureId) => boolean
  /** What a figure's attack pool is chosen by, instead of that on its card; null if it is not. */
  readonly arsenalOf?: (s: State, figure: FigureId) => Arsenal | null
  /** Dice of heroes who have no weapon, and attack adjacent figures all the same. */
  readonly bareHands?: readonly AttackDie[]
  /** The Empire activates first in each round. */
  readonly empireFirst?: boolean
  /** While this holds, the status phase brings no threat. */
  readonly gainsNoThreat?: (s: State) => boolean
  /** The round at whose end the Empire wins; null if there is none that everybody knows of. */
  readonly deadline?: number | null
  /** The round at whose end one side or the other wins; null if there is none that everybody knows of. */
  readonly lastRound?: number | null
  /** What each side wins by, as far as everybody knows it. */
  readonly goals?: readonly Goal[]
  readonly endings: readonly Ending[]
  readonly aims?: readonly Aim[]
  readonly secrets?: readonly Secret[]
}

export interface Mission {
  readonly id: string
  readonly name: Words
  readonly map: string
  readonly mapName: Words
  readonly board: Board
  /** The two deployment zones of a skirmish, red and blue; none in a campaign. */
  readonly zones: readonly Zone[]
  readonly tokenKinds: readonly TokenKind[]
  readonly tokens: readonly PlacedToken[]
  /** Named areas of the mission. */
  readonly areas: readonly Zone[]
  readonly counters: readonly string[]
  /** What the first of them begin with; all others begin with 0. */
  readonly firstCounters?: readonly number[]
  /** The rules of the mission card in our words. */
  readonly text: Words
  readonly ability: Named
  /** Its rules as an index of one. */
  readonly index: AbilityIndex<Listed>
  /** Null for skirmish missions. */
  readonly campaign: CampaignPart | null
  /** Groups that its rules speak of, and which they are now; NONE if they are not there. */
  readonly roles?: readonly {
    readonly id: string
    readonly name: Words
    readonly groupOf: (s: State) => GroupId
  }[]
  /** Special actions that the mission gives to figures. */
  readonly actions?: readonly Named[]
  /** Difficult terrain costs nothing extra. */
  readonly difficultIsFree?: boolean
  /** Some of its tokens make their spaces difficult terrain. */
  readonly hasRough?: boolean
  /** Some make them blocking terrain. */
  readonly hasBlocks?: boolean
  /** Closed doors that don't stop figures of this side, as bits. */
  readonly passes?: (s: State, side: Seat) => number
  /** What figures do by its rules, by the names of interactions, actions and spendings. */
  readonly deeds?: { readonly [what: string]: Words }
  /** What its rules ask, by number. */
  readonly questions?: readonly Words[]
}

export const TERMINAL = 0

/** Its rules, ready to be asked. */
export function rulesOf(ability: Named): Pick<Mission, 'ability' | 'index'> {
  return { ability, index: new AbilityIndex([{ id: ability.key, abilities: wordsOf(ability) }]) }
}
