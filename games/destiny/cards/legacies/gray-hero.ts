/** Legacies: gray cards of heroes. */

import { factsOf } from '../../facts/index.ts'
import { effect, special, type Texts } from '../../rules/abilities.ts'
import { charactersOf, chooseWay, diceIn } from '../../rules/choose.ts'
import { giveShields } from '../../rules/shields.ts'
import type { Card } from '../../state.ts'
import { exhaustOne, shieldOne } from '../deeds.ts'
import { showsAnyDamage } from '../more-words.ts'
import { removeSome } from '../words.ts'

const isUnique = ({ kind }: Card): boolean => factsOf(kind).unique

export const LEGACIES_GRAY_HERO: Texts = {
  // Republic Cruiser
  '05055': {
    text: {
      en: 'Special – Give a unique character 2 shields, or each of your unique characters 1.',
      de: 'Spezial – Gib einem einzigartigen Charakter 2 Schilde oder jedem deiner einzigartigen Charaktere 1.',
    },
    short: {
      en: 'Special – 2 shields for a unique character, or 1 for each of yours.',
      de: 'Spezial – 2 Schilde einem Einzigartigen oder je 1 allen deinen.',
    },
    abilities: [
      special(function* (t, me) {
        if ((yield* chooseWay(t, me, 'choose-one', ['shield', 'each'])) === 'shield')
          yield* shieldOne(t, me, 2, isUnique)
        else
          for (const { id } of charactersOf(t.state, me.seat).filter(isUnique))
            yield* giveShields(t, me, id, 1)
      }),
    ],
  },
  // Into The Garbage Chute
  '05124': {
    text: {
      en: 'Exhaust one of your characters to remove up to 2 dice that show damage.',
      de: 'Erschöpfe einen deiner Charaktere, um bis zu 2 Würfel mit Schaden zu entfernen.',
    },
    abilities: [
      effect(function* (t, me) {
        if (!(yield* exhaustOne(t, me, 'yours'))) return
        const dice = diceIn(t.state, me, 'any').filter(showsAnyDamage)
        yield* removeSome(t, me, dice, { min: 0, max: Math.min(2, dice.length) })
      }),
    ],
  },
}
