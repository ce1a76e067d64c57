/** How a match of X-Wing came to its end, from its log. */
import type { Language, LogEntry, Seat } from '@dejarik/kernel'
import type { View } from '@dejarik/xwing'
import type { EndSummary } from '../../table/contract.ts'
import { wordsIn } from '../../text/index.ts'
import { bySeat, type Counted, course, figure, numberOf } from '../end.ts'

/** Of eight sides of a die: hits and critical hits of a red one, evades of a green one. */
const EXPECTED = { attack: 4 / 8, defense: 3 / 8 }

export function endOf(view: View, log: readonly LogEntry[], side: Seat, language: Language): EndSummary {
  const say = wordsIn(language)
  const seatOf = (ship: number): Seat | null => view.ships.find(({ id }) => id === ship)?.seat ?? null
  const by =
    (what: string, whose: 'own' | 'other'): Counted =>
    (entry) => {
      const seat = entry.what === what ? seatOf(numberOf(entry, 'ship')) : null
      return seat === null ? null : { side: whose === 'own' ? seat : 1 - seat, amount: 1 }
    }
  const luck =
    (kind: keyof typeof EXPECTED): Counted =>
    (entry) => {
      const seat =
        entry.what === 'roll-dice' && entry.args.kind === kind ? seatOf(numberOf(entry, 'ship')) : null
      if (seat === null) return null
      const good = String(entry.args.faces)
        .split(' ')
        .filter((face) => GOOD[kind].includes(face)).length
      return { side: seat, amount: good - EXPECTED[kind] * numberOf(entry, 'count') }
    }
  return {
    why: null,
    course: course(
      { what: say('end.points'), unit: say('end.round') },
      log,
      side,
      'round',
      bySeat('score', 'points'),
    ),
    figures: [
      figure(say('end.attacks'), log, side, by('attack', 'own')),
      figure(say('end.damage'), log, side, by('suffer', 'other')),
      figure(say('end.destroyed'), log, side, by('destroyed', 'other')),
      { ...figure(say('end.luck-attack'), log, side, luck('attack')), signed: true },
      { ...figure(say('end.luck-defense'), log, side, luck('defense')), signed: true },
    ],
  }
}

const GOOD = { attack: ['hit', 'crit'], defense: ['evade'] }
