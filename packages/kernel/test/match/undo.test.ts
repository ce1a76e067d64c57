import { describe, expect, test } from 'vitest'
import { FastRng, Match, type MatchSettings } from '../../src/index.ts'
import {
  type CantinaMatch,
  choose,
  give,
  HAN,
  LANDO,
  playOn,
  situation,
  standing,
  start,
  stepOn,
} from '../cantina/play.ts'
import { accepted } from '../play/index.ts'
import { playing, type TinyMatch, tiny } from '../tiny.ts'

const YES = 0
const [LEFT, RIGHT] = [0, 1]

/** After an answer of `seat` it hinges on a secret of the right player's how it goes on, if it `could`. */
function afterAnswerOf(seat: number, could: boolean, settings: MatchSettings = {}): TinyMatch {
  const match = playing(function* (t) {
    yield* t.may(seat, 'provoke', { rule: 'ti.turn.1' })
    t.state.notes.push(t.hinges === undefined ? 'playout' : 'match')
    t.hinges?.(RIGHT, 'hand', () => could)
    yield* t.may(RIGHT, 'react', { rule: 'ti.turn.1' })
    yield* t.may(RIGHT, 'react-again', { rule: 'ti.turn.1' })
  }, settings)
  match.answer(seat, YES)
  return match
}

/** Plays a match to its end and notes how it stood before each answer. */
function remembered(seed: string, settings: MatchSettings): { match: CantinaMatch; stood: string[] } {
  const match = start(seed, settings)
  const stood: string[] = []
  playOn(match, 11, () => {
    stood.push(standing(match))
    return true
  })
  return { match, stood }
}

describe('undo leads back to every prompt of a match, inside abilities too', () => {
  test.each<[string, MatchSettings]>([
    ['with all boundaries', {}],
    ['with the last boundary alone', { keep: 1 }],
    ['with a few', { keep: 3 }],
    ['with fewer the further back', { keep: 'thinning' }],
    ['with none, from the beginning', { keep: 0 }],
  ])('one answer at a time, %s', (_, settings) => {
    const { match, stood } = remembered('back', settings)
    for (let n = stood.length - 1; n >= 0; n--) {
      match.undoTo(n)
      expect(standing(match)).toBe(stood[n])
    }
  })

  test.each<[string, MatchSettings]>([
    ['with all boundaries', {}],
    ['with the last boundary alone', { keep: 1 }],
    ['with fewer the further back', { keep: 'thinning' }],
    ['with none', { keep: 0 }],
  ])('and anywhere at one go, %s', (_, settings) => {
    const { stood } = remembered('jump', settings)
    for (let n = 0; n < stood.length; n += 3) {
      const { match } = remembered('jump', settings)
      match.undoTo(n)
      expect(standing(match)).toBe(stood[n])
    }
  })

  test.each<MatchSettings>([{}, { keep: 2 }, { keep: 'thinning' }])(
    'back and forth many times, as players do, %j',
    (settings) => {
      const rng = new FastRng(6)
      const match = start('to and fro', settings)
      for (let k = 0; k < 200; k++) {
        if (match.over || rng.int(3) === 0) {
          const to = rng.int(match.n + 1)
          const again = start('to and fro')
          for (const { seat, answer } of match.entries.slice(0, to)) again.answer(seat, answer)
          match.undoTo(to)
          expect(standing(match)).toBe(standing(again))
        } else stepOn(match, rng)
      }
    },
  )

  test('and from there the match can take another way', () => {
    const match = situation({ han: { hand: ['smuggler', 'gambler'] } }, { turnsLeft: 2 })
    choose(match, { do: 'play', card: 'smuggler' })
    match.undoTo(0)
    choose(match, { do: 'pass' })
    expect(match.state.sides[HAN]).toMatchObject({ credits: 4 })
    expect(match.entries).toHaveLength(1)
  })

  test('a resignation too, if all agree', () => {
    const match = start('stay')
    const before = standing(match)
    match.concede(HAN, 'resign')
    match.undoTo(0)
    expect(standing(match)).toBe(before)
  })

  test.each([5, -1, 3])('to where the match never was (%i of 3) changes nothing', (n) => {
    const match = start('nowhere')
    for (const seat of [0, 1, 2]) match.answer(seat, 0)
    const before = standing(match)
    match.undoTo(n)
    expect(standing(match)).toBe(before)
  })
})

describe('the log after an undo', () => {
  test('ends where the match stands, and is written anew from there', () => {
    const match = start('log', { log: true })
    const told: number[] = []
    playOn(match, 5, () => {
      told.push(match.log.length)
      return true
    })
    const whole = structuredClone(match.log)
    for (const n of [told.length - 2, 7, 3, 0]) {
      const { entries } = match
      match.undoTo(n)
      expect(match.log).toEqual(whole.slice(0, told[n]))
      for (const { how, seat, answer } of entries.slice(n)) match.enter(how, seat, answer)
      expect(match.log).toEqual(whole)
    }
  })

  test('also of a match that does not begin at its beginning', () => {
    const match = situation({ han: { hand: ['smuggler', 'seer'] } }, { turnsLeft: 3, deck: ['heist'] })
    choose(match, { do: 'play', card: 'smuggler' })
    choose(match, { do: 'pass' })
    match.undoTo(0)
    expect(match.log).toEqual([])
  })
})

describe('who may take an answer back on their own', () => {
  const before = (): CantinaMatch =>
    situation({ han: { hand: ['heist', 'seer'] }, lando: {} }, { deck: ['gambler', 'dealer'], turnsLeft: 3 })

  test('nobody before there is one', () => {
    expect(before().undoable(HAN)).toEqual({ refused: 'undo-nothing' })
  })

  test('who gave it, and nobody else', () => {
    const match = before()
    choose(match, { do: 'play', card: 'heist' })
    expect(match.undoable(HAN)).toEqual({ to: 0 })
    expect(match.undoable(LANDO)).toEqual({ refused: 'undo-not-yours' })
  })

  test('step by step inside an ability', () => {
    const match = before()
    choose(match, { do: 'play', card: 'heist' })
    give(match, 1)
    give(match, 2)
    for (const to of [2, 1, 0]) {
      expect(match.undoable(HAN)).toEqual({ to })
      match.undoTo(to)
    }
    expect(match.ask?.what).toBe('turn')
  })

  test('not once something hidden became known by it', () => {
    const match = before()
    choose(match, { do: 'play', card: 'seer' })
    expect(match.barrier).toEqual({ n: 1, why: 'looked' })
    expect(match.undoable(HAN)).toEqual({ refused: 'undo-revealed', args: { why: 'looked' } })
  })

  test('but what came after that, yes', () => {
    const match = before()
    choose(match, { do: 'play', card: 'seer' })
    choose(match, { do: 'no' })
    expect(match.undoable(HAN)).toEqual({ to: 1 })
  })

  test('and with consent everything: what was known is then unknown to the rules again', () => {
    const match = before()
    choose(match, { do: 'play', card: 'seer' })
    match.undoTo(0)
    expect(match.barrier).toEqual({ n: 0, why: '' })
    expect(match.view(HAN).top).toBeNull()
  })

  test('nobody after the end: all may be open by then, the seed too', () => {
    const match = before()
    match.concede(HAN, 'resign')
    expect(match.undoable(HAN)).toEqual({ refused: 'match-over', rule: 'ca.end.2' })
  })
})

describe('what hinges on a secret', () => {
  const barred = { refused: 'undo-revealed', args: { why: 'hand' } }

  test('bars the way back for those who don’t know it, asked or not', () => {
    expect(afterAnswerOf(LEFT, true).undoable(LEFT)).toEqual(barred)
  })

  test('not for its owner', () => {
    expect(afterAnswerOf(RIGHT, true).undoable(RIGHT)).toEqual({ to: 0 })
  })

  test('and not where nothing that he may have would make a difference', () => {
    expect(afterAnswerOf(LEFT, false).undoable(LEFT)).toEqual({ to: 0 })
  })

  test('stays so in a fork, and after an answer more and back', () => {
    const match = afterAnswerOf(LEFT, true)
    expect(match.fork().undoable(LEFT)).toEqual(barred)
    match.answer(RIGHT, YES)
    match.undoTo(1)
    expect(match.undoable(LEFT)).toEqual(barred)
  })

  test.each<[string, MatchSettings]>([
    ['with all boundaries', {}],
    ['with the last boundary alone', { keep: 1 }],
    ['with fewer and fewer', { keep: 'thinning' }],
  ])('is found again all the way back through a restored match, %s', (_, settings) => {
    const game = tiny({
      *turn(t) {
        const { notes } = t.state
        const { do: what } = yield* t.decide(LEFT, 'go', [{ do: 'on' }, { do: 'quietly' }], {
          rule: 'ti.turn.1',
        })
        notes.push(what)
        t.hinges?.(RIGHT, 'hand', () => what === 'on')
        return 'turn'
      },
    })
    const live = Match.start(game, {}, 'far back', { keep: 1 })
    const rng = new FastRng(3)
    const ways = Array.from({ length: 200 }, () => {
      live.answer(LEFT, rng.int(2))
      return live.undoable(LEFT)
    })
    const restored = accepted(Match.restore(game, live.record, settings))
    for (let n = ways.length; n > 0; n--) {
      expect(restored.undoable(LEFT), `after ${n} answers`).toEqual(ways[n - 1])
      restored.undoTo(n - 1)
    }
  })

  test('is worked out once, and taken over by every fork', () => {
    let looked = 0
    const match = playing(function* (t) {
      yield* t.may(LEFT, 'first', { rule: 'ti.turn.1' })
      t.hinges?.(RIGHT, 'hand', () => ++looked > 0)
      yield* t.may(LEFT, 'second', { rule: 'ti.turn.1' })
      t.hinges?.(RIGHT, 'hand', () => ++looked > 0)
      yield* t.may(RIGHT, 'third', { rule: 'ti.turn.1' })
    })
    match.answer(LEFT, YES)
    const fork = match.fork()
    expect(fork.undoable(LEFT)).toEqual(barred)
    expect(looked).toBe(1)
    fork.answer(LEFT, YES)
    expect(fork.barrier).toEqual({ n: 2, why: 'hand' })
    expect(looked).toBe(2)
  })

  test('costs nothing in playouts, which are never taken back', () => {
    expect(afterAnswerOf(LEFT, true).state.notes).toEqual(['match'])
    expect(afterAnswerOf(LEFT, true, { keep: 0 }).state.notes).toEqual(['playout'])
  })
})

test('what chance has decided is not taken back freely, though nobody said so', () => {
  const rolled = (sides: number): TinyMatch => {
    const match = playing(function* (t) {
      yield* t.may(LEFT, 'roll', { rule: 'ti.turn.1' })
      t.state.notes.push(t.int(0, sides))
      yield* t.may(LEFT, 'go-on', { rule: 'ti.turn.1' })
    })
    match.answer(LEFT, YES)
    return match
  }
  expect(rolled(6).undoable(LEFT)).toEqual({ refused: 'undo-revealed', args: { why: 'chance' } })
  expect(rolled(1).undoable(LEFT)).toEqual({ to: 0 })
})
