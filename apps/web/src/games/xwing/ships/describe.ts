import type { ShipView } from '@dejarik/xwing'
import { nameOfShip, typeOfShip } from '../names.ts'
import type { BoardTable } from '../TableContext.tsx'
import { heldBy } from '../tokens/held.ts'

/** A ship in one sentence, for those who can't see it. */
export function describeShip({ view, me, say, language }: BoardTable, ship: ShipView): string {
  return say('ship.label', {
    name: nameOfShip(view, ship.id, language),
    type: typeOfShip(view, ship.id, language),
    whose: ship.seat === me ? 'own' : 'foe',
    initiative: ship.initiative,
    shields: ship.shields,
    hull: ship.hull - ship.faceup.length - ship.facedown,
    tokens: heldBy(ship)
      .map(({ sign, count }) => say(`token.${sign}`, { count }))
      .join(', '),
  })
}
