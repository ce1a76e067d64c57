import { describe, expect, test } from 'vitest'
import { findTile, TILES } from '../../facts/tiles/index.ts'
import { assemble, Counting, type Tile, UNREACHED } from '../../map/index.ts'

function tile(id: string): Tile {
  const found = findTile(id)
  if (found === undefined) throw new Error(`there is no tile ${id}`)
  return found
}

describe('tiles laid side by side', () => {
  const corridor: Tile = {
    id: 'Test 1A',
    rows: ['..', '..'],
    open: ['0,0,W', '0,1,W', '1,0,E', '1,1,E'],
    blockingEdges: [],
    impassableEdges: ['1,0,W'],
    landscape: 'Halls',
    interior: true,
  }

  test('openings that meet are joined, the rest of the rim is walls [ia.walls.1]', () => {
    const { board, misfits } = assemble(4, 2, [
      { tile: corridor, turns: 0, x: 0, y: 0 },
      { tile: corridor, turns: 2, x: 2, y: 0 },
    ])
    expect(misfits).toEqual([])
    const counting = new Counting(board, 0)
    expect(counting.between(0, 3)).toBe(3)
    expect(board.interior.every((one) => one)).toBe(true)
  })

  test('an opening against a wall is a misfit, and a wall', () => {
    const { board, misfits } = assemble(4, 2, [
      { tile: corridor, turns: 0, x: 0, y: 0 },
      { tile: corridor, turns: 1, x: 2, y: 0 },
    ])
    expect(misfits.map(({ what }) => what)).toEqual(['join', 'join'])
    expect(new Counting(board, 0).between(0, 3)).toBe(UNREACHED)
  })

  test('two tiles on one space, and a door on a wall, are misfits [ia.doors.1]', () => {
    const one = { tile: corridor, turns: 0, x: 0, y: 0 }
    expect(assemble(2, 2, [one, one]).misfits.filter(({ what }) => what === 'overlap')).toHaveLength(4)
    expect(assemble(2, 2, [one], [['0,0,N']]).misfits).toEqual([{ what: 'door', x: 0, y: 0, side: 'N' }])
  })

  test('lines inside a tile turn with it', () => {
    const { board } = assemble(2, 2, [{ tile: corridor, turns: 1, x: 0, y: 0 }])
    // The line was between the two upper spaces; now it lies between the two right ones.
    expect(board.north[3]).not.toBe(0)
    expect(board.west[1]).toBe(0)
  })
})

describe('the tiles of all boxes', () => {
  test('every opening lies on the rim and is two spaces wide', () => {
    for (const { id, rows, open } of TILES) {
      expect(open.length % 2, id).toBe(0)
      for (const text of open) {
        const [x, y, side] = text.split(',')
        const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[side] as [number, number]
        const beyond = rows[Number(y) + dy]?.[Number(x) + dx] ?? ' '
        expect([rows[Number(y)][Number(x)] === ' ', beyond === ' '], `${id} ${text}`).toEqual([false, true])
      }
    }
  })

  test('tiles 19 to 36 of the core box are interior, 38 and 39 are not [ia.interior-spaces.2] [ia.interior-spaces.5]', () => {
    for (let n = 19; n <= 36; n++)
      for (const side of ['A', 'B']) expect(tile(`Core ${n}${side}`).interior, `${n}${side}`).toBe(true)
    for (const id of ['38A', '38B', '39A', '39B']) expect(tile(`Core ${id}`).interior).toBe(false)
  })
})
