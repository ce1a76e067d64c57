/**
 * The games that can be played here. What is known of each without loading it stands in this list; the rest, its
 * rules and its table, comes when somebody opens it.
 */
import { about as deckbuilding } from '@dejarik/deckbuilding/about'
import { about as destiny } from '@dejarik/destiny/about'
import { about as imperialAssault } from '@dejarik/imperial-assault/about'
import type { Words } from '@dejarik/kernel'
import { about as xwing } from '@dejarik/xwing/about'
import type { ComponentType } from 'react'
import { Miniature as DeckbuildingMiniature } from './deckbuilding/Miniature.tsx'
import { Miniature as DestinyMiniature } from './destiny/Miniature.tsx'
import type { TableFace } from './face.ts'
import { Miniature as ImperialAssaultMiniature } from './imperial-assault/Miniature.tsx'
import { OnDemand } from './on-demand.ts'
import { Miniature as XwingMiniature } from './xwing/Miniature.tsx'

export interface GameEntry {
  readonly id: string
  readonly name: Words
  /** With which the ids of its rules begin. */
  readonly rulePrefix: string
  /** A small living picture for the home screen. */
  readonly Miniature: ComponentType
  /** Whether its players bring something built; then its face has a `Builder`. */
  readonly builds: boolean
  readonly face: OnDemand<TableFace>
}

/** In the order of the home screen. */
export const games: readonly [GameEntry, ...GameEntry[]] = [
  {
    ...deckbuilding,
    Miniature: DeckbuildingMiniature,
    builds: false,
    face: new OnDemand(async () => (await import('./deckbuilding.ts')).deckbuildingTable),
  },
  {
    ...xwing,
    Miniature: XwingMiniature,
    builds: true,
    face: new OnDemand(async () => (await import('./xwing.ts')).xwingTable),
  },
  {
    ...destiny,
    Miniature: DestinyMiniature,
    builds: true,
    face: new OnDemand(async () => (await import('./destiny.ts')).destinyTable),
  },
  {
    ...imperialAssault,
    Miniature: ImperialAssaultMiniature,
    builds: true,
    face: new OnDemand(async () => (await import('./imperial-assault.ts')).imperialAssaultTable),
  },
]

export function gameOf(id: string): GameEntry | null {
  return games.find((game) => game.id === id) ?? null
}

/** The game that a rule is of: `db.purchase.4` is of the one with the prefix `db`. */
export function gameOfRule(rule: string): GameEntry | null {
  const prefix = rule.split('.')[0]
  return games.find(({ rulePrefix }) => rulePrefix === prefix) ?? null
}
