/** Way of the Force: red neutral cards. */

import { factsOf } from '../../facts/index.ts'
import { action, effect, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import {
  cardsOfType,
  chooseCard,
  chooseDice,
  chooseId,
  chooseOpponent,
  diceIn,
  isShowing,
} from '../../rules/choose.ts'
import { placeDamage, removeDamage } from '../../rules/damage.ts'
import { discardFromPlay, returnToHand } from '../../rules/defeat.ts'
import { moveCard } from '../../rules/hand.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { findCard, type State } from '../../state.ts'
import { activateSome, dealIndirect, showsAnyDamage } from '../more-words.ts'
import { DAMAGE, resolveTheirs, rolledDiceOf } from '../pool-words.ts'
import {
  aSymbolOn,
  exhaustAction,
  hostOf,
  onlyWithBattlefield,
  removeADie,
  rerollSome,
  resolveMany,
  resolveShowing,
  turnADie,
} from '../words.ts'

const isNow = (s: State, id: number, subtype: string): boolean => {
  const card = findCard(s, id)
  return card !== undefined && hasSubtypeNow(s, card, subtype)
}

export const FORCE_RED_NEUTRAL: Texts = {
  // Change of Fate
  '07120': {
    text: {
      en: 'Choose any number of dice. An opponent turns each of them to a side of his choice.',
      de: 'Wähle beliebig viele Würfel. Ein Gegner dreht jeden davon auf eine Seite seiner Wahl.',
    },
    abilities: [
      effect(function* (t, me) {
        const dice = diceIn(t.state, me, 'any')
        const chosen = yield* chooseDice(t, me, 'which-dice', dice, { min: 0, max: dice.length })
        const by = yield* chooseOpponent(t, me)
        for (const die of chosen) yield* turnADie(t, { ...me, seat: by }, [die], () => true, { by })
      }),
    ],
  },
  // Glancing Shot
  '07121': {
    text: {
      en: 'Resolve one of your dice showing damage, its value 1 lower. Then remove a die.',
      de: 'Handle einen deiner Würfel mit Schaden mit um 1 verringertem Wert ab. Dann entferne einen Würfel.',
    },
    abilities: [
      effect(function* (t, me) {
        const resolved = yield* resolveShowing(t, me, DAMAGE, () => true, { plus: -1 })
        if (resolved !== null) yield* removeADie(t, me)
      }),
    ],
  },
  // Grand Entrance
  '07122': {
    text: {
      en: 'Activate one of your characters. Reroll any number of its dice and of its upgrades’ dice, and do so once more.',
      de: 'Aktiviere einen deiner Charaktere. Wirf beliebig viele seiner Würfel und der Würfel seiner Aufwertungen neu, und dann noch einmal.',
    },
    abilities: [
      effect(function* (t, me) {
        const [id] = yield* activateSome(t, me, 1, ({ type }) => type === 'character', {})
        if (id === undefined) return
        for (let i = 0; i < 2; i++) {
          const dice = rolledDiceOf(t.state, id)
          yield* rerollSome(t, me, dice, { min: 0, max: dice.length })
        }
      }),
    ],
  },
  // Hostile Takeover
  '07123': {
    text: {
      en: 'Only if you control the battlefield. Choose a symbol that one of your dice shows. Then resolve a die of an opponent that shows it as if it were yours.',
      de: 'Nur, falls du das Schlachtfeld kontrollierst. Wähle ein Symbol, das einer deiner Würfel zeigt. Dann handle einen gegnerischen Würfel, der es zeigt, so ab, als wäre es deiner.',
    },
    abilities: [
      onlyWithBattlefield(),
      effect(function* (t, me) {
        const symbol = yield* aSymbolOn(t, me, diceIn(t.state, me, 'yours'))
        if (symbol !== null) yield* resolveTheirs(t, me, (die) => isShowing(die, symbol))
      }),
    ],
  },
  // Overload
  '07124': {
    text: {
      en: 'Place 1 damage on a support in play. Then you may discard it if there is at least as much damage on it as it costs.',
      de: 'Lege 1 Schaden auf eine Unterstützung im Spiel. Dann darfst du sie ablegen, falls mindestens so viel Schaden darauf liegt, wie sie kostet.',
    },
    abilities: [
      effect(function* (t, me) {
        const support = yield* chooseCard(t, me, 'which-card', cardsOfType(t.state, 'support', me, 'any'))
        if (support === null) return
        yield* placeDamage(t, support.id, 1)
        if (support.damage < costOnCard(support.kind)) return
        const gone = yield* chooseCard(t, me, 'discard-from-play', [support], { optional: true })
        if (gone !== null) yield* discardFromPlay(t, me, gone.id, 'card')
      }),
    ],
  },
  // Reconstruct
  '07125': {
    text: {
      en: 'Take a support from your discard pile into your hand.',
      de: 'Nimm eine Unterstützung aus deinem Ablagestapel auf die Hand.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const open = s.players[me.seat].discard.filter((card) => factsOf(s.kinds[card]).type === 'support')
        const card = yield* chooseId(t, me, 'take-to-hand', open)
        if (card !== null) moveCard(t, card, 'hand')
      }),
    ],
  },
  // Take the Fight to Them
  '07126': {
    text: {
      en: 'Resolve any number of your dice showing damage, in any order.',
      de: 'Handle beliebig viele deiner Würfel mit Schaden in beliebiger Reihenfolge ab.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveMany(t, me, Number.POSITIVE_INFINITY, showsAnyDamage)
      }),
    ],
  },
  // Ammo Reserves
  '07128': {
    text: {
      en: 'Once you have played this support, place 3 damage on it. Action – Exhaust it and remove 1 damage from it to deal 1 indirect damage to an opponent.',
      de: 'Nachdem du diese Unterstützung gespielt hast, lege 3 Schaden darauf. Aktion – Erschöpfe sie und entferne 1 Schaden davon, um einem Gegner 1 indirekten Schaden zuzufügen.',
    },
    short: {
      en: 'Comes with 3 damage. Action – Exhaust, remove 1: 1 indirect damage.',
      de: 'Kommt mit 3 Schaden. Aktion – Erschöpfen, 1 davon: 1 indirekter.',
    },
    abilities: [
      when('after play', { of: 'this-by-you', run: (t, me) => placeDamage(t, me.card, 3) }),
      exhaustAction(
        function* (t, me) {
          if (removeDamage(t, me.card, 1) > 0) yield* dealIndirect(t, me, 1)
        },
        (s, me) => (findCard(s, me.card)?.damage ?? 0) > 0,
      ),
    ],
  },
  // ARC-170 Starfighter
  '07129': {
    text: {
      en: 'Before this support is discarded from play, you may return it to its owner’s hand.',
      de: 'Bevor diese Unterstützung aus dem Spiel abgelegt wird, darfst du sie auf die Hand ihres Besitzers zurückgeben.',
    },
    short: {
      en: 'Before it is discarded from play, you may return it to its owner’s hand.',
      de: 'Bevor sie abgelegt wird, darfst du sie auf die Hand zurückgeben.',
    },
    abilities: [
      when('before discard', {
        of: 'this',
        may: true,
        *run(t, me) {
          yield* returnToHand(t, me, me.card)
        },
      }),
    ],
  },
  // Hailfire Droid Tank
  '07130': {
    text: {
      en: 'Once you have played a vehicle, this one as well, you may deal 1 indirect damage to an opponent. Once you have played a droid, this one as well, you may activate it.',
      de: 'Nachdem du ein Fahrzeug gespielt hast, auch dieses, darfst du einem Gegner 1 indirekten Schaden zufügen. Nachdem du einen Droiden gespielt hast, auch diesen, darfst du ihn aktivieren.',
    },
    short: {
      en: 'After you play a vehicle: 1 indirect damage; a droid: you may activate it.',
      de: 'Spielst du ein Fahrzeug: 1 indirekter; einen Droiden: Aktiviere ihn.',
    },
    abilities: [
      when('after play', {
        key: 'vehicle',
        of: 'yours',
        may: true,
        if: (s, _me, { card }) => isNow(s, card, 'vehicle'),
        *run(t, me) {
          yield* dealIndirect(t, me, 1)
        },
      }),
      when('after play', {
        key: 'droid',
        of: 'yours',
        if: (s, _me, { card }) => isNow(s, card, 'droid'),
        *run(t, me, { card }) {
          yield* activateSome(t, me, 1, ({ id }) => id === card)
        },
      }),
    ],
  },
  // Weapon Master
  '07131': {
    text: {
      en: 'Action – Remove a die of the character that this is attached to, or of his upgrades, to turn one of his weapon dice to any side.',
      de: 'Aktion – Entferne einen Würfel des Charakters, an den diese Karte angelegt ist, oder seiner Aufwertungen, um einen seiner Waffenwürfel auf eine beliebige Seite zu drehen.',
    },
    short: {
      en: 'Action – Remove one of his dice to turn one of his weapon dice.',
      de: 'Aktion – Entferne einen seiner Würfel: Drehe einen Waffenwürfel.',
    },
    abilities: [
      action({
        *run(t, me) {
          const s = t.state
          const host = hostOf(s, me)
          if (host === undefined) return
          const his = rolledDiceOf(s, host.id).map(({ id }) => id)
          if ((yield* removeADie(t, me, 'any', ({ id }) => his.includes(id))) === null) return
          yield* turnADie(
            t,
            me,
            rolledDiceOf(s, host.id).filter((die) => dieHasSubtype(s, die, 'weapon')),
          )
        },
      }),
    ],
  },
}
