/** Ship abilities of turrets that point to a few arcs only. */
import { findUpgrade } from '../facts/index.ts'
import { always, type CardText, when } from '../rules/abilities.ts'
import { cardOf } from '../rules/cards.ts'
import { systemAction } from './ship-abilities-system.ts'
import { canPerform, fully, mine, perform } from './words.ts'

/** Only the front and the rear arc for the turret. */
const frontOrRear = always({
  mayPoint: (_s, me, ship, arc) => ship.id !== me.ship || arc === 'front' || arc === 'rear',
})

/** Weapons of a slot use the turret's arc instead of the front arc. */
function throughTurret(slot: 'missile' | 'cannon') {
  return always({
    weapon: (s, me, ship, weapon) => {
      if (ship.id !== me.ship || weapon.primary || weapon.arc !== 'front') return weapon
      const { id } = cardOf(mine(s, me).cards[weapon.slot])
      const isOne = findUpgrade(id.split('#')[0])?.slots.includes(slot) === true
      return isOne ? { ...weapon, arc: 'single-turret' } : weapon
    },
  })
}

export const turretShipAbilities: { readonly [id: string]: CardText } = {
  heavyweaponturret: {
    text: {
      en: 'Your turret indicator can point only to your front or rear arc. Your missiles use your turret arc instead of the front arc.',
      de: 'Dein Geschützturm kann nur in den Front- oder Heckwinkel zeigen. Deine Raketen verwenden deinen Turmwinkel statt des Frontwinkels.',
    },
    abilities: [frontOrRear, throughTurret('missile')],
  },
  rotatingcannons: {
    text: {
      en: 'Your turret can point only to your front or rear arc. Your cannons use your turret arc instead of the front arc.',
      de: 'Dein Geschützturm kann nur in den Front- oder Heckwinkel zeigen. Deine Kanonen verwenden deinen Turmwinkel statt des Frontwinkels.',
    },
    abilities: [frontOrRear, throughTurret('cannon')],
  },
  pinpointtractorarray: {
    text: {
      en: 'Your turret cannot point to your rear arc. After you fully execute a maneuver, you may gain 1 tractor token to perform a rotate action.',
      de: 'Dein Geschützturm kann nicht in den Heckwinkel zeigen. Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 1 Fangstrahlmarker erhalten, um eine Dreh-Aktion durchzuführen.',
    },
    abilities: [
      always({ mayPoint: (_s, me, ship, arc) => ship.id !== me.ship || arc !== 'rear' }),
      when('maneuver-executed', {
        if: fully(),
        possible: canPerform(['rotate-arc']),
        may: true,
        cost: { gain: { tractor: 1 } },
        run: perform(['rotate-arc']),
      }),
    ],
  },
  refinedgyrostabilizers: {
    text: {
      en: 'Your turret can point only to your front or rear arc. After you perform an action, you may perform a red boost or red rotate action.',
      de: 'Dein Geschützturm kann nur in den Front- oder Heckwinkel zeigen. Nachdem du eine Aktion durchgeführt hast, darfst du eine rote Schub- oder rote Dreh-Aktion durchführen.',
    },
    abilities: [
      frontOrRear,
      when('action-performed', { run: perform(['boost', 'rotate-arc'], { colour: 'red' }) }),
    ],
  },
  vectoredcannons: {
    text: {
      en: 'During the System Phase you may perform a red boost or red rotate action. Your turret can point only to your front or rear arc.',
      de: 'Während der Systemphase darfst du eine rote Schub- oder rote Dreh-Aktion durchführen. Dein Geschützturm kann nur in den Front- oder Heckwinkel zeigen.',
    },
    abilities: [systemAction(['boost', 'rotate-arc'], { colour: 'red' }), frontOrRear],
  },
}
