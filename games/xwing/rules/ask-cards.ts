/** Asking permanent abilities: each question goes to every live card that has an opinion (xw.a.faq-queue.2). */

import type { State } from '../state.ts'
import type { Always, Me } from './abilities.ts'
import { forEachListed } from './ability-queue.ts'
import type { Question } from './cards.ts'
import { inTheBox } from './in-the-box.ts'

/** By question: what it is asked with besides the state and "you", and what is answered. */
type Rests = {
  readonly [Q in Question]: NonNullable<Always[Q]> extends (s: State, me: Me, ...rest: infer R) => unknown
    ? R
    : never
}
type Opinions = { readonly [Q in Question]: ReturnType<NonNullable<Always[Q]>> }
/** A permanent ability as it is asked. */
type Asked = { readonly [Q in Question]?: (s: State, me: Me, ...rest: Rests[Q]) => Opinions[Q] }

/** Each opinion with whose it is. */
export function forEachOpinion<Q extends Question>(
  s: State,
  question: Q,
  hear: (opinion: Opinions[Q], me: Me) => void,
  ...rest: Rests[Q]
): void {
  const say = inTheBox(s).always.to(question)
  if (say === null) return
  forEachListed(s, say, (permanents, ship, slot, card) => {
    const me: Me = { ship: ship.id, slot, card }
    for (const permanent of permanents) {
      const asked: Asked = permanent
      const opinion = asked[question]?.(s, me, ...rest)
      if (opinion !== undefined) hear(opinion, me)
    }
  })
}

export function opinions<Q extends Question>(
  s: State,
  question: Q,
  ...rest: Rests[Q]
): readonly Opinions[Q][] {
  if (inTheBox(s).always.to(question) === null) return NONE
  let found: Opinions[Q][] | null = null
  const hear = (opinion: Opinions[Q]): void => {
    found ??= []
    found.push(opinion)
  }
  forEachOpinion(s, question, hear, ...rest)
  return found ?? NONE
}

const NONE: readonly never[] = []

/** The sum of what all cards add. */
export function sum<Q extends 'attackDice' | 'defenseDice' | 'difficulty' | 'agility' | 'hull' | 'shields'>(
  s: State,
  question: Q,
  ...rest: Rests[Q]
): number {
  let total = 0
  for (const number of opinions(s, question, ...rest)) total += number
  return total
}

/** Whether no card forbids it; a "cannot" is absolute (xw.g.golden.3). */
export function isAllowed<
  Q extends
    | 'evadesCancelCrits'
    | 'mayAttack'
    | 'mayChooseLock'
    | 'mayCoordinate'
    | 'mayGain'
    | 'mayGrant'
    | 'mayLock'
    | 'mayModify'
    | 'mayPerform'
    | 'mayPoint'
    | 'mayDeploy'
    | 'mayRemove'
    | 'maySpend'
    | 'maySpendForce'
    | 'maySpendLock'
    | 'recoversForce'
    | 'rangeBonus',
>(s: State, question: Q, ...rest: Rests[Q]): boolean {
  for (const allowed of opinions(s, question, ...rest)) if (allowed === false) return false
  return true
}

/** Whether any card grants it. */
export function isGranted<
  Q extends
    | 'whileStressed'
    | 'whileIonized'
    | 'ownStepWhileStressed'
    | 'locksAnywhere'
    | 'redWhileStressed'
    | 'armed'
    | 'ignoresObstacle'
    | 'modifiesAtRange0'
    | 'nearestOnly'
    | 'neutralizesCritsFirst'
    | 'partialBoost'
    | 'coordinatesStressed'
    | 'coordinatesAnywhere'
    | 'actsAfterBump'
    | 'attacksFriends'
    | 'dropsBeside'
    | 'firesAtObstacle'
    | 'fasterTemplates'
    | 'jamsFriends'
    | 'staysInReserve'
    | 'reachesByLock'
    | 'freeAilerons'
    | 'treatsAsBullseye'
    | 'treatsAsNear',
>(s: State, question: Q, ...rest: Rests[Q]): boolean {
  for (const granted of opinions(s, question, ...rest)) if (granted === true) return true
  return false
}
