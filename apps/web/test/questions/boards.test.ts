/**
 * What the questions of the two boards carry: whom or what they are about, and what changes by the option pointed at. Found
 * in matches by lot, of players who follow a plan most of the time.
 */
import { type AskView, FastRng, type Game, Match, randomAnswer } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { imperialAssaultFace } from '../../src/games/imperial-assault/index.tsx'
import { xwingFace } from '../../src/games/xwing/index.tsx'
import type { GameFace } from '../../src/table/contract.ts'

interface Found {
  readonly asked: Set<string>
  /** Questions that are about nothing, and those of whose options none says what it changes. */
  readonly bare: Set<string>
  readonly mute: Set<string>
}

const DECISIONS = 250

function found<V, B>(face: GameFace<V, B>, tables: readonly unknown[]): Found {
  const all: Found = { asked: new Set(), bare: new Set(), mute: new Set() }
  for (const [n, table] of tables.entries()) {
    const game: Game = face.game
    const match = Match.start(game, accepted(game.readOptions(table)), `carries ${n}`, { keep: 0 })
    const rng = new FastRng(n)
    for (let i = 0; i < DECISIONS && !match.over; i++) {
      const ask = match.asks[0]!
      look(face, match.view(ask.seat) as V, match.askFor(ask, ask.seat), all)
      const answer = rng.int(3) === 0 ? randomAnswer(ask, rng) : game.advice.greedy(match.state, ask, rng)
      expect(match.answer(ask.seat, answer)).toBeNull()
    }
  }
  return all
}

function look<V, B>(face: GameFace<V, B>, view: V, ask: AskView, all: Found): void {
  const { choice, what } = ask
  all.asked.add(what)
  const about = face.about?.(view, ask, 'en') ?? null
  if (about === null || (about.card === null && about.things.length === 0)) all.bare.add(what)
  const options = choice !== undefined && 'options' in choice ? choice.options : []
  const says = options.some((option) => face.difference?.(view, ask, option, 'en') != null)
  // Where a card asks whether it is used, its text says what changes.
  if (!says && about?.text === undefined) all.mute.add(what)
}

const WHO = 'each option is a ship or a figure of its own'
const PLACE = 'the board shows the place itself'
const SETUP = 'the game has not begun'
const ACTION = 'what moves a ship is shown by its ghosts, in the next question'
const MISSION = 'the mission asks in its own words'

const XWING = {
  bare: {
    dials: 'all own ships are',
    'next-activation': WHO,
    'next-engagement': WHO,
    'next-system': WHO,
    'next-placed': WHO,
    'choose-obstacle': SETUP,
    'place-obstacle': SETUP,
    'place-objective': SETUP,
    'place-ship': SETUP,
    'choose-initiative': SETUP,
  },
  mute: {
    dials: 'the dial and its fan do',
    action: ACTION,
    'linked-action': ACTION,
    'barrel-roll': 'there is no legal end, or only to decline',
    rotate: 'the arcs on the mat do',
    'next-placed': SETUP,
    'choose-obstacle': SETUP,
    'place-obstacle': SETUP,
    'place-objective': SETUP,
    'place-ship': SETUP,
    'choose-initiative': SETUP,
  },
}

const IMPERIAL_ASSAULT = {
  bare: {
    activate: WHO,
    figure: WHO,
    'next-hero': WHO,
    initiative: SETUP,
    zone: PLACE,
    'open-group': SETUP,
    equip: SETUP,
    mission: SETUP,
    deployment: 'cards of the hand are offered',
    'mission-may': MISSION,
    'mission-pick': MISSION,
    'mission-rule': MISSION,
    point: PLACE,
  },
  mute: {
    act: 'actions that are always the same have their names',
    surge: 'only abilities are left that no number says',
    deploy: PLACE,
    put: PLACE,
    push: PLACE,
    zone: PLACE,
    point: PLACE,
    'choose-space': PLACE,
    'next-hero': WHO,
    initiative: SETUP,
    'open-group': SETUP,
    equip: SETUP,
    mission: SETUP,
    deployment: 'cards of the hand are offered',
    'avoid-strain': 'the number says it',
    'convert-evade': 'the number says it',
    'attack-die': 'a die is its colour',
    'mission-may': MISSION,
    'mission-pick': MISSION,
    'mission-rule': MISSION,
  },
}

test('X-Wing: every question is about a ship or a card and says what changes, but for a few', () => {
  const { asked, bare, mute } = found(xwingFace, [{}, {}, {}])
  expect(asked.size).toBeGreaterThan(12)
  expect([...bare].filter((what) => !Object.hasOwn(XWING.bare, what))).toEqual([])
  expect([...mute].filter((what) => !Object.hasOwn(XWING.mute, what))).toEqual([])
})

test('Imperial Assault: every question is about a figure or a card and says what changes, but for a few', () => {
  const tables = [{}, {}, {}, { campaign: { mission: 'aftermath' } }]
  const { asked, bare, mute } = found(imperialAssaultFace, tables)
  expect(asked.size).toBeGreaterThan(20)
  expect([...bare].filter((what) => !Object.hasOwn(IMPERIAL_ASSAULT.bare, what))).toEqual([])
  expect([...mute].filter((what) => !Object.hasOwn(IMPERIAL_ASSAULT.mute, what))).toEqual([])
})
