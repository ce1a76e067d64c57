/** A mission drawn for people: its map with zones, areas and tokens, and what the signs mean. */
import type { Words } from '@dejarik/kernel'
import type { Space } from '../map/index.ts'
import { type Mission, TERMINAL } from '../rules/mission.ts'
import { NONE } from '../state.ts'
import { drawMap, type Naming } from './draw.ts'

export interface Legend {
  readonly sign: string
  readonly name: Words
}

export interface Picture {
  readonly lines: readonly string[]
  /** Zones and areas, then kinds of tokens. */
  readonly legend: readonly Legend[]
}

const TERMINAL_SIGN = 'T'
const ZONE_SIGNS = 'rb'
/** Signs for areas, in their order; zones are `r` and `b`. */
const AREA_SIGNS = 'vwxyz'
/** Signs for kinds of tokens besides terminals, in their order. */
const TOKEN_SIGNS = 'ABCDEFGHIJ'

export function pictureOf(
  { board, zones, areas, tokens, tokenKinds, campaign }: Mission,
  naming: Naming = 'match',
): Picture {
  const grounds = new Map<Space, string>()
  const legend: Legend[] = []
  for (const [i, { name, spaces }] of areas.entries()) {
    const sign = AREA_SIGNS[i % AREA_SIGNS.length]
    legend.push({ sign, name })
    for (const space of spaces) grounds.set(space, sign)
  }
  for (const [i, { name, spaces }] of zones.entries()) {
    const sign = ZONE_SIGNS[i]
    legend.push({ sign, name: { en: `${name.en} zone`, de: `Zone ${name.de}` } })
    for (const space of spaces) grounds.set(space, sign)
  }
  if (campaign !== null)
    for (const [sign, name, spaces] of [
      ['p', { en: 'deployment point', de: 'Aufstellungspunkt' }, campaign.points.map(({ space }) => space)],
      ['e', { en: 'entrance', de: 'Eingang' }, campaign.entrance],
    ] as const) {
      legend.push({ sign, name })
      for (const space of spaces) grounds.set(space, sign)
    }
  const things = new Map<Space, string>()
  for (const [kind, { name }] of tokenKinds.entries()) {
    const placed = tokens.filter(
      (token) => token.kind === kind && token.space !== NONE && token.door === undefined,
    )
    if (placed.length === 0) continue
    const sign = kind === TERMINAL ? TERMINAL_SIGN : TOKEN_SIGNS[(kind - 1) % TOKEN_SIGNS.length]
    legend.push({ sign, name })
    for (const { space } of placed) things.set(space, sign)
  }
  return { lines: drawMap({ board, grounds, things }, naming), legend }
}
