/** Way of the Force: gray cards of heroes. */

import { factsOf } from '../../facts/index.ts'
import { effect, type Texts } from '../../rules/abilities.ts'
import { heal } from '../../rules/damage.ts'
import { spend } from '../../rules/resources.ts'
import { aCharacter, exhaustAction, removeADie } from '../words.ts'

export const FORCE_GRAY_HERO: Texts = {
  // Way of the Light
  '07106': {
    text: {
      en: 'Remove a die that is not a hero’s.',
      de: 'Entferne einen Würfel, der kein Heldenwürfel ist.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeADie(t, me, 'any', ({ kind }) => factsOf(kind).affiliation !== 'hero')
      }),
    ],
  },
  // Dex's Diner
  '07107': {
    text: {
      en: 'Action – Exhaust this support and spend 1 resource: a character heals 1 damage, or 2 if there is at least 6 on it.',
      de: 'Aktion – Erschöpfe diese Unterstützung und gib 1 Ressource aus: Ein Charakter heilt 1 Schaden oder, falls mindestens 6 auf ihm liegt, 2.',
    },
    short: {
      en: 'Action – Exhaust, spend 1: heal 1 damage, or 2 if there is at least 6.',
      de: 'Aktion – Erschöpfen, 1 zahlen: Heile 1 Schaden, ab 6 davon 2.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          if (!spend(t, me.seat, 1)) return
          const target = yield* aCharacter(t, me, 'heal', 'any', ({ damage }) => damage > 0)
          if (target !== null) yield* heal(t, me, target.id, target.damage >= 6 ? 2 : 1)
        },
        (s, me) => s.players[me.seat].resources > 0,
      ),
    ],
  },
}
