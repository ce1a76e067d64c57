import { type DestinyOptions, destiny, type State, type View } from '@dejarik/destiny'
import { findReadyDeck } from '@dejarik/destiny/build'
import { canonical, FastRng, keyOf, Match, newRngState, randomAnswer, type Seat } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { botNamed, LEVELS } from '../../src/index.ts'

type DestinyMatch = Match<State, DestinyOptions, View>

const FEW = { iterations: 6 }

/**
 * Another true match in which `seat` sees the same, and hands, decks, the opponent's list and all chance to come are
 * different. Null where this step has shown the seat something that came out otherwise.
 */
function twinOf(match: DestinyMatch, seat: Seat, salt: number): DestinyMatch | null {
  const { n, state: boundary } = match.checkpoint
  const state = destiny.clone(boundary as State)
  destiny.redeal(state, seat, new FastRng(salt, 99))
  state.rng = newRngState(keyOf(`twin ${salt}`), state.rng.at.length)
  const twin = Match.at(destiny, match.options, `twin ${salt}`, state)
  for (const { how, seat: by, answer } of match.entries.slice(n))
    if (twin.enter(how, by, answer) !== null) return null
  const sight = (m: DestinyMatch): string => canonical([m.view(seat), m.askOf(seat)?.what])
  return sight(twin) === sight(match) ? twin : null
}

/** What the seat can't see: the other's hand, and the order of both decks. */
function hiddenOf({ state }: DestinyMatch, seat: Seat): readonly number[] {
  const { players, kinds } = state
  return [...players[1 - seat].hand, ...players[0].deck, ...players[1].deck].map((card) => kinds[card])
}

/** With so many cards out of sight, a new deal is another one. */
const MANY = 8

describe.each([
  ['starter-kylo-ren', 'starter-rey'],
  ['dark-disciples', 'stolen-wings'],
])('%s against %s', (...ids) => {
  test('with all that is hidden dealt anew, every level chooses the same', { timeout: 120_000 }, () => {
    const options = destiny.readOptions({ decks: ids.map((id) => findReadyDeck(id)?.deck) })
    if ('refused' in options) throw new Error(options.refused)
    const rng = new FastRng(7)
    let compared = 0
    let midStep = 0
    for (let i = 0; i < 2; i++) {
      const match = Match.start(destiny, options, `peek ${i}`)
      for (let { ask } = match; ask !== null; ask = match.ask) {
        const { seat } = ask
        const thinks = destiny.advice.candidates(match.state, ask).length > 1
        const twin = thinks && rng.int(match.midStep ? 2 : 5) === 0 ? twinOf(match, seat, match.n) : null
        if (twin !== null) {
          compared++
          if (match.midStep) midStep++
          const hidden = hiddenOf(match, seat)
          if (hidden.length >= MANY) expect(hiddenOf(twin, seat)).not.toEqual(hidden)
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
    expect(compared).toBeGreaterThan(30)
    expect(midStep).toBeGreaterThan(3)
  })
})

test('mulligans that others have made already make no difference', () => {
  const options = destiny.readOptions({})
  if ('refused' in options) throw new Error(options.refused)
  const waiting = Match.start(destiny, options, 'mulligan')
  for (let salt = 1; salt < 4; salt++) {
    const made = waiting.fork()
    const theirs = made.askOf(1)
    if (theirs === null) throw new Error('both are asked at once')
    made.answer(1, randomAnswer(theirs, new FastRng(salt)))
    for (const level of LEVELS)
      expect(botNamed(level).decide(made, 0, new FastRng(5), FEW), level).toEqual(
        botNamed(level).decide(waiting, 0, new FastRng(5), FEW),
      )
  }
})
