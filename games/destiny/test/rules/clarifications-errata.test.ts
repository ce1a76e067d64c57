/** Errata: what they were made for no longer works. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const trooper = { trooper: '01002' } as const

test('Hyperspace Jump is set aside, so Millennium Falcon does not find it again [sd.errata-aw.3]', () => {
  const match = situation({
    player1: {
      characters: { han: '01046' },
      supports: { falcon: '01049' },
      hand: ['Hyperspace Jump'],
      deck: ['Dodge', 'Block', 'Aim', 'Flank', 'Evade', 'Parry'],
      resources: 3,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Hyperspace Jump')
  match.until('action')
  expect(match.picture).toMatchObject({ round: 2, turn: 'player1' })
  match.player1.activate('falcon', ['special'])
  match.player2.pass()
  match.player1.resolve('special')
  expect(match.player1.aside).toEqual(['Hyperspace Jump'])
  expect(match).toMatchObject({ asked: 'player2', question: 'action' })
})

test('two Outer Rim Smugglers and Return of the Jedi give resources once a round [sd.errata-sor.2]', () => {
  const match = situation({
    player1: {
      characters: { one: '02046', two: '02046', luke: '01035' },
      hand: ['Return of the Jedi'],
      discard: ['Return of the Jedi'],
      resources: 2,
    },
    player2: { characters: trooper },
  })
  const playLast = () => {
    match.player1.play('Return of the Jedi')
    while (match.asked === 'player1') match.player1.decline()
    match.player2.pass()
  }
  playLast()
  expect(match.player1).toMatchObject({ resources: 3, hand: ['Return of the Jedi'] })
  playLast()
  expect(match.player1).toMatchObject({ resources: 2, hand: ['Return of the Jedi'] })
})

test('Ammo Belt does not save a Second Chance, which is no weapon [sd.errata-sor.4]', () => {
  const match = situation({
    turn: 'player2',
    player1: {
      characters: { han: { card: '01046', damage: 9, upgrades: ['Second Chance', 'Ammo Belt'] } },
    },
    player2: { characters: { vader: { card: '01010', pool: ['2 melee'] } } },
  })
  match.player2.resolve('2 melee', { on: 'han' })
  expect(match.characters.han).toMatchObject({ damage: 5, upgrades: ['Ammo Belt'] })
  expect(match.player1.discard).toEqual(['Second Chance'])
})

test('Fast Hands goes on yellow characters alone [sd.errata-sor.6]', () => {
  const position = (card: string) =>
    situation({
      player1: { characters: { mine: card }, hand: ['Fast Hands'] },
      player2: { characters: trooper },
    })
  expect(position('01001').player1.offers({ do: 'play' })).toBe(false)
  expect(position('01021').player1.offers({ do: 'play' })).toBe(true)
})

test('Running Interference is set aside by its use, so it can’t be used again [sd.errata-eaw.4]', () => {
  const match = situation({
    player1: { characters: { finn: '01045', han: '01046' }, supports: { interference: '03115' } },
    player2: { characters: trooper },
  })
  match.player1.activate('finn')
  match.player1.yes()
  expect(match.player1).toMatchObject({ aside: ['Running Interference'], discard: [] })
  match.player2.pass()
  match.player1.activate('han')
  expect(match).toMatchObject({ asked: 'player2', question: 'action' })
})

test('Maul’s Lightsaber is rolled again only for 1 resource [sd.errata-leg.2]', () => {
  for (const [resources, rolled] of [
    [0, 0],
    [1, 1],
  ]) {
    const match = situation({
      player1: { characters: { maul: { card: '05002', upgrades: ["Maul's Lightsaber"] } }, resources },
      player2: { characters: trooper },
    })
    match.player1.use("Maul's Lightsaber")
    expect(match.player1.pool).toHaveLength(rolled)
    expect(match.player1.resources).toBe(0)
  }
})
