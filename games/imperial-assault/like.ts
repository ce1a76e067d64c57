/**
 * What is interchangeable: copies of a command card in hand, dice of one colour that show the same, surge abilities that do
 * the same for the same price, and an ability that a figure has twice, as its own and by an attachment.
 */
import type { Option } from '@dejarik/kernel'
import type { DiscardCommand, RemoveDie, Reroll, SpendSurge, TestDie, TurnDie, Use } from './offers.ts'
import { abilityAt } from './rules/abilities.ts'
import { isFresh } from './rules/attack/rerolls.ts'
import { attackFace, attackFaceWords, defenseFace, defenseFaceWords } from './rules/attack/results.ts'
import { surgeAbilities } from './rules/attack/surges.ts'
import { NONE, type State } from './state.ts'

export function like(s: State, option: Option): string | number | undefined {
  if (isDiscard(option)) return option.card
  if (isSurge(option)) return likeSurge(s, option)
  if (isTurn(option)) return likeTurned(s, option)
  if (isDie(option)) return likeDie(option)
  return isUse(option) ? likeUse(option) : undefined
}

function isDiscard(option: Option): option is DiscardCommand {
  return option.do === 'discard'
}

function isSurge(option: Option): option is SpendSurge {
  return option.do === 'surge'
}

/** Those that can be rerolled were not before; and when they are taken out as they lie, rerolls are over (ia.attack-steps.8). */
function isDie(option: Option): option is Reroll | RemoveDie | TestDie {
  return option.do === 'reroll' || option.do === 'remove-die' || option.do === 'test-die'
}

function isTurn(option: Option): option is TurnDie {
  return option.do === 'turn-die'
}

function isUse(option: Option): option is Use {
  return option.do === 'use'
}

/** How often each was used does not count: together they can be used as often either way. */
function likeSurge(s: State, { surge }: SpendSurge): string | undefined {
  const attack = s.attacks.at(-1)
  return attack === undefined ? undefined : JSON.stringify(surgeAbilities(s, attack)[surge])
}

/** Two sides of a die can show the same. */
function likeDie(option: Reroll | RemoveDie | TestDie): string {
  const { color, side = NONE } = option
  if (side === NONE) return String(color)
  if ('pool' in option && option.pool === 'defense')
    return `defense ${color} ${defenseFaceWords(defenseFace(color, side))}`
  return `${color} ${attackFaceWords(attackFace(color, side))}`
}

/** What it shows now is lost by it, and whether it can be rerolled still counts. */
function likeTurned(s: State, { die, color, side }: TurnDie): string | undefined {
  const attack = s.attacks.at(-1)
  if (attack === undefined) return undefined
  const [now, then] = [attack.attackSides[die], side].map((one) => attackFaceWords(attackFace(color, one)))
  return `${color} ${now} ${isFresh(attack, 'attack', die)} ${then}`
}

function likeUse({ ability, ...how }: Use): string {
  return `${abilityAt(ability).name} ${Object.values(how).join(' ')}`
}
