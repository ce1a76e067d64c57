import { checkMission, type MissionProblem, readMission } from '@dejarik/imperial-assault/missions'
import type { Language } from '@dejarik/kernel'
import { Phrasebook } from '@dejarik/text'
import type { Command } from 'commander'
import { readJson, readText } from '../files.ts'
import { missionsGiven, sentence } from '../missions/given.ts'
import { phrases } from '../phrases/index.ts'
import type { Done } from '../program.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { EXIT } from '../trouble.ts'

interface Flags {
  readonly check?: boolean
  readonly json?: boolean
}

export function missionCommand(command: Command, shell: Shell, done: Done): void {
  command
    .argument('<mission>', 'a mission file; without --check also the id of a mission or of a map')
    .option('--check', 'look for wrong tiles, joins, doors, names, spaces and events that can’t happen')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (given: string, flags: Flags) => {
      const reader = shell.reader
      if (flags.check !== true) {
        await tell(shell, given, reader, flags.json === true)
        done(EXIT.fine)
        return
      }
      const raw = readJson(given, await readText(shell, given))
      const problems = checkMission(raw)
      if (flags.json === true) printJson(shell, found(given, problems, reader))
      else report(shell, given, raw, problems, reader)
      done(problems.length > 0 ? EXIT.ownBug : EXIT.fine)
    })
}

const HELP = `
Exit code of --check: 0 if nothing is wrong, 1 if something is, 2 if the file can't be read. docs/missions.md describes
mission files and how to write one.

Examples:
  $ npx dejarik mission the-dune-sea
  $ npx dejarik mission my-mission.json --check`

function found(file: string, problems: readonly MissionProblem[], reader: Language): unknown {
  return {
    file,
    problems: problems.map((one) => ({
      where: one.where,
      problem: one.refused,
      text: sentence(one, reader),
    })),
  }
}

function report(
  shell: Shell,
  file: string,
  raw: unknown,
  problems: readonly MissionProblem[],
  reader: Language,
): void {
  const book = new Phrasebook(reader, [phrases])
  for (const one of problems) print(shell, `✗ ${sentence(one, reader)}`)
  if (problems.length > 0)
    print(shell, book.say({ key: 'mission.problems', args: { file, count: problems.length } }))
  else {
    const count = readMission(raw).file?.scenarios?.length ?? 0
    print(shell, book.say({ key: 'mission.fine', args: { file, count } }))
  }
}

/** The rules of a mission in words. */
async function tell(shell: Shell, given: string, reader: Language, json: boolean): Promise<void> {
  const { missions } = await missionsGiven(shell, given, reader)
  if (json) {
    const all = missions.map(({ id, name, mapName, text, tokenKinds }) => ({
      id,
      name,
      map: mapName,
      text,
      tokens: tokenKinds.map((kind) => kind.name),
    }))
    printJson(shell, { missions: all })
    return
  }
  const [{ mapName, board }] = missions
  const { width, height } = board
  const args = { map: mapName[reader], width, height }
  print(shell, new Phrasebook(reader, [phrases]).say({ key: 'mission.map', args }))
  for (const { id, name, text } of missions) print(shell, `\n${name[reader]} (${id})\n${text[reader]}`)
}
