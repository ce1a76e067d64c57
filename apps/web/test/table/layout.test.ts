import { describe, expect, test } from 'vitest'
import { placeOver } from '../../src/board/place-over.ts'
import { layoutOf } from '../../src/table/frame/layout.ts'

describe('a table with a square board', () => {
  test.each([
    { width: 1920, height: 1080, kind: 'wide', share: 0.5 },
    { width: 1440, height: 900, kind: 'wide', share: 0.55 },
    { width: 1280, height: 720, kind: 'wide', share: 0.49 },
    { width: 1024, height: 768, kind: 'narrow', share: 0.65 },
    { width: 720, height: 450, kind: 'narrow', share: 0.5 },
    { width: 360, height: 740, kind: 'phone', share: 0.45 },
    { width: 768, height: 1024, kind: 'phone', share: 0.45 },
  ])('gives its board most of $width × $height', ({ width, height, kind, share }) => {
    const layout = layoutOf(width, height)
    expect(layout.kind).toBe(kind)
    const area = kind === 'phone' ? width * layout.board : layout.board ** 2
    expect(area / (width * height)).toBeGreaterThanOrEqual(share)
    expect(layout.order + layout.desk).toBeLessThanOrEqual(kind === 'phone' ? Infinity : width - layout.board)
    expect(layout.prompt).toBeLessThan(height - layout.top)
  })
})

describe('a panel over a board', () => {
  const board = { width: 800, height: 800 }
  const panel = { width: 350, height: 300 }

  test('lies at the near right corner where nothing is in the way', () => {
    expect(placeOver(board, panel, [])).toEqual({ left: 440, top: 490 })
  })

  test('goes where it covers no target, though it covers others there', () => {
    const targets = [
      [700, 700],
      [100, 700],
      [700, 400],
      [100, 400],
      [400, 700],
    ].map(([x, y]) => ({ x: x!, y: y!, reach: 30, weight: 100 }))
    const friend = { x: 600, y: 100, reach: 30, weight: 5 }
    expect(placeOver(board, panel, [...targets, friend])).toEqual({ left: 10, top: 10 })
    const both = [...targets, friend, { x: 100, y: 100, reach: 30, weight: 100 }]
    expect(placeOver(board, panel, both)).toEqual({ left: 440, top: 10 })
  })

  test('stays within a board that is hardly larger', () => {
    expect(placeOver({ width: 360, height: 310 }, panel, [])).toEqual({ left: 10, top: 10 })
  })
})
