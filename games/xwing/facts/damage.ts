import type { Words } from '@dejarik/kernel'
import { words } from './words.ts'

/** One kind of card of the damage deck. States name it by its place in `DAMAGE_CARDS`. */
export interface DamageFacts {
  readonly id: string
  readonly name: Words
  readonly trait: 'ship' | 'pilot'
  /** Copies in a deck. */
  readonly count: number
}

/** The damage deck of standard ships: 14 kinds, 33 cards. */
// biome-ignore format: a table, one card a line
export const DAMAGE_CARDS: readonly DamageFacts[] = [
  { id: 'panickedpilot', name: words('Panicked Pilot', 'Panischer Pilot'), trait: 'pilot', count: 2 },
  { id: 'blindedpilot', name: words('Blinded Pilot', 'Geblendeter Pilot'), trait: 'pilot', count: 2 },
  { id: 'woundedpilot', name: words('Wounded Pilot', 'Verletzter Pilot'), trait: 'pilot', count: 2 },
  { id: 'stunnedpilot', name: words('Stunned Pilot', 'Benommener Pilot'), trait: 'pilot', count: 2 },
  { id: 'consolefire', name: words('Console Fire', 'Konsolenbrand'), trait: 'ship', count: 2 },
  { id: 'damagedengine', name: words('Damaged Engine', 'Triebwerksschaden'), trait: 'ship', count: 2 },
  { id: 'weaponsfailure', name: words('Weapons Failure', 'Waffenausfall'), trait: 'ship', count: 2 },
  { id: 'hullbreach', name: words('Hull Breach', 'Hüllenbruch'), trait: 'ship', count: 2 },
  { id: 'structuraldamage', name: words('Structural Damage', 'Strukturschaden'), trait: 'ship', count: 2 },
  { id: 'damagedsensorarray', name: words('Damaged Sensor Array', 'Beschädigtes Sensorenpaket'), trait: 'ship', count: 2 },
  { id: 'loosestabilizer', name: words('Loose Stabilizer', 'Lockerer Stabilisator'), trait: 'ship', count: 2 },
  { id: 'disabledpowerregulator', name: words('Disabled Power Regulator', 'Defekter Energieregler'), trait: 'ship', count: 2 },
  { id: 'fuelleak', name: words('Fuel Leak', 'Treibstoffleck'), trait: 'ship', count: 4 },
  { id: 'directhit', name: words('Direct Hit!', 'Volltreffer!'), trait: 'ship', count: 5 },
]
