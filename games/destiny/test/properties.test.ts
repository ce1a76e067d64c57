/** What holds in every match, whatever is played. */
import { SPECTATOR, writeRecord } from '@dejarik/kernel'
import {
  accepted,
  clonesWhole,
  inRandomMatches,
  keepsSecrets,
  passesSelfCheck,
  randomMatch,
  tellsNothingByUndo,
} from '@dejarik/kernel/play'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONSTRUCTED_DECKS } from '../build/index.ts'
import { type DestinyOptions, destiny, randomOptions } from '../index.ts'

const read = (raw: unknown): DestinyOptions => accepted(destiny.readOptions(raw))

const anyOptions = fc.constantFrom(...randomOptions(12, 1138)).map(read)
const constructed = read({ decks: CONSTRUCTED_DECKS.slice(0, 2).map(({ deck }) => deck) })

test('the kernel’s own check of everything that must hold at a prompt', { timeout: 60_000 }, () => {
  passesSelfCheck(destiny, constructed)
})

test.each([2, 3, 4])(
  'who may freely take an answer back has learned nothing by it: %i players',
  {
    timeout: 120_000,
  },
  (players) => {
    const tables = randomOptions(60, 1138).map(read)
    tellsNothingByUndo(destiny, tables.filter(({ decks }) => decks.length === players).slice(0, 2))
  },
)

test('every match ends with one winner, and nothing is lost on the way', { timeout: 60_000 }, () => {
  inRandomMatches(destiny, anyOptions, {
    matches: 12,
    every: 10,
    look: ({ state }) => expect(destiny.conserved(state)).toBeNull(),
    atTheEnd: ({ outcome }) => expect(outcome?.winners).toHaveLength(1),
  })
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
  '.players.*.lastTurn',
  '.players.*.removed.*',
  '.resolving',
]

test('a clone is the whole state, and shares with it only what never changes', { timeout: 60_000 }, () => {
  inRandomMatches(destiny, anyOptions, {
    matches: 6,
    every: 25,
    look: (match) => clonesWhole(match, FROZEN),
  })
})

test('what a seat can’t see has no part in its view, and two worlds that look the same to it are dealt anew to the same', {
  timeout: 60_000,
}, () => {
  inRandomMatches(destiny, anyOptions, {
    matches: 6,
    every: 25,
    look: (match, seed) => keepsSecrets(match, [...match.state.players.keys(), SPECTATOR], seed),
  })
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
