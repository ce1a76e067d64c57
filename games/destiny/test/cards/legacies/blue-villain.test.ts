import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const rey = { rey: '04024' } as const

test('a Dark Advisor draws three and puts one back, on or under the deck [card: 05001]', () => {
  for (const [way, place] of [
    ['top', 0],
    ['bottom', 1],
  ] as const) {
    const match = situation({
      player1: {
        characters: { advisor: { card: '05001', pool: ['special'] } },
        deck: ['Dodge', 'Caution', 'Lightsaber', 'Jetpack'],
      },
      player2: { characters: rey },
    })
    match.player1.resolve('special')
    match.player1.choose({ way })
    match.player1.pick({ card: 'Caution' })
    expect(match.player1.hand).toEqual(['Dodge', 'Lightsaber'])
    expect(match.player1.deck[place]).toBe('Caution')
  }
})

test.each([
  ['Lightsaber', true],
  ['Comlink', false],
])('Mother Talzin turns a die of whose card costs an odd number: %s [card: 05003]', (top, turns) => {
  const match = situation({
    player1: { characters: { talzin: '05003' } },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } }, deck: [top, 'Dodge'] },
  })
  match.player1.activate('talzin', ['1 focus'])
  match.player1.yes()
  match.player1.choose({ seat: 'player2' })
  if (turns) {
    expect(match.player1.offers({ die: '1 focus' })).toBe(false)
    match.player1.choose({ to: 'blank' })
  }
  expect(match.pool('player2')).toEqual([turns ? 'blank' : '2 melee'])
  expect(match.player2.deck[0]).toBe(top)
})

test('Kylo’s Starfighter counts the cards of a color in a hand [card: 05005]', () => {
  const match = situation({
    player1: { characters: { talzin: '05003' }, supports: { fighter: { card: '05005', pool: ['special'] } } },
    player2: { characters: rey, hand: ['Lightsaber', 'Patience', 'Comlink'] },
  })
  match.player1.resolve('special')
  match.player1.choose({ way: 'blue' })
  expect(match.characters.rey.damage).toBe(2)
})

test('a Crystal Ball shows the top card of a deck [card: 05006]', () => {
  const match = situation({
    player1: { characters: { talzin: { card: '01011', upgrades: ['05006'] } } },
    player2: { characters: rey, deck: ['Dodge', 'Caution'] },
  })
  match.player1.activate('talzin', ['blank', 'blank'])
  match.player1.yes()
  match.player1.choose({ seat: 'player2' })
  expect(match.state.known.filter((known) => known === 1).length).toBeGreaterThan(0)
  expect(match.player2.deck).toEqual(['Dodge', 'Caution'])
})

test.each([
  [2, ['Lightsaber']],
  [3, ['Comlink']],
])('Force Rend costs what its victim costs: %i resources [card: 05007]', (resources, left) => {
  const match = situation({
    player1: {
      characters: { talzin: { card: '05003', upgrades: [{ card: '05007', pool: ['special'] }] } },
      resources,
    },
    player2: { characters: { rey: { card: '04024', upgrades: ['01061', '01059'] } } },
  })
  match.player1.resolve('special')
  if (resources === 3) {
    expect(match.player1.offers({ card: 'Comlink' })).toBe(true)
    match.player1.choose({ card: 'Lightsaber' })
  }
  expect(match.characters.rey.upgrades).toEqual(left)
  expect(match.player1.resources).toBe(0)
})

test('Consumed By The Dark Side hurts a blue character to blank a die [card: 05075]', () => {
  const given = (card: string) => {
    const match = situation({
      player1: { characters: { own: card }, hand: ['05075'] },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    })
    match.player1.play('Consumed By The Dark Side')
    return match
  }
  const match = given('05003')
  expect(match.characters.own.damage).toBe(1)
  expect(match.pool('player2')).toEqual(['blank'])
  const red = given('02001')
  expect(red.characters.own.damage).toBe(0)
  expect(red.pool('player2')).toEqual(['2 melee'])
})

test('a Dark Scheme discards one of five and arranges the rest [card: 05076]', () => {
  const match = situation({
    player1: { characters: { talzin: '05003' }, hand: ['05076'], resources: 1 },
    player2: { characters: rey, deck: ['Dodge', 'Caution', 'Lightsaber', 'Jetpack', 'Comlink', 'Patience'] },
  })
  match.player1.play('Dark Scheme')
  match.player1.pick({ card: 'Lightsaber' })
  match.player1.pick({ card: 'Comlink' }, { card: 'Jetpack' }, { card: 'Dodge' }, { card: 'Caution' })
  expect(match.player2.discard).toEqual(['Lightsaber'])
  expect(match.player2.deck).toEqual(['Comlink', 'Jetpack', 'Dodge', 'Caution', 'Patience'])
})

test('Double Strike leaves the die where it is [card: 05077]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } },
      hand: ['05077'],
      resources: 3,
    },
    player2: { characters: rey },
  })
  match.player1.play('Double Strike')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(2)
  expect(match.pool('player1')).toEqual(['2 melee for 1'])
  expect(match.player1.resources).toBe(0)
})

test('Frighten takes up to three shields from anybody [card: 05078]', () => {
  const match = situation({
    player1: { characters: { talzin: { card: '05003', shields: 1 } }, hand: ['05078'], resources: 1 },
    player2: { characters: { rey: { card: '04024', shields: 3 }, poe: { card: '04025', shields: 1 } } },
  })
  match.player1.play('Frighten')
  match.player1.choose({ card: 'rey' })
  match.player1.choose({ card: 'poe' })
  match.player1.choose({ card: 'rey' })
  const { rey: one, poe, talzin } = match.characters
  expect([one.shields, poe.shields, talzin.shields]).toEqual([1, 0, 1])
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test('I Am Your Father costs an opponent his hand or his die [card: 05079]', () => {
  const given = (hand: string[]) => {
    const match = situation({
      player1: { characters: { talzin: '05003' }, hand: ['05079'], resources: 2 },
      player2: {
        characters: {
          rey: { card: '04024', pool: ['2 melee'], upgrades: [{ card: '01059', pool: ['1 shield'] }] },
        },
        hand,
      },
    })
    match.player1.play('I Am Your Father')
    return match
  }
  const discarded = given(['Dodge', 'Caution'])
  discarded.player2.choose({ way: 'discard' })
  expect(discarded.player2.hand).toEqual([])
  expect(discarded.pool('player2')).toEqual(['2 melee', '1 shield'])
  for (const hand of [['Dodge'], []]) {
    const match = given(hand)
    if (hand.length > 0) match.player2.choose({ way: 'resolve' })
    match.player1.choose({ card: 'rey' })
    expect(match.characters.rey.damage).toBe(2)
    expect(match.pool('player2')).toEqual(['1 shield'])
  }
})

test('a Snare needs an exhausted character of one’s own [card: 05080]', () => {
  const given = (exhausted: boolean) =>
    situation({
      player1: {
        characters: { talzin: { card: '05003', exhausted }, kylo: '01011' },
        hand: ['05080'],
        resources: 3,
      },
      player2: { characters: rey },
    })
  expect(given(false).player1.offers({ do: 'play' })).toBe(false)
  const match = given(true)
  match.player1.play('Snare')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.ready).toBe(false)
})

test.each([
  ['Lightsaber', []],
  ['Comlink', ['2 melee']],
])('a Spell of Removal asks the deck: %s [card: 05081]', (top, left) => {
  const match = situation({
    player1: { characters: { talzin: '05003' }, hand: ['05081'], resources: 1, deck: [top, 'Dodge'] },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
  })
  match.player1.play('Spell of Removal')
  match.player1.choose({ seat: 'player1' })
  expect(match.player1.discard).toContain(top)
  expect(match.pool('player2')).toEqual(left)
})

test('Witch Magick heals for each odd card [card: 05082]', () => {
  const match = situation({
    player1: {
      characters: { talzin: { card: '05003', damage: 4 } },
      hand: ['05082'],
      resources: 1,
      deck: ['Lightsaber', 'Comlink', 'Patience', 'Dodge'],
    },
    player2: { characters: rey },
  })
  match.player1.play('Witch Magick')
  expect(match.characters.talzin.damage).toBe(2)
  expect(match.player1.deck).toEqual(['Lightsaber', 'Comlink', 'Patience', 'Dodge'])
})

test.each([
  ['Lightsaber', 1],
  ['Comlink', 0],
])('a Nightsister Coven punishes a blank: %s [card: 05083]', (top, damage) => {
  const match = situation({
    player1: { characters: { talzin: '05003' }, supports: { coven: '05083' }, deck: [top, 'Dodge'] },
    player2: { characters: { trooper: '01030' } },
    turn: 'player2',
  })
  match.player2.activate('trooper', ['blank'])
  match.player1.yes()
  match.player1.choose({ seat: 'player1' })
  expect(match.characters.trooper.damage).toBe(damage)
  expect(match.supports.coven.ready).toBe(false)
})

test('the Coven remembers who rolled a blank, though the die shows something else by now [card: 05083] [sd.triggered.2]', () => {
  const match = situation({
    player1: {
      characters: { talzin: '05003' },
      supports: { coven: '05083' },
      deck: ['Lightsaber', 'Dodge'],
    },
    player2: { characters: { clone: '05038', rey: '04024' } },
    turn: 'player2',
  })
  match.player2.activate('clone', ['blank'])
  match.player1.choose({ seat: 'player2' })
  match.rolls('1 ranged')
  match.player2.choose({ die: 'blank' })
  expect(match.pool('player2')).toEqual(['1 ranged'])
  match.player1.yes()
  match.player1.choose({ seat: 'player1' })
  expect([match.characters.clone.damage, match.characters.rey.damage]).toEqual([1, 0])
})

test('other sides don’t wake the Coven [card: 05083]', () => {
  const match = situation({
    player1: { characters: { talzin: '05003' }, supports: { coven: '05083' } },
    player2: { characters: { trooper: '01030' } },
    turn: 'player2',
  })
  match.player2.activate('trooper', ['1 ranged'])
  expect(match.player1.question).toBe('action')
})
