/** Four decks of 30 cards from Awakenings and the Two-Player Game, each with a plan of its own. */
import { DEFAULT_FORMAT } from '../formats.ts'
import { ready } from './ready-deck.ts'

/** Blue villains: lightsabers, and Force powers that break what the opponent rolls. */
// biome-ignore format: ids
export const DARK_DISCIPLES = ready({
  id: 'dark-disciples',
  name: { en: 'Dark Disciples', de: 'Dunkle Schüler' },
  format: DEFAULT_FORMAT.id,
  battlefield: '01167',
  characters: [{ card: '01011', dice: 2 }, { card: '01009', dice: 2 }],
  cards: {
    '01013': 2, '01014': 1, '01015': 2, '01016': 2, '01057': 1, '01058': 2, '01059': 2, '01060': 1, '04007': 2,
    '01150': 2,
    '01081': 2, '01083': 2, '01084': 1, '01085': 2, '01086': 1, '01145': 2, '01149': 1, '01155': 2,
  },
})

/** Red villains: many blasters on many troopers, activated together. */
// biome-ignore format: ids
export const PHASMAS_SQUAD = ready({
  id: 'phasmas-squad',
  name: { en: 'Phasma’s Squad', de: 'Phasmas Trupp' },
  format: DEFAULT_FORMAT.id,
  battlefield: '01168',
  characters: [{ card: '01001', dice: 2 }, { card: '01002', dice: 1 }, { card: '01002', dice: 1 }],
  cards: {
    '01007': 1, '01008': 2, '01017': 1, '01054': 2, '01055': 2, '01056': 1, '01063': 2, '04004': 2,
    '01006': 1, '04003': 1,
    '01068': 2, '01069': 2, '01070': 1, '01073': 2, '01074': 1, '01140': 2, '01142': 1, '01143': 2, '01151': 1,
    '01153': 1,
  },
})

/** Blue heroes: shields that Qui-Gon turns into damage, and upgrades that give Rey more actions. */
// biome-ignore format: ids
export const WAY_OF_THE_JEDI = ready({
  id: 'way-of-the-jedi',
  name: { en: 'Way of the Jedi', de: 'Weg der Jedi' },
  format: DEFAULT_FORMAT.id,
  battlefield: '01170',
  characters: [{ card: '01037', dice: 2 }, { card: '01038', dice: 2 }],
  cards: {
    '01039': 1, '01040': 2, '01041': 2, '01042': 1, '01044': 2, '01058': 1, '01059': 2, '04030': 2, '04031': 2,
    '01124': 1, '01150': 2, '04032': 1,
    '01115': 2, '01116': 1, '01121': 2, '01122': 1, '01126': 1, '01145': 2, '01155': 1, '04041': 1,
  },
})

/** Red and yellow heroes with vehicles; Finn lets the stolen ones in. */
// biome-ignore format: ids
export const STOLEN_WINGS = ready({
  id: 'stolen-wings',
  name: { en: 'Stolen Wings', de: 'Gestohlene Flügel' },
  format: DEFAULT_FORMAT.id,
  battlefield: '01171',
  characters: [{ card: '01029', dice: 1 }, { card: '01045', dice: 1 }],
  cards: {
    '01005': 1, '01006': 2, '01031': 1, '01032': 2, '01043': 2, '01049': 2, '04027': 1,
    '01008': 2, '01051': 1, '01054': 1, '01062': 1, '01063': 2, '01137': 1, '04029': 1,
    '01111': 1, '01130': 1, '01132': 2, '01142': 2, '01155': 1, '01159': 2, '01161': 1,
  },
})
