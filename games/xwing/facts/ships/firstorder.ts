import { dialOf } from '../dial.ts'
import { ships } from '../ship.ts'
import { words } from '../words.ts'

/** Ships of the First Order alone. */
// biome-ignore format: a table, four lines a ship
export const FIRSTORDER = ships([
  { id: 'tiebainterceptor', name: words('TIE/ba Interceptor', 'TIE/ba-Abfangjäger'), size: 'small', factions: ['firstorder'],
    attacks: [{ arc: 'front', value: 3 }], agility: 3, hull: 2, shields: 2, shipAbility: 'finetunedthrusters',
    actions: ['focus', 'evade', 'lock', 'barrel-roll', 'boost'],
    dial: dialOf('1 blue:turn blue:bank', '2 red:segnor turn blue:bank blue:straight', '3 turn bank blue:straight', '4 blue:straight', '5 straight red:koiogran') },
  { id: 'tiefofighter', name: words('TIE/fo Fighter', 'TIE/eo-Jäger'), size: 'small', factions: ['firstorder'],
    attacks: [{ arc: 'front', value: 2 }], agility: 3, hull: 3, shields: 1,
    actions: ['focus', 'evade', 'lock', 'barrel-roll'],
    dial: dialOf('1 turn', '2 red:segnor blue:turn blue:bank blue:straight', '3 turn bank blue:straight', '4 straight red:koiogran', '5 straight') },
  { id: 'tiesebomber', name: words('TIE/se Bomber', 'TIE/se-Bomber'), size: 'small', factions: ['firstorder'],
    attacks: [{ arc: 'front', value: 2 }], agility: 2, hull: 4, shields: 2, shipAbility: 'pursuitthrusters',
    actions: ['focus', 'lock', 'barrel-roll > red lock', 'red boost', 'reload > red evade'],
    dial: dialOf('1 red:turn bank blue:straight', '2 turn bank blue:straight', '3 red:segnor turn bank blue:straight', '4 straight') },
  { id: 'tiesffighter', name: words('TIE/sf Fighter', 'TIE/sf Jäger'), size: 'small', factions: ['firstorder'],
    attacks: [{ arc: 'front', value: 2 }, { arc: 'single-turret', value: 2 }], agility: 2, hull: 3, shields: 3, shipAbility: 'heavyweaponturret',
    actions: ['focus > rotate-arc', 'evade > rotate-arc', 'lock > rotate-arc', 'barrel-roll > rotate-arc'],
    dial: dialOf('1 red:turn blue:bank blue:straight', '2 turn blue:bank blue:straight', '3 red:segnor turn bank blue:straight', '4 straight', '5 straight') },
  { id: 'tievnsilencer', name: words('TIE/vn Silencer', 'TIE/vn-Dämpfer'), size: 'small', factions: ['firstorder'],
    attacks: [{ arc: 'front', value: 3 }], agility: 3, hull: 4, shields: 2, shipAbility: 'autothrusters',
    actions: ['focus', 'lock', 'barrel-roll', 'boost'],
    dial: dialOf('1 turn', '2 blue:turn blue:bank blue:straight', '3 red:tallon turn bank blue:straight', '4 blue:straight red:koiogran', '5 blue:straight') },
  { id: 'tiewiwhispermodifiedinterceptor', name: words('TIE/wi Whisper Modified Interceptor', 'Modifizierter TIE/wi-Whisper-Abfangjäger'), size: 'small', factions: ['firstorder'],
    attacks: [{ arc: 'bullseye', value: 3 }, { arc: 'single-turret', value: 2 }], agility: 2, hull: 3, shields: 2, shipAbility: 'heavyweaponturret',
    actions: ['focus > rotate-arc', 'evade', 'lock', 'barrel-roll > rotate-arc', 'boost > rotate-arc'],
    dial: dialOf('1 turn', '2 turn blue:bank blue:straight', '3 red:segnor turn blue:bank blue:straight', '4 blue:straight red:koiogran', '5 blue:straight red:koiogran') },
  { id: 'upsilonclassshuttle', name: words('Upsilon-class command shuttle', 'Kommandoshuttle der Ypsilon-Klasse'), size: 'large', factions: ['firstorder'],
    attacks: [{ arc: 'front', value: 4 }], agility: 1, hull: 6, shields: 6, shipAbility: 'linkedbattery',
    actions: ['focus', 'lock', 'reinforce', 'coordinate', 'jam'],
    dial: dialOf('0 red:stationary', '1 red:turn bank blue:straight', '2 turn blue:bank blue:straight', '3 red:turn bank straight') },
  { id: 'xiclasslightshuttle', name: words('Xi-class Light Shuttle', 'Leichtes Shuttle der Xi-Klasse'), size: 'medium', factions: ['firstorder'],
    attacks: [{ arc: 'front', value: 2 }], agility: 2, hull: 5, shields: 2,
    actions: ['focus', 'red lock', 'red coordinate', 'jam'],
    dial: dialOf('0 red:stationary', '1 blue:bank blue:straight', '2 turn blue:bank blue:straight', '3 red:turn bank straight', '4 straight') },
])
