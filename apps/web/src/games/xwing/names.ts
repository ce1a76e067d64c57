/** What ships, things and maneuvers are called on the board: as the game's own sentences call them. */
import type { Language } from '@dejarik/kernel'
import { type Maneuver, type ObjectId, type View, xwing } from '@dejarik/xwing'
import { objectLabel, printed, shipLabel, typeLabel } from '@dejarik/xwing/preview'
import { wordsIn } from './text/index.ts'

/** The pilot, with a number if the squad flies several of them. */
export function nameOfShip(view: View, ship: number, language: Language): string {
  return xwing.nameOf(shipLabel(view, ship), language)
}

export function typeOfShip(view: View, ship: number, language: Language): string {
  return printed(view.ships[ship]).type.name[language]
}

export function nameOfObject(view: View, object: ObjectId, language: Language): string {
  return xwing.nameOf(objectLabel(view, object), language)
}

/** Of a kind of obstacle, device or objective. */
export function nameOfType(type: string, language: Language): string {
  return xwing.nameOf(typeLabel(type), language)
}

/** "2 turn left, red": speed, bearing, side and colour of a maneuver. */
export function maneuverName(
  { speed, bearing, direction, difficulty }: Maneuver,
  language: Language,
): string {
  const name = xwing.nameOf(
    `maneuver:${speed} ${bearing}${direction === null ? '' : ` ${direction}`}`,
    language,
  )
  return wordsIn(language)('maneuver', { name, difficulty })
}
