// `npm run mutants -- --game xwing --count 20 --seed 1`: writes one sign of the rules wrong, in memory, and looks whether
// a test of the game notices; then the next. Who is not noticed is told: a test is missing there, or the sign does not
// matter. What it finds out is kept, so a run that was stopped goes on where it was.
import { readdirSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Fate, isKilled } from './mutants/judge.ts'
import { type Tried, tried } from './mutants/run.ts'

const HELP = `npm run mutants -- --game GAME [--count N] [--seed S] [--minutes M] [--seconds T] [--survivors K] [--all]

  --game GAME      whose rules: a folder of games/
  --count N        how many mutants are drawn (20)
  --seed S         which ones (1)
  --minutes M      stop after this time; the same command goes on later
  --seconds T      leave out tests that take longer (10); of what they alone would notice it is said that it survived
  --survivors K    fail if more than K survive (none may)
  --all            list the killed ones, too, each with the test that killed it`

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const FATES: { readonly [F in Fate]: string } = {
  play: 'killed by a test that reads as play',
  random: 'killed by random matches only',
  golden: 'killed by golden records only',
  endless: 'killed: never comes to an end',
  unloadable: 'killed: the game does not load',
  survived: 'survived',
  unreached: 'survived: no test comes by',
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      seconds: { type: 'string', default: '10' },
      survivors: { type: 'string', default: '0' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || values.game === undefined) {
    console.log(HELP)
    return values.help ? 0 : 1
  }
  const [count, survivors] = [
    wholeNumber('--count', values.count),
    wholeNumber('--survivors', values.survivors),
  ]
  const minutes =
    values.minutes === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--minutes', values.minutes)
  const games = readdirSync(`${root}/games`)
  if (!games.includes(values.game))
    throw new Error(`There is no game “${values.game}”. There are: ${games.join(', ')}.`)
  const wish = {
    game: values.game,
    count,
    seed: values.seed,
    until: Date.now() + minutes * 60_000,
    longest: wholeNumber('--seconds', values.seconds) * 1000,
  }
  const all: Tried[] = []
  for await (const one of tried(root, wish, console.error)) {
    all.push(one)
    if (values.all || !isKilled(one.verdict)) console.log(lineOf(one))
  }
  console.log('')
  for (const fate of Object.keys(FATES).filter(isFate)) {
    const number = all.filter(({ verdict }) => verdict.fate === fate).length
    if (number > 0) console.log(`${String(number).padStart(5)}  ${FATES[fate]}`)
  }
  const killed = all.filter(({ verdict }) => isKilled(verdict)).length
  console.log(`${killed} of ${all.length} killed, ${all.length - killed} survived.`)
  if (all.length < count && Date.now() > wish.until)
    console.log(`${count - all.length} are still to be tried: the same command goes on with them.`)
  return all.length - killed > survivors ? 1 : 0
}

function lineOf({ mutant: { file, line, before, after }, verdict }: Tried): string {
  const by = verdict.by === undefined ? '' : `\n    by ${verdict.by}`
  return `${file}:${line}  ${oneLine(before)} → ${oneLine(after)}  (${FATES[verdict.fate]})${by}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function isFate(word: string): word is Fate {
  return word in FATES
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${option} wants a whole number, not “${text}”.`)
  return Number(text)
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// A worker that turns in circles would keep the process.
process.exit()
