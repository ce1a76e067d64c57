import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isRefusal, keyOf, runScenario, type Scenario, type ScenarioResult } from '@dejarik/kernel'
import { speaker } from '@dejarik/text'
import type { Command } from 'commander'
import { filesBelow, readJson, readText } from '../files.ts'
import type { Done } from '../program.ts'
import { gameNamed, languageOf } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { BadInput, EXIT } from '../trouble.ts'

interface FileResult extends ScenarioResult {
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
  if (files.length === 0) throw new BadInput(`The folder ${path} holds no scenario (*.json).`)
  return files
}

async function runFile(shell: Shell, file: string): Promise<ScenarioResult> {
  const scenario = checked(file, readJson(file, await readText(shell, file)))
  const game = await gameNamed(shell, scenario.game)
  const given = scenario.given as { readonly options?: unknown }
  const options = scenario.options ?? given.options ?? {}
  const position = game.scenario.position({ ...given, options }, keyOf(file))
  if (!isRefusal(position)) return runScenario(game, scenario)
  const { title, rules } = scenario
  const why = speaker(game, languageOf(shell.env)).refusal(position)
  return { title, rules, passed: false, problem: `given: ${why}` }
}

/** A file written by hand: every part that the runner relies on is looked at first. */
function checked(file: string, raw: unknown): Scenario {
  const no = (what: string): never => {
    throw new BadInput(`${file} is not a scenario: ${what}. See docs/scenarios.md.`)
  }
  if (!isObject(raw)) return no('it must be one JSON object')
  if (typeof raw.game !== 'string') no('"game" must be the name of a game')
  if (!isObject(raw.title) || typeof raw.title.de !== 'string' || typeof raw.title.en !== 'string')
    no('"title" must have a "de" and an "en" text')
  if (!isTexts(raw.rules)) no('"rules" must be a list of rule ids')
  if (raw.cards !== undefined && !isTexts(raw.cards)) no('"cards" must be a list of English card names')
  if (!isObject(raw.given)) no('"given" must describe the position')
  if (raw.script !== undefined && !isObject(raw.script)) no('"script" must name outcomes by random stream')
  if (!Array.isArray(raw.when) || !raw.when.every(isObject)) no('"when" must be a list of lines')
  if (!isObject(raw.then)) no('"then" must say what holds at the end')
  return raw as unknown as Scenario
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function printResults(shell: Shell, results: readonly FileResult[]): void {
  const reader = languageOf(shell.env)
  for (const { file, title, rules, passed, problem } of results) {
    print(shell, `${passed ? '✓' : '✗'} ${title[reader]} [${rules.join(', ')}]`)
    if (!passed) print(shell, `  ${file}, ${problem}`)
  }
  const failed = results.filter((one) => !one.passed).length
  print(shell, `${results.length - failed} passed, ${failed} failed`)
}
