/** Part 1: card types, colours, uniqueness, and what each type of card does at the table. */
import { expect, test } from 'vitest'
import { pointsOf } from '../../build/index.ts'
import { CARDS } from '../../facts/index.ts'
import { deckWith, refusals, team } from '../build/decks.ts'
import { situation } from '../play.ts'

const phasma = { phasma: '01001' } as const
const trooper = { trooper: '01002' } as const

test('a card that resolves a die does not waive its resource cost [sd.golden-rule.2]', () => {
  const position = (resources: number) =>
    situation({
      player1: {
        characters: { grunt: { card: '01002', pool: ['2 ranged for 1'] } },
        hand: ['Firepower'],
        resources,
      },
      player2: { characters: phasma },
    })
  const rich = position(2)
  rich.player1.play('Firepower')
  rich.player1.choose({ card: 'phasma' })
  expect(rich.characters.phasma.damage).toBe(3)
  expect(rich.player1.resources).toBe(0)
  const poor = position(1)
  poor.player1.play('Firepower')
  expect(poor.characters.phasma.damage).toBe(0)
  expect(poor.pool('player1')).toEqual(['2 ranged for 1'])
})

test('a card has each of its subtypes: a weapon that is a mod is discarded as a weapon and counts as a mod [sd.types.3] [sd.subtype.1]', () => {
  const position = () =>
    situation({
      player1: {
        characters: { han: { card: '01046', pool: ['2 ranged'] } },
        hand: ['Disarm', 'Strategic Planning'],
        resources: 2,
      },
      player2: {
        characters: trooper,
        supports: { bike: { card: 'Speeder Bike Scout', exhausted: true, upgrades: ['Dorsal Turret'] } },
      },
    })
  const weapon = position()
  weapon.player1.play('Disarm')
  expect(weapon.player2.discard).toEqual(['Dorsal Turret'])
  const mod = position()
  mod.player1.play('Strategic Planning')
  mod.player1.choose({ do: 'way', way: 'ready' })
  expect(mod.supports.bike.ready).toBe(false)
})

test('an effect on vehicles finds those that are vehicles and no other support [sd.subtype.1]', () => {
  const match = situation({
    player1: {
      characters: { ciena: '03001' },
      supports: {
        tie: { card: 'First Order TIE Fighter', exhausted: true },
        walker: { card: 'AT-ST', exhausted: true },
        outpost: { card: 'Outpost', exhausted: true },
      },
      resources: 2,
    },
    player2: { characters: trooper },
  })
  match.player1.use('ciena')
  expect(match.player1.all('card')).toEqual(['tie', 'walker'])
})

test('a second copy of a unique card is not played while the first is in play; another player may have his own [sd.unique.2] [sd.unique.5] [sd.st-terms.4]', () => {
  const match = situation({
    player1: {
      characters: { poe: '01029' },
      supports: { one: '01032' },
      hand: ['01032'],
      resources: 4,
    },
    player2: { characters: { rey: '01038' }, hand: ['01032'], resources: 4 },
  })
  expect(match.player1.offers({ do: 'play' })).toBe(false)
  match.player1.pass()
  match.player2.play('Black One')
  expect(match.question).toBe('action')
  expect(match.supports.one.owner).toBe('player1')
  expect(match.supports['Black One'].owner).toBe('player2')
})

test('whoever comes to control two copies of a unique card discards one of them at once [sd.unique.6] [sd.out-of-play.3]', () => {
  const saber = "Kylo Ren's Lightsaber"
  const position = () => {
    const match = situation({
      player1: {
        characters: {
          grievous: { card: '01003', pool: ['2 melee'], upgrades: [{ card: saber, name: 'own' }] },
        },
      },
      player2: {
        characters: {
          kylo: { card: '01011', damage: 9, upgrades: [{ card: saber, name: 'stolen' }] },
          ...trooper,
        },
      },
    })
    match.player1.resolve('2 melee', { on: 'kylo' })
    match.player1.choose({ card: 'stolen' })
    expect(match.question).toBe('two-copies')
    return match
  }
  const own = position()
  own.player1.choose({ card: 'own' })
  expect(own.characters.grievous.upgrades).toEqual(['stolen'])
  expect([own.player1.discard, own.player2.discard]).toEqual([[saber], []])
  const stolen = position()
  stolen.player1.choose({ card: 'stolen' })
  expect(stolen.characters.grievous.upgrades).toEqual(['own'])
  expect([stolen.player1.discard, stolen.player2.discard]).toEqual([[], [saber]])
})

test('both dice of an elite unique character lie in the pool [sd.unique.7] [sd.die-inherit.2] [sd.character-points.3]', () => {
  const match = situation({
    player1: { characters: { vader: { card: '01010', dice: 2 } } },
    player2: { characters: trooper },
  })
  match.player1.activate('vader', ['2 melee', '3 melee'])
  expect(match.question).not.toBe('two-copies')
  expect(match.pool('player1')).toEqual(['2 melee', '3 melee'])
})

test('a character that is not elite and has no upgrades rolls one die [sd.character.2]', () => {
  const match = situation({
    player1: { characters: { vader: { card: '01010', dice: 1 } } },
    player2: { characters: trooper },
  })
  match.player1.activate('vader', ['2 melee'])
  expect(match.pool('player1')).toEqual(['2 melee'])
})

test('Yoda’s special does two of its four things [sd.card-anatomy.2]', () => {
  const match = situation({
    player1: { characters: { yoda: { card: '05033', pool: ['special'] } } },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  expect(match.player1.all('way')).toHaveLength(4)
  expect(match.player1.tries([0])?.refused).toBeDefined()
  match.player1.pick({ way: 'resource' }, { way: 'shield' })
  match.player1.choose({ card: 'yoda' })
  expect(match.player1.resources).toBe(1)
  expect(match.characters.yoda.shields).toBe(1)
  expect(match.asked).toBe('player2')
})

test('damage up to the health of a character is what it can take [sd.health.1]', () => {
  const match = situation({
    player1: { characters: { ...phasma, shooter: { card: '01002', pool: ['1 ranged'] } } },
    player2: { characters: { kylo: { card: '01011', damage: 9 }, ...trooper } },
    turn: 'player1',
  })
  match.player1.resolve('1 ranged', { on: 'kylo' })
  expect(match.characters.kylo.damage).toBe(10)
  match.player2.pass()
  match.player1.activate('phasma', ['1 ranged'])
  match.player2.pass()
  match.player1.resolve('1 ranged', { on: 'kylo' })
  expect(match.characters.kylo).toBeUndefined()
})

test('a plot’s points are part of what the team may cost [sd.point-value.1]', () => {
  const of28 = team('01009 2', '01003')
  expect(pointsOf(deckWith(of28))).toBe(28)
  expect(pointsOf(deckWith(of28, {}, { plot: '05169' }))).toBe(30)
  expect(refusals(deckWith(of28, {}, { plot: '05169' }))).toEqual([])
  const of29 = team('01001 2', '01002', '01002')
  expect(refusals(deckWith(of29, {}, { plot: '05169' }))).toEqual(['deck-points sd.plot.3'])
})

test('Training makes a character elite in play and costs no points of the team [sd.character-points.3] [sd.character-points.4]', () => {
  const match = situation({
    player1: { characters: { death: '02001' }, hand: ['Training'], resources: 2 },
    player2: { characters: trooper },
  })
  match.player1.play('Training')
  expect(match.characters.death.dice).toBe(2)
  const [deck] = match.state.options.decks
  expect(deck.characters).toEqual([{ card: '02001', dice: 1 }])
  expect(pointsOf(deck)).toBe(10)
})

test('all battlefields are gray [sd.battlefield-card.6]', () => {
  const battlefields = CARDS.filter(({ type }) => type === 'battlefield')
  expect(battlefields.length).toBeGreaterThan(20)
  expect(battlefields.filter(({ color }) => color !== 'gray')).toEqual([])
})

test('a unique card with the same title as one in play can’t be played, though it is another card [sd.unique.4] [sd.unique.8]', () => {
  const match = situation({
    player1: {
      characters: { rey: '01038' },
      supports: { falcon: '01049' },
      hand: ['08103', '01049'],
      resources: 9,
    },
    player2: { characters: { trooper: '01002' } },
  })
  expect(match.player1.offers({ do: 'play' })).toBe(false)
})
