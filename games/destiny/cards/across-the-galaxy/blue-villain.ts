/** Across the Galaxy: blue cards of villains. */

import { factsOf } from '../../facts/index.ts'
import { action, always, effect, type Texts, when } from '../../rules/abilities.ts'
import { canResolve, resolveDie } from '../../rules/actions/resolve-dice.ts'
import { chooseDie, chooseId, diceIn } from '../../rules/choose.ts'
import { dieValue, isCharacterDie, poolOf, reroll, rollIntoPool } from '../../rules/dice.ts'
import { discardCards, discardTop } from '../../rules/hand.ts'
import { removeShields } from '../../rules/shields.ts'
import { type Card, findDie, NONE } from '../../state.ts'
import { ownDice, rerollOne, rerollUpTo, turnThisDie } from '../deeds.ts'
import {
  countCharacters,
  hasOddCost,
  isBlank,
  maySpend,
  onlyIf,
  onlyShowing,
  playOne,
  rollSome,
  rollThisDie,
  untilActionPhaseEnds,
} from '../more-words.ts'
import { DAMAGE, rolledDiceOf } from '../pool-words.ts'
import { isOnTitled, spotsTitled } from '../spotting.ts'
import {
  aCharacter,
  damageACharacter,
  hostOf,
  isColor,
  removeADie,
  removeSome,
  resolveShowing,
  sideShows,
  turnADie,
} from '../words.ts'

export const GALAXY_BLUE_VILLAIN: Texts = {
  // Luce
  '08002': {
    text: {
      en: 'Action – Discard a hand card with an odd cost to reroll a die, whoever’s it is.',
      de: 'Aktion – Lege eine Handkarte mit ungeraden Kosten ab, um einen Würfel neu zu werfen, gleich wessen.',
    },
    short: {
      en: 'Action – Discard a hand card with an odd cost to reroll any die.',
      de: 'Aktion – Lege eine Handkarte mit ungeraden Kosten ab: Wirf einen neu.',
    },
    abilities: [
      action({
        *run(t, me) {
          const s = t.state
          const odd = s.players[me.seat].hand.filter((card) => hasOddCost(s.kinds[card]))
          const card = yield* chooseId(t, me, 'discard', odd)
          if (card === null) return
          yield* discardCards(t, me.seat, [card])
          yield* rerollOne(t, me, 'any')
        },
      }),
    ],
  },
  // Nightbrother
  '08003': {
    text: {
      en: 'Once the effect of a card has rerolled this die, you may discard the top 2 cards of your deck to resolve it, its value 1 higher.',
      de: 'Nachdem der Effekt einer Karte diesen Würfel neu geworfen hat, darfst du die obersten 2 Karten deines Decks ablegen, um ihn mit um 1 erhöhtem Wert abzuhandeln.',
    },
    short: {
      en: 'After a card rerolls this die: discard 2 of your deck to resolve it at +1.',
      de: 'Wirft ihn eine Karte neu: 2 Deckkarten weg, nutze ihn mit +1.',
    },
    abilities: [
      when('after roll', {
        if: (s, me, { dice, again, byCard }) =>
          again && byCard === true && s.dice.some((die) => die.card === me.card && dice.includes(die.id)),
        *run(t, me, { dice }) {
          const s = t.state
          for (const id of dice) {
            const die = findDie(s, id)
            if (die?.card !== me.card || die.pool !== me.seat || s.players[me.seat].deck.length < 2) continue
            const open = canResolve(s, me.seat, die) ? [die] : []
            if ((yield* chooseDie(t, me, 'resolve', open, { optional: true })) === null) continue
            discardTop(t, me.seat, 2)
            yield* resolveDie(t, me, die, { plus: 1 })
          }
        },
      }),
    ],
  },
  // Burst Of Lightning
  '08005': {
    text: {
      en: 'Remove all shields from a character. For each of them you may remove a die.',
      de: 'Entferne alle Schilde von einem Charakter. Für jeden davon darfst du einen Würfel entfernen.',
    },
    abilities: [
      effect(function* (t, me) {
        const target = yield* aCharacter(t, me, 'shields-off', 'any', ({ shields }) => shields > 0)
        if (target === null) return
        const count = yield* removeShields(t, me, target.id, target.shields)
        const dice = diceIn(t.state, me, 'any')
        yield* removeSome(t, me, dice, { min: 0, max: Math.min(count, dice.length) })
      }),
    ],
  },
  // Endow
  '08006': {
    text: {
      en: 'Play any number of blue upgrades from your hand on one of your blue characters; each costs what it costs. Then roll their dice into your pool.',
      de: 'Spiele beliebig viele blaue Aufwertungen aus deiner Hand für ihre Kosten an einen deiner blauen Charaktere. Dann wirf ihre Würfel in deinen Pool.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const isOne = ({ kind }: Card): boolean => isColor(kind, 'blue')
        const host = yield* aCharacter(t, me, 'which-character', 'yours', isOne)
        if (host === null) return
        const played: number[] = []
        const isBlue = (kind: number): boolean => factsOf(kind).type === 'upgrade' && isColor(kind, 'blue')
        for (;;) {
          const terms = { on: ({ id }: Card) => id === host.id }
          const card = yield* playOne(t, me, s.players[me.seat].hand, isBlue, terms, { optional: true })
          if (card === null) break
          played.push(card)
        }
        yield* rollIntoPool(
          t,
          me.seat,
          s.dice.filter(({ card, pool }) => pool === NONE && played.includes(card)),
        )
      }),
    ],
  },
  // Fear and Dead Men
  '08007': {
    text: {
      en: 'Resolve one of your dice showing melee damage against each character of an opponent, without paying its cost.',
      de: 'Handle einen deiner Würfel mit Nahkampfschaden gegen jeden Charakter eines Gegners ab, ohne seine Kosten zu zahlen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveShowing(t, me, ['melee'], () => true, { free: true, each: true })
      }),
    ],
  },
  // I Am The Senate
  '08008': {
    text: {
      en: 'Only if you have exactly one character in play. For each die in your pool you may remove a die of the same value.',
      de: 'Nur, falls du genau einen Charakter im Spiel hast. Für jeden Würfel in deinem Pool darfst du einen Würfel mit demselben Wert entfernen.',
    },
    abilities: [
      onlyIf((s, seat) => countCharacters(s, seat) === 1),
      effect(function* (t, me) {
        const s = t.state
        for (const value of poolOf(s, me.seat).map((die) => dieValue(s, die)))
          yield* removeADie(t, me, 'any', (die) => dieValue(s, die) === value, { optional: true })
      }),
    ],
  },
  // Let The Hate Flow
  '08009': {
    text: {
      en: 'Only if one of your dice shows a blank. Turn a die to a blank.',
      de: 'Nur, falls einer deiner Würfel eine Leerseite zeigt. Drehe einen Würfel auf eine Leerseite.',
    },
    abilities: [
      onlyShowing('blank'),
      effect(function* (t, me) {
        const dice = diceIn(t.state, me, 'any').filter((die) => !isBlank(die))
        yield* turnADie(t, me, dice, (die, side) => sideShows(die, side, 'blank'))
      }),
    ],
  },
  // Galactic Deception
  '08011': {
    text: {
      en: 'Opponents can’t give shields to characters. Discard this support once the action phase has ended.',
      de: 'Gegner können Charakteren keine Schilde geben. Lege diese Unterstützung ab, nachdem die Aktionsphase geendet hat.',
    },
    abilities: [
      always({ forbids: (_s, me, deed) => deed.what === 'shields' && deed.by !== me.seat }),
      untilActionPhaseEnds(),
    ],
  },
  // Vader's Fist
  '08013': {
    text: {
      en: 'Once you have played this support, you may roll this die into your pool. Power Action – Roll this die into your pool. Spot Darth Vader to turn it to any side.',
      de: 'Nachdem du diese Unterstützung gespielt hast, darfst du diesen Würfel in deinen Pool werfen. Mächtige Aktion – Wirf diesen Würfel in deinen Pool. Sichte Darth Vader, um ihn auf eine beliebige Seite zu drehen.',
    },
    short: {
      en: 'When played and as a Power Action roll this die (Vader: turn it then).',
      de: 'Beim Spielen und als mächtige Aktion: Wirf ihn (Vader: drehe ihn).',
    },
    abilities: [
      when('after play', {
        of: 'this-by-you',
        may: true,
        *run(t, me) {
          yield* rollThisDie(t, me)
        },
      }),
      action({
        limit: 'round',
        *run(t, me) {
          yield* rollThisDie(t, me)
          if (spotsTitled(t.state, me.seat, 'Darth Vader')) yield* turnThisDie(t, me)
        },
      }),
    ],
  },
  // Bloodlust
  '08014': {
    text: {
      en: 'Once you have resolved a character die of the character that this is attached to as damage, you may deal 1 damage to a character.',
      de: 'Nachdem du einen Charakterwürfel des Charakters, an den diese Karte angelegt ist, als Schaden abgehandelt hast, darfst du einem Charakter 1 Schaden zufügen.',
    },
    short: {
      en: 'After its character’s die is resolved as damage, you may deal 1 damage.',
      de: 'Nach Schaden durch seinen Charakterwürfel darfst du 1 Schaden zufügen.',
    },
    abilities: [
      when('after resolve', {
        of: 'attached',
        may: true,
        if: (_s, me, { seat, symbol }) => seat === me.seat && DAMAGE.includes(symbol),
        *run(t, me) {
          yield* damageACharacter(t, me, 1)
        },
      }),
    ],
  },
  // Chain Sickle
  '08015': {
    text: {
      en: 'Once a character has taken damage from this die, reroll any number of its dice and of its upgrades’ dice.',
      de: 'Nachdem ein Charakter durch diesen Würfel Schaden genommen hat, wirf beliebig viele seiner Würfel und der Würfel seiner Aufwertungen neu.',
    },
    short: {
      en: 'After a character takes damage from this die, reroll any of its dice.',
      de: 'Nach Schaden durch diesen Würfel: Wirf Würfel des Getroffenen neu.',
    },
    abilities: [
      when('after taken', {
        if: (_s, me, { source, cause }) => source === me.card && cause === 'die',
        *run(t, me, { card }) {
          const his = rolledDiceOf(t.state, card).map(({ id }) => id)
          yield* rerollUpTo(t, me, 'any', ({ id }) => his.includes(id))
        },
      }),
    ],
  },
  // Darth Vader's Lightsaber
  '08016': {
    text: {
      en: 'Once you have resolved this die, you may spend 1 resource to roll a character die of the character that this upgrade is attached to into your pool. Then, on Darth Vader, deal 1 damage to a character.',
      de: 'Nachdem du diesen Würfel abgehandelt hast, darfst du 1 Ressource ausgeben, um einen Charakterwürfel des Charakters, an den diese Aufwertung angelegt ist, in deinen Pool zu werfen. Dann füge, an Darth Vader, einem Charakter 1 Schaden zu.',
    },
    short: {
      en: 'After resolving it, pay 1 to roll its character’s die (Vader: 1 damage).',
      de: 'Danach zahle 1: Wirf einen Würfel des Trägers (Vader: 1 Schaden).',
    },
    abilities: [
      when('after resolve', {
        of: 'this-by-you',
        *run(t, me) {
          const s = t.state
          const host = hostOf(s, me)
          const dice = s.dice.filter(({ card, pool }) => card === host?.id && pool === NONE)
          if (dice.length === 0 || !(yield* maySpend(t, me, 1))) return
          const rolled = yield* rollSome(t, me, dice, { min: 1, max: 1 })
          if (rolled.length > 0 && isOnTitled(s, me.card, 'Darth Vader')) yield* damageACharacter(t, me, 1)
        },
      }),
    ],
  },
  // Energy Bow
  '08017': {
    text: {
      en: 'Once the effect of one of your cards has rerolled character dice, you may reroll this die.',
      de: 'Nachdem der Effekt einer deiner Karten Charakterwürfel neu geworfen hat, darfst du diesen Würfel neu werfen.',
    },
    short: {
      en: 'After one of your cards rerolls character dice, you may reroll this die.',
      de: 'Wirft eine deiner Karten Charakterwürfel neu, darfst du diesen auch.',
    },
    abilities: [
      when('after roll', {
        of: 'yours',
        may: true,
        if: (s, _me, { dice, again, byCard }) =>
          again && byCard === true && s.dice.some((die) => dice.includes(die.id) && isCharacterDie(s, die)),
        possible: (s, me) => ownDice(s, me).length > 0,
        *run(t, me) {
          yield* reroll(t, me, ownDice(t.state, me))
        },
      }),
    ],
  },
}
