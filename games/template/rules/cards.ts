/** The cards as the rules see them. `index.ts` of the game hands them down, so that the rules know none by name. */
import { AbilityIndex, Installed } from '@dejarik/kernel'
import { type CardId, DESIGNS } from '../facts/cards.ts'
import type { Ability, Texts } from './abilities.ts'

const index = new Installed<AbilityIndex<Ability>>('The cards of Showdown')

export function installCards(texts: Texts): void {
  for (const id of Object.keys(texts))
    if (!DESIGNS.some((design) => design.id === id)) throw new Error(`there is no card “${id}”`)
  index.install(new AbilityIndex(DESIGNS.map(({ id }) => ({ id, abilities: texts[id]?.abilities ?? [] }))))
}

/** Whether an ability of the card says that it beats the other (te.showdown.3). */
export function beatsByAbility(card: CardId, other: CardId): boolean {
  const answers = index.value.answering('beats')?.[card] ?? []
  return answers.some(({ beats }) => beats?.(other) === true)
}
