import type { Bot, Level, Limits } from './bot.ts'
import { SeatEye } from './eye.ts'
import { greedyBot, randomBot } from './plain.ts'
import { Search, type SearchSettings } from './search.ts'

/** The searching levels differ by how long they think, and are alike in how. */
const HOW: Omit<SearchSettings, 'iterations'> = {
  millis: Number.POSITIVE_INFINITY,
  exploration: 0.6,
  decisions: 60,
  epsilon: 0.03,
}
const EASY: SearchSettings = { ...HOW, iterations: 20 }
const MEDIUM: SearchSettings = { ...HOW, iterations: 100 }
/** Its iterations take a fraction of a second on a common machine; on others the clock ends them. */
const HARD: SearchSettings = { ...HOW, iterations: 600, millis: 900 }

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
