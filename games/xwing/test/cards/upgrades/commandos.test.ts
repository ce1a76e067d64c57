/** Commando teams, which attack, and the cards that send them. */
import { describe, expect, test } from 'vitest'
import type { Given, ShipGiven } from '../../../position/given.ts'
import { COMMANDOS } from '../../../rules/remotes/commandos.ts'
import { situation } from '../../play.ts'
import { facing, rolled } from '../facing.ts'

const TEAM = 'mandaloriansupercommandos'

/** A team of player 1 in the middle that looks north, and an enemy before it. */
const engaged = (enemy: Partial<ShipGiven> = {}, dice = '', more: Partial<Given> = {}) =>
  situation(
    {
      step: 'engagement',
      player1: { me: { pilot: 'bluesquadronescort', at: [100, 100, 0], marks: ['engaged'] } },
      player2: {
        enemy: { pilot: 'academypilot', at: [457, 600, 0], marks: ['engaged'], ...enemy },
      },
      things: [{ type: TEAM, at: [457, 457, 0], owner: 'player1', by: 'me' }],
      ...more,
    },
    { dice },
  )

describe('a commando team', () => {
  for (const team of COMMANDOS)
    test(`is dropped with either pair of guides, for a charge that stays spent [card: ${team}]`, () => {
      const match = facing('system', { pilot: 'outerrimsmuggler', upgrades: [team] }, { distance: 500 })
      match.player1.choose({ do: 'system', card: team })
      expect(match.player1.offered.filter((option) => option.do === 'place-device')).toHaveLength(2)
      match.player1.choose({ do: 'place-device', template: 'straight 1' })
      const [thing] = match.match.state.things
      expect(thing).toMatchObject({ type: team, kind: 'remote', charges: 2 })
      expect(match.ships.me.charges).toEqual({ [team]: 1 })
    })

  test('attacks at initiative 2 with 2 dice at range 1-2, for a charge [xw.g.remote-use.1] [card: clanwrencommandos]', () => {
    const match = engaged({}, 'hit hit / blank blank blank')
    match.player1.choose({ do: 'remote-attack', target: 'enemy' })
    match.to('end')
    expect(rolled(match, 'attack')).toBe(2)
    expect(match.ships.enemy.damage).toHaveLength(2)
    expect(match.match.state.things[0].charges).toBe(1)
  })

  test('has no range bonus, and may turn one focus result [card: niteowlcommandos]', () => {
    const match = engaged({ at: [457, 560, 0] }, 'focus focus / blank blank blank')
    match.player1.choose({ do: 'remote-attack' })
    match.player1.yes()
    match.to('end')
    expect(rolled(match, 'attack')).toBe(2)
    expect(match.ships.enemy.damage).toHaveLength(1)
  })

  test('needs not attack; without charges, beyond range 2, behind or with an enemy at range 0 it can’t [card: deathwatchcommandos]', () => {
    const match = engaged()
    match.player1.decline()
    expect(match.match.state.things[0].charges).toBe(2)
    expect(engaged({ at: [457, 720, 0] }).question).not.toBe('remote-attack')
    expect(engaged({ at: [457, 320, 0] }).question).not.toBe('remote-attack')
    const crowded = engaged({}, '', {
      player2: {
        enemy: { pilot: 'academypilot', at: [457, 600, 0], marks: ['engaged'] },
        beside: { pilot: 'academypilot', at: [490, 457, 0], marks: ['engaged'] },
      },
    })
    expect(crowded.question).not.toBe('remote-attack')
  })

  test('is no ship to the defender’s cards: no token lies on it [xw.g.remote-use.3] [card: imperialsupercommandos]', () => {
    // Viktor Hel gives the attacker stress unless he rolled exactly 2 dice; Jan Ors and the like don’t know it.
    const match = engaged({ pilot: 'viktorhel' }, 'blank blank / blank')
    match.player1.choose({ do: 'remote-attack' })
    expect(() => match.to('end')).not.toThrow()
  })

  test('is obstructed as ships are [xw.g.remote-attack.7] [card: mandaloriansupercommandos]', () => {
    const match = engaged({}, 'blank blank / blank blank blank blank', {
      things: [
        { type: TEAM, at: [457, 457, 0], owner: 'player1', by: 'me' },
        { type: 'coreasteroid1', at: [457, 530, 0] },
      ],
    })
    match.player1.choose({ do: 'remote-attack' })
    match.to('end')
    expect(rolled(match, 'defense')).toBe(4)
  })

  test('relocates forward when the Activation Phase begins, or stays [xw.g.remote-reposition.2] [card: clanwrencommandos]', () => {
    const start = () =>
      situation({
        step: 'system',
        player1: { me: { pilot: 'bluesquadronescort', at: [100, 100, 0] } },
        player2: { enemy: { pilot: 'academypilot', at: [800, 800, 180] } },
        things: [{ type: TEAM, at: [457, 400, 0], owner: 'player1', by: 'me' }],
      })
    const match = start()
    match.until('relocate')
    match.player1.choose({ do: 'relocate', template: 'straight 2' })
    // 80 mm of template, and the token from its rear to its front guides.
    expect(match.match.state.things[0].pose.y / 1000).toBeCloseTo(400 + 80 + 31.5, 0)
    const stays = start()
    stays.until('relocate')
    stays.player1.choose({ do: 'stay' })
    expect(stays.match.state.things[0].pose.y).toBe(400_000)
  })

  test('an enemy that overlaps it gains strain; a friend does not [card: clanwrencommandos]', () => {
    const over = (owner: 'player1' | 'player2') => {
      const match = facing(
        'maneuver',
        { pilot: 'bluesquadronescort', dial: '2 straight' },
        {
          distance: 560,
          more: {
            things: [{ type: TEAM, at: [457, 420, 0], owner, by: owner === 'player1' ? 'me' : 'enemy' }],
          },
        },
      )
      return match.ships.me.tokens.strain
    }
    expect(over('player2')).toBe(1)
    expect(over('player1')).toBeUndefined()
  })
})

describe('Pre Vizsla', () => {
  const vizsla = (y: number) => {
    const match = facing(
      'perform-action',
      { pilot: 'outerrimsmuggler', upgrades: ['previzsla'] },
      {
        distance: 560,
        more: { things: [{ type: TEAM, at: [457, y, 90], owner: 'player1', by: 'me' }] },
      },
    )
    return match
  }

  test('a coordinate action moves a team instead of a ship [card: previzsla]', () => {
    const match = vizsla(440)
    match.player1.action('coordinate', { card: 'previzsla' })
    match.player1.choose({ do: 'relocate', template: 'straight 2' })
    expect(match.match.state.things[0].pose.x).toBeGreaterThan(550_000)
  })

  test('not beyond range 2 [card: previzsla]', () => {
    expect(vizsla(600).offers({ do: 'action', action: 'coordinate', card: 'previzsla' })).toBe(false)
  })
})

describe('Drop-Seat Bay', () => {
  const GAUNTLET = { pilot: 'imperialsupercommando', upgrades: ['imperialsupercommandos', 'dropseatbay'] }

  test('lets a team out to the sides, and in a curve [card: dropseatbay]', () => {
    const match = facing('system', GAUNTLET, { distance: 500 })
    match.player1.choose({ do: 'system', card: 'imperialsupercommandos' })
    for (const template of [
      'straight 1',
      'bank 1 left',
      'bank 1 right',
      'straight 1 at left',
      'bank 1 left at right',
    ])
      expect(match.offers({ do: 'place-device', template })).toBe(true)
    match.player1.choose({ do: 'place-device', template: 'straight 1 at right' })
    expect(match.match.state.things[0].pose.x).toBeGreaterThan(457_000 + 60_000)
  })

  test('but nothing else than a team [card: dropseatbay]', () => {
    const match = facing(
      'system',
      { ...GAUNTLET, upgrades: ['dropseatbay', 'protonbombs'] },
      { distance: 500 },
    )
    match.player1.choose({ do: 'system', card: 'protonbombs' })
    expect(match.things).not.toEqual({})
  })
})
