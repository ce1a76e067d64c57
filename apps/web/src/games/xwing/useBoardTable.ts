import type { Questions, ShipView, View } from '@dejarik/xwing'
import { stateFrom } from '@dejarik/xwing/preview'
import { useMemo, useState } from 'react'
import { openAsk, optionsOfChoice } from '../../board/asked.ts'
import type { BoardProps } from '../../table/contract.ts'
import { projectionFor } from './mat/projection.ts'
import type { BoardTable, Layers } from './TableContext.tsx'
import { wordsIn } from './text/index.ts'
import { deedsByThing, subjectOf, thingsOf } from './things.ts'

/** Everything the parts of the board share, from what the shell hands in. */
export function useBoardTable(props: BoardProps<View>): BoardTable {
  const { view, seat, asks, choosing, language, speaker, motion, show, openRule } = props
  const [looked, setLooked] = useState<number | null>(null)
  const [layers, setLayers] = useState<Layers>({ arcs: true, bands: false })
  const me = seat === 1 ? 1 : 0
  const state = useMemo(() => stateFrom(view), [view])
  const to = useMemo(() => projectionFor(me), [me])
  const ask = openAsk(asks, seat)
  const options = optionsOfChoice<Questions>(ask?.choice)
  const deeds = useMemo(() => deedsByThing(options), [options])
  const { hovered, armed, picked } = choosing
  const lit = useMemo(
    () =>
      new Set(
        [hovered, armed, ...picked].flatMap((option) =>
          option !== null && option in options ? thingsOf(options[option]) : [],
        ),
      ),
    [hovered, armed, picked, options],
  )
  const inPlay = (ship: number | null): ShipView | null => {
    const found = ship === null ? undefined : view.ships[ship]
    return found?.zone === 'play' ? found : null
  }
  const about = inPlay(subjectOf(options) ?? view.attack?.attacker ?? null)
  return {
    view,
    state,
    me,
    playing: seat === me,
    to,
    asks,
    ask,
    options,
    deeds,
    lit,
    looked,
    about,
    subject: looked === null ? about : inPlay(looked),
    layers,
    language,
    say: wordsIn(language),
    speaker,
    choosing,
    motion,
    show,
    openRule,
    look: setLooked,
    toggle: (layer) => setLayers({ ...layers, [layer]: !layers[layer] }),
  }
}
