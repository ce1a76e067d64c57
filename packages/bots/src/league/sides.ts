import type { Seat, Side } from '@dejarik/kernel'
import { type Share, wilson } from './statistics.ts'

/** How sides did that are not alike: each is played by its own bot in every match. */
export interface SideStandings {
  readonly matches: number
  /** By side. */
  readonly wins: { readonly [side: string]: number }
  readonly draws: number
  /** By side: share of the matches won, draws as half. */
  readonly won: { readonly [side: string]: Share }
}

/** The side that won; null if none did, or more than one. */
export function winningSide(sides: readonly Side[], winners: readonly Seat[]): string | null {
  const won = sides.filter(({ seats }) => seats.some((seat) => winners.includes(seat)))
  return won.length === 1 ? won[0].name : null
}

/** From the winner of each match, null for a draw. */
export function sideStandings(sides: readonly string[], winners: readonly (string | null)[]): SideStandings {
  const matches = winners.length
  const draws = winners.filter((winner) => winner === null).length
  const winsOf = (side: string): number => winners.filter((winner) => winner === side).length
  return {
    matches,
    wins: Object.fromEntries(sides.map((side) => [side, winsOf(side)])),
    draws,
    won: Object.fromEntries(sides.map((side) => [side, wilson(winsOf(side) + draws / 2, matches)])),
  }
}
