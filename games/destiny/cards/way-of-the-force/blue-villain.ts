/** Way of the Force: blue cards of villains. */

import { dieRules, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { chooseDie, chooseOpponent, chooseWay, diceIn, opponentsOf } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { isCharacterDie, removeDice, typeOfDie } from '../../rules/dice.ts'
import { discardChosen, drawCards } from '../../rules/hand.ts'
import { dieHasSubtype } from '../../rules/later/subtypes.ts'
import { exhaust } from '../../rules/ready.ts'
import { gainResources } from '../../rules/resources.ts'
import { findCard, type State } from '../../state.ts'
import { dealIndirect, discardTopOfADeck, hasOddCost, isBlank, onlyIf, spotting } from '../more-words.ts'
import { characterDiceOf, pointsOf, rolledDiceOf, spotsTwo } from '../pool-words.ts'
import { isOnTitled } from '../spotting.ts'
import {
  aCharacter,
  causeOf,
  damageACharacter,
  exhaustAction,
  isColor,
  onlyOn,
  removeADie,
  removeSome,
  rerollSome,
  resolveOne,
  turnADie,
} from '../words.ts'

const withBlank = (s: State, seat: number): number[] =>
  opponentsOf(s, seat).filter((other) => s.dice.some((die) => die.pool === other && isBlank(die)))

export const FORCE_BLUE_VILLAIN: Texts = {
  // Fifth Brother
  '07002': {
    text: {
      en: 'Special – Resolve one of your blue upgrade dice that is no ability; it stays in your pool.',
      de: 'Spezial – Handle einen deiner blauen Aufwertungswürfel ab, der keine Fähigkeit ist; er bleibt im Pool.',
    },
    short: {
      en: 'Special – Resolve a blue upgrade die (no ability); it stays in your pool.',
      de: 'Spezial – Blauer Aufwertungswürfel (keine Fähigkeit), er bleibt.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        yield* resolveOne(
          t,
          me,
          (die) =>
            typeOfDie(s, die) === 'upgrade' && isColor(die.kind, 'blue') && !dieHasSubtype(s, die, 'ability'),
          { stays: true },
        )
      }),
    ],
  },
  // Crush Hope
  '07005': {
    text: {
      en: 'Only if a die of an opponent shows a blank. Discard any number of hand cards to deal him as much indirect damage.',
      de: 'Nur, falls ein Würfel eines Gegners eine Leerseite zeigt. Lege beliebig viele Handkarten ab, um ihm ebenso viel indirekten Schaden zuzufügen.',
    },
    abilities: [
      onlyIf((s, seat) => withBlank(s, seat).length > 0),
      effect(function* (t, me) {
        const s = t.state
        const open = withBlank(s, me.seat)
        if (open.length === 0) return
        const opponent = yield* chooseOpponent(t, me, open)
        const most = s.players[me.seat].hand.length
        const { length } = yield* discardChosen(t, me, me.seat, most, { min: 0 })
        yield* dealIndirect(t, me, length, opponent)
      }),
    ],
  },
  // Lack of Faith
  '07007': {
    text: {
      en: 'Spot a blue character of at least 15 points to remove all character dice of a character.',
      de: 'Sichte einen blauen Charakter mit mindestens 15 Punkten, um alle Charakterwürfel eines Charakters zu entfernen.',
    },
    abilities: [
      spotting(
        (s, seat) =>
          s.cards.some(
            (card) => card.controller === seat && isColor(card.kind, 'blue') && pointsOf(s, card) >= 15,
          ),
        function* (t, me) {
          const isOne = ({ id }: { readonly id: number }): boolean => characterDiceOf(t.state, id).length > 0
          const target = yield* aCharacter(t, me, 'which-character', 'any', isOne)
          if (target !== null) yield* removeDice(t, me, characterDiceOf(t.state, target.id), 'card')
        },
      ),
    ],
  },
  // No Escape
  '07008': {
    text: {
      en: 'Only if an opponent has no hand cards. Deal 2 damage to one of his characters.',
      de: 'Nur, falls ein Gegner keine Handkarten hat. Füge einem seiner Charaktere 2 Schaden zu.',
    },
    abilities: [
      onlyIf((s, seat) => opponentsOf(s, seat).some((other) => s.players[other].hand.length === 0)),
      effect(function* (t, me) {
        const isHis = ({ controller }: { readonly controller: number }): boolean =>
          t.state.players[controller].hand.length === 0
        const target = yield* aCharacter(t, me, 'damage', 'opponents', isHis, { amount: 2 })
        if (target !== null) yield* dealDamage(t, me, target.id, 2)
      }),
    ],
  },
  // Power From Pain
  '07009': {
    text: {
      en: 'Spot 2 blue characters or Snoke: deal 1 damage to one of your characters. Then turn one of its dice, or of its upgrades’, to any side.',
      de: 'Sichte 2 blaue Charaktere oder Snoke: Füge einem deiner Charaktere 1 Schaden zu. Dann drehe einen seiner Würfel oder der Würfel seiner Aufwertungen auf eine beliebige Seite.',
    },
    abilities: [
      spotting(spotsTwo('blue', 'Snoke'), function* (t, me) {
        const target = yield* aCharacter(t, me, 'damage', 'yours', () => true, { amount: 1 })
        if (target === null) return
        yield* dealDamage(t, me, target.id, 1)
        yield* turnADie(t, me, rolledDiceOf(t.state, target.id))
      }),
    ],
  },
  // Triple Threat
  '07010': {
    text: {
      en: 'Reroll 3 character dice. Then turn one of them to any side.',
      de: 'Wirf 3 Charakterwürfel neu. Dann drehe einen davon auf eine beliebige Seite.',
    },
    abilities: [
      effect(function* (t, me) {
        const dice = diceIn(t.state, me, 'any').filter((die) => isCharacterDie(t.state, die))
        const count = Math.min(3, dice.length)
        const rolled = yield* rerollSome(t, me, dice, { min: count, max: count })
        // "Then": only once it is three (sd.then.1).
        if (rolled.length === 3) yield* turnADie(t, me, rolled)
      }),
    ],
  },
  // Undermine
  '07011': {
    text: { en: 'Remove up to 2 dice showing blanks.', de: 'Entferne bis zu 2 Würfel mit Leerseiten.' },
    abilities: [
      effect(function* (t, me) {
        yield* removeSome(t, me, diceIn(t.state, me, 'any').filter(isBlank), { min: 0, max: 2 })
      }),
    ],
  },
  // Dark Empowerment
  '07012': {
    text: {
      en: 'Action – Exhaust this support and remove one of your dice showing a blank to deal 1 indirect damage to an opponent.',
      de: 'Aktion – Erschöpfe diese Unterstützung und entferne einen deiner Würfel mit Leerseite, um einem Gegner 1 indirekten Schaden zuzufügen.',
    },
    short: {
      en: 'Action – Exhaust, remove one of your blanks: 1 indirect damage to a foe.',
      de: 'Aktion – Erschöpfen, eigene Leerseite weg: 1 indirekter Schaden.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          if ((yield* removeADie(t, me, 'yours', isBlank)) !== null) yield* dealIndirect(t, me, 1)
        },
        (s, me) => diceIn(s, me, 'yours').some(isBlank),
      ),
    ],
  },
  // Count Dooku's Solar Sailer
  '07013': {
    text: {
      en: 'Once you have activated this support, you may draw a card.',
      de: 'Nachdem du diese Unterstützung aktiviert hast, darfst du 1 Karte ziehen.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        run(t, me) {
          drawCards(t, me.seat, 1)
        },
      }),
    ],
  },
  // Bardottan Sphere
  '07014': {
    text: {
      en: 'Special – Discard the top card of a deck. If its cost is odd, deal 1 damage to a character.',
      de: 'Spezial – Lege die oberste Karte eines Decks ab. Sind ihre Kosten ungerade, füge einem Charakter 1 Schaden zu.',
    },
    abilities: [
      special(function* (t, me) {
        const [card] = yield* discardTopOfADeck(t, me, 1)
        if (card !== undefined && hasOddCost(t.state.kinds[card])) yield* damageACharacter(t, me, 1)
      }),
    ],
  },
  // Fifth Brother's Lightsaber
  '07015': {
    text: {
      en: 'While this is on Fifth Brother, sides of this die with a plus may be resolved as if they had none. Once you have resolved this die, you may deal 1 damage to a character.',
      de: 'Solange diese Karte am Fünften Bruder liegt, darfst du Seiten dieses Würfels mit einem Plus abhandeln, als hätten sie keines. Nachdem du diesen Würfel abgehandelt hast, darfst du einem Charakter 1 Schaden zufügen.',
    },
    short: {
      en: 'On Fifth Brother + sides stand alone. After you resolve it: 1 damage.',
      de: 'Am Fünften Bruder stehen Plus-Seiten allein. Danach: 1 Schaden.',
    },
    abilities: [
      dieRules({ alone: (s, die) => isOnTitled(s, die.card, 'Fifth Brother') }),
      when('after resolve', {
        of: 'this-by-you',
        may: true,
        *run(t, me) {
          yield* damageACharacter(t, me, 1)
        },
      }),
    ],
  },
  // Force Fear
  '07016': {
    text: {
      en: 'Only on a blue character. Special – Remove a character die of an opponent, unless he deals 2 damage to that character.',
      de: 'Nur an einem blauen Charakter. Spezial – Entferne einen Charakterwürfel eines Gegners, es sei denn, er fügt diesem Charakter 2 Schaden zu.',
    },
    short: {
      en: 'Blue only. Special – Remove a foe’s character die, or he takes 2 on it.',
      de: 'Nur Blaue. Spezial – Gegnerischer Charakterwürfel weg oder 2 Schaden.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const s = t.state
        const dice = diceIn(s, me, 'opponents').filter((die) => isCharacterDie(s, die))
        const die = yield* chooseDie(t, me, 'remove', dice, { rule: 'sd.remove-die.1' })
        if (die === null) return
        const by = die.pool
        const way =
          findCard(s, die.card)?.type === 'character'
            ? yield* chooseWay(t, me, 'choose-one', ['remove', 'damage'], { by })
            : 'remove'
        if (way === 'remove') yield* removeDice(t, me, [die], causeOf(me))
        else yield* dealDamage(t, { ...me, seat: by }, die.card, 2)
      }),
    ],
  },
  // Torment
  '07017': {
    text: {
      en: 'Once damage was dealt to the character that this is attached to, you may exhaust this upgrade for 1 resource.',
      de: 'Nachdem dem Charakter, an den diese Karte angelegt ist, Schaden zugefügt wurde, darfst du diese Aufwertung für 1 Ressource erschöpfen.',
    },
    short: {
      en: 'After its character is dealt damage, you may exhaust this for 1 resource.',
      de: 'Erhält der Träger Schaden, darfst du sie für 1 Ressource erschöpfen.',
    },
    abilities: [
      when('after damage', {
        of: 'attached',
        may: true,
        possible: (s, me) => findCard(s, me.card)?.ready === true,
        run(t, me) {
          if (exhaust(t, me.card)) gainResources(t, me.seat, 1)
        },
      }),
    ],
  },
}
