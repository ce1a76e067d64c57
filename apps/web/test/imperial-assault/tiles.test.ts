import { MISSIONS } from '@dejarik/imperial-assault'
import { VOID } from '@dejarik/imperial-assault/map'
import { expect, test } from 'vitest'
import { placeOfName, tilesOf } from '../../src/games/imperial-assault/map/tiles.ts'

const boardOf = (id: string) => MISSIONS.find((one) => one.id === id)!.board
const namesOn = (id: string) => tilesOf(boardOf(id)).map(({ name }) => name)

test('tiles of the core box are named as printed, others with their box [ia.hidden-information.5]', () => {
  expect(namesOn('aftermath')).toEqual(expect.arrayContaining(['7A', '10A', '22B', '25B']))
  expect(namesOn('climate-research-camp-a')).toEqual(expect.arrayContaining(['1B', 'Hoth 22A']))
})

test('every space of every map belongs to one tile, whose name is written on it', () => {
  for (const { board } of MISSIONS) {
    const tiles = tilesOf(board)
    const spaces = tiles.flatMap((tile) => tile.spaces)
    expect(new Set(spaces).size).toBe(spaces.length)
    expect(spaces.length).toBe(board.terrain.filter((kind) => kind !== VOID).length)
    for (const tile of tiles) expect(tile.spaces).toContain(placeOfName(board, tile, new Set()))
  }
})

test('a name is written where nothing stands, if there is such a space', () => {
  const board = boardOf('aftermath')
  const tile = tilesOf(board).find(({ spaces }) => spaces.length > 8)!
  const middle = placeOfName(board, tile, new Set())
  expect(placeOfName(board, tile, new Set([middle]))).not.toBe(middle)
  expect(placeOfName(board, tile, new Set(tile.spaces))).toBe(middle)
})
