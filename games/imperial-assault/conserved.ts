/** What must neither be lost nor double: figures in their spaces, command cards, tokens; no negative counts. */
import { sizeOf } from './build/index.ts'
import { cardNumber } from './facts/index.ts'
import { MOST_THREAT } from './rules/campaign/threat.ts'
import { cardOf } from './rules/cards.ts'
import { healthOf } from './rules/damage.ts'
import { isMassive, spacesOf } from './rules/ground.ts'
import { enduranceOf } from './rules/hero.ts'
import { missionAt } from './rules/missions.ts'
import { type Campaign, NONE, type State } from './state.ts'

export function conserved(s: State): string | null {
  if (s.mission === NONE) return null
  return figures(s) ?? (s.campaign === null ? commands(s) : campaign(s, s.campaign)) ?? tokens(s)
}

function figures(s: State): string | null {
  const taken = new Map<number, number>()
  for (const [id, figure] of s.figures.entries()) {
    if (figure.damage < 0 || figure.damage > healthOf(s, id))
      return `figure ${id} has ${figure.damage} damage`
    if (figure.points < 0) return `figure ${id} owes movement points`
    if (figure.gone && figure.space !== NONE && missionAt(s.mission).campaign?.incapacitates !== true)
      return `figure ${id} is gone and on the map`
    // A Massive figure may be among others for as long as it takes to push them away, and who walks passes through them.
    if (isMassive(figure) || id === s.walking) continue
    for (const space of spacesOf(s, figure)) {
      const other = taken.get(space)
      if (other !== undefined) return `figures ${other} and ${id} are in space ${space}`
      taken.set(space, id)
    }
  }
  return null
}

function commands(s: State): string | null {
  for (const [seat, { deck, hand, discard }] of s.sides.entries()) {
    const laid = s.effects.filter((effect) => effect.seat === seat && effect.until === 'mission').length
    const count = deck.length + hand.length + discard.length
    const whole = sizeOf(s.options.armies[seat].commands)
    if (count > whole || count + laid < whole) return `player ${seat} has ${count} command cards`
  }
  return null
}

/** Nothing is owed, no card is in two places, and no more strain than endurance. */
function campaign(
  s: State,
  { threat, credits, influence, xp, supplies, shown, items, shop, agendas, drawn }: Campaign,
): string | null {
  if (threat < 0 || threat > MOST_THREAT) return `threat is ${threat}`
  if (credits < 0 || influence < 0 || xp.some((one) => one < 0)) return 'somebody is in debt'
  for (const [id, { strain }] of s.figures.entries())
    if (strain < 0 || strain > enduranceOf(s, id)) return `figure ${id} has ${strain} strain`
  const held = s.held.filter(({ seat, away }) => seat !== NONE || !away).map(({ card }) => card)
  const all = [...held, ...supplies, ...shown, ...items.flat(), ...shop, ...agendas, ...drawn].filter(
    (card) => card !== HEROIC && card !== LEGENDARY,
  )
  const twice = all.find((card, i) => all.indexOf(card) < i)
  return twice === undefined ? null : `card ${cardOf(twice).facts.id} is in two places`
}

const HEROIC = cardNumber('reward/heroic')
const LEGENDARY = cardNumber('reward/legendary')

function tokens(s: State): string | null {
  const carried = new Set<number>()
  for (const figure of s.figures)
    for (const token of figure.carried) {
      if (carried.has(token)) return `token ${token} is carried twice`
      if (s.tokens[token].space !== NONE) return `token ${token} is carried and on the map`
      carried.add(token)
    }
  return null
}
