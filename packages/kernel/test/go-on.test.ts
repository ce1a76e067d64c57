/** Open matches of older rules go on; how they do in the browser is tested there (`apps/web/test/new-rules.test.ts`). */
import { expect, test } from 'vitest'
import { type Checkpoint, type Flow, goOn, lastStep, Match, readRecord, writeRecord } from '../src/index.ts'
import { accepted } from './play/accepted.ts'
import { type Tiny, type TinyTable, tiny } from './tiny.ts'

/** Both say numbers in turn; a step is two of them. From decision `since` on no 2 may be said, or it breaks. */
function counting(rulesVersion: string, since = 100, breaks = false) {
  const game = tiny({
    *pair(t: TinyTable): Flow<string> {
      for (const seat of [0, 1]) {
        const { notes } = t.state
        const isLate = notes.length >= since
        const options = (isLate && !breaks ? [0, 1] : [0, 1, 2]).map((n) => ({ do: `say-${n}` }))
        const said = yield* t.choose(seat, 'count', options, { rule: 'ti.count' })
        if (isLate && breaks) throw new Error('no such number')
        notes.push(said.do)
      }
      return t.state.notes.length < 12 ? 'pair' : 'over'
    },
  })
  return { ...game, rulesVersion }
}

/** Seven numbers by rules 1: three steps and a half. */
function old() {
  const match = Match.start(counting('1'), {}, 'old')
  for (const [i, answer] of [0, 1, 2, 0, 2, 1, 2].entries()) accepted(match.answer(i % 2, answer))
  return { record: accepted(readRecord(writeRecord(match.record))), checkpoint: match.checkpoint }
}

const notesOf = (match: Match<Tiny, object>): unknown => match.state.notes.length

test('rules that change nothing for a match leave it whole', () => {
  const { record, checkpoint } = old()
  const on = accepted(goOn(counting('2'), record, checkpoint))
  expect(on).toMatchObject({ how: 'same', from: 7, of: 7 })
  expect(notesOf(on.match)).toBe(7)
  expect(on.match.record).toMatchObject({ rulesVersion: '2', entries: { length: 7 } })
})

test('decisions after the last boundary that are refused by now are asked again', () => {
  const { record, checkpoint } = old()
  const on = accepted(goOn(counting('2', 6), record, checkpoint))
  expect(on).toMatchObject({ how: 'same', from: 6, of: 7 })
})

test('decisions before it that are refused leave the position', () => {
  const { record, checkpoint } = old()
  const on = accepted(goOn(counting('2', 2), record, checkpoint))
  expect(on).toMatchObject({ how: 'checkpoint', from: 6, of: 7 })
  expect(notesOf(on.match)).toBe(6)
  expect(on.match.record).toMatchObject({ from: { n: 6 }, entries: [] })
})

test('so do decisions at which the rules break', () => {
  const { record, checkpoint } = old()
  expect(goOn(counting('2', 2, true), record, checkpoint)).toMatchObject({ how: 'checkpoint', from: 6 })
  expect(goOn(counting('2', 2, true), record, null)).toMatchObject({ how: 'retold', from: 2, of: 7 })
})

test('without a position they are followed as far as they go', () => {
  const { record } = old()
  expect(goOn(counting('2', 4), record, null)).toMatchObject({ how: 'retold', from: 4, of: 7 })
  expect(goOn(counting('2'), record, null)).toMatchObject({ how: 'retold', from: 7, of: 7 })
})

test('answers to a list that was longer once are read as what they meant', () => {
  const { record } = old()
  const today = counting('2', 4)
  const formerOptions = () => [0, 1, 2].map((n) => ({ do: `say-${n}` }))
  // The fifth says a 2, which is not offered any more: nobody says another number in its place.
  expect(goOn({ ...today, formerOptions }, record, null)).toMatchObject({ how: 'retold', from: 4 })
  const turned = () => [2, 1, 0].map((n) => ({ do: `say-${n}` }))
  const on = accepted(goOn({ ...counting('2'), formerOptions: turned }, record, null))
  expect(on.match.state.notes).toEqual(['say-2', 'say-1', 'say-0', 'say-2', 'say-0', 'say-1', 'say-0'])
})

test('where a game knows what an answer did that is not offered any more, its match goes on after it', () => {
  /** One number a step, and no 2 by rules 2. */
  const saying = (rulesVersion: string, numbers: readonly number[]) => ({
    ...tiny({
      *pair(t: TinyTable): Flow<string> {
        const options = numbers.map((n) => ({ do: `say-${n}` }))
        t.state.notes.push((yield* t.choose(0, 'count', options, { rule: 'ti.count' })).do)
        return 'pair'
      },
    }),
    rulesVersion,
  })
  const before = Match.start(saying('1', [2, 1, 0]), {}, 'old')
  for (const answer of [1, 0, 1, 2, 0]) accepted(before.answer(0, answer))
  const game = {
    ...saying('2', [1, 0]),
    formerOptions: () => [2, 1, 0].map((n) => ({ do: `say-${n}` })),
    formerDeed: (_rules: string, { notes, ...rest }: Tiny, option: { readonly do: string }) => ({
      ...structuredClone(rest),
      notes: [...notes, option.do],
    }),
  }
  const on = accepted(goOn(game, before.record, null))
  expect(on).toMatchObject({ how: 'retold', from: 5, of: 5 })
  expect(on.match.state.notes).toEqual(before.state.notes)
  // What follows the deed is in the record, the deed itself in the position from which it begins.
  expect(on.match.record).toMatchObject({ from: { n: 5 }, entries: [] })
  expect(accepted(Match.restore(game, on.match.record)).state.notes).toEqual(before.state.notes)
})

/** The same, but before the second of each step somebody is asked for tea, which rules 1 poured for everybody. */
function withTea(pours = 0) {
  const game = tiny({
    *pair(t: TinyTable): Flow<string> {
      for (const seat of [0, 1]) {
        if (seat === 1) yield* t.decide(0, 'tea', [{ do: 'pour' }, { do: 'refuse' }], { rule: 'ti.tea' })
        const options = [0, 1, 2].map((n) => ({ do: `say-${n}` }))
        t.state.notes.push((yield* t.choose(seat, 'count', options, { rule: 'ti.count' })).do)
      }
      return t.state.notes.length < 12 ? 'pair' : 'over'
    },
  })
  const formerlyUnasked = (rules: string, _: Tiny, { what }: { readonly what: string }) =>
    rules === '1' && what === 'tea' ? pours : undefined
  return { ...game, rulesVersion: '2', formerlyUnasked }
}

test('a question that older rules did not ask is answered as they went on', () => {
  const { record, checkpoint } = old()
  for (const boundary of [null, checkpoint]) {
    const on = accepted(goOn(withTea(), record, boundary))
    // Three steps had tea, and the fourth has it before the number that is asked for next.
    expect(on).toMatchObject({ how: boundary === null ? 'retold' : 'same', from: 7, of: 7 })
    expect([notesOf(on.match), on.match.n, on.match.ask?.what]).toEqual([7, 11, 'count'])
  }
  const { formerlyUnasked: _, ...unaware } = withTea()
  // Numbers are taken for answers to it otherwise, until one can be none.
  expect(accepted(goOn(unaware, record, null)).from).toBeLessThan(7)
  // What older rules are said to have done must be possible today; else it is asked.
  expect(accepted(goOn(withTea(7), record, null)).from).toBeLessThan(7)
})

test('a position of another match, or none at all, is not taken for its own', () => {
  const { record, checkpoint } = old()
  const strange: readonly Checkpoint[] = [
    { ...checkpoint, n: 9 },
    { ...checkpoint, schema: 2 },
    { ...checkpoint, state: { step: 'nowhere' } },
  ]
  for (const one of strange) expect(goOn(counting('2'), record, one)).toMatchObject({ how: 'retold' })
})

test('a position that can’t be read today is not given up for a part of the way to it', () => {
  const { record, checkpoint } = old()
  // A later Dejarik has kept it.
  expect(goOn(counting('2', 4), record, { ...checkpoint, schema: 9 })).toMatchObject({
    refused: 'record-newer',
  })
  // It names a card that there is no longer: when it is migrated, or when the rules look for it.
  const ghost = (): never => {
    throw new Error('there is no card “ghost”')
  }
  const renamed = { ...counting('2', 4), schema: checkpoint.schema + 1 }
  expect(goOn({ ...renamed, migrations: { [checkpoint.schema]: ghost } }, record, checkpoint)).toMatchObject({
    refused: 'record-unreadable',
    args: { why: 'there is no card “ghost”' },
  })
  const { steps } = counting('2', 4)
  const pair = function* (t: TinyTable): Flow<string> {
    if (t.state.notes.length === 6) ghost()
    return yield* steps.pair(t) as Flow<string>
  }
  expect(goOn({ ...counting('2', 4), steps: { pair } }, record, checkpoint)).toMatchObject({
    refused: 'record-unreadable',
    args: { why: 'there is no card “ghost”' },
  })
})

test('a match that went on goes on again, counting all its decisions', () => {
  const { record, checkpoint } = old()
  const { match } = accepted(goOn(counting('2', 2), record, checkpoint))
  for (const seat of [0, 1, 0]) accepted(match.answer(seat, 1))
  const again = accepted(goOn(counting('3', 2), match.record, match.checkpoint))
  expect(again).toMatchObject({ how: 'same', from: 9, of: 9 })
  expect(notesOf(again.match)).toBe(9)
})

test('a record of another game is refused', () => {
  const { record } = old()
  expect(goOn({ ...counting('2'), id: 'other' }, record, null)).toMatchObject({
    refused: 'record-other-game',
  })
})

test('the last step of a match is all that is needed to think at its prompt', () => {
  const { record } = old()
  const match = accepted(Match.restore(counting('1'), record))
  const short = lastStep(match as unknown as Match)
  expect(short.entries).toHaveLength(1)
  const again = accepted(Match.restore(counting('1'), accepted(readRecord(writeRecord(short)))))
  expect({ n: again.n, state: again.state, asks: again.asks }).toEqual({
    n: match.n,
    state: match.state,
    asks: match.asks,
  })
})

/** The same, but the number is said at once, where rules 1 asked first whether to say one. */
test('two questions that are one by now take the second answer; the first is passed over', () => {
  const asking = tiny({
    *pair(t: TinyTable): Flow<string> {
      for (const seat of [0, 1]) {
        const whether = yield* t.choose(seat, 'whether', [{ do: 'say' }, { do: 'be-silent' }], {
          rule: 'ti.count',
        })
        if (whether.do === 'be-silent') t.state.notes.push('be-silent')
        else {
          const options = [0, 1].map((n) => ({ do: `say-${n}` }))
          t.state.notes.push((yield* t.choose(seat, 'count', options, { rule: 'ti.count' })).do)
        }
      }
      return t.state.notes.length < 12 ? 'pair' : 'over'
    },
  })
  const old = Match.start({ ...asking, rulesVersion: '1' }, {}, 'old')
  // Says 0, is silent, says 1, says 0, and has said that he will say the next.
  for (const [seat, answer] of [
    [0, 0],
    [0, 0],
    [1, 1],
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 0],
    [0, 0],
  ] as const)
    accepted(old.answer(seat, answer))
  const record = accepted(readRecord(writeRecord(old.record)))
  const game = tiny({
    *pair(t: TinyTable): Flow<string> {
      for (const seat of [0, 1]) {
        const options = ['say-0', 'say-1', 'be-silent'].map((verb) => ({ do: verb }))
        t.state.notes.push((yield* t.choose(seat, 'count', options, { rule: 'ti.count' })).do)
      }
      return t.state.notes.length < 12 ? 'pair' : 'over'
    },
  })
  const today = {
    ...game,
    rulesVersion: '2',
    formerOptions: (_rules: string, _state: Tiny, _ask: unknown, passed: number) =>
      passed === 0 ? [{ do: 'say' }, { do: 'be-silent' }] : undefined,
    formerlyAsked: (_rules: string, _state: Tiny, _ask: unknown, answer: unknown, passed: number) =>
      passed === 0 && answer === 0,
  }
  for (const boundary of [null, old.checkpoint]) {
    const on = accepted(goOn(today, record, boundary))
    expect(on).toMatchObject({ how: boundary === null ? 'retold' : 'same', from: 8, of: 8 })
    expect(on.match.state.notes).toEqual(['say-0', 'be-silent', 'say-1', 'say-0'])
    expect([on.match.n, on.match.ask?.seat]).toEqual([4, 0])
  }
})

test('an answer that went to a question with one option only is passed over where that is no longer asked', () => {
  /** Who may say only one number is asked for it under rules 1. */
  const with1 = (asks: 'choose' | 'decide') =>
    tiny({
      *pair(t: TinyTable): Flow<string> {
        for (const seat of [0, 1]) {
          const most = t.state.notes.length % 3 === 0 ? 1 : 3
          const options = [0, 1, 2].slice(0, most).map((n) => ({ do: `say-${n}` }))
          t.state.notes.push((yield* t[asks](seat, 'count', options, { rule: 'ti.count' })).do)
        }
        return t.state.notes.length < 12 ? 'pair' : 'over'
      },
    })
  const said = [0, 1, 2, 0, 2, 1]
  const old = Match.start(with1('decide'), {}, 'alone')
  for (const [i, answer] of said.entries()) accepted(old.answer(i % 2, answer))
  const record = accepted(readRecord(writeRecord(old.record)))
  const formerlyAskedAlone = (rules: string, what: string): boolean => rules === '1' && what === 'count'
  const today = { ...with1('choose'), rulesVersion: '2', formerlyAskedAlone }
  for (const boundary of [null, old.checkpoint]) {
    const on = accepted(goOn(today, record, boundary))
    // Old players were now to say the only number; today's are at the next question already.
    expect(on).toMatchObject({ how: boundary === null ? 'retold' : 'same', from: 6, of: 6 })
    expect(on.match.state.notes).toEqual([...said.map((n) => `say-${n}`), 'say-0'])
    expect([on.match.n, on.match.ask?.seat]).toEqual([4, 1])
  }
  const { formerlyAskedAlone: _, ...unaware } = today
  expect(accepted(goOn(unaware, record, null)).match.state.notes).not.toEqual(said.map((n) => `say-${n}`))
})
