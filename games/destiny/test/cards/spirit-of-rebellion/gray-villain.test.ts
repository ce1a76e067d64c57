import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const given = (hand: readonly string[], picks: readonly string[]) =>
  situation(
    {
      player1: { characters: { kylo: '01011' }, supports: { droid: '02017' } },
      player2: { characters: { rey: '04024' }, hand },
    },
    { picks },
  )

test('an Interrogation Droid discards the event that it finds, for its die [card: 02017]', () => {
  const match = given(['Dodge', 'Lightsaber'], ['Dodge'])
  match.player1.activate('droid', ['1 discard'])
  match.player1.choose({ die: '1 discard' })
  expect(match.pool('player1')).toEqual([])
  expect(match.player2.discard).toEqual(['Dodge'])
  const kept = given(['Dodge', 'Lightsaber'], ['Dodge'])
  kept.player1.activate('droid', ['1 discard'])
  kept.player1.decline()
  expect(kept.pool('player1')).toEqual(['1 discard'])
  expect(kept.player2.hand).toContain('Dodge')
})

test('an Interrogation Droid that finds no event changes nothing [card: 02017]', () => {
  const match = given(['Dodge', 'Lightsaber'], ['Lightsaber'])
  match.player1.activate('droid', ['1 discard'])
  expect(match.asked).toBe('player2')
  expect(match.pool('player1')).toEqual(['1 discard'])
})
