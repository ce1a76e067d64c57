/** What holds of every game, in every match, at every prompt. */
import fc from 'fast-check'
import { expect } from 'vitest'
import {
  type BaseState,
  FastRng,
  type Game,
  hash,
  type Match,
  mistakable,
  notInterchangeable,
  optionsOf,
  type Seat,
  SelfCheck,
} from '../../src/index.ts'
import { nowAndThen, randomMatch, sharedPaths } from './whole-match.ts'

const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 })

/** So many matches, with a look at every n-th prompt of them and at their end. */
export interface Looks<M> {
  readonly matches: number
  readonly every?: number
  readonly look?: (match: M, seed: number) => void
  readonly atTheEnd?: (match: M) => void
}

export function inRandomMatches<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  anyOptions: fc.Arbitrary<O>,
  { matches, every = 1, look = () => {}, atTheEnd = () => {} }: Looks<Match<S, O, V>>,
): void {
  fc.assert(
    fc.property(anyOptions, anySeed, (options, seed) => {
      const now = nowAndThen<Match<S, O, V>>(every, (match) => look(match, seed))
      atTheEnd(randomMatch(game, options, seed, now))
    }),
    { numRuns: matches },
  )
}

/** The kernel's own check finds nothing in a match, and the match was long enough to find something in. */
export function passesSelfCheck<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  options: O,
  { seed = 1, prompts = 30 }: { readonly seed?: number; readonly prompts?: number } = {},
): void {
  const check = new SelfCheck(game)
  check.run(options, 'selfcheck', seed)
  expect(check.failures).toEqual([])
  expect(check.checks.prompts).toBeGreaterThan(prompts)
}

/** Who may freely take an answer back has learned nothing by it, in a match at each of these tables. */
export function tellsNothingByUndo<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  tables: readonly O[],
  takeBacks = 100,
): void {
  const check = new SelfCheck(game, { takeBacksOnly: true })
  for (const [i, options] of tables.entries()) check.run(options, 'take back', i)
  expect(check.failures).toEqual([])
  expect(check.checks.undoLeak).toBeGreaterThan(takeBacks)
}

/** A clone is the whole state, and shares with it only what the rules replace but never change. */
export function clonesWhole<S extends BaseState, O, V>(
  { game, state }: Match<S, O, V>,
  frozen: readonly string[],
): void {
  const copy = game.clone(state)
  expect(hash(copy)).toBe(hash(state))
  expect(sharedPaths(state, copy).filter((path) => !frozen.includes(path))).toEqual([])
}

/**
 * What these seats can't see has no part in their view: it is the same in a world in which that is dealt anew, and both
 * worlds are dealt anew to the same.
 */
export function keepsSecrets<S extends BaseState, O, V>(
  { game, state }: Match<S, O, V>,
  seats: Iterable<Seat>,
  seed: number,
): void {
  for (const seat of seats) {
    const [one, other] = [game.clone(state), game.clone(state)]
    game.redeal(other, seat, new FastRng(seed, seat))
    expect(game.conserved(other)).toBeNull()
    expect(game.view(other, seat)).toEqual(game.view(state, seat))
    for (const world of [one, other]) game.redeal(world, seat, new FastRng(seed, 8))
    expect(hash(other)).toBe(hash(one))
  }
}

/** No option reads like another one of the same question, except where copies of a card are offered. */
export function offersNothingTwice<S extends BaseState, O, V>(
  { asks }: Match<S, O, V>,
  ofCopies: readonly string[] = [],
): void {
  for (const ask of asks) {
    if (ask.form === 'number' || ask.form === 'place' || ofCopies.includes(ask.what)) continue
    const words = optionsOf(ask).map((option) => JSON.stringify(option))
    expect(words.filter((one, i) => words.indexOf(one) < i)).toEqual([])
  }
}

/** No two options of an open question read the same where it matters which is taken, and what is offered once does not matter. */
export function tellsOptionsApart<S extends BaseState, O, V>(match: Match<S, O, V>): void {
  for (const ask of match.asks) {
    expect(mistakable(match.game, match, ask)).toBeNull()
    expect(notInterchangeable(match.game, match, ask)).toBeNull()
  }
}
