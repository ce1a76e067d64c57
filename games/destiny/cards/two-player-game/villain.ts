/** Two-Player Game: cards of villains. */

import { factsOf } from '../../facts/index.ts'
import { always, claim, effect, special, type Texts, when } from '../../rules/abilities.ts'
import {
  cardsOfType,
  chooseCards,
  chooseDie,
  chooseOpponent,
  chooseTurn,
  chooseWay,
  diceIn,
  isShowing,
  opponentsOf,
} from '../../rules/choose.ts'
import { dealDamage, dealToEach } from '../../rules/damage.ts'
import { dieValue, reroll, turnDie, typeOfDie } from '../../rules/dice.ts'
import { drawCards, look, pickRandom, reveal } from '../../rules/hand.ts'
import { gainResources } from '../../rules/resources.ts'
import { removeShields } from '../../rules/shields.ts'
import { type CardId, findCard, type State } from '../../state.ts'
import { isOnTitled } from '../spotting.ts'
import {
  aCharacter,
  damageACharacter,
  exhaustAction,
  isColor,
  onlyOn,
  removeADie,
  rerollThisDie,
  showsDamage,
  sideShows,
  turnADie,
} from '../words.ts'

const COLORS = ['blue', 'red', 'yellow', 'gray'] as const

function isEventOrSupport(s: State, card: CardId): boolean {
  const { type } = factsOf(s.kinds[card])
  return type === 'event' || type === 'support'
}

export const TWO_PLAYER_VILLAIN: Texts = {
  // Kylo Ren, Tormented One
  '04001': {
    text: {
      en: 'Once you have activated this character, you may name a colour. A card picked blindly from an opponent’s hand is then shown; if it has that colour, deal 2 damage to a character.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du eine Farbe nennen. Dann wird eine blind gezogene Handkarte eines Gegners aufgedeckt; hat sie diese Farbe, füge einem Charakter 2 Schaden zu.',
    },
    short: {
      en: 'After activation, name a colour: if a foe’s random card has it, 2 damage.',
      de: 'Nach Aktivierung: Nenne eine Farbe; trifft sie zu, 2 Schaden.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        possible: (s, me) => opponentsOf(s, me.seat).some((seat) => s.players[seat].hand.length > 0),
        *run(t, me) {
          const color = yield* chooseWay(t, me, 'color', COLORS)
          const [card] = pickRandom(t, yield* chooseOpponent(t, me), 1)
          if (card === undefined) return
          reveal(t, [card])
          if (isColor(t.state.kinds[card], color)) yield* damageACharacter(t, me, 2)
        },
      }),
    ],
  },
  // Captain Phasma, Ruthless Tactician
  '04002': {
    text: {
      en: 'Special – Deal damage to a character: 3 if 6 or more damage lies on it already, otherwise 2.',
      de: 'Spezial – Füge einem Charakter Schaden zu: 3, falls bereits 6 oder mehr Schaden auf ihm liegt, sonst 2.',
    },
    short: {
      en: 'Special – 2 damage to a character, 3 if it has 6 or more on it.',
      de: 'Spezial – 2 Schaden, 3 an einem mit bereits 6 oder mehr Schaden.',
    },
    abilities: [
      special(function* (t, me) {
        const target = yield* aCharacter(t, me, 'damage')
        if (target !== null) yield* dealDamage(t, me, target.id, target.damage >= 6 ? 3 : 2)
      }),
    ],
  },
  // Droid Commandos
  '04003': {
    text: {
      en: 'Special – Choose as many characters as you like and deal 1 damage to each of them.',
      de: 'Spezial – Wähle beliebig viele Charaktere und füge jedem davon 1 Schaden zu.',
    },
    short: {
      en: 'Special – 1 damage to each of as many characters as you like.',
      de: 'Spezial – Je 1 Schaden an beliebig vielen Charakteren.',
    },
    abilities: [
      special(function* (t, me) {
        const all = cardsOfType(t.state, 'character', me, 'any')
        const chosen = yield* chooseCards(t, me, 'damage', all, { min: 0, max: all.length })
        yield* dealToEach(
          t,
          me,
          chosen.map(({ id }) => ({ card: id, amount: 1 })),
        )
      }),
    ],
  },
  // Captain Phasma's Blaster
  '04004': {
    text: {
      en: 'Has Redeploy as long as it is on Captain Phasma.',
      de: 'Hat Verlegen, solange sie an Captain Phasma angelegt ist.',
    },
    abilities: [
      always({
        gives: (s, me, card) =>
          card.id === me.card && isOnTitled(s, me.card, 'Captain Phasma') ? ['redeploy'] : [],
      }),
    ],
  },
  // Praetorian Guard
  '04005': {
    text: {
      en: 'The character that this is attached to has Guardian.',
      de: 'Der Charakter, an den diese Karte angelegt ist, hat Beschützer.',
    },
    abilities: [
      always({ gives: (s, me, card) => (card.id === findCard(s, me.card)?.on ? ['guardian'] : []) }),
    ],
  },
  // Dark Counsel
  '04006': {
    text: {
      en: 'Special – Draw 1 card. This die is not removed but rerolled.',
      de: 'Spezial – Ziehe 1 Karte. Dieser Würfel wird nicht entfernt, sondern neu geworfen.',
    },
    short: {
      en: 'Special – Draw 1 card. This die is rerolled.',
      de: 'Spezial – Ziehe 1 Karte. Wirf diesen Würfel neu.',
    },
    abilities: [
      special(function* (t, me) {
        drawCards(t, me.seat, 1)
        return yield* rerollThisDie(t, me)
      }),
    ],
  },
  // Crossguard Lightsaber
  '04007': {
    text: {
      en: 'If you have played this upgrade on Kylo Ren, deal 1 damage to a character afterwards. Special – Deal damage to a character: 3 if it has a shield, otherwise 2.',
      de: 'Hast du diese Aufwertung an Kylo Ren gespielt, füge danach einem Charakter 1 Schaden zu. Spezial – Füge einem Charakter Schaden zu: 3, falls er einen Schild hat, sonst 2.',
    },
    short: {
      en: 'Special – 2 damage, 3 with a shield on it. Played on Kylo Ren: 1 damage.',
      de: 'Spezial – 2 Schaden, mit Schild 3. An Kylo Ren gespielt: 1 Schaden.',
    },
    abilities: [
      when('after play', {
        of: 'this-by-you',
        if: (s, me) => isOnTitled(s, me.card, 'Kylo Ren'),
        *run(t, me) {
          yield* damageACharacter(t, me, 1)
        },
      }),
      special(function* (t, me) {
        const target = yield* aCharacter(t, me, 'damage')
        if (target !== null) yield* dealDamage(t, me, target.id, target.shields > 0 ? 3 : 2)
      }),
    ],
  },
  // Force Stasis
  '04008': {
    text: {
      en: 'Only on a blue character. Special – Remove a die that shows ranged damage; if you did, deal 1 damage to a character.',
      de: 'Nur an einem blauen Charakter. Spezial – Entferne einen Würfel, der Fernkampfschaden zeigt; hast du das getan, füge einem Charakter 1 Schaden zu.',
    },
    short: {
      en: 'Special – Remove a ranged die: 1 damage.',
      de: 'Spezial – Entferne einen Fernkampfwürfel: 1 Schaden.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const removed = yield* removeADie(t, me, 'any', (die) => isShowing(die, 'ranged'))
        if (removed !== null) yield* damageACharacter(t, me, 1)
      }),
    ],
  },
  // Jedi Rival
  '04009': {
    text: {
      en: 'Once you have activated the character that this is attached to, you may take 1 shield off a character.',
      de: 'Nachdem du den Charakter aktiviert hast, an den diese Karte angelegt ist, darfst du 1 Schild von einem Charakter entfernen.',
    },
    short: {
      en: 'After its character is activated, you may take 1 shield off.',
      de: 'Nach Aktivierung des Trägers darfst du 1 Schild entfernen.',
    },
    abilities: [
      when('after activate', {
        of: 'attached',
        *run(t, me) {
          const target = yield* aCharacter(t, me, 'remove-shields', 'any', ({ shields }) => shields > 0, {
            optional: true,
          })
          if (target !== null) yield* removeShields(t, me, target.id, 1)
        },
      }),
    ],
  },
  // Armored Support
  '04010': {
    text: {
      en: 'Action – Exhaust this support to reroll a red die of yours. If it comes up with ranged or melee damage, deal 1 damage to a character.',
      de: 'Aktion – Erschöpfe diese Unterstützung, um einen deiner roten Würfel neu zu werfen. Zeigt er danach Fern- oder Nahkampfschaden, füge einem Charakter 1 Schaden zu.',
    },
    short: {
      en: 'Action – Exhaust: reroll a red die; damage on it deals 1 damage.',
      de: 'Aktion – Erschöpfen: Wirf einen roten neu; zeigt er Schaden: 1.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const red = diceIn(t.state, me, 'yours').filter(({ kind }) => isColor(kind, 'red'))
        const die = yield* chooseDie(t, me, 'reroll', red)
        if (die === null) return
        const [rolled] = yield* reroll(t, me, [die])
        if (rolled !== undefined && showsDamage(rolled)) yield* damageACharacter(t, me, 1)
      }),
    ],
  },
  // First Strike
  '04011': {
    text: {
      en: 'Choose an opponent’s die that shows ranged or melee damage, and a character: deal damage to it as high as the value of the die.',
      de: 'Wähle einen gegnerischen Würfel, der Fern- oder Nahkampfschaden zeigt, und einen Charakter: Füge ihm Schaden in Höhe des Würfelwerts zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* chooseDie(t, me, 'value-of', diceIn(t.state, me, 'opponents').filter(showsDamage))
        if (die !== null) yield* damageACharacter(t, me, dieValue(t.state, die))
      }),
    ],
  },
  // I Have You Now
  '04012': {
    text: {
      en: 'Turn any die to one of its sides with ranged or melee damage.',
      de: 'Drehe einen beliebigen Würfel auf eine seiner Seiten mit Fern- oder Nahkampfschaden.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* turnADie(t, me, diceIn(t.state, me, 'any'), (die, side) =>
          sideShows(die, side, 'melee', 'ranged'),
        )
      }),
    ],
  },
  // Imperial Envoy
  '04013': {
    text: {
      en: 'Two cards picked blindly from an opponent’s hand are shown. If there were two, deal 1 damage to a character for each of them that is an event or a support.',
      de: 'Zwei blind gezogene Handkarten eines Gegners werden aufgedeckt. Waren es zwei, füge einem Charakter für jedes Ereignis und jede Unterstützung darunter 1 Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const cards = pickRandom(t, yield* chooseOpponent(t, me), 2)
        reveal(t, cards)
        const hits = cards.filter((card) => isEventOrSupport(t.state, card)).length
        if (cards.length === 2 && hits > 0) yield* damageACharacter(t, me, hits)
      }),
    ],
  },
  // Mobilize
  '04014': {
    text: { en: 'You get 4 resources.', de: 'Du erhältst 4 Ressourcen.' },
    abilities: [effect((t, me) => gainResources(t, me.seat, 4))],
  },
  // As I Have Foreseen
  '04016': {
    text: {
      en: 'Ambush. You see the hands of all opponents.',
      de: 'Hinterhalt. Du siehst die Handkarten aller Gegner.',
    },
    keywords: ['ambush'],
    abilities: [
      effect((t, me) => {
        for (const seat of opponentsOf(t.state, me.seat)) look(t, me.seat, t.state.players[seat].hand)
      }),
    ],
  },
  // Clash
  '04017': {
    text: {
      en: 'Choose a die of yours and turn it to melee damage; choose an opponent’s die that shows melee damage and turn it to its blank.',
      de: 'Wähle einen deiner Würfel und drehe ihn auf Nahkampfschaden; wähle einen gegnerischen Würfel, der Nahkampfschaden zeigt, und drehe ihn auf seine Leerseite.',
    },
    abilities: [
      effect(function* (t, me) {
        const foes = diceIn(t.state, me, 'opponents').filter((die) => isShowing(die, 'melee'))
        const own = yield* chooseTurn(t, me, 'turn', diceIn(t.state, me, 'yours'), (die, side) =>
          sideShows(die, side, 'melee'),
        )
        const foe = yield* chooseTurn(t, me, 'turn', foes, (die, side) => sideShows(die, side, 'blank'))
        for (const turn of [own, foe]) if (turn !== null) yield* turnDie(t, me, turn.die, turn.side)
      }),
    ],
  },
  // Your Skills Are Complete
  '04019': {
    text: {
      en: 'Turn a die of an upgrade to its blank.',
      de: 'Drehe den Würfel einer Aufwertung auf seine Leerseite.',
    },
    abilities: [
      effect(function* (t, me) {
        const dice = diceIn(t.state, me, 'any').filter((die) => typeOfDie(t.state, die) === 'upgrade')
        yield* turnADie(t, me, dice, (die, side) => sideShows(die, side, 'blank'))
      }),
    ],
  },
  // Subjugate
  '04022': {
    text: { en: 'Remove any die.', de: 'Entferne einen beliebigen Würfel.' },
    abilities: [
      effect(function* (t, me) {
        yield* removeADie(t, me)
      }),
    ],
  },
  // Hangar Bay
  '04023': {
    text: {
      en: 'Claim – The top card of an opponent’s deck is shown. If it is an event or a support, deal 1 damage to a character.',
      de: 'Beanspruchen – Die oberste Karte vom Deck eines Gegners wird aufgedeckt. Ist sie ein Ereignis oder eine Unterstützung, füge einem Charakter 1 Schaden zu.',
    },
    short: {
      en: 'Claim – Show a foe’s top card: event or support, 1 damage.',
      de: 'Beanspruchen – Oberste Gegnerkarte: Ereignis/Unterstützung, 1 Schaden.',
    },
    abilities: [
      claim(function* (t, me) {
        const { deck } = t.state.players[yield* chooseOpponent(t, me)]
        if (deck.length === 0) return
        const card = deck[deck.length - 1]
        reveal(t, [card])
        if (isEventOrSupport(t.state, card)) yield* damageACharacter(t, me, 1)
      }),
    ],
  },
}
