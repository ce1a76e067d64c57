/** What an option would do, in a few words: shown before it is done. */
import { COST, designOfCard, FORCE, type Move, NO_CARD, RESOURCES, type View } from '@dejarik/deckbuilding'
import type { Language, Option } from '@dejarik/kernel'
import { wordsIn } from './text/index.ts'

export function consequence(view: View, seat: number, option: Option, language: Language): string | null {
  const say = wordsIn(language)
  const { do: verb, card } = option as Move
  if (typeof card !== 'number' || card === NO_CARD) return null
  const purse = view.sides[seat].resources
  switch (verb) {
    case 'buy':
      return say('then.buy', { cost: COST[card], left: purse - COST[card] })
    case 'pay-off':
      return say('then.payOff', { cost: COST[card], left: purse - COST[card] })
    case 'play': {
      const gains: string[] = []
      if (RESOURCES[card] > 0) gains.push(say('reward.resources', { n: RESOURCES[card] }))
      if (FORCE[card] > 0) gains.push(say('reward.force', { n: FORCE[card] }))
      const design = designOfCard(card)
      const attack = design.type === 'base' ? 0 : (design.attack ?? 0)
      if (attack > 0) gains.push(say('then.attackWith', { n: attack }))
      return gains.length === 0 ? say('then.playPlain') : say('then.play', { what: gains.join(', ') })
    }
    case 'use':
      return say('then.use')
    default:
      return null
  }
}
