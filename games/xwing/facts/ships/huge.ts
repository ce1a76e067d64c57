import { dialOf } from '../dial.ts'
import { ships } from '../ship.ts'
import { words } from '../words.ts'

/** Huge ships: listed, not flown yet. */
// biome-ignore format: a table, four lines a ship
export const HUGE = ships([
  { id: 'gozanticlasscruiser', name: words('Gozanti-class Cruiser', 'Kreuzer der Gozanti-Klasse'), size: 'huge', factions: ['galacticempire', 'firstorder'],
    attacks: [{ arc: 'front', value: 3 }], agility: 0, hull: 11, shields: 5, energy: 3, shipAbility: 'dockingclamps',
    actions: ['focus', 'lock', 'coordinate', 'reinforce', 'jam'],
    dial: dialOf('0 red:bank red:stationary', '1 bank blue:straight', '2 red:bank blue:straight', '3 blue:straight', '4 red:straight') },
  { id: 'raiderclasscorvette', name: words('Raider-class Corvette'), size: 'huge', factions: ['galacticempire', 'firstorder'],
    attacks: [{ arc: 'full-front', value: 4 }], agility: 0, hull: 20, shields: 8, energy: 6, shipAbility: 'concentratedbatteries',
    actions: ['focus', 'lock', 'coordinate', 'reinforce', 'jam'],
    dial: dialOf('0 red:bank red:stationary', '1 blue:bank straight', '2 bank blue:straight', '3 red:bank blue:straight', '4 straight', '5 red:straight') },
  { id: 'cr90corelliancorvette', name: words('CR90 Corellian Corvette', 'CR90-Korvette'), size: 'huge', factions: ['rebelalliance', 'galacticrepublic'],
    attacks: [{ arc: 'left', value: 4 }, { arc: 'right', value: 4 }], agility: 0, hull: 18, shields: 7, energy: 7, shipAbility: 'broadsidebatteries',
    actions: ['focus', 'reinforce', 'lock', 'red coordinate', 'jam'],
    dial: dialOf('0 red:bank red:stationary', '1 bank straight', '2 blue:bank blue:straight', '3 red:bank blue:straight', '4 red:straight', '5 red:straight') },
  { id: 'gr75mediumtransport', name: words('GR-75 Medium Transport', 'Mittelschwerer GR-75-Transporter'), size: 'huge', factions: ['rebelalliance', 'resistance'],
    attacks: [{ arc: 'front', value: 2 }], agility: 0, hull: 12, shields: 3, energy: 4, shipAbility: 'resupplycraft',
    actions: ['focus', 'red lock', 'coordinate', 'red reinforce', 'jam'],
    dial: dialOf('0 red:bank red:stationary', '1 blue:bank blue:straight', '2 bank straight', '3 red:straight', '4 red:straight') },
  { id: 'croccruiser', name: words('C-ROC Cruiser', 'C-ROC-Kreuzer'), size: 'huge', factions: ['scumandvillainy', 'separatistalliance'],
    attacks: [{ arc: 'front', value: 3 }], agility: 0, hull: 12, shields: 4, energy: 4, shipAbility: 'overdriveburners',
    actions: ['focus', 'lock', 'red coordinate', 'reinforce', 'jam'],
    dial: dialOf('0 red:bank red:stationary', '1 bank blue:straight', '2 bank blue:straight', '3 red:bank straight', '4 red:straight', '5 red:straight') },
  { id: 'tridentclassassaultship', name: words('Trident-Class Assault Ship', 'Angriffsschiff der Trident-Klasse'), size: 'huge', factions: ['scumandvillainy', 'separatistalliance'],
    attacks: [{ arc: 'front', value: 3 }], agility: 0, hull: 10, shields: 4, energy: 3, shipAbility: 'tractorgrasp',
    actions: ['focus', 'red evade', 'red reinforce', 'lock', 'red coordinate'],
    dial: dialOf('0 red:bank red:stationary', '1 reverse-straight', '2 blue:bank blue:straight', '2 red:reverse-straight', '3 bank blue:straight', '4 blue:straight red:koiogran', '5 straight') },
])
