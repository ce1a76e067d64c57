import type { Words } from '@dejarik/kernel'
import { words } from './words.ts'

/** Boxes and figure packs. Luke Skywalker and Darth Vader, packed with the core game, count as part of it. */
const NAMES = {
  core: words('Core Game', 'Grundspiel'),
  'twin-shadows': words('Twin Shadows', 'Zwillingsschatten'),
  'return-to-hoth': words('Return to Hoth', 'Rückkehr nach Hoth'),
  'bespin-gambit': words('The Bespin Gambit', 'Das Bespin-Komplott'),
  'jabbas-realm': words("Jabba's Realm", 'Jabbas Reich'),
  'heart-of-the-empire': words('Heart of the Empire', 'Das Herz des Imperiums'),
  'tyrants-of-lothal': words('Tyrants of Lothal', 'Tyrannen von Lothal'),
  'agent-blaise': words('Agent Blaise'),
  ahsoka: words('Ahsoka Tano'),
  'alliance-rangers': words('Alliance Rangers', 'Ranger der Rebellenallianz'),
  'alliance-smuggler': words('Alliance Smuggler', 'Schmuggler der Allianz'),
  'bantha-rider': words('Bantha Rider', 'Bantha-Reiter'),
  'boba-fett': words('Boba Fett'),
  bossk: words('Bossk'),
  'bt-1-and-0-0-0': words('BT-1 and 0-0-0', 'BT-1 und 0-0-0'),
  'captain-terro': words('Captain Terro'),
  chewbacca: words('Chewbacca'),
  dengar: words('Dengar'),
  'echo-base-troopers': words('Echo Base Troopers', 'Truppen der Echo-Basis'),
  'emperor-palpatine': words('Emperor Palpatine', 'Imperator Palpatine'),
  'general-sorin': words('General Sorin'),
  'general-weiss': words('General Weiss'),
  'grand-inquisitor': words('The Grand Inquisitor', 'Der Großinquisitor'),
  greedo: words('Greedo'),
  'han-solo': words('Han Solo'),
  'hera-syndulla-and-c1-10p': words('Hera Syndulla and C1-10P', 'Hera Syndulla und C1-10P'),
  'hired-guns': words('Hired Guns', 'Söldner'),
  'ig-88': words('IG-88'),
  'isb-infiltrators': words('ISB Infiltrators', 'ISB-Infiltratoren'),
  'jabba-the-hutt': words('Jabba the Hutt', 'Jabba der Hutt'),
  'jawa-scavenger': words('Jawa Scavenger', 'Jawa-Plünderer'),
  'kayn-somos': words('Kayn Somos'),
  'lando-calrissian': words('Lando Calrissian'),
  'leia-organa': words('Leia Organa'),
  'luke-skywalker-jedi-knight': words('Luke Skywalker, Jedi Knight', 'Luke Skywalker, Jedi-Ritter'),
  maul: words('Maul'),
  'obi-wan-kenobi': words('Obi-Wan Kenobi'),
  'r2-d2-and-c-3po': words('R2-D2 and C-3PO', 'R2-D2 und C-3PO'),
  'rebel-saboteurs': words('Rebel Saboteurs', 'Rebellen-Saboteure'),
  'rebel-troopers': words('Rebel Troopers', 'Rebellentruppen'),
  'royal-guard-champion': words('Royal Guard Champion', 'Hauptmann der Roten Garde'),
  stormtroopers: words('Stormtroopers', 'Sturmtruppen'),
  'wookiee-warriors': words('Wookiee Warriors', 'Wookiee-Krieger'),
} as const satisfies { readonly [box: string]: Words }

export type Box = keyof typeof NAMES
export const BOX_NAMES: { readonly [B in Box]: Words } = NAMES
export const BOXES: readonly Box[] = Object.keys(NAMES).filter(isBox)

function isBox(word: string): word is Box {
  return Object.hasOwn(NAMES, word)
}
