import { sheetNumber } from '@dejarik/imperial-assault/campaign'
import { DIE_NAMES, type HeroFacts, type HeroSide, TRAIT_NAMES } from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'
import type { ReactNode } from 'react'
import { HitPoints, Shield } from '../../../../symbols/index.ts'
import { SpeedSign } from '../../cards/signs.tsx'
import { DieSign } from '../../dice/DieSign.tsx'
import { FigureIcon } from '../../figures/FigureGlyph.tsx'
import { campaignWords } from '../text/index.ts'
import { Abilities } from './Abilities.tsx'
import { Attributes } from './Attributes.tsx'
import '../../figures/figure.css'
import './hero.css'

/** A hero's sheet as it is printed, both sides. */
export function PrintedSheet({ hero, language }: { hero: HeroFacts; language: Language }) {
  const say = campaignWords(language)
  return (
    <article className="ia-sheet-of">
      <header>
        <FigureIcon kind={sheetNumber(hero.id)} whose="own" />
        <div>
          <h3>{hero.name[language]}</h3>
          <p>
            {hero.title[language]} · {hero.traits.map((trait) => TRAIT_NAMES[trait][language]).join(', ')}
          </p>
        </div>
      </header>
      <div className="ia-sheet-sides">
        <section>
          <h4>{say('hero.healthy-side')}</h4>
          <Numbers hero={hero} side={hero.healthy} language={language} />
          <Attributes side={hero.healthy} language={language} />
        </section>
        <section>
          <h4>{say('hero.wounded')}</h4>
          <Numbers hero={hero} side={hero.wounded} language={language} />
          <Attributes side={hero.wounded} language={language} />
        </section>
      </div>
      <Abilities hero={hero} wounded={false} language={language} />
    </article>
  )
}

/** A number with its sign; what it is, is said to who can't see that. */
function Fact({ said, sign, number }: { said: string; sign: ReactNode; number: number }) {
  return (
    <li title={said}>
      {sign}
      <span className="unseen">{said}</span>
      <b className="number" aria-hidden="true">
        {number}
      </b>
    </li>
  )
}

/** Health, endurance, speed and defense in one line. */
export function Numbers({ hero, side, language }: { hero: HeroFacts; side: HeroSide; language: Language }) {
  const say = campaignWords(language)
  const speed = say('hero.speed', { speed: side.speed })
  const health = say('hero.health', { left: side.health, health: side.health })
  const endurance = say('hero.strain', { strain: 0, endurance: side.endurance })
  const defense = `${say('hero.defense')}: ${hero.defense.map((die) => DIE_NAMES[die][language]).join(', ')}`
  return (
    <ul className="ia-hero-numbers">
      <Fact said={health} sign={<HitPoints />} number={side.health} />
      <Fact
        said={endurance}
        sign={<i className="ia-strain-sign" aria-hidden="true" />}
        number={side.endurance}
      />
      <Fact said={speed} sign={<SpeedSign />} number={side.speed} />
      <li title={defense}>
        <Shield />
        <span className="unseen">{defense}</span>
        {hero.defense.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same die may be there several times
          <DieSign key={i} die={die} language={language} />
        ))}
      </li>
    </ul>
  )
}
