import { NONE, type Questions, type View } from '@dejarik/imperial-assault'
import { missionOf, stateFrom } from '@dejarik/imperial-assault/preview'
import { useMemo, useState } from 'react'
import { openAsk, optionsOfChoice } from '../../board/asked.ts'
import type { BoardProps } from '../../table/contract.ts'
import type { BoardTable } from './TableContext.tsx'
import { wordsIn } from './text/index.ts'
import { type Choosable, deedsByThing, litThings } from './things.ts'

/** Everything the parts of the board share, from what the shell hands in. */
export function useBoardTable(props: BoardProps<View>): BoardTable {
  const { view, seat, asks, choosing, language, speaker, motion, show, openRule, events } = props
  const [looked, look] = useState<number | null>(null)
  const [pointed, point] = useState<number | null>(null)
  const state = useMemo(() => stateFrom(view), [view])
  const me = view.side === 1 ? 1 : 0
  const ask = openAsk(asks, seat)
  const options = optionsOfChoice<Questions>(ask?.choice)
  const deeds = useMemo(() => deedsByThing(options, view), [options, view])
  const { hovered, armed, picked } = choosing
  const lit = useMemo(
    () =>
      litThings(
        [hovered, armed, ...picked].map((at) => (at === null ? undefined : options[at])),
        view,
      ),
    [hovered, armed, picked, options, view],
  )
  const about = subjectOf(view, options)
  return {
    view,
    state,
    mission: view.mission === NONE ? null : missionOf(state),
    me,
    playing: seat >= 0,
    asks,
    ask,
    options,
    deeds,
    lit,
    shown: options[hovered ?? armed ?? NONE] ?? null,
    looked,
    pointed,
    about,
    subject: isOnMap(view, looked) ? looked : about,
    language,
    say: wordsIn(language),
    speaker,
    choosing,
    motion,
    show,
    openRule,
    events,
    look,
    point,
  }
}

/** Who walks or attacks in the question, or who is active. */
function subjectOf(view: View, options: readonly Choosable[]): number | null {
  const acting = options.find((option) => option.do === 'walk' || option.do === 'attack')
  const candidates = [acting?.figure, view.attacks.at(-1)?.attacker, view.activation?.figure]
  return candidates.find((figure) => isOnMap(view, figure)) ?? null
}

function isOnMap(view: View, figure: number | null | undefined): boolean {
  return figure != null && figure >= 0 && view.figures[figure]?.space !== NONE
}
