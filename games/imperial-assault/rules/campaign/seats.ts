/** Who answers. The rules speak of two sides; in a campaign a Rebel's question goes to the player whose hero it is about. */
import { type Ask, done, type Flow, type Seat, type Step, type WhatOf } from '@dejarik/kernel'
import type { Questions } from '../../questions.ts'
import { EMPIRE, NONE, REBELS, type State } from '../../state.ts'
import { heroCount } from '../hero.ts'
import { MissionOver } from './mission-over.ts'

/** The side of a player: heroes first, the Imperial player last. In a skirmish each player is a side. */
export function sideOf(s: State, seat: Seat): Seat {
  if (s.campaign === null || seat < 0) return seat
  return seat === heroCount(s) ? EMPIRE : REBELS
}

export function playersOf(s: State, side: Seat): Seat[] {
  if (s.campaign === null) return [side]
  const heroes = heroCount(s)
  return side === EMPIRE ? [heroes] : Array.from({ length: heroes }, (_, seat) => seat)
}

/** A step of a campaign: its questions reach players, and a mission that is over ends it. */
export function seated(step: Step<State>): Step<State> {
  return (t) => (t.state.campaign === null ? step(t) : asked(t.state, done(step(t))))
}

function* asked(s: State, flow: Flow<string>): Flow<string> {
  try {
    let next = flow.next()
    while (next.done !== true) {
      const ask = next.value
      const answer = yield isList(ask) ? ask.map((one) => addressed(s, one)) : addressed(s, ask)
      next = flow.next(answer)
    }
    return next.value
  } catch (error) {
    if (error instanceof MissionOver) return 'mission-over'
    throw error
  }
}

function isList(ask: Ask | readonly Ask[]): ask is readonly Ask[] {
  return Array.isArray(ask)
}

function addressed(s: State, ask: Ask): Ask {
  return { ...ask, seat: playerFor(s, ask) }
}

/** What concerns one hero is its player's; what the Rebels decide jointly, the speaker's (ia.conflicts-campaign.3). */
function playerFor(s: State, ask: Ask): Seat {
  if (ask.seat === EMPIRE) return heroCount(s)
  const hero = heroAsked(s, ask)
  return hero === NONE ? (s.campaign?.speaker ?? 0) : hero
}

/** Questions whose options name others than who answers. */
const ABOUT_OTHERS: readonly string[] = [
  'choose-figure',
  'choose-figures',
  'push',
] satisfies readonly WhatOf<Questions>[]

function heroAsked(s: State, ask: Ask): Seat {
  const heroes = heroCount(s)
  const options = 'options' in ask && Array.isArray(ask.options) ? ask.options : null
  // Options that are made when they are looked at are those of the active figure.
  if (options === null || ABOUT_OTHERS.includes(ask.what)) return heroAtWork(s)
  let found = NONE
  for (const option of options) {
    const figure = 'figure' in option ? Number(option.figure) : NONE
    if (figure < 0) continue
    if (figure >= heroes || (found !== NONE && found !== figure)) return heroAtWork(s)
    found = figure
  }
  return found === NONE ? heroAtWork(s) : found
}

/** Who attacks or is attacked, else who is active. */
function heroAtWork(s: State): Seat {
  const heroes = heroCount(s)
  const attack = s.attacks.at(-1)
  for (const figure of [attack?.attacker, attack?.target, s.activation?.figure])
    if (figure !== undefined && figure >= 0 && figure < heroes) return figure
  return NONE
}
