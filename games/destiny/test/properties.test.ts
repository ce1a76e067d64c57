/** What holds in every match, whatever is played. */
import { FastRng, hash, isRefusal, type Match, SelfCheck, SPECTATOR, writeRecord } from '@dejarik/kernel'
import { nowAndThen, randomMatch, sharedPaths } from '@dejarik/kernel/play'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONSTRUCTED_DECKS } from '../build/index.ts'
import { type DestinyOptions, destiny, randomOptions, type State, type View } from '../index.ts'

type DestinyMatch = Match<State, DestinyOptions, View>

function read(raw: unknown): DestinyOptions {
  const options = destiny.readOptions(raw)
  if (isRefusal(options)) throw new Error(options.refused)
  return options
}

const anyOptions = fc.constantFrom(...randomOptions(12, 1138)).map(read)
const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const constructed = read({ decks: CONSTRUCTED_DECKS.slice(0, 2).map(({ deck }) => deck) })

test('the kernel’s own check of everything that must hold at a prompt', { timeout: 60_000 }, () => {
  const check = new SelfCheck(destiny)
  check.run(constructed, 'selfcheck', 1)
  expect(check.failures).toEqual([])
  expect(check.checks.prompts).toBeGreaterThan(30)
})

test('every match ends with one winner, and nothing is lost on the way', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<DestinyMatch>(10, ({ state }) => expect(destiny.conserved(state)).toBeNull())
      expect(randomMatch(destiny, options, seed, look).outcome?.winners).toHaveLength(1)
    }),
    { numRuns: 12 },
  )
})

/** What the rules replace but never change. */
const FROZEN: readonly string[] = [
  '.rng.key',
  '.options',
  '.queue.*',
  '.additional.*',
  '.delayed.*',
  '.orders.*',
  '.frozen.*',
  '.stacked.*',
  '.asideDamage.*',
  '.players.*.removed.*',
  '.resolving',
]

test('a clone is the whole state, and shares with it only what never changes', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<DestinyMatch>(25, ({ state }) => {
        const copy = destiny.clone(state)
        expect(hash(copy)).toBe(hash(state))
        expect(sharedPaths(state, copy).filter((path) => !FROZEN.includes(path))).toEqual([])
      })
      randomMatch(destiny, options, seed, look)
    }),
    { numRuns: 6 },
  )
})

test('what a seat can’t see has no part in its view, and two worlds that look the same to it are dealt anew to the same', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const look = nowAndThen<DestinyMatch>(25, ({ state }) => {
        for (const seat of [...state.players.keys(), SPECTATOR]) {
          const [one, other] = [destiny.clone(state), destiny.clone(state)]
          destiny.redeal(other, seat, new FastRng(seed, seat))
          expect(destiny.conserved(other)).toBeNull()
          expect(destiny.view(other, seat)).toEqual(destiny.view(state, seat))
          for (const world of [one, other]) destiny.redeal(world, seat, new FastRng(seed, 8))
          expect(hash(other)).toBe(hash(one))
        }
      })
      randomMatch(destiny, options, seed, look)
    }),
    { numRuns: 6 },
  )
})

test('a finished match is stored in 4 KB', () => {
  expect(writeRecord(randomMatch(destiny, constructed, 7).record).length).toBeLessThan(4096)
})

test('the options that others read hold no list of cards', () => {
  const { decks } = constructed
  const told = JSON.stringify(destiny.publicOptions?.(constructed, 1))
  const ownIds = decks[1].cards.map(({ card }) => `"${card}"`)
  const secret = decks[0].cards.map(({ card }) => `"${card}"`).filter((id) => !ownIds.includes(id))
  expect(secret.length).toBeGreaterThan(10)
  expect(secret.filter((id) => told.includes(id))).toEqual([])
  expect(ownIds.every((id) => told.includes(id))).toBe(true)
})
