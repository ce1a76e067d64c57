/** Everything that this game asks. What reads questions and options is typed by this list (`questions.ts` of the kernel). */
import type { AskOf, No, One, Some, Split, Yes } from '@dejarik/kernel'
import type { Move } from './moves.ts'

/** A card of those that fit. */
type Pick = Move<'pick'>

export type Questions = {
  /** A turn's decision (db.turn.2). */
  action: One<Move<'play' | 'buy' | 'pay-off' | 'use' | 'commit' | 'resolve' | 'end'>>
  /** A triggered ability, or none of those open (db.when.1). */
  trigger: One<Move<'trigger' | 'decline'>>
  reward: One<Yes | No>
  /** A branch of a choose ability (db.choose.1), or none if it was triggered (db.when.1). */
  choose: One<Move<Branch | 'decline'>>
  'opponent-choose': One<Move<Branch>>
  destination: One<Move<'to-discard' | 'to-deck' | 'to-hand'>>
  'assign-damage': Split<Move<'ship' | 'base'>>
  'damage-target': One<Move<'ship' | 'base'>>
  'destroy-ship': One<Pick>
  'borrow-card': One<Pick>
  'discard-card': One<Pick>
  'discard-of-two': One<Pick>
  'discard-row-card': One<Pick>
  'exchange-with-top': One<Move<'pick' | 'decline'>>
  'exile-cards': Some<Pick>
  'purchase-card': One<Move<'pick' | 'decline'>>
  'purchase-free': One<Move<'pick' | 'decline'>>
  'put-on-their-deck': One<Pick>
  'recall-card': One<Pick>
  'recall-for': One<Pick>
  'take-bounty-hunter': One<Pick>
  'take-trooper': One<Pick>
  'take-unique-unit': One<Pick>
  'choose-base': One<Pick>
  'pick-bases': Some<Pick>
}

/** What a choose ability can offer. */
export type Branch = 'attack' | 'resources' | 'force' | 'repair' | 'discard'

/** A question of the list, as it is asked. */
export type AskFor<W extends keyof Questions> = Extract<AskOf<Questions>, { readonly what: W }>
