import { describe, expect, test } from 'vitest'
import {
  type Bearing,
  barrelRoll,
  boostWith,
  curvedRoll,
  curvedTemplate,
  type Direction,
  decloakAhead,
  decloakAside,
  endOf,
  type Move,
  maneuver,
  type Pose,
  ROLL_ENDS,
  type Shift,
  type Size,
  straightTemplate,
} from '../../geometry/index.ts'
import { must, ship, shown } from './board.ts'

/** Ends within 0.01 mm of where the table says, with exactly that heading. */
function expectEnd(size: Size, move: Move | null, [x, y, heading]: readonly [number, number, number]): void {
  const [endX, endY, endHeading] = shown(endOf(ship(size, 0, 0), must(move)))
  expect(Math.abs(endX - x), `x of ${endX}`).toBeLessThan(0.01)
  expect(Math.abs(endY - y), `y of ${endY}`).toBeLessThan(0.01)
  expect(endHeading).toBe(heading)
}

describe('published end positions, right-hand templates', () => {
  test.each<[Size, 'bank' | 'turn', number, number, number]>([
    ['small', 'bank', 1, 37.57, 90.71],
    ['small', 'bank', 2, 52.22, 126.07],
    ['small', 'bank', 3, 66.86, 161.42],
    ['small', 'turn', 1, 55, 55],
    ['small', 'turn', 2, 82.5, 82.5],
    ['small', 'turn', 3, 110, 110],
    ['medium', 'bank', 1, 44.65, 107.78],
    ['medium', 'bank', 2, 59.29, 143.14],
    ['medium', 'bank', 3, 73.93, 178.49],
    ['medium', 'turn', 1, 65, 65],
    ['medium', 'turn', 2, 92.5, 92.5],
    ['medium', 'turn', 3, 120, 120],
    ['large', 'bank', 1, 51.72, 124.85],
    ['large', 'bank', 2, 66.36, 160.21],
    ['large', 'bank', 3, 81, 195.56],
    ['large', 'turn', 1, 75, 75],
    ['large', 'turn', 2, 102.5, 102.5],
    ['large', 'turn', 3, 130, 130],
  ])(
    '%s ship, %s %d: right %d, ahead %d [xw.g.basic.3] [xw.g.basic.4] [xw.g.maneuver.6]',
    (size, shape, speed, x, y) => {
      const turned = shape === 'bank' ? 45 : 90
      expectEnd(size, maneuver(shape, speed, 'right'), [x, y, turned])
      expectEnd(size, maneuver(shape, speed, 'left'), [-x, y, -turned])
    },
  )

  test.each<[Size, number]>([
    ['small', 40],
    ['medium', 60],
    ['large', 80],
  ])('a %s ship flies straight by template and base length [xw.g.basic.2] [xw.g.size.2]', (size, base) => {
    for (const speed of [1, 2, 3, 4, 5])
      expectEnd(size, maneuver('straight', speed, 'right'), [0, base + 40 * speed, 0])
  })
})

test('there are no templates beyond the box [xw.g.maneuver.3]', () => {
  expect(maneuver('straight', 6, 'left')).toBeNull()
  expect(maneuver('bank', 4, 'left')).toBeNull()
  expect(maneuver('turn', 0, 'left')).toBeNull()
})

describe('advanced maneuvers of a small ship', () => {
  test.each<[string, Bearing, number, Direction, Shift, readonly [number, number, number]]>([
    ['Koiogran turn 4 [xw.g.advanced.2]', 'koiogran', 4, 'right', 0, [0, 200, 180]],
    ["Segnor's loop 2 left [xw.g.advanced.4]", 'segnor', 2, 'left', 0, [-52.22, 126.07, 135]],
    ['Tallon roll 1 right, right edge [xw.g.advanced.8]', 'tallon', 1, 'right', 1, [55, 45, 180]],
    ['Tallon roll 1 right, middle [xw.g.advanced.7]', 'tallon', 1, 'right', 0, [55, 55, 180]],
    ['Tallon roll 1 right, left edge [xw.g.advanced.8]', 'tallon', 1, 'right', -1, [55, 65, 180]],
    ['Tallon roll 1 left, left edge [xw.g.advanced.8]', 'tallon', 1, 'left', -1, [-55, 45, 180]],
    ['reverse straight 1 [xw.g.advanced.18]', 'reverse-straight', 1, 'right', 0, [0, -80, 0]],
    ['reverse bank 1 right [xw.g.advanced.20]', 'reverse-bank', 1, 'right', 0, [37.57, -90.71, -45]],
    ['left bank slip 1 goes right [xw.g.slip.3]', 'slip-bank', 1, 'left', 0, [90.71, 37.57, -45]],
    ['right bank slip 1 goes left [xw.g.slip.4]', 'slip-bank', 1, 'right', 0, [-90.71, 37.57, 45]],
    ['left turn slip 2 ends facing left [xw.g.slip.8]', 'slip-turn', 2, 'left', 0, [82.5, 82.5, -90]],
  ])('%s', (_, bearing, speed, direction, shift, end) => {
    expectEnd('small', maneuver(bearing, speed, direction, shift), end)
  })

  test('large ships shift by the same 10 mm in a Tallon roll [xw.g.advanced.8]', () => {
    expectEnd('large', maneuver('tallon', 2, 'right', 1), [102.5, 92.5, 180])
    expectEnd('large', maneuver('tallon', 2, 'right', -1), [102.5, 112.5, 180])
  })
})

describe('barrel rolls', () => {
  const ends = (size: Size, moves: readonly (Move | null)[]): [number, number, number][] =>
    moves.map((move) => shown(endOf(ship(size, 0, 0), must(move))))

  test('a small ship: template end-on, three ends 10 mm apart [xw.g.barrel-roll.3] [xw.g.barrel-roll.4] [xw.g.barrel-roll.6]', () => {
    expect(
      ends(
        'small',
        ROLL_ENDS.map((end) => barrelRoll('small', 1, 'right', end)),
      ),
    ).toEqual([
      [80, 10, 0],
      [80, 0, 0],
      [80, -10, 0],
    ])
    expect(
      ends(
        'small',
        ROLL_ENDS.map((end) => barrelRoll('small', 1, 'left', end)),
      ),
    ).toEqual([
      [-80, 10, 0],
      [-80, 0, 0],
      [-80, -10, 0],
    ])
  })

  test.each<[Size, number]>([
    ['medium', 80],
    ['large', 100],
  ])(
    'a %s ship: template lengthwise, three ends 20 mm apart [xw.g.barrel-roll.7] [xw.g.barrel-roll.8] [xw.g.size.5] [xw.g.size.8]',
    (size, x) => {
      expect(
        ends(
          size,
          ROLL_ENDS.map((end) => barrelRoll(size, 1, 'right', end)),
        ),
      ).toEqual([
        [x, 20, 0],
        [x, 0, 0],
        [x, -20, 0],
      ])
    },
  )

  test.each<['bank', 1 | 2, 'ahead' | 'behind', readonly [number, number, number]]>([
    ['bank', 1, 'ahead', [90.71, 37.57, -45]],
    ['bank', 1, 'behind', [90.71, -37.57, 45]],
    ['bank', 2, 'ahead', [126.07, 52.22, -45]],
    ['bank', 2, 'behind', [126.07, -52.22, 45]],
  ])('with a %s %d template curving %s', (shape, speed, curve, [x, y, heading]) => {
    const along = curve === 'ahead' ? -7.07 : 7.07
    expectEnd('small', curvedRoll(shape, speed, 'right', curve, 'forward'), [x + along, y + 7.07, heading])
    expectEnd('small', curvedRoll(shape, speed, 'right', curve, 'level'), [x, y, heading])
    expectEnd('small', curvedRoll(shape, speed, 'right', curve, 'back'), [x - along, y - 7.07, heading])
    expectEnd('small', curvedRoll(shape, speed, 'left', curve, 'level'), [-x, y, -heading])
  })

  test('with a turn template the ship ends where that turn leads, seen sideways', () => {
    expectEnd('small', curvedRoll('turn', 1, 'right', 'ahead', 'level'), [55, 55, -90])
    expectEnd('small', curvedRoll('turn', 1, 'left', 'behind', 'level'), [-55, -55, -90])
  })
})

describe('boost, decloak, tractor', () => {
  test('a boost is a speed 1 straight or bank [xw.g.boost.2] [xw.g.boost.4] [xw.g.boost.6]', () => {
    expectEnd('small', boostWith(curvedTemplate('bank', 1, 'left')), [-37.57, 90.71, -45])
    expectEnd('small', boostWith(straightTemplate(1)), [0, 80, 0])
    expectEnd('small', boostWith(curvedTemplate('bank', 1, 'right')), [37.57, 90.71, 45])
  })

  test('a small ship decloaks with the speed 2 template [xw.g.decloak.2] [xw.g.decloak.3]', () => {
    expectEnd('small', decloakAhead('small'), [0, 120, 0])
    expectEnd('small', decloakAside('small', 'right', 'forward'), [120, 10, 0])
    expectEnd('small', decloakAside('small', 'left', 'back'), [-120, -10, 0])
  })

  test('medium and large ships decloak with the speed 1 template [xw.g.decloak.4] [xw.g.decloak.5]', () => {
    expectEnd('medium', decloakAhead('medium'), [0, 100, 0])
    expectEnd('large', decloakAside('large', 'right', 'level'), [100, 0, 0])
  })

  test('a tractor beam offers six rolls and a boost [xw.g.tractor.4] [xw.g.tractor.5]', () => {
    const moves = [
      ...(['left', 'right'] as const).flatMap((side) =>
        ROLL_ENDS.map((end) => barrelRoll('small', 1, side, end)),
      ),
      boostWith(straightTemplate(1)),
    ]
    const ends = moves.map((move) => shown(endOf(ship('small', 0, 0), move)))
    const rolls = [-80, 80].flatMap((x) => [10, 0, -10].map((y) => [x, y, 0]))
    expect(ends).toEqual([...rolls, [0, 80, 0]])
  })
})

test('poses are whole numbers, whatever the heading', () => {
  const start = ship('medium', 123.456, 345.678, 33.3)
  const isWhole = ({ x, y, a }: Pose): boolean => [x, y, a].every(Number.isInteger)
  for (const bearing of ['straight', 'bank', 'turn', 'tallon', 'segnor', 'slip-bank'] as const)
    expect(isWhole(endOf(start, must(maneuver(bearing, 2, 'left'))))).toBe(true)
})
