import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, facing, gained, rolled } from '../facing.ts'

const more = { unwritten: true }
const DROID = { pilot: 'tradefederationdrone', at: [530, 300, 0] } as const

test('Bombardment Drone may launch what it would drop [card: bombardmentdrone]', () => {
  const ways = (pilot: string) => {
    const match = facing('system', { pilot, upgrades: ['seismiccharges'] }, { distance: 400, more })
    match.player1.choose({ do: 'system', card: 'seismiccharges' })
    return match.player1.all('how')
  }
  expect(ways('bombardmentdrone')).toEqual(['drop', 'launch'])
  expect(ways('technounionbomber')).toEqual([])
})

describe('DBS-32C', () => {
  const friends = { wing: { ...DROID, at: [560, 300, 0] }, alien: { ...BESIDE, at: [350, 300, 0] } } as const
  test('coordinates networked droids for a calculate token [card: dbs32c]', () => {
    const match = facing('engagement', { pilot: 'dbs32c', tokens: ['calculate'] }, { friends })
    match.player1.yes()
    match.player1.action('coordinate')
    match.player1.action('calculate', { ship: 'wing' })
    expect(gained(match, 'wing')).toEqual(['calculate'])
    expect(gained(match, 'alien')).toEqual([])
  })
  test('not without one', () => {
    expect(facing('engagement', 'dbs32c', { friends }).question).not.toBe('use-ability')
  })
  test('Siege of Coruscant: jams after calculating [card: dbs32c-siegeofcoruscant]', () => {
    const pilot = 'dbs32c-siegeofcoruscant'
    const match = facing('perform-action', pilot, { distance: 140, more })
    match.player1.action('calculate')
    match.until('use-ability')
    match.player1.yes()
    match.player1.action('jam')
    expect(gained(match, 'enemy')).toEqual(['jam'])
  })
})

test.each(['dbs404', 'dbs404-siegeofcoruscant'])(
  '%s: 1 more die at range 1, and damage to itself if it hits [card: dbs404] [card: dbs404-siegeofcoruscant] [xw.a.errata-ships.14]',
  (pilot) => {
    const decks = { player1: ['weaponsfailure'] }
    const match = attackBy(pilot, {
      distance: 140,
      dice: 'hit blank blank blank / blank blank',
      more: { ...more, decks },
    })
    match.until('attack')
    expect(rolled(match, 'attack')).toBe(4)
    expect(match.ships.me.damage).toEqual(['weaponsfailure'])
    const far = attackBy(pilot, { dice: 'hit blank / blank blank', more })
    far.until('attack')
    expect(far.ships.me.damage).toEqual([])
  },
)

describe('DFS-081', () => {
  const dice = 'crit hit blank / blank blank'
  test('a friend makes hits of crits for a calculate token [card: dfs081]', () => {
    const wing = { ...DROID, tokens: ['calculate'] } as const
    const match = attackOn('dfs081', { dice, friends: { wing } }, 'wing')
    match.player1.choose({ card: 'dfs081' })
    expect(match.ships.wing.damage).toEqual(['facedown', 'facedown'])
  })
  test('not without one', () => {
    const match = attackOn('dfs081', { dice, friends: { wing: DROID } }, 'wing')
    expect(match.question).not.toBe('modify-attack-dice')
  })
  test('Siege of Coruscant: cancels a crit [card: dfs081-siegeofcoruscant]', () => {
    const pilot = 'dfs081-siegeofcoruscant'
    const match = attackOn({ pilot, tokens: ['calculate'] }, { dice, more })
    match.until('modify-attack-dice')
    match.player1.choose({ card: pilot })
    match.until('attack')
    expect(match.ships.me.damage).toEqual(['facedown'])
  })
})

test.each(['dfs311', 'dfs311-siegeofcoruscant'])(
  '%s passes a calculate token on [card: dfs311] [card: dfs311-siegeofcoruscant]',
  (pilot) => {
    const match = facing('engagement', { pilot, tokens: ['calculate'] }, { friends: { wing: DROID }, more })
    match.until('choose-ship')
    match.player1.ship('wing')
    expect(match.ships.wing.tokens).toEqual({ calculate: 1 })
    expect(facing('engagement', pilot, { friends: { wing: DROID }, more }).question).not.toBe('choose-ship')
  },
)

test.each(['haorchallprototype', 'haorchallprototype-siegeofcoruscant'])(
  '%s reacts to an attacker in its bullseye arc [card: haorchallprototype] [card: haorchallprototype-siegeofcoruscant]',
  (pilot) => {
    const match = attackOn(pilot, { friends: { wing: DROID }, more }, 'wing')
    match.until('action')
    match.player1.action('calculate')
    expect(gained(match, 'me')).toContain('calculate')
    expect(attackOn(pilot, { dice: 'blank blank blank', more }).question).not.toBe('action')
  },
)

test('Kelrodo-Ai Holdout leaves locks and tokens to another [card: kelrodoaiholdout] [xw.a.errata-ships.22]', () => {
  const me = {
    pilot: 'kelrodoaiholdout',
    damage: ['facedown', 'facedown'],
    locks: ['enemy'],
    tokens: ['calculate'],
  } as const
  const wing = { ...DROID, pilot: 'kelrodoaiholdout' }
  const match = attackOn(me, {
    dice: 'hit hit hit / blank blank',
    friends: { wing, droid: { ...DROID, at: [400, 300, 0] } },
  })
  match.until('choose-ship')
  expect(match.player1.all('ship')).toEqual(['wing'])
  match.player1.ship('wing')
  expect(match.ships.wing.locks).toEqual(['enemy'])
  expect(gained(match, 'wing')).toEqual(['calculate'])
})

test('an heir that cannot acquire a lock is left the tokens alone [card: kelrodoaiholdout] [xw.g.tokens.4] [xw.g.ion.3]', () => {
  const me = {
    pilot: 'kelrodoaiholdout',
    damage: ['facedown', 'facedown'],
    locks: ['enemy'],
    tokens: ['calculate'],
  } as const
  const wing = { ...DROID, pilot: 'kelrodoaiholdout', tokens: ['ion'] as const }
  const match = attackOn(me, { dice: 'hit hit hit / blank blank', friends: { wing } })
  match.until('choose-ship')
  match.player1.ship('wing')
  expect(match.ships.wing.tokens).toEqual({ ion: 1, calculate: 1 })
  expect(match.ships.wing.locks).toEqual([])
})

test('Precise Hunter rerolls a blank into its bullseye arc [card: precisehunter]', () => {
  expect(attackBy('precisehunter', { dice: 'blank hit' }).offers({ card: 'precisehunter' })).toBe(true)
  const aside = attackBy('precisehunter', { dice: 'blank hit', enemy: { at: [540, 540, 180] } })
  expect(aside.question).not.toBe('modify-attack-dice')
})
