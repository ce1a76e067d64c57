/** Rulebook: moving, Massive and large figures, pushing and placing. Terrain and reach themselves: `test/map`. */
import { expect, test } from 'vitest'
import { type Situation, type SituationGiven, situation } from '../play.ts'

const far = { card: 'Imperial Officer', at: '11,8' }

test('a hostile figure costs one more to pass, a friendly one nothing [ia.move.9] [ia.move.10] [ia.movement-points.1]', () => {
  const match = situation({
    board: ['......'],
    player1: {
      groups: {
        officer: { card: 'Imperial Officer', at: '0,0' },
        friend: { card: 'Stormtrooper', at: '1,0' },
      },
    },
    player2: { groups: { enemy: { card: 'Imperial Officer', at: '3,0' } } },
    active: 'officer',
  })
  match.player1.move('officer')
  expect(match.player1.offered.filter((words) => words.do === 'walk')).toEqual([
    { do: 'walk', figure: 'officer', to: '2,0', cost: 2 },
  ])
  match.player1.move('officer')
  expect(match.player1.offers({ do: 'walk', to: '4,0', cost: 5 })).toBe(true)
  expect(match.player1.offers({ do: 'walk', to: '3,0' })).toBe(false)
})

test('difficult terrain costs one more to enter [ia.difficult-terrain.1] [ia.difficult-terrain.2] [ia.difficult-terrain.4] [ia.terrain.8]', () => {
  const match = situation({
    board: ['..~~..'],
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,0' } } },
    player2: { groups: { enemy: { card: 'Imperial Officer', at: '3,0' } } },
    active: 'officer',
  })
  match.player1.move('officer')
  match.player1.move('officer')
  const cost = (to: string): unknown => match.player1.offered.find((words) => words.to === to)?.cost
  expect(cost('2,0')).toBe(2)
  expect(cost('4,0')).toBe(6)
})

test('Mobile figures pay nothing extra and enter what others can’t [ia.mobile.1] [ia.mobile.2] [ia.move.11]', () => {
  const match = situation({
    board: ['.~#o.'],
    player1: { groups: { droid: { card: 'Probe Droid', at: '0,0' } } },
    player2: { groups: { enemy: { card: 'Imperial Officer', at: '4,0' } } },
    active: 'droid',
  })
  match.player1.move('droid')
  expect(match.player1.all('to')).toEqual(['1,0', '2,0', '3,0'])
  match.player1.walk('3,0')
  expect(match.figures.droid.points).toBe(0)
})

test('whoever stands in blocking terrain is still attacked [ia.mobile.3]', () => {
  const match = situation({
    board: ['......', '..#...'],
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '5,1' } } },
    player2: { groups: { droid: { card: 'Probe Droid', at: '2,1' } } },
    active: 'trooper',
  })
  expect(match.player1.offers({ do: 'attack', target: 'droid', distance: 3 })).toBe(true)
})

/** A walker, with a friend and an enemy on its way. */
const WALKER: SituationGiven = {
  player1: {
    groups: { walker: { card: 'AT-ST', at: '1,1' }, friend: { card: 'Imperial Officer', at: '4,1' } },
  },
  player2: { groups: { enemy: { card: 'Chewbacca', at: '4,3' }, far } },
  active: 'walker',
}

test('a Massive figure walks over others for nothing extra, and over blocking terrain [ia.massive.1] [ia.massive.4] [ia.massive.6] [ia.massive.8]', () => {
  const match = situation({
    ...WALKER,
    board: [
      '............',
      '.....#......',
      '............',
      '............',
      '............',
      '............',
      '............',
      '............',
      '............',
    ],
  })
  match.player1.move('walker')
  expect(match.player1.offered.find((words) => words.to === '4,1')).toMatchObject({ cost: 3 })
})

test('who is under it is pushed to the nearest empty space, its own side first, each by his player [ia.massive.9] [ia.massive.10] [ia.push.5] [ia.index.5]', () => {
  const match = situation(WALKER)
  match.player1.move('walker', '4,1')
  expect(match.player1.question).toBe('put')
  expect(match.player1.all('figure')).toEqual(['friend'])
  match.player1.put('3,1')
  expect(match.player2.question).toBe('put')
  expect(match.player2.all('figure')).toEqual(['enemy'])
  match.player2.put('3,3')
  expect(match.figures.walker.at).toBe('4,1')
  expect(match.figures.friend.at).toBe('3,1')
  expect(match.figures.enemy.at).toBe('3,3')
})

/** The walker two steps to the right of its enemies. */
function aboutToTrample(one: string, two: string): Situation {
  return situation({
    board: ['.......', '.......', '.......'],
    player1: { groups: { walker: { card: 'AT-ST', at: '4,0' } } },
    player2: { groups: { one: { card: 'Imperial Officer', at: one }, two: { card: 'Chewbacca', at: two } } },
    active: 'walker',
  })
}

test('whoever has several under it says who goes first, where one could take the place of the other [ia.massive.10] [ia.conflicts.3]', () => {
  const match = aboutToTrample('2,0', '2,1')
  match.player1.move('walker', '2,0')
  expect(match.player2.question).toBe('push-order')
  expect(match.player2.all('figure')).toEqual(['one', 'two'])
  match.player2.choose({ figure: 'two' })
  match.player2.put('1,0')
  // The officer, who stood nearer to it, finds that space taken.
  expect(match.figures.one.at).toBe('1,1')
})

test('nobody is asked for an order that changes nothing [ia.massive.10]', () => {
  const match = aboutToTrample('2,0', '3,2')
  match.player1.move('walker', '2,0')
  expect(match.player2.question).toBe('put')
})

test('a large figure that is pushed away keeps its orientation [ia.massive.9] [ia.large-figures.7] [ia.push.6]', () => {
  const match = situation({
    player1: { groups: { walker: { card: 'AT-ST', at: '1,1' } } },
    player2: { groups: { engineer: { card: 'E-Web Engineer', at: '4,2' }, far } },
    active: 'walker',
  })
  match.player1.move('walker', '4,1')
  expect(match.player2.question).toBe('put')
  expect(match.player2.all('to')).toEqual(['3,0', '3,1', '3,2', '3,3', '3,4', '4,4', '5,4'])
})

test('having ended on others, it moves no further [ia.massive.11]', () => {
  const match = situation(WALKER)
  match.player1.move('walker', '4,1')
  match.until('act')
  expect(match.player1.offers({ do: 'walk' })).toBe(false)
})

test('an action to move that would come to nothing is not offered [ia.massive.11] [card: Urgency] [card: E-Web Engineer]', () => {
  const match = situation({ ...WALKER, player1: { ...WALKER.player1, hand: ['Urgency'] } })
  expect(match.player1.offers({ do: 'special', card: 'Urgency' })).toBe(true)
  match.player1.move('walker', '4,1')
  match.until('act')
  expect(match.picture.actions).toBe(1)
  expect(match.player1.offers({ do: 'move' })).toBe(false)
  expect(match.player1.offers({ do: 'special', card: 'Urgency' })).toBe(false)
  const engineer = situation({
    player1: { groups: { engineer: { card: 'E-Web Engineer', at: '1,1' } } },
    player2: { groups: { far: { card: 'Bossk', at: '4,1' } } },
    active: 'engineer',
  })
  expect(engineer.player1.offers({ do: 'move' })).toBe(true)
  engineer.player1.attack('far')
  engineer.settle()
  expect(engineer.player1.offers({ do: 'move' })).toBe(false)
})

test('who is Stunned may take the points first, and shake it off then [ia.movement-points.2] [ia.stunned.1]', () => {
  const match = situation({
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,1', conditions: ['stunned'] } } },
    player2: { groups: { far: { card: 'Bossk', at: '9,8' } } },
    active: 'officer',
  })
  match.player1.move('officer')
  match.player1.shake('stunned')
  match.player1.walk('4,1')
  expect(match.figures.officer.at).toBe('4,1')
})

test('whoever is Stunned and has but one action left does not waste it on points that nobody could use [ia.stunned.1] [ia.movement-points.2]', () => {
  const match = situation({
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,1', conditions: ['stunned'] } } },
    player2: { groups: { far: { card: 'Bossk', at: '9,8' } } },
    active: 'officer',
  })
  match.player1.move('officer')
  expect(match.picture.actions).toBe(1)
  expect(match.player1.offers({ do: 'move' })).toBe(false)
  match.player1.shake('stunned')
  match.player1.walk('4,1')
  expect(match.figures.officer.at).toBe('4,1')
})

test('a Massive figure never walks onto another [ia.massive.7]', () => {
  const match = situation({
    board: ['.......', '.......', '.......'],
    player1: { groups: { walker: { card: 'AT-ST', at: '0,0' } } },
    player2: { groups: { weiss: { card: 'General Weiss', at: '4,0' } } },
    active: 'walker',
  })
  match.player1.move('walker')
  expect(match.player1.all('to')).not.toContain('3,0')
  expect(match.player1.all('to')).toContain('2,0')
})

test('figures don’t hide a Massive one, nor anybody from it [ia.massive.2]', () => {
  const match = situation({
    board: ['........', '........', '........'],
    player1: {
      groups: { trooper: { card: 'Stormtrooper', at: '0,1' }, walker: { card: 'AT-ST', at: '6,0' } },
    },
    player2: {
      groups: {
        crowd: { card: 'Rebel Trooper', at: ['4,0', '4,1', '4,2'] },
        officer: { card: 'Imperial Officer', at: '2,1' },
      },
    },
  })
  match.player1.activate('walker')
  expect(match.player1.all('target')).toEqual(['crowd 1', 'crowd 2', 'crowd 3', 'officer'])
  match.player1.end()
  match.player2.activate('officer')
  expect(match.player2.all('target')).toEqual(['trooper', 'walker'])
})

test('where nobody of them is Massive, they do [ia.line-of-sight.3]', () => {
  const match = situation({
    board: ['........', '........', '........'],
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '6,1' } } },
    player2: {
      groups: {
        crowd: { card: 'Rebel Trooper', at: ['4,0', '4,1', '4,2'] },
        officer: { card: 'Imperial Officer', at: '2,1' },
      },
    },
    active: 'trooper',
  })
  expect(match.player1.all('target')).toEqual(['crowd 1', 'crowd 2', 'crowd 3'])
})

test('a large figure takes no diagonal step, but turns for one point [ia.large-figures.4] [ia.large-figures.5]', () => {
  const match = situation({
    board: ['....', '....', '....', '....'],
    player1: { groups: { engineer: { card: 'E-Web Engineer', at: '1,1', points: 1 } } },
    player2: { groups: { enemy: { card: 'Imperial Officer', at: '3,3' } } },
    active: { figure: 'engineer', actions: 0 },
  })
  expect(match.player1.all('to')).toEqual([
    '0,1',
    '0,1 turned',
    '0,2 turned',
    '1,0',
    '1,1 turned',
    '1,2',
    '1,2 turned',
    '2,1',
  ])
})

test('a push goes where its user wants, costs nothing, and enters no blocked space [ia.push.1] [ia.push.2] [ia.push.4] [ia.blocking-terrain.2]', () => {
  const match = situation({
    board: ['.....', '..#..', '.....'],
    player1: { groups: { diala: { card: 'Diala Passil', at: '0,1' } }, hand: ['Force Push'] },
    player2: { groups: { enemy: { card: 'Chewbacca', at: '1,1' }, other: { ...far, at: '1,0' } } },
    active: 'diala',
  })
  match.player1.play('Force Push')
  if (match.question === 'choose-figure') match.player1.choose({ figure: 'enemy' })
  match.until('push')
  expect(match.player1.all('to')).not.toContain('2,1')
  expect(match.player1.all('to')).not.toContain('1,0')
  match.player1.put('0,0')
  expect(match.figures.enemy.at).toBe('0,0')
})

test('a Stunned figure can still be pushed: that is not of its own will [ia.push.3]', () => {
  const match = situation({
    player1: { groups: { diala: { card: 'Diala Passil', at: '0,1' } }, hand: ['Force Push'] },
    player2: { groups: { enemy: { card: 'Chewbacca', at: '1,1', conditions: ['stunned'] } } },
    active: 'diala',
  })
  match.player1.play('Force Push')
  match.until('push')
  match.player1.put('1,2')
  expect(match.figures.enemy.at).toBe('1,2')
})

test('whoever is placed gets there whatever lies between, for no points, but not where another stands [ia.place.2] [ia.place.3] [ia.place.4]', () => {
  const match = situation({
    board: ['.....', '.....', '.....', '.....', '.....'],
    player1: { groups: { nexu: { card: 'Nexu', at: '0,0' } } },
    player2: { groups: { enemy: { card: 'Chewbacca', at: '3,0' } } },
    active: 'nexu',
  })
  match.player1.special('Pounce')
  expect(match.question).toBe('put')
  expect(match.player1.all('to')).not.toContain('2,0')
  match.player1.put('2,1')
  expect(match.figures.nexu).toMatchObject({ at: '2,1', points: 0 })
})

test('what speaks of small figures leaves large ones alone [ia.small-figures.1]', () => {
  const match = situation({
    player1: { groups: { diala: { card: 'Diala Passil', at: '0,1' } }, hand: ['Force Push'] },
    player2: { groups: { nexu: { card: 'Nexu', at: '1,1' } } },
    active: 'diala',
  })
  expect(match.player1.offers({ card: 'Force Push' })).toBe(false)
})
