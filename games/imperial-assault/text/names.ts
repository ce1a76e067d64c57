/** Names of cards and things in a language, by the ids of `labels.ts`. */
import type { Language } from '@dejarik/kernel'
import { deploymentTitle, findCommand, findDeployment, findUpgrade } from '../facts/index.ts'

export function nameOf(id: string, language: Language): string {
  const [kind, rest] = id.split(':')
  const [card] = rest.split(/[#@]/u)
  switch (kind) {
    case 'figure':
    case 'deployment': {
      const facts = findDeployment(card)
      return facts === undefined ? card : deploymentTitle(facts)[language]
    }
    case 'command':
      return findCommand(card)?.name[language] ?? card
    case 'upgrade':
      return findUpgrade(card)?.name[language] ?? card
    default:
      return card
  }
}
