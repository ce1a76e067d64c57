/** What the active figure does (rulebook: Aktionen): two actions, and points spent around them. */
import { type Flow, isMet, type Keyed, LazyOptions, NOTHING, never, type Usage, use } from '@dejarik/kernel'
import { CONDITION_IDS } from '../facts/index.ts'
import type { Act, End, Interact, Move, Rest, Shake, Special, Target, Use } from '../offers.ts'
import type { AskFor } from '../questions.ts'
import { type Activation, type FigureId, type HeldId, NONE, type State, type T } from '../state.ts'
import {
  abilityAt,
  type Kit,
  meOf,
  type Named,
  type Printed,
  type Action as SpecialAction,
} from './abilities.ts'
import { attack, attackOn } from './attack/attack.ts'
import { targetsOf } from './attack/targets.ts'
import { canRest, canStrain, putStrain, rest } from './campaign/strain.ts'
import { actionsByCard, cardOf, commandOf } from './cards.ts'
import { canPlay, canUse, discardPlayed } from './command-cards.ts'
import { BLEEDING, conditionBit, has, lose, STUNNED } from './conditions.ts'
import { canPay, pay } from './costs.ts'
import { sufferStrain } from './damage.ts'
import { isWith } from './held.ts'
import { isHero, isIncapacitated } from './hero.ts'
import { hangsOnHand } from './hidden-cards.ts'
import { canInteract, interact, interactionsOf } from './interact.ts'
import { says } from './live.ts'
import { missionAt } from './missions.ts'
import { canUsePoints, performMove, speedOf, walk, walks } from './moving.ts'
import { spend, spendsOf } from './spend.ts'
import { moment, open, resolve, resolving, usesIn, whenOf } from './windows.ts'

export const ACTIONS_A_FIGURE = 2
/** ia.activation.7 */
const MOST_STRAINED = 2

type Action = Move | Target | Use | Interact | Special | Shake | Rest

const END: End = { do: 'end' }
const SHAKEN: readonly number[] = CONDITION_IDS.map((id) => conditionBit(id)).map((bit, i) =>
  bit === BLEEDING || bit === STUNNED ? i : NONE,
)

/** Everything that the figure may do now; what would come to nothing only if it `isIdle`, too. */
export function actsOf(s: State, figure: FigureId, isIdle = false): Act[] {
  const { activation } = s
  if (activation === null) return [END]
  const one = s.figures[figure]
  if (isIncapacitated(one)) return incapacitatedActs(s, figure, activation, isIdle)
  const found: Act[] = []
  if (activation.actions > 0) {
    if (mayMove(s, figure, activation, isIdle)) found.push({ do: 'move', figure })
    if (mayAttack(s, figure)) {
      found.push(...targetsOf(s, figure))
      found.push(...usesIn(s, one.seat, moment('attack-planned', figure)))
    }
    if (canInteract(s, figure)) found.push(...interactionsOf(s, figure))
    for (const condition of SHAKEN)
      if (condition !== NONE && (one.conditions & (1 << condition)) !== 0)
        found.push({ do: 'shake', figure, condition })
    specials(s, figure, found)
    if (isHero(s, figure) && (isIdle || canRest(s, figure))) found.push({ do: 'rest', figure })
  }
  if (
    activation.strained < MOST_STRAINED &&
    isHero(s, figure) &&
    canStrain(s, figure, 1) &&
    (isIdle || canUsePoints(s, figure, 1, activation.actions))
  )
    found.push({ do: 'strain-move', figure })
  found.push(...usesIn(s, one.seat, moment('activation', figure)))
  found.push(...spendsOf(s, figure))
  found.push(...walks(s, figure, one.points))
  found.push(END)
  return found
}

/** Who is incapacitated moves, and does what the mission lets even him do; heroes no longer attack, and nobody shakes anything off. */
function incapacitatedActs(s: State, figure: FigureId, { actions }: Activation, isIdle: boolean): Act[] {
  const acts: Act[] = actions > 0 ? [...interactionsOf(s, figure)] : []
  if (actions > 0 && (isIdle || canUsePoints(s, figure, speedOf(s, figure), 0)))
    acts.unshift({ do: 'move', figure })
  if (actions > 0 && !isHero(s, figure) && mayAttack(s, figure)) acts.push(...targetsOf(s, figure))
  return [...acts, ...walks(s, figure, s.figures[figure].points), END]
}

/** Only one action to attack, unless it is a hero or an ability allows more (ia.actions.10). */
export function mayAttack(s: State, figure: FigureId): boolean {
  const { activation } = s
  if (activation === null || has(s.figures[figure], STUNNED)) return false
  return activation.attacks === 0 || attacksOften(s, figure)
}

/** Whether it may attack with each of its actions. */
export function attacksOften(s: State, figure: FigureId): boolean {
  return isHero(s, figure) || says(s, figure, 'multipleAttacks', (may, me) => may(s, me))
}

/** As often as it has actions, unless a rule allows only one move; not where it would come to nothing (ia.massive.11). */
function mayMove(s: State, figure: FigureId, { actions, moves }: Activation, isIdle: boolean): boolean {
  if (!isIdle && !canUsePoints(s, figure, speedOf(s, figure), actions - 1)) return false
  return moves === 0 || !says(s, figure, 'movesOnce', (once, me) => once(s, me))
}

/** Special actions on its card, of the mission and on command cards it can use, each once an activation (ia.actions.11). */
function specials(s: State, figure: FigureId, found: Act[]): void {
  const { seat, kind } = s.figures[figure]
  const acting = actionsByCard()
  const add = (action: Printed<SpecialAction>, card = NONE, held = NONE): void => {
    if (isPossible(s, figure, action, card, held))
      found.push({ do: 'special', figure, ability: action.named, card, held })
  }
  for (const { ability } of acting[kind] ?? NO_ACTIONS) add(ability)
  for (const { action } of missionAt(s.mission).actions ?? NO_RULES) if (action !== undefined) add(action)
  for (let id = 0; id < s.held.length; id++) {
    if (!isWith(s, id, figure)) continue
    for (const { ability } of acting[cardOf(s.held[id].card).number] ?? NO_ACTIONS) add(ability, NONE, id)
  }
  const { hand } = s.sides[seat]
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    const printed = acting[commandOf(card).number]
    if (printed === undefined || hand.indexOf(card) < i) continue
    if (canPlay(s, seat) && canUse(s, seat, card, figure))
      for (const { ability } of printed) add(ability, card)
  }
}

const NO_ACTIONS: readonly Keyed<Printed<SpecialAction>>[] = []
const NO_RULES: readonly Named[] = []

function isPossible(
  s: State,
  figure: FigureId,
  action: Printed<SpecialAction>,
  card: number,
  held: HeldId,
): boolean {
  const { activation } = s
  const { named: key } = action
  if (activation === null || actionsFor(action) > activation.actions) return false
  if (activation.used.includes(key) || (action.attacks === true && !mayAttack(s, figure))) return false
  const me = meOf(s.figures[figure].seat, figure, 0, held, card)
  return isMet(ACTING, s, { me, key, ability: action, event: undefined })
}

/** How many actions it takes. */
function actionsFor(action: SpecialAction | undefined): number {
  return action?.actions ?? 1
}

/** One decision; false once the figure is done. */
export function* act(t: T): Flow<boolean> {
  const s = t.state
  const { activation } = s
  if (activation === null) return false
  const { figure } = activation
  const { seat } = s.figures[figure]
  const options = new LazyOptions(() => actsOf(s, figure))
  if (activation.actions === 0) {
    // Played around actions, a command card may keep the activation going (ia.activation.16).
    hangsOnHand(t, seat, 'activation', (imagined) => actsOf(imagined, figure).length > 1)
    if (options.list.length === 1) return false
  }
  const ask: AskFor<'act'> = {
    form: 'one',
    seat,
    what: 'act',
    rule: 'ia.actions.1',
    about: undefined,
    options,
  }
  const answer = yield ask
  const chosen = options.list[answer as number]
  switch (chosen.do) {
    case 'end':
      return false
    case 'walk':
      yield* walk(t, chosen)
      return true
    case 'spend':
      yield* spend(t, chosen)
      return true
    case 'strain-move':
      activation.strained++
      yield* putStrain(t, figure, 1)
      s.figures[figure].points++
      t.log?.('movement-points', 'ia.activation.7', { figure, points: 1 })
      return true
    case 'use':
    case 'command':
      if (whenOf(chosen).at === 'attack-planned') yield* perform(t, chosen)
      else yield* resolve(t, seat, chosen, moment('activation', figure))
      return true
    default:
      yield* perform(t, chosen)
      return true
  }
}

/** An action from its cost to what follows it. */
function* perform(t: T, chosen: Action): Flow {
  const s = t.state
  const { figure } = chosen
  const { activation } = s
  if (activation === null) return
  const { seat } = s.figures[figure]
  const cost = chosen.do === 'special' ? actionsFor(abilityAt(chosen.ability).action) : 1
  activation.actions -= cost
  switch (chosen.do) {
    case 'move':
      activation.moves++
      t.log?.('move', 'ia.move.1', { figure })
      yield* performMove(t, figure, 'ia.move.1')
      break
    case 'attack':
      activation.attacks++
      yield* attackOn(t, chosen, seat)
      break
    case 'use':
    case 'command':
      activation.attacks++
      yield* resolve(t, seat, chosen, moment('attack-planned', figure))
      yield* attack(t, figure, 'ia.attack-steps.2')
      break
    case 'interact':
      yield* interact(t, chosen)
      yield* open(t, moment('interacted', figure), 'ia.interact.2')
      break
    case 'rest':
      yield* rest(t, figure)
      break
    case 'shake':
      lose(t, figure, 1 << chosen.condition)
      break
    case 'special':
      yield* special(t, chosen)
      break
    default:
      never(chosen)
  }
  if (s.figures[figure].space === NONE) return
  yield* bleed(t, chosen)
  if (s.figures[figure].space !== NONE)
    yield* open(t, moment('action-done', figure, null, cost), 'ia.actions.3')
  // What a condition's card offers has an arrow, too.
  if ((chosen.do === 'special' || chosen.do === 'shake') && s.figures[figure].space !== NONE) {
    const ability = chosen.do === 'special' ? chosen.ability : null
    yield* open(t, { ...moment('special-done', figure, null, cost), ability }, 'ia.actions.3')
  }
}

function special(t: T, { figure, ability: key, card, held }: Special): Flow {
  const s = t.state
  const { action } = abilityAt(key)
  if (action === undefined || s.activation === null) return NOTHING
  s.activation.used.push(key)
  if (action.attacks === true) s.activation.attacks++
  const me = meOf(s.figures[figure].seat, figure, 0, held, card)
  return use(ACTING, t, { me, key, ability: action, event: undefined })
}

/** Each once an activation (ia.actions.11), so none has a limit of its own. */
const ACTING: Usage<Kit, undefined> = {
  isFree: () => true,
  canPay: (s, { me, ability }) => canPay(s, ability.cost, me.figure, me.held),
  agrees: () => true,
  begin(t, { me: { seat, figure, card }, key }) {
    const { name, action } = abilityAt(key)
    if (card === NONE) t.log?.('special', action?.rule ?? 'ia.actions.4', { figure, ability: key, name })
    else discardPlayed(t, seat, card, figure)
    setSpecial(t.state, true)
  },
  pay: (t, { me, ability }) => pay(t, ability.cost, me.figure, me.held),
  carryOut: (t, { key }, run) => resolving(t.state, key, run()),
  end: (t) => setSpecial(t.state, false),
}

function setSpecial({ activation }: State, isSpecial: boolean): void {
  if (activation !== null) activation.special = isSpecial
}

/** Bleeding: strain after each action but that which ends it. */
function* bleed(
  t: T,
  chosen: { readonly do: string; readonly figure: FigureId; readonly condition?: number },
): Flow {
  const { figure } = chosen
  const bleeding = CONDITION_IDS.indexOf('bleeding')
  if (!has(t.state.figures[figure], BLEEDING) || (chosen.do === 'shake' && chosen.condition === bleeding))
    return
  yield* sufferStrain(t, figure, 1)
}
