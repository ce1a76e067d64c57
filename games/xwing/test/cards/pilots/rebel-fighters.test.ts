import { describe, expect, test } from 'vitest'
import { AHEAD, attackBy, attackOn, BEHIND, BESIDE, FAR, facing, flight, gained, rolled } from '../facing.ts'

describe('Corran Horn (E-wing)', () => {
  test('attacks again at initiative 0, and is disarmed for it next round [card: corranhorn]', () => {
    const match = facing('engagement', 'corranhorn', {
      enemy: { pilot: 'bluesquadronescort', marks: ['engaged'] },
    })
    match.player1.noAttack()
    expect(match.picture.initiative).toBe(0)
    match.player1.attack('enemy')
    match.until('dials')
    expect(match.ships.me.tokens).toEqual({ disarm: 1 })
  })
  test('only in his bullseye arc', () => {
    const match = facing('engagement', 'corranhorn', { enemy: { at: [540, 540, 180], marks: ['engaged'] } })
    match.player1.noAttack()
    expect(match.question).not.toBe('attack')
  })
})

describe('Gavin Darklighter', () => {
  const gavin = { ...BESIDE, pilot: 'gavindarklighter' }
  test('a friend turns a hit into a crit [card: gavindarklighter]', () => {
    const match = attackBy({ tokens: ['focus'] }, { dice: 'hit focus blank', friends: { gavin } })
    match.player1.choose({ do: 'card', ship: 'gavin' })
    expect(match.attack?.attackDice).toEqual(['crit', 'focus', 'blank'])
  })
  test('only against a ship in his front arc', () => {
    const away = { ...gavin, at: [517, 300, 180] } as const
    const match = attackBy({ tokens: ['focus'] }, { dice: 'hit focus blank', friends: { away } })
    expect(match.player1.offers({ do: 'card' })).toBe(false)
  })
})

describe('Bodica Venj', () => {
  const bodica = { ...BESIDE, pilot: 'bodicavenj' } as const
  test('fires back for a friend, and is depleted [card: bodicavenj] [xw.g.attack-after.4]', () => {
    const match = attackOn('bluesquadronescort', { dice: 'blank blank blank', friends: { bodica } })
    match.player1.attack('enemy', { ship: 'bodica' })
    expect(gained(match, 'bodica')).toEqual(['deplete'])
  })
  test('not while depleted', () => {
    const worn = { ...bodica, tokens: ['deplete'] } as const
    const match = attackOn('bluesquadronescort', { dice: 'blank blank blank', friends: { worn } })
    expect(match.events.filter((event) => event === 'attack')).toHaveLength(1)
    expect(match.player1.offers({ do: 'attack', ship: 'worn' }) && match.picture.active !== 'worn').toBe(
      false,
    )
  })
})

describe('Clan Wren Volunteer', () => {
  const wing = { ...BESIDE, dial: '2 straight', revealed: true } as const
  test('rerolls a die beside a friend of its speed [card: clanwrenvolunteer]', () => {
    const me = { pilot: 'clanwrenvolunteer', dial: '2 straight', revealed: true }
    const match = attackBy(me, { distance: 140, dice: 'blank hit hit hit / hit', friends: { wing } })
    match.player1.choose({ do: 'card' })
    expect(match.question).toBe('reroll-attack')
  })
  test('goes by range: attack range 2 does not hinder it at range 1 [xw.g.attack-range.2]', () => {
    const me = { pilot: 'clanwrenvolunteer', dial: '2 straight', revealed: true }
    const enemy = { at: [569, 406, 180] } as const
    const match = attackBy(me, { enemy, dice: 'blank hit hit / hit', friends: { wing } })
    const { args } = match.match.log.find(({ what }) => what === 'attack') ?? {}
    expect(args?.range).toBe(2)
    expect(match.player1.offers({ do: 'card' })).toBe(true)
  })
  test('not at another speed', () => {
    const me = { pilot: 'clanwrenvolunteer', dial: '3 straight', revealed: true, tokens: ['focus'] } as const
    const match = attackBy(me, { distance: 140, dice: 'focus hit hit hit', friends: { wing } })
    expect(match.player1.offers({ do: 'card' })).toBe(false)
  })
})

describe('Dirk Ullodin', () => {
  test('locks an enemy close ahead after a red maneuver [card: dirkullodin]', () => {
    const match = flight('dirkullodin', '4 koiogran', { enemy: { at: [457, 400, 180] } })
    match.player1.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
  test('not after a white one', () => {
    const match = flight('dirkullodin', '2 straight', { enemy: { at: [457, 500, 180] } })
    expect(match.question).toBe('action')
  })
})

describe('Fenn Rau (Fang fighter)', () => {
  const fenn = { ...BESIDE, pilot: 'fennrau-fangfighter', marks: ['engaged'] } as const
  test('a friend sheds a red token before it engages close to an enemy [card: fennrau-fangfighter]', () => {
    const match = facing('engagement', { tokens: ['strain', 'stress'] }, { distance: 140, friends: { fenn } })
    match.player1.choose({ token: 'strain' })
    expect(match.ships.me.tokens).toEqual({ stress: 1 })
  })
  test('not with the enemy at range 2', () => {
    const match = facing('engagement', { tokens: ['strain'] }, { friends: { fenn } })
    expect(match.question).toBe('attack')
  })
})

describe('Airen Cracken', () => {
  test('a friend acts after his attack, in red [card: airencracken] [xw.a.cardfaq.15]', () => {
    const match = attackBy('airencracken', { dice: 'blank blank', friends: { wing: BESIDE, far: FAR } })
    expect(match.player1.all('ship')).toEqual(['wing'])
    match.player1.ship('wing')
    match.player1.action('focus', { colour: 'red' })
    expect(gained(match, 'wing')).toEqual(['stress', 'focus'])
  })
  test('but no purple action [xw.a.cardfaq.16]', () => {
    const jedi = { pilot: 'jediknight', at: [517, 300, 0] } as const
    const match = attackBy('airencracken', { dice: 'blank blank', friends: { jedi } })
    match.player1.ship('jedi')
    expect(match.player1.all('colour')).toEqual(['red'])
    expect(match.player1.offers({ action: 'evade' })).toBe(false)
  })
})

describe('Lieutenant Blount', () => {
  test('1 more die with a friend near the defender [card: lieutenantblount]', () => {
    const match = attackBy('lieutenantblount', { friends: { wing: AHEAD } })
    match.player1.yes()
    expect(rolled(match, 'attack')).toBe(3)
    expect(rolled(attackBy('lieutenantblount', { friends: { wing: BESIDE } }), 'attack')).toBe(2)
  })
})

describe('Lowhhrick', () => {
  const wookiee = { pilot: 'lowhhrick', at: [530, 300, 0], tokens: ['reinforce-fore'] } as const
  test('spends his reinforcement for a friend’s evade token [card: lowhhrick]', () => {
    const match = attackOn('bluesquadronescort', { friends: { wookiee } })
    match.player1.yes()
    expect(gained(match, 'me')).toEqual(['evade'])
    expect(match.events).toContain('spend')
  })
  test('not without a token', () => {
    const match = attackOn('bluesquadronescort', { friends: { wookiee: { ...wookiee, tokens: [] } } })
    expect(match.question).not.toBe('use-ability')
  })
})

describe('Wullffwarro', () => {
  test('fights harder when damaged [card: wullffwarro]', () => {
    const match = attackBy({ pilot: 'wullffwarro', damage: ['facedown'] })
    match.player1.yes()
    expect(rolled(match, 'attack')).toBe(4)
    expect(rolled(attackBy('wullffwarro'), 'attack')).toBe(3)
  })
})

test('a friend behind is no company for Blount [card: lieutenantblount]', () => {
  expect(attackBy('lieutenantblount', { friends: { wing: BEHIND } }).question).not.toBe('use-ability')
})
