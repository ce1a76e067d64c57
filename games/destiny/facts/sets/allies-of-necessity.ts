import { cards } from '../card-entry.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const ALLIES_OF_NECESSITY = cards('AoN', [
  { id: '10001', name: words('Count Dooku'), subtitle: words('Corrupted Politician'), is: 'villain blue character', rarity: 'S', unique: true, subtypes: ['leader', 'sith'], health: 9, points: [11, 13], die: '2MD 2MD 1F 1Dc 1R -' },
  { id: '10002', name: words("Count Dooku's Lightsaber"), is: 'villain blue upgrade', rarity: 'S', unique: true, subtypes: ['weapon'], cost: 2, die: '1MD 2MD +2MD 1Dc 1Dc -' },
  { id: '10003', name: words('Sniper Team'), is: 'villain red support', rarity: 'S', subtypes: ['trooper'], cost: 2, die: '1RD 2RD 3RD1 4RD2 - -' },
  { id: '10004', name: words('Astrogation'), is: 'hero blue plot', rarity: 'S', points: [2] },
  { id: '10005', name: words('Knighthood'), is: 'hero blue upgrade', rarity: 'S', cost: 0 },
  { id: '10006', name: words('Fenn Rau'), subtitle: words('Mandalorian Protector'), is: 'hero red character', rarity: 'S', unique: true, subtypes: ['pilot', 'trooper'], health: 9, points: [11, 13], die: '2RD 2RD 1F 1Sh 1R -' },
  { id: '10007', name: words('Test of Character'), is: 'neutral red event', rarity: 'S', cost: 1 },
  { id: '10008', name: words('Grand Design'), is: 'neutral red plot', rarity: 'S', points: [2] },
  { id: '10009', name: words('Outer Rim Outlaw'), is: 'neutral yellow character', rarity: 'S', subtypes: ['scavenger', 'scoundrel'], deckLimit: 3, health: 8, points: [10], die: '2RD 2MD1 2ID 1Dr 1R -' },
  { id: '10010', name: words('Shadowed'), is: 'neutral yellow downgrade', rarity: 'S', subtypes: ['intel'], cost: 0 },
  { id: '10011', name: words('Perilous Escapade'), is: 'neutral yellow plot', rarity: 'S', points: [2] },
  { id: '10012', name: words('Hired Muscle'), is: 'neutral yellow support', rarity: 'S', subtypes: ['scoundrel'], cost: 1, die: '2RD1 3MD1 3ID1 3Dr1 2Dc1 2Sh1' },
  { id: '10013', name: words('Clawdite Shapeshifter'), is: 'neutral gray character', rarity: 'S', subtypes: ['shapeshifter'], deckLimit: 5, health: 6, points: [6], die: '1ID 2ID 1Dr 1R - -' },
  { id: '10014', name: words('Chance Encounter'), is: 'neutral gray event', rarity: 'S', cost: 1 },
  { id: '10015', name: words('Flank', 'In den Rücken fallen'), is: 'neutral gray event', rarity: 'S', cost: 1, reprintOf: '01156' },
  { id: '10016', name: words('Allies of Necessity'), is: 'neutral gray plot', rarity: 'S', points: [-2] },
  { id: '10017', name: words('LR-57 Combat Droid'), is: 'neutral gray support', rarity: 'S', subtypes: ['droid'], cost: 3, die: '2ID 1Dc 1R Sp Sp1 -' },
  { id: '10018', name: words('Electro Sword'), is: 'neutral gray upgrade', rarity: 'S', subtypes: ['weapon'], cost: 3, die: '1RD 2MD 3MD1 1Dc - -' },
  { id: '10019', name: words("Chalmun's Cantina"), subtitle: words('Tatooine'), is: 'neutral gray battlefield', rarity: 'S' },
  { id: '10020', name: words('Wheeta Palace'), subtitle: words('Nal Hutta'), is: 'neutral gray battlefield', rarity: 'S' },
])
