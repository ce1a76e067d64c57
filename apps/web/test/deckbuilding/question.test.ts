/** What the prompt says besides its sentence, in matches that bots play. */
import { botNamed } from '@dejarik/bots'
import { deckbuilding } from '@dejarik/deckbuilding'
import { FastRng, Match } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { optionsOfChoice } from '../../src/board/asked.ts'
import { deckbuildingFace as face } from '../../src/games/deckbuilding/index.tsx'

/** Every question of two matches, each as who is asked sees it. */
function* questions() {
  const bot = botNamed('greedy')
  for (const seed of ['one', 'two']) {
    const options = accepted(deckbuilding.readOptions({ bases: 3 }))
    const match = Match.start(deckbuilding, options, seed)
    const rng = new FastRng(3, 0)
    while (!match.over) {
      const { seat } = match.asks[0]!
      const ask = match.askFor(match.asks[0]!, seat)
      yield { ask, view: deckbuilding.view(match.state, seat) }
      match.answer(seat, bot.decide(match, seat, rng))
    }
  }
}

/** What is chosen for no more than itself. */
const SAYS_ALL = new Set(['decline', 'no', 'yes', 'attack', 'resources', 'force', 'repair', 'discard'])

test('each option of a turn says what changes by it, in both languages', () => {
  const silent = new Set<string>()
  const told = new Map<string, string>()
  for (const { ask, view } of questions())
    for (const option of optionsOfChoice(ask.choice)) {
      if (SAYS_ALL.has(option.do)) continue
      const [en, de] = [face.difference!(view, ask, option, 'en'), face.difference!(view, ask, option, 'de')]
      if (ask.what === 'action' && (!en || !de)) silent.add(option.do)
      if (en !== null) told.set(option.do, en)
      expect(en === de && /[a-z]{4}/u.test(en ?? ''), `${option.do}: ${en}`).toBe(false)
    }
  expect([...silent]).toEqual([])
  expect(told.get('commit')).toMatch(/attack|of/)
  expect(told.get('end')).toMatch(/lost|discard|left over/)
})

test('a question for a card carries it, and one that comes again can be passed for a while', () => {
  let windows = 0
  for (const { ask, view } of questions()) {
    const about = face.about!(view, ask, 'en')
    expect(about === null).toBe(ask.about === undefined)
    if (about?.card != null) expect(deckbuilding.nameOf(about.card, 'en')).not.toBe(about.card)
    const window = face.windowOf!(view, ask, 'en')
    if (window === null) continue
    windows++
    const passes = optionsOfChoice(ask.choice)[Number(window.pass)]!
    expect(['decline', 'no']).toContain(passes.do)
  }
  expect(windows).toBeGreaterThan(0)
})
