/** Small situations for tests of pilots: one ship of each side nose to nose, and friends where a test wants them. */
import { type Answer, Table } from '@dejarik/kernel'
import { shipName } from '../../names.ts'
import type { Given, ShipGiven } from '../../position/given.ts'
import { raise } from '../../rules/ability-queue.ts'
import type { State, T } from '../../state.ts'
import { type Situation, situation } from '../play.ts'

export type Ships = { readonly [name: string]: ShipGiven }

export interface Around {
  readonly dice?: string
  /** Besides `me`. */
  readonly friends?: Ships
  readonly enemy?: Partial<ShipGiven>
  readonly enemies?: Ships
  /** Millimetres between the centres of `me` and `enemy`; 240 is range 2, 140 range 1, 340 range 3. */
  readonly distance?: number
  readonly more?: Partial<Given>
}

/** What is told of `me`: a pilot, or more. */
export type Mine = string | Partial<ShipGiven>

const X = 457
const Y = 300

function mine(me: Mine): ShipGiven {
  const told = typeof me === 'string' ? { pilot: me } : me
  return { pilot: 'bluesquadronescort', at: [X, Y, 0], ...told }
}

/** `me` looks north, `enemy` (an X-wing without shields, unless told otherwise) looks back. */
export function facing(step: string, me: Mine, around: Around = {}): Situation {
  const { dice = '', friends = {}, enemy = {}, enemies = {}, distance = 240, more = {} } = around
  return situation(
    {
      step,
      active: 'me',
      player1: { me: mine(me), ...friends },
      player2: {
        enemy: {
          pilot: 'bluesquadronescort',
          at: [X, Y + distance, 180],
          shields: 0,
          // Activation begins with `me`.
          marks: step === 'activation' ? ['activated'] : [],
          ...enemy,
        },
        ...enemies,
      },
      ...more,
    },
    { dice },
  )
}

/** `me` has just declared an attack on `enemy`; faces of its dice first, then the enemy's. */
export function attackBy(me: Mine, around: Around = {}): Situation {
  const match = facing('declare-target', me, around)
  match.player1.attack('enemy')
  return match
}

/** `enemy` has just declared an attack on `me`, or on a friend. */
export function attackOn(me: Mine, { more = {}, ...around }: Around = {}, target = 'me'): Situation {
  const match = facing('declare-target', me, { ...around, more: { active: 'enemy', ...more } })
  match.player2.attack(target)
  return match
}

/** A friend has just declared an attack on `enemy`. */
export function attackByFriend(me: Mine, friend: string, { more = {}, ...around }: Around = {}): Situation {
  const match = facing('declare-target', me, { ...around, more: { active: friend, ...more } })
  match.player1.attack('enemy')
  return match
}

/** `me` flies what its dial says; nobody is in its way. */
export function flight(me: Mine, dial: string, around: Around = {}): Situation {
  const told = typeof me === 'string' ? { pilot: me } : me
  return facing('maneuver', { ...told, dial }, { distance: 560, ...around })
}

/** A friend beside `me`: 20 mm to its right, range 1. */
export const BESIDE: ShipGiven = { pilot: 'bluesquadronescort', at: [X + 60, Y, 0] }
/** A friend behind `me` at range 1. */
export const BEHIND: ShipGiven = { pilot: 'bluesquadronescort', at: [X, Y - 100, 0] }
/** A friend to the right of `me` at range 3. */
export const FAR: ShipGiven = { pilot: 'bluesquadronescort', at: [X + 300, Y, 0] }
/** A friend before `me` and beside the enemy's line, at range 1 of both when they are 240 apart. */
export const AHEAD: ShipGiven = { pilot: 'bluesquadronescort', at: [X + 50, Y + 120, 0] }

/** How many dice were rolled last as attack or defense dice. */
export function rolled(match: Situation, kind: 'attack' | 'defense'): number {
  const { log } = match.match
  const roll = log.findLast(({ what, args }) => what === 'roll-dice' && args.kind === kind)
  if (roll === undefined) throw new Error(`no ${kind} dice were rolled`)
  return roll.args.count as number
}

/** What a ship has gained so far, in order; tokens that went again in the End Phase too. */
export function gained(match: Situation, ship: string): string[] {
  const { log, state } = match.match
  return log.flatMap(({ what, args }) =>
    what === 'gain' && shipName(state, args.ship as number) === ship
      ? Array<string>(args.count as number).fill(args.token as string)
      : [],
  )
}

/** A friend far away that activates after most others: where a test wants the round to wait. */
export const LATER: Ships = { later: { pilot: 'wedgeantilles', at: [100, 100, 0] } }

/** A moment of set-up on the table of a situation: the first answers go to whoever is asked. */
export function setup(
  match: Situation,
  moment: 'setup-ends' | 'forces-next',
  answers: Answer[] = [],
): Situation {
  const s: State = match.match.state
  s.phase = 'setup'
  const t: T = new Table(s, { hear: null, revealed: () => {} })
  const flow = raise(t, { event: moment, ship: -1 })
  for (let step = flow.next(); step.done !== true; step = flow.next(answers.shift() ?? 0));
  return match
}
