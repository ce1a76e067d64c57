import { cards } from '../card-entry.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const RIVALS = cards('RIV', [
  { id: '06001', name: words('Anakin Skywalker'), subtitle: words('Conflicted Apprentice'), is: 'neutral blue character', rarity: 'S', unique: true, subtypes: ['apprentice'], health: 10, points: [10, 13], die: '2MD 2MD1 1Sh 1R Sp -' },
  { id: '06002', name: words('Lobot'), subtitle: words('Cyborg Aide'), is: 'neutral red character', rarity: 'S', unique: true, subtypes: ['advisor'], health: 9, points: [10, 13], die: '1RD 1F 1Sh 1R Sp -' },
  { id: '06003', name: words('Ketsu Onyo'), subtitle: words('Black Sun Operative'), is: 'neutral yellow character', rarity: 'S', unique: true, subtypes: ['bounty-hunter'], health: 9, points: [11, 14], die: '2RD 2MD 1Dr 1Dc 1R -' },
  { id: '06004', name: words('Jawa Scavenger'), is: 'neutral gray character', rarity: 'S', subtypes: ['jawa'], deckLimit: 5, health: 6, points: [6], die: '1RD 2RD1 1Dr 1R - -' },
  { id: '06005', name: words('Hidden Motive'), is: 'neutral blue event', rarity: 'S', cost: 0 },
  { id: '06006', name: words('Crafted Lightsaber'), is: 'neutral blue upgrade', rarity: 'S', subtypes: ['weapon'], cost: 2, die: '2MD 2MD1 +3MD 1R 1R -' },
  { id: '06007', name: words('Targeting Computer'), is: 'neutral red event', rarity: 'S', cost: 1 },
  { id: '06008', name: words('Fang Fighter'), is: 'neutral red support', rarity: 'S', subtypes: ['vehicle'], cost: 3, die: '2RD 3RD 1Dc 1Sh 1R -' },
  { id: '06009', name: words('Tinker'), is: 'neutral yellow event', rarity: 'S', cost: 0 },
  { id: '06010', name: words('Verpine Sniper Rifle'), is: 'neutral yellow upgrade', rarity: 'S', subtypes: ['weapon'], cost: 2, die: '2RD1 +2RD 1F 1R Sp -' },
  { id: '06011', name: words('Emulate'), is: 'neutral gray event', rarity: 'S', cost: 0 },
  { id: '06012', name: words('Fight Back'), is: 'neutral gray event', rarity: 'S', cost: 1 },
  { id: '06013', name: words('Resourceful'), is: 'neutral gray event', rarity: 'S', cost: 0 },
  { id: '06014', name: words('Surprise Attack'), is: 'neutral gray event', rarity: 'S', cost: 1 },
  { id: '06015', name: words('Supply Pack'), is: 'neutral gray upgrade', rarity: 'S', subtypes: ['equipment'], cost: 1 },
  { id: '06016', name: words('T-21 Repeating Blaster'), is: 'neutral gray upgrade', rarity: 'S', subtypes: ['weapon'], cost: 3, die: '2RD +2RD 1Dr 1R Sp1 -' },
  { id: '06017', name: words('Vibrosword'), is: 'neutral gray upgrade', rarity: 'S', subtypes: ['weapon'], cost: 3, die: '1MD 3MD1 +2MD 1Dc 1R -' },
  { id: '06018', name: words('Bespin Wing Guard'), is: 'neutral gray support', rarity: 'S', cost: 1 },
  { id: '06019', name: words('Dry Fields'), subtitle: words('Atollon'), is: 'neutral gray battlefield', rarity: 'S' },
  { id: '06020', name: words('Sith Temple'), subtitle: words('Malachor'), is: 'neutral gray battlefield', rarity: 'S' },
])
