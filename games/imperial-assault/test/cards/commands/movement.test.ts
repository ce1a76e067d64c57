/** Command cards that bring figures somewhere else. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { duel } from './duel.ts'

test('Fleet Footed: a movement point at no action [card: Fleet Footed]', () => {
  const match = duel({ hand: ['Fleet Footed'] })
  match.player1.play('Fleet Footed')
  match.player1.walk('1,2')
  expect(match.figures.hero.at).toBe('1,2')
  expect(match.picture.actions).toBe(2)
})

test('Urgency: speed and two more points, spent at once [ia.actions.8] [card: Urgency]', () => {
  const match = duel({ hand: ['Urgency'], foeAt: '11,8' })
  match.player1.play('Urgency')
  expect(match.question).toBe('spend-points')
  match.player1.walk('7,1')
  expect(match.question).toBe('act')
  expect(match.figures.hero).toMatchObject({ at: '7,1', points: 0 })
})

test('Advance Warning: a movement point for the Leader and a friend beside him [card: Advance Warning]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: {
        officer: { card: 'Imperial Officer', at: '1,1' },
        squad: { card: 'Stormtrooper', at: ['1,2', '5,5'] },
      },
      hand: ['Advance Warning'],
    },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } } },
    active: 'officer',
  })
  match.player1.play('Advance Warning')
  match.player1.walk('1,3')
  expect(match.figures['squad 1'].at).toBe('1,3')
  expect(match.figures.officer.points).toBe(1)
})

test('Rank and File: a movement point for a Trooper and the Troopers beside it [card: Rank and File]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { squad: { card: 'Stormtrooper', at: ['1,1', '1,2', '5,5'] } },
      hand: ['Rank and File'],
    },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } } },
  })
  match.player1.activate('squad 1')
  match.player1.play('Rank and File', { by: 'squad 1' })
  match.player1.walk('1,3')
  expect(match.figures['squad 2'].at).toBe('1,3')
  expect(match.figures['squad 1'].points).toBe(1)
  expect(match.figures['squad 3'].at).toBe('5,5')
})

test('Forward March: a movement point for the Vehicle and all friends within two spaces [card: Forward March]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { walker: { card: 'AT-ST', at: '1,1' }, squad: { card: 'Stormtrooper', at: ['4,1', '9,1'] } },
      hand: ['Forward March'],
    },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } } },
    active: 'walker',
  })
  match.player1.play('Forward March')
  match.player1.walk('5,1')
  expect(match.figures['squad 1'].at).toBe('5,1')
  expect(match.figures.walker.points).toBe(1)
})

test('Field Tactician: a friend within two spaces moves [card: Field Tactician]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { hero: { card: 'Gideon Argus', at: '1,1' }, guard: { card: 'Royal Guard', at: ['1,3'] } },
      hand: ['Field Tactician'],
    },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } } },
    active: 'hero',
  })
  match.player1.play('Field Tactician')
  match.player1.choose({ figure: 'guard' })
  match.player1.walk('6,3')
  expect(match.figures.guard.at).toBe('6,3')
})

test('Close the Gap: each Brawler may move one space at the start of the round [card: Close the Gap]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    player1: {
      groups: {
        guards: { card: 'Royal Guard', at: ['1,1', '1,3'] },
        officer: { card: 'Imperial Officer', at: '1,5' },
      },
      hand: ['Close the Gap'],
    },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } } },
  })
  match.player1.play('Close the Gap')
  expect(match.player1.all('figure')).toEqual(['guards 1', 'guards 2'])
  match.player1.choose({ do: 'walk', figure: 'guards 1', to: '2,1' })
  expect(match.player1.all('figure')).toEqual(['guards 2'])
  match.player1.choose({ do: 'stay' })
  expect(match.figures['guards 1'].at).toBe('2,1')
  expect(match.figures['guards 2'].at).toBe('1,3')
})

test('Jump Jets: an empty space within five, whatever stands between [ia.place.2] [card: Jump Jets]', () => {
  const match = situation({
    unwritten: true,
    board: ['........', 'oooooooo', '........'],
    player1: { groups: { hero: { card: 'Stormtrooper', at: ['0,0'] } }, hand: ['Jump Jets'] },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '7,2' } } },
    active: 'hero',
  })
  match.player1.play('Jump Jets')
  expect(match.player1.offers({ to: '6,2' })).toBe(false)
  match.player1.put('4,2')
  expect(match.figures.hero.at).toBe('4,2')
})

test('Reposition: a Leader pushes a small friend up to three spaces [card: Reposition]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: {
        officer: { card: 'Imperial Officer', at: '1,1' },
        guard: { card: 'Royal Guard', at: ['3,1'], conditions: ['stunned'] },
      },
      hand: ['Reposition'],
    },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } } },
    active: 'officer',
  })
  match.player1.play('Reposition')
  match.player1.choose({ figure: 'guard' })
  match.player1.put('6,1')
  expect(match.figures.guard.at).toBe('6,1')
})

test('Efficient Travel: no extra points for difficult terrain in this round [card: Efficient Travel]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    board: ['.~~~~~.'],
    player1: { groups: { hero: { card: 'Stormtrooper', at: ['0,0'] } }, hand: ['Efficient Travel'] },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '6,0' } } },
  })
  match.player1.play('Efficient Travel')
  match.player1.activate('hero')
  match.player1.move('hero', '4,0')
  expect(match.figures.hero).toMatchObject({ at: '4,0', points: 0 })
})

test('Fuel Upgrade: Vehicles are faster for a round [card: Fuel Upgrade]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    player1: {
      groups: { walker: { card: 'AT-ST', at: '0,0' }, squad: { card: 'Stormtrooper', at: ['0,6'] } },
      hand: ['Fuel Upgrade'],
    },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } } },
  })
  match.player1.play('Fuel Upgrade')
  match.player1.activate('walker')
  match.player1.move('walker')
  expect(match.figures.walker.points).toBe(5)
})

test('Fuel Upgrade: an evade for Vehicles that are attacked [card: Fuel Upgrade]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } } },
    player2: { groups: { walker: { card: 'AT-ST', at: '4,1' } }, hand: ['Fuel Upgrade'] },
  })
  match.player2.play('Fuel Upgrade')
  match.player1.activate('shooter')
  match.player1.attack('walker', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block', '1 block'],
  })
  expect(match.attack).toMatchObject({ evade: 1, surges: 1 })
})
