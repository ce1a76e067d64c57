/** Gunners that handle bombs and other devices. */
import type { Flow } from '@dejarik/kernel'
import { always, type DropWay, type Me, when } from '../../rules/abilities.ts'
import { isDouble, rotate } from '../../rules/actions/rotate.ts'
import { hasDeviceToPlace, isBomb, placeOneDevice } from '../../rules/devices.ts'
import type { State, T } from '../../state.ts'
import type { Texts } from '../texts.ts'
import { canRotate, mine } from '../words.ts'

function hasBomb(s: State, me: Me): boolean {
  return hasDeviceToPlace(s, me.ship, { device: isBomb })
}

function canRotateSingle(s: State, me: Me): boolean {
  return !isDouble(mine(s, me)) && canRotate(s, me)
}

/** One of the two, or neither. */
function* bombOrTurret(t: T, me: Me): Flow {
  const s = t.state
  const options = [
    ...(hasBomb(s, me) ? [{ do: 'drop-bomb' as const }] : []),
    ...(canRotateSingle(s, me) ? [{ do: 'rotate' as const }] : []),
    { do: 'decline' as const },
  ]
  const cite = { rule: 'xw.a.cardfaq.21', about: me.card }
  const chosen = yield* t.decide(mine(s, me).seat, 'bomb-or-turret', options, cite)
  if (chosen.do === 'drop-bomb') yield* placeOneDevice(t, me.ship, { device: isBomb })
  if (chosen.do === 'rotate') yield* rotate(t, me.ship)
}

/** Templates of the same shape, one faster and one slower; those that don't exist lead nowhere. */
function neighbours(way: DropWay): DropWay[] {
  if (way.shape === 'none') return []
  return [way.speed - 1, way.speed + 1].map((speed) => ({ ...way, speed }))
}

export const deviceGunners: Texts = {
  paigetico: {
    text: {
      en: 'After you make a primary attack, you may drop 1 bomb or rotate your single turret. After you are destroyed, you may drop 1 bomb.',
      de: 'Nachdem du mit einer Primärwaffe angegriffen hast, darfst du 1 Bombe abwerfen oder deinen einfachen Geschützturm drehen. Nachdem du zerstört worden bist, darfst du 1 Bombe abwerfen.',
    },
    abilities: [
      when('attacked', {
        if: (s) => s.attack?.weapon.primary === true,
        possible: (s, me) => hasBomb(s, me) || canRotateSingle(s, me),
        run: bombOrTurret,
      }),
      when('destroyed', {
        possible: hasBomb,
        *run(t, me) {
          yield* placeOneDevice(t, me.ship, { device: isBomb, may: true })
        },
      }),
    ],
  },
  skilledbombardier: {
    text: {
      en: 'When you drop or launch a device, you may use a template of the same shape that is 1 speed faster or slower.',
      de: 'Wenn du ein Gerät abwirfst oder startest, darfst du eine Schablone derselben Form verwenden, deren Geschwindigkeit um 1 höher oder niedriger ist.',
    },
    abilities: [
      always({
        drops: (_s, me, ship, _device, ways) => (ship.id === me.ship ? ways.flatMap(neighbours) : []),
      }),
    ],
  },
}
