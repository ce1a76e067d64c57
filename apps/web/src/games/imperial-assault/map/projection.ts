/** From the board (spaces, y down) to the picture, by quarter turns clockwise. */
import { across, type Base, type Board, down, standOf, xOf, yOf } from '@dejarik/imperial-assault/map'
import type { Picture } from '../../../board/camera/camera.ts'

/** Side of a space in the picture. */
export const CELL = 40

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface Projection {
  readonly board: Board
  readonly turns: number
  readonly picture: Picture
  /** For what is drawn in spaces. */
  readonly matrix: string
  /** Of a corner of the board, or any point between corners. */
  point(x: number, y: number): Point
  box(x: number, y: number, width: number, height: number): Box
}

export function projectionOf(board: Board, turns: number): Projection {
  const { width, height } = board
  const isAcross = turns % 2 === 1
  const point = (x: number, y: number): Point => {
    switch (turns & 3) {
      case 0:
        return { x: x * CELL, y: y * CELL }
      case 1:
        return { x: (height - y) * CELL, y: x * CELL }
      case 2:
        return { x: (width - x) * CELL, y: (height - y) * CELL }
      default:
        return { x: y * CELL, y: (width - x) * CELL }
    }
  }
  return {
    board,
    turns: turns & 3,
    picture: {
      width: (isAcross ? height : width) * CELL,
      height: (isAcross ? width : height) * CELL,
      margin: CELL * 0.6,
      most: 3.2,
      small: 0.5,
      clear: 0.72,
    },
    matrix: matrixOf(turns & 3, width, height),
    point,
    box(x, y, w, h) {
      const one = point(x, y)
      const other = point(x + w, y + h)
      return {
        x: Math.min(one.x, other.x),
        y: Math.min(one.y, other.y),
        width: Math.abs(one.x - other.x),
        height: Math.abs(one.y - other.y),
      }
    },
  }
}

function matrixOf(turns: number, width: number, height: number): string {
  const matrices = [
    [CELL, 0, 0, CELL, 0, 0],
    [0, CELL, -CELL, 0, height * CELL, 0],
    [-CELL, 0, 0, -CELL, width * CELL, height * CELL],
    [0, -CELL, CELL, 0, 0, width * CELL],
  ]
  return `matrix(${matrices[turns].join(' ')})`
}

/** Where a base at a stand lies. */
export function boxOfStand(to: Projection, base: Base, key: number): Box {
  const { space, turned } = standOf(key)
  return to.box(xOf(to.board, space), yOf(to.board, space), across(base, turned), down(base, turned))
}

export function boxOfSpace(to: Projection, space: number): Box {
  return to.box(xOf(to.board, space), yOf(to.board, space), 1, 1)
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** The turn that brings a zone to the bottom; zones that lie side by side keep their sides, the own one on the left. */
export function turnsFor(board: Board, own: readonly number[]): number {
  if (own.length === 0) return 0
  const mean = (of: (space: number) => number): number =>
    own.reduce((sum, space) => sum + of(space) + 0.5, 0) / own.length
  const dx = mean((space) => xOf(board, space)) / board.width - 0.5
  const dy = mean((space) => yOf(board, space)) / board.height - 0.5
  if (Math.abs(dy) >= Math.abs(dx)) return dy >= 0 ? 0 : 2
  return dx <= 0 ? 0 : 2
}
