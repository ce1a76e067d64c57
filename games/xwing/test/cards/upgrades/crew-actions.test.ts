/** Crew members around actions. */
import { describe, expect, test } from 'vitest'
import { BEHIND, BESIDE, FAR, facing, flight } from '../facing.ts'

function xwing(crew: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [crew], ...more }
}

describe('Ahsoka Tano', () => {
  test('a red focus action for a friend behind her, even while stressed [card: ahsokatano-crew]', () => {
    const friends = {
      behind: { ...BEHIND, tokens: ['stress'] as const },
      ahead: { ...BESIDE, at: [560, 420, 0] as const },
    }
    const match = flight(xwing('ahsokatano-crew'), '1 straight', { friends })
    expect(match.offers({ do: 'ship', ship: 'ahead' })).toBe(false)
    match.player1.ship('behind')
    match.choose({ do: 'action', action: 'focus', colour: 'red' })
    expect(match.ships.behind.tokens).toEqual({ stress: 2, focus: 1 })
  })

  test('nobody without Force [card: ahsokatano-crew]', () => {
    const match = flight(xwing('ahsokatano-crew', { force: 0 }), '1 straight', {
      friends: { behind: BEHIND },
    })
    expect(match.question).not.toBe('choose-ship')
  })
})

describe('Baze Malbus', () => {
  test('a red focus action is worth more among enemies [card: bazemalbus]', () => {
    const match = facing('perform-action', xwing('bazemalbus'), { distance: 140 })
    match.choose({ do: 'action', action: 'focus', card: 'bazemalbus' })
    expect(match.ships.me.tokens).toEqual({ focus: 2, stress: 1 })
  })

  test('not offered far from them [card: bazemalbus]', () => {
    expect(facing('perform-action', xwing('bazemalbus')).offers({ card: 'bazemalbus' })).toBe(false)
  })
})

describe('Cad Bane', () => {
  const bane = { pilot: 'scimitarsquadronpilot', upgrades: ['protonbombs', 'cadbane'] }

  test('a red boost after a device [card: cadbane]', () => {
    const match = facing('system', bane, { distance: 560 })
    match.choose({ do: 'system', card: 'protonbombs' })
    match.until('action')
    expect(match.offers({ action: 'boost', colour: 'red' })).toBe(true)
  })

  test('not while stressed [card: cadbane]', () => {
    const match = facing('system', { ...bane, tokens: ['stress'], dial: '3 straight' }, { distance: 560 })
    match.choose({ do: 'system', card: 'protonbombs' })
    expect(match.player1.question).not.toBe('action')
  })
})

describe('Chewbacca of Yavin', () => {
  test('a focus token after an evade action, not after another [card: chewbacca-battleofyavin]', () => {
    const falcon = { pilot: 'outerrimsmuggler', upgrades: ['chewbacca-battleofyavin', 'millenniumfalcon'] }
    const match = facing('perform-action', falcon)
    match.player1.action('evade')
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens).toEqual({ evade: 1, focus: 1 })
    const other = facing('perform-action', falcon)
    other.player1.action('focus')
    expect(other.player1.question).not.toBe('use-ability')
  })
})

describe('GNK “Gonk” Droid', () => {
  test('a charge for an action, a shield for a charge [card: gnkgonkdroid]', () => {
    const empty = facing(
      'perform-action',
      xwing('gnkgonkdroid', { charges: { gnkgonkdroid: 0 }, shields: 1 }),
    )
    empty.player1.cardAction('gnkgonkdroid')
    expect(empty.ships.me.charges.gnkgonkdroid).toBe(1)
    const full = facing('perform-action', xwing('gnkgonkdroid', { shields: 1 }))
    full.player1.cardAction('gnkgonkdroid')
    expect(full.ships.me.shields).toBe(2)
  })

  test('nothing to do with a charge and all shields [card: gnkgonkdroid]', () => {
    expect(facing('perform-action', xwing('gnkgonkdroid')).offers({ card: 'gnkgonkdroid' })).toBe(false)
  })
})

describe('Grand Inquisitor', () => {
  const reveal = (distance: number) =>
    facing('activation', xwing('grandinquisitor', { marks: ['activated'] }), {
      distance,
      enemy: { marks: [], dial: '1 straight' },
    })

  test('a white action as a red one when an enemy reveals its dial [card: grandinquisitor]', () => {
    const match = reveal(240)
    match.player1.yes()
    match.choose({ do: 'action', action: 'focus', colour: 'red' })
    expect(match.ships.me).toMatchObject({ force: 0, tokens: { focus: 1, stress: 1 } })
  })

  test('not one far away [card: grandinquisitor]', () => {
    expect(reveal(400).player1.question).not.toBe('use-ability')
  })
})

describe('Grand Moff Tarkin', () => {
  test('friends lock what he has locked [card: grandmofftarkin]', () => {
    const match = facing('system', xwing('grandmofftarkin', { locks: ['enemy'] }), {
      friends: { friend: BESIDE },
    })
    match.choose({ do: 'system' })
    match.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.friend.locks).toEqual(['enemy'])
    expect(match.ships.me.charges.grandmofftarkin).toBe(0)
  })

  test('not without a lock of his own [card: grandmofftarkin]', () => {
    expect(facing('system', xwing('grandmofftarkin'), { friends: { friend: BESIDE } }).question).not.toBe(
      'system',
    )
  })
})

describe('Han Solo', () => {
  const evade = (distance: number) => {
    const match = facing('perform-action', xwing('hansolo-crew'), { distance })
    match.player1.action('evade')
    return match.ships.me.tokens.evade
  }

  test('an evade token more for each enemy near him [card: hansolo-crew]', () => {
    expect(evade(140)).toBe(2)
    expect(evade(240)).toBe(1)
  })
})

describe('Kit Fisto', () => {
  test('a red evade action for a friend near him [card: kitfisto]', () => {
    const match = facing('engagement', xwing('kitfisto'), { friends: { near: BESIDE, far: FAR } })
    match.player1.ship('near')
    match.choose({ do: 'action', action: 'evade', colour: 'red' })
    expect(match.ships.near.tokens).toEqual({ evade: 1, stress: 1 })
    expect(match.ships.me.force).toBe(0)
  })
})

describe('Lando Calrissian of the Rebels', () => {
  const roll = (dice: string) => {
    const match = facing('perform-action', xwing('landocalrissian'), { dice })
    match.player1.cardAction('landocalrissian')
    return match
  }

  test('tokens for what he rolls [card: landocalrissian]', () => {
    expect(roll('focus evade').ships.me.tokens).toEqual({ focus: 1, evade: 1 })
  })

  test('two blanks: the opponent chooses [card: landocalrissian]', () => {
    const match = roll('blank blank')
    match.player2.choose({ token: 'evade' })
    expect(match.ships.me.tokens).toEqual({ evade: 1 })
  })
})

describe('Larma D’Acy', () => {
  const larma = (tokens: readonly 'stress'[]) =>
    facing('perform-action', { pilot: 'omicrongrouppilot', upgrades: ['larmadacy'], tokens })

  test('white ones are red while stressed [card: larmadacy]', () => {
    const match = larma(['stress', 'stress'])
    expect(match.player1.all('action')).toEqual(['coordinate', 'jam', 'reinforce'])
    expect(match.player1.all('colour')).toEqual(['red'])
  })

  test('none with 3 stress tokens [card: larmadacy]', () => {
    expect(larma(['stress', 'stress', 'stress']).player1.question).not.toBe('action')
  })
})

describe('Minister Tua', () => {
  test('a red reinforce action while damaged [card: ministertua]', () => {
    const match = facing('engagement', xwing('ministertua', { damage: ['facedown'] }))
    match.choose({ do: 'action', action: 'reinforce', colour: 'red' })
    match.choose({ do: 'fore' })
    expect(match.ships.me.tokens).toEqual({ 'reinforce-fore': 1, stress: 1 })
  })

  test('not while whole [card: ministertua]', () => {
    expect(facing('engagement', xwing('ministertua')).question).not.toBe('action')
  })
})

describe('Perceptive Copilot', () => {
  test('2 focus tokens [card: perceptivecopilot]', () => {
    const match = facing('perform-action', xwing('perceptivecopilot'))
    match.player1.action('focus')
    expect(match.ships.me.tokens.focus).toBe(2)
  })
})

describe('what the facts add', () => {
  test('coordinate on the bar [card: tacticalofficer] [card: maul-crew] [xw.g.actions.6]', () => {
    expect(
      facing('perform-action', xwing('tacticalofficer')).offers({ action: 'coordinate', colour: 'white' }),
    ).toBe(true)
    expect(
      facing('perform-action', xwing('maul-crew')).offers({ action: 'coordinate', colour: 'purple' }),
    ).toBe(true)
  })
})

describe('Ursa Wren', () => {
  const locked = (at: readonly [number, number, number]) => {
    const around = {
      friends: { friend: BESIDE },
      enemy: { at: [517, 540, 180] as const },
      more: { active: 'enemy' },
    }
    const match = facing('perform-action', xwing('ursawren', { at }), around)
    match.player2.action('lock')
    if (match.player2.question === 'lock') match.player2.choose({ do: 'lock', target: 'friend' })
    return match
  }

  test('a lock action when a friend is locked [card: ursawren] [xw.a.errata-upgrades.29]', () => {
    const match = locked([457, 300, 0])
    match.player1.action('lock')
    match.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })

  test('not one far from her [card: ursawren]', () => {
    expect(locked([60, 60, 0]).player1.offers({ action: 'lock', ship: 'me' })).toBe(false)
  })
})
