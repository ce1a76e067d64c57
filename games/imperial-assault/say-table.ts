/** The table in a few lines, one a figure: for terminals and for those who have it read to them. */
import type { Message, MessageArg } from '@dejarik/kernel'
import { CONDITION_IDS } from './facts/index.ts'
import {
  commandLabel,
  conditionLabel,
  figureLabel,
  missionLabel,
  seatLabel,
  spaceLabel,
  tokenLabel,
  upgradeLabel,
} from './labels.ts'
import { stateFrom } from './preview.ts'
import {
  accuracyResults,
  blockResults,
  damageResults,
  evadeResults,
  surgesLeft,
} from './rules/attack/results.ts'
import { paidSurges } from './rules/attack/surges.ts'
import { distanceArgs } from './say.ts'
import { campaignLines } from './say-table-campaign.ts'
import { type Attack, NONE } from './state.ts'
import type { View } from './view.ts'

type Args = { [name: string]: MessageArg }

const names = (labels: readonly string[]): MessageArg => labels.map((name) => ({ name }))

function playerLines(view: View, seat: number): Message[] {
  const { hand, handSize, deck, score, upgrades } = view.sides[seat]
  const lines: Message[] = [
    {
      key: 'table.player',
      args: { seat: { name: seatLabel(view, seat) }, points: score, hand: handSize, deck },
    },
  ]
  for (const [id, figure] of view.figures.entries())
    if (figure.seat === seat && !figure.gone) lines.push(figureLine(view, id))
  if (upgrades.length > 0)
    lines.push({ key: 'table.upgrades', args: { cards: names(upgrades.map(upgradeLabel)) } })
  if (hand.length > 0) lines.push({ key: 'table.hand', args: { cards: names(hand.map(commandLabel)) } })
  return lines
}

function figureLine(view: View, id: number): Message {
  const { space, damage, health, conditions, group } = view.figures[id]
  const held = CONDITION_IDS.map((_, i) => i).filter((i) => (conditions & (1 << i)) !== 0)
  const args: Args = {
    figure: { name: figureLabel(view, id) },
    place: space === NONE ? 'no' : 'yes',
    damage,
    health,
    hasConditions: held.length > 0 ? 'yes' : 'no',
    conditions: names(held.map(conditionLabel)),
    ready: view.groups[group].ready ? 'yes' : 'no',
  }
  if (space !== NONE) args.space = { name: spaceLabel(view, space) }
  return { key: 'table.figure', args }
}

function tokenLines(view: View): Message[] {
  return view.tokens.flatMap(({ space, seat }, id): Message[] => {
    if (space === NONE) return []
    const args: Args = {
      token: { name: tokenLabel(view, id) },
      space: { name: spaceLabel(view, space) },
      hasSeat: seat === NONE ? 'no' : 'yes',
    }
    if (seat !== NONE) args.seat = { name: seatLabel(view, seat) }
    return [{ key: 'table.token', args }]
  })
}

function attackLine(view: View, attack: Attack): Message {
  const { attacker, target, object, distance } = attack
  return {
    key: 'table.attack',
    args: {
      attacker: { name: figureLabel(view, attacker) },
      hasTarget: target === NONE ? 'no' : 'yes',
      ...(target === NONE
        ? { object: { name: tokenLabel(view, object) } }
        : { target: { name: figureLabel(view, target) } }),
      damage: damageResults(attack),
      surges: surgesLeft(attack, paidSurges(stateFrom(view), attack)),
      accuracy: accuracyResults(attack),
      ...distanceArgs(distance),
      block: blockResults(attack),
      evade: evadeResults(attack),
    },
  }
}

/** Players with their figures, or the two sides of a campaign. */
function sideLines(view: View): readonly Message[] {
  if (view.campaign !== null) return campaignLines(view, view.campaign, figureLine)
  return [
    {
      key: 'table.head',
      args: {
        round: view.round,
        mission: { name: missionLabel(view.mission) },
        seat: { name: seatLabel(view, view.initiative) },
      },
    },
    ...view.sides.flatMap((_, seat) => playerLines(view, seat)),
  ]
}

export function sayTable(view: View): readonly Message[] {
  if (view.mission === NONE) return [{ key: 'table.setup' }]
  const lines: Message[] = [...sideLines(view), ...tokenLines(view)]
  const { activation, attacks } = view
  if (activation !== null && activation.figure !== NONE)
    lines.push({
      key: 'table.active',
      args: {
        figure: { name: figureLabel(view, activation.figure) },
        actions: activation.actions,
        points: view.figures[activation.figure].points,
      },
    })
  for (const attack of attacks) lines.push(attackLine(view, attack))
  return lines
}
