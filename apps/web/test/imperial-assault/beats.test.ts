/** What happens is shown beat by beat, from the log of a match that is played. */
import type { View } from '@dejarik/imperial-assault'
import { expect, test } from 'vitest'
import { beats } from '../../src/games/imperial-assault/beats/beats.ts'
import type { Shows } from '../../src/games/imperial-assault/beats/shows.ts'
import { optionsWith, playOn, playUntil, viewOf } from './table.ts'

/** All beats of some matches, with what their logs say. */
function played(options: unknown = optionsWith()): { shows: Shows[]; log: string[] } {
  const shows: Shows[] = []
  const log: string[] = []
  for (let seed = 1; seed <= 5; seed++) {
    let before: View | null = null
    let told = 0
    playOn(options, seed, (match) => {
      const after = viewOf(match, 0)
      const entries = match.log.slice(told)
      told = match.log.length
      if (before !== null) shows.push(...beats(before, after, entries).map((beat) => beat.shows))
      log.push(...entries.map(({ what }) => what))
      before = after
      return false
    })
  }
  return { shows, log }
}

const SKIRMISHES = played()

test('an attack is declared, rolled and summed up; damage and defeat follow, each once', () => {
  const { shows, log } = SKIRMISHES
  const count = (what: string): number => log.filter((one) => one === what).length
  const stages = shows.flatMap((one) => (one.kind === 'attack' ? [one.stage] : []))
  expect(count('attack')).toBeGreaterThan(3)
  expect(stages.filter((stage) => stage === 'declare')).toHaveLength(count('attack'))
  expect(stages.filter((stage) => stage === 'roll')).toHaveLength(count('rolled'))
  expect(stages.filter((stage) => stage === 'result')).toHaveLength(count('hit') + count('missed'))
  expect(shows.filter(({ kind }) => kind === 'damage')).toHaveLength(count('damage'))
  expect(shows.filter(({ kind }) => kind === 'fallen')).toHaveLength(count('defeated'))
})

test('the sum of a hit comes out: damage − block + pierce', () => {
  for (const one of SKIRMISHES.shows)
    if (one.kind === 'attack' && one.sum !== null) {
      const { damage, block, pierce, dealt } = one.sum
      expect(dealt).toBe(Math.max(0, damage - block + pierce))
    }
})

test('a walk goes space by space from where the figure stood', () => {
  const walks = SKIRMISHES.shows.flatMap((one) => (one.kind === 'walk' ? [one.way] : []))
  expect(walks.length).toBeGreaterThan(3)
  expect(walks.every((way) => way.length >= 2)).toBe(true)
  expect(walks.some((way) => way.length > 3)).toBe(true)
})

test('a mission begins with its briefing, and what is read aloud comes at its moment and stays to be read', () => {
  const mission = { campaign: { mission: 'aftermath' } }
  expect(played(mission).shows.filter(({ kind }) => kind === 'briefing')).toHaveLength(5)
  const view = viewOf(
    playUntil(({ what }) => what === 'act', mission),
    0,
  )
  const entry = {
    n: 1,
    what: 'event',
    rule: 'ia.hidden-information.4',
    args: { mission: view.mission, secret: 1 },
  }
  const [beat] = beats(view, view, [entry])
  expect(beat?.shows).toEqual({ kind: 'event', secret: 1, changes: [] })
  expect(beat?.hold).toBeGreaterThanOrEqual(8000)
})

test('an event says who and what it has brought, and which doors it has opened', () => {
  const after = viewOf(
    playUntil(({ what }) => what === 'act', { campaign: { mission: 'aftermath' } }),
    0,
  )
  const figure = after.figures.findIndex(({ space }) => space >= 0)
  const token = after.tokens.findIndex(({ space }) => space >= 0)
  const before = {
    ...after,
    doors: after.doors | 1,
    figures: after.figures.with(figure, { ...after.figures[figure]!, space: -1 }),
    tokens: after.tokens.with(token, { ...after.tokens[token]!, space: -1 }),
  }
  const entry = { n: 1, what: 'event', rule: '', args: { mission: after.mission, secret: 0 } }
  const [beat] = beats(before, { ...after, doors: after.doors & ~1 }, [entry])
  expect(beat?.shows).toMatchObject({
    changes: [
      { what: 'door', id: 0 },
      { what: 'figure', id: figure },
      { what: 'token', id: token },
    ],
  })
})

test('a die that is rerolled is shown with what it shows now [ia.attack-special.12]', () => {
  const { shows, log } = SKIRMISHES
  const rerolls = shows.flatMap((one) => (one.kind === 'attack' && one.stage === 'reroll' ? [one] : []))
  expect(log.filter((what) => what === 'rerolled').length).toBeGreaterThan(0)
  expect(rerolls).toHaveLength(log.filter((what) => what === 'rerolled').length)
  for (const { again, dice } of rerolls) {
    expect(again.attack | again.defense).toBeGreaterThan(0)
    expect(dice!.attackSides.length + dice!.defenseSides.length).toBeGreaterThan(0)
  }
})
