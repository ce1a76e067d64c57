/** Ship abilities that work between a carrier and the ship that is docked with it. */
import type { CardText } from '../rules/abilities.ts'
import { always, when } from '../rules/abilities.ts'
import { actionsFor, performAction } from '../rules/actions.ts'
import { hasAttack } from '../rules/attack/declare-target.ts'
import { performAttack } from '../rules/attack/index.ts'
import { isTurret, weaponsOf } from '../rules/attack/weapons.ts'
import { dockedWith } from '../rules/docking.ts'
import type { Weapon } from '../state.ts'
import { mine } from './words.ts'

const REAR_PRIMARY = {
  bonus: true,
  weapon: ({ primary, arc }: Weapon): boolean => primary && arc === 'rear',
} as const

const COORDINATE = { among: ['coordinate'] } as const

export const dockedShipAbilities: { readonly [id: string]: CardText } = {
  copilot: {
    lendsPilot: true,
    text: {
      en: 'While you are docked, your carrier has your pilot ability besides its own.',
      de: 'Solange du angedockt bist, hat dein Trägerschiff deine Piloten-Fähigkeit zusätzlich zu seiner eigenen.',
    },
    abilities: [],
  },
  commsshuttle: {
    whileDocked: true,
    text: {
      en: 'While you are docked, your carrier has the coordinate action. Before it activates, it may perform a coordinate action.',
      de: 'Solange du angedockt bist, hat dein Trägerschiff die Koordinations-Aktion. Bevor es aktiviert wird, darf es eine Koordinations-Aktion durchführen.',
    },
    abilities: [
      always({
        bar: (s, me, ship) =>
          ship.id === mine(s, me).carrier ? [{ action: 'coordinate', difficulty: 'white', linked: [] }] : [],
      }),
      when('activates', {
        of: 'friendly',
        if: (s, me, { ship }) =>
          ship === mine(s, me).carrier && actionsFor(s, s.ships[ship], COORDINATE).length > 0,
        *run(t, _me, { ship }) {
          yield* performAction(t, ship, COORDINATE)
        },
      }),
    ],
  },
  lockedandloaded: {
    whileDocked: true,
    text: {
      en: 'While you are docked, after your carrier makes a primary attack with its front arc or a turret attack, it may perform a bonus primary attack with its rear arc.',
      de: 'Solange du angedockt bist, darf dein Trägerschiff, nachdem es mit einer Primärwaffe im Frontwinkel oder mit einem Geschützturm angegriffen hat, einen Bonusangriff mit einer Primärwaffe im Heckwinkel durchführen.',
    },
    abilities: [
      when('attacked', {
        of: 'friendly',
        bonusAttack: true,
        if: (s, me, { ship }) => {
          if (ship !== mine(s, me).carrier || s.attack === null) return false
          const { weapon } = s.attack
          const counts = isTurret(weapon) || (weapon.primary && weapon.arc === 'front')
          return counts && hasAttack(s, s.ships[ship], REAR_PRIMARY)
        },
        *run(t, _me, { ship }) {
          yield* performAttack(t, ship, REAR_PRIMARY)
        },
      }),
    ],
  },
  tailgun: {
    text: {
      en: 'While a ship is docked with you, you have a primary weapon with the rear arc and the attack value of its primary weapon with the front arc.',
      de: 'Solange ein Schiff bei dir angedockt ist, hast du eine Primärwaffe im Heckwinkel mit dem Angriffswert seiner Primärwaffe im Frontwinkel.',
    },
    abilities: [
      always({
        weapons: (s, me, ship) => {
          if (ship.id !== me.ship) return []
          const guns = dockedWith(s, me.ship).flatMap((docked) =>
            weaponsOf(s, docked).filter(({ primary, arc }) => primary && arc === 'front'),
          )
          return guns.map((gun) => ({ ...gun, slot: 0, arc: 'rear' }))
        },
      }),
    ],
  },
}
