/** The words in which a position is given, in scenario files and tests. `docs/scenarios.md` documents them. */
import type { GivenSchema, Shape } from '@dejarik/kernel'
import { CONDITION_IDS, type Condition, HEROES, IMPERIAL_CLASSES } from '../facts/index.ts'
import { SEAT_NAMES, type SeatName, SIDE_NAMES, type SideName } from '../names.ts'
import { TOKEN_COLORS, type TokenColor } from '../state.ts'

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

/** Where a position can begin, in a skirmish or a campaign. */
const STEPS = [
  'activate',
  'act',
  'round-start',
  'round-end',
  'end-of-round',
  'first-hand',
  'status',
  'deployment',
  'mission-set-up',
  'mission-start',
  'mission-over',
  'deploy-heroes',
  'equip',
  'sell-items',
  'buy-items',
  'buy-classes',
  'agenda',
  'imperial-class',
] as const

const FIGURE: Shape = {
  turned: 'flag?',
  damage: 'whole?',
  conditions: 'condition[]?',
  points: 'whole?',
  carries: 'whole[]?',
}

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')
}

export const SCHEMA: GivenSchema = {
  shapes: {
    given: {
      options: 'any?',
      step: 'step?',
      round: 'round?',
      initiative: 'side?',
      turn: 'side?',
      active: 'active?',
      open: 'door[]?',
      tokens: 'token[]?',
      counters: 'number{}?',
      unwritten: 'flag?',
      campaign: 'campaign?',
      player1: 'player?',
      player2: 'player?',
    },
    'active-with-more': { figure: 'text', actions: 'whole?', attacks: 'whole?' },
    player: {
      groups: 'group{}?',
      upgrades: 'text[]?',
      hand: 'text[]?',
      deck: 'text[]?',
      discard: 'text[]?',
      points: 'whole?',
      defeatedCost: 'whole?',
      zone: 'text?',
    },
    figure: { at: 'text', ...FIGURE },
    group: { card: 'text', at: 'spaces', exhausted: 'flag?', attachments: 'text[]?', ...FIGURE },
    token: {
      kind: 'text',
      at: 'text?',
      of: 'side?',
      damage: 'whole?',
      value: 'number?',
      color: 'color?',
      facedown: 'flag?',
    },
    hero: {
      at: 'text',
      ...FIGURE,
      hero: 'hero-id',
      wounded: 'flag?',
      strain: 'whole?',
      exhausted: 'flag?',
      cards: 'text[]?',
      attached: 'text{}?',
    },
    campaign: {
      heroes: 'hero{}',
      allies: 'group{}?',
      neutral: 'group{}?',
      groups: 'group{}?',
      imperialClass: 'class-id?',
      cards: 'imperial-card[]?',
      secret: 'text[]?',
      exhausted: 'text[]?',
      depleted: 'text[]?',
      hand: 'text[]?',
      reserve: 'text[]?',
      threat: 'whole?',
      threatLevel: 'whole?',
      credits: 'credits?',
      influence: 'whole?',
      xp: 'whole[]?',
      supplies: 'text[]?',
      agendas: 'text[]?',
      items: 'deck[]?',
      gained: 'text[]?',
      crates: 'whole?',
      slot: 'whole?',
      sideMissions: 'text[]?',
      story: 'text?',
      forced: 'text[]?',
      sideDeck: 'text[]?',
      ending: 'text?',
    },
  },
  aliases: {
    active: 'text|active-with-more',
    spaces: 'text|spot[]',
    spot: 'text|figure',
    deck: 'text[]',
  },
  leaves: {
    side: { words: [...SEAT_NAMES, ...SIDE_NAMES] },
    step: { words: STEPS },
    // Before the first round is none.
    round: { from: 0, to: 999 },
    door: { from: 1, to: 31 },
    condition: { words: CONDITION_IDS },
    color: { words: TOKEN_COLORS },
    credits: { from: 0, to: 99_999 },
    'hero-id': { words: HEROES.map(({ id }) => id) },
    'class-id': { words: IMPERIAL_CLASSES.map(({ id }) => id) },
    'imperial-card': {
      like: '"military-might/combat-medic" or ["military-might/combat-medic", "squad"]',
      fits: (value) => typeof value === 'string' || isPair(value),
    },
  },
}
