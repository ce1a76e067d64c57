/** Matches as a visitor finds them on the shelf: played in the engine, so that the test begins in their middle. */
import { botNamed } from '@dejarik/bots'
import { deckbuilding } from '@dejarik/deckbuilding'
import { type Ask, FastRng, Match, optionsOf, writeRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'

/** The record after the bots have made `decisions`, with `seat` at its turn and cards in hand; −1: to the end. */
export function recordAfter(decisions: number, seat = 0, seed = 'kept', lots = 1977): string {
  const game = deckbuilding
  const options = accepted(game.readOptions({}))
  const match = Match.start(game, options, seed)
  const bot = botNamed('greedy')
  const rng = new FastRng(lots, 0)
  while (!match.over) {
    const ask = match.asks[0]!
    if (decisions >= 0 && match.n >= decisions && ask.seat === seat && offersCards(ask)) break
    match.answer(ask.seat, bot.decide(match, ask.seat, rng))
  }
  return writeRecord(match.record)
}

function offersCards(ask: Ask): boolean {
  return ask.form === 'one' && optionsOf(ask).some((option) => option.do === 'play')
}

/** What the shelf holds under `dejarik.match.<id>`. */
export function keptMatch(id: string, record: string, seat = 0) {
  const kept = { id, game: 'deckbuilding', record, seat, level: 'greedy', botSeed: 1, when: 0, over: false }
  return { [`dejarik.match.${id}`]: kept }
}
