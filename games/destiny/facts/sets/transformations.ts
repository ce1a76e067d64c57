import { cards } from '../card-entry.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const TRANSFORMATIONS = cards('TR', [
  { id: '13001A', name: words('Anakin Skywalker'), subtitle: words('Reckless One'), is: 'hero blue character', rarity: 'S', unique: true, subtypes: ['jedi', 'leader'], health: 10, points: [12, 15], die: '1MD 2MD 4MD1 1Sh 1R -' },
  { id: '13001B', name: words('Darth Vader'), subtitle: words('Driven By Anger'), is: 'villain blue character', rarity: 'S', unique: true, subtypes: ['sith'], health: 15, points: [17, 21], die: '2MD 3MD 2Dr 1Sh 1R -' },
  { id: '13002A', name: words('Luke Skywalker'), subtitle: words('Seeking The Path'), is: 'hero blue character', rarity: 'S', unique: true, subtypes: ['apprentice'], health: 9, points: [9, 12], die: '1RD 2RD 1MD 1Sh 1R -' },
  { id: '13002B', name: words('Luke Skywalker'), subtitle: words('Fulfilling His Destiny'), is: 'hero blue character', rarity: 'S', unique: true, subtypes: ['jedi'], health: 15, points: [17, 20], die: '2MD 3MD 1F 1Sh 1R -' },
  { id: '13003A', name: words('Obi-Wan Kenobi'), subtitle: words('Wise Protector'), is: 'hero blue character', rarity: 'S', unique: true, subtypes: ['jedi'], health: 10, points: [9, 12] },
  { id: '13003B', name: words("Obi-Wan Kenobi's Spirit"), is: 'hero blue support', rarity: 'S', unique: true, subtypes: ['jedi'], deckLimit: 1, cost: 4, die: '3RD 2F 3F 3Dr 2Sh 2R' },
  { id: '13004A', name: words('Sweeper Droid Infiltration'), is: 'villain red plot', rarity: 'S', deckLimit: 2, points: [3, 5] },
  { id: '13004B', name: words('Demolition Droid'), is: 'villain red plot', rarity: 'S', subtypes: ['bomb'], deckLimit: 2, points: [3, 5] },
  { id: '13005A', name: words('Send in the Troopers'), is: 'hero red plot', rarity: 'S', points: [4] },
  { id: '13005B', name: words('Arc Trooper Echo'), subtitle: words('Courageous and Resolute'), is: 'hero red character', rarity: 'S', unique: true, subtypes: ['trooper'], health: 8, points: [8, 11] },
  { id: '13005C', name: words('Arc Trooper Fives'), subtitle: words('ARC-5555'), is: 'hero red character', rarity: 'S', unique: true, subtypes: ['trooper'], health: 9, points: [8, 11] },
  { id: '13005D', name: words('Clone Commander Wolffe'), subtitle: words('Staunch Strategist'), is: 'hero red character', rarity: 'S', unique: true, subtypes: ['leader', 'trooper'], health: 8, points: [8, 11] },
  { id: '13006A', name: words('Closing In'), is: 'villain yellow plot', rarity: 'S', points: [4] },
  { id: '13006B', name: words('Captured'), is: 'villain yellow plot', rarity: 'S', subtypes: ['bounty'] },
  { id: '13007A', name: words('Rescue Han Solo'), is: 'hero yellow plot', rarity: 'S', subtypes: ['mission'], points: [2, 3] },
  { id: '13007B', name: words('Han Solo'), subtitle: words('Cool and Confident'), is: 'hero yellow character', rarity: 'S', unique: true, subtypes: ['pilot', 'scoundrel'], health: 12, points: [10, 13], die: '2RD 3RD1 2Dr 1R 1R -' },
  { id: '13008A', name: words('Choose Your Destiny'), is: 'neutral gray plot', rarity: 'S', points: [-1] },
  { id: '13008B', name: words('I Will Not Turn'), is: 'neutral gray plot', rarity: 'S' },
  { id: '13009A', name: words('United'), is: 'neutral gray plot', rarity: 'S', points: [0, 1] },
  { id: '13009B', name: words('We Stand'), is: 'neutral gray plot', rarity: 'S' },
  { id: '13010A', name: words('Mortis (Day)'), subtitle: words('Ethereal Space'), is: 'neutral gray battlefield', rarity: 'S' },
  { id: '13010B', name: words('Mortis (Night)'), subtitle: words('Ethereal Space'), is: 'neutral gray battlefield', rarity: 'S' },
])
