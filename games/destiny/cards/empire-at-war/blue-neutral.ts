/** Empire at War: blue neutral cards. */

import { action, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { chooseDie, chooseOpponent, chooseWay, diceIn, upgradesOn } from '../../rules/choose.ts'
import { dieValue, isCharacterDie, reroll } from '../../rules/dice.ts'
import { drawCards, pickRandom, reveal } from '../../rules/hand.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { giveShields, removeShields } from '../../rules/shields.ts'
import type { Die } from '../../state.ts'
import { hostDice, lookAtTopOfADeck, rerollOne } from '../deeds.ts'
import { countCharacters, isBlank, searchDeck, spotting, turnSome } from '../more-words.ts'
import { aCharacter, hasSubtype, hostOf, isColor, mayResolve, onlyOn, removeADie, spotTo } from '../words.ts'

export const EMPIRE_BLUE_NEUTRAL: Texts = {
  // Lightsaber Pull
  '03130': {
    text: {
      en: 'With a blue character in play, look through your deck for a blue weapon, show it and take it to your hand; then shuffle.',
      de: 'Hast du einen blauen Charakter im Spiel, durchsuche dein Deck nach einer blauen Waffe, zeige sie und nimm sie auf die Hand; dann mische.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        yield* searchDeck(t, me, (kind) => isColor(kind, 'blue') && hasSubtype(kind, 'weapon'))
      }),
    ],
  },
  // Psychometry
  '03050': {
    text: {
      en: 'Only on a blue character. Special – Draw as many cards as an equipment or weapon die is worth. You may remove that die.',
      de: 'Nur an einen blauen Charakter. Spezial – Ziehe so viele Karten, wie ein Ausrüstungs- oder Waffenwürfel wert ist. Du darfst diesen Würfel entfernen.',
    },
    short: {
      en: 'Special – Draw as much as an equipment or weapon die shows; may remove it.',
      de: 'Spezial – Ziehe so viel, wie eine Waffe oder Ausrüstung zeigt.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const s = t.state
        const things = diceIn(s, me, 'any').filter(
          (die) => dieHasSubtype(s, die, 'equipment') || dieHasSubtype(s, die, 'weapon'),
        )
        const die = yield* chooseDie(t, me, 'value-of', things)
        if (die === null) return
        drawCards(t, me.seat, dieValue(s, die))
        yield* removeADie(t, me, 'any', ({ id }) => id === die.id, { optional: true })
      }),
    ],
  },
  // Shoto Lightsaber
  '03051': {
    text: {
      en: 'Once you have activated its character, if that has another blue weapon, you may give it 1 shield or remove 1 shield from a character.',
      de: 'Nachdem du den Träger aktiviert hast und er eine weitere blaue Waffe hat, darfst du ihm 1 Schild geben oder 1 Schild von einem Charakter entfernen.',
    },
    short: {
      en: 'Activated with another blue weapon: 1 shield for it, or 1 off a character.',
      de: 'Aktiviert mit zweiter blauer Waffe: 1 Schild dazu oder woanders weg.',
    },
    abilities: [
      when('after activate', {
        of: 'attached',
        if: (s, me, { card }) =>
          upgradesOn(s, card).some(
            (upgrade) =>
              upgrade.id !== me.card && isColor(upgrade.kind, 'blue') && hasSubtypeNow(s, upgrade, 'weapon'),
          ),
        *run(t, me) {
          const way = yield* chooseWay(t, me, 'choose-one', ['shield', 'remove-shield', 'nothing'])
          const host = hostOf(t.state, me)
          if (way === 'shield' && host !== undefined) yield* giveShields(t, me, host.id, 1)
          if (way !== 'remove-shield') return
          const target = yield* aCharacter(t, me, 'remove-shields', 'any', ({ shields }) => shields > 0)
          if (target !== null) yield* removeShields(t, me, target.id, 1)
        },
      }),
    ],
  },
  // Force Vision
  '03129': {
    text: {
      en: 'Ambush. Look at the top 5 cards of a deck, without changing their order.',
      de: 'Hinterhalt. Sieh dir die obersten 5 Karten eines Decks an, ohne ihre Reihenfolge zu ändern.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        yield* lookAtTopOfADeck(t, me, 5)
      }),
    ],
  },
  // Lightsaber Training
  '03131': {
    text: {
      en: 'Turn up to 2 of your blue weapon dice to sides of your choice.',
      de: 'Drehe bis zu 2 deiner blauen Waffenwürfel auf Seiten deiner Wahl.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const isOne = (die: Die): boolean =>
          die.pool === me.seat && isColor(die.kind, 'blue') && dieHasSubtype(s, die, 'weapon')
        yield* turnSome(t, me, 2, isOne)
      }),
    ],
  },
  // No Surrender
  '03132': {
    text: {
      en: 'Reroll one of your blue character dice that shows a blank. Then you may resolve it.',
      de: 'Wirf einen deiner blauen Charakterwürfel mit Leerseite neu. Dann darfst du ihn abhandeln.',
    },
    abilities: [
      effect(function* (t, me) {
        const isOne = (die: Die): boolean =>
          isBlank(die) && isColor(die.kind, 'blue') && isCharacterDie(t.state, die)
        yield* mayResolve(t, me, yield* rerollOne(t, me, 'yours', isOne))
      }),
    ],
  },
  // Something Familiar
  '03133': {
    text: {
      en: 'Spot 2 blue characters to reveal a random card of an opponent’s hand. Then you may turn up to as many dice as it costs to sides of your choice.',
      de: 'Sichte 2 blaue Charaktere, um eine zufällige Handkarte eines Gegners aufzudecken. Dann darfst du bis zu so viele Würfel, wie sie kostet, auf Seiten deiner Wahl drehen.',
    },
    abilities: [
      spotting(
        (s, seat) => countCharacters(s, seat, ({ kind }) => isColor(kind, 'blue')) >= 2,
        function* (t, me) {
          const [card] = pickRandom(t, yield* chooseOpponent(t, me), 1)
          if (card === undefined) return
          reveal(t, [card])
          yield* turnSome(t, me, costOnCard(t.state.kinds[card]), () => true)
        },
      ),
    ],
  },
  // Voices Cry Out
  '03134': {
    text: {
      en: 'Reroll all dice that show a value of 2 or more.',
      de: 'Wirf alle Würfel neu, die mindestens den Wert 2 zeigen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* reroll(
          t,
          me,
          diceIn(t.state, me, 'any').filter((die) => dieValue(t.state, die) >= 2),
        )
      }),
    ],
  },
  // Keen Instincts
  '03135': {
    text: {
      en: 'Only on a blue character. Action – Remove one of its character dice to give it 1 shield.',
      de: 'Nur an einen blauen Charakter. Aktion – Entferne einen seiner Charakterwürfel, um ihm 1 Schild zu geben.',
    },
    short: {
      en: 'Action – Remove a character die of its character to give it 1 shield.',
      de: 'Aktion – Entferne einen Würfel des Trägers: 1 Schild für ihn.',
    },
    abilities: [
      onlyOn('blue'),
      action({
        if: (s, me) => hostDice(s, me).length > 0,
        *run(t, me) {
          const host = hostOf(t.state, me)
          const dice = hostDice(t.state, me)
          const die = yield* removeADie(t, me, 'any', (one) => dice.includes(one))
          if (host !== undefined && die !== null) yield* giveShields(t, me, host.id, 1)
        },
      }),
    ],
  },
}
