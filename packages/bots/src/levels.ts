import type { Bot, Level, Limits } from './bot.ts'
import { SeatEye } from './eye.ts'
import { greedyBot, randomBot } from './plain.ts'
import { Search, type SearchSettings } from './search.ts'

/** How the searching levels differ: by how long they think. */
const EASY: SearchSettings = {
  iterations: 40,
  millis: Number.POSITIVE_INFINITY,
  exploration: 0.6,
  decisions: 60,
  epsilon: 0.1,
}
const MEDIUM: SearchSettings = { ...EASY, iterations: 200 }
const HARD: SearchSettings = { ...EASY, iterations: 1000, millis: 900 }

const BOTS: { readonly [L in Level]: Bot } = {
  random: randomBot,
  greedy: greedyBot,
  easy: searchBot('easy', EASY),
  medium: searchBot('medium', MEDIUM),
  hard: searchBot('hard', HARD),
}

export function botNamed(level: Level): Bot {
  return BOTS[level]
}

function searchBot(level: Level, settings: SearchSettings): Bot {
  return {
    level,
    decide: (match, seat, rng, limits: Limits = {}) =>
      new Search(new SeatEye(match, seat), rng, { ...settings, ...limits }).best(),
  }
}
