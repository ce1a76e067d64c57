import type { Attack } from '@dejarik/imperial-assault'
import { add, surgeAbilities } from '@dejarik/imperial-assault/preview'
import { standingFor } from '../../../table/hovering.ts'
import { surgeWords } from '../builder/cards/effect-words.ts'
import { SurgeSign } from '../cards/signs.tsx'
import { useTable } from '../TableContext.tsx'
import { wouldDeal } from './dealt.ts'

/** What surges can buy: buttons while they are spent, and what was bought. */
export function SurgeMenu({ attack }: { attack: Attack }) {
  const { state, ask, options, choosing, say, language } = useTable()
  const abilities = surgeAbilities(state, attack)
  if (abilities.length === 0) return null
  const offered = ask?.what === 'surge' ? options : []
  const done = offered.findIndex(({ do: verb }) => verb === 'done')
  return (
    <div className="ia-surge-menu">
      <h3>{say('surge.title')}</h3>
      <ul>
        {abilities.map((surge, i) => {
          const at = offered.findIndex((one) => one.do === 'surge' && one.surge === i)
          const times = attack.spent.filter((one) => one === i).length
          const words = (
            <>
              {Array.from({ length: surge.cost }, (_, bolt) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: bolts have no name
                <SurgeSign key={bolt} size="0.95em" />
              ))}
              {surgeWords(surge, language)}
              {times > 0 && <small>{say('surge.spent', { times })}</small>}
            </>
          )
          if (at < 0)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its place
              <li key={i} data-spent={times > 0}>
                {words}
              </li>
            )
          const after: Attack = { ...attack }
          if (surge.effects !== null) add(after, { ...surge.effects, surges: surge.effects.surge })
          const [now, then] = [wouldDeal(attack), wouldDeal(after)]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its place
            <li key={i}>
              <button type="button" className="option" {...standingFor(choosing, at)}>
                {words}
                {then !== now && <small className="number">{say('surge.then', { now, then })}</small>}
              </button>
            </li>
          )
        })}
      </ul>
      {done >= 0 && (
        <button type="button" className="option" {...standingFor(choosing, done)}>
          {say('surge.done')}
        </button>
      )}
    </div>
  )
}
