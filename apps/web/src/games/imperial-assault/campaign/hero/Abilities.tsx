import type { HeroFacts } from '@dejarik/imperial-assault/facts'
import { abilityText, slugOf } from '@dejarik/imperial-assault/preview'
import type { Language } from '@dejarik/kernel'
import { campaignWords } from '../text/index.ts'

/** What is printed on a sheet, with what it costs; the wounded side has fewer. */
export function Abilities({ hero, wounded, language }: AbilitiesProps) {
  const say = campaignWords(language)
  return (
    <ul className="ia-hero-abilities" aria-label={say('hero.abilities')}>
      {hero.abilities.map(({ name, actions, strain, whenWounded }) => {
        const costs = [
          say('hero.actions', { actions }),
          say('hero.costs-strain', { strain }),
          whenWounded ? '' : say('hero.only-healthy'),
        ].filter((word) => word !== '')
        return (
          <li key={name.en} data-lost={wounded && !whenWounded}>
            <b className="name">{name[language]}</b>
            {costs.length > 0 && <small> {costs.join(' · ')}</small>}
            <p className="ia-text">{abilityText(`sheet/${hero.id}`, slugOf(name.en))?.[language]}</p>
          </li>
        )
      })}
    </ul>
  )
}

export interface AbilitiesProps {
  readonly hero: HeroFacts
  readonly wounded: boolean
  readonly language: Language
}
