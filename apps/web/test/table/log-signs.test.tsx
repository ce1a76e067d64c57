/** Dice and symbols behind the sentences of a log, in matches of all four games that are played. */
import { FastRng, isRefusal, type LogEntry, logFor, Match, randomAnswer } from '@dejarik/kernel'
import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deckbuildingFace } from '../../src/games/deckbuilding/index.tsx'
import { destinyFace } from '../../src/games/destiny/index.tsx'
import { imperialAssaultFace } from '../../src/games/imperial-assault/index.tsx'
import { xwingFace } from '../../src/games/xwing/index.tsx'
import type { GameFace } from '../../src/table/contract.ts'

/** What a spectator reads of some matches up to so many decisions. */
function logOf({ game }: Pick<GameFace, 'game'>, decisions: number): readonly LogEntry[] {
  const options = game.readOptions({})
  if (isRefusal(options)) throw new Error(options.refused)
  return [1, 2, 3].flatMap((seed) => {
    const match = Match.start(game, options, `signs ${seed}`, { log: true })
    const rng = new FastRng(seed, 7)
    while (!match.over && match.n < decisions) {
      const ask = match.asks[0]!
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
    return match.log.map((entry) => logFor(entry, 0))
  })
}

function markup(signs: ReactNode): string {
  return signs === null || isValidElement(signs) || Array.isArray(signs)
    ? renderToStaticMarkup(<>{signs}</>)
    : ''
}

function drawn(face: Pick<GameFace, 'game' | 'signsOf'>, decisions: number): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const entry of logOf(face, decisions))
    found.set(entry.what, [...(found.get(entry.what) ?? []), markup(face.signsOf?.(entry, 'en'))])
  return found
}

const count = (html: string, part: string): number => html.split(part).length - 1

test('X-Wing: every roll shows its dice, every token its sign', () => {
  const found = drawn(xwingFace, 700)
  const rolls = found.get('roll-dice') ?? []
  expect(rolls.length).toBeGreaterThan(5)
  for (const html of rolls) expect(html === '' || count(html, 'xw-die-plate') > 0).toBe(true)
  expect(rolls.some((html) => count(html, 'xw-die-plate') >= 2)).toBe(true)
  expect([...found.values()].flat().some((html) => html.includes('xw-token-icon'))).toBe(true)
})

test('Destiny: a resolved die shows its side, resources and damage their symbol', () => {
  const found = drawn(destinyFace, 600)
  expect(found.get('resolve')!.length).toBeGreaterThan(3)
  expect(found.get('resolve')!.every((html) => count(html, 'sd-die-body') === 1)).toBe(true)
  expect(found.get('roll')!.every((html) => count(html, 'sd-die-body') > 0)).toBe(true)
  expect(
    found.get('damage')!.every((html) => /log-amount number" aria-hidden="true">\d+<svg/.test(html)),
  ).toBe(true)
})

test('Imperial Assault: a roll shows the dice of both sides', () => {
  const found = drawn(imperialAssaultFace, 900)
  const rolls = found.get('rolled') ?? []
  expect(rolls.length).toBeGreaterThan(1)
  for (const html of rolls) expect(count(html, 'class="ia-face"')).toBeGreaterThan(1)
  expect(found.get('damage')!.every((html) => html.includes('ia-result'))).toBe(true)
})

test('The Deckbuilding Game: prices, Force, attack and damage in the symbols of the cards', () => {
  const found = drawn(deckbuildingFace, 400)
  for (const what of ['purchase', 'gain-resources', 'gain-force', 'base-attack', 'damage'])
    expect(
      found.get(what)!.every((html) => /\d+<svg/.test(html)),
      what,
    ).toBe(true)
  // Two numbers against each other.
  expect((found.get('row-attack') ?? []).every((html) => count(html, 'log-amount') === 2)).toBe(true)
  expect(found.get('end-turn')!.every((html) => html === '')).toBe(true)
})
