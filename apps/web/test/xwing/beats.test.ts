/** What is seen of a decision: an attack beat by beat, made of the log alone. */
import { FastRng, type LogEntry, Match } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { type View, xwing } from '@dejarik/xwing'
import { describe, expect, test } from 'vitest'
import { beats } from '../../src/games/xwing/beats/beats.ts'
import type { Shows } from '../../src/games/xwing/beats/shows.ts'
import { wornView } from '../../src/games/xwing/beats/worn.ts'
import type { Beat } from '../../src/table/contract.ts'
import { OPTIONS, soundly } from './table.ts'

interface Seen {
  readonly before: View
  readonly after: View
  readonly entries: readonly LogEntry[]
  readonly beats: readonly Beat<Shows>[]
}

/** Every decision of four rounds, as player 1 sees it. */
function flown(): readonly Seen[] {
  const match = Match.start(xwing, accepted(xwing.readOptions(OPTIONS)), 'table', { log: true })
  const rng = new FastRng(8, 0)
  const seen: Seen[] = []
  while (!match.over && match.view(0).round <= 4) {
    const ask = match.asks[0]!
    const [before, told] = [match.view(0), match.log.length]
    match.answer(ask.seat, soundly(ask, match.view(ask.seat), rng))
    const entries = match.log.slice(told)
    seen.push({ before, after: match.view(0), entries, beats: beats(before, match.view(0), entries) })
  }
  return seen
}

const SEEN = flown()
const shown = SEEN.flatMap((one) => one.beats.map(({ shows }) => shows))
const count = (what: string) =>
  SEEN.flatMap(({ entries }) => entries).filter((one) => one.what === what).length

describe('beats', () => {
  test('each attack is declared, rolled and settled, whoever makes it', () => {
    const attacks = shown.filter((one) => one.show === 'attack')
    expect(count('attack')).toBeGreaterThan(5)
    expect(attacks.filter(({ beat }) => beat === 'declare')).toHaveLength(count('attack'))
    expect(attacks.filter(({ beat }) => beat === 'result')).toHaveLength(count('hit') + count('miss'))
    expect(attacks.filter(({ beat }) => beat.startsWith('roll'))).toHaveLength(count('roll-dice'))
    expect(attacks.filter(({ beat }) => beat.startsWith('modify'))).toHaveLength(
      count('change-dice') + count('reroll') + count('add-die'),
    )
  })

  test('what evades strike out and what is left make all hits that were rolled', () => {
    for (const one of shown)
      if (one.show === 'attack' && one.sum !== null) {
        expect(one.sum.hits).toBe(one.scene.struck.length + one.sum.left)
        expect(one.sum.evades).toBeGreaterThanOrEqual(one.scene.struck.length)
      }
  })

  test('a change shows the dice that were turned, and what was paid for it', () => {
    const changes = shown.flatMap((one) =>
      one.show === 'attack' && one.changed !== null && one.tumbles === null ? [one] : [],
    )
    expect(changes.length).toBeGreaterThan(0)
    for (const { changed, paid } of changes) {
      expect(changed!.places.length).toBeGreaterThan(0)
      expect(paid?.sign).toBe('focus')
    }
  })

  test('pips go out as in the position after it, and each loss says from what to what', () => {
    let losses = 0
    for (const { before, after, beats: all } of SEEN) {
      const last = all.findLast(({ shows }) => shows.show === 'loss')?.shows
      if (last?.show !== 'loss') continue
      losses++
      for (const { ship } of last.worn) {
        const [worn, is] = [wornView(before, last.worn).ships[ship]!, after.ships[ship]!]
        expect(worn.shields).toBe(is.shields)
        // More than all of its hull nobody can lose.
        const cards = (of: typeof is) => Math.min(of.hull, of.faceup.length + of.facedown)
        expect(cards(worn)).toBe(cards(is))
      }
      for (const { from, to } of last.losses) expect(to).toBeLessThan(from)
    }
    expect(losses).toBeGreaterThan(3)
  })

  test('a damage card that is dealt faceup is read, and who is destroyed is seen to be', () => {
    const cards = shown.filter((one) => one.show === 'loss' && one.card >= 0)
    expect(cards).toHaveLength(count('damage-card'))
    const lost = shown.filter((one) => one.show === 'defeat')
    expect(lost).toHaveLength(count('destroyed') + count('fled'))
    expect(lost.length).toBeGreaterThan(0)
  })

  test('flights bring the new position into sight; attacks keep the one before', () => {
    for (const { beats: all } of SEEN)
      for (const { shows, after } of all) {
        if (shows.show === 'flight') expect(after).toBe(true)
        if (shows.show === 'attack') expect(after).not.toBe(true)
      }
    expect(shown.filter((one) => one.show === 'flight')).toHaveLength(count('maneuver') + count('move'))
  })

  test('every decision with beats tells all of its log', () => {
    for (const { entries, beats: all } of SEEN)
      if (all.length > 0) expect(all.at(-1)!.entries).toContain(entries.at(-1))
  })

  test('points are said to be for objectives or for a ship', () => {
    const scores = SEEN.flatMap(({ entries }) => entries).filter(({ what }) => what === 'score')
    expect(new Set(scores.map(({ args }) => args.source))).toEqual(new Set(['objectives', 'ship']))
    expect(shown.filter((one) => one.show === 'points')).toHaveLength(scores.length)
  })
})
