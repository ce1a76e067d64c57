import { describe, expect, test } from 'vitest'
import {
  type Change,
  type Discipline,
  type Flow,
  type GameEvent,
  raise,
  type Window,
} from '../../src/index.ts'
import { choose, give, HAN, LANDO, QIRA, situation } from '../cantina/play.ts'
import { playing, type TinyTable } from '../tiny.ts'

interface Hit extends GameEvent {
  readonly event: 'hit'
  readonly damage: number
}

const hitFor = (damage: number): Hit => ({ event: 'hit', damage })

/** A discipline in which these listen: each notes what it hears, and may rewrite it. */
function hearing(
  windows: { readonly [W in Window]?: (t: TinyTable, hit: Hit) => Flow<Hit | null> },
): Discipline<TinyTable, Hit, Window> {
  const run = (window: Window) =>
    function* (t: TinyTable, hit: Hit): Flow<Hit | null> {
      t.state.notes.push(`${window} ${hit.damage}`)
      const now = yield* (windows[window] as NonNullable<(typeof windows)[Window]>)(t, hit)
      return now
    }
  return {
    live: (_, __, window) => (windows[window] === undefined ? [] : [window]),
    instead: run('instead'),
    *before(t, hit) {
      yield* run('before')(t, hit)
    },
    *after(t, hit) {
      yield* run('after')(t, hit)
    },
  }
}

/** Raises a hit of 4 and says what came of it. */
function hitting(
  discipline: Discipline<TinyTable, Hit, Window>,
  change?: (t: TinyTable, hit: Hit) => ReturnType<Change<Hit>>,
) {
  return playing(function* (t) {
    const happened = yield* raise(t, discipline, hitFor(4), (hit) => {
      t.state.notes.push(`change ${hit.damage}`)
      return change?.(t, hit)
    })
    return happened === null ? 'nothing happened' : `hit for ${happened.damage}`
  })
}

// biome-ignore lint/correctness/useYield: an ability that asks nobody
function* lets(_: TinyTable, hit: Hit): Flow<Hit> {
  return hit
}

const cite = { rule: 'ti.hit.1' }

describe('the windows of an event', () => {
  test('open in order, around the change', () => {
    const match = hitting(hearing({ instead: lets, before: lets, after: lets }))
    expect(match.state.notes).toEqual(['instead 4', 'before 4', 'change 4', 'after 4', 'hit for 4'])
  })

  test('stay shut where nobody listens', () => {
    expect(hitting(hearing({})).state.notes).toEqual(['change 4', 'hit for 4'])
  })

  test('what rewrites it instead rewrites it for all that follows', () => {
    // biome-ignore lint/correctness/useYield: an ability that asks nobody
    const half = function* (_: TinyTable, hit: Hit): Flow<Hit> {
      return { ...hit, damage: hit.damage / 2 }
    }
    const match = hitting(hearing({ instead: half, before: lets, after: lets }))
    expect(match.state.notes).toEqual(['instead 4', 'before 2', 'change 2', 'after 2', 'hit for 2'])
  })

  test('what cancels it leaves nothing to change, to interrupt or to follow', () => {
    // biome-ignore lint/correctness/useYield: an ability that asks nobody
    const none = function* (): Flow<null> {
      return null
    }
    const match = hitting(hearing({ instead: none, before: lets, after: lets }))
    expect(match.state.notes).toEqual(['instead 4', 'nothing happened'])
  })

  test('nothing follows a change that does not happen after all, whether it asks or not', () => {
    const windows = hearing({ before: lets, after: lets })
    expect(hitting(windows, () => false).state.notes).toEqual(['before 4', 'change 4', 'nothing happened'])
    const match = hitting(windows, (t) => t.may(0, 'which', cite))
    match.answer(0, 1)
    expect(match.state.notes).toEqual(['before 4', 'change 4', 'nothing happened'])
  })

  test('each may ask, and so may the change itself', () => {
    const asks = (what: string) =>
      function* (t: TinyTable, hit: Hit): Flow<Hit> {
        yield* t.may(1, what, cite)
        return hit
      }
    const match = hitting(
      hearing({ instead: asks('replace'), before: asks('interrupt'), after: asks('follow') }),
      function* (t) {
        yield* t.may(0, 'which', cite)
      },
    )
    const asked: string[] = []
    for (let { ask } = match; ask !== null; ask = match.ask) {
      asked.push(`${ask.seat} ${ask.what}`)
      match.answer(ask.seat, 0)
    }
    expect(asked).toEqual(['1 replace', '1 interrupt', '0 which', '1 follow'])
  })

  test('an event within an event has windows of its own', () => {
    const discipline = hearing({
      *before(t, hit) {
        if (hit.damage > 1)
          yield* raise(t, discipline, hitFor(1), () => {
            t.state.notes.push('change 1')
          })
        return hit
      },
    })
    const match = hitting(discipline)
    expect(match.state.notes).toEqual(['before 4', 'before 1', 'change 1', 'change 4', 'hit for 4'])
  })
})

describe('a gain in the cantina', () => {
  test('is halved instead by customs, if its owner likes', () => {
    const match = situation({ han: { hand: ['smuggler'] }, lando: { crew: ['customs'] } })
    choose(match, { do: 'play', card: 'smuggler' })
    expect(match.ask).toMatchObject({ seat: LANDO, what: 'customs', rule: 'ca.customs.1' })
    choose(match, { do: 'yes' })
    expect(match.state.sides[HAN].credits).toBe(4 + 1)
  })

  test('is halved twice by two customs, to nothing: then it does not happen, and nobody draws for it', () => {
    const match = situation(
      {
        han: { hand: ['smuggler'], crew: ['dealer'] },
        lando: { crew: ['customs'] },
        qira: { crew: ['customs'] },
      },
      { deck: ['seer', 'seer'], turnsLeft: 2 },
    )
    choose(match, { do: 'play', card: 'smuggler' })
    choose(match, { do: 'yes' })
    choose(match, { do: 'yes' })
    expect(match.ask).toMatchObject({ seat: LANDO, what: 'turn' })
    expect(match.state.sides[HAN]).toMatchObject({ credits: 4, hand: [] })
    expect(match.log.map((entry) => entry.what)).toEqual(['play', 'halved', 'halved'])
  })

  test('is interrupted by the bouncer before, and followed by the dealer after', () => {
    const match = situation(
      { han: { hand: ['smuggler'], crew: ['dealer'], credits: 1 }, qira: { crew: ['bouncer'] } },
      { deck: ['seer', 'heist'], turnsLeft: 2 },
    )
    choose(match, { do: 'play', card: 'smuggler' })
    expect(match.ask).toMatchObject({ seat: QIRA, what: 'bouncer', min: 0, max: 1 })
    give(match, 1)
    expect(match.ask).toMatchObject({ seat: HAN, what: 'dealer' })
    choose(match, { do: 'yes' })
    expect(match.log.map((entry) => entry.what)).toEqual(['play', 'fee', 'gain', 'draw'])
    expect(match.state.sides[HAN].credits).toBe(3)
    expect(match.state.sides[QIRA].credits).toBe(5)
  })
})
