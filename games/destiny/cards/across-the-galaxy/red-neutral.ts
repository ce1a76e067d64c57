/** Across the Galaxy: red neutral cards. */

import { factsOf } from '../../facts/index.ts'
import { action, always, effect, type Texts } from '../../rules/abilities.ts'
import { cardsOfType, chooseCard, chooseWay, diceIn } from '../../rules/choose.ts'
import { leaveFor } from '../../rules/defeat.ts'
import { canRemove, dieValue, isCharacterDie, poolOf, removeDice } from '../../rules/dice.ts'
import { look, shuffleDeck } from '../../rules/hand.ts'
import { hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { moveUpgrade } from '../../rules/upgrades.ts'
import { type Card, findCard } from '../../state.ts'
import { rerollUpTo, turnOne } from '../deeds.ts'
import { activateSome, countCharacters, playOne, showsAnyDamage } from '../more-words.ts'
import {
  DAMAGE,
  diceOfMineAndAnOpponent,
  hasMoreOf,
  isVehicleSupport,
  MODIFIES_VEHICLE,
  rolledDiceOf,
  valueOn,
} from '../pool-words.ts'
import { isTitled } from '../spotting.ts'
import {
  hasSubtype,
  hostOf,
  isColor,
  onlyWithBattlefield,
  removeADie,
  rerollSome,
  resolveOne,
  resolveShowing,
  spotTo,
} from '../words.ts'

export const GALAXY_RED_NEUTRAL: Texts = {
  // Attack Formation
  '08121': {
    text: {
      en: 'Spot a red character: resolve one of your dice that is no character die, its value 1 higher for each copy of it in your pool, itself as well.',
      de: 'Sichte einen roten Charakter: Handle einen deiner Würfel ab, der kein Charakterwürfel ist; sein Wert ist für jede Kopie von ihm in deinem Pool, auch ihn selbst, um 1 höher.',
    },
    abilities: [
      spotTo('red', function* (t, me) {
        const s = t.state
        yield* resolveOne(
          t,
          me,
          (die) => !isCharacterDie(s, die),
          ({ kind }) => ({
            plus: poolOf(s, me.seat).filter((die) => isTitled(die.kind, factsOf(kind).name.en)).length,
          }),
        )
      }),
    ],
  },
  // Barrel Roll
  '08122': {
    text: {
      en: 'Activate one of your supports. Reroll any number of its dice and of its mods’ dice, and do so once more.',
      de: 'Aktiviere eine deiner Unterstützungen. Wirf beliebig viele ihrer Würfel und der Würfel ihrer Mods neu, und dann noch einmal.',
    },
    abilities: [
      effect(function* (t, me) {
        const [id] = yield* activateSome(t, me, 1, ({ type }) => type === 'support', {})
        if (id === undefined) return
        for (let i = 0; i < 2; i++) {
          const its = rolledDiceOf(t.state, id).map((die) => die.id)
          yield* rerollUpTo(t, me, 'yours', (die) => its.includes(die.id))
        }
      }),
    ],
  },
  // Deployment
  '08123': {
    text: {
      en: 'Activate any number of your supports and of your characters that are not unique.',
      de: 'Aktiviere beliebig viele deiner Unterstützungen und deiner nicht einzigartigen Charaktere.',
    },
    abilities: [
      effect(function* (t, me) {
        const isOne = ({ type, kind }: Card): boolean =>
          type === 'support' || (type === 'character' && !factsOf(kind).unique)
        yield* activateSome(t, me, Number.POSITIVE_INFINITY, isOne)
      }),
    ],
  },
  // Fleet Command
  '08124': {
    text: {
      en: 'Spot any number of red characters to reroll as many dice, your own, an opponent’s or both.',
      de: 'Sichte beliebig viele rote Charaktere, um ebenso viele Würfel neu zu werfen: eigene, die eines Gegners oder beides.',
    },
    abilities: [
      effect(function* (t, me) {
        const dice = yield* diceOfMineAndAnOpponent(t, me)
        const most = countCharacters(t.state, me.seat, ({ kind }) => isColor(kind, 'red'))
        yield* rerollSome(t, me, dice, { min: 0, max: Math.min(most, dice.length) })
      }),
    ],
  },
  // Intense Fire
  '08125': {
    text: {
      en: 'Resolve one of your dice showing damage, its value 1 higher, or 2 higher if you have more red cards in play than an opponent.',
      de: 'Handle einen deiner Würfel mit Schaden mit um 1 erhöhtem Wert ab, oder um 2 erhöht, falls du mehr rote Karten im Spiel hast als ein Gegner.',
    },
    abilities: [
      effect(function* (t, me) {
        const plus = hasMoreOf(t.state, me.seat, 'red') ? 2 : 1
        yield* resolveShowing(t, me, DAMAGE, () => true, { plus })
      }),
    ],
  },
  // Revised Order
  '08126': {
    text: {
      en: 'Turn a die to a side worth 1 more than it is. If you control the battlefield, this event goes back to your hand.',
      de: 'Drehe einen Würfel auf eine Seite, die 1 mehr wert ist als er. Kontrollierst du das Schlachtfeld, kommt dieses Ereignis zurück auf deine Hand.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        yield* turnOne(
          t,
          me,
          'any',
          () => true,
          (die, side) => valueOn(s, die, side) === dieValue(s, die) + 1,
        )
        return s.controller === me.seat ? 'hand' : 'discard'
      }),
    ],
  },
  // Snuff Out
  '08127': {
    text: {
      en: 'Only if you control the battlefield. Remove all dice showing damage, yours as well.',
      de: 'Nur, falls du das Schlachtfeld kontrollierst. Entferne alle Würfel mit Schaden, auch deine.',
    },
    abilities: [
      onlyWithBattlefield(),
      effect(function* (t, me) {
        const s = t.state
        const dice = diceIn(s, me, 'any').filter((die) => showsAnyDamage(die) && canRemove(s, die, me.seat))
        yield* removeDice(t, me, dice, 'card')
      }),
    ],
  },
  // Transfer
  '08128': {
    text: {
      en: 'Move a mod from one of your vehicles to another of your vehicle supports.',
      de: 'Verschiebe einen Mod von einem deiner Fahrzeuge zu einer anderen deiner Fahrzeug-Unterstützungen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const supports = cardsOfType(s, 'support', me, 'yours').filter((card) => isVehicleSupport(s, card))
        const mods = s.cards.filter((card) => {
          const host = findCard(s, card.on)
          return (
            card.type === 'upgrade' &&
            hasSubtypeNow(s, card, 'mod') &&
            host?.controller === me.seat &&
            hasSubtypeNow(s, host, 'vehicle') &&
            supports.some(({ id }) => id !== card.on)
          )
        })
        const mod = yield* chooseCard(t, me, 'move-upgrade', mods)
        if (mod === null) return
        const to = yield* chooseCard(
          t,
          me,
          'attach',
          supports.filter(({ id }) => id !== mod.on),
        )
        if (to !== null) yield* moveUpgrade(t, mod.id, to.id)
      }),
    ],
  },
  // Armored Reinforcement
  '08129': {
    text: {
      en: 'Action – Set this plot aside to look for a red vehicle support in your deck or discard pile and play it; it costs 1 less. A deck that you looked through is shuffled.',
      de: 'Aktion – Lege diese Strategie beiseite, um dein Deck oder deinen Ablagestapel nach einer roten Fahrzeug-Unterstützung zu durchsuchen und sie zu spielen; sie kostet 1 weniger. Ein durchsuchtes Deck wird gemischt.',
    },
    short: {
      en: 'Action – Set aside: play a red vehicle of your deck or discard for 1 less.',
      de: 'Aktion – Beiseite: Spiele ein rotes Fahrzeug aus Deck oder Ablage, −1.',
    },
    abilities: [
      action({
        *run(t, me) {
          const s = t.state
          if (!(yield* leaveFor(t, me, me.card, 'aside'))) return
          const way = yield* chooseWay(t, me, 'search', ['deck', 'discard'])
          const pile = s.players[me.seat][way]
          if (way === 'deck') look(t, me.seat, pile)
          const isOne = (kind: number): boolean =>
            isColor(kind, 'red') && factsOf(kind).type === 'support' && hasSubtype(kind, 'vehicle')
          yield* playOne(t, me, pile, isOne, { discount: 1 }, { optional: true })
          if (way === 'deck') shuffleDeck(t, me.seat)
        },
      }),
    ],
  },
  // Senate Chamber
  '08130': {
    text: {
      en: 'Power Action – Remove one of your dice to turn a die to any side.',
      de: 'Mächtige Aktion – Entferne einen deiner Würfel, um einen Würfel auf eine beliebige Seite zu drehen.',
    },
    short: {
      en: 'Power Action – Remove one of your dice to turn a die to any side.',
      de: 'Mächtige Aktion – Entferne einen eigenen Würfel: Drehe einen beliebig.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          if ((yield* removeADie(t, me, 'yours')) !== null) yield* turnOne(t, me, 'any')
        },
      }),
    ],
  },
  // Handheld L-S1 Cannon
  '08132': {
    text: {
      en: 'The character that this is attached to can have one upgrade less.',
      de: 'Der Charakter, an den diese Karte angelegt ist, kann eine Aufwertung weniger haben.',
    },
    short: {
      en: 'Its character can have one upgrade less.',
      de: 'Der Träger kann eine Aufwertung weniger haben.',
    },
    abilities: [always({ upgradeLimit: (s, me, { id }) => (id === hostOf(s, me)?.id ? -1 : 0) })],
  },
  // Triple Laser Turret
  '08133': {
    text: {
      en: 'Modify: a vehicle support. While this die lies in your pool, opponents can’t remove that support’s die.',
      de: 'Modifiziert: eine Fahrzeug-Unterstützung. Solange dieser Würfel in deinem Pool liegt, können Gegner den Würfel dieser Unterstützung nicht entfernen.',
    },
    short: {
      en: 'Modify a vehicle. While this die is rolled, foes can’t remove the vehicle’s.',
      de: 'Für ein Fahrzeug. Liegt er im Pool, ist der Fahrzeugwürfel geschützt.',
    },
    abilities: [
      MODIFIES_VEHICLE,
      always({
        keepsDie: (s, me, die, by) =>
          by !== me.seat &&
          die.card === hostOf(s, me)?.id &&
          s.dice.some(({ card, pool }) => card === me.card && pool === me.seat),
      }),
    ],
  },
}
