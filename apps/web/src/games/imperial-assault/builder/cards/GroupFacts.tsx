import { copiesOf } from '@dejarik/imperial-assault/build'
import { type DeploymentFacts, TRAIT_NAMES } from '@dejarik/imperial-assault/facts'
import { useBuilder } from '../useBuilder.ts'
import { CardText } from './CardText.tsx'
import { AttackDice, DefenseDice } from './Dice.tsx'
import { keywordWords } from './effect-words.ts'
import { Section } from './Section.tsx'
import { Surges } from './Surges.tsx'

/** Numbers, dice, keywords and abilities of a deployment card. */
export function GroupFacts({ card }: { card: DeploymentFacts }) {
  const { say, language } = useBuilder()
  const keywords = keywordWords(card.keywords, language)
  const { width, height } = card.base
  return (
    <>
      <p className="ia-traits">{card.traits.map((trait) => TRAIT_NAMES[trait][language]).join(' · ')}</p>
      <dl className="ia-facts">
        <dt>{say('card.figures')}</dt>
        <dd className="number">{card.group}</dd>
        <dt>{say('card.health')}</dt>
        <dd className="number">{card.health}</dd>
        <dt>{say('card.speed')}</dt>
        <dd className="number">{card.speed}</dd>
        <dt>{say('card.defense')}</dt>
        <dd>
          <DefenseDice dice={card.defense} />
        </dd>
        <dt>{say('card.attack')}</dt>
        <dd>
          <AttackDice attack={card.attack} />
        </dd>
        {width * height > 1 && (
          <>
            <dt>{say('card.base')}</dt>
            <dd className="number">
              {width} × {height}
            </dd>
          </>
        )}
        <dt>{say('card.most')}</dt>
        <dd>{say('card.at-most', { count: copiesOf(card) })}</dd>
      </dl>
      {keywords.length > 0 && (
        <Section title={say('card.keywords')}>
          <p>{keywords.join(', ')}</p>
        </Section>
      )}
      {card.surges.length > 0 && (
        <Section title={say('card.surges')}>
          <Surges surges={card.surges} />
        </Section>
      )}
      {card.abilities.length > 0 && (
        <Section title={say('card.abilities')}>
          <ul className="ia-abilities">
            {card.abilities.map(({ name, actions }) => (
              <li key={name.en}>
                <b className="name">{name[language]}</b>
                {actions > 0 && <small> {say('card.actions', { actions })}</small>}
                <CardText card={card.id} ability={name} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
