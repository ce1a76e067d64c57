import { destiny } from '@dejarik/destiny'
import { speaker } from '@dejarik/text'
import { expect, test } from 'vitest'
import type { Player } from '../../src/session/session.ts'
import { peopleAt } from '../../src/table/people.ts'

const you: Player = { seat: 0, side: 'player1', kind: 'you' }
const bot = (seat: number): Player => ({ seat, side: `player${seat + 1}`, kind: 'bot', level: 'medium' })

test('people are called by their names, a lone bot by what it is, others by their seat', () => {
  const anna: Player = { seat: 1, side: 'player2', kind: 'person', name: 'Anna' }
  expect(peopleAt([you, anna], 'Ben')).toEqual({ player1: 'Ben', player2: 'Anna' })
  expect(peopleAt([you, bot(1)], '')).toEqual({ player2: 'Bot' })
  expect(peopleAt([you, bot(1), bot(2)], '')).toEqual({})
  expect(peopleAt([{ seat: 0, side: 'empire', kind: 'you' }], 'Ben')).toEqual({})
})

test('sentences say so, also of what somebody owns', () => {
  const said = (name: string) =>
    speaker(destiny, 'de', { player2: 'Anna' }).say({ key: 'option.seat', args: { seat: { name } } })
  expect(['seat:player1', 'seat:player2'].map(said)).toEqual(['Spieler 1', 'Anna'])
  expect(said('card:01002#2@player2')).toBe('Sturmtruppler der Ersten Ordnung 2 (Anna)')
  expect(said('card:01002@player1')).toBe('Sturmtruppler der Ersten Ordnung (Spieler 1)')
})
