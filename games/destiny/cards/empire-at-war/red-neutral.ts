/** Empire at War: red neutral cards. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { activateSome, diceOfType, spotsSubtype, spotting } from '../more-words.ts'
import { damageACharacter, removeADie } from '../words.ts'

export const EMPIRE_RED_NEUTRAL: Texts = {
  // Deploy Squadron
  '03119': {
    text: {
      en: 'Activate as many of your supports as you like, one after another.',
      de: 'Aktiviere beliebig viele deiner Unterstützungen, eine nach der anderen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* activateSome(t, me, Number.POSITIVE_INFINITY, ({ type }) => type === 'support')
      }),
    ],
  },
  // Flanking Maneuver
  '03122': {
    text: {
      en: 'Deal 1 damage to a character for each support die in your pool.',
      de: 'Füge einem Charakter 1 Schaden für jeden Unterstützungswürfel in deinem Pool zu.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* damageACharacter(t, me, diceOfType(t.state, me.seat, 'support').length)
      }),
    ],
  },
  // Pinned Down
  '03124': {
    text: {
      en: 'With a vehicle of yours in play, remove a die.',
      de: 'Hast du ein Fahrzeug im Spiel, entferne einen Würfel.',
    },
    abilities: [
      spotting(
        (s, seat) => spotsSubtype(s, seat, 'vehicle'),
        function* (t, me) {
          yield* removeADie(t, me)
        },
      ),
    ],
  },
}
