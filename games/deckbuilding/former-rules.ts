import { type Answer, type Ask, type Option, optionsOf } from '@dejarik/kernel'
import { move } from './moves.ts'
import type { State } from './state.ts'

/** Up to these rules, it was asked first whether a triggered choose ability is used, and then which branch (db.when.1, db.choose.1). */
const LAST_ASKED_TWICE = 1

function isAskedAtOnce(rulesVersion: string, ask: Ask): boolean {
  if (Number(rulesVersion) > LAST_ASKED_TWICE || ask.what !== 'choose' || ask.form !== 'one') return false
  return optionsOf(ask).some((option) => option.do === 'decline')
}

export function formerOptions(
  rulesVersion: string,
  _: State,
  ask: Ask,
  passed: number,
): readonly Option[] | undefined {
  if (!isAskedAtOnce(rulesVersion, ask) || passed > 0) return undefined
  return [move('trigger', ask.about), move('decline')]
}

export function formerlyAsked(
  rulesVersion: string,
  _: State,
  ask: Ask,
  answer: Answer,
  passed: number,
): boolean {
  return isAskedAtOnce(rulesVersion, ask) && passed === 0 && answer === 0
}
