/** Command cards about command cards and victory points. */
import { expect, test } from 'vitest'
import { type SituationGiven, situation } from '../../play.ts'
import { duel, HIT } from './duel.ts'

type Player = NonNullable<SituationGiven['player1']>

function planner(card: string) {
  return situation({
    unwritten: true,
    player1: {
      groups: { hero: { card, at: ['1,1'] } },
      hand: ['Planning', 'Urgency'],
      deck: ['Rally', 'Deadeye', 'Recovery'],
    },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } } },
    active: 'hero',
  })
}

test('Planning: two cards, of which one is discarded [card: Planning]', () => {
  const match = planner('Stormtrooper')
  match.player1.play('Planning')
  expect(match.player1.all('card')).toEqual(['Deadeye', 'Rally'])
  match.player1.choose({ do: 'discard', card: 'Rally' })
  expect(match.player1.hand).toEqual(['Urgency', 'Deadeye'])
  expect(match.player1.discard).toEqual(['Planning', 'Rally'])
})

test('Planning: a Leader keeps both [card: Planning]', () => {
  const match = planner('Imperial Officer')
  match.player1.play('Planning')
  expect(match.player1.hand).toEqual(['Urgency', 'Rally', 'Deadeye'])
})

test('Planning: the other player does not see what was drawn [ia.command-cards.3] [card: Planning]', () => {
  const match = planner('Imperial Officer')
  match.player1.play('Planning')
  expect(match.player2.view.sides[0]).toMatchObject({ hand: [], handSize: 3 })
})

test('Shadow Ops: no command cards for the other player until the round ends [card: Shadow Ops]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { mak: { card: "Mak Eshka'rey", at: '1,1' } }, hand: ['Shadow Ops'] },
    player2: { groups: { foe: { card: 'Trandoshan Hunter', at: ['4,1'], damage: 2 } }, hand: ['Recovery'] },
    active: 'mak',
  })
  match.player1.play('Shadow Ops')
  match.player1.end()
  match.player2.activate('foe')
  expect(match.player2.offers({ card: 'Recovery' })).toBe(false)
  match.player2.end()
  expect(match.picture.round).toBe(2)
  match.player2.activate('foe')
  expect(match.player2.offers({ card: 'Recovery' })).toBe(true)
})

const BOUNTY = {
  unwritten: true,
  player1: {
    groups: { hunter: { card: 'Trandoshan Hunter', at: ['1,1'] } },
    hand: ['Price on Their Heads'],
  } as Player,
  player2: {
    groups: { squad: { card: 'Stormtrooper', at: ['4,1'] }, other: { card: 'Gaarkhan', at: '11,8' } },
  } as Player,
  active: 'hunter',
}

test('Price on Their Heads lies on the group until its last figure falls, and is worth four points then [card: Price on Their Heads]', () => {
  const match = situation(BOUNTY)
  match.player1.play('Price on Their Heads')
  match.player1.choose({ group: 'squad' })
  expect([...match.player1.hand, ...match.player1.discard]).toEqual([])
  match.player1.attack('squad', HIT)
  match.settle()
  expect(match.player1.points).toBe(6 + 4)
  expect(match.player1.discard).toEqual(['Price on Their Heads'])
  expect(match.player1.effects).toEqual([])
})

test('Price on Their Heads: another group brings nothing more [card: Price on Their Heads]', () => {
  const match = situation(BOUNTY)
  match.player1.play('Price on Their Heads')
  match.player1.choose({ group: 'other' })
  match.player1.attack('squad', HIT)
  match.settle()
  expect(match.player1.points).toBe(6)
})

test('Black Market Prices: points for what a discarded card costs [card: Black Market Prices]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { jyn: { card: 'Jyn Odan', at: '1,1' } },
      hand: ['Black Market Prices', 'Rally'],
      deck: ['One in a Million', 'Deadeye'],
    },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } } },
    active: 'jyn',
  })
  match.player1.play('Black Market Prices')
  match.player1.choose({ do: 'discard', card: 'One in a Million' })
  expect(match.player1.points).toBe(2)
  expect(match.player1.hand).toEqual(['Rally', 'Deadeye'])
})

test('Dangerous Bargains: three points for both, if its player has no more than thirty [card: Dangerous Bargains]', () => {
  const bargain = (points: number) =>
    situation({
      unwritten: true,
      step: 'round-start',
      player1: {
        groups: { hero: { card: 'Stormtrooper', at: ['1,1'] } },
        hand: ['Dangerous Bargains'],
        points,
      },
      player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } } },
    })
  expect(bargain(31).player1.offers({ card: 'Dangerous Bargains' })).toBe(false)
  const match = bargain(30)
  match.player1.play('Dangerous Bargains')
  expect([match.player1.points, match.player2.points]).toEqual([33, 3])
})

test('Rebel Graffiti: two points where no hostile figure is adjacent [card: Rebel Graffiti]', () => {
  const match = duel({ card: 'Luke Skywalker', hand: ['Rebel Graffiti'] })
  match.player1.end()
  match.player1.play('Rebel Graffiti')
  expect(match.player1.points).toBe(2)
  expect(match.player1.discard).toEqual(['Rebel Graffiti'])
})

test('Rebel Graffiti: Sabine takes the card back [card: Rebel Graffiti]', () => {
  const match = duel({ card: 'Sabine Wren', hand: ['Rebel Graffiti'] })
  match.player1.end()
  match.until('activation-end')
  match.player1.play('Rebel Graffiti')
  match.player1.yes()
  expect(match.player1.hand).toEqual(['Rebel Graffiti'])
})

test('Pickpocket: points by the accuracy of a green die, taken from who stands adjacent [card: Pickpocket]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { jyn: { card: 'Jyn Odan', at: '1,1' } }, hand: ['Pickpocket'] },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '2,1' } }, points: 1 },
    active: 'jyn',
  })
  match.rolls('2 damage 3 accuracy')
  match.player1.play('Pickpocket')
  expect([match.player1.points, match.player2.points]).toEqual([3, 0])
})

test('Worth Every Credit: movement points, and two victory points for the next to fall [card: Worth Every Credit]', () => {
  const match = situation({
    ...BOUNTY,
    player1: {
      groups: { hunter: { card: 'Trandoshan Hunter', at: ['1,1'], conditions: ['weakened'] } },
      hand: ['Worth Every Credit'],
    },
  })
  match.player1.play('Worth Every Credit')
  expect(match.figures.hunter).toMatchObject({ points: 2, conditions: [] })
  match.player1.attack('squad', HIT)
  match.settle()
  expect(match.player1.points).toBe(6 + 2)
})
