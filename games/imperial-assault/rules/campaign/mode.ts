/** What holds in campaign missions alone: heroes are wounded before they withdraw, defeated groups return to the hand. */
import { EMPIRE, type FigureId, type GroupId, NONE, type State, type T } from '../../state.ts'
import { cardOf, designOf } from '../cards.ts'
import { discardCard } from '../held.ts'
import { isHero, isWounded } from '../hero.ts'
import type { Mode } from '../mode.ts'
import { campaignPart, checkHeroes } from './mission-over.ts'
import { putStrain, trimStrain } from './strain.ts'

/** A healthy hero turns its sheet over and stays (ia.wounded.1, ia.defeated.2); others stay if the mission says so. */
function wound(t: T, figure: FigureId, by: FigureId): boolean {
  const s = t.state
  if (!isHero(s, figure))
    return campaignPart(s).staysDown?.(s, figure) === true && incapacitate(t, figure, by)
  const one = s.figures[figure]
  if (isWounded(s, figure)) {
    if (campaignPart(s).incapacitates === true) return incapacitate(t, figure, by)
    t.log?.('withdrawn', 'ia.withdraw.1', { figure, by })
    return false
  }
  one.kind++
  one.damage = 0
  trimStrain(s, figure)
  t.log?.('wounded', 'ia.wounded.1', { figure, by })
  drop(t, figure)
  endActivation(s, figure)
  return true
}

/** What it carries comes to lie in its space, wounded or worse (ia.retrieve.4). */
function drop(t: T, figure: FigureId): void {
  const one = t.state.figures[figure]
  for (const token of one.carried) {
    t.state.tokens[token].space = one.space
    t.log?.('drop', 'ia.retrieve.4', { figure, token })
  }
  one.carried = []
}

/** Whoever is defeated in its own activation has finished it, wounded heroes too (ia.defeated.2, .5). */
function endActivation({ activation, figures }: State, figure: FigureId): void {
  if (activation?.figure !== figure) return
  activation.actions = 0
  activation.done.push(figure)
  figures[figure].points = 0
}

/** It stays on the map, drops what it carries, and is out of the fight (ia.incapacitated.1, .5). */
function incapacitate(t: T, figure: FigureId, by: FigureId): true {
  const s = t.state
  drop(t, figure)
  Object.assign(s.figures[figure], { gone: true, damage: 0, strain: 0, conditions: 0, points: 0 })
  if (s.activation?.figure === figure) s.activation.actions = 0
  t.log?.('incapacitated', 'ia.incapacitated.1', { figure, by })
  return true
}

/** The card of a group that is not unique returns to the hand (ia.defeated.6), its attachments to the play area
 * (ia.attachments.4); other cards that lay on it are discarded. */
function toHand(t: T, id: GroupId): void {
  const s = t.state
  const { seat, kind } = s.groups[id]
  if (s.campaign === null || seat !== EMPIRE) return
  for (const [place, held] of s.held.entries())
    if (held.group === id) {
      if (cardOf(held.card).facts.attachesTo === null) discardCard(t, place)
      else held.group = NONE
    }
  if (designOf(kind).facts.unique) return
  s.campaign.hand.push(kind)
  t.log?.('group-to-hand', 'ia.open-groups.4', { kind })
}

export const CAMPAIGN: Mode = {
  first: () => EMPIRE,
  missionOrder: 'ia.conflicts-campaign.2',
  sufferStrain: putStrain,
  stays: wound,
  wipedOut: toHand,
  checkEnd: checkHeroes,
  afterRound: 'status',
  massiveOutside: true,
}
