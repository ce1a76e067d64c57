/** Maps as rows of signs, as the command line shows them. */
import { expect, test } from 'vitest'
import { drawMap } from '../../missions/draw.ts'
import { readDrawn } from '../../missions/drawn.ts'
import { missionAt } from '../../rules/missions.ts'
import { situation } from '../play.ts'

test('a drawn board is drawn with its walls, a door, its terrain, and nothing where nothing is', () => {
  const match = situation({
    board: { rows: ['...', '.#~', ' ..'], walls: ['1,0,W'], doors: ['2,2,W'] },
    player1: { groups: { ours: { card: 'Imperial Officer', at: '0,0' } } },
    player2: { groups: { theirs: { card: 'Imperial Officer', at: '2,0' } } },
  })
  const { board } = missionAt(match.state.mission)
  expect(drawMap({ board, grounds: new Map(), things: new Map([[0, 'T']]) }, 'file')).toEqual([
    '      0   1   2',
    '    ┌───┬───────┐',
    '  0 │ T.│  .   .│',
    '    │   │       │',
    '  1 │  .   #   ~│',
    '    └───┐   │   │',
    '  2     │  .║  .│',
    '        └───┴───┘',
  ])
})

test('rows of a drawn board are of one length', () => {
  expect(readDrawn(['...', '..'])).toMatchObject({ refused: 'board-uneven-row', args: { row: 2 } })
})
