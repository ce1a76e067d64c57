/** Mehrspielerregeln: jeder gegen jeden. */
import { Match } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { conserved } from '../../conserved.ts'
import { type DeckOption, destiny } from '../../index.ts'
import { filler, team } from '../build/decks.ts'
import { newMatch, situation } from '../play.ts'

const three = {
  player1: { characters: { one: '01002' } },
  player2: { characters: { two: '01002' } },
  player3: { characters: { three: '01002' } },
} as const

function deck(battlefield: string): DeckOption {
  return {
    name: 'Troopers',
    format: 'infinite-2020-07-14',
    battlefield,
    plot: null,
    characters: team('01001', '01002'),
    cards: filler(30),
  }
}

const decks = ['01165', '01166', '01167'].map(deck)

/** As far as the choice of a battlefield, with these dice. */
function rollOff(dice: readonly string[]) {
  const match = newMatch({ decks }, { dice })
  while (match.question === 'mulligan') match.decline()
  return match
}

test('free-for-all is for up to four [sd.mp-ffa.1]', () => {
  const match = newMatch({ decks: [...decks, deck('01168')] })
  expect(match.state.players).toHaveLength(4)
  expect(destiny.readOptions({ decks: [decks[0]] })).toMatchObject({ refused: 'decks-not-two-to-four' })
  expect(destiny.readOptions({ decks: Array.from({ length: 5 }, () => decks[0]) })).toMatchObject({
    refused: 'decks-not-two-to-four',
  })
})

test('the seats are drawn by lot [sd.mp-setup.1]', () => {
  const orders = Array.from({ length: 20 }, (_, seed) =>
    Match.start(destiny, { decks }, String(seed)).state.order.join(),
  )
  expect(new Set(orders).size).toBeGreaterThan(3)
})

test('the highest total chooses any of the battlefields brought [sd.mp-setup.2]', () => {
  const match = rollOff(['1 ranged', 'blank', '2 ranged', '2 ranged', '1 focus', '1 ranged'])
  expect(match).toMatchObject({ asked: 'player2', question: 'battlefield' })
  expect(match.player2.offered).toHaveLength(3)
})

test('only those tied roll again [sd.mp-setup.4]', () => {
  const tie = ['2 ranged', '2 ranged', '1 ranged', 'blank', '2 ranged', '2 ranged']
  const match = rollOff([...tie, 'blank', '1 ranged', '2 ranged', '1 ranged'])
  expect(match.asked).toBe('player3')
  const totals = match.match.log.filter(({ what }) => what === 'total')
  expect(totals.map(({ args }) => [args.seat, args.total])).toEqual([
    [0, 4],
    [1, 1],
    [2, 4],
    [0, 1],
    [2, 3],
  ])
})

test('each whose battlefield was not chosen gives 1 shield to one of his characters [sd.mp-setup.3]', () => {
  const match = rollOff(['2 ranged', '2 ranged', 'blank', 'blank', 'blank', 'blank'])
  match.player1.choose({ card: 'Echo Base' })
  expect(match.match.asks[0]).toMatchObject({ what: 'distribute-shields', rule: 'sd.mp-setup.3' })
  while (match.question === 'distribute-shields') match.decline()
  const shields = [0, 1, 2].map((seat) =>
    match.state.cards.filter((card) => card.controller === seat).reduce((sum, card) => sum + card.shields, 0),
  )
  expect(shields).toEqual([1, 0, 1])
  expect(match.picture.controller).toBe('player2')
})

test('turns go clockwise from whoever controls the battlefield [sd.mp-actions.1]', () => {
  const match = situation({ ...three, turn: 'player2', controller: 'player2' })
  match.player2.pass()
  match.player3.pass()
  match.player1.pass()
  expect(match.picture.round).toBe(2)
  expect(match.asked).toBe('player2')
})

test('the action phase ends only when all have passed one after another [sd.mp-actions.2]', () => {
  const match = situation(three)
  match.player1.pass()
  match.player2.pass()
  match.player3.activate('three')
  match.player1.pass()
  match.player2.pass()
  expect(match.picture).toMatchObject({ round: 1, phase: 'action' })
  match.player3.pass()
  expect(match.picture.round).toBe(2)
})

test('only one player claims in a round [sd.mp-actions.3]', () => {
  const match = situation(three)
  match.player1.pass()
  match.player2.claim()
  expect(match.player3.offers({ do: 'claim' })).toBe(false)
  match.player3.pass()
  expect(match.asked).toBe('player1')
  expect(match.player1.offers({ do: 'claim' })).toBe(false)
})

test('what others control of an eliminated player stays, and so does his battlefield in use [sd.mp-elimination.2]', () => {
  const match = situation({
    controller: 'player2',
    player1: { characters: { grievous: { card: '01003', pool: ['2 melee'] } } },
    player2: {
      characters: { finn: { card: '01045', damage: 9, upgrades: ['Comlink', 'Holdout Blaster'] } },
      supports: { informants: '01136' },
      hand: ['Dodge'],
      battlefield: 'Echo Base, Hoth',
    },
    player3: { characters: { three: '01002' } },
  })
  match.player1.resolve('2 melee', { on: 'finn' })
  match.player1.choose({ card: 'Comlink' })
  expect(match.picture.player2).toMatchObject({ out: true, hand: [], discard: [], supports: {} })
  expect(match.characters.grievous.upgrades).toEqual(['Comlink'])
  expect(match.picture.battlefield).toBe('Echo Base')
  expect(match.upgrades['Holdout Blaster']).toBeUndefined()
})

test('an eliminated player’s own cards leave, what he had taken from others goes back to them [sd.mp-elimination.2]', () => {
  const match = situation({
    player1: { characters: { grievous: { card: '01003', pool: ['2 melee'] } }, hand: [], deck: [] },
    player2: { characters: { finn: { card: '01045', damage: 9, upgrades: ['Comlink'] }, rey: '01038' } },
    player3: { characters: { three: '01002' } },
  })
  match.player1.resolve('2 melee', { on: 'finn' })
  match.player1.choose({ card: 'Comlink' })
  expect(match.characters.grievous.upgrades).toEqual(['Comlink'])
  match.nextRound()
  expect(match.picture.player1).toMatchObject({ out: true })
  expect(match.player2.discard).toContain('Comlink')
})

test('what he had taken from one who is out as well leaves the game [sd.mp-elimination.2]', () => {
  const match = situation({
    player1: { characters: { grievous: { card: '01003', pool: ['2 melee'] } }, hand: [], deck: [] },
    player2: { characters: { finn: { card: '01045', damage: 9, upgrades: ['Comlink'] } } },
    player3: { characters: { three: '01002' } },
    player4: { characters: { four: '01002' } },
  })
  match.player1.resolve('2 melee', { on: 'finn' })
  match.player1.choose({ card: 'Comlink' })
  match.nextRound()
  expect(match.picture.player1).toMatchObject({ out: true })
  expect(match.upgrades.Comlink).toBeUndefined()
  expect(conserved(match.state)).toBeNull()
})
