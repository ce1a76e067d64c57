/** Fähigkeiten: Aktionen, Beanspruchen, Spezialfähigkeiten; zu einem Würfel gehörende Fähigkeiten. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const trooper = { trooper: '01002' } as const

test('an ability can be used from the moment that its card is in play [sd.abilities.4]', () => {
  const match = situation({
    player1: { characters: { finn: '01045' }, hand: ['Street Informants'] },
    player2: { characters: trooper, hand: ['Dodge'] },
  })
  expect(match.player1.offers({ do: 'use' })).toBe(false)
  match.player1.play('Street Informants')
  match.player1.use('Street Informants')
  expect(match.player1.view.players[1].hand.every(({ kind }) => kind >= 0)).toBe(true)
})

test('what an event says is done when it is played, and never again [sd.abilities.5]', () => {
  const match = situation({
    player1: { characters: { leia: { card: '01028', damage: 3 } }, hand: ['Field Medic'], resources: 2 },
    player2: { characters: trooper },
  })
  match.player1.play('Field Medic')
  expect(match.characters.leia.damage).toBe(1)
  match.nextRound()
  expect(match.player1.discard).toEqual(['Field Medic'])
  expect(match.characters.leia.damage).toBe(1)
})

test('whoever resolves a special must do what it says, even if it hurts himself [sd.abilities.7]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, supports: { walker: { card: '01005', pool: ['special'] } } },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  expect(match.supports.walker).toBeUndefined()
  expect(match.player1.discard).toEqual(['AT-ST'])
})

test('using a card’s action is the action of the turn [sd.action-ability.1]', () => {
  const match = situation({
    player1: { characters: { jabba: '01020' }, supports: { connections: '01101' } },
    player2: { characters: trooper },
  })
  match.player1.use('connections')
  expect(match.player1.resources).toBe(1)
  expect(match).toMatchObject({ asked: 'player2', question: 'action' })
})

test('only whoever claims may use the claim ability, and need not [sd.claim-ability.1]', () => {
  const position = () =>
    situation({
      battlefield: 'Echo Base, Hoth',
      controller: 'player2',
      player1: { characters: { finn: '01045' } },
      player2: { characters: trooper },
    })
  const used = position()
  used.player1.claim(true)
  expect(used.player1.all('card')).toEqual(['finn', 'trooper'])
  used.player1.choose({ card: 'finn' })
  expect(used.characters.finn.shields).toBe(1)
  const left = position()
  left.player1.claim(false)
  expect(left.characters).toMatchObject({ finn: { shields: 0 }, trooper: { shields: 0 } })
  expect(left).toMatchObject({ asked: 'player2', question: 'action' })
})

test('a die that shows a special does what its own card says, and no other card [sd.special-ability.1] [sd.special-ability.2]', () => {
  const saber = { card: 'Lightsaber', pool: ['special'] }
  const match = situation({
    player1: {
      characters: { luke: { card: '01035', upgrades: [saber, 'Force Protection', 'Force Training'] } },
    },
    player2: { characters: { trooper: { card: '01002', shields: 2 } } },
  })
  match.player1.resolve('special')
  expect(match.question).toBe('damage')
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.trooper).toMatchObject({ damage: 2, shields: 2 })
  expect(match.characters.luke.shields).toBe(0)
})

test('of several specials of a card, whoever resolves the die chooses one [sd.special-ability.3] [card: 02031]', () => {
  const position = () => {
    const match = situation({
      player1: {
        characters: { leia: '01028', poe: '01029' },
        supports: { wing: { card: '02031', pool: ['special'] } },
      },
      player2: { characters: trooper },
    })
    match.player1.resolve('special')
    return match
  }
  const attack = position()
  expect(attack.player1.all('way')).toEqual(['special-0', 'special-1'])
  attack.player1.choose({ way: 'special-0' })
  expect(attack.characters).toMatchObject({
    trooper: { damage: 2 },
    leia: { shields: 0 },
    poe: { shields: 0 },
  })
  const defence = position()
  defence.player1.choose({ way: 'special-1' })
  expect(defence.characters).toMatchObject({
    trooper: { damage: 0 },
    leia: { shields: 2 },
    poe: { shields: 2 },
  })
})
