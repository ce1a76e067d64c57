/** Hero sheets as figures: each side has the facts of a deployment card, so that the rules need to know no difference. */
import { type DeploymentFacts, HEROES, type HeroFacts } from '../facts/index.ts'
import { designFrom, type FigureDesign, slugOf, type Written } from './card.ts'
import { PERSON } from './mission-figures.ts'

/** Both sides of every hero; the wounded one keeps the abilities that are printed there too (ia.wounded.4). */
export function sheets(written: readonly Written[]): readonly FigureDesign[] {
  const byId = new Map(written.map(({ id, abilities }) => [id, abilities]))
  return HEROES.flatMap((hero) => {
    const abilities = byId.get(hero.id)
    const kept = abilities?.filter(({ name }) =>
      hero.abilities.some((printed) => printed.whenWounded && slugOf(printed.name.en) === name),
    )
    return [
      {
        ...designFrom(factsOf(hero, false), abilities),
        sheet: { hero, side: hero.healthy, wounded: false },
      },
      { ...designFrom(factsOf(hero, true), kept), sheet: { hero, side: hero.wounded, wounded: true } },
    ]
  })
}

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
