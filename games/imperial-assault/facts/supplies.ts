import type { SupplyFacts } from './supply.ts'
import { words } from './words.ts'

// biome-ignore format: a table, one card a line
export const SUPPLIES: readonly SupplyFacts[] = [
  { id: 'adrenal-stim', name: words('Adrenal Stim', 'Adrenalinstimulans'), traits: ['consumable', 'medical'], boxes: ['core'] },
  { id: 'artificial-stimulants', name: words('Artificial Stimulants', 'Künstliche Stimulanzien'), traits: ['consumable', 'medical'], boxes: ['return-to-hoth'] },
  { id: 'bacta-infusion', name: words('Bacta Infusion', 'Bacta-Infusion'), traits: ['consumable', 'medical'], boxes: ['core'] },
  { id: 'c1-comlink', name: words('C1 Comlink', 'C1-Komlink'), traits: ['consumable', 'tool'], boxes: ['core'] },
  { id: 'c22-frag-grenade', name: words('C22 Frag Grenade', 'C22-Splittergranate'), traits: ['consumable', 'explosive'], boxes: ['core'] },
  { id: 'chance-cubes', name: words('Chance Cubes', 'Glückswürfel'), traits: ['valuable'], boxes: ['twin-shadows'] },
  { id: 'emergency-medpac', name: words('Emergency Medpac', 'Notfall-Medpac'), traits: ['consumable', 'medical'], boxes: ['core'] },
  { id: 'flash-bomb', name: words('Flash Bomb', 'Blendbombe'), traits: ['consumable', 'explosive'], boxes: ['jabbas-realm'] },
  { id: 'flash-emitter', name: words('Flash Emitter', 'Blitzemitter'), traits: ['consumable', 'energy'], boxes: ['bespin-gambit'] },
  { id: 'grappler-arm', name: words('Grappler Arm', 'Greifarm'), traits: ['tool'], boxes: ['heart-of-the-empire'] },
  { id: 'grappling-hook', name: words('Grappling Hook', 'Enterhaken'), traits: ['tool'], boxes: ['return-to-hoth'] },
  { id: 'locked-chest', name: words('Locked Chest', 'Verschlossene Kiste'), traits: ['valuable'], boxes: ['tyrants-of-lothal'] },
  { id: 'macrobinoculars', name: words('Macrobinoculars', 'Makrofernglas'), traits: ['tool'], boxes: ['twin-shadows'] },
  { id: 'missing-key', name: words('Missing Key', 'Fehlender Schlüssel'), traits: ['valuable'], boxes: ['tyrants-of-lothal'] },
  { id: 'painkillers', name: words('Painkillers', 'Schmerzmittel'), traits: ['medical'], boxes: ['jabbas-realm'] },
  { id: 'pit-droid', name: words('Pit Droid', 'Boxendroide'), traits: ['droid'], boxes: ['jabbas-realm'] },
  { id: 'power-generator', name: words('Power Generator', 'Energiegenerator'), traits: ['consumable', 'energy'], boxes: ['return-to-hoth'] },
  { id: 'shield-pack', name: words('Shield Pack', 'Schildpack'), traits: ['consumable', 'tool'], boxes: ['heart-of-the-empire'] },
  { id: 'shock-grenade', name: words('Shock Grenade', 'Schockgranate'), traits: ['consumable', 'explosive'], boxes: ['core'] },
  { id: 'supply-chest', name: words('Supply Chest', 'Vorratskiste'), traits: ['valuable'], boxes: ['heart-of-the-empire'] },
  { id: 'troop-data', name: words('Troop Data', 'Truppendaten'), traits: ['intel'], boxes: ['core'] },
  { id: 'turbocharger', name: words('Turbocharger', 'Turbolader'), traits: ['energy'], boxes: ['bespin-gambit'] },
  { id: 'valuable-goods', name: words('Valuable Goods', 'Wertvolle Güter'), traits: ['valuable'], boxes: ['core'] },
  { id: 'weapons-cache', name: words('Weapons Cache', 'Waffenlager'), traits: ['tool'], boxes: ['return-to-hoth'] },
]
