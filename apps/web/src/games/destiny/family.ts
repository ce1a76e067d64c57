/** Which options the prompt offers as one: cards to play, dice of a symbol. */
import type { Questions, View } from '@dejarik/destiny'
import { SYMBOL_NAMES } from '@dejarik/destiny/facts'
import type { AskView, Language, Option } from '@dejarik/kernel'
import { optionsOfChoice } from '../../board/asked.ts'
import { wordsIn } from './text/index.ts'

export function familyOf(
  _view: View,
  ask: AskView,
  option: Option,
  language: Language,
): { readonly id: string; readonly label: string } | null {
  const offered = optionsOfChoice<Questions>(ask.choice).find((one) => one === option)
  const say = wordsIn(language)
  if (offered?.do === 'resolve')
    return {
      id: `resolve ${offered.symbol}`,
      label: say('family.resolve', { symbol: SYMBOL_NAMES[offered.symbol][language] }),
    }
  if (offered?.do === 'play' || offered?.do === 'reroll' || offered?.do === 'use')
    return { id: offered.do, label: say(`family.${offered.do}`) }
  return null
}
