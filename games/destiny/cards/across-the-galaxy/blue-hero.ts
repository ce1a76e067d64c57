/** Across the Galaxy: blue cards of heroes. */

import { factsOf, sideOf } from '../../facts/index.ts'
import { action, always, block, effect, special, type Texts, when } from '../../rules/abilities.ts'
import {
  charactersOf,
  chooseDie,
  chooseIds,
  chooseWay,
  diceIn,
  isShowing,
  opponentsOf,
  upgradesOn,
} from '../../rules/choose.ts'
import { dieValue, isCharacterDie, poolOf, removeDice } from '../../rules/dice.ts'
import { discardTop, drawCards, look, moveCard } from '../../rules/hand.ts'
import { seatsIn } from '../../rules/winning.ts'
import { findDie, type State } from '../../state.ts'
import { ownDice, rerollOne } from '../deeds.ts'
import { onlyShowing, rollSome, untilActionPhaseEnds } from '../more-words.ts'
import { rolledDiceOf, valueOn } from '../pool-words.ts'
import {
  chooseToRemove,
  hasSubtype,
  isColor,
  mayResolve,
  onlyOn,
  removeADie,
  shieldACharacter,
  spotTo,
  turnADie,
} from '../words.ts'

const meleeOf = (s: State, card: number) => rolledDiceOf(s, card).filter((die) => isShowing(die, 'melee'))

export const GALAXY_BLUE_HERO: Texts = {
  // Barriss Offee
  '08055': {
    text: {
      en: 'Once a character die of another character has been turned, you may turn one of her character dice to a side with the same symbol.',
      de: 'Nachdem ein Charakterwürfel eines anderen Charakters gedreht wurde, darfst du einen ihrer Charakterwürfel auf eine Seite mit demselben Symbol drehen.',
    },
    short: {
      en: 'After another’s character die is turned, turn one of hers to its symbol.',
      de: 'Wird ein anderer Charakterwürfel gedreht, drehe ihren auf sein Symbol.',
    },
    abilities: [
      when('after turned', {
        if: (s, me, event) => {
          const die = findDie(s, event.die)
          return die !== undefined && die.card !== me.card && isCharacterDie(s, die)
        },
        *run(t, me, event) {
          const turned = findDie(t.state, event.die)
          if (turned === undefined) return
          const { symbol } = sideOf(turned.kind, turned.side)
          const isSide = (die: { readonly kind: number }, side: number): boolean =>
            sideOf(die.kind, side).symbol === symbol
          yield* turnADie(t, me, ownDice(t.state, me), isSide, { optional: true })
        },
      }),
    ],
  },
  // Force Mystic
  '08056': {
    text: {
      en: 'Blue abilities on this character have Redeploy. Special – Roll a die of a blue ability on this character into your pool.',
      de: 'Blaue Fähigkeiten an diesem Charakter haben Verlegen. Spezial – Wirf einen Würfel einer blauen Fähigkeit an diesem Charakter in deinen Pool.',
    },
    short: {
      en: 'Blue abilities on it have Redeploy. Special – Roll a die of one of them.',
      de: 'Blaue Fähigkeiten hier: Verlegen. Spezial – Wirf einen ihrer Würfel.',
    },
    abilities: [
      always({
        gives: (_s, me, { on, kind }) =>
          on === me.card && isColor(kind, 'blue') && hasSubtype(kind, 'ability') ? ['redeploy'] : [],
      }),
      special(function* (t, me) {
        const s = t.state
        const abilities = upgradesOn(s, me.card).filter(
          ({ kind }) => isColor(kind, 'blue') && hasSubtype(kind, 'ability'),
        )
        const dice = s.dice.filter(({ card }) => abilities.some(({ id }) => id === card))
        const open = dice.filter(({ pool }) => pool < 0).length
        yield* rollSome(t, me, dice, { min: Math.min(1, open), max: Math.min(1, open) })
      }),
    ],
  },
  // Kit Fisto
  '08057': {
    text: {
      en: 'Before this character takes damage, you may remove one of his dice, or of his upgrades’, that shows melee damage to block as much damage as it is worth.',
      de: 'Bevor dieser Charakter Schaden nimmt, darfst du einen seiner Würfel oder der Würfel seiner Aufwertungen mit Nahkampfschaden entfernen, um so viel Schaden zu blocken, wie er wert ist.',
    },
    short: {
      en: 'Before he takes damage, remove one of his melee dice to block its value.',
      de: 'Vor Schaden: Entferne einen seiner Nahkampfwürfel, blocke seinen Wert.',
    },
    abilities: [
      block({
        if: (s, me) => meleeOf(s, me.card).some((die) => die.pool === me.seat),
        *run(t, me) {
          const dice = meleeOf(t.state, me.card).filter((die) => die.pool === me.seat)
          const [die] = yield* chooseToRemove(t, me, dice, { min: 1, max: 1 })
          if (die === undefined) return 0
          const value = dieValue(t.state, die)
          return (yield* removeDice(t, me, [die], 'card')) ? value : 0
        },
      }),
    ],
  },
  // Bewilder
  '08059': {
    text: {
      en: 'Spot a blue character: reroll a character die of an opponent. Then discard as many cards from the top of his deck as it is worth.',
      de: 'Sichte einen blauen Charakter: Wirf einen Charakterwürfel eines Gegners neu. Dann lege so viele Karten oben von seinem Deck ab, wie er wert ist.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        const die = yield* rerollOne(t, me, 'opponents', (one) => isCharacterDie(t.state, one))
        if (die !== null) discardTop(t, die.pool, dieValue(t.state, die))
      }),
    ],
  },
  // Gathering Intelligence
  '08061': {
    text: {
      en: 'Look at the hands of all opponents, and at the top card of each deck.',
      de: 'Sieh dir die Hände aller Gegner und die oberste Karte jedes Decks an.',
    },
    abilities: [
      effect((t, me) => {
        const { players } = t.state
        for (const seat of opponentsOf(t.state, me.seat)) look(t, me.seat, players[seat].hand)
        for (const seat of seatsIn(t.state)) look(t, me.seat, players[seat].deck.slice(-1))
      }),
    ],
  },
  // Hold Off
  '08062': {
    text: {
      en: 'Only if one of your dice shows a shield. Remove a die showing melee damage, or give a character 1 shield.',
      de: 'Nur, falls einer deiner Würfel einen Schild zeigt. Entferne einen Würfel mit Nahkampfschaden, oder gib einem Charakter 1 Schild.',
    },
    abilities: [
      onlyShowing('shield'),
      effect(function* (t, me) {
        const way = yield* chooseWay(t, me, 'choose-one', ['remove', 'shield'])
        if (way === 'shield') yield* shieldACharacter(t, me, 1)
        else yield* removeADie(t, me, 'any', (die) => isShowing(die, 'melee'))
      }),
    ],
  },
  // Insight
  '08063': {
    text: {
      en: 'Draw 2 cards. Put 2 cards of your hand under your deck, in any order.',
      de: 'Ziehe 2 Karten. Lege 2 deiner Handkarten in beliebiger Reihenfolge unter dein Deck.',
    },
    abilities: [
      effect(function* (t, me) {
        drawCards(t, me.seat, 2)
        const { hand } = t.state.players[me.seat]
        const count = Math.min(2, hand.length)
        const asked = { min: count, max: count, ordered: true }
        for (const card of yield* chooseIds(t, me, 'under-deck-order', hand, asked))
          moveCard(t, card, 'deck-bottom')
      }),
    ],
  },
  // Repulse
  '08065': {
    text: {
      en: 'Choose 2 dice of different colors. Then remove them.',
      de: 'Wähle 2 Würfel verschiedener Farben. Dann entferne sie.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const colorOf = ({ kind }: { readonly kind: number }) => factsOf(kind).color
        const all = diceIn(s, me, 'any')
        const open = all.filter((die) => all.some((other) => colorOf(other) !== colorOf(die)))
        const first = yield* chooseDie(t, me, 'remove', open)
        if (first === null) return
        const others = all.filter((die) => colorOf(die) !== colorOf(first))
        const second = yield* chooseDie(t, me, 'remove', others)
        if (second !== null) yield* removeDice(t, me, [first, second], 'card')
      }),
    ],
  },
  // Safeguard
  '08066': {
    text: {
      en: 'Give a character as many shields as there are upgrades on one of your characters.',
      de: 'Gib einem Charakter so viele Schilde, wie Aufwertungen an einem deiner Charaktere liegen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const counts = charactersOf(s, me.seat).map(({ id }) => upgradesOn(s, id).length)
        const most = Math.max(0, ...counts)
        if (most > 0) yield* shieldACharacter(t, me, most)
      }),
    ],
  },
  // Immutability
  '08067': {
    text: {
      en: 'Your upgrades have Redeploy. Discard this support once the action phase has ended.',
      de: 'Deine Aufwertungen haben Verlegen. Lege diese Unterstützung ab, nachdem die Aktionsphase geendet hat.',
    },
    short: {
      en: 'Your upgrades have Redeploy. Discarded after the action phase.',
      de: 'Deine Aufwertungen haben Verlegen. Nach der Aktionsphase abgelegt.',
    },
    abilities: [
      always({
        gives: (_s, me, { type, controller }) =>
          type === 'upgrade' && controller === me.seat ? ['redeploy'] : [],
      }),
      untilActionPhaseEnds(),
    ],
  },
  // Counterstroke
  '08068': {
    text: {
      en: 'Only on a blue character. Once an opponent has dealt damage to its character, you may resolve this die, its value 1 higher.',
      de: 'Nur an einem blauen Charakter. Nachdem ein Gegner ihrem Charakter Schaden zugefügt hat, darfst du diesen Würfel mit um 1 erhöhtem Wert abhandeln.',
    },
    short: {
      en: 'Blue only. After a foe damages its character, resolve this die at +1.',
      de: 'Nur Blaue. Nach Schaden durch Gegner am Träger: Nutze ihn mit +1.',
    },
    abilities: [
      onlyOn('blue'),
      when('after damage', {
        of: 'attached',
        if: (_s, me, { seat }) => seat !== me.seat,
        *run(t, me) {
          const [die] = ownDice(t.state, me)
          yield* mayResolve(t, me, die ?? null, { plus: 1 })
        },
      }),
    ],
  },
  // Lightsaber Training Staff
  '08069': { text: { en: '', de: '' }, abilities: [] },
  // Pillio Star Compass
  '08070': {
    text: {
      en: 'Power Action – Turn one of your dice to a side with the symbol and value that this die shows.',
      de: 'Mächtige Aktion – Drehe einen deiner Würfel auf eine Seite mit dem Symbol und Wert, die dieser Würfel zeigt.',
    },
    short: {
      en: 'Power Action – Turn one of your dice to the symbol and value of this die.',
      de: 'Mächtige Aktion – Drehe einen Würfel auf Symbol und Wert von diesem.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const s = t.state
          const [own] = ownDice(s, me)
          if (own === undefined) return
          const { symbol } = sideOf(own.kind, own.side)
          const value = dieValue(s, own)
          const others = poolOf(s, me.seat).filter(({ id }) => id !== own.id)
          yield* turnADie(
            t,
            me,
            others,
            (die, side) => sideOf(die.kind, side).symbol === symbol && valueOn(s, die, side) === value,
          )
        },
      }),
    ],
  },
}
