import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Anticipate: the opponent resolves what he likes now, and the rest is removed [card: 01114]', () => {
  const match = situation({
    player1: { characters: { luke: '01035' }, hand: ['Anticipate'], resources: 2 },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 resource'] },
        rey: { card: '01038', dice: 2, pool: ['+2 melee', '1 discard'] },
      },
    },
  })
  match.player1.play('Anticipate')
  match.player2.choose({ die: '1 resource' })
  match.player2.choose({ die: '1 melee' })
  match.player2.choose({ die: '+2 melee' })
  match.player2.choose({ card: 'luke' })
  match.player2.decline()
  expect(match.player2.resources).toBe(1)
  expect(match.characters.luke.damage).toBe(3)
  expect(match.player2.pool).toEqual([])
  expect(match.player1.hand).toEqual([])
})

test('Force Misdirection removes all dice with a symbol of your blue dice [card: 01116]', () => {
  const match = situation({
    player1: {
      characters: {
        luke: { card: '01035', dice: 2, pool: ['2 melee', '1 focus'] },
        han: { card: '01046', pool: ['2 ranged'] },
      },
      hand: ['Force Misdirection'],
      resources: 1,
    },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['1 melee', '2 melee for 1'] },
        jango: { card: '01021', pool: ['2 ranged'] },
      },
    },
  })
  match.player1.play('Force Misdirection')
  expect(match.player1.all('symbol')).toEqual(['focus', 'melee'])
  match.player1.choose({ symbol: 'melee' })
  expect(match.player2.pool).toEqual(['2 ranged'])
})

test('Heroism takes the hit of a die on a unique character [card: 01117]', () => {
  const match = situation({
    player1: { characters: { luke: { card: '01035', shields: 1 }, padawan: '01036' }, hand: ['Heroism'] },
    player2: { characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } } },
  })
  match.player1.play('Heroism')
  expect(match.characters.luke).toMatchObject({ damage: 1, shields: 0 })
  expect(match.player2.pool).toEqual([])
})

test('Heroism is not for a Padawan [card: 01117]', () => {
  const match = situation({
    player1: { characters: { padawan: '01036' }, hand: ['Heroism'] },
    player2: { characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } } },
  })
  match.player1.play('Heroism')
  expect(match.characters.padawan.damage).toBe(0)
  expect(match.player2.pool).toEqual(['2 melee for 1'])
})

test('Noble Sacrifice: a blue character falls, another is exhausted [card: 01118]', () => {
  const match = situation({
    player1: { characters: { padawan: '01036', han: '01046' }, hand: ['Noble Sacrifice'] },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Noble Sacrifice')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.padawan).toBeUndefined()
  expect(match.characters.kylo.ready).toBe(false)
})

test('Noble Sacrifice without a blue character does nothing, yet is no pass [card: 01118] [sd.faq.25]', () => {
  const match = situation({
    passes: 1,
    player1: { characters: { han: '01046' }, hand: ['Noble Sacrifice'] },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Noble Sacrifice')
  expect(match.characters.han.ready).toBe(true)
  expect(match.state.phase).toBe('action')
  expect(match.asked).toBe('player2')
})

test('Noble Sacrifice exhausts nobody if the defeat is replaced [card: 01118] [card: 01137] [sd.replacement.1]', () => {
  const match = situation({
    player1: {
      characters: { luke: { card: '01035', damage: 6, upgrades: ['Second Chance'] }, han: '01046' },
      hand: ['Noble Sacrifice'],
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Noble Sacrifice')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.luke).toMatchObject({ damage: 1, upgrades: [] })
  expect(match.characters.kylo.ready).toBe(true)
})

test('Patience trades dice for cards of a deck [card: 01119]', () => {
  const match = situation({
    player1: {
      characters: { luke: { card: '01035', dice: 2, pool: ['blank', '2 melee'] } },
      hand: ['Patience'],
      resources: 1,
    },
    player2: { characters: { kylo: '01011' }, deck: ['Dodge', 'Block', 'Aim'] },
  })
  match.player1.play('Patience')
  match.player1.pick({ die: 'blank' }, { die: '2 melee' })
  expect(match.player1.pool).toEqual([])
  expect(match.player2.discard).toEqual(['Dodge', 'Block'])
})

test('Return of the Jedi takes back a blue event, nothing else [card: 01120]', () => {
  const match = situation({
    player1: {
      characters: { luke: '01035' },
      hand: ['Return of the Jedi'],
      resources: 1,
      discard: ['Heroism', 'Lightsaber', 'Dodge', 'Riposte'],
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Return of the Jedi')
  expect(match.player1.all('card')).toEqual(['Heroism', 'Riposte'])
  match.player1.pick({ card: 'Riposte' })
  expect(match.player1.hand).toEqual(['Riposte'])
  expect(match.player1.discard).toEqual(['Heroism', 'Lightsaber', 'Dodge', 'Return of the Jedi'])
})

test('Riposte turns shields into damage [card: 01121]', () => {
  const match = situation({
    player1: { characters: { quigon: { card: '01036', shields: 3 }, han: '01046' }, hand: ['Riposte'] },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Riposte')
  match.player1.number(2)
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.quigon.shields).toBe(1)
  expect(match.characters.kylo.damage).toBe(2)
})

test('Riposte with no shield given up deals no damage [card: 01121] [sd.damage.8]', () => {
  const match = situation({
    player1: { characters: { padawan: { card: '01036', shields: 1 } }, hand: ['Riposte'] },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Riposte')
  match.player1.number(0)
  expect(match.asked).toBe('player2')
  expect(match.characters.padawan.shields).toBe(1)
})

test('Willpower moves damage between the exhausted, past shields [card: 01122] [sd.move.6]', () => {
  const match = situation({
    player1: {
      characters: {
        luke: { card: '01035', damage: 3, exhausted: true },
        han: { card: '01046', damage: 2 },
      },
      hand: ['Willpower'],
      resources: 1,
    },
    player2: { characters: { kylo: { card: '01011', shields: 2, exhausted: true }, phasma: '01001' } },
  })
  match.player1.play('Willpower')
  expect(match.characters.luke.damage).toBe(2)
  expect(match.characters.kylo).toMatchObject({ damage: 1, shields: 2 })
})

test('Willpower needs an exhausted character on the other side [card: 01122]', () => {
  const match = situation({
    player1: {
      characters: { luke: { card: '01035', damage: 3, exhausted: true } },
      hand: ['Willpower'],
      resources: 1,
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Willpower')
  expect(match.characters.luke.damage).toBe(3)
})
