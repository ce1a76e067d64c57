/** What positions and tests call things: figures by the position's names, else by title and number. */
import { DEPLOYMENT_CARDS, deploymentTitle } from '../facts/index.ts'
import { designOf } from '../rules/cards.ts'
import { missionAt } from '../rules/missions.ts'
import type { FigureId, GroupId, State, TokenId } from '../state.ts'

/** `vader`; without a name `Stormtrooper 2`, counted among its player's. */
export function figureName(s: State, id: FigureId): string {
  const given = s.options.names?.[id]
  if (given !== undefined) return given
  const { kind, seat } = s.figures[id]
  const alike = s.figures.flatMap((one, other) => (one.kind === kind && one.seat === seat ? [other] : []))
  const { facts, sheet } = designOf(kind)
  const { en } = sheet === null ? deploymentTitle(facts) : facts.name
  return alike.length === 1 ? en : `${en} ${alike.indexOf(id) + 1}`
}

/** The name of its only figure, or what its figures' names begin with. */
export function groupName(s: State, id: GroupId): string {
  const { figures, kind } = s.groups[id]
  const first = figureName(s, figures[0])
  if (s.options.names !== undefined) return first.replace(/ 1$/u, '')
  return figures.length === 1 ? first : deploymentTitle(DEPLOYMENT_CARDS[kind]).en
}

/** `terminal 2`, by the order of the mission. */
export function tokenName(s: State, id: TokenId): string {
  const { kind } = s.tokens[id]
  const alike = s.tokens.flatMap((one, other) => (one.kind === kind ? [other] : []))
  return `${missionAt(s.mission).tokenKinds[kind].id}${alike.length === 1 ? '' : ` ${alike.indexOf(id) + 1}`}`
}
