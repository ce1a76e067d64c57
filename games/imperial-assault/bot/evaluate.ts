/** The chance to win from here: points so far, what is left of the armies, and how they stand. */
import type { Seat } from '@dejarik/kernel'
import { sideOf } from '../rules/campaign/seats.ts'
import { healthOf } from '../rules/damage.ts'
import { pointsOf } from '../rules/winning.ts'
import { type FigureId, NONE, REBELS, type State } from '../state.ts'
import { Field } from './field.ts'
import { worthOf } from './marks.ts'
import { chanceOfRebels } from './mission-chance.ts'
import { Outlook } from './stand.ts'

/** How much a lead of one point tells: fitted to who won some thousand matches of the plan against itself. */
const TELLS = 0.07
/** What a figure is worth by its health, by being hurt, and by being there at all; fitted likewise. */
const HEALTH = 0.9
const HURT = 0.45
const THERE = 1.1
const PLACE = 0.9
const STRIKE = 0.2
const READY_STRIKE = 0.8
const HAND = 0.1

export function evaluate(s: State, seat: Seat): number {
  const chance = chanceOfFirst(s)
  return sideOf(s, seat) === 0 ? chance : 1 - chance
}

/** All players of a side have the same chance. */
export function evaluateAll(s: State, values: Float64Array): void {
  const chance = chanceOfFirst(s)
  for (let seat = 0; seat < values.length; seat++) values[seat] = sideOf(s, seat) === 0 ? chance : 1 - chance
}

/** For the first side: of a skirmish the first player, of a campaign the Rebels. */
function chanceOfFirst(s: State): number {
  if (s.winners !== null) return s.winners.includes(0) ? 1 : 0
  // Between missions, whoever won the last one is ahead.
  if (s.campaign !== null)
    return s.campaign.ending === NONE && s.round === 0 ? lastMission(s) : chanceOfRebels(s)
  const lead = standing(s, 0) - standing(s, 1)
  const x = TELLS * lead
  return 0.5 + (0.5 * x) / (1 + Math.abs(x))
}

function lastMission(s: State): number {
  const last = s.campaign?.log.at(-1)
  return last === undefined ? 0.5 : last.winner === REBELS ? 1 : 0
}

function standing(s: State, side: Seat): number {
  const field = new Field(s, side)
  let value = pointsOf(s, side) + HAND * s.sides[side].hand.length
  for (let id = 0; id < s.figures.length; id++) {
    const figure = s.figures[id]
    if (figure.seat !== side || figure.space === NONE) continue
    const outlook = new Outlook(field, id)
    const strike = outlook.bestStrike(figure.space)
    value += lifeOf(s, id) + PLACE * outlook.place(figure.space)
    value += (s.groups[figure.group].ready ? STRIKE + READY_STRIKE : STRIKE) * strike
  }
  return value
}

function lifeOf(s: State, id: FigureId): number {
  const left = 1 - s.figures[id].damage / healthOf(s, id)
  return THERE + worthOf(s, id) * (HEALTH * left - HURT)
}
