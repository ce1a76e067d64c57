/** Deployment cards by what people call them. */
import {
  DEPLOYMENT_CARDS,
  type DeploymentFacts,
  deploymentTitle,
  findDeployment,
} from '@dejarik/imperial-assault/facts'
import { didYouMean } from '../../did-you-mean.ts'
import { BadInput } from '../../trouble.ts'

/** Letters and digits only, so that brackets and dashes don't matter. */
function plain(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** By id, or by title in either language; regular and elite cards share a name, so elite ones are asked for as such. */
export function cardNamed(option: string, name: string): DeploymentFacts {
  const marked = findDeployment(name.trim().toLowerCase())
  if (marked !== undefined) return marked
  const called = plain(name)
  const titled = DEPLOYMENT_CARDS.filter((card) => namesOf(card).some((title) => plain(title) === called))
  const [found] = [...titled].sort((a, b) => Number(a.elite) - Number(b.elite))
  if (found !== undefined) return found
  const titles = DEPLOYMENT_CARDS.flatMap((card) => Object.values(deploymentTitle(card)))
  throw new BadInput(
    '{option}: there is no deployment card "{name}". {meant}Give a title in English or German, for example "Stormtrooper (Elite)", or an id like stormtrooper-elite.',
    { option, name, meant: didYouMean(name, titles) },
  )
}

function namesOf(card: DeploymentFacts): readonly string[] {
  const { en, de } = deploymentTitle(card)
  return [en, de, card.name.en, card.name.de]
}
