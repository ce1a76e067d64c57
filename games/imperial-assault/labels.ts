/** Ids of figures, cards and seats as messages name them (`text/names.ts` says them in a language). */
import { commandOf, designOf, upgradeOf } from './cards/catalogue.ts'
import { missionAt } from './missions/index.ts'
import { seatName } from './names.ts'
import type { FigureId } from './state.ts'
import type { View } from './view.ts'

/** `figure:stormtrooper#2@player1`: the number where its player has several of the kind. */
export function figureLabel({ figures }: Pick<View, 'figures'>, id: FigureId): string {
  const { kind, seat } = figures[id]
  const alike = figures.map((_, one) => one).filter((one) => figures[one].kind === kind)
  const own = alike.filter((one) => figures[one].seat === seat)
  const copy = own.length === 1 ? '' : `#${own.indexOf(id) + 1}`
  return `figure:${designOf(kind).facts.id}${copy}${alike.length > own.length ? `@${seatName(seat)}` : ''}`
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
