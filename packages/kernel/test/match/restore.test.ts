import { describe, expect, test } from 'vitest'
import {
  type Checkpoint,
  isRefusal,
  Match,
  type MatchRecord,
  type MatchSettings,
  type Refusal,
  readRecord,
  writeRecord,
} from '../../src/index.ts'
import { type Cantina, cantina } from '../cantina/index.ts'
import { type CantinaMatch, HAN, playOn, position, standing, start } from '../cantina/play.ts'
import { accepted } from '../play/accepted.ts'
import { tiny } from '../tiny.ts'

/** Through its stored text and back. */
function restored(
  record: MatchRecord,
  settings?: MatchSettings,
  game: Cantina = cantina,
): CantinaMatch | Refusal {
  const read = readRecord(writeRecord(record))
  return isRefusal(read) ? read : Match.restore(game, read, settings)
}

describe('a match is restored', () => {
  test('from its record, at every prompt', () => {
    const match = start('record')
    playOn(match, 7, () => {
      expect(standing(accepted(restored(match.record)))).toBe(standing(match))
      return true
    })
    expect(standing(accepted(restored(match.record)))).toBe(standing(match))
  })

  test('with its whole log, as if it had been watched', () => {
    const match = playOn(start('watched', { log: true }), 3)
    expect(accepted(restored(match.record, { log: true })).log).toEqual(match.log)
  })

  test('from its last checkpoint and the answers since, at every prompt', () => {
    const match = start('checkpoint')
    playOn(match, 7, () => {
      const from = match.checkpoint
      const again = accepted(restored({ ...match.record, from, entries: match.entries.slice(from.n) }))
      expect(position(again)).toBe(position(match))
      expect(again.n).toBe(match.n)
      return true
    })
  })

  test('from the checkpoint of a match that came from a checkpoint', () => {
    const first = start('relay')
    playOn(first, 7, () => first.n < 12)
    const second = accepted(
      restored({ ...first.record, from: first.checkpoint, entries: first.entries.slice(first.checkpoint.n) }),
    )
    playOn(second, 8, () => second.n < 20)
    const { checkpoint } = second
    const done = checkpoint.n - second.from!.n
    const third = accepted(
      restored({ ...second.record, from: checkpoint, entries: second.entries.slice(done) }),
    )
    expect(position(third)).toBe(position(second))
    expect(third.n).toBe(second.n)
    expect(playOn(third, 1).outcome).toEqual(playOn(second, 1).outcome)
  })

  test('and can be undone to its beginning', () => {
    const match = start('undo')
    const first = standing(match)
    playOn(match, 5, () => match.n < 15)
    const again = accepted(restored(match.record, { keep: 1 }))
    again.undoTo(0)
    expect(standing(again)).toBe(first)
  })

  test.each([1, 3])('late in a long step, and can be forked there (keep %i)', (keep) => {
    const game = tiny({
      *short(t) {
        t.state.notes.push(yield* t.may(0, 'once', { rule: 'ti.1' }))
        return 'long'
      },
      *long(t) {
        for (let i = 0; i < 400; i++) t.state.notes.push(yield* t.may(0, 'again', { rule: 'ti.1' }))
        return 'over'
      },
    })
    const match = Match.start(game, {}, 'long')
    for (let i = 0; i < 300; i++) match.answer(0, i % 2)
    const again = accepted(Match.restore(game, match.record, { keep }))
    expect(again.state).toEqual(match.state)
    expect(again.checkpoint).toEqual(match.checkpoint)
    expect(again.fork().state).toEqual(match.state)
  })

  test('with a resignation in it', () => {
    const match = start('left')
    match.concede(HAN, 'timeout')
    const again = accepted(restored(match.record))
    expect(again.over).toBe(true)
    expect(again.outcome).toEqual(match.outcome)
  })
})

describe('a checkpoint', () => {
  test('is the last step boundary, whatever has happened since', () => {
    const match = start('boundary')
    const { checkpoint } = match
    expect(checkpoint).toMatchObject({ n: 0, schema: 2, state: { step: 'bidding' } })
    const stored = JSON.stringify(checkpoint)
    match.answer(0, 0)
    expect(match.checkpoint).toEqual(checkpoint)
    for (const seat of [1, 2]) match.answer(seat, 0)
    expect(match.checkpoint).toMatchObject({ n: 3, state: { step: 'turn' } })
    expect(JSON.stringify(checkpoint)).toBe(stored)
  })
})

describe('a record that can’t be folded is refused', () => {
  const whole = playOn(start('whole'), 9).record

  test('of another game', () => {
    expect(restored({ ...whole, game: 'sabacc' })).toEqual({
      refused: 'record-other-game',
      args: { game: 'sabacc' },
    })
  })

  test('of other rules, naming both versions', () => {
    expect(restored({ ...whole, rulesVersion: '1' })).toEqual({
      refused: 'record-other-rules',
      args: { theirs: '1', ours: '2' },
    })
  })

  test('with options that the game does not know', () => {
    expect(restored({ ...whole, options: { rounds: 99 } })).toMatchObject({ refused: 'options-rounds' })
  })

  test('with an illegal answer, saying which, why, and by which rule', () => {
    const entries = [{ how: 'together', seat: 0, answer: 5 } as const, ...whole.entries]
    expect(restored({ ...whole, entries })).toEqual({
      refused: 'record-answer',
      rule: 'ca.bid.1',
      args: { at: 1, of: entries.length, why: 'not-an-option', count: 3 },
    })
  })

  test('with answers after the end', () => {
    const entries = [...whole.entries, { how: 'answer', seat: -1, answer: 0 } as const]
    expect(restored({ ...whole, entries })).toMatchObject({
      refused: 'record-answer',
      args: { at: entries.length, why: 'match-over' },
    })
  })

  test.each<[string, unknown]>([
    ['nothing that is a state', {}],
    ['a step that does not exist', { ...start('x').state, step: 'nowhere' }],
    ['the name of no step, though every object has it', { ...start('x').state, step: 'constructor' }],
    ['no hands', { ...start('x').state, sides: [{}] }],
  ])('with a checkpoint that holds %s', (_, state) => {
    const from = { n: 0, schema: 2, state } satisfies Checkpoint
    expect(restored({ ...whole, entries: [], from })).toEqual({
      refused: 'record-field',
      args: { field: 'from' },
    })
  })
})
