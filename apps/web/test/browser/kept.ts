/** Matches as a visitor finds them on the shelf: played in the engine, so that the test begins in their middle. */
import { botNamed } from '@dejarik/bots'
import { deckbuilding } from '@dejarik/deckbuilding'
import { FastRng, type Game, isRefusal, Match, writeRecord } from '@dejarik/kernel'

/** The record after the bots have made `decisions`, at a question of `seat`; −1 plays to the end. */
export function recordAfter(decisions: number, seat = 0, seed = 'kept'): string {
  const game = deckbuilding as unknown as Game
  const options = game.readOptions({})
  if (isRefusal(options)) throw new Error(options.refused)
  const match = Match.start(game, options, seed)
  const bot = botNamed('greedy')
  const rng = new FastRng(1977, 0)
  while (!match.over) {
    const asked = match.asks[0]!.seat
    if (decisions >= 0 && match.n >= decisions && asked === seat) break
    match.answer(asked, bot.decide(match, asked, rng))
  }
  return writeRecord(match.record)
}

/** What the shelf holds under `dejarik.match.<id>`. */
export function keptMatch(id: string, record: string, seat = 0) {
  const kept = { id, game: 'deckbuilding', record, seat, level: 'greedy', botSeed: 1, when: 0, over: false }
  return { [`dejarik.match.${id}`]: kept }
}
