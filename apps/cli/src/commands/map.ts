import { type Mission, type Picture, pictureOf } from '@dejarik/imperial-assault/missions'
import type { Language } from '@dejarik/kernel'
import { Phrasebook } from '@dejarik/text'
import type { Command } from 'commander'
import { didYouMean } from '../did-you-mean.ts'
import { missionsGiven } from '../missions/given.ts'
import { phrases } from '../phrases/index.ts'
import type { Done } from '../program.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { BadInput, EXIT } from '../trouble.ts'

interface Flags {
  readonly scenario?: string
  readonly fileNumbers?: boolean
  readonly json?: boolean
}

export function mapCommand(command: Command, shell: Shell, done: Done): void {
  command
    .argument('<mission>', 'the id of a mission or of a map, or a mission file')
    .option('-s, --scenario <id>', 'which scenario of a map or file (default: the first)')
    .option(
      '--file-numbers',
      'number columns and rows from 0, as mission files do (default: A1, as play does)',
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (given: string, flags: Flags) => {
      const reader = shell.reader
      const { missions, problems } = await missionsGiven(shell, given, reader)
      const mission = chosen(missions, flags.scenario)
      const picture = pictureOf(mission, flags.fileNumbers === true ? 'file' : 'match')
      if (flags.json === true) printJson(shell, asJson(mission, picture))
      else draw(shell, mission, picture, reader)
      if (problems.length > 0 && flags.json !== true) {
        const args = { count: problems.length, file: given }
        print(shell, new Phrasebook(reader, [phrases]).say({ key: 'map.problems', args }))
      }
      done(EXIT.fine)
    })
}

const HELP = `
Columns have letters and rows numbers, as in a match: C5 is the third of the fifth row. Mission files count both
from 0 and call that space 2,4, which --file-numbers shows; docs/missions.md describes them.

Examples:
  $ npx dejarik map jabbas-palace
  $ npx dejarik map my-mission.json --scenario b --file-numbers`

function chosen(missions: readonly Mission[], scenario: string | undefined): Mission {
  if (scenario === undefined) return missions[0]
  const ids = missions.map(({ id, map }) => id.slice(map.length + 1))
  const found = missions[ids.indexOf(scenario)]
  if (found !== undefined) return found
  throw new BadInput('There is no scenario "{scenario}". {meant}Scenarios: {ids}.', {
    scenario,
    meant: didYouMean(scenario, ids),
    ids: ids.join(', '),
  })
}

function asJson(mission: Mission, { lines, legend }: Picture): unknown {
  const { id, name, mapName, board } = mission
  return { id, name, map: mapName, width: board.width, height: board.height, lines, legend }
}

function draw(shell: Shell, mission: Mission, { lines, legend }: Picture, reader: Language): void {
  print(shell, `${mission.mapName[reader]}: ${mission.name[reader]} (${mission.id})`)
  for (const line of lines) print(shell, line)
  print(shell, legend.map(({ sign, name }) => `${sign} ${name[reader]}`).join(', '))
  print(shell, new Phrasebook(reader, [phrases]).say({ key: 'map.signs' }))
}
