import { items } from '../item.ts'
import { namedSurge } from '../surge.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const TIER_3 = items(3, [
  { id: 'a-12-sniper-rifle', name: words('A-12 Sniper Rifle', 'A-12 Präzisionsgewehr'), credits: 1150, traits: ['blaster', 'rifle'], attack: 'ranged blue blue yellow', modSlots: 2, surges: ['+2 damage', 'pierce 2', 'gain surge', '-1 dodge'], boxes: ['heart-of-the-empire'] },
  { id: 'admirals-uniform', name: words("Admiral's Uniform", 'Admiralsuniform'), credits: 350, kind: 'armor', traits: ['armor'], keywords: ['+1 health'], boxes: ['jabbas-realm'] },
  { id: 'ancient-lightsaber', name: words('Ancient Lightsaber', 'Antikes Lichtschwert'), credits: 1000, traits: ['blade', 'energy'], attack: 'melee insight', modSlots: 1, surges: ['+2 damage', '2: +1 damage, pierce 3'], boxes: ['obi-wan-kenobi'] },
  { id: 'bo-rifle', name: words('Bo-rifle', 'Bo-Gewehr'), credits: 750, traits: ['staff', 'rifle'], attack: 'melee blue blue red', modSlots: 1, surges: ['+1 damage, stun', namedSurge(words('Bo-rifle', 'Bo-Gewehr'))], boxes: ['tyrants-of-lothal'] },
  { id: 'combat-knife', name: words('Combat Knife', 'Kampfmesser'), credits: 500, kind: 'equipment', traits: ['accessory'], boxes: ['core'] },
  { id: 'combat-visor', name: words('Combat Visor', 'Gefechtsvisor'), credits: 350, kind: 'equipment', traits: ['accessory'], boxes: ['core'] },
  { id: 'concussion-grenades', name: words('Concussion Grenades', 'Erschütterungsgranaten'), credits: 400, kind: 'equipment', traits: ['consumable', 'explosive'], boxes: ['return-to-hoth'] },
  { id: 'disruption-cell', name: words('Disruption Cell', 'Disruptor-Energiezelle'), credits: 600, kind: 'modification', fits: 'ranged', traits: ['energy'], keywords: ['+2 accuracy'], boxes: ['core'] },
  { id: 'disruptor-pistol', name: words('Disruptor Pistol', 'Disruptorpistole'), credits: 700, traits: ['blaster', 'pistol'], attack: 'ranged red green', modSlots: 1, keywords: ['+2 accuracy'], surges: ['+3 damage'], boxes: ['bespin-gambit'] },
  { id: 'dlt-19', name: words('DLT-19'), credits: 950, traits: ['blaster', 'heavy'], attack: 'ranged blue blue green', modSlots: 1, surges: ['+1 damage', '+1 damage', '2: focus'], boxes: ['twin-shadows'] },
  { id: 'dxr-6', name: words('DXR-6'), credits: 1000, traits: ['disruptor', 'rifle'], attack: 'ranged red red', keywords: ['+6 accuracy'], surges: ['+2 damage', 'pierce 2'], boxes: ['core'] },
  { id: 'electrostaff', name: words('Electrostaff', 'Elektrostab'), credits: 1250, traits: ['staff', 'energy'], attack: 'melee red blue green', modSlots: 1, surges: ['+2 damage'], boxes: ['grand-inquisitor'] },
  { id: 'force-pike', name: words('Force Pike', 'Energiepike'), credits: 1100, traits: ['staff'], attack: 'melee red yellow yellow', modSlots: 1, keywords: ['reach'], surges: ['+1 damage', '+1 damage', 'stun'], boxes: ['core'] },
  { id: 'hidden-blade', name: words('Hidden Blade', 'Verstecktes Messer'), credits: 300, kind: 'equipment', traits: ['accessory'], boxes: ['twin-shadows'] },
  { id: 'laminate-armor-3', name: words('Laminate Armor', 'Plattenrüstung'), credits: 700, kind: 'armor', traits: ['armor', 'medium'], keywords: ['+3 health'], boxes: ['core'] },
  { id: 'modified-energy-cannon', name: words('Modified Energy Cannon', 'Modifizierte Strahlenkanone'), credits: 1000, traits: ['blaster', 'rifle'], attack: 'ranged tech', modSlots: 2, surges: ['+1 damage, +2 accuracy'], boxes: ['jabbas-realm'] },
  { id: 'personal-shields', name: words('Personal Shields', 'Tragbarer Schildgenerator'), credits: 550, kind: 'equipment', traits: ['accessory'], boxes: ['core'] },
  { id: 'plastoid-armor', name: words('Plastoid Armor', 'Plastoidrüstung'), credits: 350, kind: 'armor', traits: ['armor', 'light'], boxes: ['tyrants-of-lothal'] },
  { id: 'power-charger', name: words('Power Charger', 'Schnellladegerät'), credits: 400, kind: 'equipment', traits: ['accessory'], boxes: ['heart-of-the-empire'] },
  { id: 'pulse-cannon', name: words('Pulse Cannon', 'Pulskanone'), credits: 1200, traits: ['blaster', 'rifle'], attack: 'ranged blue green yellow', modSlots: 1, surges: ['+2 damage', 'pierce 1', '+2 accuracy'], boxes: ['core'] },
  { id: 'reinforced-helmet', name: words('Reinforced Helmet', 'Verstärkter Helm'), credits: 300, kind: 'equipment', traits: ['helmet'], boxes: ['core'] },
  { id: 'ryyk-blades', name: words('Ryyk Blades', 'Ryyk-Klingen'), credits: 950, traits: ['blade'], attack: 'melee strength', modSlots: 1, surges: ['cleave 2'], boxes: ['jabbas-realm'] },
  { id: 'shock-emitter', name: words('Shock Emitter', 'Elektroschocker'), credits: 500, kind: 'modification', fits: 'melee', traits: ['impact'], surges: ['stun'], boxes: ['core'] },
  { id: 'sniper-scope', name: words('Sniper Scope', 'Scharfschützen-Zielfernrohr'), credits: 250, kind: 'modification', fits: 'ranged', traits: ['sights'], boxes: ['bespin-gambit'] },
  { id: 'sporting-blaster', name: words('Sporting Blaster', 'Sportblaster'), credits: 900, traits: ['blaster', 'pistol'], attack: 'ranged blue yellow yellow', modSlots: 1, surges: ['stun', '+1 damage', 'pierce 2', '+2 accuracy'], boxes: ['core'] },
  { id: 'supply-pack', name: words('Supply Pack', 'Ausrüstungspack'), credits: 200, kind: 'equipment', traits: ['accessory'], boxes: ['heart-of-the-empire'] },
  { id: 'telescoping-sights', name: words('Telescoping Sights', 'Teleskop-Zielfernrohr'), credits: 400, kind: 'modification', fits: 'ranged', traits: ['sights'], boxes: ['core'] },
  { id: 'valken-38-carbine', name: words('Valken-38 Carbine', 'Valken-38 Karabiner'), credits: 1250, traits: ['blaster', 'rifle'], attack: 'ranged blue blue red', modSlots: 1, surges: ['+2 damage', '+2 accuracy'], boxes: ['return-to-hoth'] },
  { id: 'vibrogenerator', name: words('Vibrogenerator'), credits: 350, kind: 'modification', fits: 'melee', traits: ['energy'], boxes: ['return-to-hoth'] },
])
