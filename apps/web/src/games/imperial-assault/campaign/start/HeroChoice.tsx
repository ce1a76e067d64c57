import { CAMPAIGN_CARDS, playableHeroes, sheetNumber } from '@dejarik/imperial-assault/campaign'
import { findHero, type HeroFacts, TRAIT_NAMES } from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'
import { useState } from 'react'
import { useWords } from '../../../../text/index.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { FigureIcon } from '../../figures/FigureGlyph.tsx'
import { CampaignCard, WeaponDice } from '../cards/CampaignCard.tsx'
import { Numbers, PrintedSheet } from '../hero/PrintedSheet.tsx'
import { campaignWords } from '../text/index.ts'

const [FEWEST, MOST] = [2, 4]

export interface HeroChoiceProps {
  readonly value: readonly string[]
  onChange(heroes: readonly string[]): void
  readonly language: Language
}

/**
 * Two to four heroes, each with numbers and the weapon it starts with; the whole sheet opens. A fifth one is
 * refused; fewer than two may be chosen on the way, and the start says that they are too few.
 */
export function HeroChoice({ value, onChange, language }: HeroChoiceProps) {
  const say = campaignWords(language)
  const close = useWords()('close')
  const [shown, show] = useState<HeroFacts | null>(null)
  const [tooMany, setTooMany] = useState<string | null>(null)
  const toggle = (id: string): void => {
    const isChosen = value.includes(id)
    const isFull = !isChosen && value.length >= MOST
    setTooMany(isFull ? id : null)
    if (!isFull) onChange(isChosen ? value.filter((one) => one !== id) : [...value, id])
  }
  return (
    <fieldset className="ia-hero-choice">
      <legend>{say('start.heroes', { count: value.length })}</legend>
      <ul>
        {playableHeroes().map((id) => {
          const hero = findHero(id)
          if (hero === undefined) return null
          return (
            <li key={id} data-chosen={value.includes(id)}>
              <label>
                <input type="checkbox" checked={value.includes(id)} onChange={() => toggle(id)} />
                <FigureIcon kind={sheetNumber(id)} whose="own" />
                <span>
                  <b className="name">{hero.name[language]}</b>
                  <small>{hero.traits.map((trait) => TRAIT_NAMES[trait][language]).join(', ')}</small>
                </span>
              </label>
              {tooMany === id && (
                <p className="ia-start-no" role="alert">
                  {say('start.full', { most: MOST })}
                </p>
              )}
              <Numbers hero={hero} side={hero.healthy} language={language} />
              <Weapons hero={hero} language={language} />
              <button
                type="button"
                className="ia-look ia-start-look"
                aria-label={say('start.look', { name: hero.name[language] })}
                onClick={() => show(hero)}
              >
                {say('start.sheet')}
              </button>
            </li>
          )
        })}
      </ul>
      {value.length < FEWEST ? (
        <p className="ia-start-no" role="status">
          {say('start.lacking', { missing: FEWEST - value.length })}
        </p>
      ) : (
        value.length < MOST && <p className="match-hint">{say('start.few')}</p>
      )}
      {shown !== null && (
        <Dialog title={shown.name[language]} closeLabel={close} onClose={() => show(null)} width="wide">
          <PrintedSheet hero={shown} language={language} />
          <ul className="ia-campaign-cards">
            {CAMPAIGN_CARDS.flatMap((facts, card) =>
              facts.deck === shown.id ? (
                <li key={facts.id}>
                  <CampaignCard card={card} language={language} />
                </li>
              ) : (
                []
              ),
            )}
          </ul>
        </Dialog>
      )}
    </fieldset>
  )
}

/** What the hero starts with, in one line each. */
function Weapons({ hero, language }: { hero: HeroFacts; language: Language }) {
  const started = hero.classCards.filter(({ xp }) => xp === 0)
  return started.map(({ id, name, item }) => (
    <div key={id} className="ia-start-weapon">
      <span>{name[language]}</span>
      {item?.attack != null && <WeaponDice attack={item.attack} language={language} />}
    </div>
  ))
}
