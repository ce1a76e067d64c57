/** Matches that were stored under earlier schemas go on. */
import { readFileSync } from 'node:fs'
import { FastRng, Match, migrate, randomAnswer } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { describe, expect, test } from 'vitest'
import { type State, xwing } from '../index.ts'
import { PLACES_OF_SCHEMA_1 } from '../places-of-schema-1.ts'
import type { Ability, Card } from '../rules/abilities.ts'
import { abilityIndex, allCards, numberOf } from '../rules/cards.ts'

interface Stored {
  readonly title: string
  readonly n: number
  readonly schema: number
  readonly state: State
}

const read = (file: string): string[] =>
  readFileSync(new URL(`./golden/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

/** States as schema 1 stored them in the middle of a round. */
const STORED: readonly Stored[] = read('states-of-schema-1.jsonl').map((line) => JSON.parse(line))

/** Keys of abilities that a state holds, with the card they should be on. */
function keysIn({ ships, attack }: State): [card: number, key: string][] {
  const performed = ships.flatMap(({ cards, done }) =>
    done.flatMap((key): [number, string][] => {
      const [, slot, ability] = /^card (\d+) (.+)$/.exec(key) ?? []
      return slot === undefined ? [] : [[cards[Number(slot)], ability]]
    }),
  )
  const used = (attack?.used ?? []).flatMap((key): [number, string][] => {
    const [, ship, slot, ability] = /^(\d+) (\d+) (.+)$/.exec(key) ?? []
    return ship === undefined ? [] : [[ships[Number(ship)].cards[Number(slot)], ability]]
  })
  return [...performed, ...used]
}

describe('abilities were named by their place on their card', () => {
  test.each(STORED)(
    '$title, after $n decisions: known by their keys, and played to its end',
    ({ n, state }) => {
      const now = accepted(migrate(xwing, { n, schema: 1, state }))
      const keys = keysIn(now)
      expect(keys.length).toBeGreaterThan(0)
      for (const [card, key] of keys) expect(abilityIndex().ability(card, key)).toBeDefined()
      const match = Match.at(xwing, now.options, 'test', now)
      const rng = new FastRng(n)
      while (!match.over) {
        const [ask] = match.asks
        expect(match.answer(ask.seat, randomAnswer(ask, rng))).toBeNull()
      }
    },
  )

  test('what waits in the queue keeps its card, its event and the action of which it tells', () => {
    const [{ n, state }] = STORED
    const ship = state.ships.find(({ done }) => done.some((key) => key.startsWith('card ')))
    const key = ship?.done.find((one) => one.startsWith('card '))
    const waiting = { ship: 0, slot: 0, event: { event: 'action-performed', ship: ship?.id, key } }
    const queue = [
      { ...waiting, card: numberOf('pilot', 'junoeclipse'), ability: 0 },
      { ...waiting, card: numberOf('pilot', 'mirandadoni'), ability: 1 },
      { ...waiting, card: numberOf('scenario', 'rules'), ability: 1, event: { by: 1 } },
    ]
    const now = accepted(migrate(xwing, { n, schema: 1, state: { ...state, queue } }))
    expect(now.queue.map((entry) => entry.key)).toEqual([
      'when action-performed',
      'fewer-dice',
      'when became-tractored',
    ])
    expect(now.queue[0].event).toMatchObject({
      key: now.ships[ship?.id ?? 0].done.find((one) => /^card /.test(one)),
    })
  })

  test('who waited for what it waits for no longer leaves the queue [card: Stunned Pilot]', () => {
    const [{ n, state }] = STORED
    const queue = [
      { ship: 0, slot: 100, card: numberOf('damage', 'stunnedpilot'), ability: 0, event: { event: 'moved' } },
    ]
    expect(accepted(migrate(xwing, { n, schema: 1, state: { ...state, queue } })).queue).toEqual([])
  })
})

/** The words of schema 1 for what was stored. */
const WORDS: { readonly [kind: string]: Ability['word'] } = {
  triggered: 'when',
  modification: 'modify',
  action: 'action',
}

test('every ability that schema 1 could store by its place is known by its key', () => {
  const cards = new Map(allCards().map((card) => [`${card.type}/${card.id}`, card]))
  const lost = read('abilities-of-schema-1.txt').flatMap((line) => {
    const [name, places] = line.split(': ')
    const card = cards.get(name)
    return places.split(', ').flatMap((place, i) => {
      const [kind, event] = place.split(' ')
      const word = WORDS[kind]
      return word === undefined || isKnown(card, word, PLACES_OF_SCHEMA_1[name]?.[i], event)
        ? []
        : [`${name} ${i}`]
    })
  })
  expect(lost).toEqual([])
})

function isKnown(
  card: Card | undefined,
  word: Ability['word'],
  noted: string | undefined,
  event?: string,
): boolean {
  const now = card === undefined ? [] : (abilityIndex().of(word)?.[card.number] ?? [])
  if (noted !== undefined) return now.some(({ key }) => key === noted)
  return event === undefined ? now.length === 1 : now.some(({ key }) => key === `when ${event}`)
}

test('abilities of a card that are alike have keys of their own, so that none is counted', () => {
  const counted = allCards().flatMap(({ type, id, number }) =>
    (['when', 'instead', 'modify', 'action', 'another-way', 'system'] as const).flatMap((word) =>
      (abilityIndex().of(word)?.[number] ?? [])
        .filter(({ key, ability }) => ability.key === undefined && / \d+$/.test(key))
        .map(({ key }) => `${type}/${id}: ${key}`),
    ),
  )
  expect(counted).toEqual([])
})
