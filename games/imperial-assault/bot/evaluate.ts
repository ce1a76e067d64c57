/** The chance to win from here: points so far, what is left of the armies, and who holds what. */
import type { Seat } from '@dejarik/kernel'
import { TERMINAL } from '../missions/mission.ts'
import { FOCUSED, HARMFUL } from '../rules/conditions.ts'
import { controllerOfSpace } from '../rules/control.ts'
import { healthOf } from '../rules/damage.ts'
import { POINTS_TO_WIN, pointsOf } from '../rules/winning.ts'
import { NONE, opponentOf, type State } from '../state.ts'
import { Field, Outlook } from './stand.ts'
import { worthOf } from './strike.ts'

const SCALE = 9
const HELD = 1.6
const HELD_TERMINAL = 0.7
const CONDITION = 0.6
const HAND = 0.5

export function evaluate(s: State, seat: Seat): number {
  if (s.winners !== null) return s.winners.includes(seat) ? 1 : 0
  const lead = standing(s, seat) - standing(s, opponentOf(seat))
  // The nearer the end, the more a lead counts.
  const most = Math.max(pointsOf(s, 0), pointsOf(s, 1))
  const sharpness = 1 + most / POINTS_TO_WIN
  const x = (lead * sharpness) / SCALE
  return 0.5 + (0.5 * x) / (1 + Math.abs(x))
}

function standing(s: State, seat: Seat): number {
  const field = new Field(s, seat)
  let value = pointsOf(s, seat) + HAND * Math.min(s.sides[seat].hand.length, 6)
  for (let id = 0; id < s.figures.length; id++) {
    const figure = s.figures[id]
    if (figure.seat !== seat || figure.space === NONE) continue
    const left = 1 - figure.damage / healthOf(s, id)
    value += worthOf(s, id) * (0.45 + 0.55 * left)
    if ((figure.conditions & HARMFUL) !== 0) value -= CONDITION
    if ((figure.conditions & FOCUSED) !== 0) value += CONDITION
    const outlook = new Outlook(field, id)
    value += 0.35 * outlook.place(figure.space)
    if (s.groups[figure.group].ready) value += 0.3 * outlook.bestStrike(figure.space)
  }
  for (const { kind, space } of s.tokens)
    if (space !== NONE && controllerOfSpace(s, space) === seat)
      value += kind === TERMINAL ? HELD_TERMINAL : HELD
  return value
}
