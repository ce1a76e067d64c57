/** Awakenings: gray events. */
import { effect, only, type Texts } from '../../rules/abilities.ts'
import { charactersOf, chooseOpponent, diceIn, isShowing, opponentsOf } from '../../rules/choose.ts'
import { poolOf } from '../../rules/dice.ts'
import { discardRandom } from '../../rules/hand.ts'
import type { State } from '../../state.ts'
import {
  removeADie,
  removeAll,
  rerollSome,
  resolveMany,
  shieldACharacter,
  sideShows,
  turnADie,
} from '../words.ts'

function readyCharacters(s: State, seat: number): number {
  return charactersOf(s, seat).filter(({ ready }) => ready).length
}

/** Opponents who have fewer ready characters. */
function flanked(s: State, seat: number): number[] {
  return opponentsOf(s, seat).filter((other) => readyCharacters(s, other) < readyCharacters(s, seat))
}

export const EVENTS_GRAY: Texts = {
  // Nowhere to Run
  '01091': {
    text: {
      en: 'Your dice that show a blank are all turned, each to another side of your choice.',
      de: 'Drehe alle deine Würfel, die eine Leerseite zeigen, je auf eine andere Seite deiner Wahl.',
    },
    abilities: [
      effect(function* (t, me) {
        for (const die of diceIn(t.state, me, 'yours').filter((one) => isShowing(one, 'blank')))
          yield* turnADie(t, me, [die])
      }),
    ],
  },
  // Daring Escape
  '01126': {
    text: {
      en: 'Ambush. Reroll as many dice of an opponent as you like, perhaps none. Then all his dice that show a blank are removed, rerolled or not.',
      de: 'Hinterhalt. Wirf beliebig viele Würfel eines Gegners neu, auch keinen. Dann werden alle seine Würfel entfernt, die eine Leerseite zeigen, ob neu geworfen oder nicht.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const pool = poolOf(t.state, opponent)
        yield* rerollSome(t, me, pool, { min: 0, max: pool.length })
        yield* removeAll(t, me, opponent, (die) => isShowing(die, 'blank'))
      }),
    ],
  },
  // Aim
  '01151': {
    text: {
      en: 'A die of yours is turned to ranged damage.',
      de: 'Drehe einen deiner Würfel auf Fernkampfschaden.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* turnADie(t, me, diceIn(t.state, me, 'yours'), (die, side) => sideShows(die, side, 'ranged'))
      }),
    ],
  },
  // All In
  '01152': {
    text: {
      en: 'Resolve as many of your dice as you like one after another, whatever symbols they show.',
      de: 'Handle beliebig viele deiner Würfel nacheinander ab, gleich welche Symbole sie zeigen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveMany(t, me, Number.POSITIVE_INFINITY)
      }),
    ],
  },
  // Block
  '01153': {
    text: {
      en: 'All dice of an opponent that show melee damage are removed.',
      de: 'Alle Würfel eines Gegners, die Nahkampfschaden zeigen, werden entfernt.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeAll(t, me, yield* chooseOpponent(t, me), (die) => isShowing(die, 'melee'))
      }),
    ],
  },
  // Close Quarters Assault
  '01154': {
    text: {
      en: 'An opponent discards a hand card picked blindly for every die of yours that shows melee damage.',
      de: 'Für jeden deiner Würfel, der Nahkampfschaden zeigt, legt ein Gegner eine zufällig bestimmte Handkarte ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const count = diceIn(t.state, me, 'yours').filter((die) => isShowing(die, 'melee')).length
        yield* discardRandom(t, yield* chooseOpponent(t, me), count)
      }),
    ],
  },
  // Dodge
  '01155': {
    text: {
      en: 'All dice of an opponent that show ranged damage are removed.',
      de: 'Alle Würfel eines Gegners, die Fernkampfschaden zeigen, werden entfernt.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeAll(t, me, yield* chooseOpponent(t, me), (die) => isShowing(die, 'ranged'))
      }),
    ],
  },
  // Flank
  '01156': {
    text: {
      en: 'Play only if fewer characters of an opponent are ready than of yours. A die of this opponent is removed.',
      de: 'Spiele diese Karte nur, falls ein Gegner weniger spielbereite Charaktere hat als du. Entferne einen Würfel dieses Gegners.',
    },
    abilities: [
      only({ if: (s, seat) => flanked(s, seat).length > 0 }),
      effect(function* (t, me) {
        const among = flanked(t.state, me.seat)
        if (among.length === 0) return
        const opponent = yield* chooseOpponent(t, me, among)
        yield* removeADie(t, me, 'opponents', ({ pool }) => pool === opponent)
      }),
    ],
  },
  // Take Cover
  '01157': {
    text: { en: 'A character gets 1 shield.', de: 'Ein Charakter erhält 1 Schild.' },
    abilities: [
      effect(function* (t, me) {
        yield* shieldACharacter(t, me, 1)
      }),
    ],
  },
}
