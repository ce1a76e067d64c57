/** Matches that were stored under earlier schemas go on. */
import { Match, migrate } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { imperialAssault, type State } from '../index.ts'
import { twoHeroes } from './missions/campaign/two-heroes.ts'

/** A state as schema 1 knew it, without what has come since. */
function former({ activation, tokens, ...rest }: State): unknown {
  if (activation === null) throw new Error('nobody is active')
  const { moves: _, ...before } = activation
  return {
    ...structuredClone(rest),
    activation: before,
    tokens: tokens.map(({ color: _color, facedown: _facedown, ...token }) => token),
  }
}

function carriedOn(state: unknown): State {
  return accepted(migrate(imperialAssault, { n: 0, schema: 1, state }))
}

const OFFICER = { officer: { card: 'Imperial Officer', at: '12,3' } } as const

test('a siege that was stored before infiltrators were counted goes on', () => {
  const { state } = twoHeroes(
    'under-siege',
    { gideon: '6,9', diala: '6,17' },
    { counters: { secured: 3 }, groups: OFFICER, active: 'gideon' },
  )
  const counters = state.counters.filter((_, i) => i !== 1)
  const migrated = carriedOn(former({ ...state, counters }))
  expect(migrated).toEqual(state)
  expect(Match.at(imperialAssault, migrated.options, 'test', migrated).ask?.what).toBe('act')
})

test('a bombardment that was stored with two terminals goes on with these', () => {
  const { state } = twoHeroes(
    'incoming',
    { gideon: '4,8', diala: '8,3' },
    {
      counters: { corridor: 1 },
      groups: { officer: { card: 'Imperial Officer', at: '4,6' } },
      active: 'diala',
    },
  )
  const tokens = state.tokens.filter((_, i) => i !== 2 && i !== 3)
  const migrated = carriedOn(former({ ...state, tokens }))
  expect(migrated.tokens.map(({ kind, space }) => [kind, space])).toEqual(
    state.tokens.map(({ kind, space }, i) => [kind, i === 2 || i === 3 ? -1 : space]),
  )
  expect(migrated.tokens.slice(0, 2).every(({ facedown }) => !facedown)).toBe(true)
})
