/** Awakenings: supports of heroes without a die. */

import { factsOf, sideOf } from '../../facts/index.ts'
import type { Texts } from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import { chooseId, chooseOpponent, citeOf, diceIn, isShowing, opponentsOf } from '../../rules/choose.ts'
import { discardCards, discardChosen, drawCards, look, moveCard } from '../../rules/hand.ts'
import { ready } from '../../rules/ready.ts'
import { gainResources, spend } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import type { CardId, State } from '../../state.ts'
import { aCharacter, aDeck, exhaustAction, isColor, rerollSome, resolveOne } from '../words.ts'

function blueCards(s: State, seat: number): CardId[] {
  return s.players[seat].hand.filter((card) => isColor(s.kinds[card], 'blue'))
}

/** Of the same title, whatever else is on it (sd.copy.1). */
function isCopy(s: State, one: CardId, other: CardId): boolean {
  return factsOf(s.kinds[one]).name.en === factsOf(s.kinds[other]).name.en
}

export const SUPPORTS_HERO: Texts = {
  // Resistance HQ
  '01113': {
    text: {
      en: 'Action – Exhaust this support and discard one of your hand cards: a character gets 1 shield. If it did, this support is readied, unless an opponent pays 1 resource.',
      de: 'Aktion – Erschöpfe diese Unterstützung und lege eine deiner Handkarten ab: Ein Charakter erhält 1 Schild. Hat er es erhalten, wird diese Unterstützung spielbereit, außer ein Gegner zahlt 1 Ressource.',
    },
    short: {
      en: 'Action – Exhaust, discard a card: 1 shield. Readied unless a foe pays 1.',
      de: 'Aktion – Erschöpfen, Karte ablegen: 1 Schild. Bereit, zahlt keiner 1.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          yield* discardChosen(t, me, me.seat, 1)
          const target = yield* aCharacter(t, me, 'shields')
          if (target === null || (yield* giveShields(t, me, target.id, 1)) === 0) return
          for (const opponent of opponentsOf(t.state, me.seat))
            if (
              t.state.players[opponent].resources > 0 &&
              (yield* t.may(opponent, 'pay-against-ready', citeOf(t.state, me, 'sd.then.1')))
            ) {
              spend(t, opponent, 1)
              return
            }
          ready(t, me.card)
        },
        (s, me) => s.players[me.seat].hand.length > 0,
      ),
    ],
  },
  // Jedi Council
  '01123': {
    text: {
      en: 'Action – Exhaust this support: you see the 2 topmost cards of somebody’s deck. If there were 2, you may discard one; its player then draws the other.',
      de: 'Aktion – Erschöpfe diese Unterstützung: Du siehst dir die 2 obersten Karten eines beliebigen Decks an. Waren es 2, darfst du eine ablegen; dann zieht der Spieler die andere.',
    },
    short: {
      en: 'Action – Exhaust: see a deck’s top 2 cards. Discard one, the other is drawn.',
      de: 'Aktion – Erschöpfen: Sieh 2 Karten eines Decks. Eine weg, eine gezogen.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const seat = yield* aDeck(t, me)
        const seen = t.state.players[seat].deck.slice(-2).reverse()
        look(t, me.seat, seen)
        if (seen.length < 2) return
        const card = yield* chooseId(t, me, 'discard', seen, { optional: true })
        if (card === null) return
        moveCard(t, card, 'discard')
        drawCards(t, seat, 1)
      }),
    ],
  },
  // Awakening
  '01124': {
    text: {
      en: 'Action – Exhaust this support: resolve a die of yours that shows a modifier as though no plus stood before its value.',
      de: 'Aktion – Erschöpfe diese Unterstützung: Handle einen deiner Würfel, der einen Modifikator zeigt, so ab, als stünde kein Plus vor seinem Wert.',
    },
    short: {
      en: 'Action – Exhaust: resolve a die with a plus as if it had none.',
      de: 'Aktion – Erschöpfen: Handle einen Plus-Würfel wie einen ohne Plus ab.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        yield* resolveOne(t, me, ({ kind, side }) => sideOf(kind, side).modifier, { unmodified: true })
      }),
    ],
  },
  // The Force is Strong
  '01125': {
    text: {
      en: 'Action – Exhaust this support and discard a blue card from your hand: play a second copy of it from your hand, which costs you nothing.',
      de: 'Aktion – Erschöpfe diese Unterstützung und lege eine blaue Handkarte ab: Spiele eine zweite Kopie davon von deiner Hand, die dich nichts kostet.',
    },
    short: {
      en: 'Action – Exhaust, discard a blue card: play its copy for free.',
      de: 'Aktion – Erschöpfen, blaue Karte ablegen: Spiele ihre Kopie kostenlos.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          const s = t.state
          const card = yield* chooseId(t, me, 'discard', blueCards(s, me.seat))
          if (card === null) return
          yield* discardCards(t, me.seat, [card])
          const free = { free: true }
          const copies = s.players[me.seat].hand.filter(
            (other) => isCopy(s, card, other) && canPlay(s, me.seat, other, free),
          )
          const copy = yield* chooseId(t, me, 'play-card', copies)
          if (copy !== null) yield* playCard(t, me.seat, copy, free)
        },
        (s, me) => blueCards(s, me.seat).length > 0,
      ),
    ],
  },
  // Play the Odds
  '01135': {
    text: {
      en: 'Action – Exhaust this support: one of your yellow dice is rerolled, and if it comes up with resources you gain 1 resource.',
      de: 'Aktion – Erschöpfe diese Unterstützung: Einer deiner gelben Würfel wird neu geworfen, und zeigt er danach Ressourcen, erhältst du 1 Ressource.',
    },
    short: {
      en: 'Action – Exhaust: reroll a yellow die; a resource side gives 1 resource.',
      de: 'Aktion – Erschöpfen: Wirf einen gelben Würfel neu; Ressource: +1.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const yellow = diceIn(t.state, me, 'yours').filter(({ kind }) => isColor(kind, 'yellow'))
        const [die] = yield* rerollSome(t, me, yellow, { min: 1, max: 1 })
        if (die !== undefined && isShowing(die, 'resource')) gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Street Informants
  '01136': {
    text: {
      en: 'Ambush. Action – Exhaust this support: an opponent shows you his hand.',
      de: 'Hinterhalt. Aktion – Erschöpfe diese Unterstützung: Ein Gegner zeigt dir seine Handkarten.',
    },
    short: {
      en: 'Ambush. Action – Exhaust: an opponent shows you his hand.',
      de: 'Hinterhalt. Aktion – Erschöpfen: Ein Gegner zeigt dir seine Hand.',
    },
    keywords: ['ambush'],
    abilities: [
      exhaustAction(function* (t, me) {
        look(t, me.seat, t.state.players[yield* chooseOpponent(t, me)].hand)
      }),
    ],
  },
}
