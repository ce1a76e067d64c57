import { randomAnswer } from '@dejarik/kernel'
import type { Bot } from './bot.ts'
import { SeatEye } from './eye.ts'

/** Any legal answer. */
export const randomBot: Bot = {
  level: 'random',
  decide: (match, seat, rng) => randomAnswer(new SeatEye(match, seat).ask, rng),
}

/** The game's one sound plan, without looking ahead. */
export const greedyBot: Bot = {
  level: 'greedy',
  decide(match, seat, rng) {
    const eye = new SeatEye(match, seat)
    const sample = eye.sample(rng)
    return eye.advice.greedy(sample.state, eye.askIn(sample), rng)
  },
}
