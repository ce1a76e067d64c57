/**
 * Keywords (rulebook: Schlüsselwörter). Guardian and Redeploy are abilities that the rules write once for all
 * cards that have the keyword; `KEYWORD_ABILITIES` are found by the windows like those of cards.
 */
import type { Flow } from '@dejarik/kernel'
import { type Card, type CardNumber, findCard, type State, type T } from '../state.ts'
import { type Instead, instead, type Keyword, type Me, type When, when } from './abilities.ts'
import { forEachOngoing } from './ask-cards.ts'
import { textOf } from './cards.ts'
import { chooseDie, isShowing } from './choose.ts'
import { dealDamage } from './damage.ts'
import { dieValue, removeDice } from './dice.ts'
import { hasLostAbilities } from './lost-abilities.ts'
import { isForbidden } from './prohibitions.ts'
import { forEachBorrowed } from './queue.ts'
import { moveUpgrade } from './upgrades.ts'

/** Printed on it, borrowed or given to it; having it twice is having it (sd.keywords.2), losing it is having it not (sd.keywords.3). */
export function hasKeyword(s: State, card: Card, keyword: Keyword): boolean {
  if (hasLostAbilities(s, card)) return false
  if (hasPrinted(card.kind, keyword)) return true
  let given = false
  forEachBorrowed(s, (borrower, kind) => {
    if (borrower.id === card.id && hasPrinted(kind, keyword)) given = true
  })
  forEachOngoing(s, 'gives', (ability, me) => {
    if (ability.gives?.(s, me, card).includes(keyword) === true) given = true
  })
  return given
}

function hasPrinted(kind: CardNumber, keyword: Keyword): boolean {
  return textOf(kind)?.keywords?.includes(keyword) === true
}

const guardian = when('before activate', {
  key: 'guardian',
  if(s, me) {
    const card = findCard(s, me.card)
    return card !== undefined && hasKeyword(s, card, 'guardian') && guardianDice(s, me).length > 0
  },
  /** One die showing melee or ranged damage goes, and its damage comes (sd.guardian.1). */
  *run(t, me): Flow {
    const die = yield* chooseDie(t, me, 'guardian', guardianDice(t.state, me), {
      optional: true,
      rule: 'sd.guardian.1',
    })
    if (die === null) return
    const value = dieValue(t.state, die)
    if (yield* removeDice(t, me, [die], 'card'))
      yield* dealDamage(t, me, me.card, value, { source: me.card, cause: 'game' })
  },
})

function guardianDice(s: State, me: Me) {
  return s.dice.filter((die) => die.pool >= 0 && die.pool !== me.seat && isShowing(die, 'melee', 'ranged'))
}

/** Before it would be discarded because its character is defeated (sd.redeploy.1). */
const redeploy = instead('discard', {
  key: 'redeploy',
  if(s, me, event) {
    const card = findCard(s, me.card)
    return (
      event.cause === 'defeat' &&
      card?.type === 'upgrade' &&
      hasKeyword(s, card, 'redeploy') &&
      newHosts(s, card).length > 0
    )
  },
  *run(t, me, event) {
    const card = findCard(t.state, me.card)
    if (card === undefined) return event
    const options = newHosts(t.state, card).map(({ id }) => ({ do: 'card' as const, card: id }))
    const cite = { rule: 'sd.redeploy.1', about: card.kind }
    const chosen = yield* t.decide(me.seat, 'redeploy', [...options, { do: 'decline' as const }], cite)
    if (chosen.do === 'decline') return event
    yield* moveUpgrade(t, me.card, chosen.card)
    return null
  },
})

function newHosts(s: State, upgrade: Card): readonly Card[] {
  return s.cards.filter(
    (card) => card.type === 'character' && card.controller === upgrade.controller && card.id !== upgrade.on,
  )
}

export const KEYWORD_ABILITIES: readonly (When | Instead)[] = [guardian, redeploy]

/**
 * An action more, after all that is under way (sd.additional-actions.1); forgone by whoever has claimed (sd.claim.3).
 * There is none once the phase is about to end.
 */
export function giveAdditionalAction(t: T, me: Me): void {
  const s = t.state
  if (s.claimedBy === me.seat || s.phase !== 'action' || s.ending) return
  if (isForbidden(s, 'additional-action', me.seat)) return
  s.additional.push({ seat: me.seat, about: me.kind, last: false })
  t.log?.('additional-action', 'sd.additional-actions.1', { seat: me.seat, kind: me.kind })
}

/** A last action, taken or forgone: then the action phase ends (sd.clar-aw.18). */
export function giveLastAction(t: T, me: Me): void {
  const s = t.state
  if (s.phase !== 'action' || s.ending) return
  s.additional.push({ seat: me.seat, about: me.kind, last: true })
  t.log?.('additional-action', 'sd.clar-aw.18', { seat: me.seat, kind: me.kind })
}
