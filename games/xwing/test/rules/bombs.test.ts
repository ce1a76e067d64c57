import { describe, expect, test } from 'vitest'
import type { ShipGiven, ThingGiven } from '../../position/given.ts'
import { type Situation, situation } from '../play.ts'

/** An X-wing: 4 hull, 2 shields. Nobody is left to activate, so the bombs go off. */
const XWING: ShipGiven = { pilot: 'bluesquadronescort', at: [457, 300, 0], marks: ['activated'] }
/** A TIE 100 mm ahead of it, looking away; 3 hull. */
const TIE: ShipGiven = { pilot: 'academypilot', at: [457, 440, 0], marks: ['activated'] }
/** A bomb beside the X-wing, 90 mm from its base. */
const BESIDE = [580, 300, 0] as const

function explodes(
  type: string,
  dice = '',
  more: { things?: ThingGiven[]; own?: Partial<ShipGiven>; enemy?: Partial<ShipGiven>; fuses?: number } = {},
): Situation {
  const bomb: ThingGiven = { type, at: BESIDE, owner: 'player1', by: 'own', fuses: more.fuses ?? 0 }
  return situation(
    {
      step: 'activation',
      player1: { own: { ...XWING, ...more.own } },
      player2: { enemy: { ...TIE, at: [700, 300, 90], ...more.enemy } },
      things: [bomb, ...(more.things ?? [])],
      decks: { player2: ['structuraldamage'] },
    },
    { dice },
  )
}

/** Tokens gained so far, one number a gain: round tokens are gone by the next question. */
function gained(match: Situation, token: string): unknown[] {
  return match.match.log.flatMap(({ what, args }) =>
    what === 'gain' && args.token === token ? [args.count] : [],
  )
}

const DROID: ThingGiven = { type: 'drk1probedroid', at: [580, 350, 0], owner: 'player2' }

describe('bombs', () => {
  test('a proton bomb detonates at the end of the Activation Phase: a crit for each unit at range 0 to 1 [xw.g.bomb.3] [xw.a.proton-bomb.1] [xw.a.proton-bomb.2] [xw.a.proton-bomb.3] [xw.g.device.14]', () => {
    const match = explodes('protonbomb', '', { things: [DROID] })
    expect(match.ships.own.shields).toBe(1)
    expect(match.ships.enemy.damage).toEqual(['structuraldamage'])
    expect(match.things.drk1probedroid.inPlay).toBe(false)
    expect(match.things.protonbomb.inPlay).toBe(false)
  })

  test('beyond range 1 nothing happens [xw.a.proton-bomb.3]', () => {
    const match = explodes('protonbomb', '', { enemy: { at: [800, 300, 90] } })
    expect(match.ships.enemy.damage).toEqual([])
  })

  test('a fused bomb loses its fuse instead, and detonates a round later [xw.g.fuse.1] [xw.g.fuse.2]', () => {
    const match = explodes('protonbomb', '', { fuses: 1 })
    expect(match.things.protonbomb).toMatchObject({ inPlay: true, fuses: 0 })
    expect(match.ships.own.shields).toBe(2)
    match.to('planning')
    match.to('engagement')
    expect(match.things.protonbomb.inPlay).toBe(false)
  })

  test('an ion bomb: three ion tokens for ships, a hit for remotes [xw.a.ion-bomb.1] [xw.a.ion-bomb.2] [xw.a.ion-bomb.3] [xw.a.ion-bomb.4]', () => {
    const match = explodes('ionbomb', '', { things: [DROID] })
    expect(match.ships.own.tokens.ion).toBe(3)
    expect(match.ships.enemy.tokens.ion).toBe(3)
    expect(match.things.drk1probedroid).toMatchObject({ inPlay: false, damage: 1 })
  })

  test('a bomblet: two dice each, crits are hits [xw.a.bomblet.1] [xw.a.bomblet.2] [xw.a.bomblet.3]', () => {
    const match = explodes('bomblet', 'hit focus / crit crit', { enemy: { at: [700, 300, 90] } })
    expect(match.ships.own.shields).toBe(1)
    expect(match.ships.enemy.damage).toEqual(['facedown', 'facedown'])
  })

  test('an electro-proton bomb reaches range 2: blanks take shields, focus and hit ionize, crits disarm [xw.a.electro-proton-bomb.1] [xw.a.electro-proton-bomb.2] [xw.a.electro-proton-bomb.3] [xw.a.electro-proton-bomb.4] [xw.a.electro-proton-bomb.5] [xw.a.electro-proton-bomb.6]', () => {
    const match = explodes('electroprotonbomb', 'blank focus hit crit / blank blank crit hit', {
      enemy: { at: [780, 300, 90] },
    })
    expect(match.ships.own.shields).toBe(1)
    expect([gained(match, 'ion'), gained(match, 'disarm')]).toEqual([
      [2, 1],
      [1, 1],
    ])
    expect(match.ships.enemy.damage).toEqual([])
  })

  test('whom it neither ionizes nor disarms gains nothing, and nothing is said of it [xw.a.electro-proton-bomb.4]', () => {
    const match = explodes('electroprotonbomb', 'blank blank blank blank', {
      enemy: { at: [880, 880, 90] },
    })
    expect(match.ships.own.shields).toBe(0)
    expect([gained(match, 'ion'), gained(match, 'disarm')]).toEqual([[], []])
  })

  test('a remote at range 1 suffers its focus and hit results, at range 2 it rolls in vain [xw.a.electro-proton-bomb.7]', () => {
    const near = { ...DROID, type: 'sensorbuoy', at: [580, 380, 0] } as const
    const far = { ...DROID, at: [580, 480, 0] } as const
    const match = explodes(
      'electroprotonbomb',
      'blank blank blank blank / blank blank blank blank / focus blank crit blank / hit hit hit hit',
      { things: [near, far] },
    )
    expect(match.things.sensorbuoy).toMatchObject({ inPlay: true, damage: 1 })
    expect(match.things.drk1probedroid).toMatchObject({ inPlay: true, damage: 0 })
  })

  test('a concussion bomb deals a facedown card past the shields; then expose one or strain [xw.a.concussion-bomb.1] [xw.a.concussion-bomb.2] [xw.a.concussion-bomb.3] [xw.a.concussion-bomb.4]', () => {
    const match = explodes('concussionbomb', '', { things: [{ ...DROID, type: 'sensorbuoy' }] })
    expect(match.ships.own).toMatchObject({ shields: 2, damage: ['facedown'] })
    expect(match.things.sensorbuoy.damage).toBe(1)
    match.player1.choose({ do: 'strain' })
    expect(match.ships.own.tokens.strain).toBe(1)
    match.player2.choose({ do: 'expose' })
    expect(match.ships.enemy.damage).not.toEqual(['facedown'])
    expect(match.ships.enemy.tokens.strain).toBeUndefined()
  })

  test('a thermal detonator: focus strains ships, hit and crit hurt units [xw.a.thermal-detonator.1] [xw.a.thermal-detonator.2] [xw.a.thermal-detonator.3] [xw.a.thermal-detonator.4] [xw.a.thermal-detonator.5]', () => {
    const match = explodes('thermaldetonator', 'focus / hit / focus', { things: [DROID] })
    expect(match.ships.own.tokens.strain).toBe(1)
    expect(match.ships.enemy.damage).toEqual(['facedown'])
    expect(match.things.drk1probedroid.inPlay).toBe(true)
  })
})

describe('seismic charges', () => {
  const asteroid = (x: number): ThingGiven => ({ type: 'coreasteroid0', at: [x, 350, 0] })

  test('an obstacle near the charge strikes all units around it, and is removed [xw.a.seismic-charge.1] [xw.a.seismic-charge.2] [xw.a.seismic-charge.3] [xw.a.seismic-charge.4] [xw.a.seismic-charge.5]', () => {
    const match = explodes('seismiccharge', '', { things: [asteroid(700)], enemy: { at: [820, 350, 90] } })
    expect(match.things.coreasteroid0.inPlay).toBe(false)
    expect(match.ships.enemy.damage).toEqual(['facedown'])
    expect(match.ships.own.shields).toBe(2)
  })

  test('the player of the charge chooses among several [xw.a.seismic-charge.3]', () => {
    const match = explodes('seismiccharge', '', {
      things: [asteroid(700), { type: 'coreasteroid1', at: [580, 420, 0] }],
    })
    expect(match.player1.all('target')).toEqual(['coreasteroid0', 'coreasteroid1'])
    match.player1.choose({ target: 'coreasteroid1' })
    expect(match.things.coreasteroid0.inPlay).toBe(true)
    expect(match.things.coreasteroid1.inPlay).toBe(false)
  })

  test('without one it has no effect [xw.a.seismic-charge.6]', () => {
    const match = explodes('seismiccharge')
    expect(match.ships.own.shields).toBe(2)
    expect(match.things.seismiccharge.inPlay).toBe(false)
  })

  test('a fused obstacle loses its fuse instead of going [xw.g.fuse.3]', () => {
    const match = explodes('seismiccharge', '', { things: [{ type: 'blaze', at: [650, 350, 0], fuses: 1 }] })
    expect(match.events).toContain('seismic')
    expect(match.events.filter((what) => what === 'fuse')).toHaveLength(1)
  })
})

describe('blazer bombs', () => {
  test('one die each; then a blaze with a fuse burns beside the bomb [xw.a.blazer-bomb.1] [xw.a.blazer-bomb.2] [xw.a.blazer-bomb.3] [xw.a.blazer-bomb.4] [xw.g.blaze.1] [xw.g.blaze.2] [xw.a.blaze.1] [xw.a.blaze.2] [xw.a.blaze.3]', () => {
    const match = explodes('blazerbomb', 'crit / blank')
    expect(match.ships.own.shields).toBe(1)
    expect(match.ships.enemy.damage).toEqual([])
    expect(match.things.blaze).toMatchObject({ kind: 'obstacle', inPlay: true })
    expect(match.things.blazerbomb.inPlay).toBe(false)
  })

  test('a blaze that would stick out of the play area is not placed [xw.g.device.27]', () => {
    const match = situation({
      step: 'activation',
      player1: { own: XWING },
      player2: { enemy: TIE },
      things: [{ type: 'blazerbomb', at: [700, 20, 0], owner: 'player1', by: 'own' }],
    })
    expect(match.things.blazerbomb.inPlay).toBe(false)
    expect(match.things.blaze).toBeUndefined()
  })

  test('without a fuse it goes in the End Phase, otherwise it loses one [xw.g.blaze.3] [xw.a.blaze.4]', () => {
    const match = situation({
      step: 'end',
      player1: { own: XWING },
      player2: { enemy: TIE },
      things: [
        { type: 'blaze', at: [100, 500, 0] },
        { type: 'blaze', at: [800, 500, 0], fuses: 1 },
      ],
    })
    expect(match.things.blaze.inPlay).toBe(false)
    expect(match.things['blaze 2']).toMatchObject({ inPlay: true, fuses: 0 })
  })
})

describe('several bombs at once', () => {
  function both(first: 'player1' | 'player2') {
    return situation({
      step: 'activation',
      firstPlayer: first,
      player1: { own: XWING },
      player2: { enemy: { ...TIE, at: [700, 300, 90] } },
      things: [
        { type: 'protonbomb', at: BESIDE, owner: 'player1', by: 'own' },
        { type: 'ionbomb', at: [580, 340, 0], owner: 'player1', by: 'own' },
        { type: 'concussionbomb', at: [580, 380, 0], owner: 'player2', by: 'enemy' },
      ],
    })
  }

  test('the first player resolves all of his in the order he likes, then the other [xw.a.faq-objects.15]', () => {
    const match = both('player1')
    expect(match.player1.all('target')).toEqual(['ionbomb', 'protonbomb'])
    match.player1.choose({ target: 'ionbomb' })
    expect(match.things.protonbomb.inPlay).toBe(false)
    expect(match.question).toBe('concussion-bomb')
  })

  test('the second player’s wait [xw.a.faq-objects.15]', () => {
    const match = both('player2')
    expect(match.question).toBe('concussion-bomb')
    expect(match.things.protonbomb.inPlay).toBe(true)
  })

  test('a ship that the first one destroys is gone before the second [xw.a.faq-objects.15]', () => {
    const match = situation(
      {
        step: 'activation',
        player1: { own: { ...XWING, at: [457, 700, 0] } },
        player2: { enemy: { ...TIE, at: [580, 400, 0], damage: ['facedown', 'facedown'] } },
        things: [
          { type: 'protonbomb', at: BESIDE, owner: 'player1', by: 'own' },
          { type: 'thermaldetonator', at: BESIDE, owner: 'player2', by: 'enemy' },
        ],
        decks: { player2: ['structuraldamage'] },
      },
      { dice: 'crit' },
    )
    expect(match.ships.enemy.zone).toBe('removed')
    expect(match.ships.enemy.damage).toHaveLength(3)
  })
})
