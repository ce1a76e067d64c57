import { dialOf } from '../dial.ts'
import { ships } from '../ship.ts'
import { words } from '../words.ts'

/** Ships of the Resistance alone. */
// biome-ignore format: a table, four lines a ship
export const RESISTANCE = ships([
  { id: 'btanr2ywing', name: words('BTA-NR2 Y-Wing', 'BTA-NR2-Y-Flügler'), size: 'small', factions: ['resistance'],
    attacks: [{ arc: 'front', value: 2 }], agility: 1, hull: 4, shields: 3, shipAbility: 'intuitiveinterface',
    actions: ['focus', 'red lock', 'red barrel-roll', 'red boost'],
    dial: dialOf('1 blue:bank blue:straight', '2 turn bank blue:straight', '3 red:turn bank blue:straight', '4 red:straight', '5 red:koiogran') },
  { id: 'fireball', name: words('Fireball'), size: 'small', factions: ['resistance'],
    attacks: [{ arc: 'front', value: 2 }], agility: 2, hull: 6, shields: 0, shipAbility: 'explosionwithwings',
    actions: ['focus', 'evade', 'barrel-roll', 'slam'],
    dial: dialOf('1 turn blue:bank blue:straight', '2 turn bank blue:straight', '3 red:tallon red:turn bank straight', '4 red:straight') },
  { id: 'mg100starfortress', name: words('MG-100 StarFortress', 'MG-100-SternenFestung'), size: 'large', factions: ['resistance'],
    attacks: [{ arc: 'front', value: 3 }, { arc: 'double-turret', value: 2 }], agility: 1, hull: 9, shields: 3,
    actions: ['focus', 'lock', 'rotate-arc', 'reload'],
    dial: dialOf('0 red:stationary', '1 red:turn blue:bank blue:straight', '2 turn bank blue:straight', '3 red:bank straight') },
  { id: 'resistancetransportpod', name: words('Resistance Transport Pod'), size: 'small', factions: ['resistance'],
    attacks: [{ arc: 'front', value: 2 }], agility: 2, hull: 3, shields: 1,
    actions: ['focus', 'red lock', 'red barrel-roll', 'red jam'],
    dial: dialOf('1 red:turn blue:bank blue:straight', '2 turn bank blue:straight', '3 red:bank straight red:koiogran', '4 red:straight') },
  { id: 'resistancetransport', name: words('Resistance Transport', 'Transporter des Widerstands'), size: 'small', factions: ['resistance'],
    attacks: [{ arc: 'front', value: 2 }], agility: 1, hull: 5, shields: 3,
    actions: ['focus', 'lock', 'red coordinate', 'red jam'],
    dial: dialOf('0 red:stationary', '1 red:reverse-bank', '1 red:turn blue:bank blue:straight', '2 turn bank blue:straight', '3 red:bank straight', '4 red:straight') },
  { id: 'rz2awing', name: words('RZ-2 A-wing', 'RZ-2-A-Flügler'), size: 'small', factions: ['resistance'],
    attacks: [{ arc: 'single-turret', value: 2 }], agility: 3, hull: 2, shields: 2, shipAbility: 'refinedgyrostabilizers',
    actions: ['focus', 'evade', 'lock', 'barrel-roll', 'boost'],
    dial: dialOf('1 turn', '2 blue:turn blue:bank blue:straight', '3 red:segnor turn blue:bank blue:straight', '4 blue:straight', '5 blue:straight red:koiogran') },
  { id: 'scavengedyt1300', name: words('Scavenged YT-1300', 'YT-1300 vom Schrottplatz'), size: 'large', factions: ['resistance'],
    attacks: [{ arc: 'double-turret', value: 3 }], agility: 1, hull: 8, shields: 3, keywords: ['freighter'],
    actions: ['focus', 'lock', 'red boost', 'red rotate-arc'],
    dial: dialOf('1 bank blue:straight', '2 turn blue:bank blue:straight', '3 red:segnor turn bank straight', '4 red:straight') },
  { id: 't70xwing', name: words('T-70 X-wing', 'T-70-X-Flügler'), size: 'small', factions: ['resistance'],
    attacks: [{ arc: 'front', value: 3 }], agility: 2, hull: 4, shields: 3, shipAbility: 'weaponhardpoint',
    actions: ['focus', 'lock', 'boost'],
    dial: dialOf('1 blue:bank blue:straight', '2 turn blue:bank blue:straight', '3 red:tallon turn bank blue:straight', '4 straight red:koiogran') },
])
