/** Everything that can be said of a mission file before it is played. */
import { type MissionProblem, problemAt } from '../language/problem.ts'
import { readMission } from '../language/read.ts'
import { outOfScope } from '../language/scope.ts'
import type { MissionFile, ScenarioWords } from '../language/words.ts'
import { spacesFrom } from '../lay.ts'
import { checkCampaign } from './campaign.ts'
import { checkEvents } from './events.ts'
import { checkMap, offBoard } from './map.ts'

/** All problems of a file, in the order in which they are best mended: shape and names, the map, then the rules. */
export function checkMission(raw: unknown): readonly MissionProblem[] {
  const { file, problems } = readMission(raw)
  if (file === null) return problems
  const entrance = file.map.zones?.red ?? file.scenarios.at(0)?.campaign?.entrance
  const { board, problems: wrong } = checkMap(file.map, entrance)
  const rest = file.scenarios.flatMap((scenario, i) => {
    const where = `scenarios[${i}]`
    const tokens = Object.entries(scenario.tokens ?? {}).flatMap(([kind, words]) =>
      (['at', 'red', 'blue'] as const).flatMap((field) =>
        board === null ? [] : offBoard(board, words[field] ?? '', `${where}.tokens.${kind}.${field}`),
      ),
    )
    const rules =
      board === null
        ? []
        : [...checkCampaign(board, scenario, where), ...checkEvents(board, file.map, scenario, where)]
    return [
      ...tokens,
      ...tokensTwice(file, scenario, where),
      ...uncolored(file, scenario, where),
      ...outOfScope(scenario, where),
      ...rules,
    ]
  })
  return [...wrong, ...rest]
}

/** Where some tokens of a kind have colours, all have. */
function uncolored({ map }: MissionFile, { tokens = {} }: ScenarioWords, where: string): MissionProblem[] {
  return Object.entries(tokens).flatMap(([kind, { at = '', red = '', blue = '', ...words }]) => {
    const { colors, facedown = false, reserve = 0, claimed = 0 } = words
    const terminals = kind === 'terminal' ? (map.terminals ?? '') : ''
    const placed = [terminals, at, red, blue].flatMap((text) => spacesFrom(map.width, text)).length
    const count = placed + reserve + 2 * claimed
    if (colors === undefined ? !facedown : colors.length === count) return []
    return [problemAt(`${where}.tokens.${kind}.colors`, 'colors', { count, colors: colors?.length ?? 0 })]
  })
}

/** Two tokens of a kind in one space are surely a slip. */
function tokensTwice({ map }: MissionFile, { tokens = {} }: ScenarioWords, where: string): MissionProblem[] {
  return Object.entries(tokens).flatMap(([kind, { at = '', red = '', blue = '' }]) => {
    const spaces = [at, red, blue].flatMap((text) => spacesFrom(map.width, text))
    const twice = spaces.find((space, i) => spaces.indexOf(space) < i)
    if (twice === undefined) return []
    const space = `${twice % map.width},${Math.floor(twice / map.width)}`
    return [problemAt(`${where}.tokens.${kind}`, 'token-twice', { kind, space })]
  })
}
