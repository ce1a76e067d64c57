/** Why a thing can't be chosen now, as far as the viewing seat may know. */
import { type NameArg, type Refusal, refuse, type Seat } from '@dejarik/kernel'
import { commandLabel, figureLabel, groupLabel, seatLabel, spaceLabel, tokenLabel } from './labels.ts'
import { BLOCKING, IMPASSABLE, isSpace, type Space, standOf } from './map/index.ts'
import { sightBetween, stateFrom } from './preview.ts'
import { mayAttack } from './rules/act.ts'
import { profilesOf } from './rules/attack/profile.ts'
import { targetsOf } from './rules/attack/targets.ts'
import { isCrate } from './rules/campaign/crates.ts'
import { sideOf } from './rules/campaign/seats.ts'
import { commandOf, designOf } from './rules/cards.ts'
import { canPlay, usersOf } from './rules/command-cards.ts'
import { has, STUNNED } from './rules/conditions.ts'
import { areAdjacent, distance, groundOf, isAtOrBeside, isUnseenBy, spacesOf } from './rules/ground.ts'
import { heroCount, isHero, isIncapacitated } from './rules/hero.ts'
import { missionAlways } from './rules/live.ts'
import { canExit, walks } from './rules/moving.ts'
import { readyGroups } from './rules/ready.ts'
import { distanceArgs } from './say.ts'
import { type FigureId, NEUTRAL, NONE, type State } from './state.ts'
import type { View } from './view.ts'
import { whyNotAct, whyNotBuy, whyNotDeploy, whyNotHeld } from './why-not-campaign.ts'

/**
 * Things are `group:<id>`, `figure:<id>` (to activate it, or as a target), `token:<id>`, `space:<space>`, `stand:<key>`
 * and `card:<number>` (a command card of the hand, or a card on offer). In a campaign also `held:<id>` (a card in play),
 * `deployment:<number>` (a card of the Imperial hand) and `action:rest`, `action:strain-move`.
 */
export function whyNot(view: View, seat: Seat, thing: string): Refusal | null {
  if (view.winners !== null) return refuse('match-over')
  const s = stateFrom(view)
  const side = sideOf(s, seat)
  if (view.mission === NONE || view.sides[side] === undefined) return null
  const [what, digits] = thing.split(':')
  const id = Number(digits)
  switch (what) {
    case 'group':
      return view.groups[id] === undefined ? null : whyNotGroup(s, seat, side, id)
    case 'figure':
      return view.figures[id] === undefined ? null : whyNotFigure(s, seat, side, id)
    case 'token':
      return view.tokens[id] === undefined ? null : whyNotToken(s, seat, side, id)
    case 'space':
      return whyNotSpace(s, seat, side, id)
    case 'stand':
      return whyNotSpace(s, seat, side, standOf(id).space)
    case 'card':
    case 'command':
      if (view.campaign !== null) return whyNotBuy(s, seat, id)
      return view.sides[side].hand.includes(id) ? whyNotCard(s, side, id) : null
    case 'held':
      return view.held[id] === undefined ? null : whyNotHeld(s, side, id)
    case 'deployment':
      return whyNotDeploy(s, side, id)
    case 'action':
      return whyNotAct(s, side, digits)
    default:
      return null
  }
}

const figureName = (s: State, id: FigureId): NameArg => ({ name: figureLabel(s, id) })

/** Reasons that hold for all of a player's things while another is active. */
function whyNotNow(s: State, seat: Seat, side: Seat): Refusal | null {
  const { activation } = s
  if (activation === null) {
    if (s.turn === side) return null
    return s.campaign === null
      ? refuse('not-your-turn', 'ia.activation.2', { seat: { name: seatLabel(s, s.turn) } })
      : refuse('other-sides-turn', 'ia.activation-phase.3')
  }
  if (activation.figure === NONE) return refuse('other-question', 'ia.activation-phase.2')
  return s.figures[activation.figure].seat === side && !isAnothersHero(s, seat, activation.figure)
    ? null
    : refuse('other-figure-active', 'ia.activation.2', { figure: figureName(s, activation.figure) })
}

/** Another Rebel player's hero. */
function isAnothersHero(s: State, seat: Seat, figure: FigureId): boolean {
  return s.campaign !== null && figure < heroCount(s) && figure !== seat
}

function whyNotGroup(s: State, seat: Seat, side: Seat, id: number): Refusal {
  const { seat: owner, ready, figures } = s.groups[id]
  const group = { name: groupLabel(s, id) }
  if (figures.every((figure) => s.figures[figure].gone && !isIncapacitated(s.figures[figure])))
    return isHero(s, figures[0])
      ? refuse('hero-withdrawn', 'ia.withdraw.1', { figure: group })
      : refuse('group-defeated', 'ia.defeated.4', { group })
  if (owner === NEUTRAL) return refuse('neutral-figure', 'ia.neutral-figures.2', { figure: group })
  if (owner !== side) return refuse('not-your-figure', 'ia.activation.2', { figure: group })
  if (!ready) return refuse('group-exhausted', 'ia.exhaust.5', { group })
  const { activation } = s
  if (activation !== null && activation.figure !== NONE)
    return refuse('other-figure-active', 'ia.activation.3', { figure: figureName(s, activation.figure) })
  const now = whyNotNow(s, seat, side)
  if (now !== null) return now
  return readyGroups(s, side).includes(id)
    ? refuse('other-question', 'ia.activation-phase.1')
    : refuse('second-activation-waits', 'ia.activation.8', { figure: group })
}

/** A hostile figure as the target of the active one, a friendly one to be activated. */
function whyNotFigure(s: State, seat: Seat, side: Seat, id: FigureId): Refusal {
  const { seat: owner, group, gone } = s.figures[id]
  const { activation } = s
  const active = activation?.figure ?? NONE
  if (active === NONE) return whyNotGroup(s, seat, side, group)
  if (isIncapacitated(s.figures[id]))
    return refuse('is-incapacitated', 'ia.incapacitated.6', { figure: figureName(s, id) })
  if (gone) return refuse('figure-defeated', 'ia.defeated.4', { figure: figureName(s, id) })
  const now = whyNotNow(s, seat, side)
  if (now !== null) return now
  if (owner === NEUTRAL)
    return refuse('neutral-figure', 'ia.neutral-figures.3', { figure: figureName(s, id) })
  if (owner === side)
    return id === active
      ? refuse('friendly-figure', 'ia.attack-special.5', { figure: figureName(s, id) })
      : refuse('other-figure-active', 'ia.activation.4', { figure: figureName(s, active) })
  return whyNotAttack(s, active) ?? whyNotTarget(s, active, id)
}

/** Reasons why a figure can attack nobody. */
function whyNotAttack(s: State, attacker: FigureId): Refusal | null {
  const figure = figureName(s, attacker)
  if (profilesOf(s, attacker).every(({ type }) => type === undefined))
    return isHero(s, attacker)
      ? refuse('no-weapon', 'ia.attacks.3', { figure })
      : refuse('no-attack', 'ia.attacks.2', { figure })
  if (has(s.figures[attacker], STUNNED)) return refuse('is-stunned', 'ia.stunned.1', { figure })
  if ((s.activation?.actions ?? 0) === 0) return refuse('no-actions-left', 'ia.actions.1', { figure })
  return mayAttack(s, attacker) ? null : refuse('already-attacked', 'ia.actions.10', { figure })
}

function whyNotTarget(s: State, attacker: FigureId, id: FigureId): Refusal {
  const figure = figureName(s, attacker)
  const target = figureName(s, id)
  if (targetsOf(s, attacker).some((one) => one.target === id)) return refuse('other-question', 'ia.actions.3')
  const profiles = profilesOf(s, attacker)
  const away = distance(s, attacker, id)
  if (profiles.every(({ type }) => type !== 'ranged') && !areAdjacent(s, attacker, id)) {
    if (!profiles.some(({ reach }) => reach))
      return refuse('not-adjacent', 'ia.attack-steps.3', { figure, target, ...distanceArgs(away) })
    if (away > 2) return refuse('beyond-reach', 'ia.reach.1', { target, ...distanceArgs(away) })
  }
  if (isUnseenBy(s, id, attacker)) return refuse('is-unseen', 'ia.golden-rules.2', { figure, target })
  const sight = sightBetween(s, attacker, id)
  if (sight === null || sight.proof.sees)
    return refuse('cannot-be-attacked', 'ia.attack-steps.2', { figure, target })
  const blocker = blockerOf(s, sight.proof.attempts)
  return blocker === NONE
    ? refuse('no-line-of-sight', 'ia.line-of-sight.3', { figure })
    : refuse('sight-blocked-by', 'ia.line-of-sight.3', { figure, blocker: figureName(s, blocker) })
}

type Attempts = Extract<
  NonNullable<ReturnType<typeof sightBetween>>['proof'],
  { readonly sees: false }
>['attempts']

/** A figure that alone is in the way of some choice of corners; NONE if walls and terrain are always, too. */
function blockerOf(s: State, attempts: Attempts): FigureId {
  for (const { stopped } of attempts) {
    const obstacles = stopped.filter((one) => one !== null)
    const first = obstacles.at(0)
    if (first?.what !== 'figure' || obstacles.some((one) => one.what !== 'figure')) continue
    return s.figures.findIndex((figure) => spacesOf(s, figure).includes(first.space))
  }
  return NONE
}

function whyNotToken(s: State, seat: Seat, side: Seat, id: number): Refusal {
  const now = whyNotNow(s, seat, side)
  if (now !== null) return now
  const active = s.activation?.figure ?? NONE
  const token = { name: tokenLabel(s, id) }
  const { space } = s.tokens[id]
  if (active === NONE || space === NONE) return refuse('nothing-to-do-there', 'ia.interact.3', { token })
  if (!isAtOrBeside(s, active, space))
    return refuse('not-beside-token', 'ia.interact.3', { figure: figureName(s, active) })
  if (s.campaign !== null && isCrate(s, id) && !isHero(s, active))
    return refuse('crates-for-heroes', 'ia.interact.4', { figure: figureName(s, active) })
  if (s.activation?.actions === 0)
    return refuse('no-actions-left', 'ia.interact.2', { figure: figureName(s, active) })
  return missionAlways(s).attackable?.(s, active, id) === true
    ? (whyNotAttack(s, active) ?? refuse('nothing-to-do-there', 'ia.interact.5', { token }))
    : refuse('object-not-attackable', 'ia.attacking-objects.1', { token })
}

/** Somewhere to walk to. */
function whyNotSpace(s: State, seat: Seat, side: Seat, space: Space): Refusal | null {
  const { board } = groundOf(s)
  if (!isSpace(board, space)) return refuse('no-space-there', 'ia.move.1')
  const now = whyNotNow(s, seat, side)
  if (now !== null) return now
  const active = s.activation?.figure ?? NONE
  if (active === NONE) return null
  const figure = figureName(s, active)
  const one = s.figures[active]
  const place = { name: spaceLabel(s, space) }
  if (has(one, STUNNED)) return refuse('is-stunned', 'ia.stunned.1', { figure })
  if (s.activation?.settled === true) return refuse('settled', 'ia.massive.11', { figure })
  if (!canExit(s, active)) return refuse('cannot-exit', 'ia.exit.1', { figure })
  const other = s.figures.findIndex((who, id) => id !== active && spacesOf(s, who).includes(space))
  const { massive, mobile } = designOf(one.kind).facts.keywords
  if (other >= 0 && !massive)
    return refuse('space-occupied', 'ia.move.9', { space: place, figure: figureName(s, other) })
  if (board.terrain[space] === BLOCKING && !massive && !mobile)
    return refuse('space-blocking', 'ia.blocking-terrain.2', { figure })
  if (board.terrain[space] === IMPASSABLE && !massive && !mobile)
    return refuse('space-impassable', 'ia.impassable-terrain.1', { figure })
  if (one.points === 0) return refuse('no-movement-points', 'ia.movement-points.1', { figure })
  return walks(s, active, one.points).some(({ to }) => standOf(to).space === space)
    ? refuse('other-question', 'ia.movement-points.5')
    : refuse('too-far', 'ia.movement-points.1', { space: place, points: one.points })
}

function whyNotCard(s: State, seat: Seat, id: number): Refusal {
  const card = { name: commandLabel(id) }
  if (!canPlay(s, seat)) return refuse('cards-silenced', 'ia.golden-rules.2')
  if (usersOf(s, seat, id).length === 0) return refuse('card-no-user', 'ia.command-cards.8', { card })
  const { abilities } = commandOf(id)
  return abilities.some(({ action }) => action !== undefined)
    ? refuse('card-special-action', 'ia.actions.4', { card })
    : refuse('card-not-now', 'ia.conflicts.5', { card })
}
