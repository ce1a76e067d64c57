import { heroAbility, heroes } from '../hero.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const TWIN_SHADOWS_HEROES = heroes('twin-shadows', [
  {
    id: 'biv-bodhrik',
    name: words('Biv Bodhrik'),
    title: words('Vengeful Guerrilla', 'Rachsüchtiger Guerillakämpfer'),
    traits: ['hunter', 'brawler'],
    defense: 'black',
    healthy: [13, 4, 4, 'blue green yellow | blue | blue green'],
    wounded: [13, 3, 3, 'blue green red | red | blue red'],
    abilities: [heroAbility('Close and Personal', 'Auf Tuchfühlung', { actions: 1, strain: 2, whenWounded: true }), heroAbility('Deadly Precision', 'Tödliche Präzision', { strain: 1 })],
    mission: words('Past Life Enemies', 'Alte Feinde'),
    reward: 'hunt-them-down',
    classCards: [
      { id: 'repeating-blaster', name: words('Repeating Blaster', 'Repetierblaster'), xp: 0, item: { traits: ['blaster', 'heavy'], attack: 'ranged blue red', modSlots: 1, surges: ['+1 accuracy'] } },
      { id: 'advance', name: words('Advance', 'Vorrücken'), xp: 1 },
      { id: 'shake-it-off', name: words('Shake It Off', 'Reiß dich zusammen'), xp: 1 },
      { id: 'crushing-blow', name: words('Crushing Blow', 'Schmetterschlag'), xp: 2 },
      { id: 'into-the-fray', name: words('Into the Fray', 'Auf in die Schlacht'), xp: 2 },
      { id: 'trophy-armor', name: words('Trophy Armor', 'Erbeutete Rüstung'), xp: 3, item: { kind: 'armor', traits: ['armor', 'heavy'], keywords: ['+4 health'] } },
      { id: 'vibrobayonet', name: words('Vibrobayonet', 'Vibro-Bajonett'), xp: 3, item: { kind: 'modification', traits: ['blade'] } },
      { id: 'final-stand', name: words('Final Stand', 'Letzte Bastion'), xp: 4 },
      { id: 'stay-down', name: words('Stay Down', 'Du stehst nicht wieder auf!'), xp: 4 },
    ],
  },
  {
    id: 'saska-teft',
    name: words('Saska Teft'),
    title: words('Brilliant Engineer', 'Brillante Ingenieurin'),
    traits: ['smuggler', 'spy'],
    defense: 'white',
    healthy: [11, 4, 5, 'blue | blue green | blue green yellow'],
    wounded: [11, 3, 4, 'red | blue red | blue green red'],
    abilities: [heroAbility('Battle Technician', 'Gefechtstechniker', { strain: 1, whenWounded: true }), heroAbility('Practical Solutions', 'Praktische Lösungen', { whenWounded: true })],
    mission: words('Shady Dealings', 'Krumme Geschäfte'),
    reward: 'tech-goggles',
    classCards: [
      { id: 'modified-blaster', name: words('Modified Blaster', 'Modifizierter Blaster'), xp: 0, item: { traits: ['blaster', 'pistol'], attack: 'ranged green yellow', modSlots: 1, keywords: ['+1 accuracy'], surges: ['weaken', '+1 damage', 'pierce 1', '+1 accuracy'] } },
      { id: 'tool-kit', name: words('Tool Kit', 'Werkzeugkasten'), xp: 1 },
      { id: 'unstable-device', name: words('Unstable Device', 'Explosives Gerät'), xp: 1 },
      { id: 'energy-shield', name: words('Energy Shield', 'Energieschild'), xp: 2 },
      { id: 'structural-weakness', name: words('Structural Weakness', 'Strukturschwäche'), xp: 2 },
      { id: 'gadgeteer', name: words('Gadgeteer', 'Bastlerin'), xp: 3 },
      { id: 'power-converter', name: words('Power Converter', 'Energiekonverter'), xp: 3 },
      { id: 'adrenaline-injector', name: words('Adrenaline Injector', 'Adrenalin-Injektor'), xp: 4 },
      { id: 'remote-distribution', name: words('Remote Distribution', 'Fernversorgung'), xp: 4 },
    ],
  },
])
