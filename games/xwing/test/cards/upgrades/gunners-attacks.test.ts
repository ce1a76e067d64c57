/** Gunners that grant attacks or turn turrets. */
import { expect, test } from 'vitest'
import { facing } from '../facing.ts'
import { attackWith, defendWith, equipped } from './weapon-fire.ts'

const MISS = 'blank blank blank / blank blank'
/** Behind `me`, range 2. */
const BEHIND_ME = { tail: { pilot: 'academypilot', at: [457, 80, 0] as const } }
/** A ship with a front arc and a turret of an upgrade. */
const TURRET = { upgrades: ['dorsalturret'] }

test('agile gunner: turns the turret in the End Phase [card: agilegunner]', () => {
  const match = facing('end', equipped('agilegunner', TURRET))
  match.player1.yes()
  match.player1.choose({ arc: 'left' })
  expect(match.ships.me.turret).toBe('left')
  expect(facing('end', equipped('agilegunner')).question).not.toBe('use-ability')
})

test('Airen Cracken: answers a hit, depleted [card: airencracken-battleoverendor]', () => {
  const card = 'airencracken-battleoverendor'
  const match = defendWith(card, { dice: 'hit blank blank / blank blank / hit hit' })
  match.until('use-ability')
  match.player1.yes()
  expect(match.player1.all('target')).toEqual(['enemy'])
  match.player1.attack('enemy')
  expect(match.events.filter((what) => what === 'attack')).toHaveLength(2)
  expect(defendWith(card, { dice: MISS }).question).not.toBe('use-ability')
})

test('Bistan: a focused ship turns its turret on somebody else [card: bistan]', () => {
  const around = { dice: MISS, enemies: { other: { pilot: 'academypilot', at: [417, 500, 180] as const } } }
  const match = attackWith('bistan', around, { ...TURRET, tokens: ['focus'] })
  match.until('attack')
  expect(match.asked).toBe('player1')
  expect(match.player1.all('target')).toEqual(['other'])
  expect(attackWith('bistan', around, TURRET).asked).toBe('player2')
})

test('Bossk: a miss makes him try again, stressed [card: bossk]', () => {
  const match = attackWith('bossk', { dice: MISS })
  expect(match.ships.me.tokens).toEqual({ stress: 1 })
  expect(match.player1.all('do')).toEqual(['attack'])
  expect(attackWith('bossk', { dice: MISS }, { tokens: ['stress'] }).asked).toBe('player2')
  const hit = attackWith('bossk', { dice: 'hit hit hit / blank blank' })
  expect(hit.asked).toBe('player2')
})

test('Ezra Bridger: Force for a turret attack, with a reroll while stressed [card: ezrabridger]', () => {
  const fought = (tokens: readonly 'stress'[]) => {
    const around = { dice: `${MISS} / blank hit` }
    const match = attackWith('ezrabridger', around, { ...TURRET, force: 1, tokens })
    match.until('use-ability')
    match.player1.yes()
    match.player1.attack('enemy', { weapon: 'dorsalturret' })
    return match.player1.offers({ card: 'ezrabridger' })
  }
  expect(fought(['stress'])).toBe(true)
  expect(fought([])).toBe(false)
})

test('Han Solo: fires at initiative 7, and not from that arc again [card: hansolo] [xw.a.cardfaq.3] [xw.a.cardfaq.5]', () => {
  const match = facing('engagement', equipped('hansolo', TURRET), { dice: 'blank blank / blank blank' })
  expect(match.player1.all('weapon')).toEqual(['dorsalturret'])
  match.player1.attack('enemy')
  match.until('attack')
  expect(match.asked).toBe('player1')
  expect(match.player1.all('weapon')).toEqual(['primary'])
})

test('Han Solo: a ship that fights at initiative 7 fires with him first [card: hansolo] [xw.a.cardfaq.4]', () => {
  const me = equipped('hansolo', { pilot: 'inquisitor', upgrades: ['dorsalturret', 'heightenedperception'] })
  const match = facing('engagement', me, { dice: 'blank blank / blank blank' })
  match.player1.yes()
  expect(match.player1.all('weapon')).toEqual(['dorsalturret'])
  match.player1.noAttack()
  expect(match.player1.all('weapon')).toEqual(['dorsalturret', 'primary'])
})

test('Han Solo of the scum: a red focus before he fights [card: hansolo-gunner]', () => {
  const match = facing('engagement', equipped('hansolo-gunner'))
  match.player1.action('focus', { colour: 'red' })
  expect(match.ships.me.tokens).toEqual({ focus: 1, stress: 1 })
  expect(facing('engagement', equipped('hansolo-gunner', { tokens: ['stress'] })).question).not.toBe('action')
})

test('Luke Skywalker: Force and a deplete token turn the turret [card: lukeskywalker] [xw.a.errata-upgrades.25]', () => {
  const match = facing('engagement', equipped('lukeskywalker', { ...TURRET, force: 1 }))
  match.player1.yes()
  match.player1.choose({ arc: 'rear' })
  expect(match.ships.me).toMatchObject({ turret: 'rear', force: 0, tokens: { deplete: 1 } })
  expect(facing('engagement', equipped('lukeskywalker', { ...TURRET, force: 0 })).question).not.toBe(
    'use-ability',
  )
})

test('Migs Mayfeld: a second target that is marked [card: migsmayfeld]', () => {
  const second = (tokens: readonly 'strain'[]) => {
    const other = { pilot: 'academypilot', at: [417, 500, 180] as const, tokens }
    const match = attackWith('migsmayfeld', { dice: MISS, enemies: { other } }, TURRET)
    return match.asked === 'player1' ? match.player1.all('target') : []
  }
  expect(second(['strain'])).toEqual(['other'])
  expect(second([])).toEqual([])
})

test('special forces gunner: one more die with the turret ahead [card: specialforcesgunner]', () => {
  const tie = { pilot: 'zetasquadronsurvivor' }
  const match = attackWith('specialforcesgunner', { dice: 'hit hit hit' }, tie)
  match.player1.yes()
  expect(match.attack?.attackDice ?? ['hit', 'hit', 'hit']).toHaveLength(3)
  const rear = attackWith(
    'specialforcesgunner',
    { dice: 'blank blank / blank blank', enemies: BEHIND_ME },
    { ...tie, turret: 'rear' },
  )
  rear.until('attack')
  expect(rear.asked).toBe('player1')
  expect(rear.player1.all('target')).toEqual(['tail'])
})

test('veteran tail gunner: fires back after the front guns [card: veterantailgunner]', () => {
  const arc = { pilot: 'squadsevenveteran' }
  const match = attackWith('veterantailgunner', { dice: MISS, enemies: BEHIND_ME }, arc)
  match.until('attack')
  expect(match.asked).toBe('player1')
  expect(match.player1.offered[0]).toMatchObject({ target: 'tail', arc: 'rear' })
  const alone = attackWith('veterantailgunner', { dice: MISS }, arc)
  alone.until('attack')
  expect(alone.asked).toBe('player2')
})

test('veteran turret gunner: another turret arc after a primary attack [card: veteranturretgunner] [xw.a.faq-arcs.4]', () => {
  const match = attackWith('veteranturretgunner', { dice: MISS }, TURRET)
  expect(match.asked).toBe('player1')
  expect(match.player1.all('weapon')).toEqual(['dorsalturret'])
  match.player1.attack('enemy')
  match.until('attack')
  expect(match.asked).toBe('player2')
})

test('veteran turret gunner: not from an arc that was used [card: veteranturretgunner]', () => {
  const around = { dice: 'blank blank / blank blank' }
  const yt = { pilot: 'outerrimsmuggler', turret: 'front' as const, at: [457, 300, 0] as const }
  const match = attackWith('veteranturretgunner', around, yt)
  expect(match.player1.question).not.toBe('attack')
})
