import { items } from '../item.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const TIER_1 = items(1, [
  { id: 'armored-gauntlets', name: words('Armored Gauntlets', 'Panzerhandschuh'), credits: 300, traits: ['fist'], attack: 'melee green yellow', surges: ['stun', '+2 damage', 'cleave 1', 'pierce 1'], boxes: ['core'] },
  { id: 'bacta-pump', name: words('Bacta Pump', 'Bactapumpe'), credits: 300, kind: 'equipment', traits: ['accessory'], boxes: ['jabbas-realm'] },
  { id: 'balanced-hilt', name: words('Balanced Hilt', 'Ausbalancierter Griff'), credits: 300, kind: 'modification', fits: 'melee', traits: ['balance'], boxes: ['core'] },
  { id: 'charge-pistol', name: words('Charge Pistol', 'Energiepistole'), credits: 350, traits: ['blaster', 'pistol'], attack: 'ranged green green', modSlots: 2, keywords: ['+1 accuracy'], surges: ['+1 damage', 'gain damage'], boxes: ['heart-of-the-empire'] },
  { id: 'charged-ammo-pack', name: words('Charged Ammo Pack', 'Geladene Munition'), credits: 100, kind: 'modification', fits: 'ranged', traits: ['ammunition'], surges: ['gain damage'], boxes: ['heart-of-the-empire'] },
  { id: 'combat-coat-1', name: words('Combat Coat', 'Kampfjacke'), credits: 500, kind: 'armor', traits: ['armor', 'light'], keywords: ['+2 health'], boxes: ['core'] },
  { id: 'combat-vambrace', name: words('Combat Vambrace', 'Kampfarmschienen'), credits: 200, kind: 'equipment', traits: ['accessory'], keywords: ['+1 health'], boxes: ['tyrants-of-lothal'] },
  { id: 'ddc-defender', name: words('DDC Defender', 'DDC-Verteidiger'), credits: 550, traits: ['blaster', 'pistol'], attack: 'ranged green yellow', modSlots: 1, surges: ['+1 damage', '+1 accuracy, weaken'], boxes: ['return-to-hoth'] },
  { id: 'dh-17', name: words('DH-17'), credits: 200, traits: ['blaster', 'pistol'], attack: 'ranged green yellow', modSlots: 2, surges: ['+2 accuracy', '+1 damage, pierce 1'], boxes: ['core'] },
  { id: 'dl-44', name: words('DL-44'), credits: 500, traits: ['blaster', 'pistol'], attack: 'ranged blue yellow', modSlots: 2, surges: ['+2 damage', '+1 damage, +2 accuracy'], boxes: ['core'] },
  { id: 'e-11', name: words('E-11'), credits: 400, traits: ['blaster', 'rifle'], attack: 'ranged blue green', modSlots: 2, surges: ['+2 damage', '+2 accuracy'], boxes: ['core'] },
  { id: 'emergency-injector', name: words('Emergency Injector', 'Notfallspritze'), credits: 150, kind: 'equipment', traits: ['accessory'], boxes: ['jabbas-realm'] },
  { id: 'extended-haft', name: words('Extended Haft', 'Verlängerter Schaft'), credits: 300, kind: 'modification', fits: 'melee', traits: ['balance'], boxes: ['core'] },
  { id: 'gaffi-stick', name: words('Gaffi Stick', 'Gaffi-Stab'), credits: 200, traits: ['club'], attack: 'melee red yellow', modSlots: 1, keywords: ['pierce 1'], surges: ['weaken'], boxes: ['twin-shadows'] },
  { id: 'hand-cannon', name: words('Hand Cannon', 'Handkanone'), credits: 400, traits: ['blaster', 'pistol'], attack: 'ranged red red', modSlots: 1, keywords: ['+1 accuracy'], boxes: ['jabbas-realm'] },
  { id: 'marksman-barrel', name: words('Marksman Barrel', 'Scharfschützen-Gewehrlauf'), credits: 300, kind: 'modification', fits: 'ranged', traits: ['barrel'], keywords: ['+2 accuracy'], boxes: ['core'] },
  { id: 'portable-medkit', name: words('Portable Medkit', 'Tragbares Medikit'), credits: 450, kind: 'equipment', traits: ['accessory'], boxes: ['core'] },
  { id: 'punch-dagger', name: words('Punch Dagger', 'Schlagdolch'), credits: 400, traits: ['blade', 'fist'], attack: 'melee blue yellow', modSlots: 1, surges: ['2: +3 damage'], boxes: ['tyrants-of-lothal'] },
  { id: 'responsive-armor', name: words('Responsive Armor', 'Anpassungsfähige Rüstung'), credits: 250, kind: 'armor', traits: ['armor'], keywords: ['+2 health'], boxes: ['heart-of-the-empire'] },
  { id: 'shadowsilk-cloak', name: words('Shadowsilk Cloak', 'Mantel aus Schattenseide'), credits: 350, kind: 'armor', traits: ['armor', 'light'], boxes: ['bespin-gambit'] },
  { id: 'survival-gear', name: words('Survival Gear', 'Überlebensausrüstung'), credits: 250, kind: 'equipment', traits: ['accessory'], boxes: ['core'] },
  { id: 'tactical-display', name: words('Tactical Display', 'Taktische Anzeige'), credits: 300, kind: 'modification', fits: 'ranged', traits: ['sights'], boxes: ['core'] },
  { id: 'tatooine-hunting-rifle', name: words('Tatooine Hunting Rifle', 'Tatooinisches Jagdgewehr'), credits: 250, traits: ['projectile', 'rifle'], attack: 'ranged blue blue', modSlots: 1, surges: ['+1 damage', 'weaken', '2: focus'], boxes: ['twin-shadows'] },
  { id: 'under-barrel-hh-4', name: words('Under-Barrel HH-4', 'Unterlauf HH-4'), credits: 300, kind: 'modification', fits: 'ranged', traits: ['barrel'], keywords: ['+1 accuracy'], surges: ['blast 1'], boxes: ['return-to-hoth'] },
  { id: 'vibroblade', name: words('Vibroblade', 'Vibroklinge'), credits: 300, traits: ['blade'], attack: 'melee green green', modSlots: 1, surges: ['bleed', '+1 damage', 'cleave 2'], boxes: ['core'] },
  { id: 'vibroknife', name: words('Vibroknife', 'Vibromesser'), credits: 150, traits: ['blade'], attack: 'melee green green', surges: ['bleed', '+1 damage', 'pierce 2'], boxes: ['return-to-hoth'] },
  { id: 'vibrosword', name: words('Vibrosword', 'Vibroschwert'), credits: 350, traits: ['blade'], attack: 'melee blue green', modSlots: 2, surges: ['bleed', '+2 damage'], boxes: ['bespin-gambit'] },
])
