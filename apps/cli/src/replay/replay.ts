import {
  anything,
  fieldsOf,
  type Game,
  hash,
  isRefusal,
  type Language,
  logFor,
  Match,
  type MatchRecord,
  type Outcome,
  type Refusal,
  RulesBug,
  readJson,
  readRecord,
  refuse,
  SPECTATOR,
} from '@dejarik/kernel'
import { logBeside, refusalWithoutGame, type Speaker, speaker } from '@dejarik/text'
import { Lexicon } from '../lexicon.ts'
import { gameNamed } from '../settings.ts'
import type { Shell } from '../shell.ts'
import { BadInput } from '../trouble.ts'

/** What a record file may hold besides the record: proofs that a server or a client adds. */
export interface Proofs {
  /** Published before the match; see `commitmentOf`. */
  readonly commitment?: unknown
  readonly outcome?: unknown
}

const PROOFS = fieldsOf({}, { commitment: anything, outcome: anything })

export interface LogLine {
  readonly n: number
  readonly rule: string
  readonly sentence: string
}

/** A record that folds, in the reader's language. Whoever holds a record may know all of it, secrets too. */
export class Replay {
  readonly record: MatchRecord
  readonly proofs: Proofs
  readonly match: Match
  readonly lexicon: Lexicon
  readonly #speaker: Speaker

  constructor(record: MatchRecord, proofs: Proofs, match: Match, reader: Language) {
    this.record = record
    this.proofs = proofs
    this.match = match
    this.#speaker = speaker(match.game, reader)
    this.lexicon = new Lexicon(match.game, reader)
  }

  get seats(): readonly string[] {
    return this.match.game.seats(this.match.options)
  }

  get outcome(): { readonly winners: readonly string[]; readonly rule: string } | null {
    const outcome: Outcome | null = this.match.outcome
    return outcome === null
      ? null
      : { winners: outcome.winners.map((seat) => this.seats[seat]), rule: outcome.rule }
  }

  get summary() {
    const { game, rulesVersion, seed } = this.record
    const { n, over, state } = this.match
    return { game, rules: rulesVersion, seed, decisions: n, over, outcome: this.outcome, hash: hash(state) }
  }

  get headline(): string {
    const { outcome, match } = this
    const game = match.game.name[this.#speaker.language]
    const end =
      outcome === null
        ? this.lexicon.phrase('replay.unfinished')
        : this.lexicon.outcome(
            outcome.winners.map((name) => this.#speaker.seat(name)),
            outcome.rule,
          )
    return this.lexicon.phrase('replay.headline', { game, decisions: match.n, end })
  }

  get lines(): readonly LogLine[] {
    return this.match.log.map((entry) => ({
      n: entry.n,
      rule: entry.rule,
      sentence: this.#speaker.log(logFor(entry, entry.secret?.seat ?? SPECTATOR)),
    }))
  }

  /** The table after `n` decisions, and what is asked there. */
  at(n: number): { match: Match; asked: { seat: string; question: string; rule: string }[] } {
    const { record } = this
    const first = record.from?.n ?? 0
    if (n < first || n > this.match.n)
      throw new BadInput('--at {n}: this record goes from decision {first} to {last}.', {
        n,
        first,
        last: this.match.n,
      })
    const match = Match.restore(
      this.match.game,
      { ...record, entries: record.entries.slice(0, n - first) },
      { keep: 1 },
    )
    if (isRefusal(match)) throw new BadInput(this.#speaker.refusal(match))
    const asked = match.asks.map((ask) => ({
      seat: this.#speaker.seat(this.seats[ask.seat]),
      question: this.#speaker.ask(match.view(ask.seat), ask),
      rule: ask.rule,
    }))
    return { match, asked }
  }
}

/** A record that no longer folds, with the log that was kept beside it. */
export interface Unfolded {
  readonly record: MatchRecord
  /** A sentence. */
  readonly why: string
  readonly lines: readonly LogLine[]
}

/** Reads and folds a record file. If it does not fold, its log is what is left; without one, says in a sentence why not. */
export async function openRecord(
  shell: Shell,
  file: string,
  text: string,
  reader: Language,
): Promise<Replay | Unfolded> {
  const record = readRecord(text)
  if (isRefusal(record))
    throw new BadInput('{file}: {why}', { file, why: refusalWithoutGame(record, reader) })
  const game = await gameNamed(shell, record.game)
  const log = logBeside(text)
  const match = restored(game, record, log !== null)
  const proofs = readJson(text, PROOFS)
  if (!isRefusal(match)) return new Replay(record, isRefusal(proofs) ? {} : proofs, match, reader)
  const why = speaker(game, reader).refusal(match)
  if (log === null) throw new BadInput('{file}: {why}', { file, why })
  const lines = log.map(({ n, rule, words }) => ({ n, rule, sentence: words[reader] }))
  return { record, why, lines }
}

/** A bug of ours is worth a report, but not where the match can be told all the same. */
function restored(game: Game, record: MatchRecord, isTold: boolean): Match | Refusal {
  try {
    return Match.restore(game, record, { log: true })
  } catch (error) {
    if (error instanceof RulesBug && isTold) return refuse('record-not-followed')
    throw error
  }
}
