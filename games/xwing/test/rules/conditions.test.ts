import { type Answer, type Ask, type Flow, Table } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { raise } from '../../rules/ability-queue.ts'
import { assignCondition, hasCondition, removeCondition } from '../../rules/conditions.ts'
import { removeDestroyed } from '../../rules/destroyed.ts'
import type { T } from '../../state.ts'
import { type Situation, situation } from '../play.ts'

/** Zam Wesell assigns; three ships can be assigned to. Conditions do nothing here but lie there. */
function table(): Situation {
  const at = (x: number) => [x, 400, 0] as const
  return situation({
    step: 'planning',
    player1: {
      zam: { pilot: 'zamwesell', at: at(200) },
      one: { pilot: 'bluesquadronescort', at: at(400) },
      two: { pilot: 'bluesquadronescort', at: at(600) },
    },
    player2: { enemy: { pilot: 'academypilot', at: [457, 800, 180] } },
    unwritten: true,
  })
}
const [ZAM, ONE, TWO, ENEMY] = [0, 1, 2, 3]

const SILENT = { hear: null, revealed: () => {} }

/** Runs an effect on the table of a situation; the questions that it asked. */
function run(match: Situation, effect: (t: T) => Flow, answers: Answer[] = []): string[] {
  const flow = effect(new Table(match.match.state, SILENT))
  const asked: string[] = []
  for (let step = flow.next(); step.done !== true; step = flow.next(answers.shift() ?? 0))
    asked.push((step.value as Ask).what)
  return asked
}

describe('conditions', () => {
  test('are in play once they are assigned, and can be assigned again after removal [xw.g.condition.1] [xw.g.condition.2] [xw.g.condition.3] [xw.g.condition.4] [xw.g.condition.5]', () => {
    const match = table()
    const s = match.match.state
    expect(hasCondition(s, ENEMY, 'hunted')).toBe(false)
    run(match, (t) => assignCondition(t, ENEMY, 'hunted', ZAM))
    expect(match.ships.enemy.conditions).toEqual(['hunted'])
    run(match, (t) => removeCondition(t, ENEMY, 0))
    expect(match.ships.enemy.conditions).toEqual([])
    run(match, (t) => assignCondition(t, ENEMY, 'hunted', ZAM))
    expect(match.ships.enemy.conditions).toEqual(['hunted'])
  })

  test('stay on a ship that leaves the game [xw.g.condition.6]', () => {
    const match = table()
    run(match, (t) => assignCondition(t, ONE, 'hunted', ZAM))
    match.match.state.ships[ONE].destroyed = true
    run(match, removeDestroyed)
    expect(match.ships.one).toMatchObject({ zone: 'removed', conditions: ['hunted'] })
  })

  test('a second copy of a limited one takes the first away [xw.g.limited-conditions.1] [xw.g.limited-conditions.2] [xw.g.limited-conditions.3]', () => {
    const match = table()
    run(match, (t) => assignCondition(t, ONE, 'rattled', ZAM))
    run(match, (t) => assignCondition(t, TWO, 'rattled', ZAM))
    expect(match.ships.one.conditions).toEqual([])
    expect(match.ships.two.conditions).toEqual(['rattled'])
  })

  test('the limit counts for each player [xw.g.limited-conditions.1]', () => {
    const match = table()
    run(match, (t) => assignCondition(t, ONE, 'rattled', ZAM))
    run(match, (t) => assignCondition(t, TWO, 'rattled', ENEMY))
    expect(match.ships.one.conditions).toEqual(['rattled'])
  })

  test('of several copies the assigning player chooses which goes [xw.g.limited-conditions.2]', () => {
    const match = table()
    for (const ship of [ZAM, ONE]) run(match, (t) => assignCondition(t, ship, 'mercilesspursuit', ZAM))
    const asked = run(match, (t) => assignCondition(t, TWO, 'mercilesspursuit', ZAM), [1])
    expect(asked).toEqual(['remove-condition'])
    expect(match.ships.zam.conditions).toEqual(['mercilesspursuit'])
    expect(match.ships.one.conditions).toEqual([])
  })
})

describe('secret conditions', () => {
  const secret = (match: Situation, ship: number, id: string): void => {
    run(match, (t) => assignCondition(t, ship, id, ZAM, { secret: true }))
  }
  const seen = (match: Situation, by: 'player1' | 'player2'): number[] =>
    match[by].view.ships[ONE].conditions.map(({ card }) => card)

  test('only who assigned one knows which it is [xw.g.secret-conditions.1] [xw.g.secret-conditions.5] [xw.g.secret-conditions.6]', () => {
    const match = table()
    secret(match, ONE, 'youshouldthankme')
    expect(seen(match, 'player2')).toEqual([-1])
    expect(seen(match, 'player1')[0]).toBeGreaterThan(0)
  })

  test('until its effect is resolved [xw.g.secret-conditions.2]', () => {
    const match = table()
    // Any condition may lie facedown; this one's effect is written, and asks for a ship.
    secret(match, ONE, 'hunted')
    expect(seen(match, 'player2')).toEqual([-1])
    const t: T = new Table(match.match.state, SILENT)
    const asked = raise(t, { event: 'destroyed', ship: ONE, by: -1, attack: false }).next().value
    expect(asked).toMatchObject({ what: 'choose-ship' })
    expect(match.ships.one.conditions).toEqual(['hunted'])
    expect(seen(match, 'player2')).toEqual(seen(match, 'player1'))
  })

  test('a ship has one of each marker: the new one takes the place of the old, unseen [xw.g.secret-conditions.3] [xw.g.secret-conditions.4]', () => {
    const match = table()
    secret(match, ONE, 'youshouldthankme')
    secret(match, ONE, 'youdbettermeanbusiness')
    expect(match.ships.one.conditions).toEqual(['youdbettermeanbusiness'])
    expect(seen(match, 'player2')).toEqual([-1])
  })
})
