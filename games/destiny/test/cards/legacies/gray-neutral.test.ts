import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const foe = { rey: '04024' } as const

test('an HWK-290 arrives damaged and strikes back [card: 05070]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['05070'], resources: 2 },
    player2: { characters: foe },
  })
  match.player1.play('Modified HWK-290')
  expect(match.supports['Modified HWK-290'].damage).toBe(2)
  match.player2.pass()
  match.player1.activate('Modified HWK-290', ['1 resource'])
  expect(match.characters.phasma.damage).toBe(2)
})

test.each([
  ['01011', 3],
  ['04024', 2],
])('a Canto Bight Pistol hates villains: %s [card: 05071]', (card, damage) => {
  const match = situation({
    player1: { characters: { jawa: { card: '06004', upgrades: [{ card: '05071', pool: ['special'] }] } } },
    player2: { characters: { it: card } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'it' })
  expect(match.characters.it.damage).toBe(damage)
})

test('a Hidden Blaster surprises [card: 05072]', () => {
  const match = situation({
    player1: { characters: { jawa: '06004' }, hand: ['05072'], resources: 2 },
    player2: { characters: { rey: { card: '04024', shields: 2 } } },
  })
  match.player1.play('Hidden Blaster')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.shields).toBe(1)
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test('a Stun Baton stuns whom it has hurt, for a resource [card: 05074]', () => {
  const given = (shields: number, resources: number) => {
    const match = situation({
      player1: {
        characters: { jawa: { card: '06004', upgrades: [{ card: '05074', pool: ['2 melee'] }] } },
        resources,
      },
      player2: {
        characters: {
          rey: { card: '04024', shields, pool: ['1 discard'] },
          poe: { card: '04025', pool: ['2 focus'] },
        },
      },
    })
    match.player1.resolve('2 melee', { on: 'rey' })
    return match
  }
  const match = given(1, 1)
  match.player1.yes()
  expect(match.pool('player2')).toEqual(['2 focus'])
  expect(match.player1.resources).toBe(0)
  expect(given(2, 1).player1.question).not.toBe('spend')
  expect(given(1, 0).player1.question).not.toBe('spend')
})

test('a Stun Baton stuns whom an opponent has hurt with it, too [card: 05074] [sd.resolve-dice.9]', () => {
  const match = situation({
    player1: {
      characters: { jawa: { card: '06004', upgrades: [{ card: '05074', pool: ['2 melee'] }] } },
      resources: 1,
    },
    player2: {
      characters: { guard: { card: '02012', dice: 2, pool: ['blank', 'blank'] } },
      hand: ['02071'],
      resources: 1,
    },
    player3: { characters: { rey: { card: '04024', pool: ['1 discard'] } } },
    turn: 'player2',
  })
  match.player2.play('Anger')
  match.player2.choose({ card: 'rey' })
  match.player1.yes()
  expect(match.pool('player3')).toEqual([])
})

test.each([
  ['Defend', '05158', ['2 ranged']],
  ['Dive', '05159', ['2 melee', '1 melee']],
])('%s removes up to three dice of its kind [card: 05158] [card: 05159]', (title, card, left) => {
  const match = situation({
    player1: { characters: { jawa: '06004' }, hand: [card], resources: 2 },
    player2: {
      characters: {
        rey: { card: '04024', dice: 2, pool: ['2 melee', '1 melee'] },
        han: { card: '01046', pool: ['2 ranged'] },
      },
    },
  })
  match.player1.play(title)
  if (title === 'Defend') match.player1.pick({ die: '2 melee' }, { die: '1 melee' })
  else match.player1.pick({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual(left)
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test('an Ice Storm takes a shield from everybody [card: 05160]', () => {
  const match = situation({
    player1: { characters: { jawa: { card: '06004', shields: 1 } }, hand: ['05160'] },
    player2: { characters: { rey: { card: '04024', shields: 3 }, poe: '04025' } },
  })
  match.player1.play('Ice Storm')
  const { jawa, rey, poe } = match.characters
  expect([jawa.shields, rey.shields, poe.shields]).toEqual([0, 2, 0])
})

test('No Cheating counts the additional actions of the last turn [card: 05161]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011', phasma: '01001' }, hand: ['05090'], resources: 3 },
    player2: { characters: { jawa: '06004' }, hand: ['05161'] },
  })
  match.player1.play('Three Steps Ahead')
  match.player1.activate('kylo', ['blank'])
  match.player1.activate('phasma', ['blank'])
  match.player1.choose({ do: 'forgo' })
  match.player2.play('No Cheating')
  match.player2.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(2)
})

test('without an additional action there was No Cheating [card: 05161]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' } },
    player2: { characters: { jawa: '06004' }, hand: ['05161'] },
  })
  match.player1.activate('kylo', ['blank'])
  match.player2.play('No Cheating')
  expect(match.characters.kylo.damage).toBe(0)
})

test('Shelter stops indirect damage [card: 05162]', () => {
  const match = situation({
    player1: { characters: { jawa: '06004' }, hand: ['05162'], resources: 1 },
    player2: {
      characters: { vet: { card: '05013', pool: ['3 indirect'] }, rey: { card: '04024', pool: ['2 melee'] } },
    },
  })
  match.player1.play('Shelter')
  expect(match.pool('player2')).toEqual(['2 melee'])
})

test('a Backup Specialist rerolls up to two dice [card: 05163]', () => {
  const match = situation(
    {
      player1: {
        characters: { kylo: { card: '01011', dice: 2, pool: ['blank', '1 melee'] } },
        supports: { it: '05163' },
      },
      player2: { characters: foe },
    },
    { dice: ['special'] },
  )
  match.player1.use('it')
  match.player1.pick({ die: 'blank' })
  expect(match.pool('player1')).toEqual(['special', '1 melee'])
  expect(match.supports.it.ready).toBe(false)
})

test.each([
  ['place', 3, 0],
  ['take', 0, 2],
])('a Remote Stockpile grows or is emptied: %s [card: 05164]', (way, on, gained) => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, supports: { pile: { card: '05164', resources: 2 } } },
    player2: { characters: foe },
  })
  match.player1.use('pile')
  match.player1.choose({ way })
  expect(match.supports.pile.resources ?? 0).toBe(on)
  expect(match.player1.resources).toBe(gained)
})

test('a Bodyguard guards and is nobody in particular [card: 05166]', () => {
  const match = situation({
    player1: { characters: { trooper: { card: '02001', upgrades: ['05166'] } } },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
  })
  match.player1.activate('trooper', ['1 disrupt'])
  match.player1.choose({ die: '2 melee' })
  expect(match.characters.trooper.damage).toBe(2)
  const unique = situation({
    player1: { characters: { kylo: '01011' }, hand: ['05166'], resources: 1 },
    player2: { characters: foe },
  })
  expect(unique.player1.offers({ do: 'play' })).toBe(false)
})

test('a Quickdraw Holster rerolls the weapons of its character [card: 05167]', () => {
  const match = situation({
    player1: { characters: { trooper: { card: '02001', upgrades: ['05167', '01059', '01061'] } } },
    player2: { characters: foe },
  })
  match.player1.activate('trooper', ['1 disrupt', 'blank', '1 focus', '1 shield'])
  expect(match.player1.offered).toHaveLength(1)
  match.player1.pick({ die: 'blank' })
  expect(match.pool('player1')).toEqual(['1 disrupt', '1 shield', '1 focus'])
})
