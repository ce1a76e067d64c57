import type { Attack } from '@dejarik/imperial-assault'
import { counted } from '@dejarik/imperial-assault/map'
import {
  accuracyResults,
  blockResults,
  damageResults,
  dodgeResults,
  evadeResults,
  paidSurges,
  surgesLeft,
} from '@dejarik/imperial-assault/preview'
import type { ReactNode } from 'react'
import { RangedSign, SurgeSign } from '../cards/signs.tsx'
import { ResultSign } from '../dice/DieFace.tsx'
import { useTable } from '../TableContext.tsx'
import { isShort, wouldDeal, wouldMiss } from './dealt.ts'

/** What the dice and everything else come to so far. */
export function Totals({ attack }: { attack: Attack }) {
  const { state, say } = useTable()
  const accuracy = accuracyResults(attack)
  const dodge = dodgeResults(attack)
  return (
    <dl className="ia-totals">
      <Total name={say('total.damage')} sign={<ResultSign result="damage" />} value={damageResults(attack)} />
      <Total name={say('total.block')} sign={<ResultSign result="block" />} value={-blockResults(attack)} />
      {attack.pierce > 0 && <Total name={say('total.pierce')} value={attack.pierce} />}
      <Total
        name={say('total.surges')}
        sign={<SurgeSign size="1em" />}
        value={Math.max(0, surgesLeft(attack, paidSurges(state, attack)))}
      />
      {evadeResults(attack) > 0 && (
        <Total name={say('total.evade')} sign={<ResultSign result="evade" />} value={-evadeResults(attack)} />
      )}
      {attack.ranged && (
        <Total
          name={say('total.accuracy')}
          sign={<RangedSign size="1em" />}
          value={`${accuracy} / ${counted(attack.distance) ?? '–'}`}
          bad={isShort(attack)}
        />
      )}
      {dodge > 0 && (
        <Total name={say('total.dodge')} sign={<ResultSign result="dodge" />} value={dodge} bad />
      )}
      <div className="ia-total-dealt">
        <dt>{say(wouldMiss(attack) ? 'total.miss' : 'total.dealt')}</dt>
        <dd className="number">{wouldDeal(attack)}</dd>
      </div>
    </dl>
  )
}

interface TotalProps {
  readonly name: string
  readonly sign?: ReactNode
  readonly value: number | string
  readonly bad?: boolean
}

function Total({ name, sign, value, bad = false }: TotalProps) {
  return (
    <div data-bad={bad}>
      <dt>
        {sign}
        {name}
      </dt>
      <dd className="number">{typeof value === 'number' && value < 0 ? `−${-value}` : value}</dd>
    </div>
  )
}
