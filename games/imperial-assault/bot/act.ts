/** What the active figure does: attack from where it pays most, then stand where it is good to be. */
import { never } from '@dejarik/kernel'
import { CONDITION_IDS } from '../facts/index.ts'
import type { Space } from '../map/index.ts'
import type { Act, Interact, Target } from '../offers.ts'
import { abilityAt } from '../rules/abilities.ts'
import { attacksOften, mayAttack } from '../rules/act.ts'
import { has, STUNNED } from '../rules/conditions.ts'
import { enduranceOf } from '../rules/hero.ts'
import { speedOf, walks } from '../rules/moving.ts'
import { type FigureId, NONE, type State, type TokenId } from '../state.ts'
import { armsWith } from './arms.ts'
import { Field } from './field.ts'
import { markOf, markOfObject } from './marks.ts'
import { Outlook } from './stand.ts'
import { strikeWorth } from './strike.ts'

/** Moving for less is fidgeting. */
const FIDGET = 0.08
const STUN_WORTH = 2.5
const BLEED_WORTH = 0.9
const DOOR_WORTH = 0.5
const TASK_WORTH = 3
const CRATE_WORTH = 0.8
/** A strain token, a point of health, and the action that resting takes. */
const STRAIN_WORTH = 0.4
const HEALTH_WORTH = 0.7
const RESTING = 1
/** Whoever would do nothing else rests: an action that is left over is lost. */
const AT_LEAST = 0.01
/** Rounds of a mission after which heroes who only hold out grow tired of it. */
const HOLDING_OUT = 20
/** A special action without an attack, and a command card: about. */
const SPECIAL_WORTH = 0.7
const COMMAND_WORTH = 0.9
/** Two attacks in one action, or a better one. */
const SPECIAL_ATTACK = 1.45

/** The value of each option, in points; what follows from it included. */
export function actValues(s: State, figure: FigureId, options: readonly Act[]): number[] {
  const { activation, figures } = s
  const outlook = new Outlook(new Field(s, figures[figure].seat), figure)
  const actions = activation?.actions ?? 0
  const here = s.figures[figure].space
  const placeHere = outlook.place(here)
  const canStrike = mayAttack(s, figure) && actions > 0 && !isMistaken(outlook, here, options)
  const strikeHere = canStrike ? outlook.bestStrike(here) : 0
  const stunned = has(s.figures[figure], STUNNED)
  // What the other action is good for: after an attack mostly a move, after all else also an attack.
  const move = actions < 2 ? 0 : moveGain(s, figure, outlook, placeHere)
  const afterAll = actions < 2 ? 0 : Math.max(move, strikeHere)
  const afterAttack = attacksOften(s, figure) ? afterAll : move
  return options.map((option) => {
    switch (option.do) {
      case 'end':
        return placeHere
      case 'attack':
        return placeHere + attackWorth(s, option) + afterAttack
      case 'walk': {
        const to = option.to >> 1
        const value = outlook.place(to) + (canStrike ? outlook.bestStrike(to) : 0)
        return value - FIDGET * option.cost * 0.2 - (canStrike && strikeHere > 0 ? 0 : FIDGET)
      }
      case 'move':
        return stunned
          ? placeHere - 1
          : bestMove(s, figure, outlook, canStrike && actions > 1, placeHere + strikeHere)
      case 'interact':
        return placeHere + interactWorth(s, option, outlook) + afterAll
      case 'rest':
        return placeHere + Math.max(restingWorth(s, figure) + afterAll, isTired(s) ? -RESTING : AT_LEAST)
      case 'strain-move':
        return actions === 0 || !canStrike ? placeHere - 1 : furtherWorth(s, figure, outlook) - STRAIN_WORTH
      case 'shake':
        return (
          placeHere +
          (option.condition === CONDITION_IDS.indexOf('stunned') ? STUN_WORTH : BLEED_WORTH) +
          afterAll
        )
      case 'special': {
        const { name, action } = abilityAt(option.ability)
        if (name === 'charge')
          return chargeWorth(s, figure, outlook) - (action?.cost?.strain ?? 0) * STRAIN_WORTH
        const card = option.card < 0 ? 0 : 0.2
        const worth = action?.attacks ? Math.max(strikeHere * SPECIAL_ATTACK, 0.1) : SPECIAL_WORTH
        return placeHere + card + worth + (action?.attacks ? afterAttack : afterAll)
      }
      case 'use':
      case 'command':
      case 'spend':
        return placeHere + COMMAND_WORTH
      default:
        return never(option)
    }
  })
}

/** What looks like a target from here and is not offered won't be one from the next space: who has moved an E-Web can't fire it. */
function isMistaken(outlook: Outlook, here: Space, options: readonly Act[]): boolean {
  return outlook.bestStrike(here) > 0 && !options.some((option) => strikes(option))
}

function strikes(option: Act): boolean {
  return (
    option.do === 'attack' || (option.do === 'special' && abilityAt(option.ability).action?.attacks === true)
  )
}

/** The gain of an attack on a figure or an object. */
export function attackWorth(s: State, { figure, target, object, distance, weapon }: Target): number {
  const mark = target === NONE ? markOfObject(s, object) : markOf(s, target, s.figures[figure].seat)
  return mark === null ? 0 : strikeWorth(s, armsWith(s, figure, weapon), figure, mark, distance)
}

/** Crates, tasks of the mission, doors; in a campaign what is behind a door is what heroes came for. */
function interactWorth(s: State, { what, door, figure, token }: Interact, { patience }: Outlook): number {
  if (what === 'open-crate') return CRATE_WORTH
  if (what === 'retrieve' && isBurdened(s, figure, token)) return -1
  if (door < 0) return TASK_WORTH
  return s.campaign === null ? DOOR_WORTH / patience : TASK_WORTH / 2
}

/** Whether it could not move any more with this on its back. */
function isBurdened(s: State, figure: FigureId, token: TokenId): boolean {
  const figures = s.figures.slice()
  figures[figure] = { ...figures[figure], carried: [...figures[figure].carried, token] }
  return speedOf({ ...s, figures }, figure) === 0
}

/** Strain that goes, and damage for what is beyond it. */
function restingWorth(s: State, figure: FigureId): number {
  const { strain, damage } = s.figures[figure]
  const healed = Math.max(0, Math.min(damage, enduranceOf(s, figure) - strain))
  const patience = isTired(s) ? HOLDING_OUT / s.round : 1
  return patience * (STRAIN_WORTH * strain + HEALTH_WORTH * healed) - RESTING
}

function isTired({ round }: State): boolean {
  return round > HOLDING_OUT
}

/** One step further, and a strike from there. */
function furtherWorth(s: State, figure: FigureId, outlook: Outlook): number {
  let best = Number.NEGATIVE_INFINITY
  for (const { to } of walks(s, figure, s.figures[figure].points + 1))
    best = Math.max(best, outlook.place(to >> 1) + outlook.bestStrike(to >> 1))
  return best
}

/** Its speed in spaces, and a strike from there: for one action. */
function chargeWorth(s: State, figure: FigureId, outlook: Outlook): number {
  const { space } = s.figures[figure]
  let best = outlook.place(space) + outlook.bestStrike(space)
  for (const { to } of walks(s, figure, speedOf(s, figure), true))
    best = Math.max(best, outlook.place(to >> 1) + outlook.bestStrike(to >> 1))
  return best
}

/** What it gains by going somewhere else. */
function moveGain(s: State, figure: FigureId, outlook: Outlook, placeHere: number): number {
  let best = placeHere
  for (const { to } of walks(s, figure, speedOf(s, figure))) best = Math.max(best, outlook.place(to >> 1))
  return best - placeHere
}

/** The best that points by its speed can buy. */
function bestMove(s: State, figure: FigureId, outlook: Outlook, canStrike: boolean, now: number): number {
  const points = s.figures[figure].points
  // Points that are left over want to be spent first.
  if (points > 0) return now - FIDGET
  let best = Number.NEGATIVE_INFINITY
  for (const { to } of walks(s, figure, points + speedOf(s, figure))) {
    const space = to >> 1
    best = Math.max(best, outlook.place(space) + (canStrike ? outlook.bestStrike(space) : 0))
  }
  return best - FIDGET
}
