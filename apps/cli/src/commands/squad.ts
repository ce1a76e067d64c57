import { type Language, type Note, never } from '@dejarik/kernel'
import { Phrasebook, sayRefusal, shared } from '@dejarik/text'
import { isImplemented, POINTS_LIST, POINTS_LISTS, type PointsList, xwing } from '@dejarik/xwing'
import {
  buildText,
  listOf,
  type Problem,
  pointsOf,
  type Reading,
  readList,
  readShareCode,
  readXws,
  type Squad,
  shareCode,
  validateSquad,
  writeList,
  xwsText,
} from '@dejarik/xwing/build'
import type { Command } from 'commander'
import { didYouMean } from '../did-you-mean.ts'
import { readText } from '../files.ts'
import type { Done } from '../program.ts'
import { count } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { BadInput, EXIT } from '../trouble.ts'

const SHAPES = ['list', 'xws', 'code'] as const
type Shape = (typeof SHAPES)[number]

interface Flags {
  readonly list?: PointsList
  readonly extended?: boolean
  readonly limit?: number
  readonly as?: Shape
  readonly json?: boolean
}

/** What became of one file. */
interface Checked extends Reading<Squad> {
  readonly file: string
  readonly list: PointsList
  readonly limit: number
  readonly problems: readonly Problem[]
}

export function squadCommand(command: Command, shell: Shell, done: Done): void {
  command
    .argument('<file...>', 'XWS files, lists or links; - for what is piped in')
    .option(
      '--list <id>',
      'the points list to check by (default: what the squad names, or the last)',
      listNamed,
    )
    .option('--extended', 'check for extended play')
    .option('--limit <n>', 'squad points of the match (default: the list’s)', count)
    .option(
      '--as <shape>',
      'print the squad as list, xws or code instead of what is wrong with it',
      shapeNamed,
    )
    .option('--json', 'print one JSON array')
    .addHelpText('after', HELP)
    .action(async (files: readonly string[], flags: Flags) => {
      const checked: Checked[] = []
      for (const file of files) checked.push(check(file, await readText(shell, file), flags))
      if (flags.json === true) printJson(shell, checked.map(asJson))
      else for (const one of checked) report(shell, one, flags.as)
      done(checked.every(isLegal) ? EXIT.fine : EXIT.badInput)
    })
}

const HELP = `
Squads of X-Wing. A squad from which something had to be left out is never legal by itself. The exit code is 2 if any
squad can’t be read or is not legal.

Examples:
  $ npx dejarik squad wedge.xws
  $ npx dejarik squad *.json --list xwa-50p-2.0 --json
  $ npx dejarik squad list.txt --as xws`

function listNamed(id: string): PointsList {
  const found = POINTS_LISTS.find((list) => list.id.toLowerCase() === id.toLowerCase())
  if (found !== undefined) return found
  throw unknown(
    id,
    POINTS_LISTS.map((list) => list.id),
  )
}

function shapeNamed(word: string): Shape {
  const found = SHAPES.find((shape) => shape === word)
  if (found !== undefined) return found
  throw unknown(word, SHAPES)
}

function unknown(word: string, words: readonly string[]): BadInput {
  const args = { meant: didYouMean(word, words), known: words.join(', ') }
  return new BadInput('{meant}It must be one of {known}.', args)
}

/** Our own links end in a code of letters, digits, `-` and `_`. */
const CODE = /^(?:\S*[#/=])?([\w-]{24,})$/

function read(text: string): Reading<Squad> {
  const trimmed = text.trim()
  if (/^[{[]/.test(trimmed)) return readXws(trimmed)
  const code = CODE.exec(trimmed)?.[1]
  return code === undefined ? readList(text) : readShareCode(code)
}

function check(file: string, text: string, { list: asked, extended, limit: given }: Flags): Checked {
  const { squad, notes } = read(text)
  const list = asked ?? (squad === null ? POINTS_LIST : listOf(squad))
  const limit = given ?? list.limit
  const mode = extended === true ? 'extended' : (squad?.mode ?? 'standard')
  const problems = squad === null ? [] : validateSquad(squad, { list, mode, limit, isImplemented })
  return { file, squad, notes, list, limit, problems }
}

function isLegal({ squad, problems }: Checked): boolean {
  return squad !== null && problems.length === 0
}

function asJson(one: Checked): unknown {
  const { file, squad, notes, list, limit, problems } = one
  const points = squad === null ? null : pointsOf(squad, list)
  return { file, legal: isLegal(one), list: list.id, limit, points, squad, problems, notes }
}

function report(shell: Shell, one: Checked, as: Shape | undefined): void {
  const { file, squad, list, limit, notes, problems } = one
  const book = new Phrasebook(shell.reader, [buildText, xwing.text, shared], xwing.nameOf)
  if (squad !== null && as !== undefined) {
    shell.out.write(converted(squad, as, shell.reader))
    return
  }
  if (squad === null) print(shell, shell.say('{file}: no squad could be read.', { file }))
  else {
    const points = pointsOf(squad, list)
    const figures = { file, points, limit, list: list.id }
    print(
      shell,
      isLegal(one)
        ? shell.say('{file}: legal, {points} of {limit} points by the list {list}.', figures)
        : shell.say('{file}: not legal, {points} of {limit} points by the list {list}.', figures),
    )
  }
  for (const each of [...notes, ...problems]) print(shell, `  ${sentence(book, each)}`)
}

/** What is wrong, and what would mend it; what only tells how something was read needs no mending. */
function sentence(book: Phrasebook, { mend, ...why }: Note | Problem): string {
  const said = sayRefusal(book, why)
  return 'means' in why && why.means === 'told' ? said : `${said} ${book.say(mend)}`
}

function converted(squad: Squad, as: Shape, reader: Language): string {
  switch (as) {
    case 'list':
      return writeList(squad, reader)
    case 'xws':
      return `${xwsText(squad)}\n`
    case 'code':
      return `${shareCode(squad)}\n`
    default:
      return never(as)
  }
}
