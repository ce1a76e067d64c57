/** The ready decks of the first starter sets, which the booklet plays against each other (sd.st-setup.1). */
import { STARTER } from '../formats.ts'
import { ready } from './ready-deck.ts'

// biome-ignore format: ids
export const KYLO_REN_STARTER = ready({
  id: 'starter-kylo-ren',
  name: { en: 'Kylo Ren Starter', de: 'Kylo-Ren-Starter' },
  format: STARTER.id,
  battlefield: '01168',
  characters: [{ card: '01011', dice: 2 }, { card: '01002', dice: 1 }],
  cards: {
    '01006': 1, '01008': 1, '01014': 1, '01017': 1, '01059': 1, '01060': 1, '01075': 1, '01081': 1, '01084': 1,
    '01089': 2, '01091': 1, '01146': 1, '01149': 1, '01151': 1, '01153': 1, '01154': 1, '01155': 1, '01156': 1,
    '01157': 1,
  },
})

// biome-ignore format: ids
export const REY_STARTER = ready({
  id: 'starter-rey',
  name: { en: 'Rey Starter', de: 'Rey-Starter' },
  format: STARTER.id,
  battlefield: '01174',
  characters: [{ card: '01038', dice: 2 }, { card: '01045', dice: 1 }],
  cards: {
    '01008': 1, '01040': 1, '01043': 1, '01044': 1, '01057': 1, '01059': 1, '01117': 1, '01124': 2, '01126': 1,
    '01128': 1, '01130': 1, '01149': 1, '01151': 1, '01153': 1, '01154': 1, '01155': 1, '01156': 1, '01157': 1,
    '01162': 1,
  },
})
