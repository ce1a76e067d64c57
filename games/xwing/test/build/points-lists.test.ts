/** Points lists and modes: what a squad costs, and by which of them it is legal. */
import { FastRng, isRefusal } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { pointsOf, randomSquad, readSquad, type Squad, validateSquad } from '../../build/index.ts'
import { findPointsList, POINTS_LIST, POINTS_LISTS } from '../../facts/index.ts'
import { isImplemented, xwing } from '../../index.ts'
import { newMatch } from '../play.ts'

function list(id: string) {
  const found = findPointsList(id)
  if (found === undefined) throw new Error(`no list ${id}`)
  return found
}

const ALLIANCE = list('xwa-50p-2.0')
const reasons = (squad: Squad, options = {}) => validateSquad(squad, options).map(({ refused }) => refused)
const three = (pilot: string, faction: Squad['faction']): Squad => ({
  faction,
  ships: Array.from({ length: 3 }, () => ({ pilot, upgrades: [] })),
})

describe('points lists', () => {
  test('are the four of the publisher and that of the Alliance [xw.a.squad.7]', () => {
    expect(POINTS_LISTS.map(({ id, limit }) => [id, limit])).toEqual([
      ['2024-09-06', 20],
      ['2024-02-02', 20],
      ['2023-09-08', 20],
      ['2023-06-09', 20],
      ['xwa-50p-2.0', 50],
    ])
  })

  test('the same squad costs what its list says', () => {
    const squad = three('bluesquadronescort', 'rebelalliance')
    expect(pointsOf(squad)).toBe(15)
    expect(pointsOf(squad, ALLIANCE)).toBe(3 * ALLIANCE.pilots.bluesquadronescort[0])
    expect(pointsOf({ ...squad, list: ALLIANCE.id })).toBe(pointsOf(squad, ALLIANCE))
  })

  test('the Alliance plays for 50 points [xw.a.squad.3]', () => {
    const large: Squad = { ...three('bluesquadronescort', 'rebelalliance') }
    const eight = { ...large, ships: Array.from({ length: 5 }, () => large.ships[0]) }
    expect(pointsOf(eight, ALLIANCE)).toBeGreaterThan(20)
    expect(reasons(eight, { list: ALLIANCE })).toEqual([])
    expect(reasons(eight, { list: ALLIANCE, limit: 20 })).toEqual(['squad-points'])
  })

  test('and has copy limits of its own', () => {
    const scouts: Squad = three('contractedscout', 'scumandvillainy')
    expect(reasons(scouts, { list: ALLIANCE })).toEqual(['squad-copies'])
    expect(reasons({ ...scouts, ships: scouts.ships.slice(0, 2) }, { list: ALLIANCE })).toEqual([
      'squad-too-few-ships',
    ])
  })

  test('a ship card that an older list does not know is refused by it [xw.a.squad.7]', () => {
    const squad: Squad = {
      faction: 'galacticempire',
      ships: [{ pilot: 'whisper-ssl', upgrades: [] }, ...three('academypilot', 'galacticempire').ships],
    }
    expect(reasons(squad)).toEqual([])
    const [problem] = validateSquad(squad, { list: list('2024-02-02') })
    expect(problem).toMatchObject({
      refused: 'squad-pilot-not-on-list',
      args: { list: '2024-09-06', listMode: 'standard' },
    })
  })

  test('a banned card names the mode that allows it [xw.a.squad-ban.2] [xw.g.game-mode.3]', () => {
    const squad: Squad = {
      faction: 'rebelalliance',
      ships: [
        { pilot: 'herasyndulla-vcx100lightfreighter', upgrades: [] },
        { pilot: 'banditsquadronpilot', upgrades: [] },
        { pilot: 'banditsquadronpilot', upgrades: [] },
      ],
    }
    expect(validateSquad(squad)[0]).toMatchObject({
      refused: 'squad-banned-pilot',
      args: { listMode: 'extended', list: POINTS_LIST.id },
    })
    expect(reasons({ ...squad, mode: 'extended' })).toEqual([])
  })

  test('a squad keeps the list and the mode that it names', () => {
    const squad: Squad = {
      ...three('bluesquadronescort', 'rebelalliance'),
      list: ALLIANCE.id,
      mode: 'extended',
    }
    expect(readSquad(squad)).toEqual(squad)
    expect(isRefusal(readSquad({ ...squad, list: 'of yesterday' }))).toBe(true)
  })

  test('random squads are legal by every list and mode', () => {
    for (const one of POINTS_LISTS)
      for (const mode of ['standard', 'extended'] as const) {
        const options = { list: one, mode, isImplemented }
        const squad = randomSquad(new FastRng(7), options)
        if (squad === null) throw new Error(`no squad by ${one.id}`)
        expect(reasons(squad, options)).toEqual([])
      }
  })
})

describe('a match', () => {
  const vcx: Squad = {
    faction: 'rebelalliance',
    ships: [
      { pilot: 'herasyndulla-vcx100lightfreighter', upgrades: [] },
      { pilot: 'banditsquadronpilot', upgrades: [] },
      { pilot: 'banditsquadronpilot', upgrades: [] },
    ],
  }
  const foe = three('academypilot', 'galacticempire')

  test('in extended play flies what standard play bans [xw.g.game-mode.3]', () => {
    expect(xwing.readOptions({ squads: [vcx, foe] })).toMatchObject({ refused: 'squad-banned-pilot' })
    expect(xwing.readOptions({ squads: [vcx, foe], mode: 'extended' })).toMatchObject({ mode: 'extended' })
  })

  test('says which modes, lists and limits there are', () => {
    expect(xwing.readOptions({ mode: 'epic' })).toMatchObject({ refused: 'mode-unknown' })
    expect(xwing.readOptions({ list: '2020-01-01' })).toMatchObject({ refused: 'list-unknown' })
    expect(xwing.readOptions({ limit: 1000 })).toMatchObject({ refused: 'limit-out-of-range' })
  })

  test('what is usual is left out, so that older records are read as before', () => {
    const usual = xwing.readOptions({})
    expect(xwing.readOptions({ mode: 'standard', list: '2024-09-06', limit: 20 })).toEqual(usual)
    expect(Object.keys(usual)).not.toContain('mode')
  })

  test('by the list of the Alliance counts its points, deficits too [xw.g.deficit.2]', () => {
    const match = newMatch({ list: ALLIANCE.id, squads: [three('bluesquadronescort', 'rebelalliance'), foe] })
    const [own, other] = [ALLIANCE.pilots.bluesquadronescort[0], ALLIANCE.pilots.academypilot[0]]
    expect(match.picture.score).toEqual({ player1: 50 - 3 * other, player2: 50 - 3 * own })
  })

  test('what a player brings to a table may be legal in another mode; the table decides', () => {
    const read = xwing.seatOptions?.read(vcx, 0)
    expect(isRefusal(read)).toBe(false)
    const table = { scenario: 'assault-at-the-satellite-array', environment: 'none', rounds: 12 }
    expect(isRefusal(xwing.seatOptions?.assemble({ table, brought: [read, foe] }))).toBe(true)
  })
})
