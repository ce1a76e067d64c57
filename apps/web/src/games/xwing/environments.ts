import type { Language } from '@dejarik/kernel'
import { NO_ENVIRONMENT, playableEnvironments } from '@dejarik/xwing'
import { wordsIn } from './text/index.ts'

export interface NamedChoice {
  readonly id: string
  readonly name: string
  /** What it means; may be empty. */
  readonly text: string
}

/** None, one by lot, and each that can be played. */
export function environmentsIn(language: Language): readonly NamedChoice[] {
  const say = wordsIn(language)
  return [
    { id: NO_ENVIRONMENT, name: say('options.no-environment'), text: '' },
    { id: 'random', name: say('options.random-environment'), text: '' },
    ...playableEnvironments().map(({ id, name, text }) => ({
      id,
      name: name[language],
      text: text[language],
    })),
  ]
}
