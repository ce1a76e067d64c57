/**
 * What is interchangeable: copies of a command card in hand, surge abilities that do the same for the same price, and an
 * ability that a figure has twice, as its own and by an attachment.
 */
import type { Option } from '@dejarik/kernel'
import type { DiscardCommand, SpendSurge, Use } from './offers.ts'
import { abilityAt } from './rules/abilities.ts'
import { surgeAbilities } from './rules/attack/surges.ts'
import type { State } from './state.ts'

export function like(s: State, option: Option): string | number | undefined {
  if (isDiscard(option)) return option.card
  if (isSurge(option)) return likeSurge(s, option)
  return isUse(option) ? likeUse(option) : undefined
}

function isDiscard(option: Option): option is DiscardCommand {
  return option.do === 'discard'
}

function isSurge(option: Option): option is SpendSurge {
  return option.do === 'surge'
}

function isUse(option: Option): option is Use {
  return option.do === 'use'
}

/** How often each was used does not count: together they can be used as often either way. */
function likeSurge(s: State, { surge }: SpendSurge): string | undefined {
  const attack = s.attacks.at(-1)
  return attack === undefined ? undefined : JSON.stringify(surgeAbilities(s, attack)[surge])
}

function likeUse({ ability, ...how }: Use): string {
  return `${abilityAt(ability).name} ${Object.values(how).join(' ')}`
}
