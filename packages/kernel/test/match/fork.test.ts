import { describe, expect, test } from 'vitest'
import { FastRng, hash } from '../../src/index.ts'
import { choose, give, HAN, playOn, situation, standing, start, stepOn } from '../cantina/play.ts'

describe('a fork', () => {
  test('stands at the same prompt, at every prompt of a match', () => {
    for (const seed of ['a', 'b', 'c']) {
      const match = start(seed)
      playOn(match, 9, () => {
        expect(standing(match.fork())).toBe(standing(match))
        return true
      })
      expect(standing(match.fork())).toBe(standing(match))
    }
  })

  test('goes its own way: what is played in it is played nowhere else', () => {
    const match = start('apart')
    const rng = new FastRng(1)
    while (!match.over) {
      const before = standing(match)
      playOn(match.fork(), rng.next())
      playOn(match.fork({}), rng.next())
      expect(standing(match)).toBe(before)
      stepOn(match, rng)
    }
  })

  test('is left alone by what is played in the match', () => {
    const match = start('alone')
    const fork = match.fork()
    const before = standing(fork)
    playOn(match, 3)
    expect(standing(fork)).toBe(before)
  })

  test('of a fork is as good as the first', () => {
    const match = start('again')
    playOn(match, 2, () => match.n < 9)
    let fork = match.fork()
    for (let k = 0; k < 5; k++) fork = fork.fork()
    expect(standing(fork)).toBe(standing(match))
    expect(fork.record).toEqual(match.record)
  })

  test('meets the same dice: chance is part of the state', () => {
    const match = situation({ han: { hand: ['gambler'] } })
    const rolls = [match.fork({ log: true }), match.fork({ log: true })].map((fork) => {
      choose(fork, { do: 'play', card: 'gambler' })
      return fork.log.find((entry) => entry.what === 'roll')?.args.roll
    })
    expect(rolls[0]).toBeDefined()
    expect(rolls[0]).toEqual(rolls[1])
  })

  test('can be undone to before it was made', () => {
    const match = situation({ han: { hand: ['heist', 'seer'] } }, { turnsLeft: 2 })
    const before = standing(match)
    choose(match, { do: 'play', card: 'heist' })
    give(match, 0)
    const fork = match.fork()
    fork.undoTo(0)
    expect(standing(fork)).toBe(before)
  })

  test('keeps no log unless told to, and then only of what happens in it', () => {
    const match = situation({ han: { hand: ['smuggler', 'seer'] } }, { turnsLeft: 2 })
    choose(match, { do: 'play', card: 'smuggler' })
    const [silent, telling] = [match.fork(), match.fork({ log: true })]
    for (const fork of [silent, telling]) choose(fork, { do: 'pass' })
    expect(silent.log).toEqual([])
    expect(telling.log.every((entry) => entry.n === 2)).toBe(true)
  })

  test('can’t be had of a match that keeps no boundary, and says so', () => {
    expect(() => start('none', { keep: 0 }).fork()).toThrow('keeps no boundary')
    expect(() => start('none', { keep: 0 }).checkpoint).toThrow('keeps no boundary')
  })

  test('of a match that is over is over', () => {
    const match = playOn(start('over'), 1)
    const fork = match.fork()
    expect(fork.over).toBe(true)
    expect(hash(fork.state)).toBe(hash(match.state))
    expect(fork.outcome).toEqual(match.outcome)
    match.undoTo(0)
    match.concede(HAN, 'timeout')
    expect(match.fork().outcome).toEqual(match.outcome)
  })
})
