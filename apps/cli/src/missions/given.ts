import {
  checkMission,
  MISSIONS,
  type Mission,
  type MissionFile,
  type MissionProblem,
  missionsOf,
  missionText,
  readMission,
} from '@dejarik/imperial-assault/missions'
import type { Language } from '@dejarik/kernel'
import { Phrasebook } from '@dejarik/text'
import { didYouMean } from '../did-you-mean.ts'
import { readJson, readText } from '../files.ts'
import type { Shell } from '../shell.ts'
import { BadInput } from '../trouble.ts'

/** Missions that were named by id or by file, and what is wrong with the file. */
export interface GivenMissions {
  readonly missions: readonly Mission[]
  readonly problems: readonly MissionProblem[]
}

const MAPS = [...new Set(MISSIONS.map(({ map }) => map))]

/** An id, a map's id for all its scenarios, or a file. */
export async function missionsGiven(shell: Shell, given: string, reader: Language): Promise<GivenMissions> {
  const known = MISSIONS.filter(({ id, map }) => id === given || map === given)
  if (known.length > 0) return { missions: known, problems: [] }
  if (!/[./\\]|^-$/u.test(given)) {
    const ids = [...MAPS, ...MISSIONS.map(({ id }) => id)]
    throw new BadInput('There is no mission "{given}". {meant}Maps: {maps}; or name a file.', {
      given,
      meant: didYouMean(given, ids),
      maps: MAPS.join(', '),
    })
  }
  const raw = readJson(given, await readText(shell, given))
  const problems = checkMission(raw)
  const { file } = readMission(raw)
  if (file === null || !canBeLaid(problems))
    throw new BadInput('{given} can’t be laid out: {why}', { given, why: sentence(problems[0], reader) })
  return { missions: missionsOf(file as MissionFile), problems }
}

/** Problems without which there is a board, if a wrong one. */
function canBeLaid(problems: readonly MissionProblem[]): boolean {
  const hopeless = ['mission-no-such-tile', 'mission-tile-off-grid', 'mission-edge-off-grid']
  return !problems.some(({ refused }) => hopeless.includes(refused))
}

/** What is wrong, where, and how to mend it. */
export function sentence({ refused, args = {}, mend }: MissionProblem, reader: Language): string {
  const book = new Phrasebook(reader, [missionText])
  return `${book.say({ key: `refusal.${refused}`, args })} ${book.say(mend)}`
}
