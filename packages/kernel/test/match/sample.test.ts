import { describe, expect, test } from 'vitest'
import { askFor, canonical, FastRng, hash, type Seat } from '../../src/index.ts'
import {
  type CantinaMatch,
  choose,
  give,
  HAN,
  LANDO,
  playOn,
  QIRA,
  situation,
  standing,
  start,
} from '../cantina/play.ts'

const samples = (match: CantinaMatch, seat: Seat, count: number): CantinaMatch[] =>
  Array.from({ length: count }, (_, i) => match.sample(seat, new FastRng(i)))

describe('a sample, as a seat can imagine the match', () => {
  test('looks to that seat like the match itself, at every prompt', () => {
    const match = start('sight')
    playOn(match, 4, () => {
      for (const { seat } of match.asks) {
        const sample = match.sample(seat, new FastRng(match.n))
        expect(sample.view(seat)).toEqual(match.view(seat))
        expect(askFor(sample.askOf(seat)!, seat)).toEqual(askFor(match.askOf(seat)!, seat))
      }
      return true
    })
  })

  test('leaves the match alone', () => {
    const match = start('untouched')
    playOn(match, 4, () => {
      const before = standing(match)
      for (const { seat } of match.asks) playOn(match.sample(seat, new FastRng(3)), 2)
      expect(standing(match)).toBe(before)
      return true
    })
  })

  test('deals the hands of others and the deck anew', () => {
    const match = start('anew')
    const worlds = samples(match, HAN, 50)
    for (const seat of [LANDO, QIRA])
      expect(new Set(worlds.map((world) => canonical(world.state.sides[seat].hand))).size).toBeGreaterThan(40)
    expect(new Set(worlds.map((world) => canonical(world.state.deck))).size).toBe(50)
    for (const world of worlds) expect(world.state.sides[HAN].hand).toEqual(match.state.sides[HAN].hand)
  })

  test('throws other dice', () => {
    const match = situation({ han: { hand: ['gambler'] } }, { dice: [5, 5] })
    const rolls = Array.from({ length: 30 }, (_, i) => {
      const sample = match.sample(HAN, new FastRng(i), { keep: 0, log: true })
      choose(sample, { do: 'play', card: 'gambler' })
      return canonical(sample.log.find((entry) => entry.what === 'roll')?.args.roll)
    })
    expect(new Set(rolls).size).toBeGreaterThan(10)
  })

  test('depends on nothing but what the seat sees and its own generator', () => {
    // Two matches that differ in what Han can't see, and look the same to him.
    const hands = (lando: string, qira: string): CantinaMatch =>
      situation(
        { han: { hand: ['heist', 'heist'] }, lando: { hand: [lando] }, qira: { hand: [qira] } },
        { turnsLeft: 3 },
      )
    const [one, other] = [hands('seer', 'gambler'), hands('gambler', 'seer')]
    expect(one.view(HAN)).toEqual(other.view(HAN))
    expect(one.state).not.toEqual(other.state)
    for (let i = 0; i < 20; i++) {
      const [a, b] = [one, other].map((match) => match.sample(HAN, new FastRng(i)))
      expect(hash(a.state)).toBe(hash(b.state))
    }
  })

  test('inside an ability goes on with it', () => {
    const match = situation({ han: { hand: ['heist', 'seer', 'dealer'] }, lando: { hand: ['gambler'] } })
    choose(match, { do: 'play', card: 'heist' })
    give(match, 0)
    give(match, 2)
    for (const sample of samples(match, HAN, 10)) {
      expect(sample.midStep).toBe(true)
      expect(sample.n).toBe(match.n)
      expect(sample.ask?.what).toBe('heist-bury')
      expect(playOn(sample, 1).over).toBe(true)
    }
  })

  test('keeps what the seat has seen of the deck', () => {
    const match = situation(
      { han: { hand: ['seer'] }, lando: { hand: ['gambler', 'heist'] } },
      { deck: ['smuggler', 'smuggler', 'customs'], turnsLeft: 2 },
    )
    choose(match, { do: 'play', card: 'seer' })
    const top = match.state.deck.at(-1)
    for (const sample of samples(match, HAN, 20)) expect(sample.state.deck.at(-1)).toBe(top)
  })
})

describe('while others have answered in secret', () => {
  const halfBid = (bid: number): CantinaMatch => {
    const match = start('bids')
    match.answer(LANDO, bid)
    return match
  }

  test('a sample asks them again: their answers are not the seat’s to know', () => {
    for (const sample of samples(halfBid(1), HAN, 5))
      expect(sample.asks.map((ask) => ask.seat)).toEqual([HAN, LANDO, QIRA])
  })

  test('and is the same, whatever they answered', () => {
    const worlds = [0, 1, 2].map((bid) => {
      const sample = halfBid(bid).sample(HAN, new FastRng(8))
      return canonical([standing(sample), sample.entries])
    })
    expect(new Set(worlds).size).toBe(1)
  })

  test('they are asked for cards of the hand that the sample has dealt them', () => {
    for (const sample of samples(halfBid(0), HAN, 10)) {
      const { choice } = askFor(sample.askOf(LANDO)!, LANDO)
      const offered =
        choice?.form === 'one'
          ? choice.options.map((option) => (option as unknown as { card: number }).card)
          : []
      expect(offered).toEqual(sample.state.sides[LANDO].hand)
    }
  })

  test('the seat’s own answer stays', () => {
    const match = halfBid(0)
    const sample = match.sample(LANDO, new FastRng(1))
    expect(sample.askOf(LANDO)).toBeNull()
    for (const seat of [HAN, QIRA]) sample.answer(seat, 0)
    const card = match.state.sides[LANDO].hand[0]
    expect(sample.state.discard).toContain(card)
  })
})

describe('a sample knows nothing that a bot must not', () => {
  const match = start('secret')
  playOn(match, 6, () => match.n < 14)
  const sample = match.sample(match.ask!.seat, new FastRng(1))

  test('neither the seed nor the key of the dice', () => {
    expect(sample.seed).toBe('')
    expect(sample.state.rng.key).not.toEqual(match.state.rng.key)
    expect(sample.state.rng.at).toEqual([0, 0])
  })

  test('nor where the match began', () => {
    const match = situation({ han: { hand: ['heist'] }, lando: { hand: ['seer'] } })
    expect(match.from).toBeDefined()
    expect(match.sample(HAN, new FastRng(1)).from).toBeUndefined()
  })

  test('nor the decisions so far, of which some were secret', () => {
    expect(sample.entries).toEqual([])
    expect(sample.record.entries).toEqual([])
  })

  test('and has no way back to them', () => {
    const again = match.sample(match.ask!.seat, new FastRng(1), { keep: 3 })
    playOn(again, 1, () => again.n < match.n + 1)
    expect(() => again.undoTo(0)).toThrow('can’t be undone')
    expect(() => match.sample(0, new FastRng(1)).fork()).toThrow('keeps no boundary')
  })

  test('but it can be forked from its next step on, if it keeps boundaries', () => {
    const again = match.sample(match.ask!.seat, new FastRng(1), { keep: 1 })
    playOn(again, 1, () => again.midStep || again.n < match.n + 2)
    expect(standing(again.fork())).toBe(standing(again))
  })
})
