import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { imperialAssault, missionAt, missionTable, randomSkirmishes } from '../index.ts'
import { SKIRMISH_MISSIONS } from '../missions/index.ts'
import { seatOptions } from '../options.ts'
import { missionNumber } from '../rules/missions.ts'

const [{ armies, missions }] = randomSkirmishes(1, 3)

test('the options of a match are the table’s and each seat’s, put together', () => {
  const options = accepted(imperialAssault.readOptions({ armies, missions }))
  const parts = seatOptions.split(options)
  expect(parts.table).toEqual({ missions })
  expect(seatOptions.seats(parts.table)).toEqual(imperialAssault.seats(options))
  expect(seatOptions.assemble(parts)).toEqual(options)
})

test('what one seat brings is judged as in the match [ia.command-cards.9]', () => {
  expect(seatOptions.read(armies[0], 0)).toEqual(armies[0])
  expect(seatOptions.read({ ...armies[0], commands: [] }, 1)).toMatchObject({ refused: 'commands-size' })
  expect(seatOptions.readTable({ missions: ['hoth'] })).toMatchObject({ refused: 'mission-unknown' })
  expect(seatOptions.readTable({ missions: ['aftermath'] })).toMatchObject({ refused: 'mission-unknown' })
  expect(seatOptions.readTable({ armies })).toMatchObject({ refused: 'option-unknown' })
})

test('to a campaign or one mission of it nobody brings anything: heroes and Imperial class are the table’s', () => {
  const table = seatOptions.readTable({ campaign: { mission: 'aftermath' } })
  expect(seatOptions.bringsNothing?.(table)).toBe(true)
  expect(seatOptions.bringsNothing?.(seatOptions.readTable({}))).toBe(false)
  const options = accepted(seatOptions.assemble({ table, brought: [] }))
  expect(imperialAssault.seats(options)).toEqual(seatOptions.seats(table))
  expect(seatOptions.split(options).table).toEqual(table)
})

test('the heroes of a campaign are one side, the Imperial player is the other; in a skirmish each plays alone', () => {
  const sides = (raw: unknown) => imperialAssault.sides?.(accepted(imperialAssault.readOptions(raw)))
  expect(sides(missionTable('aftermath', 3, 'lot'))).toEqual([
    { name: 'rebels', seats: [0, 1, 2] },
    { name: 'empire', seats: [3] },
  ])
  expect(sides({ armies, missions })).toBeNull()
})

test('the heroes of a mission are drawn by lot, the same from the same seed', () => {
  const heroes = (seed: string) => missionTable('aftermath', 2, seed).campaign.heroes
  expect(heroes('lot 1')).toEqual(heroes('lot 1'))
  expect(new Set(Array.from({ length: 12 }, (_, i) => String(heroes(`lot ${i}`)))).size).toBeGreaterThan(3)
})

test('nothing said of missions means any of them [ia.mission-setup-skirmish.5]', () => {
  expect(seatOptions.readTable({})).toEqual({ missions: SKIRMISH_MISSIONS.map(({ id }) => id) })
})

test('a drawn board is a mission of its own, known by what is drawn', () => {
  const board = { rows: ['....', '.#..'], doors: ['2,0,W'], terminals: ['0,0'] }
  const options = accepted(imperialAssault.readOptions({ armies, board }))
  const mission = missionAt(missionNumber(options.missions[0]))
  expect(mission.board.width).toBe(4)
  expect(mission.board.doors).toBe(1)
  expect(mission.tokens).toEqual([{ kind: 0, space: 0 }])
  expect(imperialAssault.readOptions(options)).toEqual(options)
})
