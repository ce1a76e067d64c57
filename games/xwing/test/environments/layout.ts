/** Matches with an environment card, set up at random. */
import { FastRng, randomAnswer } from '@dejarik/kernel'
import type { Thing } from '../../state.ts'
import { newMatch, type Situation } from '../play.ts'

const squad = {
  faction: 'galacticempire',
  ships: Array.from({ length: 8 }, () => ({ pilot: 'academypilot', upgrades: [] })),
}

/** After the whole set-up. */
export function laidOut(environment: string, seed = 'test'): Situation {
  const match = newMatch({ scenario: 'dogfight', environment, squads: [squad, squad] }, seed)
  playOn(match, () => match.question === 'dials')
  return match
}

/** Answers at random, at least once. */
export function playOn(match: Situation, until: () => boolean, seed = 1): void {
  const rng = new FastRng(seed)
  do {
    const { ask } = match.match
    if (ask === null) throw new Error('the match is over')
    match.match.answer(ask.seat, randomAnswer(ask, rng))
  } while (!until())
}

export function obstaclesOf(match: Situation): Thing[] {
  return match.match.state.things.filter(({ kind }) => kind === 'obstacle')
}

export function devicesOf(match: Situation): Thing[] {
  return match.match.state.things.filter(({ kind }) => kind === 'device')
}
