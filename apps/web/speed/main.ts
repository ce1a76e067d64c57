/**
 * `npm run browser:speed`: how fast the tables are in this machine's Chromium. Whoever else works on the machine slows the
 * browser down, so its load is reported, too, and nothing fails by these figures.
 */
import { availableParallelism, loadavg } from 'node:os'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { Stage } from '../test/browser/stage.ts'
import { GAMES } from './games.ts'
import { type Figures, measure } from './measure.ts'

/** What the tables should keep to, in ms. */
const BAR = 100

const { values } = parseArgs({
  options: { game: { type: 'string', multiple: true }, answers: { type: 'string', default: '40' } },
})
const games = values.game === undefined ? GAMES : GAMES.filter(({ id }) => values.game?.includes(id))
if (games.length === 0) {
  console.error(`No such game. There are: ${GAMES.map(({ id }) => id).join(', ')}.`)
  process.exit(2)
}

const stage = await Stage.open()
console.log(`answers ${values.answers} a game, 1440 × 900, ${availableParallelism()} cores, load ${load()}`)
for (const game of games) {
  const figures = await measure(stage, game, Number(values.answers))
  console.log(`${lineOf(figures)}, load ${load()}`)
}
await stage.close()
// The common house goes with the process.
process.exit()

function lineOf({ game, answers, clicks, task, botTask, work, bytes }: Figures): string {
  const worst = clicks.at(-1) ?? 0
  return [
    `${game.padEnd(17)} ${answers} answers`,
    `click to reaction: median ${at(clicks, 0.5)}, 95 % ${at(clicks, 0.95)}, worst ${marked(worst)} (${clicks.length} of 16 ms and more)`,
    `longest task ${marked(task)}, while others play ${marked(botTask)}, in processor time ${marked(work)}`,
    `first table ${Math.round(bytes / 1000)} KB`,
  ].join('; ')
}

function at(sorted: readonly number[], share: number): string {
  return `${sorted[Math.floor(share * (sorted.length - 1))] ?? 0} ms`
}

function marked(ms: number): string {
  return `${ms} ms${ms > BAR ? ' !' : ''}`
}

function load(): string {
  return loadavg()[0].toFixed(1)
}
