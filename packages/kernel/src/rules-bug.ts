import type { MatchRecord } from './record.ts'

/** A bug of ours, met while folding. The match stands where it stood before the answer. */
export class RulesBug extends Error {
  /** Folding this meets the bug again: its last entry is the answer that did. */
  readonly record: MatchRecord

  constructor(cause: unknown, record: MatchRecord) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'RulesBug'
    this.record = record
  }
}
