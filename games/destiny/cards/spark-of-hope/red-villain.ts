/** Spark of Hope: red cards of villains. */

import { action, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { canResolve } from '../../rules/actions/resolve-dice.ts'
import { chooseId, chooseOpponent, diceIn } from '../../rules/choose.ts'
import { dealToEach } from '../../rules/damage.ts'
import { canRemove, dieValue, poolOf, removeDice, typeOfDie } from '../../rules/dice.ts'
import { look, moveCard } from '../../rules/hand.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { gainResources } from '../../rules/resources.ts'
import { seatsIn } from '../../rules/winning.ts'
import { type Die, findCard } from '../../state.ts'
import { hostDice, isEvent, opponentsWho, ownDice, rerollOne, turnThisDie } from '../deeds.ts'
import {
  dealIndirect,
  defeatedOf,
  discardOne,
  isBlank,
  onlyIf,
  spotsSubtype,
  spotting,
} from '../more-words.ts'
import { exhaustAction, hostOf, removeADie, rerollThisDie, resolveOne } from '../words.ts'

export const SPARK_RED_VILLAIN: Texts = {
  // Hostile Territory
  '11032': {
    text: {
      en: 'Once the upkeep phase has begun, each player who does not control the battlefield is dealt 2 indirect damage.',
      de: 'Nachdem die Auffrischphase begonnen hat, wird jedem Spieler, der das Schlachtfeld nicht kontrolliert, 2 indirekter Schaden zugefügt.',
    },
    abilities: [
      when('after upkeep', {
        *run(t, me) {
          for (const seat of seatsIn(t.state))
            if (seat !== t.state.controller) yield* dealIndirect(t, me, 2, seat)
        },
      }),
    ],
  },
  // Conan Motti
  '11020': {
    text: {
      en: 'Once you have resolved a discard side of this die, you may discard a hand card to remove a die.',
      de: 'Nachdem du diesen Würfel als Ablegen abgehandelt hast, darfst du eine Handkarte ablegen, um einen Würfel zu entfernen.',
    },
    short: {
      en: 'After you resolve its discard, you may discard a card to remove a die.',
      de: 'Nach seinem Ablegen: Lege 1 Handkarte ab, entferne einen Würfel.',
    },
    abilities: [
      when('after resolve', {
        of: 'this-by-you',
        if: (_s, _me, { symbol }) => symbol === 'discard',
        possible: (s, me) => s.players[me.seat].hand.length > 0,
        *run(t, me) {
          if ((yield* discardOne(t, me, true)) !== null) yield* removeADie(t, me)
        },
      }),
    ],
  },
  // Mudtrooper
  '11022': {
    text: {
      en: 'Once you have activated this character or a leader, you may reroll one of your dice that shows a blank.',
      de: 'Nachdem du diesen Charakter oder einen Anführer aktiviert hast, darfst du einen deiner Würfel mit Leerseite neu werfen.',
    },
    short: {
      en: 'He or a leader activated: you may reroll one of your blanks.',
      de: 'Er oder ein Anführer aktiviert: Wirf eine Leerseite neu.',
    },
    abilities: [
      when('after activate', {
        of: 'yours',
        if(s, me, { card }) {
          const activated = findCard(s, card)
          return card === me.card || (activated !== undefined && hasSubtypeNow(s, activated, 'leader'))
        },
        *run(t, me) {
          yield* rerollOne(t, me, 'yours', isBlank, true)
        },
      }),
    ],
  },
  // Counterintelligence
  '11025': {
    text: {
      en: 'Spot a leader to look at an opponent’s hand and put an event of it on top of his deck.',
      de: 'Sichte einen Anführer, um dir die Hand eines Gegners anzusehen und ein Ereignis daraus auf sein Deck zu legen.',
    },
    abilities: [
      spotting(
        (s, seat) => spotsSubtype(s, seat, 'leader'),
        function* (t, me) {
          const { kinds, players } = t.state
          const { hand } = players[yield* chooseOpponent(t, me)]
          look(t, me.seat, hand)
          const events = hand.filter((card) => isEvent(kinds[card]))
          const card = yield* chooseId(t, me, 'put-on-theirs', events)
          if (card !== null) moveCard(t, card, 'deck-top')
        },
      ),
    ],
  },
  // Crushing Advantage
  '11026': {
    text: {
      en: 'If you have more character dice in your pool than an opponent in his, remove one of his character dice. The same with support dice and with upgrade dice.',
      de: 'Hast du mehr Charakterwürfel im Pool als ein Gegner, entferne einen seiner Charakterwürfel. Ebenso mit Unterstützungs- und mit Aufwertungswürfeln.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        for (const type of ['character', 'support', 'upgrade'] as const) {
          const isOne = (die: Die): boolean => typeOfDie(s, die) === type
          const count = (seat: number): number => poolOf(s, seat).filter(isOne).length
          const fewer = opponentsWho(s, me.seat, (other) => count(other) < count(me.seat))
          yield* removeADie(t, me, 'opponents', (die) => isOne(die) && fewer.includes(die.pool))
        }
      }),
    ],
  },
  // Execute Order 66
  '11027': {
    text: {
      en: 'Remove all Jedi dice. Deal each character 1 damage for each of its own dice removed so.',
      de: 'Entferne alle Jedi-Würfel. Füge jedem Charakter für jeden so entfernten eigenen Würfel 1 Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const jedi = diceIn(s, me, 'any').filter(
          (die) => dieHasSubtype(s, die, 'jedi') && canRemove(s, die, me.seat),
        )
        const cards = jedi.map(({ card }) => card)
        yield* removeDice(t, me, jedi, 'card')
        const shares = [...new Set(cards)].map((card) => ({
          card,
          amount: cards.filter((one) => one === card).length,
        }))
        yield* dealToEach(t, me, shares)
      }),
    ],
  },
  // To Victory
  '11029': {
    text: {
      en: 'Gain 1 resource for each defeated character of an opponent.',
      de: 'Erhalte 1 Ressource für jeden besiegten Charakter eines Gegners.',
    },
    abilities: [
      effect(function* (t, me) {
        gainResources(t, me.seat, defeatedOf(t.state, yield* chooseOpponent(t, me)).length)
      }),
    ],
  },
  // Warning Siren
  '11030': {
    text: {
      en: 'Remove a die that shows the same value as one of your dice.',
      de: 'Entferne einen Würfel, der denselben Wert zeigt wie einer deiner Würfel.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const isOne = (die: Die): boolean =>
          poolOf(s, me.seat).some((own) => own.id !== die.id && dieValue(s, own) === dieValue(s, die))
        yield* removeADie(t, me, 'any', isOne)
      }),
    ],
  },
  // Crimson Star
  '11035': {
    text: {
      en: 'Only if an opponent has a defeated character. Action – Exhaust this upgrade to resolve one of its character’s own dice; it is worth 1 more.',
      de: 'Nur falls ein Gegner einen besiegten Charakter hat. Aktion – Erschöpfe diese Aufwertung, um einen eigenen Würfel des Trägers abzuhandeln; er zählt 1 mehr.',
    },
    short: {
      en: 'Action – Exhaust this: resolve a die of its character for 1 more.',
      de: 'Aktion – Erschöpfe sie: Handle einen Würfel des Trägers mit 1 mehr ab.',
    },
    abilities: [
      onlyIf((s, seat) => opponentsWho(s, seat, (other) => defeatedOf(s, other).length > 0).length > 0),
      exhaustAction(
        function* (t, me) {
          const dice = hostDice(t.state, me)
          yield* resolveOne(t, me, (die) => dice.includes(die), { plus: 1 })
        },
        (s, me) => hostDice(s, me).some((die) => canResolve(s, me.seat, die)),
      ),
    ],
  },
  // TL-50 Heavy Repeater
  '11037': {
    text: {
      en: 'Power Action – On a trooper: Turn this die to any side. Special – Deal an opponent 1 indirect damage. Reroll this die instead of removing it.',
      de: 'Mächtige Aktion – An einem Soldaten: Drehe diesen Würfel auf eine beliebige Seite. Spezial – Füge einem Gegner 1 indirekten Schaden zu. Wirf diesen Würfel neu, statt ihn zu entfernen.',
    },
    short: {
      en: 'Power Action – On a trooper: turn this die. Special – 1 indirect, reroll it.',
      de: 'Mächtige Aktion – An Soldaten: Drehe ihn. Spezial – 1 indirekt, neu.',
    },
    abilities: [
      action({
        limit: 'round',
        if(s, me) {
          const host = hostOf(s, me)
          return host !== undefined && hasSubtypeNow(s, host, 'trooper') && ownDice(s, me).length > 0
        },
        *run(t, me) {
          yield* turnThisDie(t, me)
        },
      }),
      special(function* (t, me) {
        yield* dealIndirect(t, me, 1)
        return yield* rerollThisDie(t, me)
      }),
    ],
  },
}
