import { dialOf } from '../dial.ts'
import { ships } from '../ship.ts'
import { words } from '../words.ts'

/** Ships of the Separatist Alliance alone. */
// biome-ignore format: a table, four lines a ship
export const SEPARATISTALLIANCE = ships([
  { id: 'belbullab22starfighter', name: words('Belbullab-22 Starfighter', 'Bellbullab-22 Sternenjäger'), size: 'small', factions: ['separatistalliance'],
    attacks: [{ arc: 'front', value: 3 }], agility: 2, hull: 3, shields: 2,
    actions: ['focus', 'lock', 'barrel-roll > red focus', 'boost > red focus'],
    dial: dialOf('1 turn bank', '2 turn blue:bank blue:straight', '3 red:segnor red:turn bank blue:straight', '4 straight', '5 straight') },
  { id: 'droidtrifighter', name: words('Droid Tri-Fighter', 'Droidendreifachjäger'), size: 'small', factions: ['separatistalliance'],
    attacks: [{ arc: 'front', value: 3 }], agility: 3, hull: 3, shields: 0, shipAbility: 'networkedcalculations',
    actions: ['calculate', 'evade', 'lock', 'barrel-roll > red evade', 'boost > red calculate'],
    dial: dialOf('1 red:tallon turn', '2 blue:turn bank blue:straight', '3 blue:turn bank blue:straight red:koiogran', '4 blue:straight', '5 straight red:koiogran') },
  { id: 'hmpdroidgunship', name: words('HMP Droid Gunship', 'HMP-Droiden-Kanonenboot'), size: 'small', factions: ['separatistalliance'],
    attacks: [{ arc: 'full-front', value: 2 }], agility: 1, hull: 5, shields: 3, shipAbility: 'networkedaim',
    actions: ['calculate', 'lock', 'red barrel-roll', 'reload > red calculate'],
    dial: dialOf('0 red:stationary', '1 red:bank blue:straight', '2 blue:turn bank blue:straight', '3 turn red:bank straight', '4 red:straight', '5 red:straight') },
  { id: 'hyenaclassdroidbomber', name: words('Hyena-class Droid Bomber', 'Droidenbomber der Hyena-Klasse'), size: 'small', factions: ['separatistalliance'],
    attacks: [{ arc: 'front', value: 2 }], agility: 2, hull: 5, shields: 0, shipAbility: 'networkedcalculations',
    actions: ['calculate', 'lock', 'barrel-roll > red lock', 'red reload'],
    dial: dialOf('1 turn red:bank straight', '2 red:tallon blue:turn bank blue:straight red:koiogran', '3 turn blue:straight', '4 straight', '5 red:straight') },
  { id: 'nantexclassstarfighter', name: words('Nantex-class Starfighter', 'Sternenjäger der Nantex-Klasse'), size: 'small', factions: ['separatistalliance'],
    attacks: [{ arc: 'bullseye', value: 3 }, { arc: 'single-turret', value: 2 }], agility: 3, hull: 4, shields: 0, shipAbility: 'pinpointtractorarray',
    actions: ['focus', 'evade'],
    dial: dialOf('1 turn blue:bank', '2 turn blue:bank blue:straight', '3 red:segnor turn blue:bank blue:straight', '4 straight', '5 straight red:koiogran') },
  { id: 'sithinfiltrator', name: words('Sith Infiltrator', 'Sith-Infiltrator'), size: 'large', factions: ['separatistalliance'],
    attacks: [{ arc: 'front', value: 3 }], agility: 1, hull: 6, shields: 4,
    actions: ['focus', 'lock', 'red barrel-roll'],
    dial: dialOf('1 red:turn blue:bank blue:straight', '2 red:segnor turn blue:bank blue:straight', '3 turn bank blue:straight', '4 straight', '5 red:koiogran') },
  { id: 'vultureclassdroidfighter', name: words('Vulture-class Droid Fighter', 'Droidenjäger der Vulture-Klasse'), size: 'small', factions: ['separatistalliance'],
    attacks: [{ arc: 'front', value: 2 }], agility: 2, hull: 3, shields: 0, shipAbility: 'networkedcalculations',
    actions: ['calculate', 'lock', 'barrel-roll > red calculate'],
    dial: dialOf('1 turn red:koiogran', '2 red:tallon blue:turn bank blue:straight', '3 turn red:bank blue:straight', '4 blue:straight', '5 straight') },
])
