/** Decloaking (rulebook: "Tarnung", xw.g.decloak). */
import type { Flow } from '@dejarik/kernel'
import { printed } from '../facts/printed.ts'
import { decloakAhead, decloakAside, ROLL_ENDS, type TemplateName } from '../geometry/index.ts'
import { DECLOAKED, PLACED_DEVICE, type Ship, type ShipId, type State, type T } from '../state.ts'
import type { Always, Fee, Me } from './abilities.ts'
import { raise } from './ability-queue.ts'
import { rollsWith } from './actions/barrel-roll.ts'
import { boostsWith } from './actions/boost.ts'
import { reposition, type Way } from './actions/reposition.ts'
import { forEachOpinion, opinions } from './ask-cards.ts'
import { cardOf } from './cards.ts'
import { canPay, pay } from './costs.ts'
import { has, removeToken } from './tokens.ts'

type Offered = ReturnType<NonNullable<Always['mayDecloakWith']>>

/** Not in a phase in which it placed a device (xw.g.device.22, xw.g.decloak.10); stress does not matter. */
export function canDecloak(ship: Ship): boolean {
  return has(ship, 'cloak') && (ship.marks & PLACED_DEVICE) === 0
}

function decloakWays(s: State, ship: Ship, instead: TemplateName | undefined): Way[] {
  const { size } = printed(ship)
  const given = instead ?? opinions(s, 'decloaks', ship).find((name) => name !== null)
  if (given != null) return [...rollsWith(size, given), ...boostsWith([given])]
  const aside = (['left', 'right'] as const).flatMap((side) =>
    ROLL_ENDS.map((end): Way => ({ side, end, move: decloakAside(size, side, end) })),
  )
  return [...aside, { side: 'straight', end: 'straight', move: decloakAhead(size) }]
}

/** A template that its player chooses to pay for; undefined for none. */
function* otherTemplate(t: T, ship: Ship): Flow<TemplateName | undefined> {
  const s = t.state
  const offers: (Fee & { readonly template: TemplateName })[] = []
  const hear = (offer: Offered, me: Me): void => {
    if (offer !== null && canPay(s, me, offer.cost)) offers.push({ me, ...offer })
  }
  forEachOpinion(s, 'mayDecloakWith', hear, ship)
  for (const { me, cost, template } of offers) {
    if (!(yield* t.may(ship.seat, 'use-ability', { rule: 'xw.g.decloak.8', about: me.card }))) continue
    t.log?.('ability', cardOf(me.card).rule, { seat: ship.seat, ship: ship.id, card: me.card })
    yield* pay(t, me, cost)
    return template
  }
  return undefined
}

/** False if it failed; then it keeps its cloak token (xw.g.decloak.9). */
export function* decloak(t: T, ship: ShipId): Flow<boolean> {
  const it = t.state.ships[ship]
  const instead = yield* otherTemplate(t, it)
  const moved = yield* reposition(t, ship, decloakWays(t.state, it, instead), {
    what: 'decloak',
    rule: 'xw.g.decloak.8',
    how: 'decloak',
    mayFail: true,
  })
  if (moved !== true) {
    t.log?.('decloak-failed', 'xw.g.decloak.9', { ship })
    return false
  }
  removeToken(t, ship, 'cloak')
  it.marks |= DECLOAKED
  yield* raise(t, { event: 'decloaked', ship })
  return true
}
