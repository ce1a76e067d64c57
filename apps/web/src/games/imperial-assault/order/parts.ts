/** The order of activation: which groups are done with this round, which is active, which are still to come. */
import { EMPIRE, type View } from '@dejarik/imperial-assault'

export interface Parts {
  readonly done: readonly number[]
  readonly now: readonly number[]
  readonly coming: readonly number[]
  readonly gone: readonly number[]
  /** The side that activates next; null if nobody is left. */
  readonly next: number | null
}

/** A hero with a further token comes again (ia.exhaust.6). */
export function partsOf(view: View): Parts {
  const { groups, activation, turn } = view
  const there = groups.flatMap((_, id) => (isShown(view, id) ? [id] : []))
  const isGone = (id: number): boolean => groups[id].figures.every((figure) => view.figures[figure].gone)
  const left = there.filter((id) => !isGone(id))
  const now = left.filter((id) => activation?.group === id)
  const rest = left.filter((id) => !now.includes(id))
  const ready = rest.filter((id) => groups[id].ready)
  const sides = [turn, 1 - turn]
  const coming = sides.flatMap((side) => ready.filter((id) => groups[id].seat === side))
  return {
    done: rest.filter((id) => !groups[id].ready),
    now,
    coming,
    gone: there.filter(isGone),
    next: sides.find((side) => ready.some((id) => groups[id].seat === side)) ?? null,
  }
}

/** In a campaign heroes are always there, and groups of the Empire once they are deployed. */
function isShown({ campaign, groups, figures }: View, id: number): boolean {
  if (campaign === null) return true
  const { seat, figures: own } = groups[id]
  return (seat !== EMPIRE && id < campaign.heroes.length) || own.some((figure) => figures[figure].space >= 0)
}
