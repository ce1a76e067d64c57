/** Tokens that block: where they lie is blocking terrain (ia.blocking-terrain.2 to .4) until they are gone. */
import { BLOCKING, type Board } from '../map/index.ts'
import { missionAt } from '../missions/index.ts'
import { NONE, type State } from '../state.ts'

/** By board, and by the spaces that are blocked on it: what is worked out for a board is kept as long as the board is. */
const blockedBoards = new Map<Board, Map<string, Board>>()

/** The board as it lies now. */
export function boardOf(s: State): Board {
  const { board, hasBlocks, tokenKinds } = missionAt(s.mission)
  if (hasBlocks !== true) return board
  let key = ''
  for (const { kind, space } of s.tokens)
    if (space !== NONE && tokenKinds[kind].blocks === true) key += `${space} `
  if (key === '') return board
  let boards = blockedBoards.get(board)
  if (boards === undefined) {
    boards = new Map()
    blockedBoards.set(board, boards)
  }
  let blocked = boards.get(key)
  if (blocked === undefined) {
    const terrain = board.terrain.slice()
    for (const space of key.trim().split(' ')) terrain[Number(space)] = BLOCKING
    blocked = { ...board, terrain }
    boards.set(key, blocked)
  }
  return blocked
}
