import { askWords, type ByQuestion, type Catalogue } from '@dejarik/kernel'
import type { Questions } from '../questions.ts'
import { LOSSES } from './losses.ts'

const asks: ByQuestion<Questions, string> = {
  lay: 'Which card do you lay face down?',
}

export const en: Catalogue = {
  ...LOSSES.en,
  'seat.left': 'Left',
  'seat.right': 'Right',
  ...askWords(asks),
  'option.lay': 'Lay {card}',
  'log.deal':
    '{seat, select, left {Left} other {Right}} is dealt {known, select, yes {{cards}} other {three cards}}.',
  'log.lay': '{seat, select, left {Left} other {Right}} reveals {card}.',
  'log.score': '{card} beats {other}: a point for {seat, select, left {Left} other {Right}}.',
  'revealed.laid': 'cards were revealed',
}
