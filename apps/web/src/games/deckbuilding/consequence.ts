/** What an option would do, in a few words: shown before it is done. */
import { COST, designOfCard, FORCE, RESOURCES, type View } from '@dejarik/deckbuilding'
import { type Language, never } from '@dejarik/kernel'
import { wordsIn } from './text/index.ts'
import type { Choosable } from './things.ts'

export function consequence(view: View, seat: number, option: Choosable, language: Language): string | null {
  const say = wordsIn(language)
  const purse = view.sides[seat].resources
  switch (option.do) {
    case 'buy':
      return say('then.buy', { cost: COST[option.card], left: purse - COST[option.card] })
    case 'pay-off':
      return say('then.payOff', { cost: COST[option.card], left: purse - COST[option.card] })
    case 'play': {
      const { card } = option
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
    case 'attack':
    case 'base':
    case 'commit':
    case 'decline':
    case 'discard':
    case 'end':
    case 'force':
    case 'no':
    case 'pick':
    case 'repair':
    case 'resolve':
    case 'resources':
    case 'ship':
    case 'to-deck':
    case 'to-discard':
    case 'to-hand':
    case 'trigger':
    case 'yes':
      return null
    default:
      return never(option)
  }
}
