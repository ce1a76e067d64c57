import type { Catalogue } from '@dejarik/kernel'

export const en: Catalogue = {
  'seat.player1': 'Player 1',
  'seat.player2': 'Player 2',
}
