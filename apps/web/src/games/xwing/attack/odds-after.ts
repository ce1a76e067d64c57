/** How the odds of an attack change by an answer: for targets, and for tokens that may be spent on dice. */
import {
  type Attack,
  type Choosable,
  type Die,
  type Face,
  type ShipView,
  type State,
  THING,
  TOKEN_NUMBER,
  type View,
} from '@dejarik/xwing'
import type { Odds } from '@dejarik/xwing/odds'
import { attackFrom, seatOf } from '@dejarik/xwing/preview'
import { oddsNow } from './odds-now.ts'

/** Null where the answer is about something else, or about a card whose text the odds don't know. */
export function oddsAfter(view: View, s: State, option: Choosable): Odds | null {
  if (option.do === 'attack') return oddsNow(view, s, attackFrom(option, false))
  const { attack } = view
  if (attack === null || attack.modifying < 0) return null
  const isAttack = attack.step === 'modify-attack-dice'
  const isAttacker = seatOf(s, attack.attacker) === attack.modifying
  const ship = isAttacker ? attack.attacker : attack.defender
  if (ship >= THING) return null
  const spent = SPENT[option.do]
  if (spent === undefined) return null
  const { change, from, most } = spent(attack)
  const after = from === null ? attack : turned(attack, isAttack, from, isAttack ? 'hit' : 'evade', most)
  return oddsNow(changed(view, ship, change), s, after, option.do === 'lock' ? 'attack' : null)
}

interface Spent {
  readonly change: Change
  /** Which results it turns, and how many at the most. */
  readonly from: Face | null
  readonly most: number
}

/** By what is spent: what the ship has then, and what becomes of the dice. */
const SPENT: { readonly [what: string]: (attack: Attack) => Spent } = {
  done: () => ({ change: stripped, from: null, most: 0 }),
  focus: () => ({ change: spends('focus'), from: 'focus', most: 6 }),
  calculate: () => ({ change: spends('calculate'), from: 'focus', most: 1 }),
  evade: () => ({ change: spends('evade'), from: 'blank', most: 1 }),
  force: () => ({ change: (it) => ({ ...it, force: it.force - 1 }), from: 'focus', most: 1 }),
  lock: ({ defender }) => ({
    change: (it) => ({ ...it, locks: it.locks.filter((on) => on !== defender) }),
    from: null,
    most: 0,
  }),
}

type Change = (ship: ShipView) => ShipView

function changed(view: View, ship: number, change: Change): View {
  return { ...view, ships: view.ships.map((one) => (one.id === ship ? change(one) : one)) }
}

function spends(token: 'focus' | 'calculate' | 'evade'): Change {
  const at = TOKEN_NUMBER[token]
  return (ship) => ({ ...ship, tokens: ship.tokens.map((count, i) => (i === at ? count - 1 : count)) })
}

const SPENDABLE = [TOKEN_NUMBER.focus, TOKEN_NUMBER.calculate, TOKEN_NUMBER.evade]

/** Who is done spends nothing more on these dice. */
const stripped: Change = (ship) => ({
  ...ship,
  force: 0,
  locks: [],
  tokens: ship.tokens.map((count, i) => (SPENDABLE.includes(i) ? 0 : count)),
})

function turned(attack: Attack, isAttack: boolean, from: Face, to: Face, most: number): Attack {
  let left = most
  const turn = (die: Die): Die => (die.face === from && left-- > 0 ? { ...die, face: to } : die)
  return isAttack
    ? { ...attack, attackDice: attack.attackDice.map(turn) }
    : { ...attack, defenseDice: attack.defenseDice.map(turn) }
}
