import { describe, expect, test } from 'vitest'
import { situation } from '../play.ts'

const options = { scenario: 'salvagemission' }
const tow = { do: 'action', action: 'scenario', name: 'tow' } as const

const atCache = {
  options,
  step: 'perform-action',
  active: 'tie',
  round: 2,
  player1: { tie: { pilot: 'academypilot', at: [400, 457, 0] } },
  player2: { xwing: { pilot: 'bluesquadronescort', at: [850, 850, 180] } },
  things: [{ type: 'supplycache', at: [457, 457, 0] }],
} as const

describe('towing', () => {
  test('takes the cache off the table; it scores 1 point a round', () => {
    const match = situation(atCache)
    match.player1.choose(tow)
    expect(match.things.supplycache).toMatchObject({ inPlay: false, owner: 'player1' })
    match.player1.no()
    match.until('dials')
    expect(match.match.state.score).toEqual([1, 0])
  })

  test('fails without a cache in range [xw.g.fail.1]', () => {
    const things = [{ type: 'supplycache', at: [457, 800, 0] }] as const
    const match = situation({ ...atCache, things })
    match.player1.choose(tow)
    expect(match.events).toContain('action-failed')
  })

  test('is not there in round 1', () => {
    expect(situation({ ...atCache, round: 1 }).player1.offers(tow)).toBe(false)
  })

  test('is for one cache a ship', () => {
    const match = situation(atCache)
    match.player1.choose(tow)
    match.until('dials')
    match.until('action')
    expect(match.player1.offers({ do: 'action', action: 'focus' })).toBe(true)
    expect(match.player1.offers(tow)).toBe(false)
    // What it tows keeps it from nothing else.
    match.player1.choose({ do: 'action', action: 'focus' })
    expect(match.ships.tie.tokens).toMatchObject({ focus: 1 })
  })

  test('removes cloak tokens, and no new one is gained', () => {
    const player1 = {
      phantom: { pilot: 'imdaartestpilot', at: [400, 457, 0], tokens: ['cloak'] },
    } as const
    const match = situation({ ...atCache, active: 'phantom', unwritten: true, player1 })
    match.player1.choose(tow)
    expect(match.ships.phantom.tokens).toEqual({})
  })

  test('bars barrel roll, boost, cloak and SLAM actions', () => {
    const player1 = { awing: { pilot: 'phoenixsquadronpilot', at: [400, 457, 0] } } as const
    const match = situation({ ...atCache, active: 'awing', unwritten: true, player1 })
    expect(match.player1.offers({ do: 'action', action: 'barrel-roll' })).toBe(true)
    match.player1.choose(tow)
    match.until('dials')
    match.until('action')
    expect(match.player1.all('action')).toEqual(['evade', 'focus', 'lock'])
  })
})

describe('jettisoning', () => {
  test('at the end of the activation its player may; the enemy places the cache at range 1', () => {
    const match = situation(atCache)
    match.player1.choose(tow)
    expect(match.question).toBe('use-ability')
    match.player1.yes()
    expect(match.asked).toBe('player2')
    expect(match.question).toBe('jettison')
    expect(match.player2.tries([400_000, 457_000, 0])).not.toBeNull()
    expect(match.player2.tries([400_000, 657_000, 0])).not.toBeNull()
    match.player2.place(400, 550, 0)
    expect(match.things.supplycache).toMatchObject({ inPlay: true, at: [400, 550, 0], owner: null })
  })

  test('happens when it suffers crit damage, not when it suffers a hit', () => {
    for (const [dice, lost] of [
      ['crit blank blank / blank blank', true],
      ['hit blank blank / blank blank', false],
    ] as const) {
      const match = situation(atCache, { dice })
      match.player1.choose(tow)
      match.player1.no()
      match.match.state.ships[1].pose = { x: 400_000, y: 600_000, a: 180 * 65536 }
      match.until('attack')
      match.player2.attack('tie')
      match.until(lost ? 'jettison' : 'dials')
      expect(match.things.supplycache.inPlay).toBe(false)
      if (lost) {
        expect(match.asked).toBe('player2')
        match.player2.place(400, 550, 0)
        expect(match.things.supplycache.inPlay).toBe(true)
      }
    }
  })

  test('happens when it flees, from where it was before', () => {
    const player1 = { tie: { pilot: 'academypilot', at: [60, 457, 270] } } as const
    const things = [{ type: 'supplycache', at: [60, 520, 0] }] as const
    const match = situation({ ...atCache, player1, things })
    match.player1.choose(tow)
    match.player1.no()
    match.until('dials')
    match.player1.dials({ tie: '3 straight' })
    match.player2.dials({})
    match.until('jettison')
    expect(match.asked).toBe('player2')
    match.player2.place(60, 520, 0)
    expect(match.things.supplycache.inPlay).toBe(true)
    expect(match.ships.tie.zone).toBe('removed')
  })

  test('happens when it is destroyed', () => {
    const player1 = {
      tie: { pilot: 'academypilot', at: [400, 457, 0], damage: ['facedown', 'facedown'] },
      wing: { pilot: 'academypilot', at: [100, 100, 0] },
    } as const
    const match = situation({ ...atCache, player1 }, { dice: 'hit hit blank / blank blank' })
    match.player1.choose(tow)
    match.player1.no()
    match.match.state.ships[2].pose = { x: 400_000, y: 600_000, a: 180 * 65536 }
    match.until('attack')
    match.player2.attack('tie')
    match.until('jettison')
    match.player2.place(400, 550, 0)
    match.until('dials')
    expect(match.things.supplycache.inPlay).toBe(true)
    expect(match.ships.tie.zone).toBe('removed')
  })

  test('happens when it docks, from where it was before [xw.g.docking.8]', () => {
    const player1 = {
      hound: {
        pilot: 'trandoshanslaver',
        upgrades: ['houndstooth'],
        at: [400, 517, 0],
        marks: ['activated'],
      },
      z95: { pilot: 'banditsquadronpilot', at: [400, 457, 0] },
    } as const
    const match = situation({ ...atCache, unwritten: true, active: 'z95', player1 })
    match.player1.choose(tow)
    match.until('dials')
    while (!match.player1.offers({ do: 'dock' })) match.decline()
    match.player1.choose({ do: 'dock' })
    expect(match.question).toBe('jettison')
    match.player2.place(320, 457, 0)
    expect(match.things.supplycache).toMatchObject({ inPlay: true, at: [320, 457, 0] })
    expect(match.ships.z95.zone).toBe('reserve')
  })
})
