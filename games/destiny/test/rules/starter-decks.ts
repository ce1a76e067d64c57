/** Two teams of the starter sets for whole matches: Kylo Ren with a Stormtrooper, Rey with Finn. */

import type { DeckOption } from '../../index.ts'
import { filler, team } from '../build/decks.ts'

export const KYLO_STARTER: DeckOption = {
  name: 'Kylo Ren',
  format: 'infinite-2020-07-14',
  battlefield: '01167',
  plot: '05169',
  characters: team('01011 2', '01002'),
  cards: filler(30),
}

export const REY_STARTER: DeckOption = {
  name: 'Rey',
  format: 'infinite-2020-07-14',
  battlefield: '01174',
  plot: null,
  characters: team('01038 2', '01045'),
  cards: filler(30),
}
