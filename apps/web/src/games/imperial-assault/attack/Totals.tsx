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
import { HitPoints } from '../../../symbols/index.ts'
import { RangedSign, SurgeSign } from '../cards/signs.tsx'
import { ResultSign } from '../dice/DieFace.tsx'
import { useTable } from '../TableContext.tsx'
import { isShort, wouldDeal, wouldMiss } from './dealt.ts'

/** What the dice and everything else come to so far: 4 − 2 + 1 = 3 of 3. */
export function Totals({ attack }: { attack: Attack }) {
  const { view, state, say } = useTable()
  const damage = damageResults(attack)
  const block = blockResults(attack)
  const pierced = Math.min(attack.pierce, block)
  const dealt = attack.step >= 7 ? attack.suffered : wouldDeal(attack)
  const isMiss = attack.missed || wouldMiss(attack)
  const target = view.figures[attack.target]
  const left = target === undefined ? null : Math.max(0, target.health - target.damage)
  const falls = left !== null && dealt >= left && dealt > 0
  return (
    <div className="ia-totals" role="status">
      <p className="ia-sum" data-miss={isMiss}>
        <span className="unseen">{say('total.sum', { damage, block, pierced, dealt })}</span>
        <b className="number">{damage}</b>
        <ResultSign result="damage" />
        <i>−</i>
        <b className="number">{block}</b>
        <ResultSign result="block" />
        {pierced > 0 && (
          <>
            <i>+</i>
            <b className="number">{pierced}</b>
            <small>{say('total.pierce')}</small>
          </>
        )}
        <i>=</i>
        <b className="ia-total-dealt number">{dealt}</b>
        {left !== null && (
          <small>
            {say('total.of')} <HitPoints size="0.9em" /> {left}
          </small>
        )}
        <strong data-grave={falls}>{isMiss ? say('total.miss') : falls ? say('total.falls') : ''}</strong>
      </p>
      <p className="ia-rest">
        <span>
          <SurgeSign size="1em" /> {say('total.surges')}{' '}
          <b className="number">{Math.max(0, surgesLeft(attack, paidSurges(state, attack)))}</b>
        </span>
        {evadeResults(attack) > 0 && (
          <span>
            <ResultSign result="evade" /> {say('total.evade')}{' '}
            <b className="number">{evadeResults(attack)}</b>
          </span>
        )}
        {attack.ranged && (
          <span data-bad={isShort(attack)}>
            <RangedSign size="1em" /> {say('total.accuracy')}{' '}
            <b className="number">{`${accuracyResults(attack)} / ${counted(attack.distance) ?? '–'}`}</b>
          </span>
        )}
        {dodgeResults(attack) > 0 && (
          <span data-bad="true">
            <ResultSign result="dodge" /> {say('total.dodge')}
          </span>
        )}
      </p>
    </div>
  )
}
