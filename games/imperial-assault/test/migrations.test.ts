/** Matches that were stored under earlier schemas go on. */
import { isRefusal, Match, migrate } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { imperialAssault, type State } from '../index.ts'
import { twoHeroes } from './missions/campaign/two-heroes.ts'

/** A state as schema 1 knew it. */
function former(state: State, counters: readonly number[]): unknown {
  const { activation, ...rest } = structuredClone(state)
  if (activation === null) throw new Error('nobody is active')
  const { moves: _, ...before } = activation
  return { ...rest, activation: before, counters }
}

test('a siege that was stored before infiltrators were counted goes on', () => {
  const { state } = twoHeroes(
    'under-siege',
    { gideon: '6,9', diala: '6,17' },
    {
      counters: { secured: 3 },
      groups: { officer: { card: 'Imperial Officer', at: '12,3' } },
      active: 'gideon',
    },
  )
  const counters = state.counters.filter((_, i) => i !== 1)
  const migrated = migrate(imperialAssault, { n: 0, schema: 1, state: former(state, counters) })
  if (isRefusal(migrated)) throw new Error(migrated.refused)
  expect(migrated).toEqual(structuredClone(state))
  const match = Match.at(imperialAssault, migrated.options, 'test', migrated)
  expect(match.ask?.what).toBe('act')
})
