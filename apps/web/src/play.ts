/** From a wish to a match: begins it and goes there. */
import { isRefusal, type MatchRecord, type Refusal, type Seat } from '@dejarik/kernel'
import type { TableFace } from './games/face.ts'
import { go } from './route.ts'
import { newMatch } from './session/local.ts'
import { browserRoom, drawSeat, randomHex, randomSeed } from './session/room.ts'

/** Against a bot, in this page. Null if it has begun, else why not. */
export function playBot(
  face: TableFace,
  wish: { options: unknown; seat: Seat | 'any'; also?: readonly Seat[]; level: string },
): Refusal | null {
  const options = face.game.readOptions(wish.options)
  if (isRefusal(options)) return options
  const record: MatchRecord = {
    game: face.game.id,
    rulesVersion: face.game.rulesVersion,
    options,
    seed: randomHex(16),
    entries: [],
  }
  return playOn(face, record, drawSeat(face, options, wish.seat), wish.level, wish.also)
}

/** From any record: a new match, or a replay's moment. */
export function playOn(
  face: TableFace,
  record: MatchRecord,
  seat: Seat,
  level: string,
  also: readonly Seat[] = [],
): Refusal | null {
  const kept = newMatch(browserRoom, face, {
    id: randomHex(5),
    record,
    seat,
    also,
    level,
    botSeed: randomSeed(),
  })
  if (isRefusal(kept)) return kept
  go({ at: 'play', id: kept.id })
  return null
}
