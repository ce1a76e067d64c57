import type { BaseState, Game } from './api.ts'
import { same } from './hash.ts'
import { Match, type MatchSettings } from './match.ts'
import { carryOver, migrate, unreadableState } from './migrate.ts'
import { type Answer, optionsOf } from './prompt.ts'
import type { Checkpoint, Entry, MatchRecord } from './record.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { RulesBug } from './rules-bug.ts'
import type { Unasked } from './table.ts'

/** An open match of older rules, as it goes on under those of today. */
export interface GoneOn<S extends BaseState = BaseState, O = unknown, V = unknown> {
  readonly match: Match<S, O, V>
  /** After how many of its decisions it goes on, and how many it had. */
  readonly from: number
  readonly of: number
  /**
   * `same`: everything before is as it was, and told in the log. `checkpoint`: it stands as it did at its last step
   * boundary, but what came before can't be followed any more. `retold`: its position was not kept, so the decisions
   * were followed under the rules of today as far as they go; some may have led elsewhere than they did.
   */
  readonly how: 'same' | 'checkpoint' | 'retold'
}

/**
 * Goes on with an open match whose record no longer folds: because it names other rules, or because an answer of it is
 * refused by now. `checkpoint` is its last step boundary as it was stored, or null.
 */
export function goOn<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  old: MatchRecord,
  checkpoint: Checkpoint | null,
  settings: Omit<MatchSettings, 'keep'> = {},
): GoneOn<S, O, V> | Refusal {
  if (old.game !== game.id) return refuse('record-other-game', undefined, { game: old.game })
  const before = old.from?.n ?? 0
  const of = before + old.entries.length
  const isOfIt = checkpoint !== null && checkpoint.n >= before && checkpoint.n <= of
  const kept = isOfIt ? migrated(game, checkpoint) : null
  const boundary = isRefusal(kept) ? null : kept
  const stood = boundary === null ? null : restored(game, carryOver(game, old, boundary), settings)
  // Today nobody may be asked where it stood, so the boundary to be met is the one before the next question.
  const met = stood === null || isRefusal(stood) ? boundary : stood.checkpoint
  const followed = follow(game, old, met, settings)
  if (followed?.agrees) return { match: followed.match, from: followed.n, of, how: 'same' }
  if (boundary !== null && stood !== null && !isRefusal(stood))
    return { match: stood, from: boundary.n, of, how: 'checkpoint' }
  // The position is there, only not readable today: it is not given up for the part of the way that can be followed.
  const unread = isRefusal(kept) ? kept : isRefusal(stood) ? stood : null
  if (unread !== null && (followed === null || followed.n < of)) return unread
  return followed === null
    ? refuse('record-other-rules', undefined, { theirs: old.rulesVersion, ours: game.rulesVersion })
    : { match: followed.match, from: followed.n, of, how: 'retold' }
}

/** In the shape that today's rules know. */
function migrated<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  checkpoint: Checkpoint,
): Checkpoint | Refusal {
  const state = migrate(game, checkpoint)
  return isRefusal(state) ? state : { n: checkpoint.n, schema: game.schema, state }
}

function restored<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  record: MatchRecord,
  settings: MatchSettings,
): Match<S, O, V> | Refusal {
  try {
    return Match.restore(game, record, settings)
  } catch (error) {
    if (error instanceof RulesBug) return unreadableState(error)
    throw error
  }
}

interface Followed<S extends BaseState, O, V> {
  readonly match: Match<S, O, V>
  /** How many of the old decisions were followed. The match has more where it was asked what older rules did unasked, and fewer where they asked twice. */
  readonly n: number
  readonly agrees: boolean
}

/** The old decisions under the rules of today, as far as they are accepted, and whether they lead past `boundary`. */
function follow<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  old: MatchRecord,
  boundary: Checkpoint | null,
  settings: MatchSettings,
): Followed<S, O, V> | null {
  /** Answers to come that went to a question with one option only. */
  let alone = 0
  const unasked: Unasked = (what, rule) => {
    if (game.formerlyAskedAlone?.(old.rulesVersion, what, rule) === true) alone++
  }
  const record = { ...old, rulesVersion: game.rulesVersion, entries: [] }
  const start = restored(game, record, { ...settings, unasked })
  if (isRefusal(start)) return null
  let match = start
  /** By how many decisions the match is ahead of the old one. */
  let ahead = answerUnasked(game, old.rulesVersion, match)
  /** Answers to the open question that were passed over. */
  let passed = 0
  const isThere = (): boolean =>
    boundary !== null &&
    match.checkpoint.n === boundary.n + ahead &&
    same(match.checkpoint.state, boundary.state)
  let agrees = isThere()
  for (const entry of old.entries) {
    const { how, seat } = entry
    try {
      if (how === 'answer' && alone > 0) {
        alone--
        ahead--
        agrees ||= match.n - ahead === boundary?.n && isThere()
        continue
      }
      if (wasAskedApart(game, old.rulesVersion, match, entry, passed)) {
        passed++
        ahead--
        continue
      }
      const answer = answerToday(game, old.rulesVersion, match, entry, passed)
      if (answer === null) {
        const done = afterFormerDeed(game, old.rulesVersion, match, entry, passed)
        const next =
          done === null ? null : restored(game, carryOver(game, old, done), { ...settings, unasked })
        if (next === null || isRefusal(next)) break
        match = next
      } else if (match.over || match.enter(how, seat, answer) !== null) break
      passed = 0
      agrees ||= match.n - ahead === boundary?.n && isThere()
      ahead += answerUnasked(game, old.rulesVersion, match)
    } catch (error) {
      // The match stands before the answer that met the bug.
      if (error instanceof RulesBug) break
      throw error
    }
    agrees ||= match.n - ahead === boundary?.n && isThere()
  }
  return { match, n: match.n - ahead, agrees }
}

/** Answers what older rules did not ask as they would have gone on; how many questions that were. */
function answerUnasked<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  rules: string,
  match: Match<S, O, V>,
): number {
  for (let n = 0; ; n++) {
    const { ask } = match
    const answer = ask === null ? undefined : game.formerlyUnasked?.(rules, match.state, ask)
    if (ask === null || answer === undefined || match.answer(ask.seat, answer) !== null) return n
  }
}

/** Whether the answer went to a question that is asked together with the next one today. */
function wasAskedApart<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  rules: string,
  match: Match<S, O, V>,
  { seat, answer }: Entry,
  passed: number,
): boolean {
  const ask = match.askOf(seat) ?? match.ask
  return ask !== null && game.formerlyAsked?.(rules, match.state, ask, answer, passed) === true
}

/**
 * The position after an answer that is not offered any more: where its question stands at a step boundary, and the game
 * knows what it did.
 */
function afterFormerDeed<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  rules: string,
  match: Match<S, O, V>,
  { seat, answer }: Entry,
  passed: number,
): Checkpoint | null {
  const ask = match.askOf(seat) ?? match.ask
  if (ask === null || typeof answer !== 'number' || match.checkpoint.n < match.n) return null
  const chosen = game.formerOptions?.(rules, match.state, ask, passed)?.[answer]
  const state = chosen === undefined ? undefined : game.formerDeed?.(rules, match.state, chosen)
  return state === undefined ? null : { n: match.n + 1, schema: game.schema, state }
}

/** The place among today's options of what was chosen among those of older rules; null if it is no longer offered. */
function answerToday<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  rules: string,
  match: Match<S, O, V>,
  { seat, answer }: Entry,
  passed: number,
): Answer | null {
  const ask = match.askOf(seat) ?? match.ask
  if ((ask?.form !== 'one' && ask?.form !== 'some') || typeof answer !== 'number') return answer
  const chosen = game.formerOptions?.(rules, match.state, ask, passed)?.[answer]
  if (chosen === undefined) return answer
  const today = optionsOf(ask).findIndex((option) => same(option, chosen))
  // Where some are chosen today, a former no is none of them.
  if (ask.form === 'some') return today < 0 ? [] : [today]
  return today < 0 ? null : today
}
