/** Whether what clients received is what their seats may see. */
import {
  type BaseState,
  canonical,
  FastRng,
  type Game,
  logFor,
  Match,
  type MatchRecord,
  SPECTATOR,
} from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import type { ServerMessage, TableMessage } from '@dejarik/protocol'
import { expect } from 'vitest'
import type { Player } from '../../test-support/index.ts'

/** Everything one client received. */
export interface Ear {
  readonly player: Player
  readonly frames: {
    readonly message: ServerMessage
    readonly text: string
    /** The table as it stands by this message; null if it is about something else. */
    readonly table: TableMessage | null
  }[]
}

export function listenTo(player: Player): Ear {
  const frames: Ear['frames'] = []
  player.hear = (message, text) => {
    const isNews = message.type === 'table' || message.type === 'change'
    frames.push({ message, text, table: isNews ? player.at(message.match).table : null })
  }
  return { player, frames }
}

/** The true match at each of its prompts. */
export function* prompts<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  record: MatchRecord,
): Generator<Match<S, O, V>> {
  const match = accepted(Match.restore(game, { ...record, entries: [] }, { log: true }))
  yield match
  for (const { how, seat, answer } of record.entries) {
    match.enter(how, seat, answer)
    yield match
  }
}

/** Each table that was sent must be what the kernel shows that seat, and the same in a world dealt anew. */
export function expectOnlyOwnSight<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  record: MatchRecord,
  ear: Ear,
): number {
  const sent = ear.frames.flatMap(({ table }) => (table !== null && table.view !== null ? [table] : []))
  const seat = sent[0].undo === null ? SPECTATOR : [...ear.player.tables.values()][0].joined.you
  let checked = 0
  for (const match of prompts(game, record)) {
    const twin = match.over ? match : match.sample(seat, new FastRng(match.n, 7))
    // Who has answered a secret question is open; a sample asks them again.
    const open = (world: Match<S, O, V>) => world.asks.filter((ask) => match.askOf(ask.seat) !== null)
    for (const table of sent.filter(({ n }) => n === match.n)) {
      for (const world of [match, twin]) {
        expect(canonical(table.view)).toBe(canonical(world.view(seat)))
        expect(canonical(table.asks)).toBe(canonical(open(world).map((ask) => world.askFor(ask, seat))))
      }
      const log = match.log.slice(table.log.from).map((entry) => logFor(entry, seat))
      expect(canonical(table.log.entries)).toBe(canonical(log))
      checked++
    }
  }
  return checked
}
