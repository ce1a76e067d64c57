/** Part 1 and 3: the battlefield, who controls it, and who begins. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const phasma = { phasma: { card: '01001', dice: 2 } } as const
const trooper = { trooper: '01002' } as const

test('whoever claims last controls the battlefield and begins the next round [sd.battlefield-card.3] [sd.battlefield-card.5] [sd.battlefield-zone.1] [sd.action-phase.1] [sd.st-play.1] [sd.st-upkeep.4]', () => {
  const match = situation({
    player1: { characters: phasma },
    player2: { characters: trooper },
  })
  expect(match.picture.controller).toBe('player1')
  match.player1.pass()
  match.player2.claim()
  expect(match.picture.controller).toBe('player2')
  match.nextRound()
  expect([match.picture.controller, match.asked]).toEqual(['player2', 'player2'])
  match.nextRound()
  expect([match.picture.controller, match.asked]).toEqual(['player2', 'player2'])
  match.player2.pass()
  match.player1.claim()
  match.nextRound()
  expect([match.picture.controller, match.asked]).toEqual(['player1', 'player1'])
})

test('whoever claims is offered the claim ability once he has control, and may decline it [sd.battlefield-card.4] [sd.claim.2] [sd.st-claim.1]', () => {
  const position = () =>
    situation({
      battlefield: 'Echo Base',
      controller: 'player2',
      player1: { characters: phasma },
      player2: { characters: trooper },
    })
  const match = position()
  match.player1.choose({ do: 'claim' })
  expect(match.question).toBe('use-claim')
  expect(match.picture.controller).toBe('player1')
  match.player1.yes()
  match.player1.choose({ card: 'phasma' })
  expect(match.characters.phasma.shields).toBe(1)
  const declined = position()
  declined.player1.claim(false)
  expect(declined.characters.phasma.shields).toBe(0)
  expect(declined.picture.controller).toBe('player1')
})

test('its controller claims it to keep it and use its ability [sd.claim.7]', () => {
  const match = situation({
    battlefield: 'Echo Base',
    player1: { characters: phasma },
    player2: { characters: trooper },
  })
  match.player1.claim(true)
  match.player1.choose({ card: 'phasma' })
  expect(match.characters.phasma.shields).toBe(1)
  expect(match.picture).toMatchObject({ controller: 'player1', claimed: 'player1' })
})

test('after a claim the other acts until he passes, but can’t claim; then the phase ends [sd.claim.4] [sd.claim.5] [sd.st-claim.2]', () => {
  const match = situation({
    player1: { characters: phasma },
    player2: { characters: { one: '01002', two: '01002' }, hand: ['Take Cover'] },
  })
  match.player1.claim()
  match.player2.activate('one', ['1 ranged'])
  expect(match.asked).toBe('player2')
  expect(match.player2.offers({ do: 'claim' })).toBe(false)
  match.player2.activate('two', ['2 ranged'])
  match.player2.play('Take Cover')
  match.player2.choose({ card: 'one' })
  expect([match.picture.round, match.asked]).toEqual([1, 'player2'])
  match.player2.pass()
  expect(match.picture.round).toBe(2)
})

test('abilities that are no actions still work for whoever has claimed [sd.claim.9]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' } },
    player2: { characters: trooper },
  })
  match.player1.claim()
  match.player2.activate('trooper', ['blank'])
  expect([match.question, match.asked]).toEqual(['use-ability', 'player1'])
  match.rolls('2 ranged')
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['2 ranged'])
  expect(match.asked).toBe('player2')
})
