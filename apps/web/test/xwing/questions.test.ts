/** What a question carries: its card, its ship, what an answer changes, and whether it comes again. */
import { type Ask, FastRng, Match } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { type View, xwing } from '@dejarik/xwing'
import { describe, expect, test } from 'vitest'
import { about } from '../../src/games/xwing/questions/about.ts'
import { bearing } from '../../src/games/xwing/questions/bearing.ts'
import { difference } from '../../src/games/xwing/questions/difference.ts'
import { groupOf } from '../../src/games/xwing/questions/group.ts'
import { windowOf } from '../../src/games/xwing/questions/window.ts'
import { OPTIONS, soundly } from './table.ts'

const SFOILS = {
  ...OPTIONS,
  squads: [
    {
      ...OPTIONS.squads[0]!,
      ships: OPTIONS.squads[0]!.ships.map(({ pilot }) => ({ pilot, upgrades: ['servomotorsfoils'] })),
    },
    OPTIONS.squads[1]!,
  ],
}

/** The first such question of the first seat, and what that seat sees. */
function asked(stop: (ask: Ask, view: View) => boolean) {
  const match = Match.start(xwing, accepted(xwing.readOptions(SFOILS)), 'table', {})
  const rng = new FastRng(7, 0)
  while (!match.over) {
    const ask = match.asks[0]!
    const view = match.view(ask.seat)
    if (ask.seat === 0 && stop(ask, view)) return { view, ask: match.askFor(ask, 0) }
    match.answer(ask.seat, soundly(ask, view, rng))
  }
  throw new Error('it was never asked')
}

describe('whether a card is used [card: Servomotor S-Foils]', () => {
  const { view, ask } = asked(({ what }) => what === 'use-ability')

  test('names the card, says its text, and lights its ship', () => {
    const found = about(view, ask, 'en')
    expect(found?.card).toBe('upgrade:servomotorsfoils')
    expect(found?.text).toMatch(/\w+ \w+/)
    expect(found?.things).toHaveLength(1)
    const ship = view.ships[Number(found!.things[0]!.slice('ship:'.length))]!
    expect(ship.seat).toBe(0)
  })

  test('says what its other side does, and that nothing changes by a no', () => {
    const [yes, no] = ask.choice?.form === 'one' ? ask.choice.options : []
    expect(difference(view, ask, yes!, 'en')).toMatch(/^Before you activate/)
    expect(difference(view, ask, no!, 'en')).toBeNull()
  })

  test('is a window that passes with no, worth asking with a target in reach alone', () => {
    const window = windowOf(view, ask, 'en')!
    expect(ask.choice?.form === 'one' && ask.choice.options[Number(window.pass)]?.do).toBe('no')
    expect(window.conditions.map(({ label }) => label)).toEqual(['only with a target in reach'])
    expect(window.round).toBe(view.round)
  })
})

describe('in an attack each answer says its odds', () => {
  test('every target', () => {
    const { view, ask } = asked(({ what }) => what === 'attack')
    const [first] = ask.choice?.form === 'one' ? ask.choice.options : []
    expect(difference(view, ask, first!, 'en')).toMatch(/^hits [\d.]+ ?% · ⌀ \d/)
  })

  test('a focus that is spent, and one that is kept', () => {
    const { view, ask } = asked(
      ({ what }, { attack }) =>
        what === 'modify-attack-dice' && attack!.attackDice.some(({ face }) => face === 'focus'),
    )
    const options = ask.choice?.form === 'one' ? ask.choice.options : []
    const said = (what: string) => difference(view, ask, options.find((one) => one.do === what)!, 'en') ?? ''
    const average = (line: string) => Number(/⌀ ([\d.]+)/.exec(line)?.[1])
    expect(average(said('focus'))).toBeGreaterThan(average(said('done')))
  })
})

test('a token that turns no die is said to change nothing, and one that does is not', () => {
  const { view, ask } = asked(
    ({ what }, { attack }) =>
      what === 'modify-attack-dice' && attack!.attackDice.some(({ face }) => face === 'focus'),
  )
  const options = ask.choice?.form === 'one' ? ask.choice.options : []
  const focus = options.find((one) => one.do === 'focus')!
  expect(bearing(view, 0, ask, focus)).toBeNull()
  const attackDice = view.attack!.attackDice.map((die) => ({ ...die, face: 'hit' as const }))
  const sure = { ...view, attack: { ...view.attack!, attackDice } }
  expect(bearing(sure, 0, ask, focus)).toBe('nothing')
  expect(bearing(sure, 0, ask, options.find((one) => one.do === 'done')!)).toBeNull()
})

test('targets are enemies; where both sides can be chosen, own ships are marked', () => {
  const { view, ask } = asked(({ what }) => what === 'attack')
  const options = ask.choice?.form === 'one' ? ask.choice.options : []
  expect(bearing(view, 0, ask, options[0]!)).toBe('harms-enemy')
  const both = [0, 1].map((seat) => ({ do: 'ship', ship: view.ships.find((one) => one.seat === seat)!.id }))
  const among = { ...ask, what: 'choose-ship', choice: { form: 'one', options: both } } as typeof ask
  expect(both.map((one) => bearing(view, 0, among, one))).toEqual(['harms-own', 'harms-enemy'])
})

test('an action says what its token would do for the shots that there are', () => {
  const { view, ask } = asked(({ what }, { round }) => what === 'action' && round >= 2)
  const options = ask.choice?.form === 'one' ? ask.choice.options : []
  const focus = options.find((one) => one.do === 'action' && Object.values(one).includes('focus'))!
  expect(difference(view, ask, focus, 'en')).toMatch(/^(shooting at|shot at by|As things stand)/)
})

test('the log goes by rounds, and in them by flights and shots', () => {
  const entry = (what: string) => ({ n: 1, what, rule: '', args: {} })
  expect(groupOf(entry('round'))).toBe('turn')
  expect(groupOf(entry('attack'))).toBe('activation')
  expect(groupOf(entry('gain'))).toBe(null)
})
