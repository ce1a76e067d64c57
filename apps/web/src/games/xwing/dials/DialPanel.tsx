import { THING } from '@dejarik/xwing'
import { printed } from '@dejarik/xwing/preview'
import { useEffect } from 'react'
import { maneuverName, nameOfObject, nameOfShip } from '../names.ts'
import { ShipIcon } from '../squads/ShipIcon.tsx'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { gainOf, letterOf } from './consequence.ts'
import { Dial } from './Dial.tsx'
import { outcomeOf } from './outcome.ts'
import type { Planning } from './usePlanning.ts'
import './dials.css'

/** The dial in hand beside its ship, and where the maneuver that is pointed at would lead. */
export function DialPanel({ planning }: { planning: Planning }) {
  const { view, say, language } = useTable()
  const { ships, current } = planning
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (event.key !== 'PageDown' && event.key !== 'PageUp') return
      event.preventDefault()
      const by = event.key === 'PageDown' ? 1 : ships.length - 1
      planning.take(ships[(ships.indexOf(current) + by) % ships.length])
    }
    addEventListener('keydown', step, { capture: true })
    return () => removeEventListener('keydown', step, { capture: true })
  })
  return (
    <section className="xw-dials" aria-label={say('dials.title')}>
      <p className="xw-dials-name">
        <ShipIcon ship={view.ships[current]} />
        <b>{nameOfShip(view, current, language)}</b>
        <span className="xw-initiative number">{view.ships[current].initiative}</span>
      </p>
      <Dial planning={planning} />
      <Consequence planning={planning} />
    </section>
  )
}

/** Where the maneuver in hand would lead, in a sentence. */
function Consequence({ planning }: { planning: Planning }) {
  const table = useTable()
  const { current, dials, previews, pointed } = planning
  const at = pointed ?? dials.get(current)
  const preview = at === undefined ? undefined : previews[at]
  return (
    <p className="xw-dials-outcome" aria-live="polite">
      {preview === undefined ? table.say('dials.hint') : sentence(table, planning, preview, at ?? 0)}
    </p>
  )
}

function sentence(
  { view, state, signs, say, language }: BoardTable,
  { current: ship, plan }: Planning,
  preview: Planning['previews'][number],
  at: number,
): string {
  const dialled = printed(view.ships[ship]).type.dial[at]
  const { maneuver } = preview
  const instead = maneuver.bearing !== dialled.bearing || maneuver.speed !== dialled.speed
  const name = maneuverName(maneuver, language)
  const outcome = outcomeOf(view, preview)
  const parts = [instead ? say('outcome.instead', { name }) : `${name}.`]
  if (outcome.flees) parts.push(say('outcome.flees'))
  const [bumped] = outcome.bumps
  if (bumped !== undefined) parts.push(say('outcome.bumps', { name: nameOfShip(view, bumped, language) }))
  for (const thing of outcome.onto)
    parts.push(say('outcome.onto', { name: nameOfObject(view, THING + thing, language) }))
  for (const thing of outcome.through)
    parts.push(say('outcome.through', { name: nameOfObject(view, THING + thing, language) }))
  const { stress, taken, given, targets } = gainOf(view, state, plan, ship, preview)
  if (stress !== null) parts.push(say(`outcome.${stress}`))
  if (taken.length > 0) parts.push(say('outcome.takes', { letters: taken.map(letterOf).join(', ') }))
  if (given.length > 0) parts.push(say('outcome.gives', { letters: given.map(letterOf).join(', ') }))
  if (targets.length > 0)
    parts.push(
      say('outcome.targets', {
        targets: targets.map(({ ship: foe, range }) => `${signs[foe]} (${range})`).join(', '),
      }),
    )
  if (parts.length === 1) parts.push(say('outcome.free'))
  return parts.join(' ')
}
