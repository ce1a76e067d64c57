import { agreedTo } from '@dejarik/kernel'
import { keepFocusAt } from '../../../../build/keep-focus.ts'
import { Problems } from '../../../../build/Problems.tsx'
import { OddsPanel } from '../odds/OddsPanel.tsx'
import { useBuilder } from '../useBuilder.ts'
import { Cards } from './Cards.tsx'
import type { DeckProps } from './DeckProps.ts'
import { DeckTotals } from './DeckTotals.tsx'
import { causeOf } from './place.ts'
import { Stats } from './Stats.tsx'
import { Team } from './Team.tsx'

/** The whole deck beside the pool: what it adds up to, what is wrong with it, and everything in it. */
export function DeckSide(props: DeckProps) {
  const { say, language } = useBuilder()
  const { deck, problems, onChange } = props
  const changing = (panel: string): DeckProps => ({
    ...props,
    onChange:
      onChange &&
      ((next, said) => {
        onChange(next, said)
        keepFocusAt(panel)
      }),
  })
  return (
    <div className="build-side">
      <DeckTotals deck={deck} />
      <Problems
        problems={problems}
        causeOf={(problem) => causeOf(problem, deck, language)}
        leftOut={deck.leftOut}
        onAgree={onChange && (() => changing('team').onChange?.(agreedTo(deck), say('problems.agreed')))}
      />
      <Team {...changing('team')} />
      <Cards {...changing('cards')} />
      <Stats deck={deck} />
      <OddsPanel deck={deck} />
    </div>
  )
}
