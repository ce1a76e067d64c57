/**
 * Windows (rulebook: Gleichzeitige Effekte): mission rules first, then one player's effects, then the other's
 * (ia.timing.2 to .4). A player orders his own (ia.conflicts.3), decides on each when its turn comes (ia.conflicts.4), and
 * what he declines is gone until the next time (ia.conflicts.5).
 */
import {
  type Live as AnyLive,
  type Doing,
  type Flow,
  isFlow,
  isMet,
  NOTHING,
  never,
  type RuleId,
  type Seat,
  settled,
  type Usage,
  use,
} from '@dejarik/kernel'
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
  type AttackMoment,
  abilityAt,
  CARD,
  type Kit,
  type Moment,
  meOf,
  type Of,
  type Printed,
  type When,
  type Window,
} from './abilities.ts'
import type { Manner } from './attack/targets.ts'
import { abilityIndex, cardOf, commandOf, type Listening, laidNumber, upgradeOf } from './cards.ts'
import { canPlay, discardPlayed, usersOf } from './command-cards.ts'
import { canPay, pay } from './costs.ts'
import { isAmongOthers } from './ground.ts'
import { isAsleep, isLive } from './held.ts'
import { hangsOnAgendas, hangsOnHand } from './hidden-cards.ts'
import { says } from './live.ts'
import { hasMissionRules, missionRules } from './mission-rules.ts'
import { modeOf } from './mode.ts'

/** What allows an ability in a window, where a rule says more than the card. */
const RULES: { readonly [W in Window]?: RuleId } = {
  activation: 'ia.activation.16',
  'attack-pool': 'ia.attack-special.11',
  'attack-rerolls': 'ia.attack-special.12',
  'attack-modifiers': 'ia.attack-special.13',
}

const PASS: Pass = { do: 'pass' }

const NOWHERE: readonly Space[] = []
const NOTHING_CARRIED: readonly TokenId[] = []
const NOBODY: readonly FigureId[] = []
const PLAIN: Manner = {}
const NONE_USED: readonly Use[] = []

type Live = AnyLive<Kit, Moment, Printed<When>>

export function moment(
  event: Window,
  figure: FigureId,
  attack: Attack,
  amount?: number,
  by?: FigureId,
  spaces?: readonly Space[],
): AttackMoment
export function moment(
  event: Window,
  figure: FigureId,
  attack?: Attack | null,
  amount?: number,
  by?: FigureId,
  spaces?: readonly Space[],
  voluntary?: boolean,
): Moment
export function moment(
  event: Window,
  figure: FigureId,
  attack: Attack | null = null,
  amount = 0,
  by: FigureId = NONE,
  spaces = NOWHERE,
  voluntary = false,
): Moment {
  return {
    event,
    figure,
    attack,
    amount,
    by,
    spaces,
    hurt: NOBODY,
    voluntary,
    object: NONE,
    carried: NOTHING_CARRIED,
    group: NONE,
    held: NONE,
    ability: null,
    manner: PLAIN,
  }
}

/** What happens to an object or a door. */
export function momentOf(event: Window, object: number, by: FigureId): Moment {
  return { ...moment(event, by, null, 0, by), object }
}

/**
 * Opens a window. In an attack the attacker's side comes first (ia.timing.4), else who the mode says (ia.timing.2, .3). Most
 * pass unnoticed, and for those no flow is made.
 */
export function open(t: T, at: Moment, rule: RuleId): Flow {
  const s = t.state
  // What happens while an attack is under way happens in it: defeats, and damage by Blast or Cleave.
  const attack = at.attack ?? s.attacks.at(-1)
  const first = attack === undefined ? modeOf(s).first(s) : attack.controller
  const listening = listeningTo(at.event)
  if (hasMissionRules(s, at)) return ruled(t, first, listening, at, rule)
  const flow = effectsOf(t, first, listening, at, rule)
  const second = opponentOf(first)
  return flow === NOTHING
    ? effectsOf(t, second, listening, at, rule)
    : followed(t, flow, second, listening, at, rule)
}

function* ruled(t: T, first: Seat, listening: Listening, at: Moment, rule: RuleId): Flow {
  yield* missionRules(t, at)
  yield* effectsOf(t, first, listening, at, rule)
  yield* effectsOf(t, opponentOf(first), listening, at, rule)
}

function* followed(t: T, flow: Flow, second: Seat, listening: Listening, at: Moment, rule: RuleId): Flow {
  yield* flow
  yield* effectsOf(t, second, listening, at, rule)
}

const NOBODY_LISTENS: Listening = []

function listeningTo(window: Window): Listening {
  return abilityIndex().at('when', window) ?? NOBODY_LISTENS
}

/** Whether any card or effect listens to the window, whatever else it needs; missions are asked by themselves. */
export function isListenedTo(s: State, window: Window): boolean {
  const listening = abilityIndex().at('when', window)
  if (listening === undefined) return false
  for (const { gone, kind } of s.figures) if (!gone && listening[kind] !== undefined) return true
  for (const { hand } of s.sides)
    for (const card of hand) if (listening[commandOf(card).number] !== undefined) return true
  for (const { ability } of s.effects) if (listening[laidNumber(ability)] !== undefined) return true
  for (const { card, seat } of s.held)
    if (seat !== NONE && listening[cardOf(card).number] !== undefined) return true
  return false
}

/** Whether anything of this player could happen in the window at all. */
function listens(s: State, seat: Seat, listening: Listening, at: Moment): boolean {
  if (listening === NOBODY_LISTENS) return false
  for (let id = 0; id < s.figures.length; id++) {
    const figure = s.figures[id]
    if (
      listening[figure.kind] !== undefined &&
      userOf(figure, id, at) === seat &&
      (!figure.gone || id === at.figure)
    )
      return true
  }
  for (const group of s.groups)
    if (group.seat === seat && group.attachments.length > 0)
      for (const upgrade of group.attachments)
        if (listening[upgradeOf(upgrade).number] !== undefined) return true
  const { hand, upgrades } = s.sides[seat]
  for (const card of hand) if (listening[commandOf(card).number] !== undefined) return true
  for (const upgrade of upgrades) if (listening[upgradeOf(upgrade).number] !== undefined) return true
  for (const effect of s.effects)
    if (effect.seat === seat && listening[laidNumber(effect.ability)] !== undefined) return true
  for (const held of s.held)
    if (listening[cardOf(held.card).number] !== undefined && holderOf(s, held, at) === seat && isLive(held))
      return true
  return false
}

/** All of one player's effects in a window, until nothing is left or he has declined the rest. */
function effectsOf(t: T, seat: Seat, listening: Listening, at: Moment, rule: RuleId): Flow {
  tellsOfCards(t, seat, listening, at, NONE_USED)
  if (!listens(t.state, seat, listening, at)) return NOTHING
  const left = usesLeft(t.state, seat, listening, at, NONE_USED)
  return left.uses.length === 0 ? NOTHING : used(t, seat, listening, at, rule, left)
}

function* used(t: T, seat: Seat, listening: Listening, at: Moment, rule: RuleId, all: UsesLeft): Flow {
  const done: Use[] = []
  for (let left = all; left.uses.length > 0; left = usesLeft(t.state, seat, listening, at, done)) {
    const { uses, musts } = left
    let chosen: Use
    if (musts.length === 1) chosen = musts[0]
    else {
      const options: readonly (Use | Pass)[] = musts.length > 0 ? musts : [...uses, PASS]
      const answer = yield* t.decide(seat, at.event, options, { rule })
      if (answer.do === 'pass') return
      chosen = answer
    }
    done.push(chosen)
    yield* resolve(t, seat, chosen, at)
    tellsOfCards(t, seat, listening, at, done)
  }
}

interface UsesLeft {
  readonly uses: readonly Use[]
  /** Those of them that must happen. */
  readonly musts: readonly Use[]
}
const NOTHING_LEFT: UsesLeft = { uses: NONE_USED, musts: NONE_USED }

function usesLeft(s: State, seat: Seat, listening: Listening, at: Moment, done: readonly Use[]): UsesLeft {
  const all = usesOf(s, seat, listening, at)
  if (all.length === 0) return NOTHING_LEFT
  const found = done.length === 0 ? all : all.filter((one) => !done.some((other) => isSame(other, one)))
  const musts = found.filter((one) => whenOf(one).may !== true)
  return { uses: canInterrupt(s, at.event) ? found : musts, musts }
}

/** Whether its player is asked here, or is not, may be because of cards that only he sees. */
function tellsOfCards(t: T, seat: Seat, listening: Listening, at: Moment, done: readonly Use[]): void {
  if (t.hinges === undefined) return
  if (seat === EMPIRE) hangsOnAgendas(t, at.event)
  hangsOnHand(t, seat, at.event, (imagined) => {
    const { uses, musts } = usesLeft(imagined, seat, listening, at, done)
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

export function whenOf({ ability, place }: Use): Printed<When> {
  return abilityAt(ability).when[place]
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
export function usesIn(s: State, seat: Seat, at: Moment): Use[] {
  return usesOf(s, seat, listeningTo(at.event), at)
}

function usesOf(s: State, seat: Seat, listening: Listening, at: Moment): Use[] {
  const found: Use[] = []
  if (listening === NOBODY_LISTENS) return found
  const add = (number: number, figure: FigureId, value: number, card = NONE, held = NONE): void => {
    const listed = listening[number]
    if (listed === undefined) return
    for (const { ability } of listed) {
      if (!isOf(s, seat, figure, ability.of, at)) continue
      const live: Live = {
        me: meOf(seat, figure, value, held, card),
        key: ability.named,
        ability,
        event: at,
      }
      if (isMet(USAGE, s, live)) found.push(offerOf(live))
    }
  }
  for (let id = 0; id < s.figures.length; id++) {
    const figure = s.figures[id]
    if (userOf(figure, id, at) !== seat || !isThere(s, id, at)) continue
    const { attachments } = s.groups[figure.group]
    if (listening[figure.kind] === undefined && attachments.length === 0) continue
    if (s.attacks.length > 0 && says(s, id, 'usesNone', (none, me) => none(s, me))) continue
    add(figure.kind, id, 0)
    for (const upgrade of attachments) add(upgradeOf(upgrade).number, id, 0)
  }
  for (const effect of s.effects)
    if (effect.seat === seat) add(laidNumber(effect.ability), effect.figure, effect.value)
  for (const upgrade of s.sides[seat].upgrades) add(upgradeOf(upgrade).number, NONE, 0)
  for (let id = 0; id < s.held.length; id++) {
    const held = s.held[id]
    // A view hides secret cards, which do nothing before they are played.
    if (held.card === NONE) continue
    const { number } = cardOf(held.card)
    if (listening[number] === undefined || holderOf(s, held, at) !== seat || !isLive(held) || isAsleep(s, id))
      continue
    for (const figure of usersOfHeld(s, id, at)) add(number, figure, 0, NONE, id)
  }
  const { hand } = s.sides[seat]
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    const { number } = commandOf(card)
    if (listening[number] === undefined || hand.indexOf(card) < i || !canPlay(s, seat)) continue
    for (const figure of usersOf(s, seat, card)) add(number, figure, 0, card)
  }
  return found
}

function offerOf({ me, key, ability: { place } }: Live): Use {
  const { figure, card, value, held } = me
  return { do: card === NONE ? 'use' : 'command', ability: key, figure, card, value, held, place }
}

/** Whether a moment is about whom the ability of this player's figure means. */
function isOf(s: State, seat: Seat, mine: FigureId, of: Of | undefined, { figure, attack }: Moment): boolean {
  switch (of) {
    case undefined:
      return true
    case 'mine':
      return figure === mine
    case 'friendly':
      return s.figures[figure].seat === seat
    case 'hostile':
      return s.figures[figure].seat !== seat
    case 'attacker':
      return attack?.attacker === mine
    case 'defender':
      return attack?.target === mine
    default:
      return never(of)
  }
}

const THE_PLAYER: readonly FigureId[] = [NONE]

/** Who can use a card of a campaign: its hero, the figures of the group that it is attached to, or its player. */
function usersOfHeld(s: State, id: HeldId, at: Moment): readonly FigureId[] {
  const { hero, group, card } = s.held[id]
  // After the mission there are no figures on the map, but heroes still use what they have.
  if (hero !== NONE) return s.mission === NONE || isThere(s, hero, at) ? [hero] : NOBODY
  if (group !== NONE) return s.groups[group].figures.filter((figure) => isThere(s, figure, at))
  return cardOf(card).facts.attachesTo === null ? THE_PLAYER : NOBODY
}

/**
 * Who was defeated just now still has what his defeat sets off, but not what the end of his activation would; who is
 * incapacitated is out of the fight.
 */
function isThere(s: State, figure: FigureId, at: Moment): boolean {
  const { space, gone } = s.figures[figure]
  return (space !== NONE && !gone) || (figure === at.figure && at.event !== 'activation-end')
}

/** Uses what was chosen. */
export function resolve(t: T, seat: Seat, chosen: Use, at: Moment): Flow {
  const { ability: key, figure, card, value, held } = chosen
  const me = meOf(seat, figure, value, held, card)
  return use(USAGE, t, { me, key, ability: whenOf(chosen), event: at })
}

const USAGE: Usage<Kit, Moment> = {
  isFree(s, { me: { figure }, key, ability: { limit }, event: { attack } }) {
    if (limit === 'round') return figure === NONE || !s.figures[figure].used.includes(key)
    if (limit === 'activation') return s.activation === null || !s.activation.used.includes(key)
    return attack === null || !attack.used.includes(key)
  },
  canPay: (s, { me, ability }) => canPay(s, ability.cost, me.figure, me.held),
  // Who may decline has chosen it among all that he may use.
  agrees: () => true,
  begin(t, { me: { seat, figure, card }, key, ability: { limit }, event }) {
    const s = t.state
    if (limit === 'round' && figure !== NONE) s.figures[figure].used.push(key)
    if (limit === 'activation') s.activation?.used.push(key)
    if (limit === 'attack') event.attack?.used.push(key)
    // A command card leaves the hand first (ia.command-cards.5).
    if (card === NONE) t.log?.('use', RULES[event.event] ?? CARD, { seat, ability: key, figure })
    else discardPlayed(t, seat, card, figure)
  },
  pay: (t, { me, ability }) => pay(t, ability.cost, me.figure, me.held),
  carryOut: (t, { key }, run) => resolving(t.state, key, run()),
}

/** Lets the table know whose ability asks. */
export function resolving<R>(s: State, ability: AbilityKey, doing: Doing<R>): Flow<R> {
  return isFlow(doing) ? asking(s, ability, doing) : settled(doing)
}

function* asking<R>(s: State, ability: AbilityKey, flow: Flow<R>): Flow<R> {
  s.using.push(ability)
  const result = yield* flow
  s.using.pop()
  return result
}
