import { CONDITION_IDS } from '@dejarik/imperial-assault/facts'
import type { ReactNode } from 'react'
import { useSettings } from '../../../settings/settings.ts'
import { ConditionIcon, conditionName } from '../figures/ConditionSign.tsx'
import { wordsIn } from '../text/index.ts'
import { Patterns } from './Patterns.tsx'

/** What the lines, hatches and signs of the map mean. */
export function Legend() {
  const { language } = useSettings()
  const say = wordsIn(language)
  return (
    <ul className="ia-legend ia-map-colors">
      <Row name={say('legend.wall')}>
        <path className="ia-wall" d="M0.500 0V1" />
      </Row>
      <Row name={say('legend.door')}>
        <path className="ia-door-frame" d="M0.500 0.050V0.950" />
        <path className="ia-door-leaf" d="M0.500 0.050V0.950" />
      </Row>
      <Row name={say('legend.difficult')}>
        <path className="ia-terrain" data-terrain="difficult" fill="url(#ia-difficult)" d="M0 0H1V1H0Z" />
      </Row>
      <Row name={say('legend.impassable')}>
        <path className="ia-terrain" data-terrain="impassable" fill="url(#ia-impassable)" d="M0 0H1V1H0Z" />
      </Row>
      <Row name={say('legend.blocking')}>
        <path className="ia-terrain" data-terrain="blocking" fill="url(#ia-blocking)" d="M0 0H1V1H0Z" />
      </Row>
      <Row name={say('legend.edge-impassable')}>
        <path className="ia-edge-impassable" d="M0.500 0V1" />
      </Row>
      <Row name={say('legend.edge-blocking')}>
        <path className="ia-edge-blocking" d="M0.500 0V1" />
      </Row>
      <Row name={say('legend.tile')}>
        <path className="ia-seams" d="M0.500 0V1" />
      </Row>
      {CONDITION_IDS.map((condition) => (
        <li key={condition}>
          <ConditionIcon condition={condition} language={language} />
          <span>
            <b>{conditionName(condition, language)}</b>: {say(`condition.${condition}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <svg className="ia-legend-sign" viewBox="-0.050 -0.050 1.100 1.100" aria-hidden="true">
        <Patterns />
        <path className="ia-ground" d="M0 0H1V1H0Z" />
        {children}
      </svg>
      <span>{name}</span>
    </li>
  )
}
