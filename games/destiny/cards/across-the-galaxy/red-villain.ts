/** Across the Galaxy: red cards of villains. */

import { factsOf } from '../../facts/index.ts'
import { action, always, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import {
  chooseCard,
  chooseId,
  chooseOpponent,
  citeOf,
  diceIn,
  isShowing,
  opponentsOf,
} from '../../rules/choose.ts'
import { placeDamage } from '../../rules/damage.ts'
import { discardFromPlay, returnToHand } from '../../rules/defeat.ts'
import { dieValue, isCharacterDie, poolOf, removeDice } from '../../rules/dice.ts'
import { discardCards, look } from '../../rules/hand.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { seatsIn } from '../../rules/winning.ts'
import { type Card, type CardNumber, type Die, findCard, type State } from '../../state.ts'
import { turnOne } from '../deeds.ts'
import {
  activateSome,
  countCharacters,
  isDamageSide,
  onlyIf,
  searchDeck,
  spotting,
  untilActionPhaseEnds,
} from '../more-words.ts'
import { isOnOwnBattlefield, modsOn, rolledDiceOf } from '../pool-words.ts'
import { isTitled, spotsTitled } from '../spotting.ts'
import {
  chooseToRemove,
  damageTheirCharacters,
  isColor,
  removeADie,
  removeSome,
  rerollSome,
  resolveMany,
  sideShows,
  spotTo,
  turnADie,
} from '../words.ts'

const titleOf = (kind: CardNumber): string => factsOf(kind).name.en

/** Opponents who have fewer dice in their pools than a player. */
const withFewerDice = (s: State, seat: number): number[] =>
  opponentsOf(s, seat).filter((other) => poolOf(s, other).length < poolOf(s, seat).length)

export const GALAXY_RED_VILLAIN: Texts = {
  // Iden Versio
  '08018': {
    text: {
      en: 'While a character die of hers lies in your pool, opponents can’t take additional actions.',
      de: 'Solange einer ihrer Charakterwürfel in deinem Pool liegt, können Gegner keine zusätzlichen Aktionen durchführen.',
    },
    abilities: [
      always({
        forbids: (s, me, deed) =>
          deed.what === 'additional-action' &&
          deed.by !== me.seat &&
          s.dice.some(({ card, pool }) => card === me.card && pool === me.seat),
      }),
    ],
  },
  // "Mauler" Mithel
  '08019': {
    text: {
      en: 'Once you have activated this character, you may remove one of your vehicle dice showing ranged damage to place that damage on a vehicle in play. Then discard that vehicle if there is at least as much damage on it as it costs.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einen deiner Fahrzeugwürfel mit Fernkampfschaden entfernen, um diesen Schaden auf ein Fahrzeug im Spiel zu legen. Dann lege es ab, falls mindestens so viel Schaden darauf liegt, wie es kostet.',
    },
    short: {
      en: 'After activation, a vehicle’s ranged die may become damage on a vehicle.',
      de: 'Nach Aktivierung: Fahrzeugwürfel weg, sein Schaden auf ein Fahrzeug.',
    },
    abilities: [
      when('after activate', {
        of: 'this-by-you',
        may: true,
        possible: (s, me) =>
          poolOf(s, me.seat).some((die) => isShowing(die, 'ranged') && dieHasSubtype(s, die, 'vehicle')),
        *run(t, me) {
          const s = t.state
          const dice = poolOf(s, me.seat).filter(
            (die) => isShowing(die, 'ranged') && dieHasSubtype(s, die, 'vehicle'),
          )
          const [die] = yield* chooseToRemove(t, me, dice, { min: 1, max: 1 })
          if (die === undefined) return
          const vehicles = s.cards.filter((card) => hasSubtypeNow(s, card, 'vehicle'))
          const vehicle = yield* chooseCard(t, me, 'which-card', vehicles)
          const amount = dieValue(s, die)
          if (!(yield* removeDice(t, me, [die], 'card')) || vehicle === null) return
          yield* placeDamage(t, vehicle.id, amount)
          if (vehicle.damage >= costOnCard(vehicle.kind)) yield* discardFromPlay(t, me, vehicle.id, 'card')
        },
      }),
    ],
  },
  // Super Battle Droid
  '08020': {
    text: {
      en: 'Power Action – Turn one of your droid character dice to a side with damage.',
      de: 'Mächtige Aktion – Drehe einen deiner Charakterwürfel von Droiden auf eine Seite mit Schaden.',
    },
    short: {
      en: 'Power Action – Turn one of your droid character dice to a damage side.',
      de: 'Mächtige Aktion – Drehe einen Charakterwürfel von Droiden auf Schaden.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const s = t.state
          yield* turnOne(
            t,
            me,
            'yours',
            (die) => isCharacterDie(s, die) && dieHasSubtype(s, die, 'droid'),
            isDamageSide,
          )
        },
      }),
    ],
  },
  // Wullf Yularen
  '08021': {
    text: {
      en: 'Power Action – Look at a player’s hand and choose a card of it. It is discarded if a copy lies in that player’s discard pile.',
      de: 'Mächtige Aktion – Sieh dir die Hand eines Spielers an und wähle eine Karte davon. Sie wird abgelegt, falls eine Kopie in seinem Ablagestapel liegt.',
    },
    short: {
      en: 'Power Action – Choose a card of a hand: discarded if a copy lies in the pile.',
      de: 'Mächtige Aktion – Handkarte, von der eine Kopie abgelegt ist, ablegen.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const s = t.state
          const seats = seatsIn(s).map((seat) => ({ do: 'seat' as const, seat }))
          const { seat } = yield* t.choose(me.seat, 'whose-hand', seats, citeOf(s, me, 'sd.choose-target.1'))
          const { hand, discard } = s.players[seat]
          look(t, me.seat, hand)
          const card = yield* chooseId(t, me, 'discard-theirs', hand)
          if (card === null) return
          const title = titleOf(s.kinds[card])
          if (discard.some((one) => isTitled(s.kinds[one], title))) yield* discardCards(t, seat, [card])
        },
      }),
    ],
  },
  // Browbeat
  '08022': {
    text: {
      en: 'Only if you have more dice in your pool than an opponent. Remove one of his dice.',
      de: 'Nur, falls du mehr Würfel im Pool hast als ein Gegner. Entferne einen seiner Würfel.',
    },
    abilities: [
      onlyIf((s, seat) => withFewerDice(s, seat).length > 0),
      effect(function* (t, me) {
        const open = withFewerDice(t.state, me.seat)
        yield* removeADie(t, me, 'opponents', ({ pool }) => open.includes(pool))
      }),
    ],
  },
  // Commence Primary Ignition
  '08023': {
    text: {
      en: 'Activate one of your red supports. Then you may resolve any number of its dice and of its mods’ dice in any order; they stay in your pool.',
      de: 'Aktiviere eine deiner roten Unterstützungen. Dann darfst du beliebig viele ihrer Würfel und der Würfel ihrer Mods in beliebiger Reihenfolge abhandeln; sie bleiben im Pool.',
    },
    abilities: [
      effect(function* (t, me) {
        const isOne = ({ type, kind }: Card): boolean => type === 'support' && isColor(kind, 'red')
        const [id] = yield* activateSome(t, me, 1, isOne, {})
        if (id === undefined) return
        const isHis = (die: Die): boolean => rolledDiceOf(t.state, id).includes(die)
        yield* resolveMany(t, me, Number.POSITIVE_INFINITY, isHis, 0, { stays: true })
      }),
    ],
  },
  // Drop 'Em
  '08024': {
    text: {
      en: 'Spot 2 red characters: choose one weapon each on up to 2 different characters, and return them to their owners’ hands.',
      de: 'Sichte 2 rote Charaktere: Wähle je eine Waffe an bis zu 2 verschiedenen Charakteren und gib sie auf die Hand ihrer Besitzer zurück.',
    },
    abilities: [
      spotting(
        (s, seat) => countCharacters(s, seat, ({ kind }) => isColor(kind, 'red')) >= 2,
        function* (t, me) {
          const s = t.state
          const chosen: Card[] = []
          while (chosen.length < 2) {
            const weapons = s.cards.filter(
              (card) =>
                card.type === 'upgrade' &&
                hasSubtypeNow(s, card, 'weapon') &&
                findCard(s, card.on)?.type === 'character' &&
                !chosen.some(({ on }) => on === card.on),
            )
            const weapon = yield* chooseCard(t, me, 'return-to-hand', weapons, { optional: true })
            if (weapon === null) break
            chosen.push(weapon)
          }
          for (const { id } of chosen) yield* returnToHand(t, me, id)
        },
      ),
    ],
  },
  // Hatching A Plan
  '08025': {
    text: { en: 'Turn a die to a discard.', de: 'Drehe einen Würfel auf Ablegen.' },
    abilities: [
      effect(function* (t, me) {
        yield* turnOne(
          t,
          me,
          'any',
          () => true,
          (die, side) => sideShows(die, side, 'discard'),
        )
      }),
    ],
  },
  // Imposing Presence
  '08026': {
    text: {
      en: 'Remove a die of an opponent who has 3 hand cards or fewer, or 2 of his dice if he has none.',
      de: 'Entferne einen Würfel eines Gegners, der höchstens 3 Handkarten hat, oder 2 seiner Würfel, falls er keine hat.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const opponent = yield* chooseOpponent(t, me)
        const { length } = s.players[opponent].hand
        if (length > 3) return
        const dice = poolOf(s, opponent)
        const count = Math.min(length === 0 ? 2 : 1, dice.length)
        yield* removeSome(t, me, dice, { min: count, max: count })
      }),
    ],
  },
  // In Tandem
  '08027': {
    text: {
      en: 'Spot a red character: turn any number of your vehicle dice with the same title to sides of your choice.',
      de: 'Sichte einen roten Charakter: Drehe beliebig viele deiner Fahrzeugwürfel mit demselben Titel auf Seiten deiner Wahl.',
    },
    abilities: [
      spotTo('red', function* (t, me) {
        const s = t.state
        const turned: number[] = []
        let title: string | null = null
        for (;;) {
          const dice = poolOf(s, me.seat).filter(
            (die) =>
              dieHasSubtype(s, die, 'vehicle') &&
              !turned.includes(die.id) &&
              (title === null || titleOf(die.kind) === title),
          )
          const die = yield* turnADie(t, me, dice, () => true, { optional: true })
          if (die === null) return
          title = titleOf(die.kind)
          turned.push(die.id)
        }
      }),
    ],
  },
  // Reach The Stars
  '08029': {
    text: {
      en: 'Ambush. Reroll up to 2 dice. Then, if the battlefield in use is yours, reroll up to 2 dice once more.',
      de: 'Hinterhalt. Wirf bis zu 2 Würfel neu. Dann wirf, falls das benutzte Schlachtfeld deines ist, noch einmal bis zu 2 Würfel neu.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        for (let i = 0; i < (isOnOwnBattlefield(s, me.seat) ? 2 : 1); i++) {
          const dice = diceIn(s, me, 'any')
          yield* rerollSome(t, me, dice, { min: 0, max: Math.min(2, dice.length) })
        }
      }),
    ],
  },
  // Black Two
  '08030': {
    text: {
      en: 'While this die shows ranged damage, it is worth 1 more if you spot “Mauler” Mithel.',
      de: 'Solange dieser Würfel Fernkampfschaden zeigt, ist er 1 mehr wert, falls du „Mauler“ Mithel sichtest.',
    },
    short: {
      en: 'Its ranged damage is worth 1 more if you spot “Mauler” Mithel.',
      de: 'Sein Fernkampfschaden zählt 1 mehr, falls du „Mauler“ Mithel sichtest.',
    },
    abilities: [
      always({
        value: (s, me, die) =>
          die.card === me.card && isShowing(die, 'ranged') && spotsTitled(s, me.seat, '"Mauler" Mithel')
            ? 1
            : 0,
      }),
    ],
  },
  // TIE Fighter
  '08031': {
    text: {
      en: 'Ambush. Your deck may hold up to 4 of them. Once you have played this support, look for a copy of it in your deck, show it and take it into your hand. Shuffle your deck.',
      de: 'Hinterhalt. Dein Deck darf bis zu 4 davon enthalten. Nachdem du diese Unterstützung gespielt hast, durchsuche dein Deck nach einer Kopie, zeige sie und nimm sie auf die Hand. Mische dein Deck.',
    },
    short: {
      en: 'Ambush. When played, take a copy from your deck into your hand.',
      de: 'Hinterhalt. Beim Spielen nimm eine Kopie aus dem Deck auf die Hand.',
    },
    keywords: ['ambush'],
    abilities: [
      when('after play', {
        of: 'this-by-you',
        *run(t, me) {
          yield* searchDeck(t, me, (kind) => isTitled(kind, titleOf(me.kind)))
        },
      }),
    ],
  },
  // Umbaran Hover Tank
  '08032': {
    text: {
      en: 'Special – Deal 2 damage to each character of an opponent, or 3 if a mod is on this support.',
      de: 'Spezial – Füge jedem Charakter eines Gegners 2 Schaden zu oder 3, falls ein Mod an dieser Unterstützung liegt.',
    },
    short: {
      en: 'Special – 2 damage to each of a foe’s characters, or 3 with a mod on this.',
      de: 'Spezial – Jedem Charakter eines Gegners 2 Schaden, mit Mod 3.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageTheirCharacters(t, me, modsOn(t.state, me.card).length > 0 ? 3 : 2)
      }),
    ],
  },
  // Vigilance
  '08033': {
    text: {
      en: 'Opponents can’t turn dice. Discard this support once the action phase has ended.',
      de: 'Gegner können keine Würfel drehen. Lege diese Unterstützung ab, nachdem die Aktionsphase geendet hat.',
    },
    abilities: [
      always({ forbids: (_s, me, deed) => deed.what === 'turn' && deed.by !== me.seat }),
      untilActionPhaseEnds(),
    ],
  },
}
