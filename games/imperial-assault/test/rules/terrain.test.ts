/** Rulebook: terrain, walls, adjacency and counting, as a skirmish meets them. Every case of the appendices: `test/map`. */
import { expect, test } from 'vitest'
import { closeDoor } from '../../rules/doors.ts'
import { type Situation, type SituationGiven, situation } from '../play.ts'

const officer = (at: string) => ({ card: 'Imperial Officer', at })

function walksOf(board: SituationGiven['board'], card: string, at: string, points = 2): (string | number)[] {
  const match = situation({
    ...(board !== undefined && { board }),
    player1: { groups: { mover: { card, at, points } } },
    player2: { groups: { far: officer('5,2') } },
    active: { figure: 'mover', actions: 0 },
  })
  return match.player1.all('to')
}

test('nobody enters blocking or impassable terrain [ia.blocking-terrain.1] [ia.impassable-terrain.1] [ia.terrain.6] [ia.terrain.7]', () => {
  const to = walksOf(['......', '.#.o..', '......'], 'Imperial Officer', '2,1')
  expect(to).not.toContain('1,1')
  expect(to).not.toContain('3,1')
  expect(to).toContain('4,1')
})

test('where they meet at a corner, no diagonal step leads through [ia.move.5]', () => {
  expect(walksOf(['.#....', '#.....', '......'], 'Imperial Officer', '0,0')).toEqual([])
})

test('nobody crosses a wall, a blocking edge or an impassable edge [ia.walls.2] [ia.blocking-terrain.5] [ia.impassable-terrain.2] [ia.terrain.4]', () => {
  const rows = ['......', '......', '......']
  for (const kind of ['walls', 'blocking', 'impassable']) {
    const board = { rows, [kind]: ['3,0,W', '3,1,W', '3,2,W'] }
    expect(walksOf(board, 'Imperial Officer', '2,1').filter((to) => String(to) >= '3')).toEqual([])
  }
})

test('a large figure stops at such an edge, a Massive one stands on it [ia.blocking-terrain.6] [ia.impassable-terrain.3] [ia.massive.5]', () => {
  const rows = ['......', '......', '......']
  const board = { rows, blocking: ['0,2,N', '1,2,N'] }
  expect(walksOf(board, 'E-Web Engineer', '0,0', 1)).not.toContain('0,1')
  // Nor does it come to lie on one sideways.
  const sideways = (edges: object) => walksOf({ rows, ...edges }, 'E-Web Engineer', '1,1', 1)
  expect(sideways({})).toContain('0,1')
  expect(sideways({ blocking: ['0,2,N'] })).not.toContain('0,1')
  expect(sideways({ impassable: ['0,2,N'] })).not.toContain('0,1')
  expect(walksOf({ rows: [...rows, '......'], blocking: ['0,3,N', '1,3,N'] }, 'AT-ST', '0,0', 1)).toContain(
    '0,1',
  )
})

test('sight goes over impassable and difficult terrain, but not through blocking terrain or walls [ia.impassable-terrain.4] [ia.difficult-terrain.3] [ia.blocking-terrain.4] [ia.ranged-attack.2]', () => {
  const sees = (board: SituationGiven['board']): boolean =>
    situation({
      ...(board !== undefined && { board }),
      player1: { groups: { trooper: { card: 'Stormtrooper', at: '0,0' } } },
      player2: { groups: { far: officer('4,0') } },
      active: 'trooper',
    }).player1.offers({ do: 'attack', target: 'far' })
  expect(sees(['.o~..'])).toBe(true)
  expect(sees({ rows: ['.....'], impassable: ['2,0,W'] })).toBe(true)
  expect(sees({ rows: ['.....'], blocking: ['2,0,W'] })).toBe(false)
  expect(sees(['..#..'])).toBe(false)
  expect(sees({ rows: ['.....'], walls: ['2,0,W'] })).toBe(false)
})

test('counting goes over figures and terrain for nothing extra, but round what blocks [ia.counting-spaces.1] [ia.counting-spaces.2] [ia.counting-spaces.3] [ia.blocking-terrain.3]', () => {
  const distance = (board: SituationGiven['board'], enemy: string): unknown => {
    const match = situation({
      ...(board !== undefined && { board }),
      player1: { groups: { walker: { card: 'AT-ST', at: '0,0' } } },
      player2: { groups: { far: officer(enemy), between: officer('3,1') } },
      active: 'walker',
    })
    return match.player1.offered.find((words) => words.target === 'far')?.distance
  }
  expect(distance(['.......', '..o~...', '.......'], '5,1')).toBe(4)
  // An order reaches two spaces far.
  const reaches = (board: SituationGiven['board']): boolean =>
    situation({
      ...(board !== undefined && { board }),
      player1: { groups: { leader: officer('0,0'), friend: officer('2,0') } },
      player2: { groups: { far: officer('5,2') } },
      active: 'leader',
    }).player1.offers({ do: 'special', ability: 'order' })
  const rows = ['......', '......', '......']
  expect(reaches(['.o....', '.o....', '......'])).toBe(true)
  expect(reaches(['.#....', '.#....', '......'])).toBe(false)
  expect(reaches({ rows, walls: ['1,0,W', '1,1,W'] })).toBe(false)
  expect(reaches({ rows, walls: ['1,1,W'], doors: ['1,0,W'] })).toBe(false)
})

test('adjacent is who shares an edge or a corner, unless a wall or door is there; nobody is adjacent to itself [ia.adjacent.1] [ia.adjacent.2] [ia.adjacent.4] [ia.adjacent.5]', () => {
  const match = situation({
    board: { rows: ['.....', '.....', '.....'], walls: ['2,1,W'], doors: ['1,1,N'] },
    player1: { groups: { vader: { card: 'Darth Vader', at: '1,1' } } },
    player2: {
      groups: {
        diagonal: officer('0,0'),
        straight: officer('1,2'),
        walled: officer('2,1'),
        door: officer('1,0'),
        apart: officer('3,1'),
      },
    },
    active: 'vader',
  })
  expect(match.player1.all('target')).toEqual(['diagonal', 'straight'])
})

test('a Massive figure in blocking terrain is seen and attacked [ia.massive.12]', () => {
  const match = situation({
    board: ['......', '..##..', '..##..', '..##..'],
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '0,1' } } },
    player2: { groups: { walker: { card: 'AT-ST', at: '2,1' } } },
    active: 'trooper',
  })
  expect(match.player1.offers({ do: 'attack', target: 'walker', distance: 2 })).toBe(true)
})

test('terrain stays what it is under a token [ia.terrain.5] [ia.terminal-tokens.5] [ia.mission-tokens.3] [ia.mission-tokens.4]', () => {
  const match = situation({
    board: { rows: ['.~....'], terminals: ['1,0'] },
    player1: { groups: { mover: officer('0,0') } },
    player2: { groups: { far: officer('5,0') } },
    active: 'mover',
  })
  match.player1.move('mover')
  expect(match.player1.offers({ do: 'walk', to: '1,0', cost: 2 })).toBe(true)
})

test('"move X spaces": each counts one, but nobody ends on another [ia.move.6] [ia.move.7] [ia.empty-space.1]', () => {
  const match = situation({
    board: ['.~.', '...'],
    player1: {
      groups: { diala: { card: 'Diala Passil', at: '0,0' }, friend: officer('0,1') },
      hand: ['Force Surge'],
    },
    player2: { groups: { enemy: officer('1,1') } },
    active: 'diala',
  })
  match.player1.end()
  expect(match.question).toBe('activation-end')
  match.player1.play('Force Surge')
  expect(match.player1.offered.filter((words) => words.do === 'walk')).toEqual([
    { do: 'walk', figure: 'diala', to: '1,0', cost: 1 },
  ])
})

/** Runs a change that the mission would make, with the first answer to whatever it asks. Returns the first options. */
function run(flow: Generator<unknown, unknown, never>): readonly { readonly to: number }[] {
  let options: readonly { readonly to: number }[] = []
  for (let next = flow.next(); next.done !== true; next = flow.next(0 as never))
    if (options.length === 0) options = (next.value as { options: typeof options }).options
  return options
}

test('a door that closes is a wall again; who stands on both sides is pushed to either, as its player likes, and not turned [ia.doors.4] [ia.doors.6] [ia.push.5] [ia.large-figures.7]', () => {
  const match: Situation = situation({
    board: {
      rows: ['.....', '.....', '.....', '.....'],
      walls: ['0,2,N', '2,2,N', '3,2,N', '4,2,N'],
      doors: ['1,2,N'],
    },
    open: [1],
    player1: { groups: { engineer: { card: 'E-Web Engineer', at: '1,1' } } },
    player2: { groups: { far: officer('4,0') } },
  })
  const options = run(closeDoor(match.table, 0) as Generator<unknown, unknown, never>)
  expect(match.picture.doors).toEqual([1])
  // Up or down by one, as 2 * space + turned.
  expect(options.map(({ to }) => to)).toEqual([2 * (5 * 0 + 1), 2 * (5 * 2 + 1)])
  expect(match.figures.engineer.at).toBe('1,0')
})

test('walls are no terrain: who ignores terrain stops at them all the same [ia.walls.3]', () => {
  const board = { rows: ['......', '......', '......'], walls: ['1,0,W', '1,1,W', '1,2,W'] }
  expect(walksOf(board, 'Probe Droid', '0,1')).toEqual(['0,0', '0,2'])
})
