/** Rulebook: entering and leaving spaces, by walking, pushing and placing, and who may interrupt it. */
import { expect, test } from 'vitest'
import { place, push } from '../../rules/moving.ts'
import { situation } from '../play.ts'

/** One way along the wall, past somebody in a niche. */
const NICHE = ['.....', '#.###']

test('a push enters every space on its way [ia.enter.1] [ia.push.1]', () => {
  const match = situation({
    board: NICHE,
    player1: {
      groups: {
        diala: { card: 'Diala Passil', at: '0,0' },
        chewbacca: { card: 'Chewbacca', at: '1,1' },
      },
      hand: ['Force Push', 'Self-Defense'],
    },
    player2: { groups: { enemy: { card: 'Imperial Officer', at: '1,0' } } },
    active: 'diala',
  })
  match.player1.play('Force Push')
  match.player1.choose({ figure: 'enemy' })
  match.until('push')
  match.player1.put('3,0')
  expect(match.question).toBe('entered')
  expect(match.figures.enemy.at).toBe('2,0')
  match.player1.play('Self-Defense', { by: 'chewbacca' })
  expect(match.figures.enemy).toMatchObject({ at: '3,0', damage: 1 })
})

test('whoever is placed enters the space [ia.place.5]', () => {
  const match = situation({
    player1: { groups: { nexu: { card: 'Nexu', at: '0,0' } } },
    player2: { groups: { chewbacca: { card: 'Chewbacca', at: '4,1' } }, hand: ['Self-Defense'] },
    active: 'nexu',
  })
  match.player1.special('Pounce')
  match.player1.put('2,1')
  expect(match.player2.question).toBe('entered')
  match.player2.play('Self-Defense')
  expect(match.figures.nexu).toMatchObject({ at: '2,1', damage: 1 })
})

test('a space is left by a push as well [ia.exit.1]', () => {
  const match = situation({
    board: ['......'],
    player1: {
      groups: {
        diala: { card: 'Diala Passil', at: '0,0' },
        davith: { card: 'Davith Elso', at: '1,0' },
      },
      hand: ['Force Push'],
    },
    player2: { groups: { enemy: { card: 'Imperial Officer', at: '2,0' } } },
    active: 'diala',
  })
  match.player1.play('Force Push')
  match.player1.choose({ figure: 'davith' })
  match.until('push')
  match.player1.put('3,0')
  expect(match.figures.davith.at).toBe('3,0')
  expect(match.figures.enemy.damage).toBe(1)
})

test('who is Stunned is pushed on, although others watch its way [ia.push.3] [ia.stunned.1]', () => {
  const match = situation({
    board: ['......'],
    player1: { groups: { diala: { card: 'Diala Passil', at: '0,0' } }, hand: ['Force Push'] },
    player2: {
      groups: { enemy: { card: 'Imperial Officer', at: '1,0', conditions: ['stunned'] } },
      hand: ['Self-Defense'],
    },
    active: 'diala',
  })
  match.player1.play('Force Push')
  match.until('push')
  match.player1.put('3,0')
  expect(match.figures.enemy.at).toBe('3,0')
})

test('but not of its own will [ia.push.3]', () => {
  const fett = (mover: 'diala' | 'enemy') =>
    situation({
      player1: {
        groups: {
          boba: { card: 'Boba Fett', at: '3,1' },
          diala: { card: 'Diala Passil', at: '0,1' },
        },
        hand: ['Force Push'],
      },
      player2: { groups: { enemy: { card: 'Imperial Officer', at: '2,1' } }, deck: [] },
      active: mover,
    })
  const pushed = fett('diala')
  pushed.player1.play('Force Push')
  pushed.player1.choose({ figure: 'enemy' })
  pushed.until('push')
  pushed.player1.put('1,2')
  expect(pushed.figures.enemy).toMatchObject({ at: '1,2', damage: 0 })
  const walked = fett('enemy')
  walked.player2.move('enemy', '1,2')
  expect(walked.figures.enemy).toMatchObject({ at: '1,2', damage: 1 })
})

test('in another’s space nobody is interrupted, but what must happen does [ia.interrupt.8]', () => {
  const match = situation({
    board: ['......', '#.####'],
    player1: { groups: { davith: { card: 'Davith Elso', at: '0,0' } } },
    player2: {
      groups: {
        officer: { card: 'Imperial Officer', at: '1,0' },
        hunter: { card: 'Trandoshan Hunter', at: ['1,1'] },
      },
      hand: ['Self-Defense'],
    },
    active: 'davith',
  })
  match.player1.move('davith', '3,0')
  // Not in the officer's space, although the hunter is beside it; in the next one, which is empty, he is asked.
  expect(match.player2.question).toBe('entered')
  expect(match.figures.davith.at).toBe('2,0')
  expect(match.figures.officer.damage).toBe(1)
  match.player2.pass()
  expect(match.figures.davith.at).toBe('3,0')
})

/** For what no card does to large figures: the stands that are offered first, as 2 * space + turned. */
function offeredBy(flow: Iterator<unknown>): number[] {
  const { options } = flow.next().value as { readonly options: readonly { readonly to?: number }[] }
  return options.flatMap(({ to }) => to ?? []).sort((one, other) => one - other)
}
const spaceAt = (x: number, y: number): number => 4 * y + x

test('a large figure is pushed straight on, and not turned [ia.push.6] [ia.large-figures.7]', () => {
  const match = situation({
    board: ['....', '....', '....', '....'],
    player1: { groups: { diala: { card: 'Diala Passil', at: '0,0' } } },
    player2: { groups: { engineer: { card: 'E-Web Engineer', at: '2,1' } } },
  })
  // Up, left, right, down.
  expect(offeredBy(push(match.table, 0, 1, 1, 'ia.push.1'))).toEqual(
    [spaceAt(2, 0), spaceAt(1, 1), spaceAt(3, 1), spaceAt(2, 2)].map((space) => 2 * space),
  )
})

test('whoever places a large figure chooses how it stands [ia.large-figures.10]', () => {
  const match = situation({
    board: ['....', '....', '....', '....'],
    player1: { groups: { diala: { card: 'Diala Passil', at: '3,3' } } },
    player2: { groups: { engineer: { card: 'E-Web Engineer', at: '2,1' } } },
  })
  const corner = spaceAt(0, 0)
  expect(offeredBy(place(match.table, 0, 1, [corner], 'ia.place.2'))).toEqual([2 * corner, 2 * corner + 1])
})
