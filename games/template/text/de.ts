import { askWords, type ByQuestion, type Catalogue } from '@dejarik/kernel'
import type { Questions } from '../questions.ts'
import { LOSSES } from './losses.ts'

const asks: ByQuestion<Questions, string> = {
  lay: 'Welche Karte legst du verdeckt?',
}

export const de: Catalogue = {
  ...LOSSES.de,
  'seat.left': 'Links',
  'seat.right': 'Rechts',
  ...askWords(asks),
  'option.lay': '{card} legen',
  'log.deal':
    '{seat, select, left {Links} other {Rechts}} erhält {known, select, yes {{cards}} other {drei Karten}}.',
  'log.lay': '{seat, select, left {Links} other {Rechts}} deckt {card} auf.',
  'log.score': '{card} schlägt {other}: ein Punkt für {seat, select, left {Links} other {Rechts}}.',
  'revealed.laid': 'Karten wurden aufgedeckt',
}
