/** Colours of tokens: without a meaning of their own, and a secret while they lie face down. */
import { FastRng, SPECTATOR } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { imperialAssault, NONE } from '../../index.ts'
import type { TokenWords } from '../../missions/language/words.ts'
import { officers } from './officers.ts'
import { written } from './written.ts'

const words = (text: string) => ({ en: text, de: text })
const terminal: TokenWords = { name: words('terminal'), colors: ['red'] }
const crates: TokenWords = {
  name: words('crate'),
  at: '3,3 4,3',
  colors: ['blue', 'green'],
  retrieve: {},
}
const caches: TokenWords = { name: words('cache'), at: '3,0 4,0 5,0', colors: ['red', 'green', 'green'] }

test('red and green tokens do the same as long as no rule asks [ia.mission-tokens.5] [ia.crate-tokens.6] [ia.terminal-tokens.6]', () => {
  const mission = written([], { terminal, crate: crates, cache: caches })
  const match = officers(mission, { ours: ['3,4', '0,4'], theirs: ['11,0'] })
  const offered = match.player1.offered.filter((option) => option.do === 'interact')
  expect(offered).toEqual(
    [1, 2].map((n) => ({ do: 'interact', figure: 'ours 1', token: `crate ${n}`, what: 'retrieve' })),
  )
  const before = match.player1.hand.length
  match.nextRound()
  // One card for the round, one for the red terminal.
  expect(match.player1.hand.length).toBe(before + 2)
})

/** Whoever looks into a cache reveals it, and scores if it is red. */
const LOOK = {
  on: 'interact',
  id: 'look',
  name: words('look'),
  with: 'tokens:cache',
  if: [{ is: 'facedown' }],
  do: [{ do: 'reveal' }, { do: 'score', who: 'you', points: 5, if: [{ is: 'color', color: 'red' }] }],
} as const

test('a token that lies face down shows its color to nobody until it is revealed [ia.mission-tokens.6] [ia.crate-tokens.7]', () => {
  const mission = written([LOOK], {
    crate: { ...crates, facedown: true },
    cache: { ...caches, facedown: true },
  })
  const match = officers(mission, { ours: ['4,1'], theirs: ['11,0'] })
  for (const seat of [0, 1, SPECTATOR])
    expect(match.match.view(seat).tokens.every(({ color }) => color === NONE)).toBe(true)
  match.player1.interact('look', { token: 'cache 2' })
  expect(match.tokens['cache 2'].color).toBe('green')
  expect(match.player1.points).toBe(0)
  match.player1.interact('look', { token: 'cache 1' })
  expect(match.player1.points).toBe(5)
  expect(match.tokens['cache 3'].color).toBe('facedown')
})

test('who thinks ahead supposes colors that fit what was revealed [ia.hidden-information.10]', () => {
  const mission = written([LOOK], { cache: { ...caches, facedown: true } })
  const match = officers(mission, { ours: ['4,1'], theirs: ['11,0'] })
  match.player1.interact('look', { token: 'cache 2' })
  const colors = Array.from({ length: 20 }, (_, seed) => {
    const state = imperialAssault.clone(match.state)
    imperialAssault.redeal(state, 1, new FastRng(seed))
    return state.tokens.filter(({ kind }) => kind > 0).map(({ color }) => color)
  })
  expect(new Set(colors.map(String))).toEqual(new Set(['3,1,1', '1,1,3']))
})
