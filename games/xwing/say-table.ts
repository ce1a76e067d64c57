/** The table in a few lines, one a ship or thing: for terminals and for those who have it read to them. */
import { DEGREE, type Message, type MessageArg } from '@dejarik/kernel'
import { printed } from './facts/printed.ts'
import { MM, type Pose } from './geometry/index.ts'
import { cardLabel, objectLabel, thingLabel } from './labels.ts'
import { SEAT_NAMES } from './names.ts'
import { maneuverWords } from './position/maneuver.ts'
import { TOKENS } from './state.ts'
import type { ShipView, View } from './view.ts'

type Args = { [name: string]: MessageArg }

/** Whole millimetres and degrees. */
function placeArgs({ x, y, a }: Pose): Args {
  return { x: Math.round(x / MM), y: Math.round(y / MM), heading: Math.round(a / DEGREE) % 360 }
}

/** A list of names, and whether it holds any, for `select`. */
function listArgs(word: string, ids: readonly string[]): Args {
  return { [word]: ids.map((name) => ({ name })), [`has${word}`]: ids.length > 0 ? 'yes' : 'no' }
}

function shipLine(view: View, ship: ShipView): Message {
  const tokens = TOKENS.flatMap((token, i) => Array<string>(ship.tokens[i]).fill(`token:${token}`))
  const dial = ship.dial === null ? [] : [maneuverWords(printed(ship).type.dial[ship.dial])]
  return {
    key: `table.ship-${ship.zone}`,
    args: {
      ship: { name: objectLabel(view, ship.id) },
      seat: { name: `seat:${SEAT_NAMES[ship.seat]}` },
      initiative: ship.initiative,
      hull: ship.hull - ship.damage.length,
      shields: ship.shields,
      force: ship.force,
      ...placeArgs(ship.pose),
      ...listArgs('tokens', tokens),
      ...listArgs(
        'locks',
        ship.locks.map((target) => objectLabel(view, target)),
      ),
      ...listArgs('faceup', ship.faceup.map(cardLabel)),
      ...listArgs(
        'dial',
        dial.map((words) => `maneuver:${words}`),
      ),
    },
  }
}

export function sayTable(view: View): readonly Message[] {
  const head: Message = {
    key: 'table.head',
    args: {
      round: view.round,
      phase: { name: `phase:${view.phase}` },
      seat: { name: `seat:${SEAT_NAMES[view.firstPlayer]}` },
      first: view.score[0],
      second: view.score[1],
    },
  }
  const things = view.things.filter(({ inPlay }) => inPlay)
  return [
    head,
    ...view.ships.map((ship) => shipLine(view, ship)),
    ...things.map(
      ({ id, pose }): Message => ({
        key: 'table.thing',
        args: { thing: { name: thingLabel(view, id) }, ...placeArgs(pose) },
      }),
    ),
  ]
}
