/** Actions that effects grant, linked actions, failing, and what is no action (rulebook: "Aktionen" …). */
import { describe, expect, test } from 'vitest'
import { facing, flight, LATER } from '../cards/facing.ts'
import { type Situation, situation } from '../play.ts'

const X = 'bluesquadronescort'
const wing = { pilot: X, at: [560, 300, 0], marks: ['activated'] } as const

describe('Who acts, and how often', () => {
  test('ships act, remotes don’t [xw.g.actions.3]', () => {
    const match = situation({
      step: 'activation',
      player1: { me: { pilot: X, at: [457, 300, 0] } },
      player2: { owner: { pilot: X, at: [800, 800, 180], marks: ['activated'] } },
      things: [{ type: 'buzzdroidswarm', kind: 'remote', at: [100, 100, 0], owner: 'player1', by: 'me' }],
    })
    expect(match.player1.all('ship')).toEqual(['me'])
  })

  test('each of two damage cards alike is an action of its own [xw.g.actions.17]', () => {
    const damage = ['weaponsfailure', 'weaponsfailure']
    const match = facing('perform-action', { pilot: 'darthvader', damage }, { friends: LATER })
    match.player1.cardAction('weaponsfailure')
    match.player1.yes()
    match.player1.cardAction('weaponsfailure')
    expect(match.ships.me.damage).toEqual(['facedown', 'facedown'])
  })

  test('a ship ability’s “Action:” is not on the bar [xw.g.ship-ability.2]', () => {
    const match = facing('perform-action', 'jakkugunrunner', { distance: 140 })
    expect(match.player1.offers({ action: 'card', card: 'spacetugtractorarray' })).toBe(true)
  })
})

describe('Linked', () => {
  test('of several links one is chosen [xw.g.linked.3]', () => {
    const me = { pilot: 'tempestsquadronpilot', upgrades: ['aaylasecura'] }
    const match = facing('perform-action', me, { friends: { ...LATER, wing } })
    match.player1.action('focus')
    expect(match.player1.all('action')).toEqual(['barrel-roll', 'coordinate'])
    match.player1.action('barrel-roll')
    match.player1.choose({ side: 'left', end: 'level' })
    expect(match.player1.offers({ action: 'coordinate', ship: 'me' })).toBe(false)
  })

  test('a link follows also where an effect granted the first action [xw.g.linked.4]', () => {
    const match = situation({
      step: 'perform-action',
      active: 'me',
      player1: {
        me: { pilot: 'omicrongrouppilot', at: [457, 300, 0] },
        tie: { pilot: 'tempestsquadronpilot', at: [560, 300, 0], marks: ['activated'] },
      },
      player2: { later: { pilot: 'soontirfel', at: [100, 800, 180] } },
    })
    match.player1.action('coordinate')
    match.player1.action('focus', { ship: 'tie' })
    expect(match.player1.offers({ action: 'barrel-roll', ship: 'tie', colour: 'red' })).toBe(true)
  })
})

describe('Coordinate', () => {
  const shuttle = (more: object = {}): Situation =>
    situation({
      step: 'perform-action',
      active: 'me',
      player1: {
        me: { pilot: 'omicrongrouppilot', at: [457, 300, 0] },
        wing,
        near: { pilot: X, at: [360, 300, 0], marks: ['activated'], ...more },
      },
      player2: { later: { pilot: 'soontirfel', at: [100, 800, 180] } },
    })

  test('friends are measured, one is chosen [xw.g.coordinate.2]', () => {
    const match = shuttle()
    match.player1.action('coordinate')
    expect(match.player1.all('ship')).toEqual(['near', 'wing'])
  })

  test('it does not fail because the other’s action fails [xw.g.coordinate.6]', () => {
    const match = shuttle()
    match.player1.action('coordinate')
    match.player1.ship('wing')
    match.player1.action('barrel-roll')
    match.player1.choose({ side: 'left', fails: 'yes' })
    const failed = match.match.log.filter(({ what }) => what === 'action-failed')
    expect(failed.map(({ args }) => args.action)).toEqual(['barrel-roll'])
  })

  test('coordinating by an ability is not the action [xw.g.coordinate.7] [xw.g.coordinate.8]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'omicrongrouppilot', upgrades: ['hondoohnaka'] },
      {
        friends: { wing, other: { pilot: X, at: [360, 300, 0], marks: ['activated'] } },
      },
    )
    match.player1.cardAction('hondoohnaka')
    match.player1.ship('wing')
    match.player1.noAction()
    expect(match.match.state.ships[0].done).not.toContain('coordinate')
  })
})

describe('Abilities that do what an action does', () => {
  test('a turret turned by an ability leaves the rotate action [xw.g.rotate.3]', () => {
    const match = flight({ pilot: 'greersonnel', turret: 'front' }, '2 straight', { friends: LATER })
    match.player1.yes()
    expect(match.ships.me.turret).toBe('rear')
    expect(match.match.state.ships[0].done).toEqual([])
  })

  test('a charge recovered by an ability leaves the reload action [xw.g.reload.5]', () => {
    const me = { pilot: 'quinnjast', upgrades: ['protontorpedoes'], charges: { protontorpedoes: 0 } }
    const match = facing('engagement', me)
    match.player1.yes()
    expect(match.ships.me.charges.protontorpedoes).toBe(1)
    expect(match.match.state.ships[0].done).toEqual([])
  })
})

describe('Failing', () => {
  test('the stress of a red action that fails stays [xw.g.fail.6]', () => {
    const wall = { pilot: X, at: [457, 430, 0], marks: ['activated'] } as const
    const match = facing('perform-action', 'outerrimsmuggler', { friends: { ...LATER, wall } })
    match.player1.action('boost', { colour: 'red' })
    match.player1.choose({ side: 'straight', fails: 'yes' })
    expect(match.ships.me.tokens).toEqual({ stress: 1 })
    expect(match.events).toContain('action-failed')
  })
})
