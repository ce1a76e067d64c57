import type { Words } from '@dejarik/kernel'
import type { Charges } from './charge.ts'
import type { SpecialAttack } from './weapon.ts'
import { words } from './words.ts'

/** What an upgrade puts on the table. Outlines by the same id stand in the geometry. */
export interface DeviceFacts {
  readonly id: string
  readonly name: Words
  readonly kind: 'bomb' | 'mine' | 'remote' | 'obstacle'
  /** The values of a remote. */
  readonly initiative?: number
  readonly agility?: number
  readonly hull?: number
  readonly attack?: SpecialAttack
  readonly charges?: Charges
}

// biome-ignore format: a table, one device a line
export const DEVICE_FACTS: readonly DeviceFacts[] = [
  { id: 'protonbomb', name: words('Proton Bomb', 'Protonenbombe'), kind: 'bomb' },
  { id: 'seismiccharge', name: words('Seismic Charge', 'Seismische Bombe'), kind: 'bomb' },
  { id: 'bomblet', name: words('Bomblet', 'Streubombe'), kind: 'bomb' },
  { id: 'loosecargo', name: words('Loose Cargo', 'Freie Fracht'), kind: 'obstacle' },
  { id: 'connernet', name: words('Conner Net', 'Connernetz'), kind: 'mine' },
  { id: 'proximitymine', name: words('Proximity Mine', 'Annäherungsmine'), kind: 'mine' },
  { id: 'drk1probedroid', name: words('DRK-1 Probe Droid', 'DRK-1-Sondendroide'), kind: 'remote', initiative: 0, agility: 3, hull: 1 },
  { id: 'buzzdroidswarm', name: words('Buzz Droid Swarm', 'Buzz-Droidenschwarm'), kind: 'remote', initiative: 0, agility: 1, hull: 1 },
  { id: 'electroprotonbomb', name: words('Electro-Proton Bomb', 'Elektro-Protonen-Bombe'), kind: 'bomb' },
  { id: 'clustermine', name: words('Cluster Mine', 'Clustermine'), kind: 'mine' },
  { id: 'ionbomb', name: words('Ion Bomb', 'Ionenbombe'), kind: 'bomb' },
  { id: 'concussionbomb', name: words('Concussion Bomb', 'Erschütterungsbombe'), kind: 'bomb' },
  { id: 'thermaldetonator', name: words('Thermal Detonator', 'Thermaldetonator'), kind: 'bomb' },
  { id: 'sensorbuoy', name: words('Sensor Buoy', 'Sensorboje'), kind: 'remote', initiative: 0, agility: 3, hull: 2 },
  { id: 'spareparts', name: words('Spare Parts', 'Ersatzteile'), kind: 'obstacle' },
  { id: 'electrochaffcloud', name: words('Electro-Chaff Cloud', 'Elektrodüppel-Wolke'), kind: 'obstacle' },
  { id: 'trackingtorpedoes', name: words('Tracking Torpedoes', 'Zielsuch-Torpedos'), kind: 'remote', initiative: 0, agility: 3, hull: 3 },
  { id: 'blazerbomb', name: words('Blazer Bomb', 'Brandbombe'), kind: 'bomb' },
  { id: 'cargodrift', name: words('Cargo Drift', 'Treibgut'), kind: 'obstacle' },
  { id: 'clanwrencommandos', name: words('Clan Wren Commandos', 'Clan-Wren-Kommandos'), kind: 'remote', initiative: 2, agility: 2, hull: 2, attack: { arc: 'front', value: 2, min: 1, max: 2, ordnance: true }, charges: { value: 2, recovers: 0 } },
  { id: 'niteowlcommandos', name: words('Nite Owl Commandos', 'Nite-Owl-Kommandos'), kind: 'remote', initiative: 2, agility: 2, hull: 2, attack: { arc: 'front', value: 2, min: 1, max: 2, ordnance: true }, charges: { value: 2, recovers: 0 } },
  { id: 'deathwatchcommandos', name: words('Death Watch Commandos', 'Death-Watch-Kommandos'), kind: 'remote', initiative: 2, agility: 2, hull: 2, attack: { arc: 'front', value: 2, min: 1, max: 2, ordnance: true }, charges: { value: 2, recovers: 0 } },
  { id: 'imperialsupercommandos', name: words('Imperial Super Commandos', 'Imperiale Superkommandos'), kind: 'remote', initiative: 2, agility: 2, hull: 2, attack: { arc: 'front', value: 2, min: 1, max: 2, ordnance: true }, charges: { value: 2, recovers: 0 } },
  { id: 'mandaloriansupercommandos', name: words('Mandalorian Super Commandos', 'Mandalorianische Superkommandos'), kind: 'remote', initiative: 2, agility: 2, hull: 2, attack: { arc: 'front', value: 2, min: 1, max: 2, ordnance: true }, charges: { value: 2, recovers: 0 } },
]
