/** Questions that come again and again: whether a card is used that may be used every round, and what it then asks. */
import type { AskView, Language } from '@dejarik/kernel'
import type { View } from '@dejarik/xwing'
import { cardLabel, cardOf, firingArcs, stateFrom } from '@dejarik/xwing/preview'
import type { RecurringWindow } from '../../../table/contract.ts'
import { rangesFrom } from '../measure/ranges.ts'
import { wordsIn } from '../text/index.ts'
import { bearerOf } from './about.ts'

export function windowOf(view: View, ask: AskView, language: Language): RecurringWindow | null {
  const { choice } = ask
  if (ask.about === undefined || choice?.form !== 'one') return null
  const pass = choice.options.findIndex(({ do: verb }) => verb === 'no' || verb === 'decline')
  if (pass < 0) return null
  const ship = bearerOf(view, ask)
  return {
    id: `${ask.what === 'use-ability' ? 'use' : ask.what} ${cardLabel(ask.about)}`,
    name: cardOf(ask.about).name[language],
    pass,
    round: view.round,
    conditions: [
      {
        id: 'target',
        label: wordsIn(language)('window.target'),
        isMet: ship !== null && hasTarget(view, ship),
      },
    ],
  }
}

/** Whether an enemy is where a weapon of the ship could reach it. */
function hasTarget(view: View, ship: number): boolean {
  const state = stateFrom(view)
  return rangesFrom(view.ships[ship], view.ships, firingArcs(state, state.ships[ship])).some(
    ({ range, inArc }) => inArc && range <= 3,
  )
}
