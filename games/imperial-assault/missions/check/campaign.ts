/** Whether a campaign mission can be set up, and whether it can end for either side. */
import type { Board } from '../../map/index.ts'
import { MISSION_SIDES } from '../language/campaign-words.ts'
import { type MissionProblem, problemAt } from '../language/problem.ts'
import type { ScenarioWords } from '../language/words.ts'
import { offBoard } from './map.ts'

export function checkCampaign(board: Board, { campaign }: ScenarioWords, at: string): MissionProblem[] {
  if (campaign === undefined) return []
  const where = `${at}.campaign`
  const { entrance, points = {}, initial = [], endings } = campaign
  const problems = offBoard(board, entrance, `${where}.entrance`)
  for (const [id, { at: space }] of Object.entries(points))
    problems.push(...offBoard(board, space, `${where}.points.${id}.at`))
  for (const [i, { at: spaces }] of initial.entries())
    problems.push(...offBoard(board, spaces, `${where}.initial[${i}].at`))
  for (const side of MISSION_SIDES) {
    const own = Object.values(endings).filter(({ winner }) => winner === side)
    if (!own.some((one) => one.if === undefined))
      problems.push(problemAt(`${where}.endings`, 'no-ending', { side }))
  }
  return problems
}
