/** The shots that a ship could make from where it is, and those that it has to fear; with a token more or less. */
import { type Choosable, type ShipView, type State, THING, TOKEN_NUMBER, type View } from '@dejarik/xwing'
import type { Odds } from '@dejarik/xwing/odds'
import { attackFrom, attacksOf, DICE_FACES } from '@dejarik/xwing/preview'
import { oddsNow } from '../attack/odds-now.ts'

export interface Shot {
  /** At whom, or by whom. */
  readonly other: number
  readonly odds: Odds
}

export interface Shots {
  /** Its own with the most damage, and the enemy's. */
  readonly best: Shot | null
  readonly worst: Shot | null
}

export function shotsOf(view: View, s: State, ship: number): Shots {
  const foes = view.ships.filter(({ zone, seat }) => zone === 'play' && seat !== view.ships[ship].seat)
  return {
    best: strongest(shotsBy(view, s, ship, null)),
    worst: strongest(
      foes.flatMap(({ id }) => shotsBy(view, s, id, ship).map((shot) => ({ ...shot, other: id }))),
    ),
  }
}

/** Every attack of a ship, at one target or at any. */
function shotsBy(view: View, s: State, ship: number, at: number | null): readonly Shot[] {
  return attacksOf(s, s.ships[ship]).flatMap((declared) => {
    const { defender } = declared
    if (defender >= THING || (at !== null && defender !== at)) return []
    const odds = oddsNow(view, s, attackFrom(declared, false))
    return odds === null ? [] : [{ other: defender, odds }]
  })
}

function strongest(shots: readonly Shot[]): Shot | null {
  return shots.reduce<Shot | null>(
    (best, shot) => (best === null || shot.odds.damage > best.odds.damage ? shot : best),
    null,
  )
}

export type Chances = Pick<Odds, 'hit' | 'damage'>

/** A die that may be rerolled. */
type Die = Extract<Choosable, { readonly do: 'die' }>

const TOKENS: { readonly [action: string]: 'focus' | 'evade' | 'calculate' } = {
  focus: 'focus',
  evade: 'evade',
  calculate: 'calculate',
}

/** Without and with the token that an action gains, or a lock; null for anything else. */
export function shotsWith(view: View, s: State, option: Choosable): readonly [was: Shots, is: Shots] | null {
  if (option.do === 'action') {
    const token = TOKENS[option.action]
    if (token === undefined) return null
    const after = changed(view, option.ship, (one) => withToken(one, TOKEN_NUMBER[token]))
    return [shotsOf(view, s, option.ship), shotsOf(after, s, option.ship)]
  }
  if (option.do !== 'lock' || !('target' in option)) return null
  const { ship, target } = option
  const after = changed(view, ship, (one) => ({ ...one, locks: [...one.locks, target] }))
  const shots = (seen: View): Shots => ({ best: strongest(shotsBy(seen, s, ship, target)), worst: null })
  return [shots(view), shots(after)]
}

/** Before and after one die of the attack under way is rerolled: the mean of all its faces. */
export function rerolled(
  view: View,
  s: State,
  { dice, place }: Die,
): { readonly was: Chances; readonly is: Chances } | null {
  const { attack } = view
  if (attack === null) return null
  const was = oddsNow(view, s, attack)
  const faces = DICE_FACES[dice].flatMap((face) => {
    const turned = {
      ...(dice === 'attack' ? attack.attackDice : attack.defenseDice)[place],
      face,
      rerolled: true,
    }
    const after =
      dice === 'attack'
        ? { ...attack, attackDice: attack.attackDice.with(place, turned) }
        : { ...attack, defenseDice: attack.defenseDice.with(place, turned) }
    return oddsNow(view, s, after) ?? []
  })
  if (was === null || faces.length === 0) return null
  const mean = (of: keyof Chances): number => faces.reduce((sum, odds) => sum + odds[of], 0) / faces.length
  return { was, is: { hit: mean('hit'), damage: mean('damage') } }
}

function changed(view: View, ship: number, change: (one: ShipView) => ShipView): View {
  return { ...view, ships: view.ships.map((one) => (one.id === ship ? change(one) : one)) }
}

function withToken(ship: ShipView, token: number): ShipView {
  return { ...ship, tokens: ship.tokens.map((count, at) => (at === token ? count + 1 : count)) }
}
