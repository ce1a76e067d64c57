import { type Design, textOf } from '@dejarik/deckbuilding'
import type { Language } from '@dejarik/kernel'
import { wordsIn } from '../text/index.ts'
import { sayReward } from './reward.ts'

/** A card in one sentence, for those who hear it instead of seeing it. */
export function describe(design: Design, language: Language): string {
  const say = wordsIn(language)
  const parts = [design.name[language], kindOf(design, language)]
  if (design.type !== 'base' && design.cost > 0) parts.push(say('card.cost', { n: design.cost }))
  if (design.type !== 'base') {
    if (design.attack !== undefined) parts.push(say('card.attack', { n: design.attack }))
    if (design.resources !== undefined) parts.push(say('card.resources', { n: design.resources }))
  }
  if (design.type === 'unit' && design.force !== undefined) parts.push(say('card.force', { n: design.force }))
  if (design.type !== 'unit') parts.push(say('card.hitPoints', { n: design.hitPoints }))
  if (design.type === 'unit' && design.target !== undefined)
    parts.push(
      `${say('card.target', { n: design.target })}, ${say('card.reward')}: ${sayReward(design.reward ?? {}, say)}`,
    )
  const text = textOf(design.id)?.text
  if (text !== undefined) parts.push(text[language])
  return parts.join('. ').replaceAll('..', '.')
}

/** "Rebel unit, Fighter, unique". */
export function kindOf(design: Design, language: Language): string {
  const say = wordsIn(language)
  const traits = design.type === 'unit' ? (design.traits ?? []).map((trait) => say(`trait.${trait}`)) : []
  const unique = design.unique === true && design.type !== 'base' ? [say('card.unique')] : []
  return [`${say(`faction.${design.faction}`)}: ${say(`type.${design.type}`)}`, ...traits, ...unique].join(
    ', ',
  )
}
