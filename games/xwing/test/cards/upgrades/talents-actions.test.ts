/** Talents about maneuvers, actions and the ways to perform them. */
import { expect, test } from 'vitest'
import { BESIDE, facing, flight } from '../facing.ts'
import { attackWith, equipped } from './weapon-fire.ts'

/** A friend beside `me` that the enemy is about to shoot down. */
const DOOMED = { ...BESIDE, shields: 0, damage: ['facedown', 'facedown', 'facedown'] }

/** The enemy has just destroyed the friend beside `me`. */
function bereaved(card: string, friend: object = { upgrades: [card] }, unwritten = false, me = {}) {
  const match = facing('declare-target', equipped(card, me), {
    friends: { friend: { ...DOOMED, ...friend } },
    dice: 'hit hit hit / blank blank',
    more: { active: 'enemy', unwritten },
  })
  match.player2.attack('friend')
  return match
}

test('ace in the hole: a barrel roll before the fight for a charge and a jam token [card: aceinthehole-battleoverendor]', () => {
  const card = 'aceinthehole-battleoverendor'
  const match = facing('engagement', equipped(card))
  match.player1.yes()
  match.player1.action('barrel-roll')
  expect(match.ships.me).toMatchObject({ charges: { [card]: 1 }, tokens: { jam: 1 } })
  expect(facing('engagement', equipped(card, { tokens: ['stress'] })).question).not.toBe('use-ability')
})

test('attack speed: a short boost after 3 or 4 straight, which is no action [card: attackspeed-battleofyavin]', () => {
  const me = equipped('attackspeed-battleofyavin')
  const match = flight(me, '3 straight')
  match.player1.choose({ do: 'move-to' })
  expect(match.ships.me.at[1]).toBe(540)
  expect(match.events).not.toContain('action')
  expect(flight(me, '2 straight').question).toBe('action')
})

test('backwards tailslide: with closed foils through obstacles, for an evade token [card: backwardstailslide]', () => {
  const things = [{ type: 'coreasteroid5', at: [457, 345, 0] as const }]
  const boosting = (foils: string) => {
    const me = { pilot: 'bluesquadronrookie', upgrades: ['backwardstailslide', foils] }
    return facing('perform-action', me, { more: { things, unwritten: true } })
  }
  const match = boosting('integratedsfoils')
  match.player1.action('boost')
  expect(match.player1.offers({ side: 'straight', fails: 'no' })).toBe(true)
})

test('clan training: a red focus for a charge with an enemy close ahead [card: clantraining]', () => {
  const match = facing('engagement', equipped('clantraining'), { distance: 140 })
  match.until('use-ability')
  match.player1.yes()
  match.player1.action('focus', { colour: 'red' })
  expect(match.ships.me.charges.clantraining).toBe(0)
  const far = facing('engagement', equipped('clantraining'))
  expect(far.question).not.toBe('use-ability')
})

test('clan training: a kill brings the charge back [card: clantraining]', () => {
  const spent = { charges: { clantraining: 0 } }
  const around = { dice: 'hit hit hit / blank blank', enemy: { damage: ['facedown', 'facedown'] } }
  const match = attackWith('clantraining', around, spent)
  expect(match.ships.me.charges.clantraining).toBe(1)
})

test('daredevil: a white boost as a red one with the turn template [card: daredevil]', () => {
  const match = facing('perform-action', equipped('daredevil', { pilot: 'greensquadronpilot' }))
  match.player1.action('boost', { card: 'daredevil' })
  expect(match.player1.all('side')).toEqual(['left', 'right'])
  match.player1.choose({ side: 'right' })
  expect(match.ships.me.at[2]).toBe(90)
  expect(match.ships.me.tokens.stress).toBe(1)
})

test('daredevil: a red boost has no other way [card: daredevil]', () => {
  const match = facing('perform-action', equipped('daredevil', { pilot: 'greensquadronpilot' }))
  match.player1.action('focus')
  expect(match.player1.offers({ action: 'boost', colour: 'red' })).toBe(true)
  expect(match.player1.offers({ card: 'daredevil' })).toBe(false)
})

test('debris gambit: the red evade is white near an obstacle [card: debrisgambit] [xw.a.faq-activation.5]', () => {
  const acting = (y: number) =>
    facing('perform-action', equipped('debrisgambit'), {
      more: { things: [{ type: 'coreasteroid0', at: [540, y, 0] as const }] },
    })
  expect(acting(300).player1.offers({ action: 'evade', colour: 'white' })).toBe(true)
  expect(acting(700).player1.offers({ action: 'evade', colour: 'red' })).toBe(true)
})

test('disciplined: a lock or barrel roll after the loss of one of its kind [card: disciplined]', () => {
  expect(bereaved('disciplined').player1.all('action')).toEqual(['barrel-roll', 'lock'])
  expect(bereaved('disciplined', {}).player1.question).not.toBe('action')
})

test('disciplined: or of a limited ship, but not far away [card: disciplined]', () => {
  const limited = { pilot: 'wedgeantilles' }
  expect(bereaved('disciplined', limited, true).player1.question).toBe('action')
  const away = { at: [100, 100, 0] as const }
  expect(bereaved('disciplined', limited, true, away).player1.question).not.toBe('action')
})

test('efficient processing: two calculate tokens for one action [card: efficientprocessing-swz103]', () => {
  const me = equipped('efficientprocessing-swz103', { pilot: 'tradefederationdrone' })
  const match = facing('perform-action', me)
  match.player1.action('calculate')
  expect(match.ships.me.tokens).toEqual({ calculate: 2 })
})

test('expert handling: a white barrel roll [card: experthandling]', () => {
  const me = equipped('experthandling', { pilot: 'graysquadronbomber' })
  expect(facing('perform-action', me).player1.offers({ action: 'barrel-roll', colour: 'white' })).toBe(true)
})

test('feedback ping: a ship that ends near a friendly device is locked from afar [card: feedbackping]', () => {
  const flying = (x: number) =>
    facing('maneuver', equipped('feedbackping'), {
      enemy: { at: [457, 800, 90], dial: '2 straight' },
      more: { active: 'enemy', things: [{ type: 'seismiccharge', at: [x, 800, 0], owner: 'player1' }] },
    })
  const match = flying(680)
  match.player1.yes()
  expect(match.ships.me.locks).toEqual(['enemy'])
  expect(flying(200).player1.question).toBeNull()
})

test('hopeful: focus or boost after the loss of a hopeful friend [card: hopeful]', () => {
  expect(bereaved('hopeful').player1.all('action')).toEqual(['boost', 'focus'])
  expect(bereaved('hopeful', {}).player1.question).not.toBe('action')
})

test('interloper turn: a tractor token before a tight turn near an asteroid [card: interloperturn] [xw.a.errata-upgrades.16]', () => {
  const me = equipped('interloperturn', { pilot: 'deltasquadronpilot' })
  const more = { things: [{ type: 'coreasteroid0', at: [560, 250, 0] as const }] }
  const match = flight(me, '2 turn left', { more })
  match.player1.yes()
  expect(match.question).toBe('tractor')
  expect(flight(me, '3 turn left', { more }).question).not.toBe('use-ability')
  expect(flight(me, '2 turn left').question).not.toBe('use-ability')
})

test('reckless: a red boost with the turn template, at a risk [card: reckless-battleoverendor]', () => {
  const me = equipped('reckless-battleoverendor', { pilot: 'alphasquadronpilot' })
  const match = facing('perform-action', me, { dice: 'hit' })
  match.player1.action('focus')
  match.player1.action('boost', { card: 'reckless-battleoverendor' })
  match.player1.choose({ side: 'left' })
  expect(match.ships.me.at[2]).toBe(270)
  expect(match.ships.me.tokens.stress).toBe(2)
})

test('silent hunter: decloaks and locks what it has in its sights [card: silenthunter-tiephphantom]', () => {
  const me = equipped('silenthunter-tiephphantom', { tokens: ['cloak'] })
  const match = facing('system', me)
  match.player1.choose({ do: 'decloak' })
  match.player1.choose({ side: 'straight' })
  match.player1.yes()
  expect(match.ships.me.locks).toEqual(['enemy'])
  const aside = facing('system', me, { enemy: { at: [557, 600, 180] } })
  aside.player1.choose({ do: 'decloak' })
  aside.player1.choose({ side: 'straight' })
  expect(aside.question).not.toBe('use-ability')
})

test('squad leader: coordinates only what it could do itself [card: squadleader]', () => {
  const friends = { friend: { pilot: 'academypilot', at: [557, 300, 0] as const } }
  const match = facing('perform-action', equipped('squadleader'), { friends })
  match.player1.action('coordinate', { colour: 'red' })
  // A TIE fighter has evade, an X-wing has not.
  expect(match.player1.all('action')).toEqual(['barrel-roll', 'focus'])
})

test('swift approach: a white boost after a bomb, even while stressed [card: swiftapproach-swz98]', () => {
  const me = equipped('swiftapproach-swz98', {
    pilot: 'graysquadronbomber',
    upgrades: ['protonbombs'],
    tokens: ['stress'],
  })
  const match = facing('system', me)
  match.player1.choose({ do: 'system' })
  expect(match.player1.all('action')).toEqual(['barrel-roll', 'boost'])
  expect(match.player1.offers({ colour: 'red' })).toBe(false)
})
