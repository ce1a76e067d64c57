/** What tokens, locks and Force do to dice (rulebook: "Fokussierung", "Ausweichen", "Berechnung", "Macht", "Zielerfassung"). */
import type { Flow } from '@dejarik/kernel'
import type { Face, Ship, State, T } from '../../state.ts'
import { type Me, type Modification, modify } from '../abilities.ts'
import { forceAtHand, spendForce } from '../charges.ts'
import { changeDice, countFace, type DiceKind, modifiable, reroll, rerollable, rerollsLeft } from '../dice.ts'
import { canSpendLock, spendLock } from '../locks.ts'
import { has, spendToken } from '../tokens.ts'
import type { Spent } from './modify-dice.ts'

function meOf(s: State, me: Me): Ship {
  return s.ships[me.ship]
}

/** Focus results can be changed only if there are any (xw.g.focus.6, xw.g.calculate.6). */
function hasFocusResult(s: State, me: Me, dice: DiceKind): boolean {
  return modifiable(s, dice, 'focus', me.ship) > 0
}

const GOOD = { attack: 'hit', defense: 'evade' } as const

/** One focus token changes all focus results (xw.g.focus.4, .5). */
function spendFocus(dice: DiceKind, as: 'attacker' | 'defender'): Modification {
  return modify({
    dice,
    as,
    again: true,
    if: (s, me) => has(meOf(s, me), 'focus') && hasFocusResult(s, me, dice),
    *run(t, me) {
      yield* spendToken(t, me.ship, 'focus')
      changeDice(t, dice, 'focus', GOOD[dice])
    },
  })
}

/** Each calculate token changes one focus result (xw.g.calculate.4, .5). */
function spendCalculate(dice: DiceKind, as: 'attacker' | 'defender'): Modification {
  return modify({
    dice,
    as,
    again: true,
    if: (s, me) => has(meOf(s, me), 'calculate') && hasFocusResult(s, me, dice),
    *run(t, me) {
      yield* spendToken(t, me.ship, 'calculate')
      changeDice(t, dice, 'focus', GOOD[dice], 1)
    },
  })
}

/** Each Force charge changes one focus result (xw.g.force.1, .2). */
function spendForceOn(dice: DiceKind, as: 'attacker' | 'defender'): Modification {
  return modify({
    dice,
    as,
    again: true,
    if: (s, me) => forceAtHand(s, meOf(s, me)) > 0 && hasFocusResult(s, me, dice),
    *run(t, me) {
      yield* spendForce(t, me.ship)
      changeDice(t, dice, 'focus', GOOD[dice], 1)
    },
  })
}

/** Each evade token changes one blank or focus result (xw.g.evade.4). */
const spendEvade = modify({
  dice: 'defense',
  as: 'defender',
  again: true,
  if: (s, me, attack) =>
    has(meOf(s, me), 'evade') &&
    (countFace(attack.defenseDice, 'blank') > 0 || hasFocusResult(s, me, 'defense')),
  *run(t, me, attack) {
    yield* spendToken(t, me.ship, 'evade')
    // A blank is worth less than a focus result, which other tokens could still change.
    const from: Face = countFace(attack.defenseDice, 'blank') > 0 ? 'blank' : 'focus'
    const focus = from === 'blank' && hasFocusResult(t.state, me, 'defense')
    const chosen = focus
      ? yield* t.choose(
          t.state.ships[me.ship].seat,
          'evade-result',
          [
            { do: 'blank' as const, face: 'blank' as const },
            { do: 'focus' as const, face: 'focus' as const },
          ],
          { rule: 'xw.g.evade.4' },
        )
      : { face: from }
    changeDice(t, 'defense', chosen.face, 'evade', 1)
  },
})

/** A lock on the defender rerolls one or more attack dice (xw.g.lock.6). */
const spendLockOn = modify({
  dice: 'attack',
  as: 'attacker',
  again: true,
  if: (s, me, attack) =>
    canSpendLock(s, meOf(s, me), attack.defender) && rerollable(s, 'attack', undefined, me.ship).length > 0,
  *run(t, me, attack) {
    yield* spendLock(t, me.ship, attack.defender)
    yield* rerollSome(t, me, 'attack', { min: 1, max: 6 }, 'xw.g.lock.6')
  },
})

/** The player of "you" chooses dice to reroll, as far as there are any left (xw.a.faq-dice.2). */
export function* rerollSome(
  t: T,
  me: Me,
  dice: DiceKind,
  count: { readonly min: number; readonly max: number },
  rule: string,
  test: (face: string) => boolean = () => true,
): Flow {
  const s = t.state
  const pool = s.attack === null ? [] : dice === 'attack' ? s.attack.attackDice : s.attack.defenseDice
  const options = rerollable(s, dice)
    .filter((place) => test(pool[place].face))
    .map((place) => ({ do: 'die' as const, dice, place, face: pool[place].face }))
  const most = { min: count.min, max: Math.min(count.max, rerollsLeft(s, dice)) }
  const chosen = yield* t.chooseSome(s.ships[me.ship].seat, `reroll-${dice}`, options, most, {
    rule,
    ...(me.card >= 0 && { about: me.card }),
  })
  if (chosen.length > 0)
    reroll(
      t,
      dice,
      chosen.map(({ place }) => place),
    )
}

/** By the word under which they are offered. */
export const TOKEN_MODIFICATIONS: readonly (readonly [what: Spent, Modification])[] = [
  ['focus', spendFocus('attack', 'attacker')],
  ['focus', spendFocus('defense', 'defender')],
  ['evade', spendEvade],
  ['calculate', spendCalculate('attack', 'attacker')],
  ['calculate', spendCalculate('defense', 'defender')],
  ['force', spendForceOn('attack', 'attacker')],
  ['force', spendForceOn('defense', 'defender')],
  ['lock', spendLockOn],
]
