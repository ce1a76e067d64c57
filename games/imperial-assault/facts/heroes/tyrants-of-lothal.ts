import { heroAbility, heroes } from '../hero.ts'
import { words } from '../words.ts'

// biome-ignore format: a table, one card a line
export const TYRANTS_OF_LOTHAL_HEROES = heroes('tyrants-of-lothal', [
  {
    id: 'ct-1701',
    name: words('CT-1701'),
    title: words('“Wildfire”', '„Wildfire“'),
    traits: ['trooper', 'guardian'],
    defense: 'black',
    healthy: [12, 4, 4, 'blue yellow | green | blue green green'],
    wounded: [12, 3, 3, 'blue red | red | blue green red'],
    abilities: [heroAbility('Barrage', 'Sperrfeuer', { strain: 2, whenWounded: true }), heroAbility('Focus Fire', 'Feuer konzentrieren')],
    mission: words('Sands of Seelos', 'Im Sand von Seelos'),
    reward: 'bullseye',
    classCards: [
      { id: 'dc-15s-blaster', name: words('DC-15S Blaster', 'DC-15S-Blaster'), xp: 0, item: { traits: ['blaster'], attack: 'ranged green green', modSlots: 1, keywords: ['+2 accuracy'] } },
      { id: 'covering-fire', name: words('Covering Fire', 'Deckungsfeuer'), xp: 1 },
      { id: 'reload', name: words('Reload', 'Nachladen'), xp: 1 },
      { id: 'pin-them-down', name: words('Pin Them Down', 'Niederhalten'), xp: 2 },
      { id: 'strafing-run', name: words('Strafing Run', 'Immer in Bewegung'), xp: 2 },
      { id: 'squad-tactics', name: words('Squad Tactics', 'Truppentaktik'), xp: 3 },
      { id: 'weakness-identified', name: words('Weakness Identified', 'Schwachstelle gefunden'), xp: 3 },
      { id: 'wild-fire', name: words('Wild Fire', 'Feuersturm'), xp: 4 },
      { id: 'concentrate-fire', name: words('Concentrate Fire', 'Kreuzfeuer'), xp: 4 },
    ],
  },
  {
    id: 'tress-hacnua',
    name: words('Tress Hacnua'),
    title: words('Cybernetic Brawler', 'Kybernetische Faustkämpferin'),
    traits: ['brawler'],
    defense: 'white',
    healthy: [11, 4, 4, 'green yellow | green green | blue blue'],
    wounded: [11, 3, 3, 'green red | green red | blue red'],
    abilities: [heroAbility('Leg Hydraulics', 'Beinhydraulik', { whenWounded: true }), heroAbility('Fyrnock Style', 'Fyrnock-Stil')],
    mission: words('Duel on Devaron', 'Duell auf Devaron'),
    reward: 'wholeness',
    classCards: [
      { id: 'reinforced-cyberarm', name: words('Reinforced Cyberarm', 'Verstärkter Cyberarm'), xp: 0, item: { traits: ['fist'], attack: 'melee green blue' } },
      { id: 'aryx-variation', name: words('Aryx Variation', 'Aryx-Stil'), xp: 1 },
      { id: 'mynock-strike', name: words('Mynock Strike', 'Mynock-Schlag'), xp: 1 },
      { id: 'dianoga-sweep', name: words('Dianoga Sweep', 'Dianoga-Feger'), xp: 2 },
      { id: 'gundark-throw', name: words('Gundark Throw', 'Gundark-Wurf'), xp: 2 },
      { id: 'dragonsnake-variation', name: words('Dragonsnake Variation', 'Drachenschlangen-Stil'), xp: 3 },
      { id: 'acklay-counter', name: words('Acklay Counter', 'Acklay-Konter'), xp: 3 },
      { id: 'krayt-dragon-fury', name: words('Krayt Dragon Fury', 'Kraytdrachen-Wirbel'), xp: 4 },
      { id: 'fluidity', name: words('Fluidity', 'Geschmeidigkeit'), xp: 4 },
    ],
  },
])
