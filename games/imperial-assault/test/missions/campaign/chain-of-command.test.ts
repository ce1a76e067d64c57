import { expect, test } from 'vitest'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'
import { endOfRound, toTheEnd, twoHeroes } from './two-heroes.ts'

const AT = { gideon: '5,5', diala: '9,11' } as const
const WEISS = { weiss: { card: 'Imperial Officer (Elite)', at: '5,6' } } as const

test('the map', () => {
  expect(rowsOf('chain-of-command')).toEqual([
    '....         ',
    '....         ',
    '...       .. ',
    '............ ',
    '............ ',
    '............ ',
    '.......oo... ',
    '.......oo... ',
    ' ........... ',
    ' ............',
    ' .........#..',
    '  ....#...#..',
    '     ........',
    '          .. ',
  ])
})

test('Weiss is tougher than other officers, and his defeat wins', () => {
  const match = twoHeroes('chain-of-command', AT, {
    counters: { 'role:weiss': 3 },
    groups: { weiss: { ...WEISS.weiss, damage: 10 } },
  })
  expect(match.figures.weiss.health).toBe(11)
  match.hero('gideon').activate('gideon')
  match
    .hero('gideon')
    .attack('weiss', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  toTheEnd(match)
  expect(match.state.winners).toEqual([0, 1])
  expect(match.state.campaign).toMatchObject({ credits: 400, influence: 1 })
})

test('an Imperial figure calls at a terminal for 2 threat, once a round', () => {
  const match = twoHeroes('chain-of-command', AT, {
    groups: { officer: { card: 'Imperial Officer', at: '9,4' } },
    active: 'officer',
  })
  match.empire.interact('call')
  expect(match.state.campaign?.threat).toBe(2)
  expect(match.empire.offers({ do: 'interact' })).toBe(false)
})

test('after round 2 the walker stands there and does nothing; Weiss gets in', () => {
  const match = endOfRound('chain-of-command', AT, 2, { counters: { 'role:weiss': 3 }, groups: WEISS })
  match.until('mission-pick')
  expect(heard(match)).toEqual(['walker'])
  match.empire.choose({ option: 'He opens the door and moves up to 3 spaces' })
  match.until('activate')
  expect(match.state.doors).toBe(0)
  expect(match.state.groups[3].ready).toBe(false)
  const walker = match.state.figures[3]
  expect(walker.space).not.toBe(-1)
  walker.damage = 7
  match.hero('gideon').activate('gideon')
  match.hero('gideon').end()
  match.until('activate')
  match.empire.activate('weiss')
  // Not even an order makes the empty walker move or shoot.
  match.empire.special('Executive Order')
  expect(match.question).toBe('act')
  match.empire.interact('board')
  expect(heard(match)).toEqual(['walker', 'aboard'])
  expect(match.figures.weiss.at).toBe('gone')
  expect(match.state.figures[3].damage).toBe(1)
  expect(match.state.groups[3].ready).toBe(true)
})
