/** A die is resolved in one go: it, its modifiers, and whoever it is aimed at. */
import type { CardId, Choosable, DieId, Questions } from '@dejarik/destiny'
import type { Answer, AskView } from '@dejarik/kernel'
import { answerTo, optionsOfChoice } from '../../../board/asked.ts'
import type { Aim } from './aim.ts'

type Decide = (ask: AskView) => Answer | null

/**
 * Answers until the die is on its way; with a target also who it is for. Modifiers that were neither taken along nor left
 * out are the player's to decide.
 */
export function decisionsOf(
  { die, symbol, modifiers }: Aim,
  leftOut: ReadonlySet<DieId>,
  target: CardId | null,
): readonly Decide[] {
  let aimed = false
  const aim = (ask: AskView): Answer | null => {
    if (aimed || target === null || (ask.what !== 'damage' && ask.what !== 'shields')) return null
    aimed = true
    return placeOf(ask, (option) => option.do === 'card' && option.card === target)
  }
  const first: Decide = (ask) =>
    ask.what === 'resolve-more'
      ? placeOf(ask, (option) => option.do === 'die' && option.die === die)
      : placeOf(ask, (option) => option.do === 'resolve' && option.die === die && option.symbol === symbol)
  const along = modifiers.map(
    (id): Decide =>
      (ask) =>
        ask.what === 'modifier' ? placeOf(ask, (option) => option.do === 'die' && option.die === id) : null,
  )
  return [first, ...along, (ask) => (ask.what === 'modifier' ? decline(ask, leftOut) : aim(ask)), aim]
}

/** No further die, if all that are offered were left out. */
function decline(ask: AskView, leftOut: ReadonlySet<DieId>): Answer | null {
  const isOpen = optionsOfChoice<Questions>(ask.choice).some(
    (option) => option.do === 'die' && !leftOut.has(option.die),
  )
  return isOpen ? null : placeOf(ask, ({ do: verb }) => verb === 'decline')
}

function placeOf(ask: AskView, is: (option: Choosable) => boolean): number | null {
  return answerTo<Questions>(ask.choice, is)
}
