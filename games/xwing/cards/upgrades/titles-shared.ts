/** Titles by which ships share what they have: abilities, or the shields of a docked ship. */
import { always } from '../../rules/abilities.ts'
import { dockedWith } from '../../rules/docking.ts'
import { isShip } from '../../rules/range.ts'
import { isStressed } from '../../rules/tokens.ts'
import type { Texts } from '../texts.ts'
import { amAttacker, isOfType } from '../words.ts'
import { isEquippedWith } from './attack-words.ts'

export const sharedTitles: Texts = {
  ig2000: {
    text: {
      en: 'You have the pilot ability of each other friendly ship with IG-2000.',
      de: 'Du hast die Pilotenfähigkeit jedes anderen befreundeten Schiffes mit IG-2000.',
    },
    abilities: [],
    borrowsFrom: (other) => isEquippedWith(other, 'ig2000'),
  },
  landosmillenniumfalcon: {
    text: {
      en: 'An Escape Craft may dock with you. While it is docked, you may treat its shields as if they lay on your ship card. While you make a primary attack against a stressed ship, roll 1 additional attack die.',
      de: 'Ein Fluchtschiff darf bei dir andocken. Solange es angedockt ist, darfst du seine Schilde so behandeln, als lägen sie auf deiner Schiffskarte. Während du mit einer Primärwaffe ein gestresstes Schiff angreifst, wirf 1 zusätzlichen Angriffswürfel.',
    },
    abilities: [
      always({
        sharesShields: (s, me, ship) =>
          ship.id !== me.ship
            ? []
            : dockedWith(s, ship.id)
                .filter((docked) => isOfType(docked, 'escapecraft'))
                .map(({ id }) => id),
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) &&
          attack.weapon.primary &&
          isShip(attack.defender) &&
          isStressed(s.ships[attack.defender])
            ? 1
            : 0,
      }),
    ],
  },
}
