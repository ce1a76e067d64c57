import { describe, expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { attackBy, attackOn, BESIDE, facing, gained, rolled } from '../facing.ts'

const more = { unwritten: true }

test('G4R-GOR V/M hurts whoever touches it after it defended [card: g4rgorvm]', () => {
  const touching = { ...BESIDE, at: [497, 300, 0] } as const
  const match = attackOn('g4rgorvm', {
    dice: 'blank blank blank',
    friends: { touching, wing: { ...BESIDE, at: [600, 300, 0] } },
  })
  expect(match.ships.touching.shields).toBe(1)
  expect(match.ships.wing.shields).toBe(2)
})

test('Genesis Red takes on the tokens of whom he locks [card: genesisred]', () => {
  const match = facing(
    'perform-action',
    { pilot: 'genesisred', tokens: ['evade'] },
    { enemy: { tokens: ['focus', 'focus'] } },
  )
  match.player1.action('lock')
  expect(match.ships.me.tokens).toEqual({ focus: 2 })
  const other = facing('perform-action', { pilot: 'genesisred', tokens: ['evade'] })
  other.player1.action('focus')
  expect(other.ships.me.tokens).toEqual({ evade: 1, focus: 1 })
})

test('Inaldra suffers to reroll [card: inaldra]', () => {
  const match = attackBy('inaldra', { dice: 'blank blank / hit hit / blank blank' })
  match.player1.choose({ card: 'inaldra' })
  match.player1.answer([0, 1])
  expect(match.ships.me.shields).toBe(0)
  expect(match.ships.enemy.damage).toHaveLength(2)
})

test('Laetin A’shera gains an evade token for a miss, on either side [card: laetinashera]', () => {
  expect(gained(attackBy('laetinashera', { dice: 'blank blank' }), 'me')).toContain('evade')
  expect(gained(attackOn('laetinashera', { dice: 'blank blank blank' }), 'me')).toContain('evade')
  expect(gained(attackBy('laetinashera', { dice: 'hit hit / blank blank' }), 'me')).toEqual([])
})

describe('Quinn Jast', () => {
  const me = { pilot: 'quinnjast', upgrades: ['protontorpedoes'] }
  test('disarms himself to recover a charge [card: quinnjast]', () => {
    const match = facing('engagement', { ...me, charges: { protontorpedoes: 0 } }, { more })
    match.player1.yes()
    expect(match.ships.me.charges.protontorpedoes).toBe(1)
    expect(gained(match, 'me')).toEqual(['disarm'])
  })
  test('not if all charges are there', () => {
    expect(facing('engagement', me, { more }).question).not.toBe('use-ability')
  })
  test('Overseer Yushyn makes it stress, and the charge comes all the same [card: overseeryushyn] [xw.a.cardfaq.24]', () => {
    const friends = { yushyn: { pilot: 'overseeryushyn', at: [540, 300, 0] } } as const
    const match = facing('engagement', { ...me, charges: { protontorpedoes: 0 } }, { friends, more })
    match.player1.yes()
    match.player1.yes()
    expect(match.ships.me.charges.protontorpedoes).toBe(1)
    expect(gained(match, 'me')).toEqual(['stress'])
  })
  test('Overseer Yushyn can’t help a stressed ship', () => {
    const friends = { yushyn: { pilot: 'overseeryushyn', at: [540, 300, 0] } } as const
    const match = facing(
      'engagement',
      { ...me, tokens: ['stress'], charges: { protontorpedoes: 0 } },
      { friends, more },
    )
    match.player1.yes()
    expect(gained(match, 'me')).toEqual(['disarm'])
  })
})

describe('Serissu', () => {
  const dice = 'hit hit blank / blank blank / evade'
  test('a friend beside him rerolls a defense die [card: serissu]', () => {
    const match = attackOn('serissu', { dice, friends: { wing: BESIDE } }, 'wing')
    match.player1.choose({ card: 'serissu' })
    match.player1.pick({ face: 'blank' })
    expect(match.ships.wing.shields).toBe(1)
  })
  test('not one farther away', () => {
    const match = attackOn('serissu', { dice, friends: { wing: { ...BESIDE, at: [457, 460, 0] } } }, 'wing')
    expect(match.question).not.toBe('modify-defense-dice')
  })
})

test('Ahhav rolls 1 more die against a larger ship [card: ahhav]', () => {
  const large = attackBy('ahhav', { enemy: { pilot: 'omicrongrouppilot', at: [457, 560, 180] } })
  expect(rolled(large, 'attack')).toBe(3)
  expect(rolled(attackBy('ahhav'), 'attack')).toBe(2)
})

describe('Captain Seevor', () => {
  test('jams an enemy that does not have him in its bullseye arc [card: captainseevor]', () => {
    const enemy = { tokens: ['evade'], at: [510, 540, 180] } as const
    const match = attackBy('captainseevor', { dice: 'blank blank', enemy })
    match.player1.yes()
    expect(match.ships.enemy.tokens).toEqual({})
  })
  test('not one that does', () => {
    expect(attackBy('captainseevor', { dice: 'blank blank' }).question).not.toBe('use-ability')
  })
})

test('Foreman Proach disarms himself to tractor an enemy [card: foremanproach]', () => {
  const match = facing('engagement', 'foremanproach')
  match.player1.ship('enemy')
  expect(gained(match, 'me')).toEqual(['disarm'])
  expect(gained(match, 'enemy')).toEqual(['tractor'])
  expect(facing('engagement', 'foremanproach', { distance: 340 }).question).not.toBe('choose-ship')
})

test('Lapin: a stressed enemy cannot modify its dice [card: lapin] [xw.a.errata-ships.23]', () => {
  const stressed = attackOn('lapin', { dice: 'focus focus focus', enemy: { tokens: ['focus', 'stress'] } })
  expect(stressed.events).not.toContain('spend')
  const calm = attackOn('lapin', { dice: 'focus focus focus', enemy: { tokens: ['focus'] } })
  expect(calm.question).toBe('modify-attack-dice')
})

test.each(['bossk', 'bossk-z95af4headhunter'])(
  '%s makes two hits of a crit [card: bossk] [card: bossk-z95af4headhunter]',
  (pilot) => {
    const match = attackBy(pilot, { distance: 200, dice: 'crit blank blank / blank blank' })
    match.player1.yes()
    expect(match.ships.enemy.damage).toEqual(['facedown', 'facedown'])
    expect(attackBy(pilot, { distance: 200, dice: 'hit blank blank / blank blank' }).question).not.toBe(
      'use-ability',
    )
  },
)

test('Kaa’to Leeachos takes a token from a friend [card: kaatoleeachos]', () => {
  const friends = { wing: { ...BESIDE, tokens: ['focus'] }, poor: { ...BESIDE, at: [380, 300, 0] } } as const
  const match = facing('engagement', 'kaatoleeachos', { friends })
  expect(match.player1.all('ship')).toEqual(['wing'])
  match.player1.ship('wing')
  expect(match.ships.wing.tokens).toEqual({})
  expect(gained(match, 'me')).toEqual(['focus'])
})

test('N’dru Suhlak rolls 1 more die alone [card: ndrusuhlak]', () => {
  expect(rolled(attackBy('ndrusuhlak'), 'attack')).toBe(3)
  expect(rolled(attackBy('ndrusuhlak', { friends: { wing: BESIDE } }), 'attack')).toBe(2)
})

test('Constable Zuvio may launch what he would drop [card: constablezuvio]', () => {
  const me = { upgrades: ['protonbombs'] }
  const match = facing('system', { ...me, pilot: 'constablezuvio' }, { distance: 400, more })
  match.player1.choose({ do: 'system', card: 'protonbombs' })
  expect(match.player1.all('how')).toEqual(['drop', 'launch'])
})

test('Sarco Plank is as agile as he flew fast [card: sarcoplank]', () => {
  const me = { pilot: 'sarcoplank', executed: '3 straight' }
  const match = attackOn(me, { dice: 'blank blank blank' })
  match.player1.yes()
  expect(rolled(match, 'defense')).toBe(3)
  const plain = attackOn(me, { dice: 'blank blank blank' })
  plain.player1.no()
  expect(rolled(plain, 'defense')).toBe(2)
})

test('Unkar Plutt tractors himself and whoever touches him [card: unkarplutt]', () => {
  const touching = { ...BESIDE, at: [497, 300, 0] } as const
  const match = facing('engagement', 'unkarplutt', { friends: { touching } })
  match.until('attack')
  expect(gained(match, 'me')).toEqual(['tractor'])
  expect(gained(match, 'touching')).toEqual(['tractor'])
  expect(gained(facing('engagement', 'unkarplutt'), 'me')).toEqual([])
})

describe('Nashtah Pup', () => {
  const hound = {
    pilot: 'doctoraphra',
    at: [457, 300, 0],
    upgrades: ['houndstooth'],
    charges: { doctoraphra: 2 },
  } as const
  const pup = { pilot: 'nashtahpup', docked: 'hound' }
  const enemy = { pilot: 'bluesquadronescort', at: [457, 560, 180] } as const
  test('does not deploy from a sound ship [card: nashtahpup]', () => {
    const match = situation({ step: 'system', player1: { hound, pup }, player2: { enemy } })
    expect(match.events).not.toContain('deploy')
    expect(match.offers({ do: 'deploy' })).toBe(false)
  })
  test('leaves the wreck as its pilot, with the charges that were left [xw.a.cardfaq.8]', () => {
    const dying = { ...hound, shields: 0, damage: Array<string>(8).fill('facedown') }
    const match = situation(
      {
        step: 'declare-target',
        active: 'enemy',
        player1: { hound: dying, pup },
        player2: { enemy },
        decks: { player1: ['fuelleak', 'fuelleak', 'fuelleak', 'weaponsfailure'] },
      },
      { dice: 'hit hit hit / blank blank' },
    )
    match.player2.attack('hound')
    match.until('emergency-deploy')
    match.player1.choose({ do: 'emergency-deploy', ship: 'pup' })
    match.player1.choose({ end: 'rear', bearing: 'straight', speed: 2 })
    expect(match.ships.pup.cards[0]).toBe('doctoraphra')
    expect(match.ships.pup.charges.doctoraphra).toBe(2)
    expect(match.ships.pup.initiative).toBe(3)
  })
})
