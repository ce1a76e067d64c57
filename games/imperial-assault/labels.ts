/** Ids of figures, cards and seats as messages name them (`text/names.ts` says them in a language). */
import {
  ATTACK_DICE,
  ATTRIBUTES,
  CONDITION_IDS,
  DEFENSE_DICE,
  effectWords,
  type SurgeFacts,
  slugOf,
} from './facts/index.ts'
import { type Space, type StandKey, standOf, xOf, yOf } from './map/index.ts'
import { sideName } from './names.ts'
import { abilityAt } from './rules/abilities.ts'
import { cardOf, commandOf, designOf, upgradeOf } from './rules/cards.ts'
import { missionAt } from './rules/missions.ts'
import {
  type AbilityKey,
  type Figure,
  type FigureId,
  type Group,
  type GroupId,
  type Held,
  type HeldId,
  NONE,
  TOKEN_COLORS,
  type Token,
  type TokenId,
} from './state.ts'

/** What labels need of a view or a state. */
export interface Seen {
  readonly figures: readonly Pick<Figure, 'kind' | 'seat'>[]
  readonly groups: readonly Pick<Group, 'kind' | 'seat'>[]
  readonly tokens: readonly Pick<Token, 'kind' | 'color' | 'facedown'>[]
  readonly mission: number
  readonly held: readonly Pick<Held, 'card'>[]
  /** Null in a skirmish. */
  readonly campaign: object | null
}

/** `figure:stormtrooper#2@player1`: the number where its player has several of the kind. */
export function figureLabel(seen: Pick<Seen, 'figures' | 'campaign'>, id: FigureId): string {
  const { figures } = seen
  const { kind, seat } = figures[id]
  const alike = figures.map((_, one) => one).filter((one) => figures[one].kind === kind)
  const own = alike.filter((one) => figures[one].seat === seat)
  const copy = own.length === 1 ? '' : `#${own.indexOf(id) + 1}`
  return `figure:${designOf(kind).facts.id}${copy}${alike.length > own.length ? `@${sideName(seen, seat)}` : ''}`
}

/** `group:stormtrooper#2@player1`, counted like figures. */
export function groupLabel(seen: Pick<Seen, 'groups' | 'campaign'>, id: GroupId): string {
  const { groups } = seen
  const { kind, seat } = groups[id]
  const alike = groups.map((_, one) => one).filter((one) => groups[one].kind === kind)
  const own = alike.filter((one) => groups[one].seat === seat)
  const copy = own.length === 1 ? '' : `#${own.indexOf(id) + 1}`
  return `group:${designOf(kind).facts.id}${copy}${alike.length > own.length ? `@${sideName(seen, seat)}` : ''}`
}

/** `token:climate-research-camp-b/1#2`: the kind by its place, numbered where there are several; `/red` or `/facedown` behind it. */
export function tokenLabel({ tokens, mission }: Pick<Seen, 'tokens' | 'mission'>, id: TokenId): string {
  const { kind, color, facedown } = tokens[id]
  const alike = tokens.map((_, one) => one).filter((one) => tokens[one].kind === kind)
  const face = facedown ? '/facedown' : color === NONE ? '' : `/${TOKEN_COLORS[color]}`
  return `token:${missionAt(mission).id}/${kind}${alike.length === 1 ? '' : `#${alike.indexOf(id) + 1}`}${face}`
}

/** `space:3,2`, said as `D3`. */
export function spaceLabel({ mission }: Pick<Seen, 'mission'>, space: Space): string {
  const { board } = missionAt(mission)
  return `space:${xOf(board, space)},${yOf(board, space)}`
}

/** Where a figure comes to stand; `space:3,2+` if its base is turned. */
export function standLabel(view: Pick<Seen, 'mission'>, key: StandKey): string {
  const { space, turned } = standOf(key)
  return `${spaceLabel(view, space)}${turned ? '+' : ''}`
}

/** Where a deployment point of the mission is. */
export function pointLabel({ mission }: Pick<Seen, 'mission'>, point: number): string {
  const points = missionAt(mission).campaign?.points ?? []
  return spaceLabel({ mission }, points[point].space)
}

/** Words of the mission's own: a question, or something that it lets a player decide on. */
export function questionLabel({ mission }: Pick<Seen, 'mission'>, number: number): string {
  return `question:${missionAt(mission).id}/${number}`
}

/** By its name as code writes it. */
export function abilityLabel(key: AbilityKey): string {
  return `ability:${abilityAt(key).name}`
}

/** `face:red.3`: a side of a die. */
export function faceLabel(pool: 'attack' | 'defense', color: number, side: number): string {
  return `face:${pool === 'attack' ? ATTACK_DICE[color] : DEFENSE_DICE[color]}.${side}`
}

/** `surge:+2 damage, stun`, or the ability by its name. */
export function surgeLabel({ name, effects }: SurgeFacts): string {
  if (name !== null) return `ability:${slugOf(name.en)}`
  return effects === null ? '' : `surge:${effectWords(effects)}`
}

/** What a mission lets figures do: `deed:climate-research-camp-b/retrieve`. */
export function deedLabel({ mission }: Pick<Seen, 'mission'>, what: string): string {
  return what === 'open-door' || what === 'open-crate'
    ? `deed:${what}`
    : `deed:${missionAt(mission).id}/${what}`
}

export function zoneLabel({ mission }: Pick<Seen, 'mission'>, zone: number): string {
  return `zone:${missionAt(mission).id}/${zone}`
}

export function conditionLabel(condition: number): string {
  return `condition:${CONDITION_IDS[condition]}`
}

export function deploymentLabel(kind: number): string {
  return `deployment:${designOf(kind).facts.id}`
}

export function commandLabel(kind: number): string {
  return `command:${commandOf(kind).facts.id}`
}

/** A card of a campaign: `card:item/dl-44`. */
export function cardLabel(card: number): string {
  return card === NONE ? 'card:secret' : `card:${cardOf(card).facts.id}`
}

export function heldLabel({ held }: Pick<Seen, 'held'>, id: HeldId): string {
  return cardLabel(held[id]?.card ?? NONE)
}

export function attributeLabel(attribute: number): string {
  return `attribute:${ATTRIBUTES[attribute]}`
}

export function upgradeLabel(kind: number): string {
  return `upgrade:${upgradeOf(kind).facts.id}`
}

export function missionLabel(mission: number): string {
  return `mission:${missionAt(mission).id}`
}

/** A player of a skirmish, or a side of a campaign. */
export function seatLabel(seen: Pick<Seen, 'campaign'>, seat: number): string {
  return `seat:${sideName(seen, seat)}`
}
