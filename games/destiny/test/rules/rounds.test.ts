/** Part 5: the phases of a round, and the six actions. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const trooper = { trooper: '01002' } as const

test('a round is an action phase and an upkeep phase; then the next one begins [sd.rounds.1]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['Dodge'] },
    player2: { characters: trooper },
  })
  expect(match.picture.phase).toBe('action')
  match.player1.pass()
  match.player2.pass()
  expect([match.picture.phase, match.question]).toEqual(['upkeep', 'upkeep-discard'])
  match.player1.answer([])
  expect(match.picture).toMatchObject({ phase: 'action', round: 2 })
})

test('in upkeep cards are readied, dice go back to their cards, and each player gains 2 resources [sd.upkeep.2] [sd.st-upkeep.1] [sd.st-upkeep.2]', () => {
  const match = situation({
    player1: {
      characters: {
        phasma: {
          card: '01001',
          exhausted: true,
          pool: ['2 ranged', 'blank'],
          upgrades: [{ card: 'F-11D Rifle', name: 'rifle', pool: ['+1 ranged'], exhausted: true }],
        },
      },
      supports: { tie: { card: 'First Order TIE Fighter', exhausted: true, pool: ['special'] } },
      resources: 1,
    },
    player2: { characters: { trooper: { card: '01002', pool: ['1 ranged'] } } },
  })
  match.player1.pass()
  match.player2.pass()
  expect([match.pool('player1'), match.pool('player2')]).toEqual([[], []])
  expect(match.characters.phasma).toMatchObject({ ready: true, dice: 2 })
  expect(match.upgrades.rifle).toMatchObject({ ready: true, dice: 1 })
  expect(match.supports.tie).toMatchObject({ ready: true, dice: 1 })
  expect([match.player1.resources, match.player2.resources]).toEqual([3, 2])
})

test('then each discards what he likes and draws up to his hand size [sd.upkeep.4] [sd.hand.2] [sd.st-upkeep.3]', () => {
  const match = situation({
    player1: {
      characters: { vader: '01010' },
      supports: { favor: "Emperor's Favor" },
      hand: ['Dodge', 'Block', 'Aim', 'Flank'],
    },
    player2: { characters: trooper, hand: ['Dodge', 'Block', 'Aim', 'Flank'] },
  })
  match.player1.pass()
  match.player2.pass()
  match.player1.pick({ card: 'Block' }, { card: 'Aim' })
  match.player2.pick({ card: 'Block' }, { card: 'Aim' })
  expect(match.player1.discard).toEqual(['Block', 'Aim'])
  expect(match.player2.hand.slice(0, 2)).toEqual(['Dodge', 'Flank'])
  // Five, and six for whoever has Emperor’s Favor.
  expect([match.player1.hand.length, match.player2.hand.length]).toEqual([6, 5])
})

test('whoever holds more than his hand size keeps them and draws none [sd.upkeep.5] [sd.hand.3]', () => {
  const seven = Array.from({ length: 7 }, () => 'Dodge')
  const match = situation({
    player1: { characters: { vader: '01010' }, hand: seven },
    player2: { characters: trooper, hand: ['Block', 'Block', 'Block', 'Block', 'Block'] },
  })
  match.player1.pass()
  match.player2.pass()
  match.player1.answer([])
  match.player2.answer([])
  expect(match.player1.hand).toEqual(seven)
  expect(match.player2.hand).toHaveLength(5)
})

test('from a deck with too few cards as many are drawn as there are [sd.upkeep.6]', () => {
  const match = situation({
    player1: { characters: { vader: '01010' }, hand: ['Dodge', 'Block'], deck: ['Aim'] },
    player2: { characters: trooper },
  })
  match.player1.pass()
  match.player2.pass()
  match.player1.answer([])
  expect(match.player1).toMatchObject({ hand: ['Dodge', 'Block', 'Aim'], deck: [] })
  expect(match.over).toBe(false)
})

test('a player on turn takes one of six actions or passes; only he is asked [sd.actions.1] [sd.actions.3] [sd.actions.4] [sd.actions.5] [sd.actions.6] [sd.actions.7] [sd.actions.8] [sd.st-play.2]', () => {
  const position = (given: object) =>
    situation({
      player1: { characters: { phasma: { card: '01001', exhausted: true } }, ...given },
      player2: { characters: trooper },
    })
  const kinds = (given: object) => position(given).player1.all('do')
  expect(kinds({})).toEqual(['claim', 'pass'])
  expect(kinds({ claimed: false, hand: ['Take Cover'] })).toEqual(['claim', 'pass', 'play', 'reroll'])
  expect(kinds({ characters: { phasma: '01001' } })).toEqual(['activate', 'claim', 'pass'])
  expect(kinds({ characters: { phasma: { card: '01001', exhausted: true, pool: ['1 focus'] } } })).toEqual([
    'claim',
    'pass',
    'resolve',
  ])
  expect(kinds({ supports: { slave: { card: '05025', exhausted: true } } })).toEqual(['claim', 'pass', 'use'])
  expect(position({ hand: ['Take Cover'] }).player2.question).toBeNull()
})

test('a Power Action that was used, and a battlefield that was claimed, are not offered [sd.actions.7] [sd.actions.8]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, supports: { slave: { card: '05025', used: ['action'] } } },
    player2: { characters: trooper, claimed: true },
  })
  expect(match.player1.all('do')).toEqual(['activate', 'pass'])
})
