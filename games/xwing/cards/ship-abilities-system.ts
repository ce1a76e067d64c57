import {
  always,
  atStartOf,
  type CardText,
  duringSystemPhase,
  type SystemAbility,
  when,
} from '../rules/abilities.ts'
import { actionsFor, type Granted, performAction } from '../rules/actions.ts'
import type { StandardAction } from '../rules/events.ts'
import { has } from '../rules/tokens.ts'
import { gain, mine, perform } from './words.ts'

/** "During the System Phase, you may perform a … action." */
export function systemAction(among: readonly StandardAction[], granted: Granted = {}): SystemAbility {
  return duringSystemPhase({
    if: (s, me) => actionsFor(s, mine(s, me), { among, ...granted }).length > 0,
    *run(t, me) {
      return (yield* performAction(t, me.ship, { among, ...granted })) !== null
    },
  })
}

/** "You may spend 1 charge to lay a straight template to the mark at my side." */
const GYRO_FEE = { charges: 1 }

export const systemShipAbilities: { readonly [id: string]: CardText } = {
  gyrocockpit: {
    text: {
      en: 'After you gain a stress token, you may spend 2 charges to gain 1 evade token. When you drop a device, you may spend 1 charge to set its template to the middle of your left or right side instead of your rear guides.',
      de: 'Nachdem du einen Stressmarker erhalten hast, darfst du 2 Ladungen ausgeben, um 1 Ausweichmarker zu erhalten. Sobald du ein Gerät abwirfst, darfst du 1 Ladung ausgeben, um die Schablone an der Mitte deiner linken oder rechten Seite anzulegen statt an deiner Heckführung.',
    },
    abilities: [
      when('token-gained', {
        if: (_s, _me, { token }) => token === 'stress',
        may: true,
        cost: { charges: 2 },
        run: gain('evade'),
      }),
      always({
        drops: (_s, me, ship, _device, ways) =>
          ship.id === me.ship
            ? ways.flatMap((way) =>
                way.how === 'drop' && way.shape !== 'none' && way.side === undefined
                  ? (['left', 'right'] as const).map((side) => ({
                      ...way,
                      side,
                      fee: { me, cost: GYRO_FEE },
                    }))
                  : [],
              )
            : [],
      }),
    ],
  },
  intuitivecontrols: {
    text: {
      en: 'During the System Phase you may perform a purple barrel roll or purple boost action.',
      de: 'Während der Systemphase darfst du eine lila Fassrollen- oder lila Schub-Aktion durchführen.',
    },
    abilities: [systemAction(['barrel-roll', 'boost'], { colour: 'purple' })],
  },
  nimblebomber: {
    text: {
      en: 'If you would drop a device with a straight template, you may use a bank template of the same speed instead.',
      de: 'Wenn du ein Gerät mit einer Gerade-Schablone abwerfen würdest, darfst du stattdessen eine Drehungs-Schablone derselben Geschwindigkeit verwenden.',
    },
    abilities: [
      always({
        drops: (_s, me, ship, _device, ways) =>
          ship.id === me.ship
            ? ways
                .filter(({ how, shape }) => how === 'drop' && shape === 'straight')
                .map((way) => ({ ...way, shape: 'bank' }))
            : [],
      }),
    ],
  },
  pursuitthrusters: {
    text: {
      en: 'During the System Phase you may perform a boost action.',
      de: 'Während der Systemphase darfst du eine Schub-Aktion durchführen.',
    },
    abilities: [systemAction(['boost'])],
  },
  sensitivecontrols: {
    text: {
      en: 'During the System Phase you may perform a red barrel roll or red boost action.',
      de: 'Während der Systemphase darfst du eine rote Fassrollen- oder rote Schub-Aktion durchführen.',
    },
    abilities: [systemAction(['barrel-roll', 'boost'], { colour: 'red' })],
  },
  stygiumarray: {
    text: {
      en: 'After you decloak, you may perform an evade action. At the start of the End Phase you may spend 1 evade token to gain 1 cloak token.',
      de: 'Nachdem du dich enttarnt hast, darfst du eine Ausweich-Aktion durchführen. Zu Beginn der Endphase darfst du 1 Ausweichmarker ausgeben, um 1 Tarnungsmarker zu erhalten.',
    },
    abilities: [
      when('decloaked', { run: perform(['evade']) }),
      atStartOf('end', {
        if: (s, me) => !has(mine(s, me), 'cloak'),
        may: true,
        cost: { spend: { evade: 1 } },
        run: gain('cloak'),
      }),
    ],
  },
}
