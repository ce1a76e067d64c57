/** Why something of a campaign can't be chosen now: a card in play, a group in hand, what is on offer, rest and strain. */
import { type NameArg, type Refusal, type RuleId, refuse, type Seat } from '@dejarik/kernel'
import { cardLabel, deploymentLabel, figureLabel } from './labels.ts'
import type { Cost } from './rules/abilities.ts'
import { pointsFor, threatCost } from './rules/campaign/deployment.ts'
import { canRest, canStrain } from './rules/campaign/strain.ts'
import { cardOf } from './rules/cards.ts'
import { isAsleep, isLive } from './rules/held.ts'
import { enduranceOf, isHero, isIncapacitated } from './rules/hero.ts'
import { canUsePoints } from './rules/moving.ts'
import { EMPIRE, type FigureId, type HeldId, NONE, REBELS, type State } from './state.ts'

const figureName = (s: State, id: FigureId): NameArg => ({ name: figureLabel(s, id) })

/** Most strain for movement points in an activation (ia.activation.7). */
const MOST_STRAINED = 2

/** A card in play, by its place. */
export function whyNotHeld(s: State, side: Seat, id: HeldId): Refusal {
  const held = s.held[id]
  const card = { name: cardLabel(held.card) }
  if (held.seat !== side) return refuse('not-your-card', 'ia.play-area.1', { card })
  if (held.depleted) return refuse('card-depleted', 'ia.deplete.1', { card })
  if (held.facedown) return refuse('card-facedown', 'ia.golden-rules.2', { card })
  if (held.away) return refuse('card-left-behind', 'ia.item-cards.14', { card })
  if (!isLive(held)) return refuse('modification-without-weapon', 'ia.modifications.7', { card })
  const { hero } = held
  if (hero !== NONE && isIncapacitated(s.figures[hero]))
    return refuse('is-incapacitated', 'ia.incapacitated.1', { figure: figureName(s, hero) })
  if (hero !== NONE && s.figures[hero].gone)
    return refuse('hero-withdrawn', 'ia.withdraw.1', { figure: figureName(s, hero) })
  const { abilities } = cardOf(held.card)
  const uses = abilities.flatMap(({ when, action }) => [
    ...when.filter(({ may }) => may === true).map(({ cost }) => cost),
    ...(action === undefined ? [] : [action.cost]),
  ])
  if (uses.length === 0) return refuse('card-works-always', 'ia.class-cards.5', { card })
  const unpaid = uses.map((cost) => whyNotPaid(s, cost, hero, id))
  // If one way to use it can be paid, the moment is wrong.
  const [first] = unpaid
  if (first !== null && !unpaid.includes(null)) return first
  if (isAsleep(s, id)) return refuse('card-other-weapon', 'ia.item-cards.5', { card })
  const isAction = abilities.every(({ action, when }) => action !== undefined && when.length === 0)
  if (!isAction) return refuse('card-no-use-now', 'ia.conflicts.5', { card })
  const { activation } = s
  const isOwn =
    activation !== null && activation.figure !== NONE && (hero === NONE || activation.figure === hero)
  if (isOwn && abilities.some(({ key }) => activation.used.includes(key)))
    return refuse('special-used', 'ia.actions.11', { card })
  return isOwn && activation.actions === 0
    ? refuse('no-actions-left', 'ia.actions.1', { figure: figureName(s, activation.figure) })
    : refuse('card-special-action', 'ia.actions.4', { card })
}

/** What of a cost is lacking (ia.abilities.5). */
function whyNotPaid(s: State, cost: Cost | undefined, figure: FigureId, id: HeldId): Refusal | null {
  if (cost === undefined) return null
  const { exhaust = false, strain = 0, threat = 0, influence = 0 } = cost
  if (exhaust && s.held[id].exhausted)
    return refuse('card-exhausted', 'ia.exhaust.1', { card: { name: cardLabel(s.held[id].card) } })
  if (strain > 0 && figure !== NONE && !canStrain(s, figure, strain)) return tooMuchStrain(s, figure)
  const { campaign } = s
  if (campaign === null) return null
  if (threat > campaign.threat) return lacking('too-little-threat', 'ia.threat.3', threat, campaign.threat)
  return influence > campaign.influence
    ? lacking('too-little-influence', 'ia.influence.2', influence, campaign.influence)
    : null
}

function lacking(key: string, rule: RuleId, needed: number, has: number): Refusal {
  return { refused: key, rule, args: { needed, has } }
}

function tooMuchStrain(s: State, figure: FigureId): Refusal {
  return refuse('too-much-strain', 'ia.strain-campaign.5', {
    figure: figureName(s, figure),
    strain: s.figures[figure].strain,
    endurance: enduranceOf(s, figure),
  })
}

/** A deployment card of the Imperial player's. */
export function whyNotDeploy(s: State, side: Seat, kind: number): Refusal | null {
  const { campaign } = s
  if (campaign === null || side !== EMPIRE) return null
  const card = { name: deploymentLabel(kind) }
  if (!campaign.hand.includes(kind))
    return campaign.reserve.includes(kind) ? refuse('group-reserved', 'ia.reserved-groups.5', { card }) : null
  const threat = threatCost(s, kind, false)
  if (threat > campaign.threat)
    return lacking('too-little-threat', 'ia.deployment-campaign.9', threat, campaign.threat)
  return pointsFor(s, kind).length === 0
    ? refuse('no-deployment-point', 'ia.deployment-campaign.5')
    : refuse('deploy-later', 'ia.status-phase-campaign.6', { card })
}

/** An item, a class card or an agenda card on offer. */
export function whyNotBuy(s: State, seat: Seat, number: number): Refusal | null {
  const { campaign } = s
  if (campaign === null || number < 0 || cardOf(number) === undefined) return null
  const { kind, cost } = cardOf(number).facts
  const xp = campaign.xp[seat] ?? 0
  const card = { name: cardLabel(number) }
  if (kind === 'item' && cost > campaign.credits)
    return lacking('too-few-credits', 'ia.rebel-upgrade-stage.8', cost, campaign.credits)
  if (kind === 'agenda' && cost > campaign.influence)
    return lacking('too-little-influence', 'ia.imperial-upgrade-stage.5', cost, campaign.influence)
  if (kind === 'class' && cost > xp)
    return lacking('too-little-experience', 'ia.rebel-upgrade-stage.3', cost, xp)
  if (kind === 'imperial-class' && cost > xp)
    return lacking('too-little-experience', 'ia.imperial-upgrade-stage.2', cost, xp)
  return refuse('not-on-offer', 'ia.campaign.2', { card })
}

/** `rest` or `strain-move` of the active figure. */
export function whyNotAct(s: State, side: Seat, what: string): Refusal | null {
  const { activation } = s
  const active = activation?.figure ?? NONE
  if (activation === null || active === NONE || s.figures[active].seat !== side || side !== REBELS)
    return null
  const figure = figureName(s, active)
  if (!isHero(s, active)) return refuse('not-a-hero', 'ia.allies-rebel.10', { figure })
  if (what === 'rest') {
    if (activation.actions === 0) return refuse('no-actions-left', 'ia.actions.1', { figure })
    return canRest(s, active) ? null : refuse('nothing-to-recover', 'ia.rest.1', { figure })
  }
  if (activation.strained >= MOST_STRAINED) return refuse('strained-twice', 'ia.activation.7', { figure })
  if (!canStrain(s, active, 1)) return tooMuchStrain(s, active)
  return canUsePoints(s, active, 1, activation.actions) ? null : refuse('stays-here', 'ia.move.1', { figure })
}
