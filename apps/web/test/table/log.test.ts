import type { LogEntry } from '@dejarik/kernel'
import { speaker as speakerOf } from '@dejarik/text'
import { describe, expect, test } from 'vitest'
import type { TableFace } from '../../src/games/face.ts'
import { entriesOf, groupsOf, type LogItem } from '../../src/table/log/groups.ts'
import { summaryOf } from '../../src/table/log/summary.ts'
import { nimFace } from '../nim-face.tsx'

const face: TableFace = {
  ...nimFace,
  groupOf: ({ what }) => (what === 'took' ? 'turn' : what === 'bids' ? 'activation' : null),
}

function log(...whats: string[]): LogEntry[] {
  return whats.map((what, n) => ({
    n,
    what,
    rule: 'nim.take.1',
    args: { seat: 0, count: n, first: 0, second: 0 },
  }))
}

/** By what each begins, and what is in it. */
function shape(item: LogItem): unknown {
  return 'entry' in item ? item.entry.what : [item.start?.what ?? null, ...item.items.map(shape)]
}

describe('the log', () => {
  test('goes by turns, and inside them by activations', () => {
    const groups = groupsOf(face, log('rolled', 'took', 'rolled', 'bids', 'rolled', 'rolled', 'bids', 'took'))
    expect(groups.map(shape)).toEqual([
      [null, 'rolled'],
      ['took', 'rolled', ['bids', 'rolled', 'rolled'], ['bids']],
      ['took'],
    ])
  })

  test('goes by the turns of a replay where the game says nothing', () => {
    expect(groupsOf(nimFace, log('bids', 'took', 'rolled')).map(shape)).toEqual([
      [null, 'bids'],
      ['took', 'rolled'],
    ])
  })

  test('keeps what was folded while it grows', () => {
    const [, turn] = groupsOf(face, log('rolled', 'took', 'rolled'))
    const [, same] = groupsOf(face, log('rolled', 'took', 'rolled', 'bids', 'took'))
    expect(same?.at).toBe(turn?.at)
  })

  test('a folded turn tells its key events, else how much there is to read', () => {
    const speaker = speakerOf(nimFace.game, 'en')
    const [key, plain] = groupsOf(face, log('took', 'bids', 'rolled', 'took', 'bids'))
    expect(entriesOf(key!)).toHaveLength(2)
    expect(summaryOf(face, key!, speaker)).toContain('rolls')
    expect(summaryOf(face, plain!, speaker)).toBe('1 line')
    expect(summaryOf({ ...face, summaryOf: () => '+3' }, plain!, speaker)).toBe('+3')
  })
})
