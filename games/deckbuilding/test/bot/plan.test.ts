/** Situations in which there is no doubt what a sound player does. */
import { FastRng, optionsOf } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { deckbuilding } from '../../index.ts'
import { type Situation, situation } from '../play.ts'

const { advice } = deckbuilding

/** The option that the plan takes, in words. */
function planOf({ match }: Situation): { readonly [word: string]: string | number } {
  const { ask, state } = match
  if (ask === null || ask.form !== 'one') throw new Error('not one of a list')
  const answer = advice.greedy(state, ask, new FastRng(1)) as number
  return deckbuilding.scenario.words(state, optionsOf(ask)[answer])
}

/** Follows the plan until the turn passes or the match ends. */
function playTurn({ match }: Situation): void {
  const { turn } = match.state
  while (match.ask !== null && match.state.turn === turn)
    match.answer(match.ask.seat, advice.greedy(match.state, match.ask, new FastRng(1)))
}

describe('the turn', () => {
  test('cards are played before anything else', () => {
    const match = situation({ active: 'rebel', rebel: { hand: ['X-Wing'], resources: 8 } })
    expect(planOf(match)).toMatchObject({ do: 'play', card: 'X-Wing' })
  })

  test('an ability that costs nothing is used', () => {
    const match = situation({
      active: 'rebel',
      force: 6,
      rebel: { units: ['X-Wing'], deck: ['Luke Skywalker'] },
    })
    expect(planOf(match)).toMatchObject({ do: 'use', card: 'X-Wing' })
  })

  test('of what can be bought, the hero rather than a pilot', () => {
    const match = situation({ active: 'rebel', rebel: { resources: 8 }, row: ['Luke Skywalker'] })
    expect(planOf(match)).toMatchObject({ do: 'buy', card: 'Luke Skywalker' })
  })

  test('what wins at once is done', () => {
    const match = situation({
      active: 'rebel',
      rebel: { units: ['X-Wing', 'X-Wing'], victory: ['Lothal', 'Corellia'] },
      empire: { base: { card: 'Kessel', damage: 7 } },
    })
    playTurn(match)
    expect(match.winner).toBe('rebel')
  })

  test('who can destroy the base does not waste the attack on the row', () => {
    const match = situation({
      active: 'rebel',
      rebel: { units: ['X-Wing'] },
      empire: { base: { card: 'Lothal', damage: 5 } },
      row: ['TIE Fighter'],
    })
    playTurn(match)
    expect(match.picture.rebel.victory).toEqual(['Lothal'])
  })

  test('the attack on the base comes with all that is left, and then the turn ends', () => {
    const match = situation({ active: 'rebel', rebel: { units: ['Rebel Trooper', 'Rebel Trooper'] } })
    playTurn(match)
    expect(match.picture).toMatchObject({ active: 'empire', empire: { baseDamage: 4 } })
  })
})

describe('other choices', () => {
  test('of a hand, the weakest card is discarded', () => {
    const match = situation({
      active: 'rebel',
      rebel: { units: ['Snowspeeder'] },
      empire: { hand: ['Imperial Shuttle', 'Darth Vader'] },
    })
    match.rebel.use('Snowspeeder')
    expect(planOf(match)).toMatchObject({ card: 'Imperial Shuttle' })
  })

  test('a card of the opponent is swept from the row, not an own one', () => {
    const match = situation({
      active: 'empire',
      empire: { units: ['TIE Bomber'] },
      row: ['Darth Vader', 'Luke Skywalker'],
    })
    match.empire.use('TIE Bomber')
    expect(planOf(match)).toMatchObject({ card: 'Luke Skywalker' })
  })

  test('the better ship is sunk', () => {
    const match = situation({
      active: 'rebel',
      force: 6,
      rebel: { units: ['Luke Skywalker'] },
      empire: { ships: ['Gozanti Cruiser', 'Star Destroyer'] },
    })
    match.rebel.use('Luke Skywalker')
    expect(planOf(match)).toMatchObject({ card: 'Star Destroyer' })
  })
})

describe('attack plans', () => {
  test('the units that together waste least attack are set on a target', () => {
    // Five is needed: three and two, not three and three.
    const match = situation({
      active: 'rebel',
      force: 0,
      rebel: {
        units: ['X-Wing', 'X-Wing', 'Rebel Trooper'],
        discard: ['Alliance Shuttle', 'Alliance Shuttle'],
      },
      row: ['Boba Fett'],
    })
    expect(planOf(match)).toMatchObject({ do: 'commit', target: 'Boba Fett' })
    playTurn(match)
    expect(match.picture.galaxyDiscard).toContain('Boba Fett')
    expect(match.picture.empire.baseDamage).toBe(3)
  })

  test('of two with the same attack, the one that gains from a defeat is set on a target', () => {
    const match = situation({ empire: { units: ['Fang Fighter', 'Bossk'] }, row: ['X-Wing'] })
    expect(planOf(match)).toMatchObject({ do: 'commit', card: 'Bossk', target: 'X-Wing' })
  })
})
