import type { Army } from '@dejarik/imperial-assault/build'
import { useMemo } from 'react'
import { useLook } from '../../../../build/BuilderContext.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { WhyNot } from '../army/WhyNot.tsx'
import { affiliationOf, type Card, titleOf } from '../card.ts'
import { CardSigns } from '../cards/CardSigns.tsx'
import { CardTitle } from '../cards/CardTitle.tsx'
import { CostSign } from '../cards/CostSign.tsx'
import { keywordWords } from '../cards/effect-words.ts'
import { Stats } from '../cards/Stats.tsx'
import { Surges } from '../cards/Surges.tsx'
import { isOfUse, newProblems } from '../check.ts'
import { addCard, copiesIn } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'

export interface CardRowProps {
  readonly card: Card
  readonly army: Army
  onAdd(card: Card): void
}

/** A card of the pool: enough to choose by, and why it can't be added if it can't. */
export function CardRow({ card, army, onAdd }: CardRowProps) {
  const { say, language } = useBuilder()
  const { kind, facts } = card
  const { onPointerEnter } = useLook({ type: kind, id: facts.id })
  const [problem] = useMemo(() => newProblems(army, addCard(army, card)), [army, card])
  const can = problem === undefined
  const copies = copiesIn(army, kind, facts.id)
  return (
    <li
      className="ia-row"
      data-affiliation={affiliationOf(card)}
      data-can={can}
      data-card={facts.id}
      onPointerEnter={onPointerEnter}
    >
      <CostSign cost={facts.cost} />
      <div className="ia-row-head">
        <CardTitle card={card} />
        <CardSigns card={card} />
        {copies > 0 && (
          <small className="ia-inside">
            {say(kind === 'command' ? 'pool.in-deck' : 'pool.in-army', { count: copies })}
          </small>
        )}
      </div>
      <Button
        className="build-add"
        aria-disabled={!can}
        icon={<span aria-hidden="true">+</span>}
        onClick={() => can && onAdd(card)}
      >
        {say('pool.add')}
        <span className="unseen">: {titleOf(kind, facts.id, language)}</span>
      </Button>
      {kind === 'deployment' && (
        <div className="ia-row-facts">
          <Stats card={facts} />
          <p className="ia-keywords">
            {[
              ...keywordWords(facts.keywords, language),
              ...facts.abilities.map(({ name }) => name[language]),
            ].join(' · ')}
          </p>
          {facts.surges.length > 0 && <Surges surges={facts.surges} />}
        </div>
      )}
      {!isOfUse(army, card) && (
        <p className="ia-idle">{say(kind === 'command' ? 'pool.no-user' : 'pool.no-carrier')}</p>
      )}
      {problem !== undefined && (
        <p className="build-why-not">
          <WhyNot problem={problem} />
        </p>
      )}
    </li>
  )
}
