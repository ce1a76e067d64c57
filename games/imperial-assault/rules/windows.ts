/**
 * Windows (rulebook: Gleichzeitige Effekte): mission rules first, then one player's effects, then the other's
 * (ia.timing.2 to .4). A player orders his own (ia.conflicts.3), decides on each when its turn comes (ia.conflicts.4), and
 * what he declines is gone until the next time (ia.conflicts.5).
 */
import type { Flow, RuleId, Seat } from '@dejarik/kernel'
import type { Space } from '../map/index.ts'
import type { Pass, Use } from '../offers.ts'
import {
  type AbilityKey,
  type Attack,
  EMPIRE,
  type Figure,
  type FigureId,
  type Held,
  type HeldId,
  NONE,
  opponentOf,
  type State,
  type T,
  type TokenId,
} from '../state.ts'
import {
  abilityAt,
  type KeyedAbility,
  type Moment,
  sourceOf,
  type Trigger,
  type Window,
  windowBit,
} from './ability.ts'
import type { Manner } from './attack/targets.ts'
import { cardOf, commandOf, designOf, upgradeOf } from './cards.ts'
import { canPlay, discardPlayed, usersOf } from './command-cards.ts'
import { canPay, pay } from './costs.ts'
import { isAmongOthers } from './ground.ts'
import { isAsleep, isLive } from './held.ts'
import { hangsOnAgendas, hangsOnHand } from './hidden-cards.ts'
import { says } from './live.ts'
import { missionRules } from './mission-rules.ts'
import { modeOf } from './mode.ts'

const PASS: Pass = { do: 'pass' }

const NOWHERE: readonly Space[] = []
const NOTHING: readonly TokenId[] = []
const NOBODY: readonly FigureId[] = []
const PLAIN: Manner = {}
const NONE_USED: readonly Use[] = []

export function moment(
  figure: FigureId,
  attack: Attack | null = null,
  amount = 0,
  by: FigureId = NONE,
  spaces = NOWHERE,
  voluntary = false,
): Moment {
  return {
    figure,
    attack,
    amount,
    by,
    spaces,
    hurt: NOBODY,
    voluntary,
    object: NONE,
    carried: NOTHING,
    group: NONE,
    held: NONE,
    ability: null,
    manner: PLAIN,
  }
}

/** What happens to an object or a door. */
export function momentOf(object: number, by: FigureId): Moment {
  return { ...moment(by, null, 0, by), object }
}

/** Opens a window. In an attack the attacker's side comes first (ia.timing.4), else who the mode says (ia.timing.2, .3). */
export function* open(t: T, window: Window, at: Moment, rule: RuleId): Flow {
  const s = t.state
  // What happens while an attack is under way happens in it: defeats, and damage by Blast or Cleave.
  const attack = at.attack ?? s.attacks.at(-1)
  const first = attack === undefined ? modeOf(s).first(s) : attack.controller
  const bit = windowBit(window)
  yield* missionRules(t, window, at)
  for (const seat of [first, opponentOf(first)])
    if (listens(s, seat, bit, at)) yield* effectsOf(t, seat, window, bit, at, rule)
    else tellsOfCards(t, seat, window, bit, at, NONE_USED)
}

/** Whether anything of this player could happen in the window at all: most pass unnoticed. */
function listens(s: State, seat: Seat, bit: number, at: Moment): boolean {
  for (let id = 0; id < s.figures.length; id++) {
    const figure = s.figures[id]
    if (
      (designOf(figure.kind).windows & bit) !== 0 &&
      userOf(figure, id, at) === seat &&
      (!figure.gone || id === at.figure)
    )
      return true
  }
  for (const group of s.groups)
    if (group.seat === seat && group.attachments.length > 0)
      for (const upgrade of group.attachments) if ((upgradeOf(upgrade).windows & bit) !== 0) return true
  const { hand, upgrades } = s.sides[seat]
  for (const card of hand) if ((commandOf(card).windows & bit) !== 0) return true
  for (const upgrade of upgrades) if ((upgradeOf(upgrade).windows & bit) !== 0) return true
  for (const effect of s.effects)
    if (effect.seat === seat && (abilityAt(effect.ability).windows & bit) !== 0) return true
  for (const held of s.held)
    if ((cardOf(held.card).windows & bit) !== 0 && holderOf(s, held, at) === seat && isLive(held)) return true
  return false
}

/** All of one player's effects in a window, until nothing is left or he has declined the rest. */
function* effectsOf(t: T, seat: Seat, window: Window, bit: number, at: Moment, rule: RuleId): Flow {
  const s = t.state
  const done: Use[] = []
  for (;;) {
    tellsOfCards(t, seat, window, bit, at, done)
    const { uses, musts } = usesLeft(s, seat, window, bit, at, done)
    if (uses.length === 0) return
    let use: Use
    if (musts.length === 1) use = musts[0]
    else {
      const options: readonly (Use | Pass)[] = musts.length > 0 ? musts : [...uses, PASS]
      const chosen = yield* t.decide(seat, window, options, { rule })
      if (chosen.do === 'pass') return
      use = chosen
    }
    done.push(use)
    yield* resolve(t, seat, use, at)
  }
}

interface UsesLeft {
  readonly uses: readonly Use[]
  /** Those of them that must happen. */
  readonly musts: readonly Use[]
}

function usesLeft(
  s: State,
  seat: Seat,
  window: Window,
  bit: number,
  at: Moment,
  done: readonly Use[],
): UsesLeft {
  const found = usesIn(s, seat, window, bit, at).filter((use) => !done.some((one) => isSame(one, use)))
  const musts = found.filter((use) => !triggerOf(use).optional)
  return { uses: canInterrupt(s, window) ? found : musts, musts }
}

/** Whether its player is asked here, or is not, may be because of cards that only he sees. */
function tellsOfCards(t: T, seat: Seat, window: Window, bit: number, at: Moment, done: readonly Use[]): void {
  if (t.hinges === undefined) return
  if (seat === EMPIRE) hangsOnAgendas(t, bit)
  hangsOnHand(t, seat, bit, (imagined) => {
    const { uses, musts } = usesLeft(imagined, seat, window, bit, at, done)
    return uses.length > 0 && musts.length !== 1
  })
}

/** Nobody interrupts a figure on its way while it is in another's space; what must happen does (ia.interrupt.8). */
function canInterrupt(s: State, window: Window): boolean {
  const isOnItsWay = s.walking !== NONE && (window === 'entered' || window === 'exited')
  return !(isOnItsWay && isAmongOthers(s, s.walking))
}

/** A copy of a command card can't be played at the same time as another (ia.command-cards.7). */
function isSame(one: Use, other: Use): boolean {
  return one.card === NONE
    ? other.ability === one.ability &&
        other.figure === one.figure &&
        other.value === one.value &&
        other.held === one.held
    : other.card === one.card
}

export function triggerOf({ ability, place }: Use): Trigger {
  return (abilityAt(ability).when ?? [])[place]
}

/** Whose a figure's abilities are: who makes it attack uses them as his own (ia.attack-special.17). */
function userOf(figure: Figure, id: FigureId, { attack }: Moment): Seat {
  return attack !== null && attack.attacker === id ? attack.controller : figure.seat
}

/** The same of a hero's cards. */
function holderOf(s: State, { hero, seat }: Held, at: Moment): Seat {
  return hero === NONE || seat === NONE || s.mission === NONE ? seat : userOf(s.figures[hero], hero, at)
}

/** What a player may use now. */
export function usesIn(s: State, seat: Seat, window: Window, bit: number, at: Moment): Use[] {
  const found: Use[] = []
  const add = (ability: KeyedAbility, figure: FigureId, value: number, card: number, held = NONE): void => {
    if ((ability.windows & bit) === 0) return
    const { key, when = [] } = ability
    for (let place = 0; place < when.length; place++) {
      const trigger = when[place]
      if (
        trigger.window === window &&
        isFree(s, trigger, key, figure, at) &&
        canPay(s, trigger.cost, figure, held) &&
        trigger.can(s, sourceOf(seat, figure, value, held), at)
      )
        found.push({
          do: card === NONE ? 'use' : 'command',
          ability: key,
          figure,
          card,
          value,
          held,
          place,
        })
    }
  }
  for (let id = 0; id < s.figures.length; id++) {
    const figure = s.figures[id]
    if (userOf(figure, id, at) !== seat || !isThere(s, id, window, at)) continue
    const design = designOf(figure.kind)
    const { attachments } = s.groups[figure.group]
    if ((design.windows & bit) === 0 && attachments.length === 0) continue
    if (s.attacks.length > 0 && says(s, id, 'usesNone', (none, me) => none(s, me))) continue
    if ((design.windows & bit) !== 0) for (const ability of design.abilities) add(ability, id, 0, NONE)
    for (const upgrade of attachments)
      for (const ability of upgradeOf(upgrade).abilities) add(ability, id, 0, NONE)
  }
  for (const effect of s.effects)
    if (effect.seat === seat) add(abilityAt(effect.ability), effect.figure, effect.value, NONE)
  for (const upgrade of s.sides[seat].upgrades)
    for (const ability of upgradeOf(upgrade).abilities) add(ability, NONE, 0, NONE)
  for (let id = 0; id < s.held.length; id++) {
    const held = s.held[id]
    const design = cardOf(held.card)
    if ((design.windows & bit) === 0 || holderOf(s, held, at) !== seat || !isLive(held) || isAsleep(s, id))
      continue
    for (const figure of usersOfHeld(s, id, window, at))
      for (const ability of design.abilities) add(ability, figure, 0, NONE, id)
  }
  const { hand } = s.sides[seat]
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    const design = commandOf(card)
    if ((design.windows & bit) === 0 || hand.indexOf(card) < i || !canPlay(s, seat)) continue
    for (const figure of usersOf(s, seat, card))
      for (const ability of design.abilities) add(ability, figure, 0, card)
  }
  return found
}

const THE_PLAYER: readonly FigureId[] = [NONE]

/** Who can use a card of a campaign: its hero, the figures of the group that it is attached to, or its player. */
function usersOfHeld(s: State, id: HeldId, window: Window, at: Moment): readonly FigureId[] {
  const { hero, group, card } = s.held[id]
  // After the mission there are no figures on the map, but heroes still use what they have.
  if (hero !== NONE) return s.mission === NONE || isThere(s, hero, window, at) ? [hero] : NOBODY
  if (group !== NONE) return s.groups[group].figures.filter((figure) => isThere(s, figure, window, at))
  return cardOf(card).facts.attachesTo === null ? THE_PLAYER : NOBODY
}

/**
 * Who was defeated just now still has what his defeat sets off, but not what the end of his activation would; who is
 * incapacitated is out of the fight.
 */
function isThere(s: State, figure: FigureId, window: Window, at: Moment): boolean {
  const { space, gone } = s.figures[figure]
  return (space !== NONE && !gone) || (figure === at.figure && window !== 'activation-end')
}

/** Whether its limit allows it. */
function isFree(s: State, { limit }: Trigger, ability: AbilityKey, figure: FigureId, at: Moment): boolean {
  if (limit === undefined) return true
  if (limit === 'round') return figure === NONE || !s.figures[figure].used.includes(ability)
  if (limit === 'activation') return s.activation === null || !s.activation.used.includes(ability)
  return at.attack === null || !at.attack.used.includes(ability)
}

/** Uses what was chosen; a command card leaves the hand first (ia.command-cards.5). */
export function* resolve(t: T, seat: Seat, use: Use, at: Moment): Flow {
  const s = t.state
  const trigger = triggerOf(use)
  const { ability, figure, card, value, held } = use
  if (trigger.limit === 'round' && figure !== NONE) s.figures[figure].used.push(ability)
  if (trigger.limit === 'activation') s.activation?.used.push(ability)
  if (trigger.limit === 'attack') at.attack?.used.push(ability)
  if (card === NONE) t.log?.('use', trigger.rule, { seat, ability, figure })
  else discardPlayed(t, seat, card, figure)
  yield* pay(t, trigger.cost, figure, held)
  const flow = trigger.act(t, sourceOf(seat, figure, value, held), at)
  if (flow !== undefined) yield* resolving(s, ability, flow)
}

/** Lets the table know whose ability asks. */
export function* resolving(s: State, ability: AbilityKey, flow: Flow): Flow {
  s.using.push(ability)
  yield* flow
  s.using.pop()
}
