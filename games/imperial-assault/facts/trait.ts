import type { Words } from '@dejarik/kernel'
import { words } from './words.ts'

/** Traits of figures: they do nothing themselves, but cards refer to them (ia.deployment-cards.4). */
const NAMES = {
  brawler: words('Brawler', 'Nahkämpfer'),
  creature: words('Creature', 'Kreatur'),
  droid: words('Droid', 'Droide'),
  'force-user': words('Force User', 'Machtnutzer'),
  guardian: words('Guardian', 'Wächter'),
  'heavy-weapon': words('Heavy Weapon', 'Schwere Waffe'),
  hunter: words('Hunter', 'Jäger'),
  leader: words('Leader', 'Anführer'),
  smuggler: words('Smuggler', 'Schmuggler'),
  spy: words('Spy', 'Spion'),
  trooper: words('Trooper', 'Truppler'),
  vehicle: words('Vehicle', 'Fahrzeug'),
  wookiee: words('Wookiee'),
} as const satisfies { readonly [trait: string]: Words }

export type Trait = keyof typeof NAMES
export const TRAIT_NAMES: { readonly [T in Trait]: Words } = NAMES
export const TRAITS: readonly Trait[] = Object.keys(NAMES).filter(isTrait)

export function isTrait(word: string): word is Trait {
  return Object.hasOwn(NAMES, word)
}
