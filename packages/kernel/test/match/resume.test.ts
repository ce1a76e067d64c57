import { describe, expect, test } from 'vitest'
import { isRefusal, Match, readRecord, type Waypoint, writeRecord } from '../../src/index.ts'
import { cantina } from '../cantina/index.ts'
import { type CantinaMatch, playOn, standing, start } from '../cantina/play.ts'
import { accepted } from '../play/accepted.ts'

const SETTINGS = { keep: 'thinning', log: true } as const

/** As it is stored and read again. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value))

function resumed(match: CantinaMatch, at: Waypoint): CantinaMatch {
  return accepted(
    Match.resume(cantina, accepted(readRecord(writeRecord(match.record))), stored(at), SETTINGS),
  )
}

describe('a match is resumed from a waypoint, without folding what came before', () => {
  test('at every prompt, from every boundary that it keeps: the same table, way back and rest of the log', () => {
    const match = start('resume', SETTINGS)
    let looked = 0
    playOn(match, 7, () => {
      for (const at of match.waypoints) {
        const again = resumed(match, at)
        expect(standing(again)).toBe(standing(match))
        expect(again.told).toBe(match.log.length)
        expect(again.log).toEqual(match.log.slice(at.told))
        looked++
      }
      return true
    })
    expect(looked).toBeGreaterThan(100)
  })

  test('and goes back over it: the whole way, or from a waypoint that it is told of', () => {
    const match = start('back', SETTINGS)
    const stood: string[] = []
    playOn(match, 5, () => {
      stood.push(standing(match))
      return match.n < 30
    })
    const last = match.waypoints.at(-1)!
    for (let n = 0; n < stood.length; n++) {
      const again = resumed(match, last)
      expect(again.reaches(n)).toBe(n >= last.n)
      const before = match.waypoints.findLast((one) => one.n <= n)!
      const fork = again.fork(SETTINGS)
      again.undoTo(n)
      expect(standing(again)).toBe(stood[n])
      expect(again.told).toBe(match.log.filter((entry) => entry.n <= n).length)
      fork.remember(before)
      expect(fork.reaches(n)).toBe(true)
      fork.undoTo(n)
      expect(standing(fork)).toBe(stood[n])
      expect(fork.told).toBe(again.told)
    }
  })

  test('the waypoint for a page of the log is the latest before which no more was told', () => {
    const match = playOn(start('page', { log: true }), 3)
    const at = match.waypoint(10)!
    expect(at.told).toBeLessThanOrEqual(10)
    expect(match.waypoints.find((one) => one.n > at.n)!.told).toBeGreaterThan(10)
    expect(match.waypoint(-1)).toBeNull()
  })

  test('one that is not of the record is refused', () => {
    const match = playOn(start('other', SETTINGS), 3)
    const at = match.waypoints.at(-1)!
    const resume = (more: Partial<Waypoint>) =>
      Match.resume(cantina, match.record, { ...at, ...more }, SETTINGS)
    expect(isRefusal(resume({ n: match.n + 1 }))).toBe(true)
    expect(isRefusal(resume({ state: {} }))).toBe(true)
  })
})
