import type { LogArgs, LogEntry } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { deckbuildingTable } from '../../src/games/deckbuilding.ts'
import { destinyTable } from '../../src/games/destiny.ts'
import { imperialAssaultTable } from '../../src/games/imperial-assault.ts'
import { xwingTable } from '../../src/games/xwing.ts'
import type { KeptMatch } from '../../src/session/shelf.ts'
import { pastOf } from '../../src/table/end/past.ts'
import { whyOf } from '../../src/table/end/why.ts'

function log(...entries: [what: string, args: LogArgs][]): LogEntry[] {
  return entries.map(([what, args], n) => ({ n, what, rule: 'xw.g.round.1', args }))
}

/** Own and other side of each figure, by its name. */
function figuresOf(face: typeof xwingTable, view: unknown, entries: readonly LogEntry[]) {
  const end = face.endOf!(view, entries, 0, 'en')
  return {
    course: end.course,
    ...Object.fromEntries(end.figures.map(({ label, own, foe }) => [label, [own, foe]])),
  }
}

describe('how it came', () => {
  test('X-Wing: points by round, damage, and luck against what was to be expected', () => {
    const view = {
      ships: [
        { id: 0, seat: 0 },
        { id: 1, seat: 1 },
      ],
    }
    const end = figuresOf(
      xwingTable,
      view,
      log(
        ['round', { round: 1 }],
        ['attack', { ship: 0, target: 1 }],
        ['roll-dice', { ship: 0, kind: 'attack', count: 4, faces: 'hit crit hit blank' }],
        ['roll-dice', { ship: 1, kind: 'defense', count: 2, faces: 'blank focus' }],
        ['suffer', { ship: 1, kind: 'hit' }],
        ['score', { seat: 0, points: 2, total: 2 }],
        ['round', { round: 2 }],
        ['score', { seat: 1, points: 3, total: 3 }],
        ['destroyed', { ship: 1 }],
      ),
    )
    expect(end).toMatchObject({
      course: {
        points: [
          { own: 0, foe: 0 },
          { own: 2, foe: 0 },
          { own: 2, foe: 3 },
        ],
      },
      attacks: [1, 0],
      'damage dealt': [1, 0],
      'ships destroyed': [1, 0],
      'hits above expectation': [1, 0],
      'evades above expectation': [0, -0.75],
    })
  })

  test('Imperial Assault: who hurt whom, and what the dice gave above their average', () => {
    const view = { campaign: null, figures: [{ seat: 0 }, { seat: 1 }] }
    const end = figuresOf(
      imperialAssaultTable,
      view,
      log(
        ['round', { round: 1 }],
        ['attack', { attacker: 0, target: 1 }],
        ['rolled', { attacker: 0, attackDice: [0], attackSides: [0], defenseDice: [], defenseSides: [] }],
        ['damage', { figure: 1, amount: 3, by: 0 }],
        ['points', { seat: 0, points: 4, total: 4 }],
        ['round', { round: 2 }],
        ['defeated', { figure: 0, by: 1 }],
      ),
    )
    expect(end).toMatchObject({
      course: { points: [{}, { own: 4, foe: 0 }, { own: 4, foe: 0 }] },
      attacks: [1, 0],
      'damage dealt': [3, 0],
      defeated: [0, 1],
    })
  })

  test('Destiny: damage is counted for who dealt it', () => {
    const end = figuresOf(
      destinyTable,
      {},
      log(
        ['round', { round: 1 }],
        ['damage', { kind: 1, amount: 3, of: 1 }],
        ['round', { round: 2 }],
        ['damage', { kind: 1, amount: 2, of: 0 }],
        ['defeat', { seat: 1, kind: 1 }],
        ['spend', { seat: 0, amount: 4 }],
      ),
    )
    expect(end).toMatchObject({
      course: { points: [{}, { own: 3, foe: 0 }, { own: 3, foe: 2 }] },
      'damage dealt': [3, 2],
      defeated: [1, 0],
      'resources spent': [4, 0],
    })
  })

  test('Deckbuilding: attacks on bases turn by turn', () => {
    const end = figuresOf(
      deckbuildingTable,
      {},
      log(
        ['turn', { seat: 0, turn: 1 }],
        ['base-attack', { seat: 0, cards: [1], total: 4 }],
        ['turn', { seat: 1, turn: 2 }],
        ['base-destroyed', { seat: 1, card: 9 }],
        ['purchase', { seat: 1, card: 3, cost: 2 }],
      ),
    )
    expect(end).toMatchObject({
      course: { points: [{}, { own: 4, foe: 0 }, { own: 4, foe: 0 }] },
      'attack against bases': [4, 0],
      'bases destroyed': [1, 0],
      purchases: [0, 1],
    })
  })
})

describe('why it ended', () => {
  const players = [
    { seat: 0, side: 'empire', kind: 'you' as const },
    { seat: 1, side: 'rebel', kind: 'bot' as const, level: 'medium' },
  ]
  const why = (rule: string, winner: number, told: string | null = null) =>
    whyOf(
      deckbuildingTable,
      { outcome: { winners: [winner], rule }, seat: 0, players },
      told,
      (side) => side,
      'en',
    )

  test('resignation and time are told as such, and whose they were', () => {
    expect(why('resign', 1)).toEqual({ text: 'You have resigned.', rule: null })
    expect(why('timeout', 0)).toEqual({ text: 'rebel has run out of time.', rule: null })
  })

  test('else the rule says it, or the game with more to say [db.win.1]', () => {
    const rule = deckbuildingTable.game.rules.rules.find(({ id }) => id === 'db.win.1')!
    expect(why('db.win.1', 0)).toEqual({ text: rule.text.en, rule: 'db.win.1' })
    expect(why('db.win.1', 0, 'Mon Cala has fallen.')).toEqual({
      text: 'Mon Cala has fallen.',
      rule: 'db.win.1',
    })
  })
})

test('the record against a bot counts matches of this game and level that were finished', () => {
  const match = (some: Partial<KeptMatch>): KeptMatch => ({
    id: 'a',
    game: 'xwing',
    record: '',
    seat: 0,
    level: 'medium',
    botSeed: 0,
    when: 0,
    over: true,
    won: true,
    ...some,
  })
  const all = [
    match({}),
    match({ won: false }),
    match({ level: 'hard' }),
    match({ game: 'destiny' }),
    match({ over: false }),
    match({}),
  ]
  expect(pastOf(all, match({}))).toEqual({ won: 2, lost: 1, latest: [true, false, true] })
})
