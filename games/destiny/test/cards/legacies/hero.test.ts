import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { enemy: { card: '02001', pool: ['2 ranged'] } } as const

test('Luke Skywalker resolves a die with 2 more for 2 resources [card: 05031]', () => {
  const position = (resources: number) => {
    const match = situation({
      player1: { characters: { luke: { card: '05031', pool: ['1 melee'] } }, resources },
      player2: { characters: enemy },
    })
    match.player1.use('luke')
    if (match.question === 'damage') match.player1.choose({ card: 'enemy' })
    return match.characters.enemy.damage
  }
  expect(position(2)).toBe(3)
  expect(position(1)).toBe(0)
})

test('Obi-Wan Kenobi may give a shield when he is activated [card: 05032]', () => {
  const match = situation({ player1: { characters: { obiwan: '05032' } }, player2: { characters: enemy } })
  match.player1.activate('obiwan')
  match.player1.choose({ card: 'obiwan' })
  expect(match.characters.obiwan.shields).toBe(1)
})

test('Yoda does two different things [card: 05033] [sd.card-anatomy.2]', () => {
  const match = situation({
    player1: { characters: { yoda: { card: '05033', dice: 2, pool: ['special', '1 shield'] } } },
    player2: { characters: enemy },
  })
  match.player1.resolve('special')
  match.player1.pick({ way: 'turn' }, { way: 'deck' })
  match.player1.choose({ die: '1 shield', to: '2 focus' })
  match.player1.choose({ seat: 'player2' })
  expect(match.pool('player1')).toEqual(['2 focus'])
  expect(match.player2.discard).toHaveLength(1)
})

test('a Clone Trooper rerolls its die, or any character die of who controls the battlefield [card: 05038]', () => {
  const position = (controller: 'player1' | 'player2') =>
    situation(
      {
        controller,
        player1: { characters: { clone: '05038', luke: { card: '05031', pool: ['1 shield'] } } },
        player2: { characters: enemy },
      },
      { dice: ['blank', '2 ranged'] },
    )
  const match = position('player1')
  match.player1.activate('clone')
  expect(match.player1.all('die')).toEqual(['1 shield', 'blank'])
  match.player1.choose({ die: 'blank' })
  expect(match.pool('player1')).toEqual(['2 ranged', '1 shield'])
  const alone = position('player2')
  alone.player1.activate('clone')
  expect(alone.player1.all('die')).toEqual(['blank'])
})

test('a Clone Trooper with Training rerolls one die, not both [card: 05038] [sd.faq.42]', () => {
  const match = situation({
    controller: 'player2',
    player1: { characters: { clone: '05038' }, hand: ['02125'], resources: 2 },
    player2: { characters: enemy },
  })
  match.player1.play('Training')
  match.player2.pass()
  match.player1.activate('clone', ['blank', 'blank', '2 ranged'])
  match.player1.choose({ die: 'blank' })
  expect([...match.pool('player1')].sort()).toEqual(['2 ranged', 'blank'])
  expect(match.asked).toBe('player2')
})

test('Finn moves damage between any cards in play [card: 05039]', () => {
  const match = situation({
    player1: { characters: { finn: { card: '05039', damage: 1, pool: ['special'] } } },
    player2: { characters: { enemy: { card: '02001', shields: 3 } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'enemy' })
  expect([match.characters.finn.damage, match.characters.enemy.damage]).toEqual([0, 1])
})

test('Finn moves damage off an upgrade and onto a battlefield [card: 05039]', () => {
  const artist = { card: '02060', pool: ['special'] }
  const match = situation({
    battlefield: '03157',
    player1: { characters: { finn: { card: '05039', pool: ['special'], upgrades: [artist] } } },
    player2: { characters: { enemy: { card: '02001', damage: 9 } } },
  })
  match.player1.resolve('special', { of: 'Con Artist' })
  match.player1.resolve('special', { of: 'finn' })
  match.player1.choose({ card: 'Con Artist' })
  match.player1.choose({ card: 'Main Plaza' })
  expect(match.upgrades['Con Artist'].damage).toBe(0)
  expect(match.picture.battlefieldDamage).toBe(1)
})

test("Han Solo rerolls any die, also an opponent's [card: 05046]", () => {
  const match = situation(
    { player1: { characters: { han: '05046' } }, player2: { characters: enemy } },
    { dice: ['1 resource', 'blank'] },
  )
  match.player1.activate('han')
  match.player1.choose({ pool: 'player2' })
  expect(match.pool('player2')).toEqual(['blank'])
})

test('an opponent may make Jar Jar Binks act; dice with symbols that he lacks are rerolled [card: 05047] [sd.clar-leg.3]', () => {
  const match = situation(
    {
      player1: { characters: { jarjar: '05047', luke: { card: '05031', pool: ['1 shield'] } } },
      player2: { characters: enemy },
      turn: 'player2',
    },
    { dice: ['1 shield', 'blank'] },
  )
  match.player2.use('jarjar')
  expect(match.characters.jarjar.ready).toBe(false)
  expect(match.pool('player1')).toEqual(['1 shield', '1 shield'])
  expect(match.pool('player2')).toEqual(['blank'])
  expect(match.asked).toBe('player1')
})

test('the Millennium Falcon brings a character along [card: 05052]', () => {
  const match = situation({
    player1: {
      characters: { luke: '05031', finn: { card: '05039', exhausted: true } },
      supports: { falcon: '05052' },
    },
    player2: { characters: enemy },
  })
  match.player1.activate('falcon', ['2 shield', '2 ranged'])
  expect(match.player1.all('card')).toEqual(['luke'])
  match.player1.choose({ card: 'luke' })
  expect([...match.pool('player1')].sort()).toEqual(['2 ranged', '2 shield'])
})

test('Ataru Strike adds the shields, also to the shield side of Luke Skywalker [card: 05101] [card: 07056] [sd.faq.43]', () => {
  const match = situation({
    player1: {
      characters: { luke: { card: '07056', shields: 2, pool: ['1 shield'] } },
      hand: ['05101'],
      resources: 1,
    },
    player2: { characters: enemy },
  })
  match.player1.play('Ataru Strike')
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(3)
})

test('Unbreakable removes a die worth no more than your shields [card: 05105] [sd.clar-leg.9]', () => {
  for (const [shields, dice] of [
    [0, ['2 ranged']],
    [2, ['blank']],
  ] as const) {
    const match = situation({
      player1: { characters: { luke: { card: '05031', shields } }, hand: ['05105'], resources: 1 },
      player2: { characters: { enemy: { card: '02001', dice: 2, pool: ['2 ranged', 'blank'] } } },
    })
    match.player1.play('Unbreakable')
    if (match.question === 'remove') match.player1.choose({ die: '2 ranged' })
    expect(match.pool('player2')).toEqual(dice)
  }
})
