import { heroAbility, heroes } from '../hero.ts'
import { namedSurge } from '../surge.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const BESPIN_GAMBIT_HEROES = heroes('bespin-gambit', [
  {
    id: 'davith-elso',
    name: words('Davith Elso'),
    title: words('Codename: “Hawkbat”', 'Deckname: „Hawkbat“'),
    traits: ['spy', 'force-user'],
    defense: 'white',
    healthy: [11, 4, 4, 'blue green | blue green yellow | blue'],
    wounded: [11, 3, 3, 'blue red | blue green red | red'],
    abilities: [heroAbility('Cloak and Dagger', 'Mantel und Degen', { whenWounded: true }), heroAbility('Force Speed', 'Machttempo', { strain: 1 })],
    mission: words('Reclassified', 'Neue Erkenntnisse'),
    reward: 'radiant-holocron',
    classCards: [
      { id: 'heirloom-dagger', name: words('Heirloom Dagger', 'Familiendolch'), xp: 0, item: { traits: ['blade'], attack: 'melee green yellow', surges: ['+1 damage', 'pierce 1, bleed'] } },
      { id: 'covert-operative', name: words('Covert Operative', 'Verdeckter Ermittler'), xp: 1 },
      { id: 'elusive-agent', name: words('Elusive Agent', 'Schwer zu fassen'), xp: 1 },
      { id: 'blindside', name: words('Blindside', 'Angriff aus dem Hinterhalt'), xp: 2 },
      { id: 'falling-leaf', name: words('Falling Leaf', 'Blatt im Wind'), xp: 2 },
      { id: 'force-illusion', name: words('Force Illusion', 'Macht-Illusion'), xp: 3 },
      { id: 'shrouded-lightsaber', name: words('Shrouded Lightsaber', 'Verhülltes Lichtschwert'), xp: 3, item: { traits: ['lightsaber', 'blade'], attack: 'melee green yellow', modSlots: 2, surges: ['pierce 3', '+1 damage', '+1 damage', namedSurge(words('Shrouded Lightsaber', 'Verhülltes Lichtschwert'))] } },
      { id: 'embody-the-force', name: words('Embody the Force', 'Die Macht in mir'), xp: 4 },
      { id: 'fell-swoop', name: words('Fell Swoop', 'Auf einen Streich'), xp: 4 },
    ],
  },
  {
    id: 'murne-rin',
    name: words('Murne Rin'),
    title: words('Master of Intelligence', 'Meisterin der Spionage'),
    traits: ['leader', 'spy'],
    defense: 'black',
    healthy: [12, 4, 4, 'blue | blue green yellow | blue green'],
    wounded: [12, 3, 3, 'red | blue green red | blue red'],
    abilities: [heroAbility('False Orders', 'Falsche Befehle', { actions: 1, strain: 1, whenWounded: true }), heroAbility('Figurehead', 'Galionsfigur')],
    mission: words('Panic in the Streets', 'Panik auf den Straßen'),
    reward: 'cam-droid',
    classCards: [
      { id: 'diplomats-blaster', name: words("Diplomat's Blaster", 'Diplomatenblaster'), xp: 0, item: { traits: ['blaster', 'pistol'], attack: 'ranged blue green', surges: ['pierce 1'] } },
      { id: 'company-of-heroes', name: words('Company of Heroes', 'Wir sind Helden'), xp: 1 },
      { id: 'sonic-bellow', name: words('Sonic Bellow', 'Ohrenbetäubender Schrei'), xp: 1 },
      { id: 'professional-aide', name: words('Professional Aide', 'Professionaler Unterstützer'), xp: 2 },
      { id: 'rebel-propaganda', name: words('Rebel Propaganda', 'Rebellen-Propaganda'), xp: 2 },
      { id: 'double-agent', name: words('Double Agent', 'Doppelagent'), xp: 3 },
      { id: 'solidarity', name: words('Solidarity', 'Solidarität'), xp: 3 },
      { id: 'lead-from-the-front', name: words('Lead from the Front', 'Den Ton angeben'), xp: 4 },
      { id: 'waylay', name: words('Waylay', 'Überfall'), xp: 4 },
    ],
  },
])
