import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('a bonus counts where its text says: the Rodian Gunslinger has 4 against the row and 2 against the base [db.gain.1] [db.gain.3]', () => {
  const row = situation({ row: ['Chewbacca'], empire: { units: ['Rodian Gunslinger'] } })
  row.empire.attack('Chewbacca', 'Rodian Gunslinger')
  expect(row.picture.galaxyDiscard).toEqual(['Chewbacca'])
  const base = situation({ empire: { units: ['Rodian Gunslinger'] } })
  base.empire.attack('base', 'Rodian Gunslinger')
  expect(base.picture.rebel.baseDamage).toBe(2)
})

test('each value of a card is used once a turn: resources when played, attack in one attack [db.gain.2]', () => {
  const match = situation({ active: 'rebel', rebel: { hand: ['Han Solo'] } })
  match.rebel.play('Han Solo')
  match.rebel.attack('base', 'Han Solo')
  match.rebel.use('Han Solo')
  expect(match.picture.rebel.resources).toBe(2)
  expect(match.picture.empire.baseDamage).toBe(3)
  expect(match.rebel.offered.filter((words) => words.card === 'Han Solo')).toEqual([])
})

test('gained attack lasts until the end of the turn [db.gain.1]', () => {
  const match = situation({
    active: 'rebel',
    rebel: { hand: ['Temple Guardian'], deck: [] },
  })
  match.rebel.play('Temple Guardian')
  match.rebel.choose({ do: 'attack' })
  expect(match.rebel.attackOf('Temple Guardian')).toBe(1)
  match.rebel.endTurn()
  match.empire.endTurn()
  match.rebel.play('Temple Guardian')
  match.rebel.decline()
  expect(match.rebel.attackOf('Temple Guardian')).toBe(0)
})
