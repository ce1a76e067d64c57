/** What happens is shown beat by beat, each at the card that it happens to. */
import type { View } from '@dejarik/deckbuilding'
import { deckbuilding } from '@dejarik/deckbuilding'
import { FastRng, isRefusal, Match, randomAnswer } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { beats } from '../../src/games/deckbuilding/beats/beats.ts'
import type { Shows } from '../../src/games/deckbuilding/beats/shows.ts'
import { Position, REBELS } from './position.ts'

/** What is shown of the answers, given one after the other. */
function shownBy(p: Position, ...answers: (() => number)[]): { shows: Shows[]; holds: number[] } {
  const told = p.match.log.length
  const before = p.view
  for (const answer of answers) p.answer(answer())
  const all = beats(before, p.view, p.match.log.slice(told))
  return { shows: all.map(({ shows }) => shows), holds: all.map(({ hold }) => hold) }
}

test('an attack on a base is seen with its sum, then the damage at the base [db.base-attack.1]', () => {
  const p = new Position({ rebel: { units: ['X-Wing'] }, empire: { base: 'Lothal' } })
  const [xwing, lothal] = [p.card('X-Wing'), p.card('Lothal')]
  p.answer(p.option({ do: 'commit', card: xwing, to: -2 }))
  const { shows } = shownBy(p, () => p.option({ do: 'resolve' }))
  expect(shows).toEqual([
    { kind: 'attack', attackers: [xwing], target: lothal, total: 3, needed: null },
    { kind: 'damage', card: lothal, amount: 3 },
  ])
})

test('a base that falls is seen to fall, longer than anything else [db.base-attack.9]', () => {
  const p = new Position({
    rebel: { units: ['X-Wing'] },
    empire: { base: { card: 'Lothal', damage: 6 } },
  })
  const lothal = p.card('Lothal')
  p.answer(p.option({ do: 'commit', card: p.card('X-Wing'), to: -2 }))
  const { shows, holds } = shownBy(p, () => p.option({ do: 'resolve' }))
  expect(shows).toContainEqual({ kind: 'fate', card: lothal, fate: 'destroyed' })
  expect(Math.max(...holds)).toBe(holds[shows.findIndex(({ kind }) => kind === 'fate')])
})

test('a purchase is seen at the card in the row, short for who made it [db.purchase.5]', () => {
  const p = new Position({ row: ['Z-95 Headhunter'], rebel: { resources: 1 } })
  const card = p.card('Z-95 Headhunter')
  const before = p.view
  const { shows, holds } = shownBy(p, () => p.option({ do: 'buy', card }))
  expect(shows).toEqual([{ kind: 'fate', card, fate: 'purchased' }])
  const [other] = beats({ ...before, seat: 1 - REBELS }, p.view, p.match.log.slice(-3))
  expect(other!.hold).toBeGreaterThan(holds[0]!)
})

test('an exile is seen at the card that goes [db.exile.2]', () => {
  const p = new Position({ rebel: { units: ['Kel Dor Mystic'], hand: ['Rebel Trooper'] } })
  const trooper = p.card('Rebel Trooper')
  const { shows } = shownBy(p, () => p.option({ do: 'use' }))
  expect(shows).toContainEqual({ kind: 'fate', card: trooper, fate: 'exiled' })
})

test('each attack, hit, purchase, discard and exile of whole matches has a beat of its own', () => {
  const options = deckbuilding.readOptions({})
  if (isRefusal(options)) throw new Error(options.refused)
  const match = Match.start(deckbuilding, options, 'beats', { log: true })
  const rng = new FastRng(3, 7)
  const shows: Shows[] = []
  const log: string[] = []
  while (!match.over && match.n < 1500) {
    const before: View = match.view(0)
    const told = match.log.length
    const ask = match.asks[0]!
    match.answer(ask.seat, randomAnswer(ask, rng))
    const entries = match.log.slice(told)
    shows.push(...beats(before, match.view(0), entries).map((beat) => beat.shows))
    log.push(...entries.map(({ what }) => what))
  }
  const count = (...whats: string[]): number => log.filter((what) => whats.includes(what)).length
  const fates = (of: string): number => shows.filter((one) => one.kind === 'fate' && one.fate === of).length
  expect(count('base-attack')).toBeGreaterThan(3)
  expect(shows.filter(({ kind }) => kind === 'attack')).toHaveLength(count('base-attack', 'row-attack'))
  expect(shows.filter(({ kind }) => kind === 'damage')).toHaveLength(count('damage', 'repair'))
  expect(fates('purchased')).toBe(count('purchase'))
  expect(fates('discarded')).toBe(count('discard', 'row-discard'))
  expect(fates('exiled')).toBe(count('exile'))
  expect(fates('destroyed')).toBe(count('ship-destroyed', 'base-destroyed'))
})
