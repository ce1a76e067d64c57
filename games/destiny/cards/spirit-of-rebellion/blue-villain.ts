/** Spirit of Rebellion: blue cards of villains. */

import { action, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { abilitiesOf } from '../../rules/cards.ts'
import { charactersOf, chooseCard, chooseOpponent, diceIn } from '../../rules/choose.ts'
import { exhaust } from '../../rules/ready.ts'
import { giveShields } from '../../rules/shields.ts'
import { useSpecial } from '../../rules/symbols.ts'
import { findCard, NONE } from '../../state.ts'
import { onlyShowing, whenRolled } from '../more-words.ts'
import {
  aCharacter,
  damageACharacter,
  hostOf,
  opponentRemoves,
  resolveOne,
  sideShows,
  turnADie,
} from '../words.ts'

export const SPIRIT_BLUE_VILLAIN: Texts = {
  // Command Shuttle
  '02013': {
    text: {
      en: 'Special – Use the special of one of your characters.',
      de: 'Spezial – Verwende das Spezial eines deiner Charaktere.',
    },
    abilities: [
      special(function* (t, me) {
        const able = charactersOf(t.state, me.seat).filter(
          ({ kind }) => abilitiesOf(kind, 'special').length > 0,
        )
        const character = yield* chooseCard(t, me, 'use-special', able)
        if (character !== null)
          yield* useSpecial(t, { seat: me.seat, card: character.id, kind: character.kind, die: NONE })
      }),
    ],
  },
  // Lightsaber Pike
  '02015': {
    text: {
      en: 'Action – Remove this die to give 1 shield to a character that does not carry this upgrade.',
      de: 'Aktion – Entferne diesen Würfel, um einem Charakter, der diese Aufwertung nicht trägt, 1 Schild zu geben.',
    },
    abilities: [
      action({
        cost: 'this-die',
        *run(t, me) {
          const host = hostOf(t.state, me)
          const other = yield* aCharacter(t, me, 'shields', 'any', ({ id }) => id !== host?.id, { amount: 1 })
          if (other !== null) yield* giveShields(t, me, other.id, 1)
        },
      }),
    ],
  },
  // Lightsaber Throw
  '02072': {
    text: {
      en: 'Only with a melee die in your pool. Deal 2 damage to a character.',
      de: 'Nur mit einem Würfel mit Nahkampfschaden in deinem Pool. Füge einem Charakter 2 Schaden zu.',
    },
    abilities: [
      onlyShowing('melee'),
      effect(function* (t, me) {
        yield* damageACharacter(t, me, 2)
      }),
    ],
  },
  // Now You Will Die
  '02075': {
    text: {
      en: 'Resolve one of your dice as melee damage, whatever it shows; its value stays.',
      de: 'Handle einen deiner Würfel als Nahkampfschaden ab, was er auch zeigt; sein Wert bleibt.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveOne(t, me, () => true, { symbol: 'melee' })
      }),
    ],
  },
  // Dark Presence
  '02078': {
    text: {
      en: 'Once one of your dice has rolled a discard, you may exhaust this support: an opponent chooses one of his dice and removes it.',
      de: 'Nachdem einer deiner Würfel Ablegen geworfen hat, darfst du diese Unterstützung erschöpfen: Ein Gegner wählt einen seiner Würfel und entfernt ihn.',
    },
    short: {
      en: 'After your die rolls discard, exhaust this: a foe removes one of his dice.',
      de: 'Nach gewürfeltem Ablegen: Ein Gegner entfernt einen seiner Würfel.',
    },
    abilities: [
      whenRolled(['discard'], function* (t, me) {
        yield* opponentRemoves(t, me, yield* chooseOpponent(t, me), 1)
      }),
    ],
  },
  // Now I Am The Master
  '02079': {
    text: {
      en: 'Once a die of the character that this is attached to, or of its upgrades, has dealt damage, you may exhaust this upgrade to turn a die to a blank.',
      de: 'Nachdem ein Würfel des Charakters, an den diese Karte angelegt ist, oder seiner Aufwertungen Schaden zugefügt hat, darfst du diese Aufwertung erschöpfen, um einen Würfel auf eine Leerseite zu drehen.',
    },
    short: {
      en: 'After its character’s dice deal damage, exhaust this: turn a die to a blank.',
      de: 'Nach Schaden durch Trägerwürfel: Dreh einen Würfel auf eine Leerseite.',
    },
    abilities: [
      when('after damage', {
        may: true,
        if(s, me, { source, cause }) {
          const host = hostOf(s, me)
          const isTheirs = source === host?.id || findCard(s, source)?.on === host?.id
          return host !== undefined && isTheirs && (cause === 'die' || cause === 'special')
        },
        possible: (s, me) => findCard(s, me.card)?.ready === true,
        *run(t, me) {
          if (exhaust(t, me.card))
            yield* turnADie(t, me, diceIn(t.state, me, 'any'), (die, side) => sideShows(die, side, 'blank'))
        },
      }),
    ],
  },
}
