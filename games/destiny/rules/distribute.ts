/** Distributing damage (rulebook: Aufteilen): among the characters of the player to whom it is dealt, as he likes. */
import type { Flow, Seat } from '@dejarik/kernel'
import type { Card, CardId, State, T } from '../state.ts'
import type { Me } from './abilities.ts'
import { anySays } from './ask-cards.ts'
import { charactersOf, citeOf } from './choose.ts'
import { dealToEach, type Hit, remainingHealth } from './damage.ts'
import { raise } from './queue.ts'

/** The player distributes damage among his own characters (sd.distribute.1 to .4); to which he has dealt some. */
export function* distributeDamage(
  t: T,
  me: Me,
  seat: Seat,
  amount: number,
  hit: Hit = {},
): Flow<readonly CardId[]> {
  const characters = charactersOf(t.state, seat)
  if (characters.length === 0 || amount <= 0) return []
  const shares = yield* damageShares(t, me, seat, characters, amount, hit)
  yield* dealToEach(
    t,
    me,
    characters.map(({ id }, i) => ({ card: id, amount: shares[i] })),
    hit,
  )
  if (hit.kind === 'indirect')
    yield* raise(t, { event: 'indirect-dealt', seat: me.seat, card: me.card, to: seat, amount })
  return characters.filter((_, i) => shares[i] > 0).map(({ id }) => id)
}

/**
 * Nobody is assigned more than his remaining health and shields while another can take it (sd.distribute.2, .3). Some
 * may have to take indirect damage before all others.
 */
function* damageShares(
  t: T,
  me: Me,
  seat: Seat,
  characters: readonly Card[],
  amount: number,
  hit: Hit,
): Flow<readonly number[]> {
  if (characters.length === 1) return [amount]
  const s = t.state
  const room = characters.map(
    (card) => remainingHealth(s, card) + (hit.unblockable === true ? 0 : card.shields),
  )
  const first = hit.kind === 'indirect' ? characters.map((card) => mustTakeFirst(s, card)) : []
  const isFirst = (i: number): boolean => !first.includes(true) || first[i]
  const total = sum(room)
  const firstRoom = sum(room.filter((_, i) => isFirst(i)))
  if (amount <= firstRoom)
    return yield* shareOut(t, me, seat, characters, amount, 'distribute-damage', (i) =>
      isFirst(i) ? room[i] : 0,
    )
  const given = room.map((one, i) => (amount > total || isFirst(i) ? one : 0))
  const rest = amount - sum(given)
  const more =
    amount <= total
      ? yield* shareOut(t, me, seat, characters, rest, 'distribute-damage', (i) => (isFirst(i) ? 0 : room[i]))
      : // More than all of them can take: everybody gets that much, and the rest goes where the player likes.
        yield* shareOut(t, me, seat, characters, rest, 'distribute-rest', (i) => (isFirst(i) ? rest : 0))
  return given.map((one, i) => one + more[i])
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

function mustTakeFirst(s: State, card: Card): boolean {
  return anySays(s, 'takesFirst', (ability, me) => ability.takesFirst?.(s, me, card))
}

/** Shares of these characters, none above its cap; asked only where there is a choice. */
function* shareOut(
  t: T,
  me: Me,
  seat: Seat,
  characters: readonly Card[],
  amount: number,
  what: 'distribute-damage' | 'distribute-rest',
  capOf: (place: number) => number,
): Flow<readonly number[]> {
  const open = characters.map((_, i) => i).filter((i) => capOf(i) > 0)
  if (open.length === 1) return characters.map((_, i) => (i === open[0] ? amount : 0))
  const options = open.map((i) => ({ do: 'card' as const, card: characters[i].id }))
  const rule = what === 'distribute-rest' ? 'sd.distribute.3' : 'sd.distribute.2'
  const parts = { options, caps: open.map(capOf), min: amount, max: amount }
  const shares = yield* t.split(seat, what, parts, { ...citeOf(t.state, me, rule), amount })
  return characters.map((_, i) => (open.includes(i) ? shares[open.indexOf(i)] : 0))
}
