import type { Catalogue, Game } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { missingKeys } from '../src/index.ts'
import { pebbles } from './pebbles.ts'

function changed(change: { de?: Catalogue; en?: Catalogue }, without: readonly string[] = []): Game {
  const text = { de: { ...pebbles.text.de, ...change.de }, en: { ...pebbles.text.en, ...change.en } }
  const kept = (all: Catalogue): Catalogue =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !without.includes(key)))
  return { ...pebbles, text: { de: kept(text.de), en: kept(text.en) } } as Game
}

test('a game with all its words has no gap', () => {
  expect(missingKeys(pebbles)).toEqual([])
})

test('a key that one language lacks', () => {
  expect(missingKeys(changed({ en: { 'refusal.own': 'No.' } }))).toEqual([
    { language: 'de', key: 'refusal.own', problem: 'only in the catalogue for en' },
  ])
})

test('a sentence that only comes up in play', () => {
  const gaps = missingKeys(changed({}, ['log.draw-known']))
  expect(gaps.map((gap) => `${gap.language} ${gap.key}`)).toEqual(['de log.draw-known', 'en log.draw-known'])
})

test('a pattern that does not parse', () => {
  const gaps = missingKeys(changed({ de: { 'refusal.own': '{count, plural' }, en: { 'refusal.own': 'No.' } }))
  expect(gaps.map((gap) => `${gap.language} ${gap.key}`)).toEqual(['de refusal.own'])
})

test('a sentence that wants an argument which the game does not give', () => {
  const gaps = missingKeys(changed({ de: { 'ask.show': 'Zeige {what}.' } }))
  expect(gaps.map((gap) => `${gap.language} ${gap.key}`)).toEqual(['de ask.show'])
})

test('a name in the wrong case', () => {
  const gaps = missingKeys(changed({ de: { 'option.show': 'Mit {pebble} zeigen' } }))
  expect(gaps).toEqual([
    { language: 'de', key: 'option.show', problem: 'wrong case: Mit Roter Gardist zeigen' },
  ])
})

test('what one seat alone is told, and its sentence leaves out', () => {
  const problem = 'leaves out what one seat alone is told'
  expect(missingKeys(changed({ de: { 'log.draw-known': 'Es wird gezogen.' } }))).toEqual([
    { language: 'de', key: 'log.draw-known', problem },
  ])
})
