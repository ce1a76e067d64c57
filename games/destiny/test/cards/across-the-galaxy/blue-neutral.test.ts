import { expect, test } from 'vitest'
import { newMatch, situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }

test('a Common Cause draws up to a card for each blue character [card: 08109]', () => {
  const match = situation({
    player1: { characters: { rey: '04024', luke: '01035', han: '01046' }, hand: ['08109'], resources: 1 },
    player2: KYLO,
  })
  match.player1.play('Common Cause')
  match.player1.number(2)
  expect(match.player1.hand).toHaveLength(2)
})

test.each([
  ['2 melee', { damage: 2, shields: 0 }],
  ['1 shield', { damage: 0, shields: 2 }],
])('who is Conflicted and rolls %s [card: 08110]', (face, after) => {
  const match = situation(
    {
      player1: { characters: { rey: { card: '04024', pool: ['blank'] } }, hand: ['08110'], resources: 1 },
      player2: KYLO,
    },
    { dice: [face] },
  )
  match.player1.play('Conflicted')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo).toMatchObject(after)
})

test('a Deadly Advance turns a die for each exhausted enemy [card: 08111]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', dice: 2, pool: ['blank', '1 shield'] } },
      hand: ['08111'],
      resources: 2,
    },
    player2: { characters: { kylo: { card: '01011', exhausted: true }, jawa: '06004' } },
  })
  match.player1.play('Deadly Advance')
  match.player1.choose({ die: 'blank', to: '2 melee' })
  expect(match.pool('player1')).toEqual(['2 melee', '1 shield'])
  expect(match.question).toBe('action')
})

test.each([
  ['player1', 2],
  ['player2', 0],
] as const)('No Questions Asked on the battlefield of %s draws %i [card: 08112]', (home, cards) => {
  const match = situation({
    controller: home,
    player1: {
      characters: { rey: '04024' },
      hand: ['08112'],
      resources: 2,
      ...(cards > 0 && { battlefield: '06019' }),
    },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 shield'] },
        jawa: { card: '06004', pool: ['blank'] },
      },
      ...(cards === 0 && { battlefield: '06019' }),
    },
  })
  match.player1.play('No Questions Asked')
  match.player1.number(2)
  match.player1.pick({ die: '1 melee' }, { die: '1 shield' })
  expect(match.pool('player2')).toEqual(['blank'])
  expect([match.player1.resources, match.player2.resources]).toEqual([0, 2])
  expect(match.player1.hand).toHaveLength(cards)
})

test('Relinquish takes an upgrade of one’s own back [card: 08113]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', upgrades: ['Jetpack'] } }, hand: ['08113'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', upgrades: ['Lightsaber'] } } },
  })
  match.player1.play('Relinquish')
  expect(match.player1.hand).toEqual(['Jetpack'])
  expect(match.question).toBe('additional-action')
})

test.each([
  [['Lightsaber'], []],
  [[], ['blank']],
])('You Were My Friend, with the blue upgrades %j more [card: 08114]', (upgrades, left) => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', upgrades } }, hand: ['08114'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.play('You Were My Friend')
  match.player1.choose({ to: 'blank' })
  if (left.length === 0) match.player1.choose({ die: 'blank' })
  expect(match.pool('player2')).toEqual(left)
})

test('a Bitter Rivalry begins with 2 damage, and a card for the rival [card: 08115] [sd.setup.14]', () => {
  const deck = (plot: string | null) => ({
    name: 'test',
    format: 'standard-2018-12-11',
    characters: [{ card: '02001', dice: 1 as const }],
    plot,
    battlefield: '02153',
    cards: [{ card: '02138', count: 20 }],
  })
  const match = newMatch({ decks: [deck('08115'), deck(null)] })
  match.until('action')
  const [own, other] = match.state.cards.filter(({ type }) => type === 'character')
  expect([own.damage, other.damage]).toEqual([2, 0])
  expect([match.player1.hand.length, match.player2.hand.length]).toEqual([5, 6])
})

test.each([
  ['bottom', ['Caution', 'Dodge']],
  ['nothing', ['Dodge', 'Caution']],
])('Foresight: %s [card: 08116]', (way, deck) => {
  const match = situation({
    player1: { characters: { rey: '04024' }, supports: { sight: '08116' } },
    player2: { ...KYLO, deck: ['Dodge', 'Caution'] },
  })
  match.player1.use('sight')
  match.player1.choose({ seat: 'player2' })
  match.player1.choose({ do: 'way', way })
  expect(match.player2.deck).toEqual(deck)
  expect(match.supports.sight.ready).toBe(false)
})

test('a Nexus Of Power shows what is wanted [card: 08117]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, supports: { nexus: '08117' } },
    player2: KYLO,
  })
  match.player1.activate('nexus', ['X shield'])
  match.player1.yes()
  match.player1.choose({ to: 'X resource' })
  expect(match.pool('player1')).toEqual(['X resource'])
})

test('a Force Lift hits, or throws a support back [card: 08118]', () => {
  const given = () =>
    situation({
      player1: { characters: { rey: { card: '04024', upgrades: [{ card: '08118', pool: ['special'] }] } } },
      player2: { ...KYLO, supports: { ship: '03020', dear: '01049' } },
    })
  const match = given()
  match.player1.resolve('special')
  match.player1.choose({ do: 'way', way: 'return' })
  expect(match.player2.hand).toEqual(["Hound's Tooth"])
  const hit = given()
  hit.player1.resolve('special')
  hit.player1.choose({ do: 'way', way: 'damage' })
  hit.player1.choose({ card: 'kylo' })
  expect(hit.characters.kylo.damage).toBe(2)
})

test('a Shatterpoint breaks what costs as much as blue ability dice lie there [card: 08119]', () => {
  const given = (pool: string[]) =>
    situation({
      player1: {
        characters: {
          rey: {
            card: '04024',
            upgrades: [
              { card: '08119', pool: ['special for 1'] },
              { card: '07070', pool },
            ],
          },
        },
        resources: 1,
      },
      player2: { characters: { kylo: { card: '01011', upgrades: ['Jetpack', 'Lightsaber'] } } },
    })
  const match = given(['blank'])
  match.player1.resolve('special for 1')
  expect(match.characters.kylo.upgrades).toEqual(['Lightsaber'])
  const alone = given([])
  alone.player1.resolve('special for 1')
  expect(alone.characters.kylo.upgrades).toEqual(['Jetpack', 'Lightsaber'])
})

test.each([
  [4, 2],
  [5, 3],
])('a Treasured Lightsaber with %i cards in hand deals %i [card: 08120]', (cards, damage) => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', upgrades: [{ card: '08120', pool: ['special'] }] } },
      hand: Array.from({ length: cards }, () => 'Dodge'),
    },
    player2: { characters: { kylo: { card: '01011', shields: 1 } } },
  })
  match.player1.resolve('special', { on: 'kylo' })
  expect(match.characters.kylo).toMatchObject({ damage, shields: 1 })
})

test('… and draws a card when it is played [card: 08120]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['08120'], resources: 3 },
    player2: KYLO,
  })
  match.player1.play('Treasured Lightsaber')
  match.player1.yes()
  expect(match.player1.hand).toHaveLength(1)
})
