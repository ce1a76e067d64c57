/** Legacies: cards of villains. */

import { factsOf, sideOf } from '../../facts/index.ts'
import { action, always, type Texts, when } from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import {
  charactersOf,
  chooseDice,
  chooseId,
  chooseOpponent,
  diceIn,
  opponentsOf,
} from '../../rules/choose.ts'
import { dieValue, isCharacterDie, rollIntoPool } from '../../rules/dice.ts'
import { drawCards } from '../../rules/hand.ts'
import { mustActivate } from '../../rules/orders.ts'
import { spend } from '../../rules/resources.ts'
import { type Card, findCard, NONE, type State } from '../../state.ts'
import { hasSubtype, isColor, onlyOn, removeADie, rerollSome, resolveMany } from '../words.ts'

/** Whether a die belongs to a character or to one of its upgrades. */
function isDieOf(s: State, die: { readonly card: number }, character: number): boolean {
  return die.card === character || findCard(s, die.card)?.on === character
}

const unshielded = ({ shields }: Card): boolean => shields === 0

export const LEGACIES_VILLAIN: Texts = {
  // Maul
  '05002': {
    text: {
      en: 'When the card effect of an opponent has removed dice of this character or of his upgrades, you may remove one of that opponent’s dice.',
      de: 'Nachdem der Karteneffekt eines Gegners Charakter- oder Aufwertungswürfel dieses Charakters entfernt hat, darfst du einen Würfel dieses Gegners entfernen.',
    },
    short: {
      en: 'When a foe’s card removes his dice, you may remove one of that foe’s.',
      de: 'Entfernt eine Gegnerkarte seine Würfel, entferne einen von ihm.',
    },
    abilities: [
      when('after remove', {
        if: (s, me, { dice, cause, effectOf }) =>
          cause === 'card' &&
          effectOf !== me.seat &&
          dice.some((die) => die.seat === me.seat && isDieOf(s, die, me.card)),
        *run(t, me, { effectOf }) {
          yield* removeADie(t, me, 'opponents', ({ pool }) => pool === effectOf, { optional: true })
        },
      }),
    ],
  },
  // Palpatine, Darth Sidious
  '05004': {
    text: {
      en: 'Power Action – Play an event of your hand. It costs 1 less for each different damage symbol (ranged, melee, indirect) on your dice.',
      de: 'Mächtige Aktion – Spiele ein Ereignis aus deiner Hand. Es kostet 1 weniger für jedes verschiedene Schadenssymbol (Fernkampf, Nahkampf, indirekt) auf deinen Würfeln.',
    },
    short: {
      en: 'Power Action – Play an event, 1 less for each damage symbol on your dice.',
      de: 'Mächtige Aktion – Ereignis, je Schadenssymbol deiner Würfel −1.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const s = t.state
          const shown = diceIn(s, me, 'yours').map(({ kind, side }) => sideOf(kind, side).symbol)
          const discount = (['ranged', 'melee', 'indirect'] as const).filter((one) =>
            shown.includes(one),
          ).length
          const open = s.players[me.seat].hand.filter(
            (card) => factsOf(s.kinds[card]).type === 'event' && canPlay(s, me.seat, card, { discount }),
          )
          const card = yield* chooseId(t, me, 'play-card', open)
          if (card !== null) yield* playCard(t, me.seat, card, { discount })
        },
      }),
    ],
  },
  // Maul's Lightsaber
  '05008': {
    text: {
      en: 'Only on a blue character. Power Action – If no character of an opponent has a shield, spend 1 resource to roll this die into your pool.',
      de: 'Nur an einen blauen Charakter. Mächtige Aktion – Hat kein Charakter eines Gegners einen Schild, gib 1 Ressource aus, um diesen Würfel in deinen Pool zu werfen.',
    },
    short: {
      en: 'Power Action – If no foe has a shield, pay 1: roll this die.',
      de: 'Mächtige Aktion – Kein Gegner mit Schild: Zahle 1, wirf ihn.',
    },
    abilities: [
      onlyOn('blue'),
      action({
        limit: 'round',
        *run(t, me) {
          const s = t.state
          const dice = s.dice.filter((die) => die.card === me.card && die.on === me.card && die.pool === NONE)
          const open = opponentsOf(s, me.seat).some((seat) => charactersOf(s, seat).every(unshielded))
          if (open && dice.length > 0 && spend(t, me.seat, 1)) yield* rollIntoPool(t, me.seat, dice)
        },
      }),
    ],
  },
  // Doctor Aphra
  '05020': {
    text: {
      en: 'The first droid that you play in a round costs 1 less. Once you have dealt indirect damage to yourself, you may draw a card.',
      de: 'Der erste Droide, den du in einer Runde spielst, kostet 1 weniger. Nachdem du dir selbst indirekten Schaden zugefügt hast, darfst du eine Karte ziehen.',
    },
    short: {
      en: 'First droid each round costs 1 less. Indirect damage to yourself: draw a card.',
      de: 'Erster Droide je Runde −1. Indirekter Eigenschaden: Ziehe 1 Karte.',
    },
    abilities: [
      always({
        cost: (s, me, { seat, kind }) =>
          seat === me.seat &&
          hasSubtype(kind, 'droid') &&
          !s.players[seat].played.some((played) => hasSubtype(played, 'droid'))
            ? -1
            : 0,
      }),
      when('after indirect-dealt', {
        of: 'yours',
        may: true,
        if: (_s, me, { to }) => to === me.seat,
        run(t, me) {
          drawCards(t, me.seat, 1)
        },
      }),
    ],
  },
  // Greedo
  '05021': {
    text: {
      en: 'Before this character is defeated, roll as many of his own dice into your pool as you like. Then resolve as many of his own dice as you like, in any order.',
      de: 'Bevor dieser Charakter besiegt wird, wirf beliebig viele seiner Charakterwürfel in deinen Pool. Dann handle beliebig viele seiner Charakterwürfel in beliebiger Reihenfolge ab.',
    },
    short: {
      en: 'Before he falls, roll his own dice and resolve as many as you like.',
      de: 'Bevor er fällt: Wirf seine Würfel und handle beliebig viele ab.',
    },
    abilities: [
      when('before defeat', {
        of: 'this',
        *run(t, me) {
          const s = t.state
          const isOwn = (die: { readonly card: number }): boolean => die.card === me.card
          const idle = s.dice.filter((die) => isOwn(die) && die.on === me.card && die.pool === NONE)
          yield* rollIntoPool(
            t,
            me.seat,
            yield* chooseDice(t, me, 'roll', idle, { min: 0, max: idle.length }),
          )
          yield* resolveMany(t, me, Number.POSITIVE_INFINITY, (die) => isOwn(die) && isCharacterDie(s, die))
        },
      }),
    ],
  },
  // Rebel Traitor
  '05022': {
    text: {
      en: 'Once you have activated this character, you may choose an opponent: if he can, he must activate one of his characters as his next action of this round.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einen Gegner wählen: Falls möglich, muss er als seine nächste Aktion in dieser Runde einen seiner Charaktere aktivieren.',
    },
    short: {
      en: 'After activation, a foe must activate a character as his next action.',
      de: 'Nach Aktivierung muss ein Gegner als Nächstes einen aktivieren.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        *run(t, me) {
          mustActivate(t, yield* chooseOpponent(t, me))
        },
      }),
    ],
  },
  // Slave I
  '05025': {
    text: {
      en: 'Power Action – Reroll one of your yellow dice. Then you may remove an opponent’s die with the same value as that die shows now.',
      de: 'Mächtige Aktion – Wirf einen deiner gelben Würfel neu. Dann darfst du einen gegnerischen Würfel mit demselben Wert entfernen, den jener nun zeigt.',
    },
    short: {
      en: 'Power Action – Reroll a yellow die; remove a foe’s die of the same value.',
      de: 'Mächtige Aktion – Gelben neu werfen; Gegnerwürfel gleichen Werts weg.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const s = t.state
          const yellow = diceIn(s, me, 'yours').filter(({ kind }) => isColor(kind, 'yellow'))
          const [rolled] = yield* rerollSome(t, me, yellow, { min: 1, max: 1 })
          if (rolled === undefined) return
          const value = dieValue(s, rolled)
          yield* removeADie(t, me, 'opponents', (die) => dieValue(s, die) === value, { optional: true })
        },
      }),
    ],
  },
}
