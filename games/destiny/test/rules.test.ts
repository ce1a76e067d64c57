import { expect, test } from 'vitest'
import { situation } from './play.ts'

const trooper = { trooper: '01002' } as const

test('Guardian trades damage for a die, and a Guardian that falls is not activated [sd.guardian.1] [sd.guardian.2]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001', guard: { card: '01002', damage: 6 } } },
    player2: { characters: { enemy: { card: '01001', pool: ['1 ranged'] } } },
  })
  match.player1.activate('guard')
  expect(match.question).toBe('guardian')
  match.player1.choose({ do: 'die', die: '1 ranged' })
  expect(match.characters.guard).toBeUndefined()
  expect(match.pool('player1')).toEqual([])
  expect(match.pool('player2')).toEqual([])
})

test('Redeploy moves an upgrade from a defeated character, its die with it [sd.redeploy.1] [sd.redeploy.2]', () => {
  const rifle = { card: 'F-11D Rifle', pool: ['special'] }
  const match = situation({
    turn: 'player2',
    player1: {
      characters: { guard: { card: '01002', damage: 6, upgrades: [rifle] }, phasma: '01001' },
    },
    player2: { characters: { enemy: { card: '01001', pool: ['1 ranged'] } } },
  })
  match.player2.resolve('1 ranged', { on: 'guard' })
  match.player1.choose({ do: 'card', card: 'phasma' })
  expect(match.characters.phasma.upgrades).toEqual(['F-11D Rifle'])
  expect(match.pool('player1')).toEqual([])
  expect(match.player1.aside).toEqual(['First Order Stormtrooper'])
})

test('whoever has no character left has lost at once [sd.win.2]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['2 ranged'] } } },
    player2: { characters: { trooper: { card: '01002', damage: 5 } } },
  })
  match.player1.resolve('2 ranged', { on: 'trooper' })
  expect(match.winner).toBe('player1')
})

test('whoever has no card in hand and deck after the upkeep has lost [sd.win.3]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' } },
    player2: { characters: trooper, deck: [] },
  })
  match.player1.pass()
  match.player2.pass()
  expect(match.winner).toBe('player1')
})

test('discard takes cards of the hand blindly, all if there are too few [sd.discard-symbol.1] [sd.discard-symbol.2]', () => {
  const match = situation(
    {
      player1: { characters: { phasma: { card: '01001', pool: ['1 discard'] } } },
      player2: { characters: trooper, hand: ['Occupation', 'Tactical Mastery'] },
    },
    { picks: ['Tactical Mastery'] },
  )
  match.player1.resolve('1 discard')
  expect(match.player2.hand).toEqual(['Occupation'])
  expect(match.player2.discard).toEqual(['Tactical Mastery'])
})

test('disrupt takes what there is and no more [sd.disrupt.2] [sd.disrupt.3]', () => {
  const match = situation({
    player1: { characters: { grievous: { card: '01003', pool: ['1 disrupt'] } } },
    player2: { characters: trooper, resources: 0 },
  })
  match.player1.resolve('1 disrupt')
  expect(match.player2.resources).toBe(0)
})

test('focus turns other dice of one’s own pool [sd.focus.1] [sd.focus.2] [sd.focus.3]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['1 focus', 'blank'] } } },
    player2: { characters: { enemy: { card: '01001', pool: ['blank'] } } },
  })
  match.player1.resolve('1 focus')
  expect(match.player1.all('die')).toEqual(['blank'])
  expect(match.player1.all('pool')).toEqual(['player1'])
  match.player1.choose({ do: 'turn', to: '2 ranged' })
  expect(match.pool('player1')).toEqual(['2 ranged'])
})

test('damage distributed at will is bounded by remaining health while another can take it [sd.distribute.2] [sd.distribute.5]', () => {
  const rifle = { card: 'F-11D Rifle', pool: ['special'] }
  const position = (shields: number) =>
    situation({
      player1: { characters: { phasma: { card: '01001', upgrades: [rifle] } } },
      player2: {
        characters: { one: { card: '01002', damage: 6, shields }, two: { card: '01002', damage: 6 } },
      },
    })
  const match = position(1)
  match.player1.resolve('special')
  match.player2.split({ one: 2, two: 0 })
  expect(match.characters.one).toBeUndefined()
  const bare = position(0)
  bare.player1.resolve('special')
  expect(bare.player2.tries([2, 0])?.refused).toBe('share-too-large')
})

test('additional actions come after the action, and forgoing one is no pass [sd.additional-actions.1] [sd.additional-actions.2]', () => {
  const match = situation({
    passes: 1,
    player1: { characters: { phasma: '01001' }, hand: ['Tactical Mastery'], resources: 2 },
    player2: { characters: trooper },
  })
  match.player1.play('Tactical Mastery')
  expect(match.question).toBe('additional-action')
  match.player1.activate('phasma', ['blank'])
  match.player1.choose({ do: 'forgo' })
  expect(match.asked).toBe('player2')
  expect(match.picture.passes).toBe(0)
})

test('Guardian takes no die showing indirect damage [sd.guardian.1]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001', guard: '01002' } },
    player2: {
      characters: { enemy: { card: '01001', pool: ['1 ranged'] } },
      supports: { falcon: { card: '08103', pool: ['4 indirect'] } },
    },
  })
  match.player1.activate('guard')
  expect(match.question).toBe('guardian')
  expect(match.player1.all('die')).toEqual(['1 ranged'])
})
