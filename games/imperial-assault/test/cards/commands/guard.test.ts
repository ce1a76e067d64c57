/** Command cards that keep figures safe for a round. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { HIT } from './duel.ts'

const SHOOTER = { shooter: { card: 'Stormtrooper', at: ['1,1'] } }

/** Player1's figure plays the card, then player2 shoots at it. */
function underFire(card: string, hand: string, at = '4,1', more: object = {}) {
  return situation({
    unwritten: true,
    player1: { groups: { hero: { card, at: [at] } }, hand: [hand] },
    player2: { groups: SHOOTER },
    active: 'hero',
    ...more,
  })
}

test('Take Cover: one block, and two accuracy less for who shoots [card: take-cover]', () => {
  const match = underFire('Trandoshan Hunter', 'Take Cover', '3,1')
  match.player1.play('Take Cover')
  match.player1.end()
  match.player2.activate('shooter')
  match.player2.attack('hero', HIT)
  match.settle()
  expect(match.figures.hero.damage).toBe(2)
})

test('Take Position: one block for one action [card: Take Position]', () => {
  const match = underFire('Gaarkhan', 'Take Position')
  match.player1.choose({ do: 'special', ability: 'take-position' })
  match.player1.end()
  match.player2.activate('shooter')
  match.player2.attack('hero', HIT)
  expect(match.figures.hero.damage).toBe(1)
})

test('Take Position: a move and two block for both [card: Take Position]', () => {
  const match = underFire('Gaarkhan', 'Take Position')
  match.player1.choose({ do: 'special', ability: 'take-position-and-move' })
  match.player1.walk('4,2')
  match.until('activate')
  match.player2.activate('shooter')
  match.player2.attack('hero', HIT)
  expect(match.figures.hero.damage).toBe(0)
})

test('Survival Instincts: one block and one evade for the round [card: Survival Instincts]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { nexu: { card: 'Nexu', at: '4,1' } }, hand: ['Survival Instincts'] },
    player2: { groups: SHOOTER },
  })
  match.player1.activate('nexu')
  match.player1.play('Survival Instincts')
  match.player1.end()
  match.player2.activate('shooter')
  match.player2.attack('nexu', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['blank'],
  })
  expect(match.attack).toMatchObject({ evade: 1, surges: 1 })
  expect(match.attack?.block).toBeGreaterThanOrEqual(1)
})

test('Cavalry Charge: Troopers near the rider attack with a surge more [card: Cavalry Charge]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { terro: { card: 'Captain Terro', at: '1,3' }, squad: { card: 'Stormtrooper', at: ['1,1'] } },
      hand: ['Cavalry Charge'],
    },
    player2: { groups: { foe: { card: 'AT-ST', at: '4,1' }, other: { card: 'Gaarkhan', at: '11,8' } } },
  })
  match.player1.activate('terro')
  match.player1.play('Cavalry Charge')
  match.player1.end()
  match.player2.activate('other')
  match.player2.end()
  match.player1.activate('squad')
  match.player1.attack('foe', { dice: HIT.dice, defense: ['1 block', '1 block'] })
  match.player1.surge('+1 damage')
  match.settle()
  expect(match.figures.foe.damage).toBe(3)
})

test('Armed Escort: friends near the Droid have an evade more [card: Armed Escort]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: {
        probe: { card: 'Probe Droid', at: '5,1' },
        hunter: { card: 'Trandoshan Hunter', at: ['4,1'] },
      },
      hand: ['Armed Escort'],
    },
    player2: { groups: SHOOTER },
    active: 'probe',
  })
  match.player1.play('Armed Escort')
  match.player1.end()
  match.player2.activate('shooter')
  match.player2.attack('hunter', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  expect(match.attack).toMatchObject({ evade: 1, surges: 1 })
})

/** An attack on somebody who defends with an evade, in Harsh Environment. */
function harshAttack(interior: readonly string[]) {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    board: { rows: ['......', '......', '......'], interior },
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } }, hand: ['Harsh Environment'] },
    player2: { groups: { foe: { card: 'Gideon Argus', at: '4,1' } } },
  })
  match.player1.play('Harsh Environment')
  match.player1.activate('shooter')
  match.player1.attack('foe', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 evade'],
  })
  return match.attack
}

test('Harsh Environment: outside, everybody who is attacked has an evade less; inside, a block more [ia.interior-spaces.1] [ia.interior-spaces.4] [card: Harsh Environment]', () => {
  expect(harshAttack(['1,1'])).toMatchObject({ surges: 2, block: 0 })
  expect(harshAttack(['4,1'])).toMatchObject({ surges: 1, block: 1 })
})

test('Hide in Plain Sight: nobody can attack the Spy in this round [card: Hide in Plain Sight]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { mak: { card: "Mak Eshka'rey", at: '4,1' } }, hand: ['Hide in Plain Sight'] },
    player2: { groups: SHOOTER },
    active: 'mak',
  })
  match.player1.play('Hide in Plain Sight')
  match.player1.end()
  match.player2.activate('shooter')
  expect(match.player2.offers({ do: 'attack' })).toBe(false)
})

test('I Must Go Alone: only those within three spaces can attack Obi-Wan [card: I Must Go Alone]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    player1: { groups: { obiwan: { card: 'Obi-Wan Kenobi', at: '4,1' } }, hand: ['I Must Go Alone'] },
    player2: { groups: { squad: { card: 'Stormtrooper', at: ['1,1', '0,1'] } } },
    initiative: 'player2',
  })
  match.player1.play('I Must Go Alone')
  match.player2.activate('squad 1')
  expect(match.player2.offers({ do: 'attack', target: 'obiwan' })).toBe(true)
  match.player2.end()
  expect(match.player2.offers({ do: 'attack', target: 'obiwan' })).toBe(false)
})

test('Etiquette and Protocol: a friend and a foe cannot attack each other [card: Etiquette and Protocol]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { droid: { card: 'C-3PO', at: '3,3' }, gideon: { card: 'Gideon Argus', at: '4,1' } },
      hand: ['Etiquette and Protocol'],
    },
    player2: { groups: SHOOTER },
    active: 'droid',
  })
  match.player1.play('Etiquette and Protocol')
  match.player1.choose({ figure: 'gideon' })
  match.player1.end()
  match.player2.activate('shooter')
  expect(match.player2.all('target')).toEqual(['droid'])
  match.player2.end()
  match.player1.activate('gideon')
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
})
