import { items } from '../item.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const TIER_2 = items(2, [
  { id: '434-deathhammer', name: words('434 “Deathhammer”', '434 „Todeshammer“'), credits: 600, traits: ['blaster', 'pistol'], attack: 'ranged blue red', modSlots: 1, keywords: ['+1 damage'], surges: ['+2 accuracy', '+1 damage'], boxes: ['core'] },
  { id: 'a280', name: words('A280'), credits: 600, traits: ['blaster', 'rifle'], attack: 'ranged blue green', modSlots: 2, keywords: ['+1 accuracy'], surges: ['+2 damage', 'pierce 2'], boxes: ['core'] },
  { id: 'bd-1-vibro-ax', name: words('BD-1 Vibro-Ax', 'BD-1-Vibroaxt'), credits: 600, traits: ['blade', 'staff'], attack: 'melee red green', modSlots: 2, keywords: ['reach'], surges: ['+1 damage, bleed', 'cleave 2'], boxes: ['core'] },
  { id: 'bolt-upgrade', name: words('Bolt Upgrade', 'Schussverstärkung'), credits: 250, kind: 'modification', fits: 'ranged', traits: ['energy'], boxes: ['jabbas-realm'] },
  { id: 'combat-coat-2', name: words('Combat Coat', 'Kampfjacke'), credits: 500, kind: 'armor', traits: ['armor', 'light'], keywords: ['+2 health'], boxes: ['core'] },
  { id: 'cybernetic-arm', name: words('Cybernetic Arm', 'Kybernetischer Arm'), credits: 350, kind: 'equipment', traits: ['medical', 'enhancement'], keywords: ['-2 health', '+1 endurance'], boxes: ['return-to-hoth'] },
  { id: 'double-vibrosword', name: words('Double Vibrosword', 'Doppelklingen-Vibroschwert'), credits: 650, traits: ['blade'], attack: 'melee red green', modSlots: 1, surges: ['cleave 2', 'pierce 1'], boxes: ['jabbas-realm'] },
  { id: 'dt-12-heavy-blaster-pistol', name: words('DT-12 Heavy Blaster Pistol', 'DT-12 Schwere Blasterpistole'), credits: 600, traits: ['blaster', 'pistol'], attack: 'ranged green green', modSlots: 1, surges: ['+1 damage', '+2 accuracy, pierce 1'], boxes: ['greedo'] },
  { id: 'e-11d', name: words('E-11D'), credits: 700, traits: ['blaster', 'rifle'], attack: 'ranged red yellow', modSlots: 2, keywords: ['+4 accuracy'], surges: ['+2 damage'], boxes: ['tyrants-of-lothal'] },
  { id: 'ee-3-carbine', name: words('EE-3 Carbine', 'EE-3 Karabiner'), credits: 550, traits: ['blaster', 'rifle'], attack: 'ranged green green', modSlots: 2, keywords: ['+2 accuracy'], surges: ['+2 damage', 'pierce 1'], boxes: ['twin-shadows'] },
  { id: 'energized-hilt', name: words('Energized Hilt', 'Geladenes Heft'), credits: 250, kind: 'modification', fits: 'melee', traits: ['energy'], boxes: ['jabbas-realm'] },
  { id: 'environment-hazard-suit', name: words('Environment Hazard Suit', 'Kälteschutzkleidung'), credits: 600, kind: 'armor', traits: ['armor'], boxes: ['return-to-hoth'] },
  { id: 'extra-ammunition', name: words('Extra Ammunition', 'Munitionsgürtel'), credits: 300, kind: 'equipment', traits: ['accessory'], boxes: ['core'] },
  { id: 'focusing-beam', name: words('Focusing Beam', 'Fokussierender Strahl'), credits: 250, kind: 'modification', fits: 'melee', traits: ['sights'], boxes: ['heart-of-the-empire'] },
  { id: 'high-impact-guard', name: words('High-Impact Guard', 'Stabile Parierstange'), credits: 500, kind: 'modification', fits: 'melee', traits: ['impact'], surges: ['+2 damage'], boxes: ['core'] },
  { id: 'hunters-rifle', name: words("Hunter's Rifle", 'Jagdgewehr'), credits: 600, traits: ['blaster', 'rifle'], attack: 'ranged green green', modSlots: 1, keywords: ['+2 accuracy'], surges: ['+1 damage', 'pierce 2'], boxes: ['heart-of-the-empire'] },
  { id: 'laminate-armor-2', name: words('Laminate Armor', 'Plattenrüstung'), credits: 700, kind: 'armor', traits: ['armor', 'medium'], keywords: ['+3 health'], boxes: ['core'] },
  { id: 'mandalorian-helmet', name: words('Mandalorian Helmet', 'Mandalorianischer Helm'), credits: 250, kind: 'equipment', traits: ['helmet'], keywords: ['+1 health'], boxes: ['tyrants-of-lothal'] },
  { id: 'overcharger', name: words('Overcharger', 'Turbolader'), credits: 300, kind: 'modification', fits: 'ranged', traits: ['energy'], boxes: ['core'] },
  { id: 'plasma-cell', name: words('Plasma Cell', 'Plasma-Energiezelle'), credits: 450, kind: 'modification', fits: 'ranged', traits: ['energy'], keywords: ['pierce 1'], surges: ['+1 damage'], boxes: ['twin-shadows'] },
  { id: 'polearm', name: words('Polearm', 'Stangenwaffe'), credits: 650, traits: ['blade', 'staff'], attack: 'melee red red', modSlots: 1, keywords: ['reach'], surges: ['pierce 1', 'cleave 2'], boxes: ['heart-of-the-empire'] },
  { id: 'r5-astromech', name: words('R5 Astromech', 'R5-Astromechdroide'), credits: 250, kind: 'equipment', traits: ['accessory'], boxes: ['bespin-gambit'] },
  { id: 'slicing-tools', name: words('Slicing Tools', 'Hacker-Werkzeug'), credits: 250, kind: 'equipment', traits: ['accessory'], boxes: ['core'] },
  { id: 'spread-barrel', name: words('Spread Barrel', 'Streulauf'), credits: 300, kind: 'modification', fits: 'ranged', traits: ['barrel'], boxes: ['core'] },
  { id: 'stun-baton', name: words('Stun Baton', 'Betäubungsschlagstock'), credits: 500, traits: ['staff'], attack: 'melee red blue', modSlots: 1, surges: ['stun', '+2 damage'], boxes: ['return-to-hoth'] },
  { id: 't-21', name: words('T-21'), credits: 900, traits: ['blaster', 'heavy'], attack: 'ranged green green yellow', surges: ['stun', 'pierce 2', '+3 accuracy'], boxes: ['core'] },
  { id: 'vibro-knucklers', name: words('Vibro Knucklers', 'Vibro-Schlagring'), credits: 400, traits: ['fist', 'blade'], attack: 'melee green yellow', surges: ['cleave 2', '+2 damage', 'pierce 2, bleed'], boxes: ['core'] },
  { id: 'weighted-head', name: words('Weighted Head', 'Gewichtet'), credits: 400, kind: 'modification', fits: 'melee', traits: ['balance'], surges: ['cleave 1', 'cleave 1'], boxes: ['bespin-gambit'] },
])
