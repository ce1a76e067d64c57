/** What must neither be lost nor double: figures in their spaces, command cards, tokens; no negative counts. */
import type { Message, NameArg } from '@dejarik/kernel'
import { sizeOf } from './build/index.ts'
import { cardNumber } from './facts/index.ts'
import { cardLabel, figureLabel, spaceLabel, tokenLabel } from './labels.ts'
import { sideName } from './names.ts'
import { MOST_THREAT } from './rules/campaign/threat.ts'
import { healthOf } from './rules/damage.ts'
import { isMassive, spacesOf } from './rules/ground.ts'
import { enduranceOf } from './rules/hero.ts'
import { missionAt } from './rules/missions.ts'
import { type Campaign, type FigureId, NONE, type State } from './state.ts'
import { LOSSES } from './text/losses.ts'

const { lost } = LOSSES

const named = (s: State, figure: FigureId): NameArg => ({ name: figureLabel(s, figure) })

export function conserved(s: State): Message | null {
  if (s.mission === NONE) return null
  return figures(s) ?? (s.campaign === null ? commands(s) : campaign(s, s.campaign)) ?? tokens(s)
}

function figures(s: State): Message | null {
  const taken = new Map<number, number>()
  for (const [id, figure] of s.figures.entries()) {
    if (figure.damage < 0 || figure.damage > healthOf(s, id))
      return lost('damage', { figure: named(s, id), damage: figure.damage })
    if (figure.points < 0) return lost('points', { figure: named(s, id) })
    if (figure.gone && figure.space !== NONE && missionAt(s.mission).campaign?.incapacitates !== true)
      return lost('gone-on-map', { figure: named(s, id) })
    // A Massive figure may be among others for as long as it takes to push them away, and who walks passes through them.
    if (isMassive(figure) || id === s.walking) continue
    for (const space of spacesOf(s, figure)) {
      const other = taken.get(space)
      if (other !== undefined)
        return lost('same-space', {
          figure: named(s, other),
          other: named(s, id),
          space: { name: spaceLabel(s, space) },
        })
      taken.set(space, id)
    }
  }
  return null
}

function commands(s: State): Message | null {
  for (const [seat, { deck, hand, discard }] of s.sides.entries()) {
    const laid = s.effects.filter((effect) => effect.seat === seat && effect.until === 'mission').length
    const count = deck.length + hand.length + discard.length
    const whole = sizeOf(s.options.armies[seat].commands)
    if (count > whole || count + laid < whole)
      return lost('commands', { seat: { name: `seat:${sideName(s, seat)}` }, count, size: whole })
  }
  return null
}

/** Nothing is owed, no card is in two places, and no more strain than endurance. */
function campaign(
  s: State,
  { threat, credits, influence, xp, supplies, shown, items, shop, agendas, drawn }: Campaign,
): Message | null {
  if (threat < 0 || threat > MOST_THREAT) return lost('threat', { threat })
  if (credits < 0 || influence < 0 || xp.some((one) => one < 0)) return lost('debt')
  for (const [id, { strain }] of s.figures.entries())
    if (strain < 0 || strain > enduranceOf(s, id)) return lost('strain', { figure: named(s, id), strain })
  const held = s.held.filter(({ seat, away }) => seat !== NONE || !away).map(({ card }) => card)
  const all = [...held, ...supplies, ...shown, ...items.flat(), ...shop, ...agendas, ...drawn].filter(
    (card) => card !== HEROIC && card !== LEGENDARY,
  )
  const twice = all.find((card, i) => all.indexOf(card) < i)
  return twice === undefined ? null : lost('card-twice', { card: { name: cardLabel(twice) } })
}

const HEROIC = cardNumber('reward/heroic')
const LEGENDARY = cardNumber('reward/legendary')

function tokens(s: State): Message | null {
  const carried = new Set<number>()
  for (const figure of s.figures)
    for (const token of figure.carried) {
      if (carried.has(token)) return lost('carried-twice', { token: { name: tokenLabel(s, token) } })
      if (s.tokens[token].space !== NONE)
        return lost('carried-on-map', { token: { name: tokenLabel(s, token) } })
      carried.add(token)
    }
  return null
}
