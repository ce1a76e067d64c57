/** What is interchangeable is offered once, with how many there are; what differs in anything is offered by itself and reads so. */
import { accepted, passesSelfCheck, tellsOptionsApart } from '@dejarik/kernel/play'
import { describe, expect, test } from 'vitest'
import { OBSTACLES } from '../geometry/index.ts'
import { randomOptions, xwing } from '../index.ts'
import type { ShipGiven } from '../position/given.ts'
import { DAMAGE_SLOT } from '../rules/abilities.ts'
import { numberOf } from '../rules/cards.ts'
import type { Queued } from '../state.ts'
import { attackBy, facing } from './cards/facing.ts'
import { newMatch } from './play.ts'

describe('damage cards', () => {
  const damaged = (...damage: string[]) => ({ pilot: 'redsquadronveteran', damage })

  test('two of a kind are repaired as one, and the first of them is; another kind is another', () => {
    const match = facing('perform-action', {
      ...damaged('hullbreach', 'fuelleak', 'hullbreach'),
      upgrades: ['r5astromech'],
      charges: { r5astromech: 0 },
    })
    match.player1.cardAction('r5astromech')
    expect(match.player1.copies({ card: 'hullbreach' })).toEqual([2])
    expect(match.player1.copies({ card: 'fuelleak' })).toEqual([1])
    tellsOptionsApart(match.match)
    match.choose({ card: 'hullbreach' })
    expect(match.ships.me.damage).toEqual(['facedown', 'fuelleak', 'hullbreach'])
  })

  test('so is the action that two of a kind print, each its own', () => {
    const match = facing('perform-action', damaged('weaponsfailure', 'weaponsfailure', 'blindedpilot'))
    expect(match.player1.copies({ do: 'action', card: 'weaponsfailure' })).toEqual([2])
    expect(match.player1.copies({ do: 'action', card: 'blindedpilot' })).toEqual([1])
    tellsOptionsApart(match.match)
    match.player1.cardAction('weaponsfailure')
    expect(match.ships.me.damage).toEqual(['facedown', 'weaponsfailure', 'blindedpilot'])
  })

  test('a facedown one of the same kind is no copy of a faceup one', () => {
    const match = facing('perform-action', damaged('weaponsfailure', 'facedown'))
    expect(match.player1.copies({ do: 'action', card: 'weaponsfailure' })).toEqual([1])
  })

  test('not where an ability of one of them waits in the queue: facedown, it would no longer resolve', () => {
    const { state } = facing('perform-action', damaged('woundedpilot', 'woundedpilot'))
    const card = numberOf('damage', 'woundedpilot')
    const kinds = (does: 'repair' | 'action', queue: readonly Queued[]): number => {
      const options = [0, 1].map((index) => ({
        do: does,
        ship: 0,
        card,
        ...(does === 'repair'
          ? { index }
          : { slot: DAMAGE_SLOT + index, ability: 'action', colour: 'white' }),
      }))
      return new Set(options.map((option) => xwing.like?.({ ...state, queue: [...queue] }, option))).size
    }
    const waiting = (index: number): Queued => ({
      ship: state.ships[0].id,
      slot: DAMAGE_SLOT + index,
      card,
      key: 'action-performed',
      event: { event: 'engages', ship: state.ships[0].id },
    })
    for (const does of ['repair', 'action'] as const) {
      expect(kinds(does, [])).toBe(1)
      expect(kinds(does, [waiting(1)])).toBe(2)
      expect(kinds(does, [waiting(0), waiting(1)])).toBe(1)
    }
  })

  test('two of a kind among those that a card lets somebody choose from', () => {
    const match = attackBy('maarekstele', {
      dice: 'crit blank / blank blank',
      more: { decks: { player2: ['fuelleak', 'weaponsfailure', 'fuelleak'] } },
    })
    expect(match.player1.copies({ card: 'fuelleak' })).toEqual([2])
    expect(match.player1.copies({ card: 'weaponsfailure' })).toEqual([1])
    tellsOptionsApart(match.match)
    match.player1.choose({ card: 'fuelleak' })
    expect(match.ships.enemy.damage).toEqual(['fuelleak'])
  })
})

test('an outline that both players brought is offered once, and can be placed twice', () => {
  const squad = (...places: readonly number[]) => ({
    faction: 'galacticempire',
    ships: Array.from({ length: 8 }, () => ({ pilot: 'academypilot', upgrades: [] })),
    obstacles: places.map((place) => OBSTACLES[place].id),
  })
  const match = newMatch({ scenario: 'dogfight', squads: [squad(0, 1, 2), squad(0, 1, 3)] })
  const offered = () => match.offered.map(({ type }) => type)
  const outlines = OBSTACLES.slice(0, 4).map(({ id }) => id)
  expect(offered()).toEqual(outlines)
  tellsOptionsApart(match.match)
  const asked = match.asked === 'player1' ? match.player1 : match.player2
  match.choose({ type: outlines[0] })
  asked.place(457, 457, 0)
  expect(offered().toSorted()).toEqual(outlines.toSorted())
})

describe('never alike', () => {
  const wing = { pilot: 'academypilot' }
  const twins = { one: { ...wing, at: [300, 300, 0] }, two: { ...wing, at: [600, 300, 0] } } as const

  test.each<[string, Partial<ShipGiven>]>([
    ['at different places', {}],
    ['with other damage', { damage: ['facedown'] }],
    ['with other tokens', { tokens: ['focus'] }],
    ['with other conditions', { marks: ['activated'] }],
  ])('ships of one pilot, here %s: their number tells them apart', (_what, differs) => {
    const match = facing(
      'activation',
      { pilot: 'lukeskywalker', marks: ['activated'] },
      {
        enemy: { marks: [], pilot: 'academypilot', shields: 0 },
        enemies: { one: twins.one, two: { ...twins.two, ...differs } },
      },
    )
    expect(match.question).toBe('next-activation')
    const offered = match.player2.copies({ do: 'ship' })
    expect(offered).toEqual(offered.map(() => 1))
    expect(offered).toHaveLength('marks' in differs ? 2 : 3)
    tellsOptionsApart(match.match)
  })

  test('dice that show the same: who has been rerolled may not be again, so each has its number', () => {
    const match = attackBy(
      { pilot: 'redsquadronveteran', tokens: ['focus'], locks: ['enemy'] },
      { dice: 'blank blank hit' },
    )
    match.player1.choose({ do: 'lock' })
    expect(match.question).toBe('reroll-attack')
    expect(match.player1.copies({ face: 'blank' })).toEqual([1, 1])
    tellsOptionsApart(match.match)
  })

  test('what one seat alone knows has no part in it: it is the same in worlds that look the same', () => {
    const match = attackBy('maarekstele', {
      dice: 'crit blank / blank blank',
      more: { decks: { player2: ['fuelleak', 'weaponsfailure', 'fuelleak'] } },
    })
    const other = xwing.clone(match.state)
    const { draw } = other.decks[0]
    other.decks[0].draw = draw.toReversed()
    other.ships[1].dial = 0
    const option = { do: 'card', card: numberOf('damage', 'fuelleak'), index: 0 }
    expect(xwing.like?.(other, option)).toBe(xwing.like?.(match.state, option))
  })
})

test('so it is wherever random players get to', { timeout: 120_000 }, () => {
  for (const raw of randomOptions(2, 1977)) passesSelfCheck(xwing, accepted(xwing.readOptions(raw)))
})
