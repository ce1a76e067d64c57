/** Spirit of Rebellion: events of villains. */

import { factsOf, sideOf } from '../../facts/index.ts'
import { effect, type Texts } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { charactersOf, chooseCard, chooseIds, chooseOpponent, diceIn, isShowing } from '../../rules/choose.ts'
import { heal } from '../../rules/damage.ts'
import { defeat } from '../../rules/defeat.ts'
import { dieValue } from '../../rules/dice.ts'
import { discardCards, discardTop } from '../../rules/hand.ts'
import { ready } from '../../rules/ready.ts'
import { gainResources } from '../../rules/resources.ts'
import { removeShields } from '../../rules/shields.ts'
import type { Die } from '../../state.ts'
import { countCharacters, hasCopyInDiscard, onlyIf, onlyShowing, playOne, turnSome } from '../more-words.ts'
import {
  aCharacter,
  hasSubtype,
  isColor,
  removeADie,
  rerollSome,
  resolveOne,
  sideShows,
  spotTo,
  turnADie,
} from '../words.ts'

export const SPIRIT_EVENTS_VILLAIN: Texts = {
  // Battle Formation
  '02061': {
    text: {
      en: 'Ambush. You may reroll up to as many of your dice as you have red characters.',
      de: 'Hinterhalt. Du darfst bis zu so viele deiner Würfel neu werfen, wie du rote Charaktere hast.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const count = countCharacters(t.state, me.seat, ({ kind }) => isColor(kind, 'red'))
        yield* rerollSome(t, me, diceIn(t.state, me, 'yours'), { min: 0, max: count })
      }),
    ],
  },
  // Imperial War Machine
  '02062': {
    text: {
      en: 'Resolve one of your red dice whose side costs resources, without paying for it.',
      de: 'Handle einen deiner roten Würfel ab, dessen Seite Ressourcen kostet, ohne dafür zu bezahlen.',
    },
    abilities: [
      effect(function* (t, me) {
        const isCostly = ({ kind, side }: Die): boolean => isColor(kind, 'red') && sideOf(kind, side).cost > 0
        yield* resolveOne(t, me, isCostly, { free: true })
      }),
    ],
  },
  // Sustained Fire
  '02064': {
    text: {
      en: 'Only while at least 2 of your dice show ranged damage. All characters of an opponent lose all their shields.',
      de: 'Nur solange mindestens 2 deiner Würfel Fernkampfschaden zeigen. Alle Charaktere eines Gegners verlieren alle Schilde.',
    },
    abilities: [
      onlyIf((s, seat) => s.dice.filter((die) => die.pool === seat && isShowing(die, 'ranged')).length >= 2),
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        for (const { id, shields } of charactersOf(t.state, opponent))
          yield* removeShields(t, me, id, shields)
      }),
    ],
  },
  // Traitor!
  '02065': {
    text: {
      en: 'Ambush. Discard the topmost card of your deck. Then remove a die whose value is at most that card’s cost and that does not show a special.',
      de: 'Hinterhalt. Lege die oberste Karte deines Decks ab. Entferne dann einen Würfel, dessen Wert höchstens so hoch ist wie deren Kosten und der kein Spezialsymbol zeigt.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const [card] = discardTop(t, me.seat, 1)
        if (card === undefined) return
        const most = costOnCard(s.kinds[card])
        yield* removeADie(t, me, 'any', (die) => !isShowing(die, 'special') && dieValue(s, die) <= most)
      }),
    ],
  },
  // Trench Warfare
  '02066': {
    text: {
      en: 'Only while one of your dice shows shields. Turn any number of dice of an opponent to sides with shields.',
      de: 'Nur solange einer deiner Würfel Schilde zeigt. Drehe beliebig viele Würfel eines Gegners auf Seiten mit Schilden.',
    },
    abilities: [
      onlyShowing('shield'),
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const isTheirs = ({ pool }: Die): boolean => pool === opponent
        yield* turnSome(t, me, t.state.dice.length, isTheirs, (die, side) => sideShows(die, side, 'shield'))
      }),
    ],
  },
  // Manipulate
  '02073': {
    text: {
      en: 'Turn one of your dice to a blank side. If you did, turn a die of an opponent to a blank side.',
      de: 'Drehe einen deiner Würfel auf eine leere Seite. Hast du das getan, drehe einen Würfel eines Gegners auf eine leere Seite.',
    },
    abilities: [
      effect(function* (t, me) {
        const isEmpty = (die: Die, side: number): boolean => sideShows(die, side, 'blank')
        const own = yield* turnADie(t, me, diceIn(t.state, me, 'yours'), isEmpty)
        if (own !== null) yield* turnADie(t, me, diceIn(t.state, me, 'opponents'), isEmpty)
      }),
    ],
  },
  // No Disintegrations
  '02074': {
    text: {
      en: 'Discard the topmost card of an opponent’s deck, or the 3 topmost if another copy of this event lies in your discard pile.',
      de: 'Lege die oberste Karte vom Deck eines Gegners ab oder, falls eine weitere Kopie dieses Ereignisses in deinem Ablagestapel liegt, die 3 obersten.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        discardTop(t, opponent, hasCopyInDiscard(t.state, me) ? 3 : 1)
      }),
    ],
  },
  // Rise Again
  '02076': {
    text: {
      en: 'A unique blue character is healed of 5 damage. You may play an upgrade from your discard pile on it without paying.',
      de: 'Heile 5 Schaden von einem einzigartigen blauen Charakter. Du darfst kostenlos eine Aufwertung aus deinem Ablagestapel an ihn spielen.',
    },
    abilities: [
      effect(function* (t, me) {
        const isOne = ({ kind }: { kind: number }): boolean => factsOf(kind).unique && isColor(kind, 'blue')
        const target = yield* aCharacter(t, me, 'heal', 'any', isOne, { amount: 5 })
        if (target === null) return
        const { id } = target
        yield* heal(t, me, id, 5)
        const terms = { free: true, on: (card: { id: number }) => card.id === id }
        const isUpgrade = (kind: number): boolean => factsOf(kind).type === 'upgrade'
        yield* playOne(t, me, t.state.players[me.seat].discard, isUpgrade, terms, { optional: true })
      }),
    ],
  },
  // The Price of Failure
  '02077': {
    text: {
      en: 'Spot a blue character and defeat one of your characters to ready a character.',
      de: 'Sichte einen blauen Charakter und besiege einen deiner Charaktere, um einen Charakter spielbereit zu machen.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        const victim = yield* chooseCard(t, me, 'defeat', charactersOf(t.state, me.seat))
        if (victim === null || !(yield* defeat(t, me, victim.id))) return
        const tired = yield* aCharacter(t, me, 'ready', 'any', (card) => !card.ready)
        if (tired !== null) ready(t, tired.id)
      }),
    ],
  },
  // Arms Deal
  '02081': {
    text: {
      en: 'Discard any number of weapons from your hand. For each of them you get 1 resource.',
      de: 'Lege beliebig viele Waffen aus deiner Hand ab. Für jede davon erhältst du 1 Ressource.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const weapons = s.players[me.seat].hand.filter((card) => hasSubtype(s.kinds[card], 'weapon'))
        const sold = yield* chooseIds(t, me, 'discard', weapons, { min: 0, max: weapons.length })
        yield* discardCards(t, me.seat, sold)
        gainResources(t, me.seat, sold.length)
      }),
    ],
  },
  // Bait and Switch
  '02082': {
    text: {
      en: 'Ambush. Turn one of your dice that shows resources to any side.',
      de: 'Hinterhalt. Drehe einen deiner Würfel, der Ressourcen zeigt, auf eine beliebige Seite.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        yield* turnADie(
          t,
          me,
          diceIn(t.state, me, 'yours').filter((die) => isShowing(die, 'resource')),
        )
      }),
    ],
  },
  // Loose Ends
  '02084': {
    text: {
      en: 'Ambush. Remove one of your dice that shows ranged damage to discard the 4 topmost cards of an opponent’s deck.',
      de: 'Hinterhalt. Entferne einen deiner Würfel, der Fernkampfschaden zeigt, um die 4 obersten Karten vom Deck eines Gegners abzulegen.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const removed = yield* removeADie(t, me, 'yours', (die) => isShowing(die, 'ranged'))
        if (removed !== null) discardTop(t, yield* chooseOpponent(t, me), 4)
      }),
    ],
  },
  // One-Quarter Portion
  '02085': {
    text: {
      en: 'Remove a die of an opponent. Then he gets 1 resource.',
      de: 'Entferne einen Würfel eines Gegners. Dann erhält er 1 Ressource.',
    },
    abilities: [
      effect(function* (t, me) {
        const removed = yield* removeADie(t, me, 'opponents')
        if (removed !== null) gainResources(t, removed.pool, 1)
      }),
    ],
  },
}
