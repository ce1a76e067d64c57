import type { Language } from '@dejarik/kernel'
import { Phrasebook } from '@dejarik/text'
import type { Command } from 'commander'
import { readText } from '../files.ts'
import { phrases } from '../phrases/index.ts'
import { renderPicture } from '../play/picture.ts'
import type { Done } from '../program.ts'
import { type LogLine, openRecord, Replay, type Unfolded } from '../replay/replay.ts'
import { verify } from '../replay/verify.ts'
import { moment } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { BadInput, EXIT } from '../trouble.ts'

interface Flags {
  readonly verify?: boolean
  readonly at?: number
  readonly json?: boolean
}

export function replayCommand(command: Command, shell: Shell, done: Done): void {
  command
    .argument('<file>', 'a record; - reads it from standard input')
    .option('--verify', 'check the seed against its commitment, every answer, and the outcome')
    .option('--at <n>', 'show the table after n decisions', moment)
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (file: string, flags: Flags) => {
      const reader = shell.reader
      const replay = await openRecord(shell, file, await readText(shell, file), reader)
      if (!(replay instanceof Replay)) {
        showKept(shell, file, replay, reader, flags)
        done(EXIT.fine)
      } else if (flags.verify === true) done(showVerdict(shell, file, replay, flags))
      else {
        if (flags.at !== undefined) showMoment(shell, replay, flags.at, flags)
        else showLog(shell, replay, flags)
        done(EXIT.fine)
      }
    })
}

const HELP = `
--verify proves that the dice and shuffles were fixed before the match: the file's "commitment" must be that of
its "seed". It also folds every answer again and compares the file's "outcome". Exit code 2 if something differs.

A record that no longer folds, because the rules have changed since, is told by the log that lies beside it in the file.

Examples:
  $ npx dejarik replay match.json --lang de
  $ npx dejarik replay match.json --at 40
  $ npx dejarik replay match.json --verify`

/** What can be told of a match that no longer folds; its table and its proofs can't be had. */
function showKept(shell: Shell, file: string, kept: Unfolded, reader: Language, flags: Flags): void {
  const { record, why, lines } = kept
  if (flags.verify === true || flags.at !== undefined) throw new BadInput('{file}: {why}', { file, why })
  if (flags.json === true) {
    const { game, rulesVersion, seed } = record
    printJson(shell, { game, rules: rulesVersion, seed, folds: false, why, log: lines })
  } else {
    print(shell, new Phrasebook(reader, [phrases]).say({ key: 'replay.kept', args: { why } }))
    showLines(shell, lines)
  }
}

function showLines(shell: Shell, lines: readonly LogLine[]): void {
  for (const { n, sentence, rule } of lines) print(shell, `${String(n).padStart(4)}  ${sentence}  [${rule}]`)
}

function showVerdict(shell: Shell, file: string, replay: Replay, flags: Flags): number {
  const verdict = verify(replay)
  const { problem } = verdict
  const said = problem === null ? '' : shell.say(problem.english, problem.args)
  if (flags.json === true) printJson(shell, { ...replay.summary, ...verdict, problem: said })
  else if (verdict.verified) {
    print(shell, replay.headline)
    const count = replay.match.n
    print(shell, shell.say('Every one of its {count} decisions is legal under these rules.', { count }))
    print(
      shell,
      shell.say(
        verdict.commitment === null
          ? 'It carries no commitment, so nothing is proven of its seed.'
          : 'Its seed is the one that was committed to before the match.',
      ),
    )
  }
  if (problem !== null) throw new BadInput('{file} does not hold: {problem}', { file, problem })
  return EXIT.fine
}

function showMoment(shell: Shell, replay: Replay, n: number, flags: Flags): void {
  const { match, asked } = replay.at(n)
  const picture = match.game.scenario.picture(match.state)
  if (flags.json === true) printJson(shell, { ...replay.summary, n, picture, asked })
  else {
    print(shell, renderPicture(picture, replay.lexicon))
    for (const { seat, question, rule } of asked) print(shell, `${seat}: ${question} [${rule}]`)
  }
}

function showLog(shell: Shell, replay: Replay, flags: Flags): void {
  if (flags.json === true) printJson(shell, { ...replay.summary, log: replay.lines })
  else {
    print(shell, replay.headline)
    showLines(shell, replay.lines)
  }
}
