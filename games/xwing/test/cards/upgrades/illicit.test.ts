/** Illicit upgrades. */
import { describe, expect, test } from 'vitest'
import { attackOn, BESIDE, FAR, facing, flight, gained, rolled } from '../facing.ts'

/** An X-wing with one upgrade. */
function xwing(upgrade: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [upgrade], ...more }
}

describe('Babu Frik', () => {
  test('a stress token lies on the card instead [card: babufrik]', () => {
    const match = flight(xwing('babufrik'), '4 koiogran')
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens.stress).toBeUndefined()
    expect(match.ships.me.charges.babufrik).toBe(2)
  })

  test('and comes back when the charges are spent [card: babufrik]', () => {
    const match = flight(xwing('babufrik', { charges: { babufrik: 1 } }), '4 koiogran')
    match.choose({ do: 'yes' })
    expect(gained(match, 'me')).toEqual([])
    match.to('activation')
    expect(gained(match, 'me')).toEqual(['stress'])
  })
})

describe('Cloaking Device', () => {
  const device = xwing('cloakingdevice')

  test('cloaks for a charge [card: cloakingdevice]', () => {
    const match = facing('perform-action', device)
    match.player1.cardAction('cloakingdevice')
    match.player1.action('cloak')
    expect(match.ships.me.tokens.cloak).toBe(1)
    expect(match.ships.me.charges.cloakingdevice).toBe(1)
  })

  test('a focus result ends it: decloak, or lose the token [card: cloakingdevice]', () => {
    const match = facing('end', { ...device, tokens: ['cloak'] }, { dice: 'focus' })
    match.until('cloak-fails')
    match.choose({ do: 'remove-token' })
    expect(match.ships.me.tokens.cloak).toBeUndefined()
  })

  test('a decloak that fails leaves the token [card: cloakingdevice] [xw.a.cardfaq.10]', () => {
    const wall = { ...BESIDE, at: [457, 420, 0] as const }
    const match = facing('end', { ...device, tokens: ['cloak'] }, { dice: 'focus', friends: { wall } })
    match.until('cloak-fails')
    match.choose({ do: 'decloak' })
    match.choose({ do: 'move-to', side: 'straight', fails: 'yes' })
    expect(match.ships.me.tokens.cloak).toBe(1)
  })

  test('any other result changes nothing [card: cloakingdevice]', () => {
    const match = facing('end', { ...device, tokens: ['cloak'] }, { dice: 'hit' })
    match.until('dials')
    expect(match.ships.me.tokens.cloak).toBe(1)
  })
})

describe('Coaxium Hyperfuel', () => {
  const alpha = { pilot: 'rhosquadronpilot', upgrades: ['coaxiumhyperfuel'], executed: '1 straight' }

  test('a SLAM while stressed costs a crit [card: coaxiumhyperfuel]', () => {
    const match = facing('perform-action', { ...alpha, tokens: ['stress'] }, { distance: 560 })
    match.player1.action('slam')
    match.choose({ do: 'maneuver', bearing: 'straight' })
    expect(match.ships.me.shields).toBe(2)
  })

  test('or an exposed card [card: coaxiumhyperfuel]', () => {
    const me = { ...alpha, tokens: ['stress'] as const, damage: ['facedown hullbreach'] }
    const match = facing('perform-action', me, { distance: 560 })
    match.player1.action('slam')
    match.choose({ do: 'maneuver', bearing: 'straight' })
    match.choose({ do: 'expose' })
    expect(match.ships.me.damage).toEqual(['hullbreach'])
  })

  test('nothing of the kind while not stressed [card: coaxiumhyperfuel]', () => {
    const match = facing('perform-action', alpha, { distance: 560 })
    match.player1.action('slam')
    match.choose({ do: 'maneuver', bearing: 'straight' })
    expect(match.ships.me.shields).toBe(3)
  })

  test('a SLAM after a maneuver in part [card: coaxiumhyperfuel]', () => {
    const me = { pilot: 'rhosquadronpilot', upgrades: ['coaxiumhyperfuel'] }
    const friends = { friend: { ...BESIDE, at: [457, 390, 0] as const } }
    const match = flight(me, '1 straight', { friends, dice: 'blank' })
    match.choose({ do: 'yes' })
    match.player1.action('slam')
    expect(match.question).toBe('slam')
  })
})

describe('Contraband Cybernetics', () => {
  const ASIDE = { enemy: { at: [540, 680, 180] as const } }

  test('a red maneuver and an action while stressed [card: contrabandcybernetics] [xw.a.errata-upgrades.15]', () => {
    const match = facing(
      'activation',
      xwing('contrabandcybernetics', { tokens: ['stress'], dial: '4 koiogran' }),
      ASIDE,
    )
    match.choose({ do: 'yes' })
    expect(match.ships.me.executed).toBe('4 koiogran')
    match.player1.action('focus')
    expect(gained(match, 'me')).toEqual(['stress', 'focus'])
  })

  test('without it, the stress maneuver [card: contrabandcybernetics]', () => {
    const match = facing(
      'activation',
      xwing('contrabandcybernetics', { tokens: ['stress'], dial: '4 koiogran' }),
      ASIDE,
    )
    match.choose({ do: 'no' })
    expect(match.ships.me.executed).toBe('2 straight')
  })
})

describe('Deadman’s Switch', () => {
  test('hurts everybody near it when it is destroyed [card: deadmansswitch]', () => {
    const me = xwing('deadmansswitch', { shields: 0, damage: ['facedown', 'facedown', 'facedown'] })
    const match = attackOn(me, { dice: 'hit hit hit / blank blank', friends: { near: BESIDE, far: FAR } })
    match.until('attack')
    expect(match.ships.near.shields).toBe(1)
    expect(match.ships.far.shields).toBe(2)
  })
})

describe('False Transponder Codes', () => {
  const codes = xwing('falsetranspondercodes')

  test('whom it locks is jammed, once [card: falsetranspondercodes]', () => {
    const match = facing('perform-action', codes)
    match.player1.action('lock')
    expect(match.ships.enemy.tokens.jam).toBe(1)
    expect(match.ships.me.charges.falsetranspondercodes).toBe(0)
  })

  test('and who locks it: the jam eats the lock [card: falsetranspondercodes] [xw.g.jam.6]', () => {
    const match = facing('perform-action', codes, { more: { active: 'enemy' } })
    match.player2.action('lock')
    expect(match.ships.enemy.locks).toEqual([])
  })

  test('not without its charge [card: falsetranspondercodes]', () => {
    const match = facing(
      'perform-action',
      { ...codes, charges: { falsetranspondercodes: 0 } },
      { more: { active: 'enemy' } },
    )
    match.player2.action('lock')
    expect(match.ships.enemy.locks).toEqual(['me'])
  })
})

describe('Feedback Emitter', () => {
  const emitter = xwing('feedbackemitter-battleoverendor')

  test('jams who locks it, if it likes [card: feedbackemitter-battleoverendor]', () => {
    const match = facing('perform-action', emitter, { more: { active: 'enemy' } })
    match.player2.action('lock')
    match.player1.yes()
    expect(match.ships.enemy.locks).toEqual([])
  })

  test('not whom it locks [card: feedbackemitter-battleoverendor]', () => {
    const match = facing('perform-action', emitter)
    match.player1.action('lock')
    expect(match.ships.enemy.tokens.jam).toBeUndefined()
  })
})

describe('Feedback Array', () => {
  test('every ship at range 0 is hurt [card: feedbackarray]', () => {
    const match = facing('engagement', xwing('feedbackarray'), {
      friends: { near: { ...BESIDE, at: [497, 300, 0] } },
      enemy: { shields: 2 },
    })
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens).toEqual({ ion: 1, disarm: 1 })
    expect(match.ships.me.shields).toBe(1)
    expect(match.ships.near.shields).toBe(1)
    expect(match.ships.enemy.shields).toBe(2)
  })
})

describe('Hotshot Tail Blaster', () => {
  test('an attack behind for a charge [card: hotshottailblaster]', () => {
    const me = { pilot: 'outerrimsmuggler', upgrades: ['hotshottailblaster'], at: [457, 300, 180] as const }
    const match = facing('declare-target', me, { distance: 140 })
    match.player1.attack('enemy', { weapon: 'hotshottailblaster' })
    match.to('end')
    expect(rolled(match, 'attack')).toBe(2)
    expect(match.ships.me.charges.hotshottailblaster).toBe(1)
  })
})

describe('Inertial Dampeners', () => {
  test('a shield to stand still, and stress [card: inertialdampeners] [xw.a.cardfaq.35]', () => {
    const match = facing('activation', xwing('inertialdampeners', { dial: '3 straight' }))
    match.choose({ do: 'yes' })
    expect(match.ships.me.executed).toBe('0 stationary')
    expect(match.ships.me.shields).toBe(1)
    expect(match.ships.me.tokens.stress).toBe(1)
  })

  test('not without a shield [card: inertialdampeners] [xw.g.costs.1]', () => {
    const match = facing('activation', xwing('inertialdampeners', { dial: '3 straight', shields: 0 }))
    expect(match.ships.me.executed).toBe('3 straight')
  })
})

describe('Overtuned Modulators', () => {
  const modulators = xwing('overtunedmodulators')

  test('3 calculate tokens; what is left of them strains [card: overtunedmodulators]', () => {
    const match = facing('system', modulators)
    match.choose({ do: 'system' })
    expect(match.ships.me.tokens.calculate).toBe(3)
    match.to('planning')
    expect(match.ships.me.tokens).toEqual({ strain: 3 })
  })

  test('no strain with an active charge [card: overtunedmodulators]', () => {
    const match = facing('end', { ...modulators, tokens: ['focus'] })
    expect(match.ships.me.tokens).toEqual({})
  })
})

describe('Tracking Fob', () => {
  const marked = { conditions: [{ card: 'markedforelimination', by: 'me' }] }

  test('locks the marked ship at any range, no other [card: trackingfob]', () => {
    const enemies = { other: { pilot: 'academypilot', at: [57, 860, 180] as const } }
    const match = facing('perform-action', xwing('trackingfob'), { distance: 560, enemy: marked, enemies })
    match.player1.action('lock')
    expect(match.ships.me.locks).toEqual(['enemy'])
  })

  test('the marked ship can’t spend green tokens against a lock of the hunter [card: trackingfob]', () => {
    const offers = (locks: readonly string[]): boolean => {
      const match = facing('declare-target', xwing('trackingfob', { locks }), {
        enemy: { ...marked, tokens: ['focus', 'evade'] },
        dice: 'hit hit hit / focus blank',
      })
      match.player1.attack('enemy')
      if (locks.length > 0) match.player1.done()
      return match.player2.question === 'modify-defense-dice'
    }
    expect(offers(['enemy'])).toBe(false)
    expect(offers([])).toBe(true)
  })
})
