/** Options of a kind, offered as one until it is opened: “Play a card 4”. So the others stay in sight. */
import type { AskView, Language } from '@dejarik/kernel'
import type { TableFace } from '../games/face.ts'
import type { Snapshot } from '../session/session.ts'
import type { OptionOrder } from './order.ts'

export interface Family {
  readonly id: string
  readonly label: string
  readonly options: readonly number[]
}

/** What stands in the prompt; their numbers count along. */
export type Entry =
  | { readonly is: 'option'; readonly option: number }
  | { readonly is: 'family'; readonly family: Family }

/** So few are offered one by one. */
const FEW = 6

/** In the order of their first members; nobody is alone in a family, nor is anything without effect in one. */
export function familiesOf(
  face: Pick<TableFace, 'familyOf'>,
  { view }: Pick<Snapshot, 'view'>,
  ask: AskView | null,
  { all, inSight }: OptionOrder,
  language: Language,
): readonly Family[] {
  const choice = ask?.choice
  if (ask === null || choice?.form !== 'one' || inSight <= FEW || face.familyOf === undefined) return []
  const families = new Map<string, { label: string; options: number[] }>()
  for (const at of all.slice(0, inSight)) {
    const option = choice.options[at]
    const name = option === undefined ? null : face.familyOf(view, ask, option, language)
    if (name === null) continue
    const known = families.get(name.id)
    if (known === undefined) families.set(name.id, { label: name.label, options: [at] })
    else known.options.push(at)
  }
  return [...families]
    .filter(([, { options }]) => options.length > 1)
    .map(([id, { label, options }]) => ({ id, label, options }))
}

/** What stands in the prompt while `open` is looked into; null: none is. */
export function entriesOf(
  { all, inSight }: OptionOrder,
  families: readonly Family[],
  open: Family | null,
  isUnfolded: boolean,
): readonly Entry[] {
  if (open !== null) return open.options.map((option) => ({ is: 'option', option }))
  const shown = isUnfolded ? all : all.slice(0, inSight)
  return shown.flatMap((option): Entry[] => {
    const family = families.find(({ options }) => options.includes(option))
    if (family === undefined) return [{ is: 'option', option }]
    return family.options[0] === option ? [{ is: 'family', family }] : []
  })
}
