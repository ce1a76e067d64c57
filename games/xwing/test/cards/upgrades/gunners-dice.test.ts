/** Gunners that change dice. */
import { expect, test } from 'vitest'
import { AHEAD, attackByFriend, facing, rolled } from '../facing.ts'
import { attackWith, defendWith, equipped, WAITING } from './weapon-fire.ts'

test('Boba Fett: a focus result becomes a hit while nobody else is in the arc [card: bobafett-gunner]', () => {
  const around = { ...WAITING, dice: 'focus focus hit / focus blank' }
  const match = attackWith('bobafett-gunner', around)
  match.player1.choose({ do: 'card' })
  expect(match.attack?.attackDice).toEqual(['hit', 'focus', 'hit'])
  const crowded = attackWith('bobafett-gunner', { ...around, friends: { friend: AHEAD } })
  expect(crowded.player1.question).toBeNull()
})

test('BT-1: a crit for each stress token of the defender [card: bt1]', () => {
  const enemy = { tokens: ['focus', 'stress', 'stress'] as const }
  const match = attackWith('bt1', { enemy, dice: 'hit hit hit / focus blank' })
  match.player1.choose({ do: 'card' })
  match.player1.answer(2)
  expect(match.attack?.attackDice).toEqual(['crit', 'crit', 'hit'])
  expect(attackWith('bt1', { dice: 'hit hit hit' }).player1.offers({ card: 'bt1' })).toBe(false)
})

test('DT-798: strains a friend in its arc, and rerolls for it [card: dt798]', () => {
  const match = facing('engagement', equipped('dt798'), { friends: { friend: AHEAD } })
  match.player1.ship('friend')
  expect(match.ships.friend.tokens).toEqual({ strain: 1 })
  const strained = { friend: { ...AHEAD, tokens: ['strain'] as const } }
  expect(
    attackWith('dt798', { dice: 'blank hit hit', friends: strained }).player1.offers({ card: 'dt798' }),
  ).toBe(true)
  expect(attackWith('dt798', { dice: 'blank hit hit' }).player1.offers({ card: 'dt798' })).toBe(false)
})

test('Fifth Brother: Force turns a focus result into a crit [card: fifthbrother]', () => {
  const around = { ...WAITING, dice: 'focus hit hit / focus blank' }
  const match = attackWith('fifthbrother', around)
  match.player1.choose({ card: 'fifthbrother' })
  expect(match.attack?.attackDice).toEqual(['crit', 'hit', 'hit'])
  expect(match.ships.me.force).toBe(0)
  expect(attackWith('fifthbrother', around, { force: 0 }).player1.question).toBeNull()
})

test('Finn: one more blank, to be changed otherwise [card: finn]', () => {
  const match = attackWith('finn', { ...WAITING, dice: 'hit hit hit / focus blank' })
  match.player1.choose({ card: 'finn' })
  expect(match.attack?.attackDice).toEqual(['hit', 'hit', 'hit', 'blank'])
  expect(defendWith('finn', { dice: 'hit hit hit / blank blank' }).player1.offers({ card: 'finn' })).toBe(
    true,
  )
  const behind = defendWith('finn', { dice: 'hit hit hit / blank blank', enemy: { at: [457, 60, 0] } })
  expect(behind.player1.offers({ card: 'finn' })).toBe(false)
})

test('First Order ordnance tech: a reload linked to a lock [card: firstorderordnancetech]', () => {
  const me = equipped('firstorderordnancetech', { upgrades: ['ionmissiles'], charges: { ionmissiles: 1 } })
  const match = facing('perform-action', me)
  match.player1.action('reload')
  match.player1.action('lock')
  expect(match.ships.me).toMatchObject({ charges: { ionmissiles: 2 }, locks: ['enemy'] })
})

test('Greedo: his charge makes a crit [card: greedo]', () => {
  const match = attackWith('greedo', { ...WAITING, dice: 'hit hit blank / focus blank' })
  match.player1.choose({ card: 'greedo' })
  expect(match.attack?.attackDice).toEqual(['crit', 'hit', 'blank'])
  expect(match.ships.me.charges.greedo).toBe(0)
})

test('Greedo: while the charge is there, the attacker may have one [card: greedo]', () => {
  const dice = 'hit hit blank / focus blank'
  const match = defendWith('greedo', { dice }, { tokens: ['focus'] })
  expect(match.asked).toBe('player2')
  match.player2.choose({ card: 'greedo' })
  expect(match.attack?.attackDice).toEqual(['crit', 'hit', 'blank'])
  const spent = defendWith('greedo', { dice }, { charges: { greedo: 0 } })
  expect(spent.player2.offers({ card: 'greedo' })).toBe(false)
})

test('Rey: Force turns a blank where her turret points [card: rey-gunner]', () => {
  const turret = { upgrades: ['dorsalturret'] }
  const match = attackWith('rey-gunner', { ...WAITING, dice: 'blank hit hit / focus blank' }, turret)
  match.player1.choose({ card: 'rey-gunner' })
  expect(match.attack?.attackDice).toEqual(['hit', 'hit', 'hit'])
  const defending = { dice: 'hit hit hit / blank blank' }
  expect(defendWith('rey-gunner', defending, turret).player1.offers({ card: 'rey-gunner' })).toBe(true)
  const away = defendWith('rey-gunner', defending, { ...turret, turret: 'rear' })
  expect(away.player1.offers({ card: 'rey-gunner' })).toBe(false)
})

test('Seventh Fleet gunner: one more die for a friend, four at most [card: seventhfleetgunner] [xw.a.cardfaq.31]', () => {
  const me = equipped('seventhfleetgunner')
  const helping = (distance: number) => {
    const match = attackByFriend(me, 'friend', {
      friends: { friend: { ...AHEAD, at: [507, 300, 0] } },
      distance,
      dice: 'hit hit hit hit hit',
    })
    match.player1.yes()
    return rolled(match, 'attack')
  }
  expect(helping(240)).toBe(4)
  // Range 1: three dice and two more make five.
  expect(helping(130)).toBe(4)
  const aside = attackByFriend(me, 'friend', {
    friends: { friend: { ...AHEAD, at: [457, 200, 180] } },
    enemy: { at: [457, 40, 0] },
  })
  expect(aside.question).not.toBe('use-ability')
})

test('Seventh Fleet gunner: disarmed it recovers its charge [card: seventhfleetgunner]', () => {
  const match = facing('system', equipped('seventhfleetgunner', { charges: { seventhfleetgunner: 0 } }))
  match.player1.choose({ do: 'system' })
  expect(match.ships.me).toMatchObject({ charges: { seventhfleetgunner: 1 }, tokens: { disarm: 1 } })
  expect(facing('system', equipped('seventhfleetgunner')).question).not.toBe('system')
})
