/** Talents about tokens, charges, initiative and what happens around a destroyed ship. */
import { expect, test } from 'vitest'
import { AHEAD, attackByFriend, BESIDE, FAR, facing, flight, gained } from '../facing.ts'
import { attackWith, equipped, fire } from './weapon-fire.ts'

const DOOMED = { ...BESIDE, shields: 0, damage: ['facedown', 'facedown', 'facedown'] }

/** The enemy has just destroyed the friend beside `me`. */
function bereaved(card: string, me: object, friend: object = {}) {
  const match = facing('declare-target', equipped(card, me), {
    friends: { friend: { ...DOOMED, ...friend } },
    dice: 'hit hit hit / blank blank',
    more: { active: 'enemy', unwritten: true },
  })
  match.player2.attack('friend')
  return match
}

test('collected: a focus token for two evade tokens after a primary attack [card: collected-battleoverendor]', () => {
  const card = 'collected-battleoverendor'
  const match = attackWith(card, { dice: 'hit hit hit / evade evade' }, { tokens: ['focus'] })
  match.until('use-ability')
  match.player1.yes()
  expect(match.ships.me.tokens).toEqual({ evade: 2 })
  const special = fire('ioncannon', { dice: 'hit hit hit' }, { upgrades: [card], tokens: ['focus'] })
  expect(special.question).not.toBe('use-ability')
})

test('cutthroat: a token less or a charge more [card: cutthroat]', () => {
  const me = { upgrades: ['crackshot'], charges: { crackshot: 0 }, tokens: ['stress', 'jam'] }
  const match = bereaved('cutthroat', me, { upgrades: ['cutthroat'] })
  expect(match.player1.all('token')).toEqual(['jam', 'stress'])
  match.player1.choose({ do: 'card', card: 'crackshot' })
  expect(match.ships.me.charges.crackshot).toBe(1)
})

test('cutthroat: recurring charges don’t count, nor do ships of no renown [card: cutthroat]', () => {
  const me = { upgrades: ['lonewolf'], charges: { lonewolf: 0 }, tokens: ['stress'] }
  const match = bereaved('cutthroat', me, { upgrades: ['cutthroat'] })
  expect(match.player1.offers({ card: 'lonewolf' })).toBe(false)
  expect(bereaved('cutthroat', me).question).not.toBe('remove-token')
})

test('ensnare: hands its tractor token on [card: ensnare]', () => {
  const nantex = equipped('ensnare', {
    pilot: 'stalgasinhiveguard',
    tokens: ['tractor'],
    marks: ['activated'],
  })
  const around = { distance: 90, enemy: { marks: ['activated'] as const } }
  const match = facing('activation', nantex, around)
  match.player1.ship('enemy')
  expect(match.ships.enemy.tokens).toEqual({ tractor: 1 })
  expect(match.ships.me.tokens).toEqual({})
  const away = facing('activation', { ...nantex, turret: 'left' }, around)
  expect(away.question).not.toBe('choose-ship')
})

test('Marg Sabl closure: strain for a ship ahead after a way through an obstacle [card: margsablclosure]', () => {
  const things = [{ type: 'coreasteroid5', at: [457, 360, 0] as const }]
  const around = { distance: 400, dice: 'blank', more: { things } }
  const match = flight(equipped('margsablclosure'), '4 straight', around)
  match.player1.ship('enemy')
  expect(match.ships.enemy.tokens).toEqual({ strain: 1 })
  expect(flight(equipped('margsablclosure'), '4 straight', { distance: 400 }).question).not.toBe(
    'choose-ship',
  )
})

test('mercenary: takes a green token from a fallen friend [card: mercenary-swz103]', () => {
  const match = bereaved('mercenary-swz103', {}, { tokens: ['focus', 'evade'] })
  match.until('choose-token')
  match.player1.choose({ token: 'evade' })
  expect(gained(match, 'me')).toEqual(['evade'])
})

test('stealth gambit: out of the cloak and into the fight [card: stealthgambit-tiephphantom]', () => {
  const me = equipped('stealthgambit-tiephphantom', { tokens: ['cloak'] })
  const around = { friends: { friend: AHEAD }, dice: 'hit blank blank blank / blank blank' }
  const match = attackByFriend(me, 'friend', around)
  match.until('use-ability')
  match.player1.yes()
  expect(match.player1.all('target')).toEqual(['enemy'])
  match.player1.attack('enemy')
  match.to('end')
  expect(match.ships.me.tokens).toEqual({ strain: 1 })
  expect(gained(match, 'me')).toEqual(['strain', 'evade'])
})

test('stealth gambit: not after a miss [card: stealthgambit-tiephphantom]', () => {
  const me = equipped('stealthgambit-tiephphantom', { tokens: ['cloak'] })
  const around = { friends: { friend: AHEAD }, dice: 'blank blank blank blank / blank blank' }
  expect(attackByFriend(me, 'friend', around).question).not.toBe('use-ability')
})

test('swarm tactics: a friend at range 1 fights at my initiative [card: swarmtactics]', () => {
  const friend = { pilot: 'academypilot', at: [557, 300, 0] as const }
  const match = facing('engagement', equipped('swarmtactics'), { friends: { friend, far: FAR } })
  expect(match.player1.all('ship')).toEqual(['friend'])
  match.player1.ship('friend')
  expect(match.ships.friend.initiative).toBe(2)
})

test('true grit: strain for another token at the end of the Activation Phase [card: truegrit-swz98]', () => {
  const card = 'truegrit-swz98'
  const done = { marks: ['activated'] as const }
  const match = facing('activation', equipped(card, { ...done, tokens: ['stress'] }), { enemy: done })
  match.player1.yes()
  match.player1.choose({ token: 'stress' })
  expect(match.ships.me.tokens).toEqual({ strain: 1 })
  const strained = facing('activation', equipped(card, { ...done, tokens: ['strain'] }), { enemy: done })
  expect(strained.question).not.toBe('use-ability')
})

test('vengeful: a red token less after the loss of a limited friend [card: vengeful-battleofyavin]', () => {
  const card = 'vengeful-battleofyavin'
  const limited = { pilot: 'wedgeantilles' }
  const match = bereaved(card, { tokens: ['stress', 'jam'] }, limited)
  expect(match.player1.all('token')).toEqual(['stress'])
  match.player1.choose({ token: 'stress' })
  expect(match.ships.me.tokens.stress).toBeUndefined()
  expect(bereaved(card, { tokens: ['stress'] }).question).not.toBe('remove-token')
})

test('vengeful: a lock on me is a red token of mine [card: vengeful-battleofyavin] [xw.a.faq-lock.4]', () => {
  const match = facing('declare-target', equipped('vengeful-battleofyavin'), {
    friends: { friend: { ...DOOMED, pilot: 'wedgeantilles' } },
    enemy: { locks: ['me'] },
    dice: 'hit hit hit / blank blank',
    more: { active: 'enemy', unwritten: true },
  })
  match.player2.attack('friend')
  match.player1.choose({ do: 'break-lock' })
  expect(match.ships.enemy.locks).toEqual([])
})

test('without a trace: a red token less with the cloak, and nobody locks it [card: withoutatrace-tiephphantom]', () => {
  const card = 'withoutatrace-tiephphantom'
  const phantom = equipped(card, { pilot: 'imdaartestpilot', tokens: ['strain'] })
  const match = facing('perform-action', phantom)
  match.player1.action('cloak')
  match.player1.yes()
  expect(match.ships.me.tokens).toEqual({ cloak: 1 })
  const locking = (tokens: readonly 'cloak'[]) => {
    const acting = facing('perform-action', equipped(card, { tokens }), {
      more: { active: 'enemy' },
      enemies: { other: { pilot: 'academypilot', at: [600, 540, 180] } },
    })
    acting.player2.action('lock')
    return acting.ships.enemy.locks.includes('me') || acting.player2.offers({ target: 'me' })
  }
  expect(locking([])).toBe(true)
  expect(locking(['cloak'])).toBe(false)
})
