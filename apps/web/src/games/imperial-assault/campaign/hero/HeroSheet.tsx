import { cardOf } from '@dejarik/imperial-assault/campaign'
import { DIE_NAMES, TRAIT_NAMES } from '@dejarik/imperial-assault/facts'
import { designOf, speedOf } from '@dejarik/imperial-assault/preview'
import type { ReactNode } from 'react'
import { Shield } from '../../../../symbols/index.ts'
import { SpeedSign } from '../../cards/signs.tsx'
import { DieSign } from '../../dice/DieSign.tsx'
import { FigureIcon } from '../../figures/FigureGlyph.tsx'
import { HeldCard } from '../cards/HeldCard.tsx'
import { DeedButton } from '../DeedButton.tsx'
import { useCampaign } from '../useCampaign.ts'
import { Abilities } from './Abilities.tsx'
import { Attributes } from './Attributes.tsx'
import { Conditions, HeroHealth, HeroStrain } from './HeroState.tsx'
import { cardsOfHero, heroAt, isWoundedFigure } from './heroes.ts'
import './hero.css'

const ORDER: readonly string[] = ['weapon', 'modification', 'armor', 'equipment', 'class', 'reward', 'supply']

/** Weapons first. */
export function rankOfCard(card: number): number {
  if (card < 0) return ORDER.length
  const { item, kind } = cardOf(card).facts
  const at = ORDER.indexOf(kind === 'supply' || item === null ? kind : item.kind)
  return at < 0 ? ORDER.length : at
}

/** A hero as it is now: the side of the sheet that is up, what it suffers, and all its cards. Children take the place of its experience. */
export function HeroSheet({ hero, children }: { hero: number; children?: ReactNode }) {
  const { view, state, campaign, options, tell, language, me } = useCampaign()
  const facts = heroAt(view, hero)
  const figure = view.figures[hero]
  const { sheet } = designOf(figure.kind)
  if (facts === undefined || sheet === null) return null
  const wounded = isWoundedFigure(view, hero)
  const speed = tell('hero.speed', { speed: speedOf(state, hero) })
  const defense = `${tell('hero.defense')}: ${facts.defense.map((die) => DIE_NAMES[die][language]).join(', ')}`
  const cards = cardsOfHero(view, hero, rankOfCard).filter((id) => view.held[id].on < 0)
  return (
    <article className="ia-sheet-of" data-wounded={wounded}>
      <header>
        <FigureIcon kind={figure.kind} whose={figure.seat === me ? 'own' : 'foe'} />
        <div>
          <h3>{facts.name[language]}</h3>
          <p>
            {facts.title[language]} · {facts.traits.map((trait) => TRAIT_NAMES[trait][language]).join(', ')}
          </p>
        </div>
        {children ?? <b className="ia-campaign-cost">{tell('hero.xp', { xp: campaign.xp[hero] ?? 0 })}</b>}
      </header>
      {(wounded || figure.gone) && (
        <p className="ia-hero-flag">{tell(figure.gone ? 'hero.withdrawn' : 'hero.wounded')}</p>
      )}
      <p className="ia-hero-now">
        <HeroHealth figure={figure} />
        <HeroStrain figure={figure} />
        <span title={speed}>
          <SpeedSign size="1em" />
          <span className="unseen">{speed}</span>
          <b className="number" aria-hidden="true">
            {speedOf(state, hero)}
          </b>
        </span>
        <span title={defense}>
          <Shield size="1em" />
          <span className="unseen">{defense}</span>
          {facts.defense.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same die may be there several times
            <DieSign key={i} die={die} language={language} />
          ))}
        </span>
      </p>
      {figure.conditions !== 0 && (
        <p className="ia-hero-conditions">
          <Conditions figure={figure} words />
        </p>
      )}
      <Attributes
        side={sheet.side}
        language={language}
        choice={(attribute) => {
          const at = options.findIndex(
            (one) => one.do === 'attribute' && one.figure === hero && one.attribute === attribute,
          )
          return at < 0 ? null : <DeedButton at={at} />
        }}
      />
      <Abilities hero={facts} wounded={wounded} language={language} />
      <h4>{tell('hero.cards')}</h4>
      {cards.length === 0 && <p className="ia-campaign-small">{tell('hero.no-cards')}</p>}
      <ul className="ia-held-list">
        {cards.map((id) => (
          <li key={id}>
            <HeldCard held={id} />
          </li>
        ))}
      </ul>
    </article>
  )
}
