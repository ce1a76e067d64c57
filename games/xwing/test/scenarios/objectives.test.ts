import { FastRng, randomAnswer } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { rangeBetween } from '../../geometry/index.ts'
import { SCENARIOS } from '../../index.ts'
import { placedOf } from '../../rules/range.ts'
import { newMatch, type Situation } from '../play.ts'

const ties = {
  faction: 'galacticempire',
  ships: Array.from({ length: 8 }, () => ({ pilot: 'academypilot', upgrades: [] })),
}

function start(scenario: string, seed = 'test'): Situation {
  return newMatch({ scenario, squads: [ties, ties] }, seed)
}

/** Answers at random until something else is asked. */
function placeAtRandom(match: Situation, what: string, rng: FastRng): void {
  while (match.match.ask?.what === what) {
    const { ask } = match.match
    expect(match.match.answer(ask.seat, randomAnswer(ask, rng))).toBeNull()
  }
}

function objectives(match: Situation) {
  return match.match.state.things.filter(({ kind }) => kind === 'objective')
}

describe('objectives in set-up', () => {
  test('a dogfight has none', () => {
    expect(start('dogfight').question).not.toBe('place-objective')
  })

  test('one lies in the centre of the play area', () => {
    for (const { id } of SCENARIOS.slice(0, 4)) {
      const [centre] = objectives(start(id))
      expect(centre.pose).toEqual({ x: 457_200, y: 457_200, a: 0 })
    }
  })

  test.each([
    ['assaultatthesatellitearray', 5],
    ['chanceengagement', 1],
    ['salvagemission', 5],
    ['scramblethetransmissions', 3],
  ])('%s has %i', (scenario, count) => {
    const match = start(scenario)
    placeAtRandom(match, 'place-objective', new FastRng(1))
    expect(objectives(match)).toHaveLength(count)
  })

  test('the first player begins; each places one near the own edge, then one near the other', () => {
    const match = start('salvagemission')
    const first = match.match.state.firstPlayer
    const asked: number[] = []
    const rng = new FastRng(2)
    while (match.match.ask?.what === 'place-objective') {
      const { ask } = match.match
      asked.push(ask.seat)
      match.match.answer(ask.seat, randomAnswer(ask, rng))
    }
    expect(asked).toEqual([first, 1 - first, first, 1 - first])
    const [, ...around] = objectives(match)
    const south = around.map(({ pose }) => pose.y < 457_200)
    expect(south).toEqual(first === 0 ? [true, false, false, true] : [false, true, true, false])
  })

  test('at range 3 of the centre and beyond range 2 of each other', () => {
    const match = start('assaultatthesatellitearray')
    placeAtRandom(match, 'place-objective', new FastRng(3))
    const [centre, ...around] = objectives(match).map(placedOf)
    for (const [i, one] of around.entries()) {
      expect(rangeBetween(centre, one)).toBe(3)
      for (const other of around.slice(i + 1)) expect(rangeBetween(one, other)).toBeGreaterThan(2)
    }
  })

  test('in Scramble each player places one near the edge of the enemy', () => {
    const match = start('scramblethetransmissions')
    const first = match.match.state.firstPlayer
    placeAtRandom(match, 'place-objective', new FastRng(4))
    const [, one, other] = objectives(match)
    expect([one.pose.y > 457_200, other.pose.y > 457_200]).toEqual(
      first === 0 ? [true, false] : [false, true],
    )
  })

  test('too near to the centre, or at the wrong edge, is refused', () => {
    const match = start('assaultatthesatellitearray')
    const first = match.match.state.firstPlayer
    const player = first === 0 ? match.player1 : match.player2
    const [own, enemy] = first === 0 ? [180_000, 734_400] : [734_400, 180_000]
    expect(player.tries([457_200, (own + 457_200) / 2, 0])).toMatchObject({
      refused: 'objective-not-around-centre',
    })
    expect(player.tries([457_200, enemy, 0])).toMatchObject({ refused: 'place-not-at-edge' })
    expect(player.tries([457_200, own, 0])).toBeNull()
  })

  test('there is always a place left, wherever the others lie', () => {
    for (let seed = 0; seed < 60; seed++) {
      const match = start('salvagemission', `seed ${seed}`)
      placeAtRandom(match, 'place-objective', new FastRng(seed))
      expect(objectives(match)).toHaveLength(5)
    }
  })
})
