/** Ids of figures, cards and seats as messages name them (`text/names.ts` says them in a language). */
import { slugOf } from './cards/card.ts'
import { commandOf, designOf, upgradeOf } from './cards/catalogue.ts'
import { ATTACK_DICE, CONDITION_IDS, DEFENSE_DICE, effectWords, type SurgeFacts } from './facts/index.ts'
import { type Space, type StandKey, standOf, xOf, yOf } from './map/index.ts'
import { missionAt } from './missions/index.ts'
import { seatName } from './names.ts'
import { abilityAt } from './rules/ability.ts'
import type { Figure, FigureId, Group, GroupId, Token, TokenId } from './state.ts'

/** What labels need of a view or a state. */
export interface Seen {
  readonly figures: readonly Pick<Figure, 'kind' | 'seat'>[]
  readonly groups: readonly Pick<Group, 'kind' | 'seat'>[]
  readonly tokens: readonly Pick<Token, 'kind'>[]
  readonly mission: number
}

/** `figure:stormtrooper#2@player1`: the number where its player has several of the kind. */
export function figureLabel({ figures }: Pick<Seen, 'figures'>, id: FigureId): string {
  const { kind, seat } = figures[id]
  const alike = figures.map((_, one) => one).filter((one) => figures[one].kind === kind)
  const own = alike.filter((one) => figures[one].seat === seat)
  const copy = own.length === 1 ? '' : `#${own.indexOf(id) + 1}`
  return `figure:${designOf(kind).facts.id}${copy}${alike.length > own.length ? `@${seatName(seat)}` : ''}`
}

/** `group:stormtrooper#2@player1`, counted like figures. */
export function groupLabel({ groups }: Pick<Seen, 'groups'>, id: GroupId): string {
  const { kind, seat } = groups[id]
  const alike = groups.map((_, one) => one).filter((one) => groups[one].kind === kind)
  const own = alike.filter((one) => groups[one].seat === seat)
  const copy = own.length === 1 ? '' : `#${own.indexOf(id) + 1}`
  return `group:${designOf(kind).facts.id}${copy}${alike.length > own.length ? `@${seatName(seat)}` : ''}`
}

/** `token:climate-research-camp-b/1#2`: the kind by its place, numbered where there are several. */
export function tokenLabel({ tokens, mission }: Pick<Seen, 'tokens' | 'mission'>, id: TokenId): string {
  const { kind } = tokens[id]
  const alike = tokens.map((_, one) => one).filter((one) => tokens[one].kind === kind)
  return `token:${missionAt(mission).id}/${kind}${alike.length === 1 ? '' : `#${alike.indexOf(id) + 1}`}`
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

/** By its name as code writes it. */
export function abilityLabel(number: number): string {
  return `ability:${abilityAt(number).name}`
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
  return what === 'open-door' ? 'deed:open-door' : `deed:${missionAt(mission).id}/${what}`
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

export function upgradeLabel(kind: number): string {
  return `upgrade:${upgradeOf(kind).facts.id}`
}

export function missionLabel(mission: number): string {
  return `mission:${missionAt(mission).id}`
}

export function seatLabel(seat: number): string {
  return `seat:${seatName(seat)}`
}
