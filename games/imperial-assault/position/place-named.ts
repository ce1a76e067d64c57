/** Spaces and stands as files write them: `3,2`, and `3,2 turned` where a base can be turned. */
import { unreadable } from '@dejarik/kernel'
import { type Board, isSpace, type Space, type StandKey, spaceAt, standOf, xOf, yOf } from '../map/index.ts'

export function spaceWords(board: Board, space: Space): string {
  return `${xOf(board, space)},${yOf(board, space)}`
}

export function standWords(board: Board, key: StandKey): string {
  const { space, turned } = standOf(key)
  return `${spaceWords(board, space)}${turned ? ' turned' : ''}`
}

export function spaceNamed(board: Board, text: string): Space {
  const [x, y] = text.split(',').map(Number)
  const space = Number.isInteger(x) && Number.isInteger(y) ? spaceAt(board, x, y) : -1
  if (!isSpace(board, space)) throw unreadable('scenario-no-such-space', { space: text })
  return space
}
