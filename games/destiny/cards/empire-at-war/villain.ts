/** Empire at War: cards of villains. */

import { factsOf } from '../../facts/index.ts'
import { action, dieRules, instead, later, special, type Texts } from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import { charactersOf, chooseCard, chooseId, chooseOpponent, chooseWay, diceIn } from '../../rules/choose.ts'
import { defeat } from '../../rules/defeat.ts'
import { delay } from '../../rules/delayed.ts'
import { isCharacterDie } from '../../rules/dice.ts'
import { reveal } from '../../rules/hand.ts'
import { mustPlay } from '../../rules/orders.ts'
import { ready } from '../../rules/ready.ts'
import { loseResources, spend } from '../../rules/resources.ts'
import { isTitled } from '../spotting.ts'
import {
  exhaustAction,
  hasSubtype,
  isColor,
  onlyOn,
  opponentRemoves,
  rerollThisDie,
  sideShows,
  spotTo,
  turnADie,
} from '../words.ts'

export const EMPIRE_VILLAIN: Texts = {
  // Ciena Ree
  '03001': {
    text: {
      en: 'Power Action – Spend 2 resources to ready a vehicle.',
      de: 'Mächtige Aktion – Gib 2 Ressourcen aus, um ein Fahrzeug spielbereit zu machen.',
    },
    short: {
      en: 'Power Action – Spend 2 resources to ready a vehicle.',
      de: 'Mächtige Aktion – 2 Ressourcen: Ein Fahrzeug wird spielbereit.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const vehicles = t.state.cards.filter((card) => !card.ready && hasSubtype(card.kind, 'vehicle'))
          const vehicle = yield* chooseCard(t, me, 'ready', vehicles)
          if (vehicle !== null && spend(t, me.seat, 2)) ready(t, vehicle.id)
        },
      }),
    ],
  },
  // General Hux
  '03002': {
    text: {
      en: 'Special – Play a red event of your hand; it costs 1 less for each of your characters.',
      de: 'Spezial – Spiele ein rotes Ereignis aus deiner Hand; es kostet für jeden deiner Charaktere 1 weniger.',
    },
    short: {
      en: 'Special – Play a red event; it costs 1 less for each of your characters.',
      de: 'Spezial – Spiele ein rotes Ereignis, je Charakter um 1 billiger.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const terms = { discount: charactersOf(s, me.seat).length }
        const open = s.players[me.seat].hand.filter((card) => {
          const kind = s.kinds[card]
          return factsOf(kind).type === 'event' && isColor(kind, 'red') && canPlay(s, me.seat, card, terms)
        })
        const card = yield* chooseId(t, me, 'play-card', open)
        if (card !== null) yield* playCard(t, me.seat, card, terms)
      }),
    ],
  },
  // MagnaGuard
  '03003': {
    text: {
      en: 'If damage would defeat this character, it is defeated after the end of the round instead.',
      de: 'Würde dieser Charakter durch Schaden besiegt, wird er stattdessen nach Ende der Runde besiegt.',
    },
    short: {
      en: 'Damage that would defeat it does so only after the round.',
      de: 'Würde er durch Schaden fallen, fällt er erst nach der Runde.',
    },
    abilities: [
      instead('defeat', {
        of: 'this',
        if: (_s, _me, { byDamage }) => byDamage,
        run(t, me) {
          const { delayed } = t.state
          if (!delayed.some(({ card, kind }) => card === me.card && kind === me.kind)) delay(t, me, null)
          return null
        },
      }),
      later('after round', function* (t, me) {
        yield* defeat(t, me, me.card)
      }),
    ],
  },
  // ID9 Seeker Droid
  '03013': {
    text: {
      en: 'X on this die is the number of dice of ID9 Seeker Droids in your pool.',
      de: 'X auf diesem Würfel ist die Zahl der Würfel von ID9-Suchdroiden in deinem Pool.',
    },
    short: {
      en: 'X is the number of ID9 dice in your pool.',
      de: 'X ist die Zahl der ID9-Würfel in deinem Pool.',
    },
    abilities: [
      dieRules({
        // This die counts, also where it is resolved out of another's pool.
        x: (s, seat, die) =>
          s.dice.filter(
            ({ id, kind, pool }) => (pool === seat || id === die?.id) && isTitled(kind, 'ID9 Seeker Droid'),
          ).length,
      }),
    ],
  },
  // Grand Inquisitor's Lightsaber
  '03015': {
    text: {
      en: 'Only on a blue character. Special – Turn a character die to its blank. This die is not removed but rerolled.',
      de: 'Nur an einem blauen Charakter. Spezial – Drehe einen Charakterwürfel auf seine Leerseite. Dieser Würfel wird nicht entfernt, sondern neu geworfen.',
    },
    short: {
      en: 'Special – Turn a character die to its blank. This die is rerolled.',
      de: 'Spezial – Drehe einen Charakterwürfel auf leer. Wirf diesen neu.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const dice = diceIn(t.state, me, 'any').filter((die) => isCharacterDie(t.state, die))
        yield* turnADie(t, me, dice, (die, side) => sideShows(die, side, 'blank'))
        return yield* rerollThisDie(t, me)
      }),
    ],
  },
  // Gamorrean Guard
  '03019': { text: { en: 'Guardian.', de: 'Beschützer.' }, keywords: ['guardian'], abilities: [] },
  // Coercion
  '03081': {
    text: {
      en: 'Spot a yellow character: an opponent shows his hand, and you choose an event in it. If he can, he must play it as his next action.',
      de: 'Sichte einen gelben Charakter: Ein Gegner zeigt seine Handkarten und du wählst ein Ereignis darunter. Falls möglich, muss er es als seine nächste Aktion spielen.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        const s = t.state
        const opponent = yield* chooseOpponent(t, me)
        const { hand } = s.players[opponent]
        reveal(t, hand)
        const events = hand.filter((card) => factsOf(s.kinds[card]).type === 'event')
        const card = yield* chooseId(t, me, 'must-play', events)
        if (card !== null) mustPlay(t, opponent, card)
      }),
    ],
  },
  // Hutt Ties
  '03085': {
    text: {
      en: 'Action – Exhaust this support: an opponent loses 1 resource or removes one of his dice, as he likes.',
      de: 'Aktion – Erschöpfe diese Unterstützung: Ein Gegner verliert 1 Ressource oder entfernt einen seiner Würfel, wie er möchte.',
    },
    short: {
      en: 'Action – Exhaust: a foe loses 1 resource or removes one of his dice.',
      de: 'Aktion – Erschöpfen: Ein Gegner verliert 1 Ressource oder 1 Würfel.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const way = yield* chooseWay(t, me, 'hutt-ties', ['lose', 'remove'], { by: opponent })
        if (way === 'lose') yield* loseResources(t, opponent, 1, me.seat)
        else yield* opponentRemoves(t, me, opponent, 1)
      }),
    ],
  },
}
