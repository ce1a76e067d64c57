import { type Answer, canonical, FastRng, Match, randomAnswer } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { botNamed, LEVELS } from '../src/index.ts'
import { type DuelState, duel } from './toys/duel.ts'

const FEW = { iterations: 30 }

/** Another true match in which the seat sees the same and everything else is different. */
function twinOf(match: Match<DuelState>, seat: number, salt: number): Match<DuelState> {
  const state = duel.clone(match.checkpoint.state as DuelState)
  duel.redeal(state, seat, new FastRng(salt, 99))
  return Match.at(duel, {}, `twin ${salt}`, state) as Match<DuelState>
}

test('with all that is hidden dealt anew, every level chooses the same', () => {
  let compared = 0
  let different = 0
  for (let i = 0; i < 40; i++) {
    const match = Match.start(duel, {}, `peek ${i}`) as Match<DuelState>
    const rng = new FastRng(i)
    while (!match.over) {
      const [ask] = match.asks
      if (!match.midStep) {
        const twin = twinOf(match, ask.seat, i)
        expect(canonical(twin.view(ask.seat))).toBe(canonical(match.view(ask.seat)))
        if (canonical(twin.state.hands) !== canonical(match.state.hands)) different++
        for (const level of LEVELS) {
          const decide = (m: Match): Answer =>
            botNamed(level).decide(m, ask.seat, new FastRng(i, match.n), FEW)
          expect(decide(twin as Match), `${level} at ${ask.what}`).toEqual(decide(match as Match))
          compared++
        }
      }
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
  }
  expect(compared).toBeGreaterThan(500)
  expect(different).toBeGreaterThan(50)
})

test('what the other has already answered in secret does not change the choice', () => {
  for (let i = 0; i < 15; i++) {
    const match = Match.start(duel, {}, `secret ${i}`)
    const choices = LEVELS.map((level) => botNamed(level).decide(match, 0, new FastRng(i), FEW))
    for (let theirs = 0; theirs < 5; theirs++) {
      const ahead = match.fork()
      ahead.answer(1, theirs)
      const again = LEVELS.map((level) => botNamed(level).decide(ahead, 0, new FastRng(i), FEW))
      expect(again).toEqual(choices)
    }
  }
})

test('the same generator gives the same choice', () => {
  const match = Match.start(duel, {}, 'again')
  for (let salt = 0; salt < 20; salt++) {
    const once = botNamed('medium').decide(match, 0, new FastRng(salt), FEW)
    expect(botNamed('medium').decide(match, 0, new FastRng(salt), FEW)).toEqual(once)
  }
})
