import { describe, expect, test } from 'vitest'
import { attackByFriend, attackOn, facing, flight, gained, rolled } from '../facing.ts'

/** Upgrades and standard loadouts. */
const more = { unwritten: true }
const WING = { pilot: 'academypilot', at: [530, 300, 0] } as const

describe('Lieutenant Karsabi', () => {
  const reload = (tokens: readonly 'stress'[] = []) => {
    const me = {
      pilot: 'lieutenantkarsabi',
      upgrades: ['protontorpedoes'],
      charges: { protontorpedoes: 0 },
      tokens,
    }
    const match = facing('perform-action', me, { more })
    match.player1.action('reload')
    return match
  }
  test('takes stress to lose a disarm token [card: lieutenantkarsabi]', () => {
    const match = reload()
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({ stress: 1 })
  })
  test('declined, it stays', () => {
    const match = reload()
    match.player1.no()
    expect(match.ships.me.tokens).toEqual({ disarm: 1 })
  })
})

test('Major Vynder rolls 1 more defense die while disarmed [card: majorvynder]', () => {
  const dice = 'blank blank blank'
  expect(rolled(attackOn({ pilot: 'majorvynder', tokens: ['disarm'] }, { dice }), 'defense')).toBe(3)
  expect(rolled(attackOn('majorvynder', { dice }), 'defense')).toBe(2)
})

describe('devices', () => {
  const drop = (pilot: string) => {
    const match = facing('system', { pilot, upgrades: ['protonbombs'] }, { more })
    match.player1.choose({ do: 'system', card: 'protonbombs' })
    match.until('action')
    return match
  }
  test('“Deathrain” acts after he dropped one [card: deathrain]', () => {
    const match = drop('deathrain')
    expect(match.picture.phase).toBe('system')
    match.player1.action('focus')
    expect(match.ships.me.tokens).toEqual({ focus: 1 })
  })
  test('others don’t', () => {
    expect(drop('cutlasssquadronpilot').picture.phase).not.toBe('system')
  })
  test('Captain Jonus gains an evade token [card: captainjonus-swz98]', () => {
    const match = facing('system', { pilot: 'captainjonus-swz98' }, { more })
    expect(match.question).toBe('system')
    match.player1.choose({ do: 'system' })
    match.until('dials')
    expect(gained(match, 'me')).toContain('evade')
  })
  test('Scimitar 3 boosts after a bomb [card: scimitar3-battleoverendor]', () => {
    const match = facing('system', 'scimitar3-battleoverendor', { more })
    match.player1.choose({ do: 'system' })
    match.until('use-ability')
    match.player1.yes()
    match.player1.action('boost')
    expect(match.ships.me.charges['scimitar3-battleoverendor']).toBe(1)
  })
  test('Deathfire launches a bomb after a fast maneuver [card: deathfire-swz98]', () => {
    const match = flight('deathfire-swz98', '3 straight', { more })
    match.player1.yes()
    match.until('action')
    expect(Object.keys(match.things)).toHaveLength(1)
    expect(match.ships.me.charges['deathfire-swz98']).toBe(0)
  })
  test('Deathfire does not after a slow one', () => {
    expect(flight('deathfire-swz98', '2 straight', { more }).question).not.toBe('use-ability')
  })
})

describe('“Deathfire”', () => {
  const dying = (upgrades: readonly string[]) => {
    const damage = Array<string>(5).fill('facedown')
    return attackOn({ pilot: 'deathfire', upgrades, damage }, { dice: 'hit hit hit / blank blank', more })
  }
  test('destroyed, he fires and drops a device [card: deathfire] [xw.a.cardfaq.21]', () => {
    const match = dying(['protonbombs'])
    match.until('attack')
    match.player1.attack('enemy')
    match.until('choose-payload')
    match.player1.choose({ card: 'protonbombs' })
    match.player1.choose({ do: 'place-device', template: 'straight 1' })
    expect(Object.keys(match.things)).toHaveLength(1)
  })
  test('alive, he does neither', () => {
    const match = attackOn(
      { pilot: 'deathfire', upgrades: ['protonbombs'] },
      { dice: 'blank blank blank', more },
    )
    match.to('end')
    expect(match.things).toEqual({})
  })
})

describe('“Redline”', () => {
  const enemies = { other: { pilot: 'bluesquadronescort', at: [557, 540, 180] } } as const
  test('keeps two locks and locks after an action [card: redline]', () => {
    const match = facing('perform-action', { pilot: 'redline', locks: ['other'] }, { enemies })
    match.player1.action('focus')
    match.player1.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['other', 'enemy'])
  })
  test('it is his choice', () => {
    const match = facing('perform-action', 'redline', { enemies })
    match.player1.action('focus')
    match.player1.choose({ do: 'decline' })
    expect(match.ships.me.locks).toEqual([])
  })
})

describe('Captain Jonus', () => {
  const wing = {
    pilot: 'gammasquadronace',
    at: [530, 300, 0],
    upgrades: ['protontorpedoes'],
    locks: ['enemy'],
  } as const
  const shot = (weapon: string) => {
    const match = facing('declare-target', 'captainjonus', {
      friends: { wing },
      dice: 'blank blank hit hit',
      more: { ...more, active: 'wing' },
    })
    match.player1.attack('enemy', { weapon })
    return match
  }
  test('two rerolls for a friend’s torpedoes [card: captainjonus] [card: captainjonus-swz105] [xw.a.cardfaq.60]', () => {
    const match = shot('protontorpedoes')
    expect(match.offers({ card: 'captainjonus' })).toBe(true)
  })
  test('none for a primary weapon', () => {
    expect(shot('primary').offers({ card: 'captainjonus' })).toBe(false)
  })
})

describe('Major Rhymer', () => {
  const reach = (pilot: string, distance: number) => {
    const me = { pilot, upgrades: ['clustermissiles'], locks: ['enemy'] }
    return facing('declare-target', me, { distance, more }).player1.all('weapon')
  }
  test('his torpedoes reach range 0 [card: majorrhymer] [xw.a.cardfaq.96]', () => {
    expect(reach('majorrhymer', 40)).toContain('clustermissiles')
    expect(reach('gammasquadronace', 40)).not.toContain('clustermissiles')
  })
  test('as a standard loadout he makes a crit of a focus in his bullseye arc [card: majorrhymer-swz98]', () => {
    const match = facing(
      'declare-target',
      { pilot: 'majorrhymer-swz98', locks: ['enemy'] },
      { distance: 140, dice: 'focus hit hit hit hit / blank blank', more },
    )
    const torpedo = match.player1.all('weapon').find((weapon) => String(weapon).includes('torpedoes'))
    match.player1.attack('enemy', { weapon: torpedo })
    match.until('modify-attack-dice')
    match.player1.choose({ card: 'majorrhymer-swz98' })
    expect(match.events).toContain('change-dice')
  })
})

describe('Scimitar 1', () => {
  test('locks what a friend attacked, for a charge [card: scimitar1-battleoverendor]', () => {
    const friends = { wing: WING }
    const match = attackByFriend('scimitar1-battleoverendor', 'wing', { friends, dice: 'blank blank', more })
    match.player1.yes()
    expect(match.ships.me.locks).toEqual(['enemy'])
    expect(match.ships.me.charges['scimitar1-battleoverendor']).toBe(1)
  })
})

describe('Tomax Bren', () => {
  const me = {
    pilot: 'tomaxbren',
    upgrades: ['protontorpedoes', 'elusive'],
    charges: { protontorpedoes: 0, elusive: 0 },
  }
  test('reloads a talent, too [card: tomaxbren] [card: tomaxbren-swz105]', () => {
    const match = facing('perform-action', me, { more })
    match.player1.action('reload')
    match.player1.yes()
    expect(match.ships.me.charges).toEqual({ protontorpedoes: 1, elusive: 1 })
  })
  test('not without an empty talent', () => {
    const match = facing('perform-action', { ...me, charges: { protontorpedoes: 0 } }, { more })
    match.player1.action('reload')
    expect(match.question).not.toBe('use-ability')
  })
  test('as a standard loadout he gains focus after a barrel roll [card: tomaxbren-swz98]', () => {
    const match = facing('perform-action', 'tomaxbren-swz98', { more })
    match.player1.action('barrel-roll')
    match.player1.choose({ side: 'left', end: 'level' })
    match.until('use-ability')
    match.player1.yes()
    expect(gained(match, 'me')).toContain('focus')
  })
})
