/** Empire at War: blue cards of heroes. */

import { type Color, factsOf, sideOf } from '../../facts/index.ts'
import { effect, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import {
  cardsOfType,
  charactersOf,
  chooseCard,
  chooseOpponent,
  chooseWay,
  diceIn,
  opponentsOf,
} from '../../rules/choose.ts'
import { heal } from '../../rules/damage.ts'
import { canRemove, isCharacterDie, poolOf, turnDie } from '../../rules/dice.ts'
import { discardTop, drawCards } from '../../rules/hand.ts'
import { hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { exhaust, ready } from '../../rules/ready.ts'
import { gainResources, spend } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import { moveUpgrade } from '../../rules/upgrades.ts'
import { type Die, findCard, type State } from '../../state.ts'
import { ownDice, playFromHand, rerollUpTo, turnOne } from '../deeds.ts'
import { isBlank, saveUpgrade } from '../more-words.ts'
import { aCharacter, exhaustAction, hostOf, isColor, onlyOn, removeADie } from '../words.ts'

const COLORS: readonly Color[] = ['blue', 'red', 'yellow', 'gray']

/** The side of a die with which it shows a blank. */
function blankSide(die: Die): number {
  return (factsOf(die.kind).die ?? []).findIndex(({ symbol }) => symbol === 'blank')
}

function isOwnCharacterDie(s: State, seat: number, die: Die): boolean {
  return isCharacterDie(s, die) && findCard(s, die.card)?.controller === seat
}

export const EMPIRE_BLUE_HERO: Texts = {
  // Jedi Instructor
  '03032': {
    text: {
      en: 'Once you have activated this character, you may turn one of your character dice to a side with the same symbol as this die.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einen deiner Charakterwürfel auf eine Seite mit demselben Symbol wie dieser Würfel drehen.',
    },
    short: {
      en: 'After activation, you may turn a character die of yours to his die’s symbol.',
      de: 'Nach Aktivierung: Drehe einen Charakterwürfel auf sein Symbol.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          const s = t.state
          const shown = ownDice(s, me).map(({ kind, side }) => sideOf(kind, side).symbol)
          yield* turnOne(
            t,
            me,
            'yours',
            (die) => isCharacterDie(s, die),
            (die, side) => shown.includes(sideOf(die.kind, side).symbol),
            { optional: true },
          )
        },
      }),
    ],
  },
  // Master of the Council
  '03036': {
    text: {
      en: 'Only on a blue character. Special – Exhaust this upgrade and spend 2 resources to ready a character.',
      de: 'Nur an einen blauen Charakter. Spezial – Erschöpfe diese Aufwertung und gib 2 Ressourcen aus, um einen Charakter spielbereit zu machen.',
    },
    short: {
      en: 'Special – Exhaust this and spend 2 resources to ready a character.',
      de: 'Spezial – Erschöpfe sie, zahle 2: Ein Charakter wird spielbereit.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const s = t.state
        if (s.players[me.seat].resources < 2 || findCard(s, me.card)?.ready !== true) return
        const target = yield* aCharacter(t, me, 'ready', 'any', (card) => !card.ready)
        if (target !== null && exhaust(t, me.card) && spend(t, me.seat, 2)) ready(t, target.id)
      }),
    ],
  },
  // Coordination
  '03037': {
    text: {
      en: 'Special – Give each of your characters 1 shield.',
      de: 'Spezial – Gib jedem deiner Charaktere 1 Schild.',
    },
    abilities: [
      special(function* (t, me) {
        for (const { id } of charactersOf(t.state, me.seat)) yield* giveShields(t, me, id, 1)
      }),
    ],
  },
  // At Peace
  '03098': {
    text: {
      en: 'Turn each die that has a blank to a side that shows a blank.',
      de: 'Drehe jeden Würfel, der eine Leerseite hat, auf eine Leerseite.',
    },
    abilities: [
      effect(function* (t, me) {
        for (const die of diceIn(t.state, me, 'any'))
          if (blankSide(die) >= 0 && !isBlank(die)) yield* turnDie(t, me, die, blankSide(die))
      }),
    ],
  },
  // Bestow
  '03099': {
    text: {
      en: 'Move an upgrade that is no ability from one of your blue characters to another character.',
      de: 'Verschiebe eine Aufwertung, die keine Fähigkeit ist, von einem deiner blauen Charaktere auf einen anderen Charakter.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const movable = cardsOfType(s, 'upgrade', me, 'yours').filter((card) => {
          const host = findCard(s, card.on)
          return (
            host?.type === 'character' &&
            host.controller === me.seat &&
            isColor(host.kind, 'blue') &&
            !hasSubtypeNow(s, card, 'ability')
          )
        })
        if (s.cards.filter(({ type }) => type === 'character').length < 2) return
        const upgrade = yield* chooseCard(t, me, 'move-upgrade', movable)
        if (upgrade === null) return
        const to = yield* aCharacter(t, me, 'move-upgrade-to', 'any', ({ id }) => id !== upgrade.on)
        if (to !== null) yield* moveUpgrade(t, upgrade.id, to.id)
      }),
    ],
  },
  // Bring Balance
  '03100': {
    text: {
      en: 'Choose an opponent who has more cards in hand than you, and draw until you have as many.',
      de: 'Wähle einen Gegner mit mehr Handkarten als du und ziehe, bis du ebenso viele hast.',
    },
    abilities: [
      effect(function* (t, me) {
        const { players } = t.state
        const mine = players[me.seat].hand.length
        const richer = opponentsOf(t.state, me.seat).filter((seat) => players[seat].hand.length > mine)
        if (richer.length === 0) return
        const opponent = yield* chooseOpponent(t, me, richer)
        drawCards(t, me.seat, players[opponent].hand.length - mine)
      }),
    ],
  },
  // Reaping The Crystal
  '03101': {
    text: {
      en: 'Play a blue card that costs 3 or more from your hand for 1 less.',
      de: 'Spiele eine blaue Karte, die mindestens 3 kostet, für 1 weniger aus deiner Hand.',
    },
    abilities: [
      effect(function* (t, me) {
        const isOne = (kind: number): boolean => isColor(kind, 'blue') && costOnCard(kind) >= 3
        yield* playFromHand(t, me, isOne, { discount: 1 })
      }),
    ],
  },
  // Secret Mission
  '03102': {
    text: {
      en: 'Choose a color, then discard the top card of an opponent’s deck. If it has that color, gain 1 resource.',
      de: 'Wähle eine Farbe und lege dann die oberste Karte vom Deck eines Gegners ab. Hat sie diese Farbe, erhältst du 1 Ressource.',
    },
    abilities: [
      effect(function* (t, me) {
        const color = yield* chooseWay(t, me, 'color', COLORS)
        const [card] = discardTop(t, yield* chooseOpponent(t, me), 1)
        if (card !== undefined && isColor(t.state.kinds[card], color)) gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Trust The Force
  '03103': {
    text: {
      en: 'Reroll any number of blue dice, also those of opponents.',
      de: 'Wirf beliebig viele blaue Würfel neu, auch gegnerische.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* rerollUpTo(t, me, 'any', ({ kind }) => isColor(kind, 'blue'))
      }),
    ],
  },
  // Funeral Pyre
  '03104': {
    text: {
      en: 'Before one of your blue characters is defeated, you may move an upgrade from it to another of your characters.',
      de: 'Bevor einer deiner blauen Charaktere besiegt wird, darfst du eine Aufwertung von ihm auf einen anderen deiner Charaktere verschieben.',
    },
    short: {
      en: 'Before a blue character of yours falls, you may pass an upgrade of it on.',
      de: 'Bevor ein blauer Charakter fällt: Gib eine Aufwertung weiter.',
    },
    abilities: [
      when('before defeat', {
        if(s, me, { card, controller }) {
          const fallen = findCard(s, card)
          return controller === me.seat && fallen !== undefined && isColor(fallen.kind, 'blue')
        },
        *run(t, me, { card }) {
          yield* saveUpgrade(t, me, card, () => true)
        },
      }),
    ],
  },
  // Yoda's Quarters
  '03105': {
    text: {
      en: 'Action – Exhaust this support and remove one of your character dice to heal 2 damage from that character.',
      de: 'Aktion – Erschöpfe diese Unterstützung und entferne einen deiner Charakterwürfel, um 2 Schaden von diesem Charakter zu heilen.',
    },
    short: {
      en: 'Action – Exhaust this and remove a character die: its character heals 2.',
      de: 'Aktion – Erschöpfe sie, entferne Charakterwürfel: Der heilt 2.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          const s = t.state
          const die = yield* removeADie(t, me, 'yours', (one) => isOwnCharacterDie(s, me.seat, one))
          if (die !== null) yield* heal(t, me, die.card, 2)
        },
        (s, me) =>
          poolOf(s, me.seat).some((die) => isOwnCharacterDie(s, me.seat, die) && canRemove(s, die, me.seat)),
      ),
    ],
  },
  // Fearless
  '03106': {
    text: {
      en: 'Once you have activated its character, you may give it 1 shield and draw a card.',
      de: 'Nachdem du den Träger aktiviert hast, darfst du ihm 1 Schild geben und 1 Karte ziehen.',
    },
    short: {
      en: 'After its character is activated: you may give it 1 shield and draw a card.',
      de: 'Nach Aktivierung des Trägers: 1 Schild für ihn und 1 Karte.',
    },
    abilities: [
      when('after activate', {
        of: 'attached',
        may: true,
        *run(t, me) {
          const host = hostOf(t.state, me)
          if (host !== undefined) yield* giveShields(t, me, host.id, 1)
          drawCards(t, me.seat, 1)
        },
      }),
    ],
  },
}
