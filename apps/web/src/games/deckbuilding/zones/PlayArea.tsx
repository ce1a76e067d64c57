import { BASE_ATTACK, designOfCard, type InPlay, UNCOMMITTED } from '@dejarik/deckbuilding'
import type { Seat } from '@dejarik/kernel'
import type { BoardTable } from '../TableContext.tsx'
import { useTable } from '../TableContext.tsx'
import { BaseTile } from './BaseTile.tsx'
import { CardSlot } from './CardSlot.tsx'
import { ShareStepper } from './ShareStepper.tsx'
import './play.css'

/** Base, ships, units. Ships stand before the base, as they do in an attack. */
export function PlayArea({ seat }: { seat: Seat }) {
  const table = useTable()
  const { view, me, say } = table
  const side = view.sides[seat]
  const own = seat === me
  const label =
    own && table.playing
      ? say('zone.ownPlay')
      : say('zone.foePlay', { side: say(seat === 0 ? 'side.empire' : 'side.rebel') })
  return (
    <section className="db-play" data-own={own} data-anchor={`play:${seat}`} aria-label={label}>
      <BaseTile seat={seat} base={side.base} />
      {side.ships.map((ship) => (
        <CardSlot
          key={ship.card}
          card={ship.card}
          inPlay={ship}
          target={own ? null : BASE_ATTACK}
          notes={notesOf(ship, table)}
          overlay={<ShareStepper card={ship.card} />}
        />
      ))}
      {side.units.map((unit) => (
        <CardSlot key={unit.card} card={unit.card} inPlay={unit} notes={notesOf(unit, table)} />
      ))}
      {side.units.length === 0 && view.active === seat && <p className="db-none">{say('zone.noUnits')}</p>}
    </section>
  )
}

/** How a card in play stands, in words. */
function notesOf(
  { card, attack, used, attacked, target, damage }: InPlay,
  { assembly, language, say }: BoardTable,
): string[] {
  const design = designOfCard(card)
  const notes: string[] = []
  if (design.type === 'ship')
    notes.push(say('card.hitPointsLeft', { left: design.hitPoints - damage, all: design.hitPoints }))
  if (design.type !== 'base' && attack !== (design.attack ?? 0)) notes.push(say('card.attack', { n: attack }))
  if (used) notes.push(say('state.used'))
  if (attacked) notes.push(say('state.attacked'))
  else if (target !== UNCOMMITTED) {
    const name = target === BASE_ATTACK ? say('attack.onBase') : designOfCard(target).name[language]
    notes.push(say('state.committed', { target: name }))
  }
  if (assembly.attackers.includes(card)) notes.push(say('state.gathered'))
  return notes
}
