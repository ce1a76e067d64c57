import { describe, expect, test } from 'vitest'
import { type Checkpoint, canonical, carryOver, isRefusal, Match, migrate } from '../src/index.ts'
import { cantina, type State } from './cantina/index.ts'
import { playOn, position, start } from './cantina/play.ts'
import { accepted } from './play/accepted.ts'

/** A checkpoint as the first version of the cantina would have stored it. */
function schema1({ n, state }: Checkpoint): Checkpoint {
  const { bank: _, pot: __, ...old } = state as State
  const sides = old.sides.map(({ credits: _, ...side }) => side)
  return { n, schema: 1, state: { ...old, sides, coins: (state as State).sides.map((side) => side.credits) } }
}

/** An open match of version 1 in the middle of a step, as the server has it stored. */
function oldMatch() {
  const match = start('deploy')
  playOn(match, 6, () => match.n < 8 || !match.midStep || match.state.pot > 0)
  expect(match.over).toBe(false)
  return { match, record: { ...match.record, rulesVersion: '1' }, checkpoint: schema1(match.checkpoint) }
}

describe('a stored state of an older schema', () => {
  test('is brought to the schema of today', () => {
    const { match, checkpoint } = oldMatch()
    expect(migrate(cantina, checkpoint)).toEqual(match.checkpoint.state)
  })

  test('stays as it is stored', () => {
    const { checkpoint } = oldMatch()
    const before = canonical(checkpoint)
    migrate(cantina, checkpoint)
    expect(canonical(checkpoint)).toBe(before)
  })

  test('goes through every schema between', () => {
    const grown = {
      ...cantina,
      schema: 4,
      migrations: { ...cantina.migrations, 2: note('two'), 3: note('three') },
    }
    function note(word: string) {
      return (state: unknown) => ({
        ...(state as object),
        notes: [...((state as { notes?: string[] }).notes ?? []), word],
      })
    }
    expect(migrate(grown, oldMatch().checkpoint)).toMatchObject({
      bank: expect.any(Number),
      notes: ['two', 'three'],
    })
  })

  test('is refused when a migration is missing, naming the schema that it stops at', () => {
    const gap = { ...cantina, schema: 4, migrations: { ...cantina.migrations, 3: (state: unknown) => state } }
    expect(migrate(gap, oldMatch().checkpoint)).toEqual({
      refused: 'record-no-migration',
      args: { theirs: 2, ours: 4 },
    })
  })

  test('is refused when it is of a later schema than ours', () => {
    expect(migrate(cantina, { ...oldMatch().checkpoint, schema: 3 })).toEqual({
      refused: 'record-newer',
      args: { theirs: 3, ours: 2 },
    })
  })
})

describe('a deploy kills no match', () => {
  test('an open match goes on from its last step boundary under the new rules', () => {
    const { match, record, checkpoint } = oldMatch()
    expect(Match.restore(cantina, record)).toMatchObject({ refused: 'record-other-rules' })
    const on = accepted(Match.restore(cantina, carryOver(cantina, record, checkpoint)))
    // The answers of the broken-off step are asked again.
    match.undoTo(checkpoint.n)
    expect(position(on)).toBe(position(match))
    expect(on.n).toBe(checkpoint.n)
    expect(playOn(on, 2).over).toBe(true)
  })

  test('and its record is then one of today, and can be restored itself', () => {
    const { record, checkpoint } = oldMatch()
    const on = accepted(Match.restore(cantina, carryOver(cantina, record, checkpoint)))
    playOn(on, 2, () => on.n < checkpoint.n + 6)
    expect(on.record).toMatchObject({ rulesVersion: '2', from: { n: checkpoint.n, schema: 2 } })
    const again = Match.restore(cantina, on.record)
    expect(isRefusal(again) ? again : position(again)).toBe(position(on))
  })

  test('a state that no migration can bring on is refused with what is wrong, not broken', () => {
    const { record, checkpoint } = oldMatch()
    const broken = { ...checkpoint, state: { step: 'turn' } }
    expect(Match.restore(cantina, carryOver(cantina, record, broken))).toEqual({
      refused: 'record-unreadable',
      args: { why: expect.stringContaining('map') },
    })
  })
})
