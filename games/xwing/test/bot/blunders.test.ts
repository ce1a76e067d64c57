/** Positions in which an answer is wrong by any reading: the plan that all levels from easy up build on avoids it. */
import { FastRng } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { xwing } from '../../index.ts'
import type { ShipGiven } from '../../position/given.ts'
import { type Situation, situation } from '../play.ts'
import { advised } from './greedy.ts'

function duel(attacker: Partial<ShipGiven>, defender: Partial<ShipGiven>, dice: string): Situation {
  const match = situation(
    {
      step: 'engagement',
      player1: { xwing: { pilot: 'bluesquadronescort', at: [457, 400, 0], ...attacker } },
      player2: { tie: { pilot: 'academypilot', at: [457, 600, 0], ...defender } },
    },
    { dice },
  )
  match.player1.attack('tie')
  return match
}

type Tokens = NonNullable<ShipGiven['tokens']>

describe('no lock is spent where every result is good, or a token makes it so', () => {
  const cases: readonly (readonly [dice: string, tokens: Tokens])[] = [
    ['hit hit hit', []],
    ['hit hit crit', []],
    ['crit crit crit', []],
    ['hit crit hit', ['focus']],
    ['hit hit focus', ['focus']],
    ['hit focus focus', ['focus']],
    ['focus focus focus', ['focus']],
    ['crit hit focus', ['focus']],
    ['crit crit focus', ['focus']],
    ['hit hit focus', ['calculate']],
    ['crit hit focus', ['calculate']],
    ['hit focus focus', ['calculate', 'calculate']],
  ]
  test.each(cases)('%s with %j', (dice, tokens) => {
    const match = duel({ tokens, locks: ['tie'] }, {}, `${dice} / blank blank blank`)
    expect(match.question).toBe('modify-attack-dice')
    expect(advised(match).do).not.toBe('lock')
  })
})

describe('a lock that is spent rerolls blanks, and no hit, crit or focus result that a token turns', () => {
  const cases: readonly (readonly [dice: string, tokens: Tokens, places: readonly number[]])[] = [
    ['hit blank hit', [], [1]],
    ['blank hit crit', [], [0]],
    ['blank blank crit', [], [0, 1]],
    ['blank blank blank', [], [0, 1, 2]],
    ['blank hit focus', ['focus'], [0]],
    ['focus blank focus', ['focus'], [1]],
    ['blank focus crit', ['calculate'], [0]],
    ['hit focus blank', [], [1, 2]],
  ]
  test.each(cases)('%s with %j', (dice, tokens, places) => {
    const match = duel({ tokens, locks: ['tie'] }, {}, `${dice} / blank blank blank`)
    match.player1.choose({ do: 'lock' })
    const { ask, state } = match.match
    if (ask?.what !== 'reroll-attack') throw new Error(`asked for ${ask?.what}`)
    expect(xwing.advice.greedy(state, ask, new FastRng(1))).toEqual(places)
  })
})

describe('nothing is spent in defense where the attack misses as it is', () => {
  const cases: readonly (readonly [attack: string, defense: string])[] = [
    ['blank blank blank', 'focus focus blank'],
    ['blank blank blank', 'focus blank blank'],
    ['blank blank blank', 'focus focus focus'],
    ['hit blank blank', 'evade focus blank'],
    ['hit blank blank', 'evade focus focus'],
    ['crit blank blank', 'evade focus blank'],
    ['crit blank blank', 'evade evade focus'],
    ['hit hit blank', 'evade evade focus'],
    ['hit crit blank', 'evade evade focus'],
    ['hit crit blank', 'evade evade blank'],
    ['hit blank blank', 'evade blank blank'],
    ['hit hit blank', 'evade evade blank'],
  ]
  test.each(cases)('%s against %s', (attack, defense) => {
    const match = duel({}, { tokens: ['focus', 'evade'] }, `${attack} / ${defense}`)
    match.until('modify-defense-dice')
    expect(advised(match).do).toBe('done')
  })
})

describe('the last hull is not lost with tokens at hand that would save it', () => {
  const cases: readonly (readonly [
    attack: string,
    defense: string,
    tokens: Tokens,
    saves: readonly string[],
  ])[] = [
    ['hit blank blank', 'focus blank blank', ['focus'], ['focus']],
    ['crit blank blank', 'focus blank blank', ['focus'], ['focus']],
    ['hit hit blank', 'focus focus blank', ['focus'], ['focus']],
    ['hit hit blank', 'evade focus blank', ['focus'], ['focus']],
    ['hit blank blank', 'blank blank blank', ['evade'], ['evade']],
    ['crit blank blank', 'blank blank blank', ['evade'], ['evade']],
    ['hit hit blank', 'evade blank blank', ['evade'], ['evade']],
    ['hit blank blank', 'focus blank blank', ['calculate'], ['calculate']],
  ]
  test.each(cases)('%s against %s with %j', (attack, defense, tokens, saves) => {
    const match = duel({}, { tokens, damage: ['facedown', 'facedown'] }, `${attack} / ${defense}`)
    match.until('modify-defense-dice')
    expect(saves).toContain(advised(match).do)
  })
})
