/** Dials and positions as a player types them in a terminal. */
import { type AskPlace, asked, type Message, type PlaceWords } from '@dejarik/kernel'
import { printed } from './facts/printed.ts'
import { degrees, MM } from './geometry/index.ts'
import { shipLabel, typeLabel } from './labels.ts'
import { maneuverWords } from './position/maneuver.ts'
import type { Questions } from './questions.ts'
import type { DialArea } from './rules/planning-phase.ts'
import type { PlaceArea } from './rules/setup/places.ts'
import type { View } from './view.ts'

/** Every maneuver of every dial with its number. */
function dialHints(view: View, { ships }: DialArea): Message[] {
  return ships.map((ship) => ({
    key: 'place.dial',
    args: {
      ship: { name: shipLabel(view, ship) },
      dial: printed(view.ships[ship]).type.dial.map((maneuver, i) => ({
        name: `dial:${i + 1} ${maneuver.difficulty} ${maneuverWords(maneuver)}`,
      })),
    },
  }))
}

function positionHint(view: View, { ship, id }: PlaceArea): Message {
  return {
    key: 'place.position',
    args: { what: { name: ship >= 0 ? shipLabel(view, ship) : typeLabel(id) } },
  }
}

function numbers(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  const values = words.map((word) => (/^-?\d+(\.\d+)?$/.test(word) ? Number(word) : Number.NaN))
  return values.length === 0 || values.some(Number.isNaN) ? null : values
}

export const places: PlaceWords<View> = {
  hint(view: View, ask: AskPlace): readonly Message[] {
    const it = asked<Questions>(ask)
    if (it.form !== 'place') return []
    return it.what === 'dials' ? dialHints(view, it.area) : [positionHint(view, it.area)]
  },
  read(ask: AskPlace, text: string): readonly number[] | null {
    const values = numbers(text)
    if (values === null) return null
    if (ask.what === 'dials') return values.map((value) => value - 1)
    const [x, y, heading = 0] = values
    return values.length < 2 || values.length > 3
      ? null
      : [Math.round(x * MM), Math.round(y * MM), degrees(heading)]
  },
}
