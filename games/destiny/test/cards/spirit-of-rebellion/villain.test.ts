import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { enemy: '02001' } as const

test('a Death Trooper has no ability [card: 02001]', () => {
  const match = situation({
    player1: { characters: { trooper: { card: '02001', pool: ['2 ranged'] } } },
    player2: { characters: enemy },
  })
  match.player1.resolve('2 ranged', { on: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
})

test('FN-2199 rolls the die of a weapon played on him and may resolve it at once [card: 02002] [sd.clar-sor.10]', () => {
  const match = situation({
    player1: { characters: { fn: '02002' }, hand: ['04004', '04005'], resources: 5 },
    player2: { characters: enemy },
  })
  match.rolls('2 ranged')
  match.player1.play("Captain Phasma's Blaster")
  match.player1.choose({ die: '2 ranged' })
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
  match.player2.pass()
  match.player1.play('Praetorian Guard')
  expect(match.pool('player1')).toEqual([])
})

test('a baton that FN-2199 has resolved is not rerolled, one that he has not may be [card: 02008] [sd.faq.31]', () => {
  const position = () =>
    situation(
      {
        player1: { characters: { fn: '02002' }, hand: ['02008'], resources: 3 },
        player2: { characters: enemy },
      },
      { dice: ['2 melee', '3 melee for 1'] },
    )
  const resolved = position()
  resolved.player1.play('Z6 Riot Control Baton')
  resolved.player1.choose({ die: '2 melee' })
  resolved.player1.choose({ card: 'enemy' })
  expect(resolved.question).toBe('action')
  const rerolled = position()
  rerolled.player1.play('Z6 Riot Control Baton')
  rerolled.player1.decline()
  rerolled.player1.yes()
  expect(rerolled.pool('player1')).toEqual(['3 melee for 1'])
})

test('Director Krennic brings a die of Death Trooper while he controls the battlefield [card: 02003] [sd.clar-sor.6]', () => {
  for (const controller of ['player1', 'player2'] as const) {
    const match = situation(
      { controller, player1: { characters: { krennic: '02003' } }, player2: { characters: enemy } },
      { dice: ['1 resource', '2 ranged'] },
    )
    match.player1.activate('krennic')
    if (controller === 'player2') {
      expect(match.pool('player1')).toEqual(['1 resource'])
      continue
    }
    expect(match.pool('player1')).toEqual(['1 resource', '2 ranged'])
    match.player2.pass()
    match.player1.resolve('2 ranged', { on: 'enemy' })
    expect(match.characters.enemy.damage).toBe(2)
    expect(match.state.dice.some(({ guest }) => guest)).toBe(false)
  }
})

test("a TIE Pilot's die protects other dice showing ranged damage, not itself [card: 02004] [sd.faq.29]", () => {
  const match = situation({
    player1: { characters: enemy, hand: ['02136'], resources: 1 },
    player2: {
      characters: {
        pilot: { card: '02004', pool: ['+1 ranged'] },
        trooper: { card: '02001', pool: ['2 ranged'] },
      },
    },
  })
  match.player1.play('Evade')
  expect(match.pool('player2')).toEqual(['2 ranged'])
})

test('two TIE Pilot dice protect each other [card: 02004] [sd.faq.29]', () => {
  const match = situation({
    player1: { characters: enemy, hand: ['02136'], resources: 1 },
    player2: {
      characters: {
        one: { card: '02004', pool: ['+1 ranged'] },
        two: { card: '02004', pool: ['+2 ranged'] },
      },
    },
  })
  match.player1.play('Evade')
  expect(match.pool('player2')).toEqual(['+1 ranged', '+2 ranged'])
})

test('Asajj Ventress makes an opponent discard another card [card: 02009] [sd.clar-sor.1]', () => {
  const match = situation({
    player1: { characters: { asajj: '02009' } },
    player2: { characters: { enemy: { card: '02001', pool: ['blank'] } }, hand: ['Parry', 'Evade', 'Salvo'] },
    turn: 'player2',
  })
  match.player2.reroll('Parry', ['blank'], ['1 disrupt'])
  match.player1.yes()
  match.player2.choose({ card: 'Evade' })
  expect(match.player2.discard).toEqual(['Parry', 'Evade'])
  expect(match.pool('player2')).toEqual(['1 disrupt'])
})

test('Darth Vader hurts himself, too [card: 02010]', () => {
  const match = situation({
    player1: { characters: { vader: { card: '02010', pool: ['special'] } } },
    player2: { characters: enemy },
  })
  match.player1.resolve('special', { on: 'enemy' })
  expect([match.characters.enemy.damage, match.characters.vader.damage]).toEqual([3, 1])
})

test('Palpatine hurts when you resolve his die, not when an opponent does with Anger [card: 02011] [card: 02071] [sd.faq.34]', () => {
  const match = situation({
    player1: { characters: { palpatine: { card: '02011', pool: ['1 resource', '2 ranged'] } } },
    player2: {
      characters: { guard: { card: '02012', dice: 2, pool: ['blank', 'blank'] } },
      hand: ['02071'],
    },
  })
  match.player1.resolve('1 resource')
  expect(match.characters.guard.damage).toBe(2)
  match.player2.play('Anger')
  match.player2.choose({ card: 'palpatine' })
  expect(match.characters.palpatine.damage).toBe(2)
  expect(match.pool('player1')).toEqual([])
  expect(match.asked).toBe('player1')
})

test('Anger needs two blanks [card: 02071]', () => {
  const match = situation({
    player1: { characters: { guard: { card: '02012', pool: ['blank'] } }, hand: ['02071'] },
    player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
  })
  expect(match.player1.offers({ do: 'play' })).toBe(false)
})

test('a Royal Guard is a Guardian on whom no blue abilities are played [card: 02012]', () => {
  const match = situation({
    player1: { characters: { guard: '02012' }, hand: ['02014', '04007'], resources: 9 },
    player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
  })
  expect(match.player1.offers({ do: 'play', card: 'Force Lightning' })).toBe(false)
  expect(match.player1.offers({ do: 'play', card: 'Crossguard Lightsaber' })).toBe(true)
  match.player1.activate('guard')
  match.player1.choose({ die: '2 ranged' })
  expect(match.characters.guard.damage).toBe(2)
})

test("Force Lightning strikes again when an opponent's blank is removed [card: 02014] [sd.clar-sor.14]", () => {
  const lightning = { card: '02014', pool: ['special'] }
  const match = situation({
    player1: { characters: { vader: { card: '02010', upgrades: [lightning] } } },
    player2: { characters: { enemy: { card: '02001', pool: ['blank'] } } },
  })
  match.rolls('2 ranged')
  match.player1.resolve('special', { on: 'enemy' })
  match.player1.choose({ die: 'blank' })
  expect(match.characters.enemy.damage).toBe(1)
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['2 ranged'], []])
})

test('Lure of Power modifies any symbol but a special [card: 02016] [sd.die-related.4]', () => {
  const lure = { card: '02016', pool: ['+2 any'] }
  const match = situation({
    player1: { characters: { vader: { card: '02010', pool: ['special', '2 melee'], upgrades: [lure] } } },
    player2: { characters: enemy },
  })
  expect(match.player1.all('die')).toEqual(['2 melee', 'special'])
  match.player1.choose({ do: 'resolve', die: 'special' })
  expect(match.question).toBe('damage')
  match.player1.choose({ card: 'enemy' })
  match.player2.pass()
  match.player1.resolve('2 melee', { modifiers: ['+2 any'], on: 'enemy' })
  expect(match.characters.enemy.damage).toBe(7)
})

test('Slave I counts the dice of an opponent [card: 02022]', () => {
  const match = situation({
    player1: { characters: { guard: '02012' }, supports: { slave: { card: '02022', pool: ['special'] } } },
    player2: { characters: { vader: { card: '02010', pool: ['2 melee', 'special'] }, ...enemy } },
  })
  match.player1.resolve('special')
  match.player2.split({ vader: 2 })
  expect(match.characters.vader.damage).toBe(2)
})

test('Blackmail is bought off each time it is rolled [card: 02023] [sd.clar-sor.9]', () => {
  const match = situation({
    player1: { characters: { vader: { card: '02010', upgrades: ['02023'] } }, hand: ['Parry'] },
    player2: { characters: enemy, resources: 1 },
  })
  match.player1.activate('vader', ['1 ranged', '2 discard'])
  match.player2.no()
  match.player2.pass()
  match.player1.reroll('Parry', ['2 discard'], ['3 shield'])
  match.player2.yes()
  expect(match.pool('player1')).toEqual(['1 ranged'])
  expect(match.player1.resources).toBe(1)
})

test('Imperial Inspection returns a cheap upgrade when a die rolls disrupt [card: 02070] [sd.errata-sor.7]', () => {
  const match = situation({
    player1: { characters: { trooper: '02001' }, supports: { inspection: '02070' } },
    player2: { characters: { enemy: { card: '02001', upgrades: ['04005', '04004'] } } },
  })
  match.player1.activate('trooper', ['1 disrupt'])
  expect(match.player1.all('card')).toEqual(['Praetorian Guard'])
  match.player1.choose({ card: 'Praetorian Guard' })
  expect(match.player2.hand).toEqual(['Praetorian Guard'])
  expect(match.player1.aside).toEqual(['Imperial Inspection'])
})

test('Friends in High Places plays one of the top cards for 2 less and discards the others [card: 02083] [sd.errata-sor.9] [sd.errata-sor.10]', () => {
  const position = (pool: readonly string[]) =>
    situation({
      player1: {
        characters: { palpatine: { card: '02011', pool } },
        hand: ['02083'],
        deck: ['Slave I', 'Parry', 'Blackmail', 'Evade'],
        resources: 2,
      },
      player2: { characters: enemy },
    })
  expect(position(['3 ranged', '3 ranged']).player1.offers({ do: 'play' })).toBe(false)
  const lightning = { card: '02014', pool: ['4 ranged for 1'] }
  const match = situation({
    player1: {
      characters: { palpatine: { card: '02011', pool: ['3 ranged'], upgrades: [lightning] } },
      hand: ['02083'],
      deck: ['Slave I', 'Parry', 'Blackmail', 'Evade'],
      resources: 2,
    },
    player2: { characters: enemy },
  })
  match.player1.play('Friends in High Places')
  match.player1.choose({ title: 'Slave I' })
  expect(match.player1.resources).toBe(0)
  expect(Object.values(match.supports).map(({ card }) => card)).toEqual(['Slave I'])
  expect([...match.player1.discard].sort()).toEqual(['Blackmail', 'Friends in High Places', 'Parry'])
  expect(match.player1.deck).toEqual(['Evade'])
})

test('a Royal Guard can be given a blue ability by Sith Holocron, for switching is not playing [card: 02012] [card: 01016] [sd.faq.24]', () => {
  const holocron = { card: 'Sith Holocron', pool: ['special'] }
  const match = situation({
    player1: { characters: { guard: { card: '02012', upgrades: [holocron] } }, hand: ['02014'] },
    player2: { characters: enemy },
  })
  match.player1.resolve('special')
  match.until('action')
  expect(match.characters.guard.upgrades).toEqual(['Force Lightning'])
})

test('who resolves Luke’s die because of Doubt says whether its shields are shields or melee damage [card: 02080] [card: 07056] [sd.faq.43]', () => {
  for (const symbol of ['melee', 'shield'] as const) {
    const match = situation(
      {
        player1: { characters: { trooper: '02001' }, hand: ['02080'] },
        player2: { characters: { luke: { card: '07056', pool: ['blank'] }, leia: '01028' } },
      },
      { dice: ['2 shield'] },
    )
    match.player1.play('Doubt')
    match.player2.choose({ way: 'resolve' })
    expect([match.question, match.asked]).toEqual(['symbol', 'player2'])
    expect(match.player2.all('symbol')).toEqual(['melee', 'shield'])
    match.player2.choose({ symbol })
    match.player2.choose({ card: symbol === 'melee' ? 'trooper' : 'luke' })
    expect(match.characters.trooper.damage).toBe(symbol === 'melee' ? 2 : 0)
    expect(match.characters.luke.shields).toBe(symbol === 'shield' ? 2 : 0)
  }
})

test('Anger finds Luke’s shields, too, and resolves them as melee damage alone [card: 02071] [card: 07056] [sd.faq.43]', () => {
  const match = situation({
    player1: {
      characters: { guard: { card: '02012', dice: 2, pool: ['blank', 'blank'] } },
      hand: ['02071'],
    },
    player2: { characters: { luke: { card: '07056', pool: ['2 shield'] } } },
  })
  match.player1.play('Anger')
  match.player1.choose({ card: 'luke' })
  expect(match.characters.luke).toMatchObject({ damage: 2, shields: 0 })
})

test('the cost of a TIE Pilot’s plus is paid beside that of the die it is added to [card: 02004] [sd.die-cost.1] [sd.die-cost.2]', () => {
  const position = (resources: number) => {
    const match = situation({
      player1: {
        characters: {
          pilot: { card: '02004', pool: ['+3 ranged for 1'] },
          trooper: { card: '01002', pool: ['2 ranged for 1'] },
        },
        resources,
      },
      player2: { characters: enemy },
    })
    match.player1.choose({ do: 'resolve', die: '2 ranged for 1' })
    return match
  }
  expect(position(1).question).toBe('damage')
  const match = position(2)
  match.player1.choose({ die: '+3 ranged for 1' })
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(5)
  expect(match.player1.resources).toBe(0)
})
