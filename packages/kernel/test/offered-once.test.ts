/** Interchangeable options are offered once, with how many there are; records count in all that there are. */
import { describe, expect, test } from 'vitest'
import {
  amongAll,
  choiceOf,
  copiesOf,
  type Flow,
  type Game,
  goOn,
  isRefusal,
  LazyOptions,
  Match,
  type Option,
  readRecord,
  writeRecord,
} from '../src/index.ts'
import { accepted } from './play/accepted.ts'
import { type Tiny, type TinyTable, tiny } from './tiny.ts'

interface Lay extends Option {
  readonly do: 'lay' | 'burn'
  readonly card: string
}

const HAND = ['a1', 'b1', 'a2', 'a3']
const laysOf = (hand: readonly unknown[]): Lay[] => hand.map((card) => ({ do: 'lay', card: String(card) }))

/** Cards of one letter are copies; `like` is what newer rules know of them. */
function laying(ask: (t: TinyTable, hand: readonly unknown[]) => Flow<unknown>, rulesVersion = '1') {
  const game = tiny({
    *lay(t: TinyTable): Flow<string> {
      if (t.state.notes.length === 0) t.state.notes = HAND.slice()
      const chosen = yield* ask(t, t.state.notes)
      t.state.notes = t.state.notes.filter((card) => card !== chosen)
      return t.state.notes.length > 1 ? 'lay' : 'over'
    },
  })
  return { ...game, rulesVersion }
}

const withCopies = (game: Game<Tiny, object>): Game<Tiny, object> => ({
  ...game,
  like: (_s, option) => ('card' in option ? String(option.card)[0] : undefined),
})

function* layOne(t: TinyTable, hand: readonly unknown[]): Flow<unknown> {
  const options = laysOf(hand)
  return (yield* t.choose(0, 'lay', options, { rule: 'ti.lay' })).card
}

const offered = (match: Match<Tiny, object>): readonly unknown[] => {
  const { ask } = match
  const choice = ask === null ? undefined : match.askFor(ask, 0).choice
  if (choice?.form !== 'one' && choice?.form !== 'some') throw new Error('nothing to choose from')
  return choice.options.map((option) => ('card' in option ? option.card : option.do))
}

describe('where one is chosen', () => {
  const game = withCopies(laying(layOne))

  test('the first of each is offered, and how many there are', () => {
    const match = Match.start(game, {}, 'once')
    expect(offered(match)).toEqual(['a1', 'b1'])
    const [ask] = match.asks
    const choice = match.askFor(ask, 0).choice ?? choiceOf(ask)
    expect(choice).toMatchObject({ options: { length: 2 }, alike: { as: [0, 1, 0, 0] } })
    expect([0, 1].map((option) => copiesOf(choice, option))).toEqual([3, 1])
    expect([0, 1].map((option) => amongAll(choice, option))).toEqual([0, 1])
    expect(match.firstLike(ask)).toEqual([0, 1, 0, 0])
  })

  test('answers count in all: what is offered means the first copy, and any copy may be named', () => {
    const match = Match.start(game, {}, 'once')
    expect(match.answer(0, 4)).toMatchObject({ refused: 'not-an-option', args: { count: 4 } })
    accepted(match.answer(0, 1))
    expect(match.state.notes).toEqual(['a1', 'a2', 'a3'])
    // Alike all of them, and asked all the same: not to be asked would tell the others that they are.
    expect(offered(match)).toEqual(['a1'])
    accepted(match.answer(0, 2))
    expect(match.state.notes).toEqual(['a1', 'a2'])
  })

  test('what is none of those offered is none of all', () => {
    const match = Match.start(game, {}, 'once')
    const { choice } = match.askFor(match.asks[0], 0)
    for (const odd of [2, -1, 0.5]) expect(match.answer(0, amongAll(choice, odd))).not.toBeNull()
  })

  test('fork, undo and restore stand at the same question', () => {
    const match = Match.start(game, {}, 'once')
    accepted(match.answer(0, 1))
    const restored = Match.restore(game, accepted(readRecord(writeRecord(match.record))))
    if (isRefusal(restored)) throw new Error(restored.refused)
    for (const one of [match.fork(), restored]) {
      expect(offered(one)).toEqual(['a1'])
      expect(one.state).toEqual(match.state)
    }
    match.undoTo(0)
    expect(offered(match)).toEqual(['a1', 'b1'])
  })

  test('options that do something else are no copies', () => {
    const both = laying(function* (t, hand) {
      const burns = hand.map((card): Lay => ({ do: 'burn', card: String(card) }))
      return (yield* t.choose(0, 'lay', [...laysOf(hand), ...burns], { rule: 'ti.lay' })).card
    })
    expect(offered(Match.start(withCopies(both), {}, 'once'))).toEqual(['a1', 'b1', 'a1', 'b1'])
  })
})

test('where one at most of a list is chosen, too; where several are, each copy is offered', () => {
  const some = (max: number) =>
    laying(function* (t, hand) {
      const chosen = yield* t.chooseSome(0, 'lay', laysOf(hand), { min: 0, max }, { rule: 'ti.lay' })
      return chosen[0]?.card ?? hand[0]
    })
  const one = Match.start(withCopies(some(1)), {}, 'once')
  expect(offered(one)).toEqual(['a1', 'b1'])
  const { choice } = one.askFor(one.asks[0], 0)
  expect(one.answer(0, amongAll(choice, [2]))).toMatchObject({ refused: 'not-an-option' })
  accepted(one.answer(0, amongAll(choice, [1])))
  expect(one.state.notes).toEqual(['a1', 'a2', 'a3'])
  expect(offered(Match.start(withCopies(some(2)), {}, 'once'))).toEqual(HAND)
})

test('options that are made when somebody looks are looked at no sooner, and once', () => {
  let looks = 0
  const lazy = laying(function* (t, hand) {
    const options = new LazyOptions(() => {
      looks++
      return laysOf(hand)
    })
    const [answer] = yield* t.together([{ form: 'one', seat: 0, what: 'lay', rule: 'ti.lay', options }])
    return options.list[Number(answer)].card
  })
  const match = Match.start(withCopies(lazy), {}, 'once')
  expect(looks).toBe(0)
  expect(offered(match)).toEqual(['a1', 'b1'])
  accepted(match.answer(0, 1))
  expect(looks).toBe(1)
  expect(match.state.notes).toEqual(['a1', 'a2', 'a3'])
})

describe('a record from before', () => {
  /** The third option was taken, then the third of what was left. */
  const before = Match.start(laying(layOne), {}, 'old')
  for (const answer of [2, 2]) accepted(before.answer(0, answer))

  test('folds to the copies that were chosen then', () => {
    const match = Match.restore(withCopies(laying(layOne)), before.record)
    if (isRefusal(match)) throw new Error(match.refused)
    expect(match.state.notes).toEqual(['a1', 'b1'])
    expect(match.record).toEqual(before.record)
  })

  test('goes on under newer rules without losing a decision, with its position and without', () => {
    const newer = withCopies(laying(layOne, '2'))
    for (const checkpoint of [before.checkpoint, null]) {
      const on = accepted(goOn(newer, before.record, checkpoint))
      expect(on).toMatchObject({ from: 2, of: 2 })
      expect(on.match.state.notes).toEqual(['a1', 'b1'])
    }
  })

  test('is refused where it names what there never was', () => {
    const { record } = before
    const entries = [{ how: 'answer' as const, seat: 0, answer: 4 }]
    expect(Match.restore(withCopies(laying(layOne)), { ...record, entries })).toMatchObject({
      refused: 'record-answer',
      args: { why: 'not-an-option', count: 4 },
    })
  })
})
