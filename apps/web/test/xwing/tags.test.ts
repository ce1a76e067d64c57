/** Marks of ships: call signs, and where their tags lie in a heap. */
import { PILOTS } from '@dejarik/xwing/facts'
import { describe, expect, test } from 'vitest'
import { callSigns } from '../../src/games/xwing/ships/call-signs.ts'
import { type Box, layTags, overlap, RIM, type Tagged } from '../../src/games/xwing/tags/lay-tags.ts'
import { flyUntil, viewOf } from './table.ts'

const pilot = (id: string) => PILOTS.findIndex((one) => one.id === id)
const squad = (...ids: string[]) => ids.map((id, at) => ({ id: at, pilot: pilot(id) }))

describe('call signs', () => {
  test('a squadron gives its name, and those who share one are numbered', () => {
    const ships = squad('redsquadronveteran', 'bluesquadronescort', 'redsquadronveteran', 'academypilot')
    expect(callSigns(ships, 'en')).toEqual(['Red 1', 'Blue', 'Red 2', 'Academy'])
    expect(callSigns(ships, 'de')).toEqual(['Rot 1', 'Blau', 'Rot 2', 'Akademie'])
  })

  test('a person goes by a name without rank, or by a nickname', () => {
    const ships = squad('lukeskywalker', 'darthvader', 'dutchvander', 'ig88a')
    expect(callSigns(ships, 'en')).toEqual(['Luke', 'Vader', 'Dutch', 'IG-88A'])
  })

  test('no two ships of a match share one, and all are short', () => {
    const everybody = PILOTS.map((_, at) => ({ id: at, pilot: at }))
    for (const language of ['en', 'de'] as const) {
      const signs = callSigns(everybody, language)
      expect(new Set(signs).size).toBe(signs.length)
      expect(signs.filter((sign) => sign.length > 20 || /[&;]|\s(der|dem|des)$/.test(sign))).toEqual([])
    }
  })

  test('at a table with several of a kind on both sides', () => {
    const view = viewOf(
      flyUntil(({ what }) => what === 'dials'),
      0,
    )
    const signs = callSigns(view.ships, 'en')
    expect(new Set(signs).size).toBe(view.ships.length)
  })
})

describe('tags in formation', () => {
  const ROOM = { width: 914, height: 914 }
  const ship = (x: number, y: number, down: boolean, size = 40): Tagged => ({
    base: { x, y, width: size, height: size },
    width: 92,
    height: 22,
    down,
  })
  const overlaps = (boxes: readonly Box[], ships: readonly Tagged[]): number =>
    boxes.filter(
      (box, at) =>
        boxes.some((other, i) => i !== at && overlap(box, other) > 0) ||
        ships.some(({ base }) => overlap(box, base) > 0),
    ).length
  const block = (columns: number, rows: number, x: number, y: number, down: boolean) =>
    Array.from({ length: columns * rows }, (_, i) =>
      ship(x + (i % columns) * 42, y + Math.floor(i / columns) * 42, down),
    )

  test.each([
    { what: 'two by four, in the middle', ships: block(2, 4, 440, 380, false) },
    { what: 'four by two, at the far edge', ships: block(4, 2, 380, 30, false) },
    { what: 'four by two, in the own corner', ships: block(4, 2, 40, 830, true) },
    {
      what: 'against another heap',
      ships: [...block(4, 2, 300, 420, false), ...block(3, 2, 320, 540, true)],
    },
    {
      what: 'turned by 45°',
      ships: Array.from({ length: 8 }, (_, i) =>
        ship(400 + (i % 4) * 45, 400 + Math.floor(i / 4) * 45, true, 56),
      ),
    },
  ])('eight ships in a heap, $what: no tag lies over a ship or another tag', ({ ships }) => {
    expect(overlaps(layTags(ships, ROOM, []), ships)).toBe(0)
  })

  test('all lie on the mat, own ones towards the own edge where there is room', () => {
    const ships = [ship(450, 450, true), ship(450, 100, false), ship(20, 894, true), ship(894, 20, false)]
    const boxes = layTags(ships, ROOM, [])
    for (const { x, y, width, height } of boxes) {
      expect(x - width / 2).toBeGreaterThanOrEqual(-RIM)
      expect(x + width / 2).toBeLessThanOrEqual(914 + RIM)
      expect(y - height / 2).toBeGreaterThanOrEqual(-RIM)
      expect(y + height / 2).toBeLessThanOrEqual(914 + RIM)
    }
    expect(boxes[0]!.y).toBeGreaterThan(450)
    expect(boxes[1]!.y).toBeLessThan(100)
  })
})
