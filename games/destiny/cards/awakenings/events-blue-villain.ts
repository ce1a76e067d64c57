/** Awakenings: events of blue villains. */
import { effect, type Texts } from '../../rules/abilities.ts'
import { handSizeOf } from '../../rules/ask-cards.ts'
import { chooseIds, chooseOpponent, chooseWay, diceIn, isShowing } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { isCharacterDie, poolOf } from '../../rules/dice.ts'
import { arrangeDeck, discardCards, drawCards, look } from '../../rules/hand.ts'
import { gainResources, loseResources } from '../../rules/resources.ts'
import { removeShields } from '../../rules/shields.ts'
import {
  aCharacter,
  aDeck,
  isColor,
  mayResolve,
  removeADie,
  removeSome,
  sideShows,
  spotTo,
  turnADie,
} from '../words.ts'

export const EVENTS_BLUE_VILLAIN: Texts = {
  // Abandon All Hope
  '01079': {
    text: {
      en: 'An opponent either loses every resource or discards his whole hand, as he prefers, even if he has none of the one he picks.',
      de: 'Ein Gegner verliert nach seiner Wahl entweder alle Ressourcen oder legt alle Handkarten ab, auch wenn er vom Gewählten nichts hat.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const ways = ['resources', 'hand'] as const
        const way = yield* chooseWay(t, me, 'give-up', ways, { by: opponent, rule: 'sd.choose-options.2' })
        const { resources, hand } = t.state.players[opponent]
        if (way === 'resources') yield* loseResources(t, opponent, resources, me.seat)
        else yield* discardCards(t, opponent, hand.slice())
      }),
    ],
  },
  // Boundless Ambition
  '01080': {
    text: {
      en: 'Draw until your hand is as large as your hand size.',
      de: 'Ziehe, bis du so viele Handkarten hast, wie dein Handkartenlimit angibt.',
    },
    abilities: [
      effect((t, me) => {
        drawCards(t, me.seat, handSizeOf(t.state, me.seat) - t.state.players[me.seat].hand.length)
      }),
    ],
  },
  // Enrage
  '01081': {
    text: {
      en: 'One of your blue characters is dealt 1 damage; in return you gain 1 resource.',
      de: 'Einem deiner blauen Charaktere wird 1 Schaden zugefügt; dafür erhältst du 1 Ressource.',
    },
    abilities: [
      effect(function* (t, me) {
        const target = yield* aCharacter(t, me, 'damage', 'yours', ({ kind }) => isColor(kind, 'blue'))
        if (target === null) return
        yield* dealDamage(t, me, target.id, 1)
        gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Feel Your Anger
  '01082': {
    text: {
      en: 'Remove as many dice of an opponent as he has dice showing a blank; which ones is up to you.',
      de: 'Entferne so viele Würfel eines Gegners, wie von ihm eine Leerseite zeigen; welche, bestimmst du.',
    },
    abilities: [
      effect(function* (t, me) {
        const pool = poolOf(t.state, yield* chooseOpponent(t, me))
        const count = pool.filter((die) => isShowing(die, 'blank')).length
        yield* removeSome(t, me, pool, { min: count, max: count })
      }),
    ],
  },
  // Force Strike
  '01083': {
    text: {
      en: 'Take one of your blue dice and turn it to melee damage. If you did, that die may be resolved.',
      de: 'Drehe einen deiner blauen Würfel auf Nahkampfschaden. Hast du das getan, darfst du ihn abhandeln.',
    },
    abilities: [
      effect(function* (t, me) {
        const blue = diceIn(t.state, me, 'yours').filter(({ kind }) => isColor(kind, 'blue'))
        yield* mayResolve(t, me, yield* turnADie(t, me, blue, (die, side) => sideShows(die, side, 'melee')))
      }),
    ],
  },
  // Intimidate
  '01084': {
    text: { en: 'A character loses all shields.', de: 'Ein Charakter verliert alle Schilde.' },
    abilities: [
      effect(function* (t, me) {
        const target = yield* aCharacter(t, me, 'remove-shields', 'any', ({ shields }) => shields > 0)
        if (target !== null) yield* removeShields(t, me, target.id, target.shields)
      }),
    ],
  },
  // Isolation
  '01085': {
    text: {
      en: 'If you spot a blue character: remove any one character die.',
      de: 'Falls du einen blauen Charakter sichtest: Entferne einen beliebigen Charakterwürfel.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        yield* removeADie(t, me, 'any', (die) => isCharacterDie(t.state, die))
      }),
    ],
  },
  // Pulling the Strings
  '01087': {
    text: {
      en: 'You see the 3 topmost cards of a deck, anybody’s. If there were 3, put each back on top or under that deck, in whichever order.',
      de: 'Du siehst dir die 3 obersten Karten eines beliebigen Decks an. Waren es 3, legst du jede davon oben auf oder unter das Deck, in beliebiger Reihenfolge.',
    },
    abilities: [
      effect(function* (t, me) {
        const seat = yield* aDeck(t, me)
        const seen = t.state.players[seat].deck.slice(-3).reverse()
        look(t, me.seat, seen)
        if (seen.length < 3) return
        const bottom = yield* chooseIds(t, me, 'under-deck-order', seen, { min: 0, max: 3, ordered: true })
        const rest = seen.filter((card) => !bottom.includes(card))
        const count = { min: rest.length, max: rest.length, ordered: true }
        const top = yield* chooseIds(t, me, 'on-deck-order', rest, count)
        arrangeDeck(t, me.seat, seat, top, bottom)
      }),
    ],
  },
}
