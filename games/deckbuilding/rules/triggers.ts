/** Triggered abilities around a happening (rulebook: "Sobald", db.when.1 to db.when.4). */
import { type Discipline, type Flow, ListenerIndex, type Live, type Window } from '@dejarik/kernel'
import { type CardId, DESIGN, DESIGNS } from '../cards/catalogue.ts'
import { move } from '../options.ts'
import { type Faction, opponentOf, type State, type T } from '../state.ts'
import type { By, PreventAbility, TriggeredAbility } from './abilities.ts'
import type { Happening } from './events.ts'
import { isInPlay } from './zones.ts'

type Listening = TriggeredAbility | PreventAbility

let index: ListenerIndex<Listening> | null = null

/** Made at first use, because cards and rules know each other. */
function listeners(): ListenerIndex<Listening> {
  if (index !== null) return index
  index = new ListenerIndex()
  for (const [kind, design] of DESIGNS.entries())
    for (const ability of design.abilities ?? []) {
      if (ability.when === 'prevent') index.add('damage-base', 'instead', kind, ability)
      else if ('hears' in ability) index.add(ability.when, 'after', kind, ability)
    }
  return index
}

function ownerOf(s: State, event: Happening, card: CardId): Faction {
  if (isInPlay(s, s.active, card)) return s.active
  return isInPlay(s, opponentOf(s.active), card) ? opponentOf(s.active) : event.seat
}

/** Cards in play and the card that it happens to, as far as they listen. */
function live(t: T, event: Happening, window: Window): readonly Live<Listening>[] {
  const kinds = listeners().listeners(event.event, window)
  if (kinds === null) return NONE
  const s = t.state
  const found: Live<Listening>[] = []
  if (event.card >= 0) look(s, kinds, event, event.card, found)
  for (const side of s.sides) {
    if (side.base >= 0 && side.base !== event.card) look(s, kinds, event, side.base, found)
    for (const card of side.units) if (card !== event.card) look(s, kinds, event, card, found)
    for (const card of side.ships) if (card !== event.card) look(s, kinds, event, card, found)
  }
  return found
}

function look(
  s: State,
  kinds: readonly (readonly Listening[] | undefined)[],
  event: Happening,
  source: CardId,
  found: Live<Listening>[],
): void {
  const abilities = kinds[DESIGN[source]]
  if (abilities === undefined) return
  for (const ability of abilities) {
    const by = { seat: ownerOf(s, event, source), card: source }
    if (ability.when === 'prevent' ? event.card === source : ability.hears(s, event, by))
      found.push({ source, ability })
  }
}

const NONE: readonly Live<Listening>[] = []

/**
 * The owner may resolve the abilities in any order and may decline each (db.abilities.5, docs/rulings.md).
 * An ability whose effect can't be done at all is not offered.
 */
function* resolveTriggers(t: T, event: Happening, abilities: readonly Live<Listening>[]): Flow {
  const open = abilities.filter(({ ability }) => ability.when !== 'prevent') as Live<TriggeredAbility>[]
  while (open.length > 0) {
    const s = t.state
    const bys = open.map(({ source }): By => ({ seat: ownerOf(s, event, source), card: source }))
    const ready = open.flatMap(({ ability }, i) => (ability.effect.possible(s, bys[i]) ? [i] : []))
    if (ready.length === 0) return
    const { seat } = bys[ready[0]]
    const options = [...ready.map((i) => move('trigger', bys[i].card)), move('decline')]
    const about = ready.length === 1 ? { about: bys[ready[0]].card } : {}
    const chosen = yield* t.choose(seat, 'trigger', options, { rule: 'db.when.1', ...about })
    if (chosen.do === 'decline') return
    const i = ready[options.indexOf(chosen)]
    t.log?.('trigger', 'db.when.1', { seat, card: bys[i].card })
    const [{ ability }] = open.splice(i, 1)
    yield* ability.effect.resolve(t, bys[i])
  }
}

export const discipline: Discipline<State, Happening, Listening> = {
  live,
  /** Hoth: the first damage of the turn is prevented, up to its amount. */
  // biome-ignore lint/correctness/useYield: a window is a generator, also one that asks nobody
  *instead(t, event, abilities) {
    let amount = event.amount ?? 0
    for (const { source, ability } of abilities) {
      if (ability.when !== 'prevent') continue
      const prevented = Math.min(amount, ability.amount - t.state.prevented)
      if (prevented <= 0) continue
      t.state.prevented += prevented
      amount -= prevented
      t.log?.('prevent', 'db.while.1', { card: source, amount: prevented })
    }
    return { ...event, amount }
  },
  *before() {},
  after: resolveTriggers,
}
