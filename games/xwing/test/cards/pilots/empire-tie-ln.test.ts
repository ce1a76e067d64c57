import { describe, expect, test } from 'vitest'
import { attackBy, attackByFriend, attackOn, FAR, facing, flight, rolled } from '../facing.ts'

const WING = { pilot: 'academypilot', at: [530, 300, 0] } as const
/** Standard loadouts carry upgrades. */
const more = { unwritten: true }

describe('wing to wing', () => {
  test('“Backstabber” with Darth Vader at his side: 1 more die [card: backstabber-battleofyavin]', () => {
    const vader = { pilot: 'darthvader-battleofyavin', at: [530, 300, 0] } as const
    const together = attackBy('backstabber-battleofyavin', { friends: { vader }, more })
    expect(rolled(together, 'attack')).toBe(3)
    const stranger = attackBy('backstabber-battleofyavin', { friends: { WING }, more })
    expect(rolled(stranger, 'attack')).toBe(2)
  })
  test('“Mauler” Mithel needs his friend at the side, not behind [card: maulermithel-battleofyavin]', () => {
    const pilot = 'maulermithel-battleofyavin'
    const at = (x: number, y: number) =>
      ({ wing: { pilot: 'backstabber-battleofyavin', at: [x, y, 0] } }) as const
    expect(rolled(attackBy(pilot, { friends: at(380, 300), more }), 'attack')).toBe(3)
    expect(rolled(attackBy(pilot, { friends: at(457, 230), more }), 'attack')).toBe(2)
  })
})

describe('“Dark Curse”', () => {
  test('nobody modifies the dice that attack him [card: darkcurse-battleofyavin]', () => {
    const enemy = { tokens: ['focus'] } as const
    const match = attackOn('darkcurse-battleofyavin', { dice: 'focus focus blank', enemy, more })
    expect(match.events).not.toContain('hit')
    expect(match.events).not.toContain('spend')
  })
  test('his own dice he modifies as usual', () => {
    const match = attackBy(
      { pilot: 'darkcurse-battleofyavin', tokens: ['focus'] },
      { dice: 'focus focus', more },
    )
    expect(match.question).toBe('modify-attack-dice')
  })
})

describe('Del Meeko', () => {
  const friend = { ...WING, tokens: ['focus'] } as const
  test('a friend rerolls a defense die against a damaged attacker [card: delmeeko]', () => {
    const dice = 'hit hit blank / blank blank blank / evade'
    const match = attackOn(
      'delmeeko',
      { dice, enemy: { damage: ['facedown'] }, friends: { wing: WING } },
      'wing',
    )
    match.player1.choose({ do: 'card', card: 'delmeeko' })
    match.player1.pick({ face: 'blank' })
    expect(match.ships.wing.damage).toHaveLength(1)
  })
  test('not against an undamaged one', () => {
    const match = attackOn(
      'delmeeko',
      { dice: 'hit hit blank / blank blank focus', friends: { wing: friend } },
      'wing',
    )
    expect(match.offers({ card: 'delmeeko' })).toBe(false)
  })
})

test.each(['gideonhask', 'gideonhask-tieininterceptor'])(
  '%s rolls 1 more die against a damaged defender [card: gideonhask] [card: gideonhask-tieininterceptor]',
  (pilot) => {
    const whole = rolled(attackBy(pilot), 'attack')
    expect(rolled(attackBy(pilot, { enemy: { damage: ['facedown'] } }), 'attack')).toBe(whole + 1)
  },
)

describe('“Howlrunner”', () => {
  test('a friend beside her rerolls 1 die [card: howlrunner]', () => {
    const match = attackByFriend('howlrunner', 'wing', {
      dice: 'hit blank / hit / blank blank',
      friends: { wing: WING },
    })
    match.player1.choose({ do: 'card', card: 'howlrunner' })
    match.player1.pick({ face: 'blank' })
    expect(match.ships.enemy.damage).toHaveLength(2)
  })
  test('not one that is farther away', () => {
    const match = attackByFriend('howlrunner', 'wing', {
      dice: 'blank blank',
      friends: { wing: { pilot: 'academypilot', at: [657, 300, 330] } },
    })
    expect(match.question).not.toBe('modify-attack-dice')
  })
})

describe('Iden Versio', () => {
  test('prevents all damage of an attack on a TIE/ln beside her [card: idenversio] [card: idenversio-swz105]', () => {
    const match = attackOn(
      'idenversio',
      { dice: 'hit hit crit / blank blank blank', friends: { wing: WING } },
      'wing',
    )
    match.player1.yes()
    expect(match.ships.wing.damage).toEqual([])
    expect(match.ships.me.charges.idenversio).toBe(0)
  })
  test('no other kind of ship', () => {
    const friend = { pilot: 'soontirfel', at: [530, 300, 0] } as const
    const match = attackOn(
      'idenversio',
      { dice: 'hit hit crit / blank blank blank blank', friends: { wing: friend } },
      'wing',
    )
    expect(match.ships.wing.damage.length).toBeGreaterThan(2)
  })
})

describe('ISB Jingoist', () => {
  const before = (tokens: readonly 'evade'[]) =>
    facing('engagement', 'isbjingoist', { distance: 140, enemy: { tokens } })
  test('strains an enemy in front that has no green token to lose [card: isbjingoist]', () => {
    const match = before([])
    match.player1.ship('enemy')
    match.player1.choose({ token: 'strain' })
    expect(match.ships.enemy.tokens).toEqual({ strain: 1 })
  })
  test('or the enemy removes a green token', () => {
    const match = before(['evade'])
    match.player1.ship('enemy')
    match.player2.choose({ do: 'remove-token', token: 'evade' })
    expect(match.ships.enemy.tokens).toEqual({})
  })
})

test('Lieutenant Hebsly boosts after he defended, even stressed [card: lieutenanthebsly-battleoverendor]', () => {
  const me = { pilot: 'lieutenanthebsly-battleoverendor', tokens: ['stress'] } as const
  const match = attackOn(me, { dice: 'blank blank blank', more })
  match.until('action')
  expect(match.player1.offers({ action: 'boost', colour: 'red' })).toBe(true)
})

describe('Major Mianda', () => {
  test('she and up to two small friends boost or roll in the End Phase [card: majormianda-battleoverendor]', () => {
    const match = facing('end', 'majormianda-battleoverendor', { friends: { wing: WING, far: FAR }, more })
    expect(match.player1.all('ship')).toEqual(['wing'])
    match.player1.ship('wing')
    match.player1.action('boost', { ship: 'me' })
    match.player1.choose({ side: 'straight' })
    match.player1.action('boost', { ship: 'wing' })
    match.player1.choose({ side: 'straight' })
    expect(match.ships.wing.tokens).toEqual({ stress: 1 })
  })
})

test('“Mauler” Mithel rolls 1 more die at range 1 [card: maulermithel]', () => {
  expect(rolled(attackBy('maulermithel', { distance: 140 }), 'attack')).toBe(4)
  expect(rolled(attackBy('maulermithel'), 'attack')).toBe(2)
})

describe('Moff Gideon', () => {
  const friend = { pilot: 'academypilot', at: [530, 480, 180] } as const
  const dice = 'hit hit / focus blank'
  test('freezes the defense dice for a friend’s strain [card: moffgideon]', () => {
    const match = attackBy('moffgideon', { dice, friends: { friend }, enemy: { tokens: ['focus'] } })
    match.player1.ship('friend')
    expect(match.ships.friend.tokens).toEqual({ strain: 1 })
    expect(match.ships.enemy.damage).toHaveLength(2)
  })
  test('without him the defender spends its focus token', () => {
    const match = attackBy('moffgideon', { dice, friends: { friend }, enemy: { tokens: ['focus'] } })
    match.player1.choose({ do: 'nobody' })
    expect(match.question).toBe('modify-defense-dice')
  })
})

describe('“Night Beast”', () => {
  test('focuses after a blue maneuver [card: nightbeast] [card: nightbeast-swz105]', () => {
    const match = flight('nightbeast', '2 straight')
    match.player1.action('focus')
    expect(match.ships.me.tokens).toEqual({ focus: 1 })
  })
  test('not after a white one', () => {
    const match = flight('nightbeast', '4 straight')
    expect(match.player1.all('action')).not.toEqual(['focus'])
  })
})

test('“Scourge” Skutu rolls 1 more die into his bullseye arc [card: scourgeskutu] [xw.a.cardfaq.45]', () => {
  expect(rolled(attackBy('scourgeskutu'), 'attack')).toBe(3)
  expect(rolled(attackBy('scourgeskutu', { enemy: { at: [520, 520, 180] } }), 'attack')).toBe(2)
})

test('Scythe 6 rolls 1 more die up to range 2 [card: scythe6-battleoverendor]', () => {
  expect(rolled(attackBy('scythe6-battleoverendor', { more }), 'attack')).toBe(3)
  expect(rolled(attackBy('scythe6-battleoverendor', { distance: 340, more }), 'attack')).toBe(2)
})

describe('Seyn Marana', () => {
  test('spends a crit for a facedown card past the shields [card: seynmarana]', () => {
    const match = attackBy('seynmarana', { dice: 'crit hit / blank blank', enemy: { shields: 2 } })
    match.player1.choose({ do: 'card', card: 'seynmarana' })
    expect(match.ships.enemy.damage).toEqual(['facedown'])
    expect(match.ships.enemy.shields).toBe(2)
  })
  test('not without a crit', () => {
    expect(attackBy('seynmarana', { dice: 'hit hit' }).offers({ card: 'seynmarana' })).toBe(false)
  })
})

describe('Valen Rudor', () => {
  test('acts after a friend beside him defended [card: valenrudor] [card: valenrudor-swz105]', () => {
    const match = attackOn('valenrudor', { dice: 'blank blank blank', friends: { wing: WING } }, 'wing')
    match.player1.action('focus', { ship: 'me' })
    expect(match.ships.me.tokens).toEqual({ focus: 1 })
  })
  test('not after one that is far from him', () => {
    const friend = { pilot: 'academypilot', at: [470, 460, 0] } as const
    const match = attackOn('valenrudor', { dice: 'blank blank blank', friends: { wing: friend } }, 'wing')
    expect(match.question).not.toBe('action')
  })
})

describe('“Wampa”', () => {
  test.each(['wampa', 'wampa-battleofyavin'])(
    '%s rolls 1 more die for his charge [card: wampa] [card: wampa-battleofyavin]',
    (pilot) => {
      const match = attackBy(pilot, { more })
      match.player1.yes()
      expect(rolled(match, 'attack')).toBe(3)
    },
  )
  test('he loses it when he defends', () => {
    const match = attackOn('wampa', { dice: 'blank blank blank' })
    expect(match.ships.me.charges).toEqual({ wampa: 0 })
  })
})

describe('Yrica Quell', () => {
  test('locks an enemy in her bullseye arc after a maneuver [card: yricaquell]', () => {
    const match = flight('yricaquell', '2 straight', { enemy: { at: [457, 600, 180] } })
    match.player1.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
  test('nobody beside it', () => {
    const match = flight('yricaquell', '2 straight', { enemy: { at: [557, 600, 180] } })
    expect(match.question).toBe('action')
  })
})
