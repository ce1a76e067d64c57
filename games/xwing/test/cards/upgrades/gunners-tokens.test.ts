/** Gunners that deal in tokens, locks and damage around an attack. */
import { expect, test } from 'vitest'
import { AHEAD, BESIDE, facing, flight } from '../facing.ts'
import { attackWith, defendWith, equipped, fire, WAITING } from './weapon-fire.ts'

const MISS = 'blank blank blank / blank blank'

test('Ahsoka Tano: Force lets a friend in her arc focus, even while stressed [card: ahsokatano]', () => {
  const friend = { pilot: 'bluesquadronescort', at: [457, 560, 0] as const, tokens: ['stress'] as const }
  const match = flight(equipped('ahsokatano'), '2 straight', {
    friends: { friend },
    enemy: { at: [800, 800, 0] },
  })
  match.player1.ship('friend')
  match.player1.action('focus', { colour: 'red' })
  expect(match.ships.friend.tokens).toEqual({ focus: 1, stress: 2 })
  expect(match.ships.me.force).toBe(0)
  const beside = flight(equipped('ahsokatano'), '2 straight', {
    friends: { friend: { ...BESIDE, at: [557, 380, 0] } },
  })
  expect(beside.question).not.toBe('choose-ship')
})

test('Captain Rex: a focus result for the focus of those who have the target in their sights [card: clonecaptainrex]', () => {
  const friends = { friend: { ...AHEAD, at: [457, 235, 0] as const }, other: BESIDE }
  const match = attackWith('clonecaptainrex', { ...WAITING, friends, dice: 'focus hit hit / focus blank' })
  match.player1.choose({ card: 'clonecaptainrex' })
  expect(match.player1.all('ship')).toEqual(['friend', 'me'])
  match.player1.pick({ ship: 'friend' })
  match.player1.action('focus')
  expect(match.attack?.attackDice).toEqual(['hit', 'hit'])
  expect(match.ships.friend.tokens).toEqual({ focus: 1, strain: 1 })
})

test('Commander Cody: a miss that was dodged strains [card: clonecommandercody]', () => {
  const dodged = attackWith('clonecommandercody', { dice: 'hit blank blank / evade blank' })
  dodged.to('end')
  expect(dodged.ships.enemy.tokens).toEqual({ strain: 1 })
  const missed = attackWith('clonecommandercody', { dice: MISS })
  missed.to('end')
  expect(missed.ships.enemy.tokens).toEqual({})
})

test('Dengar: the attacker loses a green token or risks damage [card: dengar]', () => {
  const attacked = (dice: string, enemy: object = {}) => {
    const match = defendWith('dengar', { dice: `${MISS} / ${dice}`, enemy })
    match.until('use-ability')
    match.player1.yes()
    return match
  }
  expect(attacked('hit').ships.enemy.damage).toHaveLength(1)
  expect(attacked('blank').ships.enemy.damage).toHaveLength(0)
  const match = attacked('hit', { tokens: ['evade'] })
  match.player2.choose({ token: 'evade' })
  expect(match.ships.enemy).toMatchObject({ damage: [], tokens: {} })
})

test('Dengar: not for an attacker outside his arc [card: dengar]', () => {
  const match = defendWith('dengar', { dice: MISS, enemy: { at: [457, 60, 0] } })
  expect(match.question).not.toBe('use-ability')
})

test('hotshot gunner: a token goes once defense dice are modified [card: hotshotgunner]', () => {
  const tokens = ['focus', 'calculate'] as const
  const match = fire(
    'dorsalturret',
    { dice: 'hit hit / blank blank', enemy: { tokens } },
    { upgrades: ['hotshotgunner'] },
  )
  match.until('remove-token')
  expect(match.asked).toBe('player2')
  match.player2.choose({ token: 'calculate' })
  expect(match.ships.enemy.tokens).toEqual({ focus: 1 })
  const primary = attackWith('hotshotgunner', { dice: 'hit hit hit / blank blank', enemy: { tokens } })
  expect(primary.ships.enemy.tokens).toEqual({ focus: 1, calculate: 1 })
})

test('Sabine Wren: a torpedo that goes through relieves friends [card: sabinewren-gunner]', () => {
  const friends = { friend: { ...BESIDE, tokens: ['stress'] as const } }
  const me = { upgrades: ['sabinewren-gunner'], locks: ['enemy'], tokens: ['strain'] as const }
  const match = fire('protontorpedoes', { friends, dice: 'hit blank blank blank / blank blank' }, me)
  match.player1.choose({ card: 'protontorpedoes' })
  match.until('choose-ships')
  match.player1.pick({ ship: 'friend' })
  expect(match.ships.friend.tokens).toEqual({})
  const shielded = fire(
    'protontorpedoes',
    { friends, enemy: { shields: 2 }, dice: 'hit blank blank blank / blank blank' },
    me,
  )
  shielded.player1.choose({ card: 'protontorpedoes' })
  shielded.to('end')
  expect(shielded.ships.friend.tokens).toEqual({ stress: 1 })
})

test('suppressive gunner: a focus result depletes the defender, or hurts it [card: suppressivegunner]', () => {
  const around = { dice: 'focus hit hit / focus blank', enemy: { tokens: ['focus'] as const } }
  const depleted = attackWith('suppressivegunner', around)
  depleted.player1.choose({ card: 'suppressivegunner' })
  depleted.player2.no()
  expect(depleted.ships.enemy).toMatchObject({ damage: [], tokens: { deplete: 1 } })
  expect(depleted.attack?.attackDice).toEqual(['hit', 'hit'])
  const hurt = attackWith('suppressivegunner', around)
  hurt.player1.choose({ card: 'suppressivegunner' })
  hurt.player2.yes()
  expect(hurt.ships.enemy.damage).toHaveLength(1)
})

test('Tiber Saxon: charges for strain after a hit [card: tibersaxon]', () => {
  const match = attackWith('tibersaxon', { dice: 'hit blank blank / blank blank' })
  match.until('spend-charges')
  match.player1.answer(2)
  expect(match.ships.enemy.tokens).toEqual({ strain: 2 })
  const far = attackWith('tibersaxon', { dice: 'hit blank blank / blank blank blank', distance: 340 })
  expect(far.question).not.toBe('spend-charges')
})

test('Ursa Wren: a calculate token for a lock on a lonely ship far away [card: ursawren-gunner]', () => {
  const locking = (around: object) => {
    const match = facing('perform-action', equipped('ursawren-gunner'), { distance: 340, ...around })
    match.player1.action('lock')
    if (match.player1.question === 'lock') match.player1.choose({ target: 'enemy' })
    return match.ships.me.tokens
  }
  expect(locking({})).toEqual({ calculate: 1 })
  expect(locking({ distance: 240 })).toEqual({})
  expect(locking({ friends: { friend: { ...AHEAD, at: [517, 560, 0] } } })).toEqual({})
})

test('weapons systems officer: locks again after a torpedo [card: weaponssystemsofficer]', () => {
  const me = { upgrades: ['weaponssystemsofficer', 'ioncannon'], locks: ['enemy'] }
  const around = { dice: 'focus hit hit hit / hit / blank blank' }
  const match = fire('protontorpedoes', around, me)
  match.player1.choose({ do: 'lock' })
  match.player1.pick({ face: 'focus' })
  expect(match.ships.me.locks).toEqual([])
  match.until('use-ability')
  match.player1.yes()
  expect(match.ships.me.locks).toEqual(['enemy'])
  const cannon = fire('ioncannon', { dice: 'hit hit hit / blank blank' }, me)
  expect(cannon.question).not.toBe('use-ability')
})
