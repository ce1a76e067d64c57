/** Hero sheets as figures: each side has the facts of a deployment card, so that the rules need to know no difference. */
import type { DeploymentFacts } from './deployment-card.ts'
import type { HeroFacts, HeroSide } from './hero.ts'
import { HEROES } from './heroes/index.ts'
import { PERSON } from './mission-figures.ts'

/** A side of a hero sheet. */
export interface Sheet {
  readonly hero: HeroFacts
  readonly side: HeroSide
  readonly wounded: boolean
  readonly facts: DeploymentFacts
}

/** Both sides of every hero, the healthy one first. */
export const SHEETS: readonly Sheet[] = HEROES.flatMap((hero) => [
  { hero, side: hero.healthy, wounded: false, facts: factsOf(hero, false) },
  { hero, side: hero.wounded, wounded: true, facts: factsOf(hero, true) },
])

function factsOf(hero: HeroFacts, wounded: boolean): DeploymentFacts {
  const { id, name, title, traits, defense, box } = hero
  const { health, speed } = wounded ? hero.wounded : hero.healthy
  return {
    ...PERSON,
    id: wounded ? `sheet/${id}/wounded` : `sheet/${id}`,
    name,
    subtitle: title,
    health,
    speed,
    defense,
    traits,
    abilities: hero.abilities
      .filter(({ whenWounded }) => whenWounded || !wounded)
      .map(({ name: of, actions }) => ({ name: of, actions })),
    boxes: [box],
  }
}
