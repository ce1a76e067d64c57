/** Legacies: blue cards of villains. */

import type { Color } from '../../facts/index.ts'
import { effect, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { canResolve, resolveDie } from '../../rules/actions/resolve-dice.ts'
import {
  chooseCard,
  chooseDie,
  chooseId,
  chooseIds,
  chooseOpponent,
  chooseWay,
  diceIn,
} from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { isCharacterDie } from '../../rules/dice.ts'
import type { Event } from '../../rules/events.ts'
import {
  arrangeDeck,
  discardCards,
  discardFromDeck,
  drawCards,
  look,
  moveCard,
  reveal,
} from '../../rules/hand.ts'
import { exhaust } from '../../rules/ready.ts'
import { spend } from '../../rules/resources.ts'
import { type Card, type CardId, findCard, findDie, type State } from '../../state.ts'
import {
  damageByTarget,
  exhaustOne,
  lookAtTopOfADeck,
  revealTopOfADeck,
  stripOne,
  turnOne,
} from '../deeds.ts'
import {
  countCharacters,
  dealIndirect,
  discardTopOfADeck,
  hasOddCost,
  healACharacter,
  onlyIf,
} from '../more-words.ts'
import {
  aCharacter,
  causeOf,
  isColor,
  onlyOn,
  removeADie,
  resolveShowing,
  sideShows,
  spotTo,
} from '../words.ts'

const COLORS: readonly Color[] = ['blue', 'red', 'yellow', 'gray']

export const LEGACIES_BLUE_VILLAIN: Texts = {
  // Dark Advisor
  '05001': {
    text: {
      en: 'Special – Draw 3 cards. Then put a hand card on top of or under your deck.',
      de: 'Spezial – Ziehe 3 Karten. Lege dann eine Handkarte auf oder unter dein Deck.',
    },
    short: {
      en: 'Special – Draw 3 cards, then put one on or under your deck.',
      de: 'Spezial – Ziehe 3 Karten, lege dann 1 auf oder unter dein Deck.',
    },
    abilities: [
      special(function* (t, me) {
        if (drawCards(t, me.seat, 3) < 3) return
        const { hand } = t.state.players[me.seat]
        const way = yield* chooseWay(t, me, 'choose-one', ['top', 'bottom'])
        const card = yield* chooseId(t, me, way === 'top' ? 'put-on-deck' : 'under-deck-order', hand)
        if (card !== null) moveCard(t, card, way === 'top' ? 'deck-top' : 'deck-bottom')
      }),
    ],
  },
  // Mother Talzin
  '05003': {
    text: {
      en: 'Once you have activated this character, you may reveal the top card of a deck. If its cost is odd, turn one of that player’s dice to any side.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du die oberste Karte eines Decks aufdecken. Hat sie ungerade Kosten, drehe einen Würfel dieses Spielers auf eine beliebige Seite.',
    },
    short: {
      en: 'Activated: may reveal a deck’s top card; odd cost: turn a die of that player.',
      de: 'Aktiviert: Decke eine Karte auf; ungerade: Drehe einen Würfel dort.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        *run(t, me) {
          const top = yield* revealTopOfADeck(t, me)
          if (top !== null && hasOddCost(top.kind))
            yield* turnOne(t, me, 'any', ({ pool }) => pool === top.seat)
        },
      }),
    ],
  },
  // Kylo Ren's Starfighter
  '05005': {
    text: {
      en: 'Special – Choose a color and reveal an opponent’s hand: he is dealt 1 indirect damage for each card of that color.',
      de: 'Spezial – Wähle eine Farbe und decke die Hand eines Gegners auf: Er nimmt 1 indirekten Schaden für jede Karte dieser Farbe.',
    },
    short: {
      en: 'Special – Choose a color: a foe takes 1 indirect per hand card of it.',
      de: 'Spezial – Wähle eine Farbe: je Handkarte 1 indirekter Schaden.',
    },
    abilities: [
      special(function* (t, me) {
        const color = yield* chooseWay(t, me, 'color', COLORS)
        const opponent = yield* chooseOpponent(t, me)
        const { kinds, players } = t.state
        const { hand } = players[opponent]
        reveal(t, hand)
        yield* dealIndirect(t, me, hand.filter((card) => isColor(kinds[card], color)).length, opponent)
      }),
    ],
  },
  // Crystal Ball
  '05006': {
    text: {
      en: 'After its character is activated, you may look at the top card of a deck.',
      de: 'Nach Aktivierung des Trägers: Du darfst oben in ein Deck sehen.',
    },
    abilities: [
      when('after activate', {
        of: 'attached',
        may: true,
        *run(t, me) {
          yield* lookAtTopOfADeck(t, me, 1)
        },
      }),
    ],
  },
  // Force Rend
  '05007': {
    text: {
      en: 'Only on a blue character. Special – Spend as many resources as a support or upgrade in play costs to discard it.',
      de: 'Nur an einen blauen Charakter. Spezial – Gib so viele Ressourcen aus, wie eine Unterstützung oder Aufwertung im Spiel kostet, um sie abzulegen.',
    },
    short: {
      en: 'Special – Pay the cost of a support or upgrade in play to discard it.',
      de: 'Spezial – Zahle die Kosten einer Karte im Spiel, lege sie ab.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const s = t.state
        const open = s.cards.filter(
          ({ type, kind }) =>
            (type === 'support' || type === 'upgrade') && costOnCard(kind) <= s.players[me.seat].resources,
        )
        const card = yield* chooseCard(t, me, 'discard-from-play', open)
        if (card !== null && spend(t, me.seat, costOnCard(card.kind)))
          yield* discardFromPlay(t, me, card.id, causeOf(me))
      }),
    ],
  },
  // Consumed By The Dark Side
  '05075': {
    text: {
      en: 'Deal 1 damage to one of your blue characters to turn a die to a blank.',
      de: 'Füge einem deiner blauen Charaktere 1 Schaden zu, um einen Würfel auf eine Leerseite zu drehen.',
    },
    abilities: [
      effect(function* (t, me) {
        const isBlue = ({ kind }: Card): boolean => isColor(kind, 'blue')
        const target = yield* aCharacter(t, me, 'damage', 'yours', isBlue, { amount: 1 })
        if (target === null) return
        yield* dealDamage(t, me, target.id, 1)
        yield* turnOne(
          t,
          me,
          'any',
          () => true,
          (die, side) => sideShows(die, side, 'blank'),
        )
      }),
    ],
  },
  // Dark Scheme
  '05076': {
    text: {
      en: 'Look at the top 5 cards of an opponent’s deck. Discard one of them and put the rest back in any order.',
      de: 'Sieh dir die obersten 5 Karten vom Deck eines Gegners an. Lege eine davon ab und die übrigen in beliebiger Reihenfolge zurück.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const top = t.state.players[opponent].deck.slice(-5).reverse()
        look(t, me.seat, top)
        const card = yield* chooseId(t, me, 'discard-theirs', top)
        if (card === null) return
        discardFromDeck(t, opponent, [card])
        const rest = top.filter((one) => one !== card)
        const count = { min: rest.length, max: rest.length, ordered: true }
        arrangeDeck(t, me.seat, opponent, yield* chooseIds(t, me, 'on-deck-order', rest, count), [])
      }),
    ],
  },
  // Double Strike
  '05077': {
    text: {
      en: 'Resolve one of your dice that shows melee damage; it stays in your pool.',
      de: 'Handle einen deiner Würfel mit Nahkampfschaden ab; er bleibt in deinem Pool.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveShowing(t, me, ['melee'], () => true, { stays: true })
      }),
    ],
  },
  // Frighten
  '05078': {
    text: {
      en: 'Ambush. Remove up to 3 shields in all from any characters.',
      de: 'Hinterhalt. Entferne insgesamt bis zu 3 Schilde von beliebigen Charakteren.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        for (let i = 0; i < 3; i++) if (!(yield* stripOne(t, me, 'any', () => true, true))) return
      }),
    ],
  },
  // I Am Your Father
  '05079': {
    text: {
      en: 'Choose an opponent’s character die. He discards his whole hand, or you resolve it as if it were yours.',
      de: 'Wähle einen gegnerischen Charakterwürfel. Der Gegner legt seine ganze Hand ab, oder du handelst ihn ab, als wäre es deiner.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const open = diceIn(s, me, 'opponents').filter(
          (die) => isCharacterDie(s, die) && canResolve(s, me.seat, die),
        )
        const die = yield* chooseDie(t, me, 'resolve', open, { rule: 'sd.resolve-dice.9' })
        if (die === null) return
        const by = die.pool
        const { hand } = s.players[by]
        const ways = ['resolve', 'discard'] as const
        const way = hand.length > 0 ? yield* chooseWay(t, me, 'choose-one', ways, { by }) : 'resolve'
        if (way === 'discard') yield* discardCards(t, by, hand.slice())
        else yield* resolveDie(t, me, die)
      }),
    ],
  },
  // Snare
  '05080': {
    text: {
      en: 'Only if one of your characters is exhausted. Exhaust a character.',
      de: 'Nur falls einer deiner Charaktere erschöpft ist. Erschöpfe einen Charakter.',
    },
    abilities: [
      onlyIf((s, seat) => countCharacters(s, seat, (card) => !card.ready) > 0),
      effect(function* (t, me) {
        yield* exhaustOne(t, me, 'any')
      }),
    ],
  },
  // Spell of Removal
  '05081': {
    text: {
      en: 'Spot a blue character to discard the top card of a deck. If its cost is odd, remove a die.',
      de: 'Sichte einen blauen Charakter, um die oberste Karte eines Decks abzulegen. Hat sie ungerade Kosten, entferne einen Würfel.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        const [card] = yield* discardTopOfADeck(t, me, 1)
        if (card !== undefined && hasOddCost(t.state.kinds[card])) yield* removeADie(t, me)
      }),
    ],
  },
  // Witch Magick
  '05082': {
    text: {
      en: 'Reveal the top 3 cards of your deck, without changing their order. Heal a character by 1 for each that has an odd cost.',
      de: 'Decke die obersten 3 Karten deines Decks auf, ohne ihre Reihenfolge zu ändern. Heile einen Charakter um 1 für jede mit ungeraden Kosten.',
    },
    abilities: [
      effect(function* (t, me) {
        const top = t.state.players[me.seat].deck.slice(-3).reverse()
        reveal(t, top)
        const odd = top.filter((card) => hasOddCost(t.state.kinds[card])).length
        if (odd > 0) yield* healACharacter(t, me, odd)
      }),
    ],
  },
  // Nightsister Coven
  '05083': {
    text: {
      en: 'Once a character die has rolled a blank, you may exhaust this support to reveal the top card of a deck. If its cost is odd, deal 1 damage to that character.',
      de: 'Nachdem ein Charakterwürfel eine Leerseite geworfen hat, darfst du diese Unterstützung erschöpfen, um die oberste Karte eines Decks aufzudecken. Hat sie ungerade Kosten, füge dem Charakter 1 Schaden zu.',
    },
    short: {
      en: 'A character die rolls blank: exhaust, reveal a top card; odd: 1 damage to it.',
      de: 'Charakterwürfel blank: Erschöpfe, decke auf; ungerade: 1 Schaden.',
    },
    abilities: [
      when('after roll', {
        may: true,
        if: (s, me, roll) => findCard(s, me.card)?.ready === true && unlucky(s, roll).length > 0,
        *run(t, me, roll) {
          const s = t.state
          if (!exhaust(t, me.card)) return
          const top = yield* revealTopOfADeck(t, me)
          if (top === null || !hasOddCost(top.kind)) return
          const hurt = unlucky(s, roll)
          yield* damageByTarget(
            t,
            me,
            () => 1,
            ({ id }) => hurt.includes(id),
            {},
            { amount: 1 },
          )
        },
      }),
    ],
  },
}

/** Characters whose own dice rolled a blank, whatever these show by now. */
function unlucky(s: State, { dice, showed }: Event<'roll'>): CardId[] {
  return dice.flatMap((id, i) => {
    const die = findDie(s, id)
    return showed?.[i] === 'blank' && die !== undefined && isCharacterDie(s, die) ? [die.card] : []
  })
}
