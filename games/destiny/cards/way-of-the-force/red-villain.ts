/** Way of the Force: red cards of villains. */

import { factsOf } from '../../facts/index.ts'
import { action, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { takeControl, useClaimAbility } from '../../rules/actions/claim.ts'
import { chooseCard, chooseOpponent, diceIn, isShowing, opponentsOf, upgradesOn } from '../../rules/choose.ts'
import { heal } from '../../rules/damage.ts'
import { dieValue, rollIntoPool } from '../../rules/dice.ts'
import { reveal } from '../../rules/hand.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { ready } from '../../rules/ready.ts'
import { gainResources, loseResources, spend } from '../../rules/resources.ts'
import { type Card, type CardId, findCard, NONE, type State } from '../../state.ts'
import {
  activateSome,
  countCharacters,
  dealIndirect,
  diceOfType,
  onlyIf,
  playOne,
  rollThisDie,
  spotting,
  turnSome,
} from '../more-words.ts'
import { DAMAGE, isNonUniqueCharacterDie, spotsTwo, valueOn } from '../pool-words.ts'
import { spotsTitled } from '../spotting.ts'
import { exhaustAction, hasSubtype, mayResolve, removeSome, spotTo, turnADie } from '../words.ts'

/** The dice of weapons on a character that lie on their cards. */
function weaponDice(s: State, on: CardId) {
  const weapons = upgradesOn(s, on).filter((card) => hasSubtypeNow(s, card, 'weapon'))
  return s.dice.filter(
    (die) => die.pool === NONE && weapons.some(({ id }) => die.card === id && die.on === id),
  )
}

export const FORCE_RED_VILLAIN: Texts = {
  // Arihnda Pryce
  '07018': {
    text: {
      en: 'Special – Turn another of your dice to any side. If you control the battlefield, you may resolve that die, its value 1 higher.',
      de: 'Spezial – Drehe einen anderen deiner Würfel auf eine beliebige Seite. Kontrollierst du das Schlachtfeld, darfst du ihn mit um 1 erhöhtem Wert abhandeln.',
    },
    short: {
      en: 'Special – Turn another die of yours; with the battlefield resolve it at +1.',
      de: 'Spezial – Drehe einen anderen Würfel; mit Schlachtfeld nutze ihn mit +1.',
    },
    abilities: [
      special(function* (t, me) {
        const others = diceIn(t.state, me, 'yours').filter(({ id }) => id !== me.die)
        const die = yield* turnADie(t, me, others)
        if (t.state.controller === me.seat) yield* mayResolve(t, me, die, { plus: 1 })
      }),
    ],
  },
  // Executioner
  '07019': {
    text: {
      en: 'Once a character of an opponent is defeated, you may roll this die into your pool.',
      de: 'Nachdem ein Charakter eines Gegners besiegt wurde, darfst du diesen Würfel in deinen Pool werfen.',
    },
    abilities: [
      when('after defeat', {
        of: 'their-card',
        may: true,
        *run(t, me) {
          yield* rollThisDie(t, me)
        },
      }),
    ],
  },
  // Firmus Piett
  '07020': {
    text: {
      en: 'Once you have activated this character, turn any number of your vehicle dice and of your character dice that are not unique to sides with a value of 1.',
      de: 'Nachdem du diesen Charakter aktiviert hast, drehe beliebig viele deiner Fahrzeugwürfel und nicht einzigartigen Charakterwürfel auf Seiten mit dem Wert 1.',
    },
    short: {
      en: 'After activation, turn vehicle and non-unique character dice to a value of 1.',
      de: 'Nach Aktivierung: Fahrzeug- und nicht einzigartige Würfel auf Wert 1.',
    },
    abilities: [
      when('after activate', {
        of: 'this-by-you',
        *run(t, me) {
          const s = t.state
          yield* turnSome(
            t,
            me,
            Number.POSITIVE_INFINITY,
            (die) =>
              die.pool === me.seat && (dieHasSubtype(s, die, 'vehicle') || isNonUniqueCharacterDie(s, die)),
            (die, side) => valueOn(s, die, side) === 1,
          )
        },
      }),
    ],
  },
  // Art of War
  '07022': {
    text: {
      en: 'Spot a red character: an opponent shows his hand. For each of these cards remove a die whose value is the cost of that card.',
      de: 'Sichte einen roten Charakter: Ein Gegner deckt seine Hand auf. Entferne für jede dieser Karten einen Würfel, dessen Wert ihren Kosten entspricht.',
    },
    abilities: [
      spotTo('red', function* (t, me) {
        const s = t.state
        const { hand } = s.players[yield* chooseOpponent(t, me)]
        const costs = hand.map((card) => factsOf(s.kinds[card]).cost)
        reveal(t, hand)
        for (const cost of [...new Set(costs)].toSorted()) {
          const dice = diceIn(s, me, 'any').filter((die) => dieValue(s, die) === cost)
          const count = Math.min(dice.length, costs.filter((one) => one === cost).length)
          yield* removeSome(t, me, dice, { min: count, max: count })
        }
      }),
    ],
  },
  // Furious Assault
  '07023': {
    text: {
      en: 'Spot 2 red characters or General Grievous: roll all weapon dice on one of your characters into your pool.',
      de: 'Sichte 2 rote Charaktere oder General Grievous: Wirf alle Waffenwürfel auf einem deiner Charaktere in deinen Pool.',
    },
    abilities: [
      spotting(spotsTwo('red', 'General Grievous'), function* (t, me) {
        const s = t.state
        const armed = s.cards.filter(
          ({ id, type, controller }) =>
            type === 'character' && controller === me.seat && weaponDice(s, id).length > 0,
        )
        const character = yield* chooseCard(t, me, 'which-character', armed)
        if (character !== null) yield* rollIntoPool(t, me.seat, weaponDice(s, character.id))
      }),
    ],
  },
  // Machine Replacement
  '07024': {
    text: {
      en: 'Play an upgrade from your hand on a character; it costs what it costs. Then that character heals 1 damage.',
      de: 'Spiele eine Aufwertung aus deiner Hand für ihre Kosten an einen Charakter. Dann heilt er 1 Schaden.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const isUpgrade = (kind: number): boolean => factsOf(kind).type === 'upgrade'
        const on = ({ type }: Card): boolean => type === 'character'
        const played = yield* playOne(t, me, s.players[me.seat].hand, isUpgrade, { on })
        const host = played === null ? undefined : findCard(s, played)?.on
        if (host !== undefined) yield* heal(t, me, host, 1)
      }),
    ],
  },
  // Opening Volley
  '07025': {
    text: {
      en: 'Only as the first action of the round. Deal 3 indirect damage to an opponent.',
      de: 'Nur als erste Aktion der Runde. Füge einem Gegner 3 indirekten Schaden zu.',
    },
    abilities: [
      onlyIf(({ actions }) => actions === 0),
      effect(function* (t, me) {
        yield* dealIndirect(t, me, 3)
      }),
    ],
  },
  // Overrun
  '07026': {
    text: {
      en: 'Only if you have more support dice in your pool than an opponent has characters. You take control of the battlefield and may use what it does when it is claimed.',
      de: 'Nur, falls du mehr Unterstützungswürfel im Pool hast als ein Gegner Charaktere. Du übernimmst die Kontrolle über das Schlachtfeld und darfst seine Beanspruchen-Fähigkeit nutzen.',
    },
    abilities: [
      onlyIf((s, seat) => {
        const dice = diceOfType(s, seat, 'support').length
        return opponentsOf(s, seat).some((other) => dice > countCharacters(s, other))
      }),
      effect(function* (t, me) {
        yield* takeControl(t, me.seat)
        yield* useClaimAbility(t, me.seat, t.state.battlefield)
      }),
    ],
  },
  // Testing Procedure
  '07027': {
    text: {
      en: 'Activate up to 2 of your supports. If any of their dice rolls damage, you get 1 resource.',
      de: 'Aktiviere bis zu 2 deiner Unterstützungen. Wirft einer ihrer Würfel Schaden, erhältst du 1 Ressource.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const before = diceIn(s, me, 'yours').map(({ id }) => id)
        const activated = yield* activateSome(t, me, 2, ({ type }) => type === 'support')
        const hit = diceIn(s, me, 'yours').some(
          (die) => activated.includes(die.card) && !before.includes(die.id) && isShowing(die, ...DAMAGE),
        )
        if (hit) gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Well-armed
  '07028': {
    text: {
      en: 'Play a weapon from your hand; it costs 1 less for each weapon on one of your characters.',
      de: 'Spiele eine Waffe aus deiner Hand; sie kostet 1 weniger für jede Waffe an einem deiner Charaktere.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const weapons = s.cards
          .filter(({ type, controller }) => type === 'character' && controller === me.seat)
          .map(({ id }) => upgradesOn(s, id).filter((card) => hasSubtypeNow(s, card, 'weapon')).length)
        const terms = { discount: Math.max(0, ...weapons) }
        yield* playOne(t, me, s.players[me.seat].hand, (kind) => hasSubtype(kind, 'weapon'), terms)
      }),
    ],
  },
  // Blockade
  '07029': {
    text: {
      en: 'After the set-up, an opponent loses 1 resource.',
      de: 'Nach dem Spielaufbau verliert ein Gegner 1 Ressource.',
    },
    abilities: [
      when('after after-setup', {
        *run(t, me) {
          yield* loseResources(t, yield* chooseOpponent(t, me), 1, me.seat)
        },
      }),
    ],
  },
  // Climate Disruption Array
  '07030': {
    text: {
      en: 'Action – Exhaust this support: deal 2 indirect damage to each player, yourself first.',
      de: 'Aktion – Erschöpfe diese Unterstützung: Füge jedem Spieler 2 indirekten Schaden zu, dir zuerst.',
    },
    short: {
      en: 'Action – Exhaust: 2 indirect damage to each player, you first.',
      de: 'Aktion – Erschöpfen: Jedem Spieler 2 indirekter Schaden, dir zuerst.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        for (const seat of [me.seat, ...opponentsOf(t.state, me.seat)]) yield* dealIndirect(t, me, 2, seat)
      }),
    ],
  },
  // General Grievous' Wheel Bike
  '07031': {
    text: {
      en: 'Power Action – Spend 1 resource or spot General Grievous to ready this support.',
      de: 'Mächtige Aktion – Gib 1 Ressource aus oder sichte General Grievous, um diese Unterstützung bereit zu machen.',
    },
    short: {
      en: 'Power Action – Spend 1 resource or spot General Grievous to ready this.',
      de: 'Mächtige Aktion – Zahle 1 oder sichte General Grievous: spielbereit.',
    },
    abilities: [
      action({
        limit: 'round',
        run(t, me) {
          if (spotsTitled(t.state, me.seat, 'General Grievous') || spend(t, me.seat, 1)) ready(t, me.card)
        },
      }),
    ],
  },
  // Planetary Bombardment
  '07033': {
    text: {
      en: 'Ambush. Once you have played this support, you may deal an opponent 1 indirect damage for each vehicle that you spot.',
      de: 'Hinterhalt. Nachdem du diese Unterstützung gespielt hast, darfst du einem Gegner für jedes Fahrzeug, das du sichtest, 1 indirekten Schaden zufügen.',
    },
    short: {
      en: 'Ambush. When played, you may deal 1 indirect damage for each vehicle.',
      de: 'Hinterhalt. Beim Spielen je Fahrzeug 1 indirekter Schaden.',
    },
    keywords: ['ambush'],
    abilities: [
      when('after play', {
        of: 'this-by-you',
        may: true,
        possible: (s, me) => vehiclesOf(s, me.seat) > 0,
        *run(t, me) {
          yield* dealIndirect(t, me, vehiclesOf(t.state, me.seat))
        },
      }),
    ],
  },
  // Executioner's Axe
  '07034': {
    text: {
      en: 'Once a character of an opponent is defeated, you may roll this die into your pool.',
      de: 'Nachdem ein Charakter eines Gegners besiegt wurde, darfst du diesen Würfel in deinen Pool werfen.',
    },
    abilities: [
      when('after defeat', {
        of: 'their-card',
        may: true,
        *run(t, me) {
          yield* rollThisDie(t, me)
        },
      }),
    ],
  },
}

function vehiclesOf(s: State, seat: number): number {
  return s.cards.filter((card) => card.controller === seat && hasSubtypeNow(s, card, 'vehicle')).length
}
