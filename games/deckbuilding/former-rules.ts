import { type Answer, type Ask, type Option, optionsOf } from '@dejarik/kernel'
import { move } from './moves.ts'
import type { State } from './state.ts'

/**
 * Up to these rules, it was asked first whether a triggered ability is used or a reward taken, and then which branch or
 * card (db.when.1, db.bounty.9, db.choose.1).
 */
const LAST_ASKED_TWICE = 1

function isAskedAtOnce(rulesVersion: string, ask: Ask): boolean {
  if (Number(rulesVersion) > LAST_ASKED_TWICE) return false
  if (ask.what === 'exile-cards') return ask.rule === 'db.when.1' || ask.rule === 'db.bounty.9'
  if (ask.what !== 'choose' && ask.what !== 'purchase-free') return false
  return ask.form === 'one' && optionsOf(ask).some((option) => option.do === 'decline')
}

/** The only card was then taken without a further question, unless it was free how many. */
function isOnly(ask: Ask): boolean {
  if (ask.what === 'purchase-free' && ask.form === 'one') return optionsOf(ask).length === 2
  return ask.form === 'some' && ask.amount === 1 && optionsOf(ask).length === 1
}

export function formerOptions(
  rulesVersion: string,
  _: State,
  ask: Ask,
  passed: number,
): readonly Option[] | undefined {
  if (!isAskedAtOnce(rulesVersion, ask) || passed > 0 || !('options' in ask)) return undefined
  return [isOnly(ask) ? optionsOf(ask)[0] : move('trigger', ask.about), move('decline')]
}

export function formerlyAsked(
  rulesVersion: string,
  _: State,
  ask: Ask,
  answer: Answer,
  passed: number,
): boolean {
  return isAskedAtOnce(rulesVersion, ask) && !isOnly(ask) && passed === 0 && answer === 0
}
