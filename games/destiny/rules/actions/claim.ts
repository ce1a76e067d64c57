/** Claiming the battlefield (rulebook: Das Schlachtfeld beanspruchen). */
import type { Flow, Seat } from '@dejarik/kernel'
import { factsOf } from '../../facts/index.ts'
import { type CardId, NONE, ownerOf, type State, type T } from '../../state.ts'
import type { Me } from '../abilities.ts'
import { sumOf } from '../ask-cards.ts'
import { abilitiesOf } from '../cards.ts'
import { dropDie } from '../dice.ts'
import { effectOf } from '../effect-of.ts'
import { raise } from '../queue.ts'
import { spend } from '../resources.ts'
import { useCardAction } from './card-action.ts'

/** Only one player each round (sd.claim.5). */
export function canClaim(s: State, seat: Seat): boolean {
  return s.claimedBy === NONE && canPayClaim(s, seat)
}

/** What others ask for it: a card may let somebody claim though it was claimed. */
export function canPayClaim(s: State, seat: Seat): boolean {
  return claimCost(s, seat) <= s.players[seat].resources
}

/** Nothing, unless a card of another asks for it. */
function claimCost(s: State, seat: Seat): number {
  return sumOf(s, 'claimCost', (ability, me) => ability.claimCost?.(s, me, seat))
}

export function* claimBattlefield(t: T, seat: Seat): Flow {
  const s = t.state
  spend(t, seat, claimCost(s, seat))
  s.claimedBy = seat
  s.happened = true
  t.log?.('claim', 'sd.claim.1', { seat, kind: s.kinds[s.battlefield] })
  setController(t, seat)
  // Whatever this player could still do is forgone (sd.claim.3).
  s.additional = s.additional.filter((entry) => entry.seat !== seat || entry.last)
  yield* raise(t, { event: 'claim', seat, card: s.battlefield })
  yield* useClaimAbility(t, seat, s.battlefield)
}

/** By an effect. */
export function* takeControl(t: T, seat: Seat): Flow {
  if (setController(t, seat)) yield* raise(t, { event: 'control', seat, card: t.state.battlefield })
}

function setController(t: T, seat: Seat): boolean {
  const s = t.state
  if (s.controller === seat) return false
  s.controller = seat
  s.happened = true
  t.log?.('control', 'sd.battlefield-card.3', { seat, kind: s.kinds[s.battlefield] })
  return true
}

/** Optional (sd.claim.6). Also for effects that use a battlefield as if it had just been claimed. */
export function* useClaimAbility(t: T, seat: Seat, battlefield: CardId): Flow {
  const kind = t.state.kinds[battlefield]
  const me: Me = { seat, card: battlefield, kind, die: NONE }
  for (const { ability } of abilitiesOf(kind, 'claim'))
    if (yield* t.may(seat, 'use-claim', { rule: 'sd.claim.2', about: kind })) {
      t.log?.('ability', 'sd.claim.2', { seat, kind })
      yield* effectOf(t, me, () => ability.run(t, me))
    }
}

/** "Use its claim ability or Power Action, even if it was used this round." */
export function* useBattlefield(t: T, seat: Seat): Flow {
  const { battlefield: card, kinds } = t.state
  const kind = kinds[card]
  yield* useClaimAbility(t, seat, card)
  for (const { key, ability } of abilitiesOf(kind, 'action'))
    if (
      ability.limit === 'round' &&
      (yield* t.may(seat, 'use-ability', { rule: 'sd.power-action.1', about: kind }))
    )
      yield* useCardAction(t, seat, { do: 'use', card, kind, key, die: NONE })
}

/** Battlefields that were brought and are not in use (sd.clar-wotf.4). */
export function unusedBattlefields(s: State): CardId[] {
  return s.players.flatMap(({ aside }) =>
    aside.filter((card) => factsOf(s.kinds[card]).type === 'battlefield'),
  )
}

/** The battlefield in use is exchanged for another that was brought; who controls it stays (sd.clar-aw.22). */
export function switchBattlefield(t: T, battlefield: CardId): void {
  const s = t.state
  const old = s.battlefield
  const aside = s.players.find((player) => player.aside.includes(battlefield))?.aside
  if (aside === undefined) return
  aside.splice(aside.indexOf(battlefield), 1)
  s.players[ownerOf(old)].aside.push(old)
  // The die of a battlefield goes with it, also from a pool (sd.dice-leave-play.1).
  for (const die of s.dice.filter(({ card }) => card === old)) dropDie(s, die)
  s.battlefield = battlefield
  s.battlefieldUsed = []
  const { battlefieldDamage: damage, battlefieldResources: resources } = s
  const kept = s.asideDamage.find(({ card }) => card === battlefield)
  s.battlefieldDamage = kept?.damage ?? 0
  s.battlefieldResources = kept?.resources ?? 0
  s.asideDamage = s.asideDamage.filter(({ card }) => card !== battlefield)
  if (damage > 0 || resources > 0) s.asideDamage.push({ card: old, damage, resources })
  s.happened = true
  t.log?.('switch-battlefield', 'sd.clar-aw.22', { kind: s.kinds[battlefield] })
}
