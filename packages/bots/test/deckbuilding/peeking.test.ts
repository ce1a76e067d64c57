import { type DeckbuildingOptions, deckbuilding, type State, type View } from '@dejarik/deckbuilding'
import { canonical, FastRng, keyOf, Match, newRngState, randomAnswer, type Seat } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { botNamed, LEVELS } from '../../src/index.ts'

type DbMatch = Match<State, DeckbuildingOptions, View>

const FEW = { iterations: 6 }

/**
 * Another true match in which `seat` sees the same, and decks, hands, secret bases and all chance to come are
 * different. Null where this step has shown the seat something that came out otherwise.
 */
function twinOf(match: DbMatch, seat: Seat, salt: number): DbMatch | null {
  const { n, state: boundary } = match.checkpoint
  const state = deckbuilding.clone(boundary as State)
  deckbuilding.redeal(state, seat, new FastRng(salt, 99))
  state.rng = newRngState(keyOf(`twin ${salt}`), state.rng.at.length)
  const twin = Match.at(deckbuilding, match.options, `twin ${salt}`, state)
  for (const { how, seat: by, answer } of match.entries.slice(n))
    if (twin.enter(how, by, answer) !== null) return null
  const sight = (m: DbMatch): string => canonical([m.view(seat), m.askOf(seat)?.what])
  return sight(twin) === sight(match) ? twin : null
}

function hiddenOf({ state }: DbMatch, seat: Seat): string {
  return canonical([state.sides[1 - seat].hand, state.sides[seat].deck, state.galaxyDeck])
}

describe.each([
  { variant: 'introductory', bases: 2, payOff: false },
  { variant: 'secret-bases', bases: 2, payOff: true },
] as const)('$variant', (options) => {
  test('with all that is hidden dealt anew, every level chooses the same', { timeout: 120_000 }, () => {
    const rng = new FastRng(7)
    let compared = 0
    let different = 0
    let midStep = 0
    for (let i = 0; i < 3; i++) {
      const match = Match.start(deckbuilding, options, `peek ${i}`)
      for (let { ask } = match; ask !== null; ask = match.ask) {
        const { seat } = ask
        // Single candidates need no thought: look at the others, and at every second of the many alike.
        const thinks = deckbuilding.advice.candidates(match.state, ask).length > 1
        const twin = thinks && (match.midStep || rng.int(2) === 0) ? twinOf(match, seat, match.n) : null
        if (twin !== null) {
          compared++
          if (match.midStep) midStep++
          if (hiddenOf(twin, seat) !== hiddenOf(match, seat)) different++
          for (const level of LEVELS) {
            const choice = botNamed(level).decide(match, seat, new FastRng(match.n, i), FEW)
            const again = botNamed(level).decide(twin, seat, new FastRng(match.n, i), FEW)
            expect(again, `${level} at ${ask.what}, decision ${match.n}`).toEqual(choice)
          }
        }
        const plan = rng.int(3) > 0
        const answer = plan ? botNamed('greedy').decide(match, seat, rng) : randomAnswer(ask, rng)
        match.answer(seat, answer)
      }
    }
    expect(different).toBe(compared)
    expect(compared).toBeGreaterThan(40)
    expect(midStep).toBeGreaterThan(3)
  })
})
