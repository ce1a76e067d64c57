import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  isRefusal,
  keyOf,
  type Refusal,
  readScenario,
  runScenario,
  type ScenarioResult,
} from '@dejarik/kernel'
import { refusalWithoutGame, speaker } from '@dejarik/text'
import type { Command } from 'commander'
import { filesBelow, readJson, readText } from '../files.ts'
import type { Done } from '../program.ts'
import { gameNamed } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { BadInput, EXIT } from '../trouble.ts'

interface FileResult extends Omit<ScenarioResult, 'why'> {
  readonly file: string
}

export function scenarioCommand(command: Command, shell: Shell, done: Done): void {
  command
    .argument('<file...>', 'scenario files, or folders of them')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (files: string[], flags: { json?: boolean }) => {
      const results: FileResult[] = []
      for (const file of files.flatMap((path) => expand(shell, path)))
        results.push({ file, ...(await runFile(shell, file)) })
      const failed = results.filter((one) => !one.passed).length
      if (flags.json === true) printJson(shell, { passed: results.length - failed, failed, results })
      else printResults(shell, results)
      done(failed > 0 ? EXIT.ownBug : EXIT.fine)
    })
}

const HELP = `
Exit code: 0 if all hold, 1 if one does not, 2 if a file can't be used. docs/scenarios.md describes the format.

Example:
  $ npx dejarik scenario games/deckbuilding/scenarios/*.json`

function expand(shell: Shell, path: string): string[] {
  const full = resolve(shell.cwd, path)
  if (path === '-' || statSync(full, { throwIfNoEntry: false })?.isDirectory() !== true) return [path]
  const files = filesBelow(full, ['.json'])
  if (files.length === 0) throw new BadInput('The folder {path} holds no scenario (*.json).', { path })
  return files
}

async function runFile(shell: Shell, file: string): Promise<Omit<FileResult, 'file'>> {
  const reader = shell.reader
  const scenario = readScenario(readJson(file, await readText(shell, file)))
  if (isRefusal(scenario))
    throw new BadInput('{file}: {why}', { file, why: refusalWithoutGame(scenario, reader) })
  const game = await gameNamed(shell, scenario.game)
  const { title, rules, given } = scenario
  const failed = (where: string, why: Refusal): Omit<FileResult, 'file'> => {
    const problem = `${where}: ${speaker(game, reader).refusal(why)}`
    return { title, rules, passed: false, problem }
  }
  const options = game.readOptions(scenario.options ?? ('options' in given ? given.options : null) ?? {})
  if (isRefusal(options)) return failed('options', options)
  const position = game.scenario.position({ ...given, options }, keyOf(file))
  if (isRefusal(position)) return failed('given', position)
  const { why, ...result } = runScenario(game, scenario)
  return why === null ? result : { ...result, problem: shell.say(why.english, why.args) }
}

function printResults(shell: Shell, results: readonly FileResult[]): void {
  const reader = shell.reader
  for (const { file, title, rules, passed, problem } of results) {
    print(shell, `${passed ? '✓' : '✗'} ${title[reader]} [${rules.join(', ')}]`)
    if (!passed) print(shell, `  ${file}, ${problem}`)
  }
  const failed = results.filter((one) => !one.passed).length
  print(shell, shell.say('{passed} passed, {failed} failed', { passed: results.length - failed, failed }))
}
