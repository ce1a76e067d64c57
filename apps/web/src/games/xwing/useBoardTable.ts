import type { Questions, ShipView, View } from '@dejarik/xwing'
import { stateFrom } from '@dejarik/xwing/preview'
import { useMemo, useState } from 'react'
import { useSharedTable } from '../../board/table.ts'
import type { BoardProps } from '../../table/contract.ts'
import { type Shows, sceneShown } from './beats/shows.ts'
import { wornView } from './beats/worn.ts'
import { projectionFor } from './mat/projection.ts'
import { bearerOf } from './questions/about.ts'
import { callSigns } from './ships/call-signs.ts'
import type { BoardTable, Layers } from './TableContext.tsx'
import { type Say, wordsIn } from './text/index.ts'
import { subjectOf, thingsOf } from './things.ts'

/** Everything the parts of the board share, from what the shell hands in. */
export function useBoardTable(given: BoardProps<View, Shows>): BoardTable {
  const shows = given.beat?.shows ?? null
  const worn = shows?.worn
  const props = useMemo(
    () => (worn === undefined ? given : { ...given, view: wornView(given.view, worn) }),
    [given, worn],
  )
  const { view, seat, language, layout } = props
  const [looked, setLooked] = useState<number | null>(null)
  const [layers, setLayers] = useState<Layers>({ arcs: true, bands: false })
  const me = seat === 1 ? 1 : 0
  const state = useMemo(() => stateFrom(view), [view])
  const to = useMemo(() => projectionFor(me), [me])
  const signs = useMemo(() => callSigns(view.ships, language), [view.ships, language])
  const shared = useSharedTable<Questions, View, Say>(props, {
    me,
    playing: seat === me,
    say: wordsIn(language),
    thingsOf,
  })
  const inPlay = (ship: number | null): ShipView | null => {
    const found = ship === null ? undefined : view.ships[ship]
    return found?.zone === 'play' ? found : null
  }
  const asking = shared.ask?.about === undefined ? null : bearerOf(view, shared.ask)
  const about = inPlay(subjectOf(shared.options) ?? asking ?? view.attack?.attacker ?? null)
  return {
    ...shared,
    state,
    to,
    shows,
    isPhone: layout.kind === 'phone',
    isShort: layout.kind !== 'wide',
    signs,
    looked,
    about,
    // Who defends looks down the attacker's arc, not their own.
    subject:
      looked === null
        ? (inPlay(sceneShown(shows)?.attacker ?? view.attack?.attacker ?? null) ?? about)
        : inPlay(looked),
    layers,
    look: setLooked,
    toggle: (layer) => setLayers({ ...layers, [layer]: !layers[layer] }),
  }
}
