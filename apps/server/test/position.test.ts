import { FastRng, hash, isRefusal, type Match, randomAnswer } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Act, foldJournal } from '../src/journal.ts'
import {
  answered,
  begin,
  caughtUp,
  conceded,
  type Move,
  noted,
  type Origin,
  type Position,
  readBefore,
  restore,
  tookBack,
  undoView,
} from '../src/position.ts'
import type { StoredAct } from '../src/store/store.ts'
import { bids } from './bids.ts'

/** Nobody has ever been away. */
const SERVED = { up: 0, before: null, opened: null, now: 0 }

const START = 1_000_000

function originFor(seats: number, seed: number): Origin {
  return {
    game: bids,
    options: { seats, bug: false },
    seed: `seed ${seed}`,
    clock: { seconds: 900, increment: 3 },
  }
}

/** Something that somebody could do now. */
function someMove(position: Position, seats: number, rng: FastRng, now: number): Move | null {
  const { match, pending } = position
  const seat = rng.int(seats)
  const note = (act: Act) => noted(position, act, now)
  if (match.over) return pending.offers.includes(seat) ? null : note({ act: 'offer rematch', seat })
  const dice = rng.int(12)
  const undo = undoView(position, [seat], true)
  if (dice === 0 && undo.can === 'take back') return tookBack(position, seat, undo.to, now)
  if (dice === 1 && undo.can === 'ask' && pending.wish === null)
    return note({ act: 'wish', seat, to: undo.to })
  if (dice === 2 && pending.wish !== null) return note({ act: 'agree', seat })
  if (dice === 3 && pending.wish !== null) return tookBack(position, pending.wish.seat, pending.wish.to, now)
  if (dice === 4 && pending.wish !== null) return note({ act: 'decline', seat })
  if (dice === 5 && rng.int(8) === 0) return accepted(conceded(position, seat, 'resign', now))
  const ask = match.asks[rng.int(match.asks.length)]
  return accepted(answered(position, ask.seat, randomAnswer(ask, rng), now))
}

function picture({ match, log, version, since, pending, clocks }: Position, seats: number): unknown {
  const undo = Array.from({ length: seats }, (_, seat) => undoView({ match } as Position, [seat], true))
  return {
    state: hash(match.state),
    asks: asksOf(match),
    n: match.n,
    log,
    version,
    since,
    pending,
    clocks,
    undo,
  }
}

const asksOf = (match: Match): unknown => match.asks.map(({ seat, what }) => [seat, what])

test('the journal is the match: after any acts, folding it gives the position that was played', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(2, 3), fc.integer({ min: 1, max: 60 }), (seed, seats, acts) => {
      const rng = new FastRng(seed)
      const origin = originFor(seats, seed)
      const journal: StoredAct[] = []
      let position = begin(origin, START)
      for (let i = 0; i < acts; i++) {
        const now = START + (i + 1) * 1000
        const move = someMove(position, seats, rng, now)
        if (move === null) continue
        position = move.to
        const left = position.clocks?.left ?? null
        journal.push(JSON.parse(JSON.stringify({ n: position.version, at: now, act: move.act, left })))
        const restored = accepted(restore(origin, foldJournal(journal), START, SERVED))
        expect(picture(restored, seats)).toEqual(picture(position, seats))
      }
    }),
    { numRuns: 60 },
  )
})

test('a server that looks again later stands where the journal leads, whatever was done and taken back meanwhile', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(2, 3), fc.integer({ min: 1, max: 60 }), (seed, seats, acts) => {
      const rng = new FastRng(seed)
      const origin = originFor(seats, seed)
      const seen: Position[] = [begin(origin, START)]
      const journal: StoredAct[] = []
      for (let i = 0; i < acts; i++) {
        const now = START + (i + 1) * 1000
        const move = someMove(seen[seen.length - 1], seats, rng, now)
        if (move === null) continue
        seen.push(move.to)
        journal.push({
          n: move.to.version,
          at: now,
          act: move.act,
          left: move.to.clocks?.left ?? null,
        })
      }
      const last = seen[seen.length - 1]
      for (const before of seen) {
        const now = caughtUp(before, journal.slice(before.version), 0)
        expect(now && picture(now, seats)).toEqual(picture(last, seats))
        // What is told is the difference: what was read and what is new make the whole log.
        if (now === null) continue
        const read = readBefore(before, now)
        expect([...before.log.slice(0, read), ...now.log.slice(read)]).toEqual(last.log)
      }
    }),
    { numRuns: 40 },
  )
})

test('what does not follow on a position, or goes on under other rules, is read anew', () => {
  const before = begin(originFor(2, 1), START)
  const { act, to } = accepted(answered(before, 0, 0, START))
  const row = (n: number, act: Act): StoredAct => ({ n, at: START, act, left: null })
  expect(caughtUp(before, [row(2, act)], 0)).toBeNull()
  expect(caughtUp(to, [row(2, act)], 0)).toBeNull()
  const newRules: Act = { act: 'new rules', was: '1', rules: '2', from: to.match.checkpoint }
  expect(caughtUp(before, [row(1, act), row(2, newRules)], 0)).toBeNull()
})

test('a move leaves the position before it untouched', () => {
  const position = begin(originFor(2, 1), START)
  const before = JSON.stringify(picture(position, 2))
  const { to } = accepted(answered(position, 0, 0, START))
  expect(accepted(answered(to, 1, 0, START)).to.version).toBe(2)
  expect(isRefusal(answered(to, 0, 0, START))).toBe(true)
  expect(JSON.stringify(picture(position, 2))).toBe(before)
})

test('undo keeps the history: nothing is ever removed from the journal', () => {
  let position = begin(originFor(2, 2), START)
  const acts: Act[] = []
  const make = (move: Move): void => {
    acts.push(move.act)
    position = move.to
  }
  make(accepted(answered(position, 0, 0, START)))
  make(tookBack(position, 0, 0, START))
  make(accepted(answered(position, 0, 1, START)))
  expect(acts.map(({ act }) => act)).toEqual(['enter', 'undo', 'enter'])
  const stored = acts.map((act, i) => ({ n: i + 1, at: 0, act, left: null }))
  const { counted, version, wentBack } = foldJournal(stored)
  expect(counted.map(({ entry }) => entry.answer)).toEqual([1])
  expect({ version, wentBack }).toEqual({ version: 3, wentBack: 2 })
})
