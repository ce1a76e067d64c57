import { DESIGNS } from '../facts/cards.ts'
import { always, type Texts } from '../rules/abilities.ts'

const HIGHEST = 9

export const TEXTS: Texts = {
  spy: {
    text: { en: 'Beats the Emperor.', de: 'Schlägt den Imperator.' },
    abilities: [always({ beats: (other) => DESIGNS[other].value === HIGHEST })],
  },
}
