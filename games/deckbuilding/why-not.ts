import { type Refusal, refuse, type Seat } from '@dejarik/kernel'
import { COST, designOfCard, FACTION, FACTIONS, HIT_POINTS, NEUTRAL, NO_CARD } from './facts/catalogue.ts'
import type { OpenTable } from './rules/abilities.ts'
import { actionOf } from './rules/cards.ts'
import { mayOwn } from './rules/purchase.ts'
import { EMPIRE, REBELS, UNCOMMITTED } from './state.ts'
import type { InPlay, View } from './view.ts'

/** Why a thing on the table can't be chosen now. Things are `card:<id>`, `end`, `force`. */
export function whyNot(view: View, seat: Seat, thing: string): Refusal | null {
  if (view.winner >= 0) return refuse('match-over', view.endedBy)
  if (view.active !== seat) return refuse('not-your-turn', 'db.abilities.1')
  if (thing === 'force') return refuse('force-moves-by-cards', 'db.force.7')
  const card = thing.startsWith('card:') ? Number(thing.slice('card:'.length)) : NO_CARD
  if (!Number.isInteger(card) || card < 0 || designOfCard(card) === undefined) return null
  if (view.row.includes(card) || view.pilots.includes(card)) return whyNotBuy(view, seat, card)
  return whyNotInPlay(view, seat, card) ?? whyNotElsewhere(view, seat, card)
}

function whyNotBuy(view: View, seat: Seat, card: number): Refusal {
  const name = { name: designOfCard(card).id }
  if (!mayOwn(seat, card)) {
    const rule = seat === 0 ? 'db.faction.3' : 'db.faction.2'
    if (designOfCard(card).type === 'ship') return refuse('enemy-ship-in-row', 'db.bounty.20', { card: name })
    return refuse('enemy-card', rule, { card: name, faction: FACTIONS[FACTION[card]] })
  }
  const { resources } = view.sides[seat]
  if (COST[card] > resources)
    return refuse('too-expensive', 'db.purchase.4', { card: name, cost: COST[card], resources })
  if (FACTION[card] === NEUTRAL) return refuse('neutral-not-a-target', 'db.bounty.21', { card: name })
  return refuse('not-now', 'db.turn.2', { card: name })
}

function whyNotInPlay(view: View, seat: Seat, card: number): Refusal | null {
  const side = view.sides[seat]
  const own = [...side.units, ...side.ships, ...(side.base === null ? [] : [side.base])].find(
    (c) => c.card === card,
  )
  if (own === undefined) return null
  const args = { card: { name: designOfCard(card).id } }
  const ability = actionOf(card)
  if (ability !== null && !own.used)
    return ability.condition === null ||
      ability.condition.holds(openTable(view), { seat: seat === EMPIRE ? EMPIRE : REBELS, card })
      ? refuse('nothing-to-do', 'db.use.3', args)
      : refuse('condition-not-met', ability.condition.rule, { ...args, condition: ability.condition.name })
  if (own.used) return refuse('ability-used', 'db.use.4', args)
  if (own.attacked) return refuse('has-attacked', 'db.commit.8', args)
  if (own.target !== UNCOMMITTED) return refuse('is-committed', 'db.commit.8', args)
  return designOfCard(card).type === 'base'
    ? refuse('base-does-nothing', 'db.anatomy.13', args)
    : refuse('not-now', 'db.turn.2', args)
}

function openTable({ force, sides }: View): OpenTable {
  const cards = (inPlay: readonly InPlay[]) => inPlay.map(({ card }) => card)
  return {
    force,
    sides: sides.map(({ units, ships, base }) => ({
      units: cards(units),
      ships: cards(ships),
      base: base?.card ?? NO_CARD,
    })),
  }
}

function whyNotElsewhere(view: View, seat: Seat, card: number): Refusal {
  const args = { card: { name: designOfCard(card).id } }
  const theirs = view.sides[1 - seat]
  if (theirs.base?.card === card || theirs.ships.some((c) => c.card === card))
    return refuse('commit-attackers-first', 'db.commit.1', { ...args, hitPoints: HIT_POINTS[card] })
  if (view.sides.some((side) => side.discard.includes(card)) || view.galaxyDiscard.includes(card))
    return refuse('in-discard-pile', 'db.faq.7', args)
  return refuse('not-now', 'db.turn.2', args)
}
