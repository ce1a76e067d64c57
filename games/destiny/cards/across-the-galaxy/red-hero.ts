/** Across the Galaxy: red cards of heroes. */

import type { Flow } from '@dejarik/kernel'
import { factsOf } from '../../facts/index.ts'
import { always, effect, type Me, special, type Texts, when } from '../../rules/abilities.ts'
import { takeControl, useBattlefield } from '../../rules/actions/claim.ts'
import {
  cardsOfType,
  chooseCard,
  chooseIds,
  chooseOpponent,
  chooseWay,
  diceIn,
  spots,
} from '../../rules/choose.ts'
import { removeDice, reroll } from '../../rules/dice.ts'
import { arrangeDeck, discardTop, look } from '../../rules/hand.ts'
import { hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { exhaust, ready } from '../../rules/ready.ts'
import { spend } from '../../rules/resources.ts'
import type { Card, State, T } from '../../state.ts'
import { agrees, hostDice, ownDice, rerollUpTo, turnOne } from '../deeds.ts'
import {
  activateSome,
  digFor,
  discardTopOfADeck,
  isDamageSide,
  onlyShowing,
  showsAnyDamage,
  spotsSubtype,
  turnSome,
  untilActionPhaseEnds,
} from '../more-words.ts'
import { isVehicleSupport, MODIFIES_VEHICLE, modsOn, rolledDiceOf } from '../pool-words.ts'
import { isOnTitled, isTitled } from '../spotting.ts'
import {
  chooseToRemove,
  exhaustAction,
  hasSubtype,
  hostOf,
  onlyWithBattlefield,
  removeADie,
} from '../words.ts'

/** Mods on a player's vehicles. */
const modsOnVehicles = (s: State, seat: number): number =>
  s.cards
    .filter((card) => card.controller === seat && isVehicleSupport(s, card))
    .reduce((sum, { id }) => sum + modsOn(s, id).length, 0)

/** "You may discard the top card of that deck" after its top 3 cards were laid in another order. */
function* scout(t: T, me: Me): Flow {
  const seat = yield* chooseOpponent(t, me)
  if (yield* agrees(t, me)) {
    const seen = t.state.players[seat].deck.slice(-3).reverse()
    look(t, me.seat, seen)
    const count = { min: seen.length, max: seen.length, ordered: true }
    arrangeDeck(t, me.seat, seat, yield* chooseIds(t, me, 'on-deck-order', seen, count), [])
  }
  const way = yield* chooseWay(t, me, 'choose-one', ['discard-top', 'nothing'])
  if (way === 'discard-top') discardTop(t, seat, 1)
}

export const GALAXY_RED_HERO: Texts = {
  // Biggs Darklighter
  '08072': {
    text: {
      en: 'Once you have activated this character, you may activate one of your vehicle supports. Then reroll any number of its dice and of its mods’ dice.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du eine deiner Fahrzeug-Unterstützungen aktivieren. Dann wirf beliebig viele ihrer Würfel und der Würfel ihrer Mods neu.',
    },
    short: {
      en: 'After activation, activate a vehicle and reroll any of its dice.',
      de: 'Nach Aktivierung: Aktiviere ein Fahrzeug, wirf Würfel davon neu.',
    },
    abilities: [
      when('after activate', {
        of: 'this-by-you',
        *run(t, me) {
          const s = t.state
          const [id] = yield* activateSome(t, me, 1, (card) => isVehicleSupport(s, card))
          if (id === undefined) return
          const its = rolledDiceOf(s, id).map((die) => die.id)
          yield* rerollUpTo(t, me, 'yours', (die) => its.includes(die.id))
        },
      }),
    ],
  },
  // Clone Commander Cody
  '08073': {
    text: {
      en: 'Clone Troopers of Legacies cost your team 1 point less. Special – Take control of the battlefield and use its claim ability or Power Action, even if that was used this round.',
      de: 'Klontruppler aus „Vermächtnisse“ kosten dein Team 1 Punkt weniger. Spezial – Übernimm die Kontrolle über das Schlachtfeld und nutze seine Beanspruchen-Fähigkeit oder mächtige Aktion, auch wenn das diese Runde schon geschehen ist.',
    },
    short: {
      en: 'Special – Take control of the battlefield and use it, even if it was used.',
      de: 'Spezial – Kontrolliere das Schlachtfeld und nutze es, auch nochmals.',
    },
    abilities: [
      special(function* (t, me) {
        yield* takeControl(t, me.seat)
        yield* useBattlefield(t, me.seat)
      }),
    ],
  },
  // Jyn Erso
  '08074': {
    text: {
      en: 'Once you have activated this character, you may look at the top 3 cards of an opponent’s deck and put them back in any order. You may discard the top card of that deck.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du dir die obersten 3 Karten des Decks eines Gegners ansehen und in beliebiger Reihenfolge zurücklegen. Du darfst die oberste Karte dieses Decks ablegen.',
    },
    short: {
      en: 'After activation, reorder the top 3 of a foe’s deck; discard its top card.',
      de: 'Nach Aktivierung: Ordne die obersten 3 eines Gegners, lege 1 davon ab.',
    },
    abilities: [when('after activate', { of: 'this-by-you', run: scout })],
  },
  // Rebel Engineer
  '08075': {
    text: {
      en: 'Once you have activated this character, you may look at the top 4 cards of your deck, show a mod among them and take it to your hand. The rest goes under your deck in any order.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du dir die obersten 4 Karten deines Decks ansehen, einen Mod darunter zeigen und auf die Hand nehmen. Der Rest kommt in beliebiger Reihenfolge unter dein Deck.',
    },
    short: {
      en: 'After activation, look at your top 4 cards for a mod; the rest goes under.',
      de: 'Nach Aktivierung: Suche in den obersten 4 einen Mod; Rest nach unten.',
    },
    abilities: [
      when('after activate', {
        of: 'this-by-you',
        may: true,
        *run(t, me) {
          yield* digFor(t, me, 4, (kind) => hasSubtype(kind, 'mod'))
        },
      }),
    ],
  },
  // Aerial Advantage
  '08076': {
    text: {
      en: 'Only if you control the battlefield. Spot a red character to turn a die to any side. You may spot a vehicle to remove a die. You may spot a mod to turn a die to any side or to remove one.',
      de: 'Nur, falls du das Schlachtfeld kontrollierst. Sichte einen roten Charakter, um einen Würfel auf eine beliebige Seite zu drehen. Du darfst ein Fahrzeug sichten, um einen Würfel zu entfernen. Du darfst einen Mod sichten, um einen Würfel zu drehen oder zu entfernen.',
    },
    abilities: [
      onlyWithBattlefield(),
      effect(function* (t, me) {
        const s = t.state
        if (spots(s, me.seat, 'red')) yield* turnOne(t, me, 'any')
        if (spotsSubtype(s, me.seat, 'vehicle'))
          yield* removeADie(t, me, 'any', () => true, { optional: true })
        if (!spotsSubtype(s, me.seat, 'mod')) return
        const way = yield* chooseWay(t, me, 'choose-one', ['turn', 'remove', 'nothing'])
        if (way === 'turn') yield* turnOne(t, me, 'any')
        else if (way === 'remove') yield* removeADie(t, me)
      }),
    ],
  },
  // Attack of The Clones
  '08077': {
    text: {
      en: 'Ready any number of your characters that are not unique and have the same title.',
      de: 'Mache beliebig viele deiner nicht einzigartigen Charaktere mit demselben Titel bereit.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        let title: string | null = null
        for (;;) {
          const open = cardsOfType(s, 'character', me, 'yours').filter(
            (card) =>
              !card.ready && !factsOf(card.kind).unique && (title === null || isTitled(card.kind, title)),
          )
          const card: Card | null = yield* chooseCard(t, me, 'ready', open, { optional: true })
          if (card === null) return
          ready(t, card.id)
          title = factsOf(card.kind).name.en
        }
      }),
    ],
  },
  // Dogfight
  '08078': {
    text: {
      en: 'Exhaust a vehicle of an opponent. Then you may ready a vehicle.',
      de: 'Erschöpfe ein Fahrzeug eines Gegners. Dann darfst du ein Fahrzeug bereit machen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const vehicles = (isReady: boolean): Card[] =>
          s.cards.filter((card) => card.ready === isReady && hasSubtypeNow(s, card, 'vehicle'))
        const theirs = vehicles(true).filter(({ controller }) => controller !== me.seat)
        const one = yield* chooseCard(t, me, 'exhaust', theirs)
        if (one === null || !exhaust(t, one.id)) return
        const other = yield* chooseCard(t, me, 'ready', vehicles(false), { optional: true })
        if (other !== null) ready(t, other.id)
      }),
    ],
  },
  // Inflame
  '08080': {
    text: {
      en: 'Ambush. Turn a die of an opponent to a side with damage.',
      de: 'Hinterhalt. Drehe einen Würfel eines Gegners auf eine Seite mit Schaden.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        yield* turnOne(t, me, 'opponents', () => true, isDamageSide)
      }),
    ],
  },
  // Outgun
  '08081': {
    text: {
      en: 'Spot any number of mods on your vehicles and spend as many resources to remove as many dice.',
      de: 'Sichte beliebig viele Mods an deinen Fahrzeugen und gib ebenso viele Ressourcen aus, um ebenso viele Würfel zu entfernen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const dice = diceIn(s, me, 'any')
        const most = Math.min(modsOnVehicles(s, me.seat), s.players[me.seat].resources, dice.length)
        const chosen = yield* chooseToRemove(t, me, dice, { min: 0, max: most })
        if (chosen.length > 0 && spend(t, me.seat, chosen.length)) yield* removeDice(t, me, chosen, 'card')
      }),
    ],
  },
  // Turn The Tables
  '08082': {
    text: {
      en: 'Only if one of your dice shows a focus. Remove a die showing damage. Then turn up to 2 of your dice to sides with damage.',
      de: 'Nur, falls einer deiner Würfel einen Fokus zeigt. Entferne einen Würfel mit Schaden. Dann drehe bis zu 2 deiner Würfel auf Seiten mit Schaden.',
    },
    abilities: [
      onlyShowing('focus'),
      effect(function* (t, me) {
        if ((yield* removeADie(t, me, 'any', showsAnyDamage)) === null) return
        yield* turnSome(t, me, 2, ({ pool }) => pool === me.seat, isDamageSide)
      }),
    ],
  },
  // Armed Escort
  '08083': {
    text: {
      en: 'Your characters have Guardian. Discard this support once the action phase has ended.',
      de: 'Deine Charaktere haben Beschützer. Lege diese Unterstützung ab, nachdem die Aktionsphase geendet hat.',
    },
    short: {
      en: 'Your characters have Guardian. Discarded after the action phase.',
      de: 'Deine Charaktere haben Beschützer. Nach der Aktionsphase abgelegt.',
    },
    abilities: [
      always({
        gives: (_s, me, { type, controller }) =>
          type === 'character' && controller === me.seat ? ['guardian'] : [],
      }),
      untilActionPhaseEnds(),
    ],
  },
  // Jyn Erso's Blaster
  '08087': {
    text: {
      en: 'Redeploy. Once you have activated its character, you may reroll this die or discard the top card of a deck. On Jyn Erso, reroll any number of her character dice.',
      de: 'Verlegen. Nachdem du ihren Charakter aktiviert hast, darfst du diesen Würfel neu werfen oder die oberste Karte eines Decks ablegen. An Jyn Erso wirf beliebig viele ihrer Charakterwürfel neu.',
    },
    short: {
      en: 'Redeploy. After activation reroll this or discard 1 of a deck; Jyn: her dice.',
      de: 'Verlegen. Nach Aktivierung: neu werfen oder Deckkarte; Jyn: ihre Würfel.',
    },
    keywords: ['redeploy'],
    abilities: [
      when('after activate', {
        of: 'attached',
        *run(t, me) {
          const way = yield* chooseWay(t, me, 'choose-one', ['reroll', 'discard-top', 'nothing'])
          if (way === 'reroll') yield* reroll(t, me, ownDice(t.state, me))
          else if (way === 'discard-top') yield* discardTopOfADeck(t, me, 1)
          if (!isOnTitled(t.state, me.card, 'Jyn Erso')) return
          const hers = hostDice(t.state, me).map(({ id }) => id)
          yield* rerollUpTo(t, me, 'yours', ({ id }) => hers.includes(id))
        },
      }),
    ],
  },
  // R2 Astromech
  '08088': {
    text: {
      en: 'Modify: a vehicle support. Action – Exhaust this upgrade and spend 2 resources to ready that vehicle.',
      de: 'Modifiziert: eine Fahrzeug-Unterstützung. Aktion – Erschöpfe diese Aufwertung und gib 2 Ressourcen aus, um das Fahrzeug bereit zu machen.',
    },
    short: {
      en: 'Modify a vehicle. Action – Exhaust this, spend 2 to ready that vehicle.',
      de: 'Für ein Fahrzeug. Aktion – Erschöpfen, 2 zahlen: Fahrzeug bereit.',
    },
    abilities: [
      MODIFIES_VEHICLE,
      exhaustAction(
        (t, me) => {
          const host = hostOf(t.state, me)
          if (host !== undefined && spend(t, me.seat, 2)) ready(t, host.id)
        },
        (s, me) => s.players[me.seat].resources >= 2,
      ),
    ],
  },
}
