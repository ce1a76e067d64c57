import { cardOf } from '@dejarik/imperial-assault/campaign'
import type { AttackFacts } from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'
import { type ReactNode, useState } from 'react'
import { surgeWords } from '../../builder/cards/effect-words.ts'
import { requirementWords } from '../../builder/cards/requirement-words.ts'
import { MeleeSign, RangedSign, SurgeSign } from '../../cards/signs.tsx'
import { AnyDieSign, DieSign } from '../../dice/DieSign.tsx'
import { campaignWords } from '../text/index.ts'
import { costWords, itemWords, kindLine, missionRules, textsOf } from './card-words.ts'
import '../../builder/cards/card.css'
import '../../hand/chip.css'
import './campaign-card.css'

export interface CampaignCardProps {
  readonly card: number
  readonly language: Language
  /** Beside the name: ready, exhausted, owned… */
  readonly state?: ReactNode
  readonly thing?: string | undefined
  readonly can?: boolean
  readonly lit?: boolean
  /** With all its words, however long it gets. */
  readonly whole?: boolean
  /** Buttons at its foot. */
  readonly children?: ReactNode
}

/** A card of a campaign at full size. */
export function CampaignCard(props: CampaignCardProps) {
  const { card, language, state, thing, can, lit, whole = false, children } = props
  const say = campaignWords(language)
  const { facts, implemented } = cardOf(card)
  const cost = costWords(facts, language)
  const { item, attachesTo } = facts
  const words = item === null ? [] : itemWords(item, language)
  const texts = textsOf(card, language)
  const rules = missionRules(card, language)
  return (
    <article
      className="ia-campaign-card"
      data-kind={facts.kind}
      data-thing={thing}
      data-can={can}
      data-lit={lit}
    >
      <header>
        <h3>{facts.name[language]}</h3>
        {cost !== '' && <b className="ia-campaign-cost">{cost}</b>}
        <p>{kindLine(facts, language)}</p>
        {state}
      </header>
      {item?.attack != null && <WeaponDice attack={item.attack} language={language} />}
      {words.length > 0 && <p>{words.join(', ')}</p>}
      {item !== null && item.surges.length > 0 && (
        <ul className="ia-surges" aria-label={say('card.surges')}>
          {item.surges.map((surge, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may have the same ability twice
            <li key={i}>
              {Array.from({ length: surge.cost }, (_, bolt) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: bolts have no name
                <SurgeSign key={bolt} size="0.95em" />
              ))}
              {surgeWords(surge, language)}
            </li>
          ))}
        </ul>
      )}
      {attachesTo !== null && (
        <p className="ia-campaign-small">
          {say('card.attaches', { who: requirementWords(attachesTo, language) })}
        </p>
      )}
      {texts.map((text) => (
        <p key={text} className="ia-text">
          {text}
        </p>
      ))}
      {rules !== null && (
        <MissionRules whole={whole} language={language}>
          {rules}
        </MissionRules>
      )}
      {!implemented && <p className="ia-campaign-small">{say('card.unwritten')}</p>}
      {children !== undefined && <div className="ia-campaign-deeds">{children}</div>}
    </article>
  )
}

/** Much longer than anything else on a card: a few lines, and all of it on demand. */
function MissionRules({ whole, language, children }: RulesProps) {
  const say = campaignWords(language)
  const [isOpen, setOpen] = useState(whole)
  return (
    <>
      <p className="ia-text ia-campaign-rules" data-open={isOpen}>
        {children}
      </p>
      {!whole && (
        <button
          type="button"
          className="ia-look ia-campaign-more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {say(isOpen ? 'card.less' : 'card.more')}
        </button>
      )}
    </>
  )
}

interface RulesProps {
  readonly whole: boolean
  readonly language: Language
  readonly children: string
}

/** The dice of a weapon, with how it attacks. */
export function WeaponDice({ attack, language }: { attack: AttackFacts; language: Language }) {
  const say = campaignWords(language)
  return (
    <p className="ia-weapon-dice">
      {attack.type === 'melee' ? <MeleeSign size="1.15em" /> : <RangedSign size="1.15em" />}
      <span>{say(`card.${attack.type}`)}</span>
      {attack.dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same die may be there several times
        <DieSign key={i} die={die} language={language} />
      ))}
      {Array.from({ length: attack.chosen }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice without a name
        <AnyDieSign key={i} />
      ))}
    </p>
  )
}
