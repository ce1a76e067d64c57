import type { Catalogue } from '@dejarik/kernel'

export const de: Catalogue = {
  'seat.player1': 'Spieler 1',
  'seat.player2': 'Spieler 2',
}
