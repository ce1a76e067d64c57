import type { Words } from '@dejarik/kernel'
import { words } from './words.ts'

/** Traits of items, weapons among the class cards, supplies and rewards. German ones beside the known are translated. */
const NAMES = {
  accessory: words('Accessory', 'Zubehör'),
  ammunition: words('Ammunition', 'Munition'),
  armor: words('Armor', 'Rüstung'),
  balance: words('Balance'),
  barrel: words('Barrel', 'Lauf'),
  blade: words('Blade', 'Klinge'),
  blaster: words('Blaster'),
  club: words('Club', 'Keule'),
  consumable: words('Consumable', 'Verbrauchsgut'),
  disruptor: words('Disruptor'),
  droid: words('Droid', 'Droide'),
  energy: words('Energy', 'Energie'),
  enhancement: words('Enhancement', 'Verbesserung'),
  explosive: words('Explosive', 'Sprengstoff'),
  fist: words('Fist', 'Faust'),
  heavy: words('Heavy', 'Schwer'),
  helmet: words('Helmet', 'Helm'),
  impact: words('Impact', 'Wucht'),
  intel: words('Intel', 'Information'),
  light: words('Light', 'Leicht'),
  lightsaber: words('Lightsaber', 'Lichtschwert'),
  medical: words('Medical', 'Medizin'),
  medium: words('Medium', 'Mittel'),
  pistol: words('Pistol', 'Pistole'),
  projectile: words('Projectile', 'Projektil'),
  rifle: words('Rifle', 'Gewehr'),
  sights: words('Sights', 'Visier'),
  staff: words('Staff', 'Stab'),
  tool: words('Tool', 'Werkzeug'),
  valuable: words('Valuable', 'Wertsache'),
} as const satisfies { readonly [trait: string]: Words }

export type ItemTrait = keyof typeof NAMES
export const ITEM_TRAIT_NAMES: { readonly [T in ItemTrait]: Words } = NAMES
