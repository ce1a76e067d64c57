/** Spirit of Rebellion: yellow neutral cards. */

import { factsOf } from '../../facts/index.ts'
import { action, effect, type Texts } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { cardsOfType, chooseCard, chooseId, chooseOpponent, diceIn } from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { isCharacterDie, poolOf } from '../../rules/dice.ts'
import { discardChosen, moveCard } from '../../rules/hand.ts'
import { loseResources, takeResources } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import { discardFromTheirHand, hasCopyInDiscard, isBlank, playOne } from '../more-words.ts'
import { isColor, removeADie, rerollSome, resolveShowing, spotTo } from '../words.ts'

export const SPIRIT_YELLOW_NEUTRAL: Texts = {
  // Quadjumper
  '02058': {
    text: {
      en: 'Action – Discard this support to play a support from your hand for 3 less.',
      de: 'Aktion – Lege diese Unterstützung ab, um eine Unterstützung aus deiner Hand für 3 weniger zu spielen.',
    },
    short: {
      en: 'Action – Discard it: play a support from your hand for 3 less.',
      de: 'Aktion – Lege sie ab: Spiele eine Unterstützung für 3 weniger.',
    },
    abilities: [
      action({
        *run(t, me) {
          if (!(yield* discardFromPlay(t, me, me.card, 'cost'))) return
          const { hand } = t.state.players[me.seat]
          yield* playOne(t, me, hand, (kind) => factsOf(kind).type === 'support', { discount: 3 })
        },
      }),
    ],
  },
  // Bolt Hole
  '02142': {
    text: {
      en: 'Remove one of your yellow character dice; its character gets 2 shields for it.',
      de: 'Entferne einen deiner gelben Charakterwürfel; dafür erhält sein Charakter 2 Schilde.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* removeADie(
          t,
          me,
          'yours',
          (one) => isColor(one.kind, 'yellow') && isCharacterDie(t.state, one),
        )
        if (die !== null) yield* giveShields(t, me, die.card, 2)
      }),
    ],
  },
  // Cheat
  '02143': {
    text: {
      en: 'A card of your hand and one of your discard pile change places.',
      de: 'Eine Karte deiner Hand und eine deines Ablagestapels tauschen die Plätze.',
    },
    abilities: [
      effect(function* (t, me) {
        const { hand, discard } = t.state.players[me.seat]
        if (hand.length === 0 || discard.length === 0) return
        const away = yield* chooseId(t, me, 'discard', hand)
        const back = yield* chooseId(t, me, 'take-to-hand', discard)
        if (away === null || back === null) return
        moveCard(t, back, 'hand')
        moveCard(t, away, 'discard')
      }),
    ],
  },
  // Diversion
  '02144': {
    text: {
      en: 'An opponent loses 1 resource, or 3 if another copy of this event lies in your discard pile.',
      de: 'Ein Gegner verliert 1 Ressource, oder 3, falls ein weiteres Exemplar dieses Ereignisses in deinem Ablagestapel liegt.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* loseResources(t, opponent, hasCopyInDiscard(t.state, me) ? 3 : 1, me.seat)
      }),
    ],
  },
  // "Fair" Trade
  '02145': {
    text: {
      en: 'Resolve one of your dice that shows resources. Then you and an opponent swap all your resources.',
      de: 'Handle einen deiner Würfel ab, der Ressourcen zeigt. Tausche dann alle deine Ressourcen gegen alle eines Gegners.',
    },
    abilities: [
      effect(function* (t, me) {
        if ((yield* resolveShowing(t, me, ['resource'])) === null) return
        const opponent = yield* chooseOpponent(t, me)
        const { players } = t.state
        const more = players[opponent].resources - players[me.seat].resources
        if (more > 0) yield* takeResources(t, opponent, me.seat, more)
        else yield* takeResources(t, me.seat, opponent, -more)
      }),
    ],
  },
  // Friends in Low Places
  '02146': {
    text: {
      en: 'Spot a yellow character to look at an opponent’s hand and discard an event from it that costs 1 or less.',
      de: 'Sichte einen gelben Charakter, um dir die Hand eines Gegners anzusehen und ein Ereignis daraus abzulegen, das höchstens 1 kostet.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        yield* discardFromTheirHand(t, me, (kind) => factsOf(kind).type === 'event' && costOnCard(kind) <= 1)
      }),
    ],
  },
  // Sabotage
  '02147': {
    text: {
      en: 'Discard as many cards of your hand as a support in play costs to discard that support.',
      de: 'Lege so viele Handkarten ab, wie eine Unterstützung im Spiel kostet, um sie abzulegen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const { length } = s.players[me.seat].hand
        const open = cardsOfType(s, 'support', me, 'any').filter(({ kind }) => costOnCard(kind) <= length)
        const support = yield* chooseCard(t, me, 'discard-from-play', open)
        if (support === null) return
        yield* discardChosen(t, me, me.seat, costOnCard(support.kind))
        yield* discardFromPlay(t, me, support.id, 'card')
      }),
    ],
  },
  // Improvisation
  '02148': {
    text: {
      en: 'Ambush. Action – Remove one of your dice that shows a blank to reroll as many of your dice as you like.',
      de: 'Hinterhalt. Aktion – Entferne einen deiner Würfel, der eine Leerseite zeigt, um beliebig viele deiner Würfel neu zu werfen.',
    },
    short: {
      en: 'Ambush. Action – Remove a blank die of yours: reroll any of your dice.',
      de: 'Hinterhalt. Aktion – Eigene Leerseite weg: Wirf deine Würfel neu.',
    },
    keywords: ['ambush'],
    abilities: [
      action({
        if: (s, me) => poolOf(s, me.seat).some(isBlank),
        *run(t, me) {
          if ((yield* removeADie(t, me, 'yours', isBlank)) === null) return
          const mine = diceIn(t.state, me, 'yours')
          yield* rerollSome(t, me, mine, { min: 0, max: mine.length })
        },
      }),
    ],
  },
}
