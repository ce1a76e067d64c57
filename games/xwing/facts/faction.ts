import type { Words } from '@dejarik/kernel'

/** The seven factions (xw.g.faction.1), by their names in the XWS exchange format. */
export type Faction =
  | 'rebelalliance'
  | 'galacticempire'
  | 'scumandvillainy'
  | 'resistance'
  | 'firstorder'
  | 'galacticrepublic'
  | 'separatistalliance'

export const FACTION_NAMES: { readonly [F in Faction]: Words } = {
  rebelalliance: { en: 'Rebel Alliance', de: 'Rebellenallianz' },
  galacticempire: { en: 'Galactic Empire', de: 'Galaktisches Imperium' },
  scumandvillainy: { en: 'Scum and Villainy', de: 'Abschaum und Kriminelle' },
  resistance: { en: 'Resistance', de: 'Widerstand' },
  firstorder: { en: 'First Order', de: 'Erste Ordnung' },
  galacticrepublic: { en: 'Galactic Republic', de: 'Galaktische Republik' },
  separatistalliance: { en: 'Separatist Alliance', de: 'Separatistenallianz' },
}

export const FACTIONS: readonly Faction[] = [
  'rebelalliance',
  'galacticempire',
  'scumandvillainy',
  'resistance',
  'firstorder',
  'galacticrepublic',
  'separatistalliance',
]
