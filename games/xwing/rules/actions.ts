/** Actions (rulebook: "Aktionen", "Gekoppelte Aktion", "Scheitern"). What each one does is in `actions/`. */
import { done, type Flow } from '@dejarik/kernel'
import type { ActionIcon } from '../facts/action.ts'
import { printed } from '../facts/printed.ts'
import {
  type CardNumber,
  NO_ACTIONS_THIS_ROUND,
  NO_MORE_ACTIONS,
  type Ship,
  type ShipId,
  type State,
  type T,
} from '../state.ts'
import type { Me, Performed } from './abilities.ts'
import { forEachOwnCard, isUsable, raise } from './ability-queue.ts'
import type { BoostTemplate } from './actions/boost.ts'
import { runStandard, standardPossible } from './actions/index.ts'
import { isAllowed, isGranted, opinions } from './ask-cards.ts'
import { abilityIndex, sideFacts } from './cards.ts'
import { forceAtHand, spendForce } from './charges.ts'
import { pay } from './costs.ts'
import type { ActionColour, StandardAction } from './events.ts'
import { scenarioOf } from './scenarios.ts'
import { gainToken, isIonized, isStressed } from './tokens.ts'

/** An action that can be chosen; what the prompt offers. */
export interface ActionOption {
  readonly do: 'action'
  readonly ship: ShipId
  readonly action: StandardAction | 'card' | 'scenario'
  readonly colour: ActionColour
  /** Card of an "Action:", or −1. */
  readonly card: CardNumber
  readonly slot: number
  /** Key of the card's ability; '' for none. */
  readonly ability: string
  /** Name of a scenario's action. */
  readonly name: string
}

/** Which actions may be chosen when an effect lets a ship perform one. */
export interface Granted {
  /** Default: any. */
  readonly among?: readonly (StandardAction | 'card')[]
  /** Only actions of its action bar, in their own colour or a harder one (xw.a.faq-activation.4). */
  readonly fromBar?: boolean
  /** Only actions of another ship's action bar, in the colours that they have there. */
  readonly bar?: readonly ActionIcon[]
  /** The colour it is treated as. Without it: white if `among` names it, or as on the bar (xw.g.actions.12). */
  readonly colour?: ActionColour
  /** Only actions that have this colour by themselves, before `colour` makes them another. */
  readonly ownColour?: ActionColour
  /** Only actions that are white, e.g. */
  readonly test?: (option: ActionOption) => boolean
  /** Allowed although the ship is stressed. */
  readonly whileStressed?: boolean
  readonly rule?: string
  readonly linked?: boolean
  /** The one template for a boost. */
  readonly boostsWith?: BoostTemplate
  /** Scenario actions are for the ship's own Perform Action step alone. */
  readonly ownStep?: boolean
  /** Who is asked; its own player unless stated. */
  readonly seat?: number
}

/** Icons of the action bar, with those that upgrades add (xw.g.actions.6). */
export function actionBarOf(s: State, ship: Ship): ActionIcon[] {
  const icons = printed(ship).actions.slice()
  for (const card of ship.cards) {
    const side = sideFacts(card)
    if (side !== null) icons.push(...side.actions)
  }
  for (const more of opinions(s, 'bar', ship)) icons.push(...more)
  return icons
}

const STRICTNESS: readonly ActionColour[] = ['white', 'red', 'purple']

/** Of several colours the most restrictive counts (xw.g.actions.13, xw.a.faq-activation.2). */
export function strictest(colours: readonly ActionColour[]): ActionColour {
  let most = 0
  for (const colour of colours) most = Math.max(most, STRICTNESS.indexOf(colour))
  return STRICTNESS[most]
}

function keyOf(option: ActionOption): string {
  if (option.action === 'card') return `card ${option.slot} ${option.ability}`
  return option.action === 'scenario' ? option.name : option.action
}

/** Whether the ship could perform an action of that name now at all, whatever its colour. */
function isOpen(s: State, ship: Ship, option: ActionOption, granted: Granted): boolean {
  if (ship.zone !== 'play' || (ship.marks & (NO_ACTIONS_THIS_ROUND | NO_MORE_ACTIONS)) !== 0) return false
  if (ship.done.includes(keyOf(option))) return false
  const kind = option.action === 'scenario' ? 'card' : option.action
  if (isStressed(ship) && !mayActStressed(s, ship, kind, option, granted)) return false
  if (isIonized(ship) && option.action !== 'focus' && !isGranted(s, 'whileIonized', ship, option.card))
    return false
  if (option.colour === 'purple' && forceAtHand(s, ship) === 0) return false
  return isAllowed(s, 'mayPerform', ship, option.action, option.card)
}

function mayActStressed(
  s: State,
  ship: Ship,
  kind: StandardAction | 'card',
  { colour, card }: ActionOption,
  granted: Granted,
): boolean {
  return (
    granted.whileStressed === true ||
    (granted.ownStep === true && isGranted(s, 'ownStepWhileStressed', ship)) ||
    isGranted(s, 'whileStressed', ship, kind, colour, card)
  )
}

/** All actions that a ship may choose from. */
export function actionsFor(s: State, ship: Ship, granted: Granted = {}): ActionOption[] {
  const found: ActionOption[] = []
  const add = (option: ActionOption): void => {
    if (granted.test?.(option) === false || !isOpen(s, ship, option, granted)) return
    const isSame = (other: ActionOption): boolean =>
      keyOf(other) === keyOf(option) && other.colour === option.colour && other.card === option.card
    if (!found.some(isSame)) found.push(option)
  }
  addStandard(s, ship, granted, add)
  // A linked action gets its colour, and with it its other ways, from its link.
  if (granted.linked !== true)
    for (const option of found.slice()) for (const way of otherWays(s, ship, option)) add(way)
  if (granted.bar === undefined && (granted.among === undefined || granted.among.includes('card')))
    addCards(s, ship, granted, add)
  if (granted.ownStep === true)
    for (const name of scenarioOf(s).actions(s, ship))
      add({
        do: 'action',
        ship: ship.id,
        action: 'scenario',
        colour: 'white',
        card: -1,
        slot: -1,
        ability: '',
        name,
      })
  return found
}

function addStandard(s: State, ship: Ship, granted: Granted, add: (option: ActionOption) => void): void {
  const bar = granted.bar ?? actionBarOf(s, ship)
  const offer = (action: StandardAction, colour: ActionColour): void => {
    if (granted.among !== undefined && !granted.among.includes(action)) return
    if (!standardPossible(s, ship, action)) return
    const treated = opinions(s, 'treatAction', ship, action).filter((one) => one !== null)
    const asTreated = treated.length > 0 ? strictest(treated) : colour
    if (granted.ownColour !== undefined && asTreated !== granted.ownColour) return
    const now =
      granted.colour === undefined
        ? asTreated
        : strictest([granted.colour, ...(granted.fromBar === true ? [asTreated] : [])])
    add({
      do: 'action',
      ship: ship.id,
      action,
      colour: recoloured(s, ship, action, now),
      card: -1,
      slot: -1,
      ability: '',
      name: '',
    })
  }
  // An action that an effect names needs no icon and is white, whatever the bar says (xw.g.actions.12).
  if (granted.among !== undefined && granted.fromBar !== true) {
    for (const action of granted.among) if (action !== 'card') offer(action, 'white')
    return
  }
  for (const { action, difficulty } of bar) offer(action, difficulty)
}

/** Some cards treat an action of one colour as another, whatever lets it be performed. */
function recoloured(s: State, ship: Ship, action: StandardAction, colour: ActionColour): ActionColour {
  const others = opinions(s, 'recolours', ship, action, colour).filter((one) => one !== null)
  return others.length > 0 ? strictest(others) : colour
}

function addCards(s: State, ship: Ship, granted: Granted, add: (option: ActionOption) => void): void {
  forEachOwnCard(ship, (slot, card) => {
    for (const { key: ability, ability: one } of abilityIndex().of('action')?.[card] ?? []) {
      const me: Me = { ship: ship.id, slot, card }
      if (one.ownStep === true && granted.ownStep !== true) continue
      if (!isUsable(s, { me, key: ability, ability: one, event: undefined })) continue
      if (granted.ownColour !== undefined && (one.colour ?? 'white') !== granted.ownColour) continue
      const colour = strictest([
        one.colour ?? 'white',
        ...(granted.colour === undefined ? [] : [granted.colour]),
      ])
      add({ do: 'action', ship: ship.id, action: 'card', colour, card, slot, ability, name: '' })
    }
  })
}

/** What cards of the ship make of an action of the bar. */
function otherWays(s: State, ship: Ship, option: ActionOption): ActionOption[] {
  const ways: ActionOption[] = []
  if (option.action === 'card' || option.action === 'scenario') return ways
  const { action, colour } = option
  forEachOwnCard(ship, (slot, card) => {
    for (const { key: ability, ability: one } of abilityIndex().of('another-way')?.[card] ?? []) {
      if (!one.actions.includes(action)) continue
      const me: Me = { ship: ship.id, slot, card }
      if (!isUsable(s, { me, key: ability, ability: one, event: colour })) continue
      ways.push({ ...option, colour: one.colour ?? colour, card, slot, ability })
    }
  })
  return ways
}

/** The ship may perform an action; null if it performs none (xw.g.actions.22). */
export function* performAction(t: T, ship: ShipId, granted: Granted = {}): Flow<ActionOption | null> {
  const s = t.state
  const it = s.ships[ship]
  const options = actionsFor(s, it, granted)
  if (options.length === 0) return null
  const chosen = yield* t.decide(
    granted.seat ?? it.seat,
    'action',
    [...options, { do: 'no-action', ship } as const],
    {
      rule: granted.rule ?? 'xw.g.actions.21',
    },
  )
  if (chosen.do === 'no-action') return null
  return (yield* doAction(t, chosen, granted)) ? chosen : null
}

/** Performs the chosen action; false if it failed. The cost of its colour is one of the attempt (xw.g.actions.10, .11). */
export function* doAction(
  t: T,
  option: ActionOption,
  { linked = false, boostsWith }: Pick<Granted, 'linked' | 'boostsWith'> = {},
): Flow<boolean> {
  const s = t.state
  const ship = s.ships[option.ship]
  const key = keyOf(option)
  ship.done.push(key)
  t.log?.('action', 'xw.g.actions.4', {
    ship: ship.id,
    action: option.action,
    colour: option.colour,
    card: option.card,
    ability: option.ability,
    name: option.name,
  })
  const stressed = isStressed(ship)
  if (option.colour === 'red') yield* gainToken(t, ship.id, 'stress')
  if (option.colour === 'purple') yield* spendForce(t, ship.id)
  const performed = yield* run(t, ship, option, boostsWith)
  if (ship.zone !== 'play') return performed !== false
  const { action } = option
  if (performed === false) {
    t.log?.('action-failed', 'xw.g.fail.1', { ship: ship.id, action })
    yield* raise(t, { event: 'action-failed', ship: ship.id, action, key })
    return false
  }
  const { colour } = option
  const target = performed === true ? -1 : performed.target
  yield* raise(t, { event: 'action-performed', ship: ship.id, action, key, colour, linked, stressed, target })
  return true
}

function* run(
  t: T,
  ship: Ship,
  option: ActionOption,
  boostsWith: BoostTemplate | undefined,
): Flow<Performed> {
  if (option.action === 'scenario') return yield* done(scenarioOf(t.state).perform(t, ship, option.name))
  const me: Me = { ship: ship.id, slot: option.slot, card: option.card }
  if (option.action !== 'card') {
    if (option.slot < 0) return yield* runStandard(t, ship, option.action, option.colour, boostsWith)
    const way = abilityIndex().ability(option.card, option.ability, 'another-way')
    if (way.cost !== undefined) yield* pay(t, me, way.cost)
    return yield* done(way.run(t, me, option.action))
  }
  const ability = abilityIndex().ability(option.card, option.ability, 'action')
  if (ability.cost !== undefined) yield* pay(t, me, ability.cost)
  return yield* done(ability.run(t, me))
}

/** Actions linked to one that was just performed (xw.g.linked.1, .3). */
export function linkedTo(s: State, ship: Ship, action: StandardAction): ActionOption[] {
  const links = actionBarOf(s, ship).flatMap((icon) => (icon.action === action ? icon.linked : []))
  return links.flatMap((link) =>
    actionsFor(s, ship, { among: [link.action], linked: true }).flatMap((option) => {
      const treated = opinions(s, 'treatAction', ship, link.action).filter((one) => one !== null)
      const own = treated.length > 0 ? strictest(treated) : link.difficulty
      const linked = { ...option, colour: recoloured(s, ship, link.action, own) }
      return [linked, ...otherWays(s, ship, linked)]
    }),
  )
}
