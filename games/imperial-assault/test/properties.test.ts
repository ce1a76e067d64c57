/** What holds in every skirmish, whatever is played. */
import { type Match, SPECTATOR, writeRecord } from '@dejarik/kernel'
import {
  accepted,
  clonesWhole,
  inRandomMatches,
  keepsSecrets,
  nowAndThen,
  offersNothingTwice,
  passesSelfCheck,
  randomMatch,
  tellsNothingByUndo,
} from '@dejarik/kernel/play'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ImperialAssaultOptions,
  imperialAssault,
  randomSkirmishes,
  type State,
  type View,
} from '../index.ts'

type SkirmishMatch = Match<State, ImperialAssaultOptions, View>

const read = (raw: unknown): ImperialAssaultOptions => accepted(imperialAssault.readOptions(raw))

const tables = randomSkirmishes(12, 1138).map(read)
/** On so small a board a skirmish of few is soon over. */
const CLOSE_COMBAT = read({
  armies: tables[0].armies.map((army) => ({ ...army, groups: army.groups.slice(0, 2), upgrades: [] })),
  board: ['........', '.#....~.', '........', '........'],
})
const anyOptions = fc.constantFrom(...tables)

test('the kernel’s own check of everything that must hold at a prompt', { timeout: 120_000 }, () => {
  passesSelfCheck(imperialAssault, CLOSE_COMBAT)
})

test('who may freely take an answer back has learned nothing by it', { timeout: 120_000 }, () => {
  tellsNothingByUndo(imperialAssault, [CLOSE_COMBAT, CLOSE_COMBAT, CLOSE_COMBAT])
})

test('every skirmish ends with one winner, and nothing is lost on the way', { timeout: 120_000 }, () => {
  inRandomMatches(imperialAssault, anyOptions, {
    matches: 6,
    every: 10,
    look: ({ state }) => expect(imperialAssault.conserved(state)).toBeNull(),
    atTheEnd: ({ outcome }) => expect(outcome?.winners).toHaveLength(1),
  })
})

test('no question offers the same thing twice', { timeout: 60_000 }, () => {
  // Two copies of a command card are two options that read the same.
  const look = nowAndThen<SkirmishMatch>(5, (match) => offersNothingTwice(match, ['discard-command']))
  for (const [i, options] of tables.slice(0, 3).entries()) randomMatch(imperialAssault, options, i, look)
})

/** What the rules replace but never change. */
const FROZEN: readonly string[] = ['.rng.key', '.options', '.groups.*.figures', '.activation.stood']

test('a clone is the whole state, and shares with it only what never changes', { timeout: 60_000 }, () => {
  inRandomMatches(imperialAssault, anyOptions, {
    matches: 4,
    every: 25,
    look: (match) => clonesWhole(match, FROZEN),
  })
})

test('what a seat can’t see has no part in its view, and two worlds that look the same to it are dealt anew to the same [ia.command-cards.3] [ia.hidden-information.8]', {
  timeout: 60_000,
}, () => {
  inRandomMatches(imperialAssault, anyOptions, {
    matches: 4,
    every: 25,
    look: (match, seed) => keepsSecrets(match, [0, 1, SPECTATOR], seed),
  })
})

test('a finished skirmish is stored in 8 KB', { timeout: 60_000 }, () => {
  expect(writeRecord(randomMatch(imperialAssault, tables[1], 7).record).length).toBeLessThan(8192)
})

test('the options that the other reads hold no command cards [ia.command-cards.3]', () => {
  const told = JSON.stringify(imperialAssault.publicOptions?.(tables[0], 1))
  const own = tables[0].armies[1].commands.map(({ card }) => `"${card}"`)
  const secret = tables[0].armies[0].commands.map(({ card }) => `"${card}"`).filter((id) => !own.includes(id))
  expect(secret.filter((id) => told.includes(id))).toEqual([])
  expect(own.every((id) => told.includes(id))).toBe(true)
})
