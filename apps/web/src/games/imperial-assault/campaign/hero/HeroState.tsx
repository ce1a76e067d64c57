import type { FigureView } from '@dejarik/imperial-assault'
import { Fragment } from 'react'
import { ConditionIcon, conditionName, conditionsOf } from '../../figures/ConditionSign.tsx'
import { useCampaign } from '../useCampaign.ts'
import { Strain } from './Strain.tsx'

/** Health as a bar with its number; a wounded hero's is broken. */
export function HeroHealth({ figure }: { figure: FigureView }) {
  const { tell } = useCampaign()
  const { health, damage, gone } = figure
  const left = gone ? 0 : Math.max(0, health - damage)
  const words = tell('hero.health', { left, health })
  return (
    <span className="ia-health" data-gone={gone} title={words}>
      <span className="unseen">{words}</span>
      <i aria-hidden="true">
        <i style={{ width: `${(100 * left) / health}%` }} data-low={2 * left <= health} />
      </i>
      <b className="number" aria-hidden="true">
        {gone ? '✕' : `${left}/${health}`}
      </b>
    </span>
  )
}

/** Conditions as signs; with words where there is room. */
export function Conditions({ figure, words = false }: { figure: FigureView; words?: boolean }) {
  const { language, say } = useCampaign()
  return conditionsOf(figure.conditions).map((condition) => (
    <Fragment key={condition}>
      <ConditionIcon condition={condition} language={language} />
      {words && (
        <span>
          <b>{conditionName(condition, language)}</b>: {say(`condition.${condition}`)}
        </span>
      )}
    </Fragment>
  ))
}

export function HeroStrain({ figure }: { figure: FigureView }) {
  const { language } = useCampaign()
  return <Strain strain={figure.strain} endurance={figure.endurance} language={language} />
}
