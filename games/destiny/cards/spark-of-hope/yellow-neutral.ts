/** Spark of Hope: yellow neutral cards. */

import { factsOf } from '../../facts/index.ts'
import { always, dieRules, effect, type Texts } from '../../rules/abilities.ts'
import { chooseCard, chooseOpponent, chooseWay, diceIn, isShowing } from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { isCharacterDie, removeDice, reroll } from '../../rules/dice.ts'
import { dieHasSubtype } from '../../rules/later/subtypes.ts'
import { loseResources } from '../../rules/resources.ts'
import { agrees, rerollOne, rerollUpTo } from '../deeds.ts'
import { countCharacters, spotting } from '../more-words.ts'
import { hostOf, removeADie, removeAll, spotTo } from '../words.ts'

export const SPARK_YELLOW_NEUTRAL: Texts = {
  // Bounty Hunter Mask
  '11152': {
    text: {
      en: 'The character that wears it has 1 more health and is a bounty hunter.',
      de: 'Der Charakter, der sie trägt, hat 1 Ausdauer mehr und ist ein Kopfgeldjäger.',
    },
    abilities: [
      always({
        health: (s, me, card) => (hostOf(s, me)?.id === card.id ? 1 : 0),
        subtypes: (s, me, card) => (hostOf(s, me)?.id === card.id ? ['bounty-hunter'] : []),
      }),
    ],
  },
  // Bad Credit
  '11139': {
    text: {
      en: 'Remove all of an opponent’s dice that show resources.',
      de: 'Entferne alle Würfel eines Gegners, die Ressourcen zeigen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeAll(t, me, yield* chooseOpponent(t, me), (die) => isShowing(die, 'resource'))
      }),
    ],
  },
  // Disassemble
  '11140': {
    text: {
      en: 'Discard a support, upgrade or downgrade without a die from play.',
      de: 'Lege eine Unterstützung, Auf- oder Abwertung ohne Würfel aus dem Spiel ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const open = t.state.cards.filter(
          ({ type, kind }) =>
            (type === 'support' || type === 'upgrade' || type === 'downgrade') && factsOf(kind).die === null,
        )
        const card = yield* chooseCard(t, me, 'discard-from-play', open)
        if (card !== null) yield* discardFromPlay(t, me, card.id, 'card')
      }),
    ],
  },
  // Encircle
  '11141': {
    text: {
      en: 'Spot 3 exhausted characters to remove all character dice.',
      de: 'Sichte 3 erschöpfte Charaktere, um alle Charakterwürfel zu entfernen.',
    },
    abilities: [
      spotting(
        (s, seat) => countCharacters(s, seat, ({ ready }) => !ready) >= 3,
        function* (t, me) {
          const dice = diceIn(t.state, me, 'any').filter((die) => isCharacterDie(t.state, die))
          yield* removeDice(t, me, dice, 'card')
        },
      ),
    ],
  },
  // Outpace
  '11144': {
    text: {
      en: 'Spot a yellow character to choose one: Reroll up to 3 dice, an opponent loses 1 resource, or remove a leader die.',
      de: 'Sichte einen gelben Charakter und wähle eins: Wirf bis zu 3 Würfel neu, ein Gegner verliert 1 Ressource, oder entferne einen Anführerwürfel.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        const way = yield* chooseWay(t, me, 'choose-one', ['reroll', 'lose', 'remove'])
        if (way === 'reroll') yield* rerollUpTo(t, me, 'any', () => true, 3)
        else if (way === 'lose') yield* loseResources(t, yield* chooseOpponent(t, me), 1, me.seat)
        else yield* removeADie(t, me, 'any', (die) => dieHasSubtype(t.state, die, 'leader'))
      }),
    ],
  },
  // Practice Makes Perfect
  '11145': {
    text: {
      en: 'Choose a die and reroll it up to 5 times.',
      de: 'Wähle einen Würfel und wirf ihn bis zu 5-mal neu.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* rerollOne(t, me, 'any', () => true, true)
        for (let i = 0; i < 4 && die !== null && (yield* agrees(t, me)); i++) yield* reroll(t, me, [die])
      }),
    ],
  },
  // DX-2 Disruptor Blaster Pistol
  '11153': {
    text: {
      en: 'Damage of this die, and of dice that it modifies, is unblockable.',
      de: 'Schaden von ihm und was er modifiziert ist nicht-blockierbar.',
    },
    abilities: [dieRules({ unblockable: true })],
  },
}
