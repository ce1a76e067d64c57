import { expect, test } from 'vitest'
import { newMatch, situation } from '../../play.ts'

test('Local Patrol lets the opponent choose what is lost [card: 03112]', () => {
  for (const [way, resources, deck] of [
    ['lose', 0, 3],
    ['discard-top', 1, 1],
  ] as const) {
    const match = situation({
      player1: { characters: { han: '01046' }, hand: ['03112'] },
      player2: { characters: { enemy: '02001' }, resources: 1, deck: ['Dodge', 'Dodge', 'Dodge'] },
    })
    match.player1.play('Local Patrol')
    match.player2.choose({ way })
    expect(match.player2.resources).toBe(resources)
    expect(match.player2.deck).toHaveLength(deck)
  }
})

test('after a Quick Escape the further turns of the round are passed [card: 03113]', () => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ['03113'], resources: 1 },
    player2: { characters: { enemy: { card: '04025', dice: 2, pool: ['2 ranged', 'blank'] } } },
  })
  match.player1.play('Quick Escape')
  match.player1.pick({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual(['blank'])
  match.player2.activate('enemy')
  expect(match.asked).toBe('player2')
  match.nextRound()
  expect(match.asked).toBe('player1')
})

test('Lando Calrissian starts with 3 resources [card: 03039]', () => {
  const deck = (character: string) => ({
    name: 'test',
    format: 'standard-2018-12-11',
    characters: [{ card: character, dice: 1 as const }],
    plot: null,
    battlefield: '02153',
    cards: [{ card: '02138', count: 20 }],
  })
  const match = newMatch({ decks: [deck('03039'), deck('02001')] })
  match.until('action')
  expect([match.player1.resources, match.player2.resources]).toEqual([3, 2])
})

const rey = { rey: '04024' } as const

test('Ezra wears what is for blue characters only, and steals [card: 03038]', () => {
  const match = situation({
    player1: {
      characters: { ezra: { card: '03038', pool: ['special'] }, han: '01046' },
      hand: ['03036'],
      resources: 4,
    },
    player2: { characters: rey, resources: 2 },
  })
  match.player1.play('Master of the Council')
  expect(match.characters.ezra.upgrades).toEqual(['Master of the Council'])
  match.player2.pass()
  match.player1.resolve('special')
  expect([match.player1.resources, match.player2.resources]).toEqual([1, 1])
})

test('a Wookiee Warrior just fights [card: 03041]', () => {
  const match = situation({
    player1: { characters: { wookiee: { card: '03041', pool: ['3 melee for 1'] } }, resources: 1 },
    player2: { characters: rey },
  })
  match.player1.resolve('3 melee for 1', { on: 'rey' })
  expect(match.characters.rey.damage).toBe(3)
})

test('Chopper removes small dice, blanks among them [card: 03042]', () => {
  const match = situation({
    player1: { characters: { han: '01046' }, supports: { chopper: { card: '03042', pool: ['special'] } } },
    player2: {
      characters: {
        jawa: { card: '06004', pool: ['blank'] },
        han2: { card: '01046', pool: ['3 ranged for 1'] },
      },
    },
  })
  match.player1.resolve('special')
  match.player1.choose({ die: 'blank' })
  expect(match.pool('player2')).toEqual(['3 ranged for 1'])
})

test.each([
  [true, 2, 0],
  [false, 0, 2],
])('a Tough Haggler makes an opponent pay (%s) or discard [card: 03044]', (pays, left, resources) => {
  const match = situation({
    player1: { characters: { han: { card: '01046', upgrades: [{ card: '03044', pool: ['special'] }] } } },
    player2: { characters: rey, hand: ['Dodge', 'Caution'], resources: 2 },
  })
  match.player1.resolve('special')
  if (pays) match.player2.yes()
  else match.player2.no()
  expect(match.player2.hand).toHaveLength(left)
  expect(match.player2.resources).toBe(resources)
})

test('who can’t pay a Tough Haggler discards [card: 03044]', () => {
  const match = situation({
    player1: { characters: { han: { card: '01046', upgrades: [{ card: '03044', pool: ['special'] }] } } },
    player2: { characters: rey, hand: ['Dodge', 'Caution', 'Lightsaber'], resources: 1 },
  })
  match.player1.resolve('special')
  match.player1.pick({ card: 'Dodge' }, { card: 'Lightsaber' })
  expect(match.player2.hand).toEqual(['Caution'])
})

test.each([
  ['2 ranged', 4],
  ['3 ranged for 1', 5],
  ['1 resource', 0],
])('Against The Odds bets on the symbol: %s [card: 03107]', (face, damage) => {
  const match = situation(
    {
      player1: { characters: { han: { card: '01046', pool: ['2 ranged'] } }, hand: ['03107'], resources: 1 },
      player2: { characters: rey },
    },
    { dice: [face] },
  )
  match.player1.play('Against The Odds')
  if (damage > 0) {
    match.player1.choose({ die: face })
    match.player1.choose({ card: 'rey' })
  }
  expect(match.characters.rey.damage).toBe(damage)
})

test('Appraise sells a resource die for a support [card: 03108]', () => {
  const given = (face: string) =>
    situation({
      player1: {
        characters: { han: { card: '01046', pool: [face] } },
        hand: ['03108', '01032'],
        resources: 2,
      },
      player2: { characters: rey },
    })
  const match = given('1 resource')
  match.player1.play('Appraise')
  expect(Object.keys(match.supports)).toEqual(['Black One'])
  expect(match.pool('player1')).toEqual([])
  const none = given('2 ranged')
  none.player1.play('Appraise')
  expect(none.supports).toEqual({})
})

test('Bad Feeling gives a die for rerolls on both sides [card: 03109]', () => {
  const match = situation(
    {
      player1: {
        characters: { han: { card: '01046', dice: 2, pool: ['1 resource', '2 disrupt'] } },
        hand: ['03109'],
      },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    },
    { dice: ['2 ranged', 'blank'] },
  )
  match.player1.play('Bad Feeling')
  match.player1.choose({ die: '1 resource' })
  match.player1.pick({ die: '2 disrupt' }, { die: '2 melee' })
  expect(match.pool('player1')).toEqual(['2 ranged'])
  expect(match.pool('player2')).toEqual(['blank'])
})

test('Double-Cross turns an opponent’s die against him, for its cost [card: 03110]', () => {
  const match = situation({
    player1: { characters: { han: { card: '01046', pool: ['2 ranged'] } }, hand: ['03110'], resources: 3 },
    player2: { characters: { han2: { card: '01046', pool: ['3 ranged for 1'] } } },
  })
  match.player1.play('Double-Cross')
  match.player1.choose({ card: 'han2' })
  expect(match.characters.han2.damage).toBe(3)
  expect(match.player1.resources).toBe(0)
  expect([match.pool('player1'), match.pool('player2')]).toEqual([[], []])
})

test('Double-Cross needs a yellow character die [card: 03110]', () => {
  const match = situation({
    player1: {
      characters: { leia: { card: '01028', pool: ['2 ranged'] }, han: '01046' },
      hand: ['03110'],
      resources: 3,
    },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
  })
  match.player1.play('Double-Cross')
  expect(match.pool('player2')).toEqual(['2 melee'])
})

test('Impersonate deals the damage of one’s characters anew [card: 03111] [sd.move.6]', () => {
  const match = situation({
    player1: {
      characters: {
        han: { card: '01046', damage: 7 },
        ezra: { card: '03038', shields: 2 },
        jawa: { card: '06004', damage: 1 },
      },
      hand: ['03111'],
      resources: 2,
    },
    player2: { characters: { rey: { card: '04024', damage: 2 } } },
  })
  match.player1.play('Impersonate')
  match.player1.split({ han: 0, ezra: 6, jawa: 2 })
  const { han, ezra, jawa, rey: foe } = match.characters
  expect([han.damage, ezra.damage, jawa.damage, foe.damage]).toEqual([0, 6, 2, 2])
  expect(ezra.shields).toBe(2)
})

test.each([
  [2, true],
  [1, false],
])('Tenacity is played against %i characters with one of one’s own [card: 03114]', (count, possible) => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ['03114'], resources: 3 },
    player2: { characters: count === 2 ? { rey: '04024', poe: '04025' } : { rey: '04024' } },
  })
  expect(match.player1.offers({ do: 'play' })).toBe(possible)
  if (!possible) return
  match.player1.play('Tenacity')
  match.player1.choose({ card: 'poe' })
  expect([match.characters.rey.ready, match.characters.poe.ready]).toEqual([true, false])
})

test.each([
  [true, 2, []],
  [false, 1, ['Thermal Paint']],
])(
  'Thermal Paint burns whom the opponent names, twice if it goes (%s) [card: 03116]',
  (again, damage, left) => {
    const match = situation({
      player1: { characters: { han: { card: '01046', upgrades: ['03116'] } } },
      player2: { characters: { rey: '04024', poe: '04025' } },
    })
    match.player1.activate('han', ['1 resource'])
    match.player2.choose({ card: 'poe' })
    if (again) match.player1.yes()
    else match.player1.no()
    expect(match.characters.poe.damage).toBe(damage)
    expect(match.characters.han.upgrades).toEqual(left)
  },
)
