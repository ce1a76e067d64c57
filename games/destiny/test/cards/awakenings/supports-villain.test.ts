import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Drudge Work exhausts itself and a character for a resource [card: 01076]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', exhausted: true }, trooper: '01002' },
      supports: { work: '01076' },
    },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.use('work')
  expect(match.player1.resources).toBe(1)
  expect(match.supports.work.ready).toBe(false)
  expect(match.characters.trooper.ready).toBe(false)
})

test('Drudge Work needs somebody who is ready [card: 01076]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', exhausted: true } }, supports: { work: '01076' } },
    player2: { characters: { rey: '01038' } },
  })
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})

test('Local Garrison: opponents gain 1 less in upkeep, two of them no less than 1 [card: 01077]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, supports: { one: '01077', two: '01077' } },
    player2: { characters: { rey: '01038' } },
  })
  match.nextRound()
  expect(match.player1.resources).toBe(2)
  expect(match.player2.resources).toBe(1)
})

test('Emperor’s Favor: a hand of six [card: 01088] [sd.increase.2]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, supports: { favor: '01088' } },
    player2: { characters: { rey: '01038' } },
  })
  match.nextRound()
  expect(match.player1.hand).toHaveLength(6)
  expect(match.player2.hand).toHaveLength(5)
})

const darkSide = (face: string) => {
  const match = situation(
    {
      player1: { characters: { kylo: { card: '01011', pool: ['1 shield'] } }, supports: { power: '01089' } },
      player2: { characters: { rey: { card: '01038', shields: 2, pool: ['1 melee'] } } },
    },
    { dice: [face] },
  )
  match.player1.use('power')
  return match
}

test('Power of the Dark Side: a blank hurts, past all shields [card: 01089]', () => {
  const match = darkSide('blank')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey).toMatchObject({ damage: 2, shields: 2 })
  expect(match.supports.power.ready).toBe(false)
})

test('Power of the Dark Side: anything else is just a reroll [card: 01089]', () => {
  const match = darkSide('1 melee')
  expect(match.asked).toBe('player2')
  expect(match.player1.pool).toEqual(['1 melee'])
})

test('Backup Muscle comes with 3 damage and moves it to a character, past shields [card: 01099]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, hand: ['Backup Muscle'], resources: 1 },
    player2: { characters: { rey: { card: '01038', shields: 2 } } },
  })
  match.player1.play('Backup Muscle')
  expect(match.supports['Backup Muscle'].damage).toBe(3)
  match.player2.pass()
  match.player1.use('Backup Muscle')
  match.player1.choose({ card: 'rey' })
  expect(match.supports['Backup Muscle']).toMatchObject({ damage: 2, ready: false })
  expect(match.characters.rey).toMatchObject({ damage: 1, shields: 2 })
})

test('that Backup Muscle comes with damage is an effect, and nothing else is told [card: 01099]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, hand: ['Backup Muscle'], resources: 3 },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.play('Backup Muscle')
  expect(match.events).toContain('place-damage')
  expect(match.events).not.toContain('no-effect')
})

test('Backup Muscle without damage may stall [card: 01099] [sd.passing.5] [sd.faq.25]', () => {
  const match = situation({
    passes: 1,
    player1: { characters: { jango: '01021' }, supports: { muscle: '01099' } },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.use('muscle')
  expect(match.supports.muscle.ready).toBe(false)
  expect(match.state.phase).toBe('action')
  expect(match.asked).toBe('player2')
})

const scum = (resources: number) => {
  const match = situation({
    player1: { characters: { vader: { card: '01010', pool: ['2 disrupt'] } }, supports: { scum: '01100' } },
    player2: { characters: { rey: '01038' }, resources },
  })
  match.player1.resolve('2 disrupt')
  return match
}

test('My Kind of Scum gains what the opponent lost [card: 01100]', () => {
  const match = scum(1)
  match.player1.yes()
  expect(match.player1.resources).toBe(1)
  expect(match.supports.scum.ready).toBe(false)
})

test('My Kind of Scum stays ready if nothing was lost [card: 01100]', () => {
  expect(scum(0).supports.scum.ready).toBe(true)
})

test('Underworld Connections: a resource a round [card: 01101] [sd.action-ability.2]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, supports: { connections: '01101' } },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.use('connections')
  expect(match.player1.resources).toBe(1)
  match.player2.pass()
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})
