/** Empire at War: red cards of heroes. */
import { sideOf } from '../../facts/index.ts'
import { effect, instead, later, special, type Texts, when } from '../../rules/abilities.ts'
import { resolvableSides, resolveSide } from '../../rules/actions/resolve-dice.ts'
import {
  chooseDie,
  chooseIds,
  chooseOpponent,
  chooseWay,
  citeOf,
  diceIn,
  isShowing,
} from '../../rules/choose.ts'
import { discardFromPlay, returnToHand } from '../../rules/defeat.ts'
import { delay } from '../../rules/delayed.ts'
import { dieOf, poolOf, rollIntoPool } from '../../rules/dice.ts'
import { distributeDamage } from '../../rules/distribute.ts'
import { arrangeDeck, discardTop, look, pickRandom, reveal } from '../../rules/hand.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { loseResources } from '../../rules/resources.ts'
import { distributeShields, removeShields } from '../../rules/shields.ts'
import { type CardNumber, type Die, findCard, NONE, type State } from '../../state.ts'
import { isModifier, playFromHand, rerollOne, rerollUpTo } from '../deeds.ts'
import { countCharacters, isBlank, playOne } from '../more-words.ts'
import {
  aCharacter,
  damageACharacter,
  exhaustAction,
  hasSubtype,
  isColor,
  removeADie,
  removeSome,
  spotTo,
} from '../words.ts'

/** Dice of vehicles of a player that lie on their cards. */
function restingVehicles(s: State, seat: number): Die[] {
  return s.dice.filter((die) => {
    const card = findCard(s, die.card)
    return (
      die.pool === NONE &&
      die.on === die.card &&
      die.seat === seat &&
      card?.controller === seat &&
      hasSubtypeNow(s, card, 'vehicle')
    )
  })
}

const isVehicle = (kind: CardNumber): boolean => hasSubtype(kind, 'vehicle')

export const EMPIRE_RED_HERO: Texts = {
  // General Rieekan
  '03024': {
    text: {
      en: 'Once you have activated this character, you may discard a card from the top of an opponent’s deck for each of your other characters with shields.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du für jeden deiner anderen Charaktere mit Schilden 1 Karte oben vom Deck eines Gegners ablegen.',
    },
    short: {
      en: 'Activated: discard a foe’s top deck card for each other character with shields.',
      de: 'Aktiviert: Lege je anderem Charakter mit Schilden 1 Deckkarte ab.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        possible: (s, me) => shielded(s, me.seat, me.card) > 0,
        *run(t, me) {
          const opponent = yield* chooseOpponent(t, me)
          discardTop(t, opponent, shielded(t.state, me.seat, me.card))
        },
      }),
    ],
  },
  // Hera Syndulla
  '03025': {
    text: {
      en: 'Special – Play a vehicle from your hand without paying for it. If it is still in play when the action phase has ended, it goes back to your hand.',
      de: 'Spezial – Spiele ein Fahrzeug aus deiner Hand, ohne dafür zu zahlen. Ist es nach der Aktionsphase noch im Spiel, kommt es zurück auf deine Hand.',
    },
    short: {
      en: 'Special – Play a vehicle for free; it goes back after the action phase.',
      de: 'Spezial – Spiele ein Fahrzeug kostenlos bis zum Ende der Phase.',
    },
    abilities: [
      special(function* (t, me) {
        const card = yield* playFromHand(t, me, isVehicle, { free: true })
        if (card !== null) delay(t, me, { card })
      }),
      later('after action phase', function* (t, me, data) {
        if (data !== null) yield* returnToHand(t, me, data.card)
      }),
    ],
  },
  // Rookie Pilot
  '03027': {
    text: {
      en: 'Once you have activated this character, you may reroll one of your vehicle dice.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einen deiner Fahrzeugwürfel neu werfen.',
    },
    short: {
      en: 'After activation, you may reroll one of your vehicle dice.',
      de: 'Nach Aktivierung darfst du einen deiner Fahrzeugwürfel neu werfen.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          yield* rerollOne(t, me, 'yours', (die) => dieHasSubtype(t.state, die, 'vehicle'), true)
        },
      }),
    ],
  },
  // Ghost
  '03028': {
    text: {
      en: 'Special – Resolve another side of this die.',
      de: 'Spezial – Handle eine andere Seite dieses Würfels ab.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const shown = dieOf(s, me)?.side
        const sides = resolvableSides(s, me.seat, me.kind).filter(
          (side) => side !== shown && sideOf(me.kind, side).symbol !== 'special',
        )
        if (sides.length === 0) return
        const options = sides.map((side) => ({ do: 'side' as const, kind: me.kind, side }))
        const cite = citeOf(s, me, 'sd.die-related.3')
        const { side } = yield* t.choose(me.seat, 'resolve-side', options, cite)
        yield* resolveSide(t, me, me.card, me.kind, side)
      }),
    ],
  },
  // Y-Wing
  '03029': {
    text: {
      en: 'Special – An opponent loses as many resources as he likes, at most 4, and distributes the rest of the 4 as damage among his characters.',
      de: 'Spezial – Ein Gegner verliert beliebig viele Ressourcen, höchstens 4; was zu 4 fehlt, verteilt er als Schaden auf seine Charaktere.',
    },
    short: {
      en: 'Special – A foe gives up 4 in all: resources lost, damage to his characters.',
      de: 'Spezial – Ein Gegner verliert Ressourcen oder nimmt Schaden, je 4 in Summe.',
    },
    abilities: [
      special(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const { resources } = t.state.players[opponent]
        const cite = citeOf(t.state, me, 'sd.choose-options.1')
        const range = { min: 0, max: Math.min(TOLL, resources) }
        const given = resources === 0 ? 0 : yield* t.chooseNumber(opponent, 'how-many-resources', range, cite)
        const lost = yield* loseResources(t, opponent, given, me.seat)
        yield* distributeDamage(t, me, opponent, TOLL - lost)
      }),
    ],
  },
  // A280 Blaster Rifle
  '03030': {
    text: {
      en: 'Redeploy. Special – Distribute 2 shields among your characters.',
      de: 'Verlegen. Spezial – Verteile 2 Schilde auf deine Charaktere.',
    },
    keywords: ['redeploy'],
    abilities: [
      special(function* (t, me) {
        yield* distributeShields(t, me, 2)
      }),
    ],
  },
  // All Quiet On The Front
  '03089': {
    text: {
      en: 'Remove any number of shields from your characters. Then discard as many cards from the top of an opponent’s deck.',
      de: 'Entferne beliebig viele Schilde von deinen Charakteren. Lege dann ebenso viele Karten oben vom Deck eines Gegners ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const asked: number[] = []
        let removed = 0
        for (;;) {
          const shieldsLeft = ({ id, shields }: { id: number; shields: number }): boolean =>
            shields > 0 && !asked.includes(id)
          const from = yield* aCharacter(t, me, 'remove-shields', 'yours', shieldsLeft, { optional: true })
          if (from === null) break
          asked.push(from.id)
          const cite = citeOf(t.state, me, 'sd.choose-target.4')
          const range = { min: 1, max: from.shields }
          const count =
            from.shields === 1 ? 1 : yield* t.chooseNumber(me.seat, 'how-many-shields', range, cite)
          removed += yield* removeShields(t, me, from.id, count)
        }
        if (removed > 0) discardTop(t, yield* chooseOpponent(t, me), removed)
      }),
    ],
  },
  // Entrenched
  '03090': {
    text: {
      en: 'Distribute 5 shields among your characters.',
      de: 'Verteile 5 Schilde auf deine Charaktere.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* distributeShields(t, me, 5)
      }),
    ],
  },
  // Fortuitous Strike
  '03091': {
    text: {
      en: 'Spot a red character to reroll any number of your dice. Then deal a character as much damage as rerolled dice show ranged damage.',
      de: 'Sichte einen roten Charakter, um beliebig viele deiner Würfel neu zu werfen. Füge dann einem Charakter so viel Schaden zu, wie neu geworfene Würfel Fernkampfschaden zeigen.',
    },
    abilities: [
      spotTo('red', function* (t, me) {
        const rolled = yield* rerollUpTo(t, me, 'yours')
        const hits = rolled.filter((die) => isShowing(die, 'ranged')).length
        if (hits > 0) yield* damageACharacter(t, me, hits)
      }),
    ],
  },
  // Rearguard
  '03092': {
    text: {
      en: 'Remove up to as many dice as you have red dice that show shields.',
      de: 'Entferne bis zu so viele Würfel, wie du rote Würfel hast, die Schilde zeigen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const red = poolOf(s, me.seat).filter((die) => isColor(die.kind, 'red') && isShowing(die, 'shield'))
        const dice = diceIn(s, me, 'any')
        yield* removeSome(t, me, dice, { min: 0, max: Math.min(red.length, dice.length) })
      }),
    ],
  },
  // Reckless Reentry
  '03093': {
    text: {
      en: 'Roll a die that lies on one of your vehicles into your pool. Then, if it shows a blank, discard that vehicle.',
      de: 'Wirf einen Würfel, der auf einem deiner Fahrzeuge liegt, in deinen Pool. Zeigt er dann eine Leerseite, lege dieses Fahrzeug ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* chooseDie(t, me, 'roll', restingVehicles(t.state, me.seat))
        if (die === null) return
        const [rolled] = yield* rollIntoPool(t, me.seat, [die])
        if (rolled !== undefined && isBlank(rolled)) yield* discardFromPlay(t, me, die.card, 'card')
      }),
    ],
  },
  // Strike Briefing
  '03094': {
    text: {
      en: 'Look at the top 3 cards of an opponent’s deck and put them back in any order. Then you may discard the top card of that deck.',
      de: 'Sieh dir die obersten 3 Karten vom Deck eines Gegners an und lege sie in beliebiger Reihenfolge zurück. Dann darfst du die oberste Karte dieses Decks ablegen.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const top = t.state.players[opponent].deck.slice(-3).reverse()
        if (top.length === 0) return
        look(t, me.seat, top)
        const count = { min: top.length, max: top.length, ordered: true }
        arrangeDeck(t, me.seat, opponent, yield* chooseIds(t, me, 'on-deck-order', top, count), [])
        const way = yield* chooseWay(t, me, 'choose-one', ['discard-top', 'nothing'])
        if (way === 'discard-top') discardTop(t, opponent, 1)
      }),
    ],
  },
  // Swift Strike
  '03095': {
    text: {
      en: 'Remove a die that shows a side with a plus.',
      de: 'Entferne einen Würfel, der eine Seite mit einem Plus zeigt.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeADie(t, me, 'any', isModifier)
      }),
    ],
  },
  // Rally Aid
  '03096': {
    text: {
      en: 'Action – Exhaust this support to reveal a random card of your hand. You may play it for 1 less, a vehicle for 2 less.',
      de: 'Aktion – Erschöpfe diese Unterstützung, um eine zufällige Handkarte zu zeigen. Du darfst sie für 1 weniger spielen, ein Fahrzeug für 2 weniger.',
    },
    short: {
      en: 'Action – Exhaust: show a random card; play it for 1 less, a vehicle for 2.',
      de: 'Aktion – Erschöpfe sie: Zufallskarte 1 billiger, Fahrzeug 2.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          const shown = pickRandom(t, me.seat, 1)
          reveal(t, shown)
          const terms = (kind: CardNumber) => ({ discount: isVehicle(kind) ? 2 : 1 })
          yield* playOne(t, me, shown, () => true, terms, { optional: true })
        },
        (s, me) => s.players[me.seat].hand.length > 0,
      ),
    ],
  },
  // Shield Generator
  '03097': {
    text: {
      en: 'If an opponent’s card or die would discard one of your supports, you may discard this one instead.',
      de: 'Würde eine Karte oder ein Würfel eines Gegners eine deiner Unterstützungen ablegen, darfst du stattdessen diese ablegen.',
    },
    short: {
      en: 'If a foe would discard a support of yours, you may discard this instead.',
      de: 'Würde ein Gegner eine Unterstützung ablegen, lege lieber diese ab.',
    },
    abilities: [
      instead('discard', {
        may: true,
        if(s, me, { card, cause, seat }) {
          const support = findCard(s, card)
          return (
            seat !== me.seat &&
            (cause === 'card' || cause === 'special' || cause === 'die') &&
            card !== me.card &&
            support?.type === 'support' &&
            support.controller === me.seat
          )
        },
        *run(t, me, event) {
          return (yield* discardFromPlay(t, me, me.card, 'card')) ? null : event
        },
      }),
    ],
  },
}

/** What an opponent loses and takes together. */
const TOLL = 4

function shielded(s: State, seat: number, but: number): number {
  return countCharacters(s, seat, ({ id, shields }) => id !== but && shields > 0)
}
