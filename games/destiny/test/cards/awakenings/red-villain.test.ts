import { expect, test } from 'vitest'
import { cardNumber } from '../../../facts/index.ts'
import { isImplemented, textOf } from '../../../rules/cards.ts'
import { situation } from '../../play.ts'

test('Phasma makes Guardians of those who are not unique [card: 01001] [sd.guardian.1]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001', trooper: '01002' } },
    player2: { characters: { enemy: { card: '01001', pool: ['1 ranged'] } } },
  })
  match.player1.activate('phasma', ['blank'])
  match.player2.pass()
  match.player1.activate('trooper')
  expect(match.question).toBe('guardian')
  match.player1.choose({ do: 'die', die: '1 ranged' })
  expect(match.characters.trooper.damage).toBe(1)
})

test('cards without a text can be played [card: 01002] [card: 01034] [card: 01047] [card: 01054]', () => {
  for (const id of ['01002', '01034', '01047', '01054']) {
    expect(isImplemented(id)).toBe(true)
    expect(textOf(cardNumber(id))?.abilities).toEqual([])
  }
})

test('Grievous takes an upgrade before it can be redeployed, though no ability [card: 01003] [sd.clar-aw.8]', () => {
  const match = situation({
    player1: { characters: { grievous: { card: '01003', pool: ['2 melee'] } } },
    player2: {
      characters: {
        nightsister: { card: '01012', damage: 6, upgrades: ['Immobilize', 'F-11D Rifle', 'Lightsaber'] },
        trooper: '01002',
      },
    },
  })
  match.player1.resolve('2 melee', { on: 'nightsister' })
  expect(match.question).toBe('take-upgrade')
  expect(match.player1.all('card')).toEqual(['F-11D Rifle', 'Lightsaber'])
  match.player1.choose({ card: 'Lightsaber' })
  expect(match.question).toBe('redeploy')
  match.player2.choose({ card: 'trooper' })
  expect(match.characters.grievous.upgrades).toEqual(['Lightsaber'])
  expect(match.characters.trooper.upgrades).toEqual(['F-11D Rifle'])
  expect(match.player2.discard).toEqual(['Immobilize'])
})

test('Grievous takes nothing from his own side [card: 01003]', () => {
  const match = situation({
    turn: 'player2',
    player1: {
      characters: { grievous: '01003', trooper: { card: '01002', damage: 6, upgrades: ['Datapad'] } },
    },
    player2: { characters: { enemy: { card: '01003', pool: ['2 melee'] } } },
  })
  match.player2.resolve('2 melee', { on: 'trooper' })
  expect(match.asked).toBe('player2')
  match.player2.choose({ card: 'Datapad' })
  expect(match.characters.enemy.upgrades).toEqual(['Datapad'])
})

test('Veers gives his die for a turn of a support’s die [card: 01004]', () => {
  const match = situation({
    player1: {
      characters: { veers: { card: '01004', pool: ['blank', 'blank'] } },
      supports: { tie: { card: '01006', pool: ['blank'] } },
    },
    player2: { characters: { trooper: '01002' } },
  })
  match.player1.use('veers')
  expect(match.player1.all('of')).toEqual(['tie'])
  match.player1.choose({ do: 'turn', to: '3 ranged for 1' })
  expect(match.player1.pool).toEqual(['blank', '3 ranged for 1'])
})

test('Veers turns the die of an upgrade that has become a support [card: 01004] [sd.change-type.1]', () => {
  const match = situation({
    player1: {
      characters: {
        veers: { card: '01004', pool: ['blank'] },
        kylo: { card: '01011', damage: 10, upgrades: ['One With The Force'] },
      },
    },
    player2: { characters: { enemy: { card: '01010', pool: ['2 melee'] } } },
  })
  match.player1.pass()
  match.player2.resolve('2 melee', { on: 'kylo' })
  match.player1.activate('One With The Force', ['3 ranged'])
  match.player2.pass()
  match.player1.use('veers')
  match.player1.choose({ to: '3 disrupt' })
  expect(match.player1.pool).toEqual(['3 disrupt'])
})

test('AT-ST crushes a support [card: 01005]', () => {
  const match = situation({
    player1: {
      characters: { phasma: '01001' },
      supports: { walker: { card: '01005', pool: ['special'] } },
    },
    player2: { characters: { trooper: '01002' }, supports: { tie: { card: '01006', pool: ['2 ranged'] } } },
  })
  match.player1.resolve('special')
  expect(match.player1.all('card')).toEqual(['tie', 'walker'])
  match.player1.choose({ card: 'tie' })
  expect(match.player2.discard).toEqual(['First Order TIE Fighter'])
  expect(match.player2.pool).toEqual([])
})

test('First Order TIE Fighter shoots the shields off a whole side [card: 01006]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', shields: 1 } },
      supports: { tie: { card: '01006', pool: ['special'] } },
    },
    player2: { characters: { one: { card: '01002', shields: 3 }, two: { card: '01002', shields: 1 } } },
  })
  match.player1.resolve('special')
  expect(match.characters.one.shields).toBe(0)
  expect(match.characters.two.shields).toBe(0)
  expect(match.characters.phasma.shields).toBe(1)
})

test('Commanding Presence resolves one’s own red die for 2 more, but not itself again [card: 01007] [sd.resolve-via-card.1] [sd.resolve-dice.8]', () => {
  const presence = { card: 'Commanding Presence', pool: ['special'] }
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', dice: 2, pool: ['2 ranged', 'blank'], upgrades: [presence] } },
    },
    player2: {
      characters: {
        nightsister: { card: '01012', pool: ['2 ranged'] },
        trooper: { card: '01002', pool: ['blank'] },
      },
    },
  })
  match.player1.resolve('special')
  // Neither its own die nor a blank could be resolved; the nightsister's die is not red.
  expect(match.player1.offered).toMatchObject([
    { die: '2 ranged', of: 'phasma' },
    { die: 'blank', of: 'trooper' },
  ])
  match.player1.choose({ die: '2 ranged' })
  match.player1.choose({ card: 'nightsister' })
  expect(match.characters.nightsister.damage).toBe(4)
  expect(match.player1.pool).toEqual(['blank'])
})

test('Commanding Presence removes an opponent’s red die [card: 01007]', () => {
  const presence = { card: 'Commanding Presence', pool: ['special'] }
  const match = situation({
    player1: { characters: { phasma: { card: '01001', upgrades: [presence] } } },
    player2: { characters: { trooper: { card: '01002', pool: ['2 ranged'] } } },
  })
  match.player1.resolve('special')
  expect(match.player2.pool).toEqual([])
  expect(match.characters.trooper.damage).toBe(0)
})

test('of two Commanding Presences one can’t resolve the other again [card: 01007] [sd.resolve-dice.8]', () => {
  const first = { card: 'Commanding Presence', name: 'first', pool: ['special'] }
  const second = { card: 'Commanding Presence', name: 'second', pool: ['special'] }
  const match = situation({
    player1: { characters: { phasma: { card: '01001', upgrades: [first, second] } } },
    player2: { characters: { trooper: '01002' } },
  })
  match.player1.resolve('special', { of: 'first' })
  expect(match.asked).toBe('player2')
  expect(match.player1.pool).toEqual([])
})

test('Commanding Presence suits red characters only [card: 01007] [sd.play-restriction.2]', () => {
  const match = situation({
    player1: { characters: { vader: '01010' }, hand: ['Commanding Presence'], resources: 3 },
    player2: { characters: { trooper: '01002' } },
  })
  expect(match.player1.offers({ do: 'play' })).toBe(false)
})

test('F-11D Rifle makes the opponent hurt his own [card: 01008] [sd.distribute.1]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', upgrades: [{ card: 'F-11D Rifle', pool: ['special'] }] } },
    },
    player2: { characters: { one: '01002', two: '01002' } },
  })
  match.player1.resolve('special')
  match.player2.split({ one: 1, two: 1 })
  expect(match.characters.one.damage).toBe(1)
  expect(match.characters.two.damage).toBe(1)
})
