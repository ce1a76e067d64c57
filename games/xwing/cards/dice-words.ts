/** More words about dice, for what `words.ts` says of one's own dice in simple cases. */
import type { Flow } from '@dejarik/kernel'
import { type Ability, type Me, modify } from '../rules/abilities.ts'
import { addDie, changeDice, countFace, type DiceKind, modifiable } from '../rules/dice.ts'
import { isAtRange } from '../rules/range.ts'
import { has, spendToken } from '../rules/tokens.ts'
import type { Attack, Face, State, T } from '../state.ts'
import { type DiceAbility, diceOf, isFriend, mine } from './words.ts'

const PARTS = { attacker: ['attacker'], defender: ['defender'], both: ['attacker', 'defender'] } as const

/** Dice of a part in the attack, and the result that helps it. */
export const OWN_DICE = {
  attacker: { dice: 'attack', good: 'hit' },
  defender: { dice: 'defense', good: 'evade' },
} as const

/** "You may change up to n of your … results": how many is asked where there is a choice. */
export function changeUpTo(from: Face, to: Face | 'good', most: number, ability: DiceAbility): Ability[] {
  const { if: also, cost } = ability
  return PARTS[ability.as].map((as) => {
    const { dice, good } = OWN_DICE[as]
    return modify({
      dice,
      as,
      ...(cost !== undefined && { cost }),
      if: (s, me, attack) => modifiable(s, dice, from, me.ship) > 0 && (also?.(s, me, attack) ?? true),
      *run(t, me) {
        const max = Math.min(most, modifiable(t.state, dice, from, me.ship))
        const cite = { rule: 'xw.g.dice-mod.3', about: me.card }
        const count = yield* t.chooseNumber(mine(t.state, me).seat, 'how-many', { min: 1, max }, cite)
        changeDice(t, dice, from, to === 'good' ? good : to, count)
      },
    })
  })
}

/** "You may change 1 of your results to …": of these faces, the player chooses which. */
export function changeOneOf(
  faces: readonly Face[],
  to: Face | 'good',
  { as: part, if: also, cost, must = false, note }: ChangeOne,
): Ability[] {
  return PARTS[part].map((as) => {
    const { dice, good } = OWN_DICE[as]
    const there = (s: State, me: Me): Face[] => faces.filter((face) => modifiable(s, dice, face, me.ship) > 0)
    return modify({
      dice,
      as,
      must,
      ...(cost !== undefined && { cost }),
      if: (s, me, attack) => there(s, me).length > 0 && (also?.(s, me, attack) ?? true),
      *run(t, me, attack) {
        const face = yield* chooseFace(t, me, there(t.state, me))
        changeDice(t, dice, face, to === 'good' ? good : to, 1)
        note?.(me, attack)
      },
    })
  })
}

interface ChangeOne extends DiceAbility {
  readonly must?: boolean
  /** Keeps in the attack that it was used. */
  readonly note?: (me: Me, attack: Attack) => void
}

/** One of these faces, as the player of "me" likes. */
export function* chooseFace<F extends Face>(t: T, me: Me, faces: readonly F[]): Flow<F> {
  const options = faces.map((face: Face) => ({ do: 'result' as const, face }))
  const cite = { rule: 'xw.g.dice-mod.3', about: me.card }
  return faces[options.indexOf(yield* t.choose(mine(t.state, me).seat, 'choose-result', options, cite))]
}

/** One of the kinds of results that lie on the table. */
export function chooseResult(
  t: T,
  me: Me,
  attack: Attack,
  dice: DiceKind,
  among: readonly Face[],
): Flow<Face> {
  const there = among.filter((face) => hasFace(attack, dice, face))
  return chooseFace(t, me, there)
}

/** "You may add 1 … result." */
export function addOwn(
  face: Face,
  { as: part, if: also, cost, must = false }: DiceAbility & { readonly must?: boolean },
): Ability[] {
  return PARTS[part].map((as) => {
    const { dice } = OWN_DICE[as]
    return modify({
      dice,
      as,
      must,
      ...(also !== undefined && { if: also }),
      ...(cost !== undefined && { cost }),
      run(t) {
        addDie(t, dice, face)
      },
    })
  })
}

/** "While a friendly ship at range … attacks or defends, it may spend your focus tokens as if it had them." */
export function lendFocus(min: number, max: number): Ability[] {
  return (['attacker', 'defender'] as const).map((part) => {
    const { dice, good } = OWN_DICE[part]
    const borrower = (attack: Attack): number => attack[part]
    return modify({
      dice,
      as: 'other',
      again: true,
      spends: 'focus',
      by: 'roller',
      if: (s, me, attack) =>
        isFriend(s, me, borrower(attack)) &&
        isAtRange(s, me.ship, borrower(attack), min, max) &&
        has(mine(s, me), 'focus') &&
        modifiable(s, dice, 'focus', borrower(attack)) > 0,
      *run(t, me, attack) {
        yield* spendToken(t, me.ship, 'focus', borrower(attack))
        changeDice(t, dice, 'focus', good)
      },
    })
  })
}

/** Faces of one kind of dice in an attack that show this result. */
export function hasFace(attack: Attack, dice: DiceKind, face: Face): boolean {
  return countFace(diceOf(attack, dice), face) > 0
}
