import { expect, test } from 'vitest'
import { newMatch, situation } from '../../play.ts'

test('Preemptive Strike deals 2 indirect damage after the set-up [card: 05170] [sd.setup.14]', () => {
  const deck = (plot: string | null) => ({
    name: 'test',
    format: 'standard-2018-12-11',
    characters: [{ card: '02001', dice: 1 as const }],
    plot,
    battlefield: '02153',
    cards: [{ card: '02138', count: 20 }],
  })
  const match = newMatch({ decks: [deck('05170'), deck(null)] })
  match.until('action')
  const [own, other] = match.state.cards.filter(({ type }) => type === 'character')
  expect(own.damage).toBe(0)
  // Their shields of the lost roll-off, if they have any, block it.
  expect(other.damage === 2 || other.shields === 0).toBe(true)
})

test('Imperial Palace discards a card of the opponent’s hand that is chosen [card: 05176]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' } },
    player2: { characters: { enemy: '02001' }, hand: ['Dodge', 'Salvo'] },
    battlefield: '05176',
  })
  match.player1.claim(true)
  match.player1.pick({ title: 'Salvo' })
  expect(match.player2.hand).toEqual(['Dodge'])
})

test('Taking Ground adds 2 to the roll for the battlefield [card: 05173] [sd.setup.8]', () => {
  const deck = (plot: string | null) => ({
    name: 'test',
    format: 'standard-2018-12-11',
    characters: [{ card: '02001', dice: 1 as const }],
    plot,
    battlefield: '02153',
    cards: [{ card: '02138', count: 20 }],
  })
  const match = newMatch({ decks: [deck('05173'), deck(null)] }, { dice: ['1 ranged', '2 ranged'] })
  match.until('battlefield')
  expect(match.asked).toBe('player1')
})

test.each([
  ['05168', 1, 1, 5],
  ['05172', 0, 0, 6],
])(
  'Espionage and Stolen Intel come after the set-up: %s [card: 05168] [card: 05172]',
  (plot, mine, theirs, hand) => {
    const deck = (own: string | null) => ({
      name: 'test',
      format: 'standard-2018-12-11',
      characters: [{ card: '02001', dice: 1 as const }],
      plot: own,
      battlefield: '02153',
      cards: [{ card: '02138', count: 20 }],
    })
    const match = newMatch({ decks: [deck(plot), deck(null)] }, { dice: ['2 ranged', '1 ranged'] })
    match.until('action')
    expect([match.player1.discard.length, match.player2.discard.length]).toEqual([mine, theirs])
    expect([match.player1.hand.length, match.player2.hand.length]).toEqual([hand, 5])
  },
)

test('a Profitable Connection starts richer [card: 05171]', () => {
  const deck = (own: string | null) => ({
    name: 'test',
    format: 'standard-2018-12-11',
    characters: [{ card: '02001', dice: 1 as const }],
    plot: own,
    battlefield: '02153',
    cards: [{ card: '02138', count: 20 }],
  })
  const match = newMatch({ decks: [deck('05171'), deck(null)] }, { dice: ['2 ranged', '1 ranged'] })
  match.until('action')
  expect([match.player1.resources, match.player2.resources]).toEqual([3, 2])
})

test('the Arid Wasteland costs an opponent a resource [card: 05174]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' } },
    player2: { characters: { enemy: '02001' }, resources: 2 },
    battlefield: '05174',
  })
  match.player1.claim(true)
  expect(match.player2.resources).toBe(1)
})

test('the Citadel Landing Zone rerolls and resolves [card: 05175]', () => {
  const match = situation(
    {
      player1: { characters: { rey: { card: '04024', pool: ['blank'] } } },
      player2: { characters: { enemy: '02001' } },
      battlefield: '05175',
    },
    { dice: ['2 melee'] },
  )
  match.player1.claim(true)
  match.player1.pick({ die: 'blank' })
  match.player1.choose({ die: '2 melee' })
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
})

test('the Launch Deck fires half of a die [card: 05177]', () => {
  const match = situation({
    player1: { characters: { han: { card: '01046', pool: ['3 ranged for 1'] } } },
    player2: { characters: { enemy: '02001' } },
    battlefield: '05177',
  })
  match.player1.claim(true)
  expect(match.characters.enemy.damage).toBe(2)
  expect(match.pool('player1')).toEqual([])
})

test('the Outer Rim Outpost pays and deals a card [card: 05178]', () => {
  const match = situation({
    player1: { characters: { han: '01046' } },
    player2: { characters: { enemy: '02001' } },
    battlefield: '05178',
  })
  match.player1.claim(true)
  expect(match.player1.resources).toBe(1)
  expect(match.player1.hand).toHaveLength(1)
})

test('the Petranaki Arena takes blood for blood [card: 05179]', () => {
  const match = situation({
    player1: { characters: { han: '01046' } },
    player2: { characters: { enemy: { card: '02001', shields: 2 } } },
    battlefield: '05179',
  })
  match.player1.claim(true)
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.han.damage).toBe(1)
  expect(match.characters.enemy).toMatchObject({ damage: 1, shields: 2 })
})

test('the Power Generator Trench turns a die of anybody [card: 05180]', () => {
  const match = situation({
    player1: { characters: { han: '01046' } },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    battlefield: '05180',
  })
  match.player1.claim(true)
  match.player1.choose({ to: 'blank' })
  expect(match.pool('player2')).toEqual(['blank'])
})
