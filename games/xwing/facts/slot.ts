import type { Words } from '@dejarik/kernel'

/** The icons of an upgrade bar, by their names in the XWS exchange format. */
export const SLOTS = [
  'talent',
  'force-power',
  'sensor',
  'tech',
  'cannon',
  'turret',
  'torpedo',
  'missile',
  'crew',
  'gunner',
  'astromech',
  'tactical-relay',
  'device',
  'illicit',
  'modification',
  'configuration',
  'title',
  'cargo',
  'command',
  'hardpoint',
  'hyperdrive',
  'team',
] as const
export type Slot =
  | (typeof SLOTS)[number]
  /** The others stand on huge ships and in other modes alone. */
  | 'cargo'
  | 'command'
  | 'hardpoint'
  | 'hyperdrive'
  | 'team'

export const SLOT_NAMES: { readonly [S in Slot]: Words } = {
  talent: { en: 'Talent', de: 'Talent' },
  'force-power': { en: 'Force Power', de: 'Macht-Fähigkeit' },
  sensor: { en: 'Sensor', de: 'Sensor' },
  tech: { en: 'Tech', de: 'Technik' },
  cannon: { en: 'Cannon', de: 'Kanone' },
  turret: { en: 'Turret', de: 'Geschütz' },
  torpedo: { en: 'Torpedo', de: 'Torpedo' },
  missile: { en: 'Missile', de: 'Rakete' },
  crew: { en: 'Crew', de: 'Mannschaft' },
  gunner: { en: 'Gunner', de: 'Bordschütze' },
  astromech: { en: 'Astromech', de: 'Astromech' },
  'tactical-relay': { en: 'Tactical Relay', de: 'Taktische Leitung' },
  device: { en: 'Device', de: 'Nutzlast' },
  illicit: { en: 'Illicit', de: 'Schmuggelware' },
  modification: { en: 'Modification', de: 'Modifikation' },
  configuration: { en: 'Configuration', de: 'Konfiguration' },
  title: { en: 'Title', de: 'Titel' },
  cargo: { en: 'Cargo', de: 'Fracht' },
  command: { en: 'Command', de: 'Kommando' },
  hardpoint: { en: 'Hardpoint', de: 'Aufhängung' },
  hyperdrive: { en: 'Hyperdrive', de: 'Hyperantrieb' },
  team: { en: 'Team', de: 'Team' },
}
