/** Triggered abilities around a happening (rulebook: "Sobald", db.when.1 to db.when.4). */
import {
  type Live as AnyLive,
  type ByCard,
  type Discipline,
  type Doing,
  done,
  type Flow,
  type Keyed,
  never,
  raise as raiseIn,
  type Window,
} from '@dejarik/kernel'
import { type CardId, DESIGN } from '../facts/catalogue.ts'
import { move } from '../moves.ts'
import { type Faction, opponentOf, type State, type T } from '../state.ts'
import type { Effect, Kit, Me, Prevent, When } from './abilities.ts'
import { abilityIndex } from './cards.ts'
import type { Happening } from './events.ts'
import { isInPlay } from './zones.ts'

type Live = AnyLive<Kit, Happening, When | Prevent>
type Listed = ByCard<readonly Keyed<When | Prevent>[]>

const NOBODY: readonly Live[] = []

/** Cards in play and the card that it happens to, as far as they listen. */
function live(t: T, event: Happening, window: Window): readonly Live[] {
  if (window === 'before') return NOBODY
  const listed = abilityIndex().at(window === 'after' ? 'when' : 'instead', event.event)
  if (listed === undefined) return NOBODY
  const s = t.state
  const found: Live[] = []
  if (event.card >= 0) look(s, listed, event, event.card, found)
  for (const side of s.sides) {
    if (side.base >= 0 && side.base !== event.card) look(s, listed, event, side.base, found)
    for (const card of side.units) if (card !== event.card) look(s, listed, event, card, found)
    for (const card of side.ships) if (card !== event.card) look(s, listed, event, card, found)
  }
  return found
}

function look(s: State, listed: Listed, event: Happening, card: CardId, found: Live[]): void {
  const abilities = listed[DESIGN[card]]
  if (abilities === undefined) return
  const me = { seat: ownerOf(s, event, card), card }
  for (const { key, ability } of abilities)
    if (concerns(s, me, ability, event)) found.push({ me, key, ability, event })
}

function ownerOf(s: State, event: Happening, card: CardId): Faction {
  if (isInPlay(s, s.active, card)) return s.active
  return isInPlay(s, opponentOf(s.active), card) ? opponentOf(s.active) : event.seat
}

/** Whether a happening is one that the ability speaks of. */
function concerns(s: State, me: Me, ability: When | Prevent, event: Happening): boolean {
  if (ability.word === 'instead') return event.card === me.card
  return isOf(me, ability, event) && ability.if?.(s, me, event) !== false
}

function isOf(me: Me, { of }: When, event: Happening): boolean {
  switch (of) {
    case 'this':
      return event.card === me.card
    case 'yours':
      return event.seat === me.seat
    case 'opponents':
      return event.seat !== me.seat
    case 'attackers':
      return event.attackers?.includes(me.card) ?? false
    default:
      return never(of)
  }
}

/**
 * The owner may resolve the abilities in any order and may decline each (db.abilities.5, docs/rulings.md).
 * An ability whose effect can't be done at all is not offered.
 */
function* resolveTriggers(t: T, live: readonly Live[]): Flow {
  const open = live.slice()
  while (open.length > 0) {
    const s = t.state
    const ready = open.filter(({ me, ability, event }) => ability.possible?.(s, me, event) !== false)
    if (ready.length === 0) return
    const { seat, card } = ready[0].me
    const [{ me, ability }] = ready
    if (ready.length === 1 && ability.word === 'when' && ability.effect.chosen !== undefined) {
      yield* resolveChosen(t, me, ability.effect.chosen)
      return
    }
    const options = [...ready.map(({ me }) => move('trigger', me.card)), move('decline')]
    const cite = { rule: 'db.when.1', ...(ready.length === 1 && { about: card }) }
    const chosen = yield* t.choose(seat, 'trigger', options, cite)
    if (chosen.do === 'decline') return
    const one = ready[options.indexOf(chosen)]
    open.splice(open.indexOf(one), 1)
    t.log?.('trigger', 'db.when.1', { seat, card: one.me.card })
    if (one.ability.word === 'when') yield* done(one.ability.run(t, one.me, one.event))
  }
}

/** Which of its branches it takes, or none: to be asked first whether would be another question for the same decision. */
function* resolveChosen(t: T, me: Me, choose: NonNullable<Effect['chosen']>): Flow {
  const effect = yield* choose(t, me, 'db.when.1')
  if (effect === null) return
  t.log?.('trigger', 'db.when.1', { seat: me.seat, card: me.card })
  yield* done(effect.run(t, me))
}

const discipline: Discipline<T, Happening, Live> = {
  live,
  *instead(t, event, live) {
    let now: Happening | null = event
    for (const { me, ability } of live)
      if (ability.word === 'instead' && now !== null) now = yield* done(ability.run(t, me, now))
    return now
  },
  *before() {},
  after: (t, _event, live) => resolveTriggers(t, live),
}

/** Makes something happen, with what it triggers. */
export function raise(t: T, event: Happening, change: (event: Happening) => Doing): Flow<unknown> {
  return raiseIn(t, discipline, event, change)
}
