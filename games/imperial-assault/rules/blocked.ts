/** Tokens that block: where they lie is blocking terrain (ia.blocking-terrain.2 to .4) until they are gone. */
import { BLOCKING, type Board, type Space } from '../map/index.ts'
import { NONE, type State } from '../state.ts'
import { missionAt } from './missions.ts'

/** The spaces that tokens block now, in the order of the tokens; null where no tokens ever do. */
export function blockedSpaces(s: State): readonly Space[] | null {
  const { hasBlocks, tokenKinds } = missionAt(s.mission)
  if (hasBlocks !== true) return null
  return s.tokens.flatMap(({ kind, space }) =>
    space !== NONE && tokenKinds[kind].blocks === true ? [space] : [],
  )
}

/** Whether it is these; asked all the time, so without making a list. */
export function areBlocked(s: State, spaces: readonly Space[]): boolean {
  const { tokenKinds } = missionAt(s.mission)
  let found = 0
  for (let id = 0; id < s.tokens.length; id++) {
    const { kind, space } = s.tokens[id]
    if (space === NONE || tokenKinds[kind].blocks !== true) continue
    if (spaces[found] !== space) return false
    found++
  }
  return found === spaces.length
}

/** By board, and by the spaces that are blocked on it: what is worked out for a board is kept as long as the board is. */
const blockedBoards = new Map<Board, Map<string, Board>>()

/** The board of the mission with these spaces blocked. */
export function boardWith(board: Board, blocked: readonly Space[]): Board {
  if (blocked.length === 0) return board
  let boards = blockedBoards.get(board)
  if (boards === undefined) {
    boards = new Map()
    blockedBoards.set(board, boards)
  }
  const key = blocked.join()
  let made = boards.get(key)
  if (made === undefined) {
    const terrain = board.terrain.slice()
    for (const space of blocked) terrain[space] = BLOCKING
    made = { ...board, terrain }
    boards.set(key, made)
  }
  return made
}
