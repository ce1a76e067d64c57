/** Spirit of Rebellion: red neutral cards. */

import { action, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { activate, canActivate } from '../../rules/actions/activate.ts'
import { canResolve } from '../../rules/actions/resolve-dice.ts'
import { chooseCard, chooseOpponent, chooseSymbol, diceIn, isShowing } from '../../rules/choose.ts'
import { dealToEach } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { gainResources, loseResources } from '../../rules/resources.ts'
import { giveShields, moveShield, shieldLimit } from '../../rules/shields.ts'
import { findCard } from '../../state.ts'
import { someCharacters } from '../more-words.ts'
import {
  aCharacter,
  causeOf,
  damageTheirCharacters,
  exhaustAction,
  hostOf,
  isColor,
  onlyOn,
  removeADie,
  rerollSome,
  resolveMany,
  resolveShowing,
  turnADie,
} from '../words.ts'

export const SPIRIT_RED_NEUTRAL: Texts = {
  // Supply Line
  '02051': {
    text: {
      en: 'Special – Reroll as many of your dice as you like.',
      de: 'Spezial – Wirf beliebig viele deiner Würfel neu.',
    },
    abilities: [
      special(function* (t, me) {
        const dice = diceIn(t.state, me, 'yours')
        yield* rerollSome(t, me, dice, { min: 0, max: dice.length })
      }),
    ],
  },
  // Astromech
  '02052': {
    text: {
      en: 'Action – Remove this die to turn a vehicle die to any side.',
      de: 'Aktion – Entferne diesen Würfel, um einen Fahrzeugwürfel auf eine beliebige Seite zu drehen.',
    },
    abilities: [
      action({
        cost: 'this-die',
        *run(t, me) {
          const vehicles = diceIn(t.state, me, 'any').filter((die) => dieHasSubtype(t.state, die, 'vehicle'))
          yield* turnADie(t, me, vehicles)
        },
      }),
    ],
  },
  // Rocket Launcher
  '02053': {
    text: {
      en: 'Special – Discard a vehicle from play. Special – Deal 2 damage each to up to 2 different characters.',
      de: 'Spezial – Lege ein Fahrzeug aus dem Spiel ab. Spezial – Füge bis zu 2 verschiedenen Charakteren je 2 Schaden zu.',
    },
    short: {
      en: 'Special – Discard a vehicle, or deal 2 damage to up to 2 characters each.',
      de: 'Spezial – Lege ein Fahrzeug ab oder je 2 Schaden an bis zu 2 Charakteren.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const vehicles = s.cards.filter((card) => hasSubtypeNow(s, card, 'vehicle'))
        const vehicle = yield* chooseCard(t, me, 'discard-from-play', vehicles)
        if (vehicle !== null) yield* discardFromPlay(t, me, vehicle.id, causeOf(me))
      }),
      special(function* (t, me) {
        const targets = yield* someCharacters(t, me, { min: 0, max: 2 })
        yield* dealToEach(
          t,
          me,
          targets.map(({ id }) => ({ card: id, amount: 2 })),
        )
      }),
    ],
  },
  // Bombing Run
  '02119': {
    text: {
      en: 'Resolve one of your red dice that shows disrupt. Then deal 1 damage to each character of an opponent.',
      de: 'Handle einen deiner roten Würfel ab, der Stören zeigt. Füge dann jedem Charakter eines Gegners 1 Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const resolved = yield* resolveShowing(t, me, ['disrupt'], ({ kind }) => isColor(kind, 'red'))
        if (resolved !== null) yield* damageTheirCharacters(t, me, 1)
      }),
    ],
  },
  // Collateral Damage
  '02120': {
    text: {
      en: 'Resolve one or more of your dice that show melee damage, or one or more that show ranged damage. Then an opponent loses 1 resource.',
      de: 'Handle einen oder mehrere deiner Würfel mit Nahkampfschaden oder einen oder mehrere mit Fernkampfschaden ab. Dann verliert ein Gegner 1 Ressource.',
    },
    abilities: [
      effect(function* (t, me) {
        const mine = diceIn(t.state, me, 'yours')
        const open = (['melee', 'ranged'] as const).filter((symbol) =>
          mine.some((die) => isShowing(die, symbol) && canResolve(t.state, me.seat, die)),
        )
        if (open.length === 0) return
        const symbol = yield* chooseSymbol(t, me, open)
        if ((yield* resolveMany(t, me, mine.length, (die) => isShowing(die, symbol), 1)) > 0)
          yield* loseResources(t, yield* chooseOpponent(t, me), 1, me.seat)
      }),
    ],
  },
  // Suppression
  '02122': {
    text: {
      en: 'Remove one of your red dice that shows ranged damage. Then remove an opponent’s die.',
      de: 'Entferne einen deiner roten Würfel, der Fernkampfschaden zeigt. Entferne dann einen gegnerischen Würfel.',
    },
    abilities: [
      effect(function* (t, me) {
        const red = yield* removeADie(
          t,
          me,
          'yours',
          (die) => isColor(die.kind, 'red') && isShowing(die, 'ranged'),
        )
        if (red !== null) yield* removeADie(t, me, 'opponents')
      }),
    ],
  },
  // Aftermath
  '02123': {
    text: {
      en: 'Whenever a character is defeated, you get 1 resource.',
      de: 'Nachdem ein Charakter besiegt wurde, erhältst du 1 Ressource.',
    },
    abilities: [when('after defeat', { run: (t, me) => gainResources(t, me.seat, 1) })],
  },
  // Air Superiority
  '02124': {
    text: {
      en: 'Once you have played this support, put 3 shields on it. Action – Exhaust this support to move 1 shield from it to a character.',
      de: 'Nachdem du diese Unterstützung gespielt hast, lege 3 Schilde auf sie. Aktion – Erschöpfe diese Unterstützung, um 1 Schild von ihr zu einem Charakter zu verschieben.',
    },
    short: {
      en: 'Comes with 3 shields. Action – Exhaust it: 1 of them goes to a character.',
      de: 'Kommt mit 3 Schilden. Aktion – Erschöpfen: 1 davon an einen Charakter.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me) {
          yield* giveShields(t, me, me.card, 3)
        },
      }),
      exhaustAction(
        function* (t, me) {
          const s = t.state
          const to = yield* aCharacter(
            t,
            me,
            'shields',
            'any',
            (card) => card.shields < shieldLimit(s, card),
            { amount: 1 },
          )
          if (to !== null) yield* moveShield(t, me, me.card, to.id)
        },
        (s, me) => (findCard(s, me.card)?.shields ?? 0) > 0,
      ),
    ],
  },
  // Wingman
  '02126': {
    text: {
      en: 'Only on a red character. Once you have activated a red character, you may activate the one that this is attached to.',
      de: 'Nur an einem roten Charakter. Nachdem du einen roten Charakter aktiviert hast, darfst du den aktivieren, an den diese Karte angelegt ist.',
    },
    short: {
      en: 'After you activate a red character, you may activate this one, too.',
      de: 'Nach Aktivierung eines roten Charakters darfst du auch diesen aktivieren.',
    },
    abilities: [
      onlyOn('red'),
      when('after activate', {
        of: 'yours',
        may: true,
        if(s, _me, { card }) {
          const activated = findCard(s, card)
          return activated?.type === 'character' && isColor(activated.kind, 'red')
        },
        possible(s, me) {
          const host = hostOf(s, me)
          return host !== undefined && canActivate(s, host)
        },
        *run(t, me) {
          const host = hostOf(t.state, me)
          if (host !== undefined) yield* activate(t, me, host.id)
        },
      }),
    ],
  },
}
