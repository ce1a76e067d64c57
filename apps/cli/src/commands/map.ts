import { type Mission, pictureOf } from '@dejarik/imperial-assault/missions'
import { type Language, nearestWord } from '@dejarik/kernel'
import { Phrasebook } from '@dejarik/text'
import type { Command } from 'commander'
import { missionsGiven } from '../missions/given.ts'
import { phrases } from '../phrases/index.ts'
import type { Done } from '../program.ts'
import { language, languageOf } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { BadInput, EXIT } from '../trouble.ts'

interface Flags {
  readonly scenario?: string
  readonly lang?: Language
  readonly json?: boolean
}

export function mapCommand(command: Command, shell: Shell, done: Done): void {
  command
    .description('Draw the map of an Imperial Assault mission: walls, doors, terrain, zones, tokens.')
    .argument('<mission>', 'the id of a mission or of a map, or a mission file')
    .option('-s, --scenario <id>', 'which scenario of a map or file (default: the first)')
    .option('-l, --lang <language>', 'de or en (default: the terminal’s)', language)
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (given: string, flags: Flags) => {
      const reader = flags.lang ?? languageOf(shell.env)
      const { missions, problems } = await missionsGiven(shell, given, reader)
      const mission = chosen(missions, flags.scenario)
      if (flags.json === true) printJson(shell, asJson(mission))
      else draw(shell, mission, reader)
      if (problems.length > 0 && flags.json !== true) {
        const args = { count: problems.length, file: given }
        print(shell, new Phrasebook(reader, [phrases]).say({ key: 'map.problems', args }))
      }
      done(EXIT.fine)
    })
}

const HELP = `
Columns and rows are numbered from 0. docs/missions.md describes mission files.

Examples:
  $ npx dejarik map jabbas-palace
  $ npx dejarik map my-mission.json --scenario b`

function chosen(missions: readonly Mission[], scenario: string | undefined): Mission {
  if (scenario === undefined) return missions[0]
  const ids = missions.map(({ id, map }) => id.slice(map.length + 1))
  const found = missions[ids.indexOf(scenario)]
  if (found !== undefined) return found
  const close = nearestWord(scenario, ids)
  throw new BadInput(
    `There is no scenario "${scenario}". ${close === null ? '' : `Did you mean "${close}"? `}Scenarios: ${ids.join(', ')}.`,
  )
}

function asJson(mission: Mission): unknown {
  const { id, name, mapName, board } = mission
  const { lines, legend } = pictureOf(mission)
  return { id, name, map: mapName, width: board.width, height: board.height, lines, legend }
}

function draw(shell: Shell, mission: Mission, reader: Language): void {
  const { lines, legend } = pictureOf(mission)
  print(shell, `${mission.mapName[reader]}: ${mission.name[reader]} (${mission.id})`)
  for (const line of lines) print(shell, line)
  print(shell, legend.map(({ sign, name }) => `${sign} ${name[reader]}`).join(', '))
  print(shell, new Phrasebook(reader, [phrases]).say({ key: 'map.signs' }))
}
