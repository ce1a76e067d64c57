/** Empire at War: red cards of villains. */

import { factsOf, sideOf } from '../../facts/index.ts'
import { action, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { canResolve, resolveDie } from '../../rules/actions/resolve-dice.ts'
import { cardsOfType, chooseCard, chooseDie, chooseOpponent, citeOf, diceIn } from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { discardCards, discardRandom, look, pickRandom } from '../../rules/hand.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { exhaust, ready } from '../../rules/ready.ts'
import { gainResources } from '../../rules/resources.ts'
import { type Die, findCard } from '../../state.ts'
import { canClimb, climb } from '../deeds.ts'
import {
  countCharacters,
  defeatedOf,
  discardFromTheirHand,
  maySpend,
  onlyIf,
  playOne,
  spotting,
} from '../more-words.ts'
import { aCharacter, causeOf, isColor, removeSome, resolveOne, toPlaySpot } from '../words.ts'

const hasCost = ({ kind, side }: Die): boolean => sideOf(kind, side).cost > 0

export const EMPIRE_RED_VILLAIN: Texts = {
  // Thrawn
  '03004': {
    text: {
      en: 'Once you have activated this character, you may name a number: look at the hand of an opponent and discard a card of that cost from it.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du eine Zahl nennen: Sieh dir die Hand eines Gegners an und lege daraus eine Karte mit diesen Kosten ab.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        *run(t, me) {
          const cite = citeOf(t.state, me, 'sd.choose-options.1')
          const number = yield* t.chooseNumber(me.seat, 'which-number', { min: 0, max: 9 }, cite)
          yield* discardFromTheirHand(t, me, (kind) => costOnCard(kind) === number)
        },
      }),
    ],
  },
  // Take Prisoner
  '03068': {
    text: {
      en: 'An opponent discards 2 random cards from hand for each character that was defeated.',
      de: 'Ein Gegner legt für jeden seiner besiegten Charaktere 2 zufällige Handkarten ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* discardRandom(t, opponent, 2 * defeatedOf(t.state, opponent).length)
      }),
    ],
  },
  // Prepare for War
  '03065': {
    text: {
      en: 'Only as the first action of the round. Gain 1 resource.',
      de: 'Nur als erste Aktion der Runde. Du erhältst 1 Ressource.',
    },
    abilities: [onlyIf(({ actions }) => actions === 0), effect((t, me) => gainResources(t, me.seat, 1))],
  },
  // Imperial HQ
  '03069': {
    text: {
      en: 'Before you resolve a die that shows a resource cost, you may exhaust this support to pay 1 less.',
      de: 'Bevor du einen Würfel mit Ressourcenkosten abhandelst, darfst du diese Unterstützung erschöpfen, um 1 weniger zu zahlen.',
    },
    abilities: [
      when('before resolve', {
        of: 'yours',
        may: true,
        reduces: 1,
        if: (s, me, { cost }) => cost > 0 && findCard(s, me.card)?.ready === true,
        run(t, me, event) {
          if (exhaust(t, me.card)) event.cost--
        },
      }),
    ],
  },
  // AT-DP
  '03005': {
    text: {
      en: 'Special – Discard a support from play that costs 2 or less.',
      de: 'Spezial – Lege eine Unterstützung aus dem Spiel ab, die höchstens 2 kostet.',
    },
    abilities: [
      special(function* (t, me) {
        const cheap = cardsOfType(t.state, 'support', me, 'any').filter(({ kind }) => costOnCard(kind) <= 2)
        const support = yield* chooseCard(t, me, 'discard-from-play', cheap)
        if (support !== null) yield* discardFromPlay(t, me, support.id, causeOf(me))
      }),
    ],
  },
  // Probe Droid
  '03006': {
    text: {
      en: 'Ambush. Special – Look at 2 random cards of an opponent’s hand; those that are events are discarded.',
      de: 'Hinterhalt. Spezial – Sieh dir 2 zufällige Handkarten eines Gegners an; Ereignisse darunter werden abgelegt.',
    },
    keywords: ['ambush'],
    abilities: [
      special(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const seen = pickRandom(t, opponent, 2)
        look(t, me.seat, seen)
        const events = seen.filter((card) => factsOf(t.state.kinds[card]).type === 'event')
        yield* discardCards(t, opponent, events)
      }),
    ],
  },
  // T-7 Ion Disruptor Rifle
  '03007': {
    text: {
      en: 'To play it, spot a red character. Action – Discard a card from your hand to turn this die to the side that is worth 1 more than the one it shows.',
      de: 'Sichte zum Spielen einen roten Charakter. Aktion – Lege eine Handkarte ab, um diesen Würfel auf die Seite zu drehen, die 1 mehr wert ist als die gezeigte.',
    },
    abilities: [toPlaySpot('red'), action({ if: canClimb, run: climb })],
  },
  // Commandeer
  '03061': {
    text: {
      en: 'Resolve an opponent’s vehicle die as if it were yours, without paying its resource cost.',
      de: 'Handle einen gegnerischen Fahrzeugwürfel so ab, als wäre es deiner, ohne seine Ressourcenkosten zu zahlen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const open = diceIn(s, me, 'opponents').filter(
          (die) => dieHasSubtype(s, die, 'vehicle') && canResolve(s, me.seat, die, { free: true }),
        )
        const die = yield* chooseDie(t, me, 'resolve', open, { rule: 'sd.resolve-dice.9' })
        if (die !== null) yield* resolveDie(t, me, die, { free: true })
      }),
    ],
  },
  // Crossfire
  '03062': {
    text: {
      en: 'Remove a die that shows a resource cost; for 1 resource remove 2 of them instead.',
      de: 'Entferne einen Würfel, der Ressourcenkosten zeigt; für 1 Ressource entferne stattdessen 2 davon.',
    },
    abilities: [
      effect(function* (t, me) {
        const dear = diceIn(t.state, me, 'any').filter(hasCost)
        const count = dear.length > 1 && (yield* maySpend(t, me, 1)) ? 2 : 1
        yield* removeSome(t, me, dear, { min: count, max: count })
      }),
    ],
  },
  // Drop Your Weapon!
  '03063': {
    text: {
      en: 'With two red characters in play, discard a weapon from a ready character.',
      de: 'Hast du zwei rote Charaktere im Spiel, lege eine Waffe von einem bereiten Charakter ab.',
    },
    abilities: [
      spotting(
        (s, seat) => countCharacters(s, seat, ({ kind }) => isColor(kind, 'red')) >= 2,
        function* (t, me) {
          const s = t.state
          const weapons = cardsOfType(s, 'upgrade', me, 'any').filter((card) => {
            const host = findCard(s, card.on)
            return host?.type === 'character' && host.ready && hasSubtypeNow(s, card, 'weapon')
          })
          const weapon = yield* chooseCard(t, me, 'discard-from-play', weapons)
          if (weapon !== null) yield* discardFromPlay(t, me, weapon.id, 'card')
        },
      ),
    ],
  },
  // Imperial Backing
  '03064': {
    text: {
      en: 'Ambush. Play a support from your hand; it costs 1 less for each of your characters.',
      de: 'Hinterhalt. Spiele eine Unterstützung aus deiner Hand; sie kostet 1 weniger für jeden deiner Charaktere.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const { hand } = t.state.players[me.seat]
        const discount = countCharacters(t.state, me.seat)
        yield* playOne(t, me, hand, (kind) => factsOf(kind).type === 'support', { discount })
      }),
    ],
  },
  // Red Alert
  '03066': {
    text: {
      en: 'Ready a red character that is not unique.',
      de: 'Mache einen roten Charakter bereit, der nicht einzigartig ist.',
    },
    abilities: [
      effect(function* (t, me) {
        const target = yield* aCharacter(
          t,
          me,
          'ready',
          'any',
          (card) => !card.ready && isColor(card.kind, 'red') && !factsOf(card.kind).unique,
        )
        if (target !== null) ready(t, target.id)
      }),
    ],
  },
  // Ruthless Tactics
  '03067': {
    text: {
      en: 'Resolve one of your dice; it is worth as much more as the resource cost that it shows.',
      de: 'Handle einen deiner Würfel ab; er zählt um die Ressourcenkosten mehr, die er zeigt.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveOne(
          t,
          me,
          () => true,
          ({ kind, side }) => ({ plus: sideOf(kind, side).cost }),
        )
      }),
    ],
  },
}
