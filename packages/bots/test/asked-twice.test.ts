/**
 * Whether, and then which: two questions to the same player, about the same card, with nothing between, where one would do.
 * Found in matches of players who have a plan, and say yes to half of what can be declined.
 */
import { deckbuilding } from '@dejarik/deckbuilding'
import { destiny } from '@dejarik/destiny'
import { imperialAssault } from '@dejarik/imperial-assault'
import { type Answer, type Ask, type BaseState, FastRng, type Game, Match, optionsOf } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { xwing } from '@dejarik/xwing'
import { expect, test } from 'vitest'

const DECLINING = new Set(['no', 'pass', 'decline'])
/** A turn's main decision is another question, whatever came before. */
const MAIN = new Set(['action', 'act', 'activate', 'figure'])
const MATCHES = 6
const DECISIONS = 400

/** The answer that says yes to the one thing that is offered; null if it is no such question. */
function yesTo(ask: Ask): number | null {
  if (ask.form !== 'one') return null
  const options = optionsOf(ask)
  const yes = options.findIndex((option) => !DECLINING.has(option.do))
  return options.length === 2 && yes >= 0 && DECLINING.has(options[1 - yes].do) ? yes : null
}

function isAboutTheSame(first: Ask, second: Ask): boolean {
  return (
    first.seat === second.seat &&
    (first.about === undefined || second.about === undefined || first.about === second.about)
  )
}

function askedTwice<S extends BaseState, O, V>(game: Game<S, O, V>): string[] {
  const found = new Set<string>()
  for (let n = 0; n < MATCHES; n++) {
    const options = accepted(game.readOptions({}))
    const match = Match.start(game, options, `asked twice ${n}`, { keep: 0, log: true })
    const rng = new FastRng(n)
    let before: { readonly ask: Ask; readonly told: number } | null = null
    for (let i = 0; i < DECISIONS && match.ask !== null; i++) {
      const { ask } = match
      // That it is used is told, and nothing else.
      const isNext = before !== null && match.log.length - before.told <= 1
      if (before !== null && isNext && 'options' in ask && !MAIN.has(ask.what))
        if (isAboutTheSame(before.ask, ask)) found.add(`${before.ask.what}, ${ask.what}`)
      const yes = yesTo(ask)
      let answer: Answer = game.advice.greedy(match.state, ask, rng)
      if (yes !== null && rng.int(2) === 0) answer = yes
      before = yes !== null && answer === yes ? { ask, told: match.log.length } : null
      accepted(match.answer(ask.seat, answer))
    }
  }
  return [...found].sort()
}

/** What is left (`docs/plan.md`). */
const LEFT = {
  deckbuilding: [],
  destiny: [
    'modifier, damage',
    'resolve-more, damage',
    'resolve-more, shields',
    'use-claim, put-on-deck',
    'use-claim, remove',
  ],
  xwing: ['modify-defense-dice, evade-result'],
  'imperial-assault': [
    'attack-modifiers, surge',
    'attack-pool, discard-command',
    'attack-pool, remove-dice',
    'attack-rerolls, reroll',
  ],
} as const

test('The Deckbuilding Game never asks whether, and then which', () => {
  expect(askedTwice(deckbuilding)).toEqual(LEFT.deckbuilding)
})

test('the other games ask so only where it is known', { timeout: 120_000 }, () => {
  for (const twice of askedTwice(destiny)) expect(LEFT.destiny).toContain(twice)
  for (const twice of askedTwice(xwing)) expect(LEFT.xwing).toContain(twice)
  for (const twice of askedTwice(imperialAssault)) expect(LEFT['imperial-assault']).toContain(twice)
})
