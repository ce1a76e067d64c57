/** What comes of an ability, as the log tells it. */
import { type Doing, done, type Flow } from '@dejarik/kernel'
import { NONE, type T } from '../state.ts'
import { CARD_RULE, type Me } from './abilities.ts'

/**
 * Carries an ability out. That it was used tells nobody what it did: usually the entries that follow say it, and where
 * there is nothing to say because nothing came of it, that is said. What it answers to counts, if it changed that.
 */
export function* effectOf<R>(t: T, me: Me, run: () => Doing<R>, event: object = {}): Flow<R> {
  const s = t.state
  const { happened } = s
  const { length } = s.additional
  // Only the log asks what came of it.
  const before = t.log === undefined ? [] : Object.values(event)
  s.happened = false
  const result = yield* done(run())
  const didSomething =
    s.happened || s.additional.length > length || before.some((value, i) => Object.values(event)[i] !== value)
  s.happened ||= happened
  if (!didSomething && me.kind !== NONE) t.log?.('no-effect', CARD_RULE, { seat: me.seat, kind: me.kind })
  return result
}
