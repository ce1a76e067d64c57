/** What the plan of the game answers in a situation, in words. */
import { FastRng, optionsOf } from '@dejarik/kernel'
import { printed } from '../../facts/printed.ts'
import { xwing } from '../../index.ts'
import type { DialArea } from '../../rules/planning-phase.ts'
import type { Maneuver } from '../../state.ts'
import type { Situation, Words } from '../play.ts'

/** The option that it takes now. */
export function advised({ match }: Situation, seed = 1): Words {
  const { ask, state } = match
  if (ask === null || ask.form !== 'one') throw new Error(`asked for ${ask?.what ?? 'nothing'}`)
  const answer = xwing.advice.greedy(state, ask, new FastRng(seed)) as number
  return xwing.scenario.words(state, optionsOf(ask)[answer])
}

/** Maneuvers of all ships of a seat as it dials them. */
export function dialled({ match }: Situation, seat: 0 | 1, seed = 1): Maneuver[] {
  const ask = match.askOf(seat)
  if (ask === null || ask.form !== 'place') throw new Error('no dials are asked for')
  const answer = xwing.advice.greedy(match.state, ask, new FastRng(seed)) as readonly number[]
  const { ships } = ask.area as DialArea
  return answer.map((place, i) => printed(match.state.ships[ships[i]]).type.dial[place])
}
