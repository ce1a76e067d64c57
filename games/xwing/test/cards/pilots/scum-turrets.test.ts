import { describe, expect, test } from 'vitest'
import { attackOn, BESIDE, facing, gained, rolled } from '../facing.ts'

test('Dace Bonearm adds 2 ion tokens to the first [card: dacebonearm]', () => {
  const enemy = { damage: ['disabledpowerregulator'] }
  const match = facing('engagement', 'dacebonearm', { enemy, more: { firstPlayer: 'player2' } })
  match.until('use-ability')
  match.player1.yes()
  expect(gained(match, 'enemy')).toEqual(['ion', 'ion', 'ion'])
  const spent = { pilot: 'dacebonearm', charges: { dacebonearm: 2 } }
  const poor = facing('engagement', spent, { enemy })
  poor.to('end')
  expect(gained(poor, 'enemy')).toEqual(['ion'])
})

test('Gamut Key keeps tokens over the End Phase [card: gamutkey]', () => {
  const match = facing('end', { pilot: 'gamutkey', tokens: ['focus'] })
  match.player1.ship('me')
  expect(match.ships.me.tokens).toEqual({ focus: 1 })
  const declined = facing('end', { pilot: 'gamutkey', tokens: ['focus'] })
  declined.player1.choose({ do: 'nobody' })
  expect(declined.ships.me.tokens).toEqual({})
})

test('Kanan Jarrus takes an attack die for 1 Force [card: kananjarrus-hwk290lightfreighter]', () => {
  const pilot = 'kananjarrus-hwk290lightfreighter'
  const match = attackOn(pilot, { dice: 'blank blank' })
  match.player1.yes()
  expect(rolled(match, 'attack')).toBe(2)
  expect(rolled(attackOn({ pilot, force: 0 }, { dice: 'blank blank blank' }), 'attack')).toBe(3)
})

test('Palob Godalhi takes a token [card: palobgodalhi]', () => {
  const match = facing(
    'engagement',
    { pilot: 'palobgodalhi', turret: 'front' },
    { enemy: { tokens: ['evade'] } },
  )
  match.player1.ship('enemy')
  expect(match.ships.enemy.tokens).toEqual({})
  expect(gained(match, 'me')).toEqual(['evade'])
  const away = facing(
    'engagement',
    { pilot: 'palobgodalhi', turret: 'rear' },
    { enemy: { tokens: ['evade'] } },
  )
  expect(away.question).not.toBe('choose-ship')
})

test('Torkil Mux lets a ship engage last [card: torkilmux]', () => {
  const match = facing('engagement', { pilot: 'torkilmux', turret: 'front' })
  match.player1.ship('enemy')
  expect(match.ships.enemy.initiative).toBe(0)
  expect(facing('engagement', { pilot: 'torkilmux', turret: 'rear' }).question).not.toBe('choose-ship')
})

describe('Dengar', () => {
  test('fires back at an attacker in front [card: dengar]', () => {
    const match = attackOn({ pilot: 'dengar', turret: 'front' }, { distance: 260, dice: 'blank blank blank' })
    match.player1.yes()
    match.player1.attack('enemy')
    expect(match.events.filter((what) => what === 'attack')).toHaveLength(2)
  })
  test('not at one behind', () => {
    const me = { pilot: 'dengar', turret: 'rear', at: [457, 300, 180] } as const
    expect(attackOn(me, { distance: 260, dice: 'blank blank blank' }).question).not.toBe('use-ability')
  })
})

test('Manaroo hands all green tokens on [card: manaroo]', () => {
  const friends = { wing: { ...BESIDE, at: [560, 300, 0] } } as const
  const match = facing('engagement', { pilot: 'manaroo', tokens: ['focus', 'focus'] }, { friends })
  match.player1.ship('wing')
  expect(match.ships.wing.tokens).toEqual({ focus: 2 })
  expect(facing('engagement', 'manaroo', { friends }).question).not.toBe('choose-ship')
})

test('Nom Lumb turns his turret to the attacker [card: nomlumb]', () => {
  const match = attackOn({ pilot: 'nomlumb', turret: 'rear' }, { distance: 260, dice: 'blank blank blank' })
  expect(match.ships.me.turret).toBe('front')
})

test('Asajj Ventress stresses an enemy without green tokens [card: asajjventress]', () => {
  const me = { pilot: 'asajjventress', turret: 'front' } as const
  const match = facing('engagement', me, { distance: 260 })
  match.player1.ship('enemy')
  expect(gained(match, 'enemy')).toEqual(['stress'])
  const rich = facing('engagement', me, { distance: 260, enemy: { tokens: ['focus'] } })
  rich.player1.ship('enemy')
  rich.player2.choose({ do: 'remove-token' })
  expect(gained(rich, 'enemy')).toEqual([])
})

test('Ketsu Onyo tractors a ship in both of her arcs [card: ketsuonyo]', () => {
  const match = facing('engagement', { pilot: 'ketsuonyo', turret: 'front' }, { distance: 150 })
  match.player1.ship('enemy')
  expect(gained(match, 'enemy')).toEqual(['tractor'])
  expect(facing('engagement', { pilot: 'ketsuonyo', turret: 'left' }, { distance: 150 }).question).not.toBe(
    'choose-ship',
  )
})

test('Sabine Wren adds a focus result with the attacker in her turret arc [card: sabinewren-lancerclasspursuitcraft]', () => {
  const pilot = 'sabinewren-lancerclasspursuitcraft'
  const dice = 'hit hit hit / blank blank'
  const match = attackOn({ pilot, turret: 'front' }, { distance: 260, dice })
  expect(match.offers({ card: pilot })).toBe(true)
  expect(attackOn({ pilot, turret: 'rear' }, { distance: 260, dice }).question).not.toBe(
    'modify-defense-dice',
  )
})
