import type { Attack } from '@dejarik/imperial-assault'
import { surgeAbilities } from '@dejarik/imperial-assault/preview'
import { Tick } from '../../../symbols/index.ts'
import { hovering } from '../../../table/hovering.ts'
import { surgeWords } from '../builder/cards/effect-words.ts'
import { SurgeSign } from '../cards/signs.tsx'
import { useTable } from '../TableContext.tsx'
import { wouldDeal } from './dealt.ts'
import { withSurges } from './surge-plan.ts'

/** What surges can buy: while they are spent each is placed or taken back by a click; and what was bought. */
export function SurgeMenu({ attack }: { attack: Attack }) {
  const { state, ask, options, choosing, surging, say, language } = useTable()
  const abilities = surgeAbilities(state, attack)
  if (abilities.length === 0) return null
  const offered = ask?.what === 'surge' ? options : []
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
          const isPlaced = surging?.placed.includes(i) === true
          const [now, then] = [wouldDeal(attack), wouldDeal(withSurges(state, attack, [i]))]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its place
            <li key={i}>
              <button
                type="button"
                className="option"
                aria-pressed={isPlaced}
                data-placed={isPlaced}
                {...hovering(choosing, at)}
                onClick={() => surging?.toggle(i)}
              >
                {words}
                {isPlaced && <Tick />}
                {then !== now && <small className="number">{say('surge.then', { now, then })}</small>}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
