import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { enemy: { card: '02001', pool: ['2 ranged'] } } as const

test('Luke Skywalker resolves shields as melee damage if he likes [card: 07056]', () => {
  const match = situation({
    player1: { characters: { luke: { card: '07056', pool: ['2 shield'] } } },
    player2: { characters: enemy },
  })
  expect(match.player1.all('symbol')).toEqual(['melee', 'shield'])
  match.player1.resolve('2 shield', { symbol: 'melee', on: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
})

test('what Luke Skywalker shows is not melee damage when it is removed [card: 07056] [sd.faq.43]', () => {
  const match = situation({
    player1: { characters: enemy, hand: ['Parry'], resources: 1 },
    player2: { characters: { luke: { card: '07056', pool: ['2 shield'] } } },
  })
  match.player1.play('Parry')
  expect(match.pool('player2')).toEqual(['2 shield'])
})

test('Luke Skywalker hands a blue ability to another blue character [card: 07056]', () => {
  const match = situation({
    player1: {
      characters: { luke: { card: '07056', upgrades: ['04031', '04030'] }, rey: '04024', poe: '04025' },
    },
    player2: { characters: enemy },
  })
  match.player1.use('luke')
  expect(match.characters.rey.upgrades).toEqual(['Inner Strength'])
})

test('Plo Koon has the ability of each Clone Trooper beside him [card: 07057] [sd.clar-wotf.5]', () => {
  const match = situation(
    {
      controller: 'player2',
      player1: { characters: { plo: '07057', one: '05038', two: '05038' } },
      player2: { characters: enemy },
    },
    { dice: ['blank', 'blank', '2 melee'] },
  )
  match.player1.activate('plo')
  match.player1.pick({ title: 'Clone Trooper' }, { title: 'Clone Trooper' })
  match.player1.choose({ die: 'blank' })
  match.player1.choose({ die: 'blank' })
  expect(match.pool('player1')).toEqual(['2 melee'])
})

test('Plo Koon is no Guardian without one, and borrows nothing from who is unique [card: 07057]', () => {
  const match = situation({
    player1: { characters: { plo: '07057', obiwan: '05032' } },
    player2: { characters: enemy },
  })
  match.player1.activate('plo')
  expect(match.asked).toBe('player2')
})

test('Plo Koon is a Guardian beside a Rebel Trooper, and nobody else is by that [card: 07057] [sd.keywords.2] [sd.guardian.1]', () => {
  for (const [lender, activated, isGuardian] of [
    ['01030', 'plo', true],
    ['05038', 'plo', false],
    ['01030', 'leia', false],
  ] as const) {
    const match = situation({
      player1: { characters: { plo: '07057', lender, leia: '01028' } },
      player2: { characters: enemy },
    })
    match.player1.activate(activated)
    if (match.asked === 'player1' && match.question === 'guardian') match.player1.choose({ die: '2 ranged' })
    expect(match.characters[activated].damage).toBe(isGuardian ? 2 : 0)
    expect(match.pool('player2')).toEqual(isGuardian ? [] : ['2 ranged'])
  }
})

test('Leia Organa turns a character die into discarded cards [card: 07073]', () => {
  const match = situation({
    player1: { characters: { leia: { card: '07073', pool: ['2 focus'] } } },
    player2: { characters: enemy },
  })
  match.player1.use('leia')
  match.player1.choose({ seat: 'player2' })
  expect(match.player2.discard).toHaveLength(2)
  expect(match.pool('player1')).toEqual([])
})

test('Rex takes the battlefield for a resource, or with a Clone Trooper for nothing [card: 07074]', () => {
  for (const characters of [{ rex: '07074' }, { rex: '07074', clone: '05038' }] as const) {
    const match = situation({
      controller: 'player2',
      player1: { characters, resources: 1 },
      player2: { characters: enemy },
    })
    match.player1.activate('rex')
    match.player1.yes()
    expect(match.picture.controller).toBe('player1')
    expect(match.player1.resources).toBe('clone' in characters ? 1 : 0)
  }
})

test("with Rex's Blaster Pistol on Rex a second may be played, else not [card: 07087] [sd.clar-wotf.6]", () => {
  const pistol = ['07087']
  for (const [owner, offered] of [
    ['rex', true],
    ['poe', false],
  ] as const) {
    const match = situation({
      player1: {
        characters: {
          rex: { card: '07074', upgrades: owner === 'rex' ? pistol : [] },
          poe: { card: '04025', upgrades: owner === 'poe' ? pistol : [] },
        },
        hand: ['07087'],
        resources: 2,
      },
      player2: { characters: enemy },
    })
    expect(match.player1.offers({ do: 'play' })).toBe(offered)
    if (!offered) continue
    match.player1.play("Rex's Blaster Pistol", { on: 'poe' })
    expect(match.characters.poe.upgrades).toHaveLength(1)
    expect(match.characters.rex.upgrades).toHaveLength(1)
  }
})

test("Rex's Blaster Pistol activates another character of who controls the battlefield [card: 07087]", () => {
  for (const controller of ['player1', 'player2'] as const) {
    const match = situation({
      controller,
      player1: { characters: { poe: { card: '04025', upgrades: ['07087'] }, rey: '04024' } },
      player2: { characters: enemy },
    })
    match.player1.activate('poe')
    if (controller === 'player1') match.player1.choose({ card: 'rey' })
    expect(match.characters.rey.ready).toBe(controller === 'player2')
  }
})

test('Clandestine Operation resolves dice of one symbol and discards as many cards [card: 07092] [sd.clar-wotf.3]', () => {
  const match = situation({
    player1: {
      characters: {
        maz: { card: '02045', pool: ['1 shield'] },
        smuggler: { card: '02046', pool: ['1 disrupt'] },
        rey: { card: '04024', pool: ['1 shield'] },
      },
      hand: ['07092'],
      resources: 1,
    },
    player2: { characters: enemy },
  })
  match.player1.play('Clandestine Operation')
  match.player1.choose({ die: '1 shield' })
  match.player1.choose({ card: 'rey' })
  expect(match.player1.all('die')).toEqual(['1 shield'])
  match.player1.choose({ die: '1 shield' })
  match.player1.choose({ card: 'maz' })
  match.player1.choose({ seat: 'player2' })
  expect(match.player2.discard).toHaveLength(2)
})

test('Clandestine Operation does nothing with one yellow character [card: 07092] [sd.spot.4]', () => {
  const match = situation({
    player1: { characters: { maz: { card: '02045', pool: ['1 shield'] } }, hand: ['07092'], resources: 1 },
    player2: { characters: enemy },
  })
  match.player1.play('Clandestine Operation')
  expect(match.pool('player1')).toEqual(['1 shield'])
})
