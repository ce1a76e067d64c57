import { keysOf, type Words } from '@dejarik/kernel'
import { words } from './words.ts'

/** The subtypes of official cards. German ones that were never printed are translated. */
const NAMES = {
  ability: words('Ability', 'Fähigkeit'),
  advisor: words('Advisor', 'Berater'),
  apprentice: words('Apprentice', 'Schüler'),
  artillery: words('Artillery', 'Artillerie'),
  bomb: words('Bomb', 'Bombe'),
  bounty: words('Bounty', 'Kopfgeld'),
  'bounty-hunter': words('Bounty Hunter', 'Kopfgeldjäger'),
  curse: words('Curse', 'Fluch'),
  'death-star': words('Death Star', 'Todesstern'),
  droid: words('Droid', 'Droide'),
  engineer: words('Engineer', 'Ingenieur'),
  equipment: words('Equipment', 'Ausrüstung'),
  ewok: words('Ewok'),
  form: words('Form'),
  guard: words('Guard', 'Wache'),
  gungan: words('Gungan'),
  injury: words('Injury', 'Verletzung'),
  inquisitor: words('Inquisitor'),
  intel: words('Intel', 'Geheiminformation'),
  jawa: words('Jawa'),
  jedi: words('Jedi'),
  leader: words('Leader', 'Anführer'),
  location: words('Location', 'Ort'),
  mission: words('Mission'),
  mod: words('Mod'),
  move: words('Move', 'Manöver'),
  nightbrother: words('Nightbrother', 'Nachtbruder'),
  pilot: words('Pilot'),
  pirate: words('Pirate', 'Pirat'),
  podracer: words('Podracer', 'Podrenner'),
  scavenger: words('Scavenger', 'Plünderer'),
  scoundrel: words('Scoundrel', 'Halunke'),
  shapeshifter: words('Shapeshifter', 'Gestaltwandler'),
  sith: words('Sith'),
  spectre: words('Spectre'),
  spell: words('Spell', 'Zauber'),
  title: words('Title', 'Titel'),
  trap: words('Trap', 'Falle'),
  trooper: words('Trooper', 'Soldat'),
  vehicle: words('Vehicle', 'Fahrzeug'),
  weapon: words('Weapon', 'Waffe'),
  witch: words('Witch', 'Hexe'),
  wookiee: words('Wookiee'),
} as const satisfies { readonly [subtype: string]: Words }

export type Subtype = keyof typeof NAMES
export const SUBTYPE_NAMES: { readonly [S in Subtype]: Words } = NAMES
export const SUBTYPES = keysOf(NAMES)

export function isSubtype(word: string): word is Subtype {
  return Object.hasOwn(NAMES, word)
}

export function subtypeName(subtype: string): Words {
  return isSubtype(subtype) ? NAMES[subtype] : words(subtype)
}
