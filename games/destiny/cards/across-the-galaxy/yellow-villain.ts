/** Across the Galaxy: yellow cards of villains, and the gray plot. */

import { factsOf } from '../../facts/index.ts'
import type { Deed } from '../../offers.ts'
import { action, always, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import {
  cardsOfType,
  charactersOf,
  chooseCard,
  chooseOpponent,
  chooseWays,
  diceIn,
  opponentsOf,
} from '../../rules/choose.ts'
import { dealDamage, dealToEach } from '../../rules/damage.ts'
import { dieValue, isCharacterDie } from '../../rules/dice.ts'
import { discardChosen, discardRandom, look, shuffleDeck } from '../../rules/hand.ts'
import { exhaust } from '../../rules/ready.ts'
import { gainResources, loseResources } from '../../rules/resources.ts'
import { type Card, findDie } from '../../state.ts'
import { agrees, playFromHand, rerollOne } from '../deeds.ts'
import {
  activateSome,
  dealIndirect,
  defeatedOf,
  onlyIf,
  onlyShowing,
  playOne,
  showsAnyDamage,
  untilActionPhaseEnds,
} from '../more-words.ts'
import { DAMAGE } from '../pool-words.ts'
import { isOnTitled } from '../spotting.ts'
import {
  aCharacter,
  damageACharacter,
  hasSubtype,
  hostOf,
  onlyOn,
  opponentRemoves,
  removeADie,
  resolveShowing,
  spotTo,
} from '../words.ts'

/** Of a die that has left the game with its card. */
const isCharacterCard = (kind: number): boolean => factsOf(kind).type === 'character'

const isCheap = ({ kind, ready }: Card): boolean => ready && costOnCard(kind) <= 2

export const GALAXY_YELLOW_VILLAIN: Texts = {
  // Dryden Vos
  '08035': {
    text: {
      en: 'Special – Shuffle your deck and look at its top card. You may play it without paying for it.',
      de: 'Spezial – Mische dein Deck und sieh dir die oberste Karte an. Du darfst sie kostenlos spielen.',
    },
    short: {
      en: 'Special – Shuffle your deck, look at the top card: you may play it for free.',
      de: 'Spezial – Mische dein Deck; du darfst die oberste Karte gratis spielen.',
    },
    abilities: [
      special(function* (t, me) {
        shuffleDeck(t, me.seat)
        const top = t.state.players[me.seat].deck.slice(-1)
        look(t, me.seat, top)
        yield* playOne(t, me, top, () => true, { free: true }, { optional: true, what: 'play-free' })
      }),
    ],
  },
  // Act Of Cruelty
  '08038': {
    text: {
      en: 'Deal 1 unblockable damage to each damaged character of an opponent. Then he discards a random hand card for each of his defeated characters.',
      de: 'Füge jedem beschädigten Charakter eines Gegners 1 nicht-blockierbaren Schaden zu. Dann legt er für jeden seiner besiegten Charaktere eine zufällige Handkarte ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const opponent = yield* chooseOpponent(t, me)
        const hurt = charactersOf(s, opponent).filter(({ damage }) => damage > 0)
        yield* dealToEach(
          t,
          me,
          hurt.map(({ id }) => ({ card: id, amount: 1 })),
          { unblockable: true },
        )
        yield* discardRandom(t, opponent, defeatedOf(s, opponent).length)
      }),
    ],
  },
  // Cunning Ruse
  '08039': {
    text: {
      en: 'Reroll a character die. Then deal its character damage equal to its value.',
      de: 'Wirf einen Charakterwürfel neu. Dann füge seinem Charakter Schaden in Höhe seines Wertes zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* rerollOne(t, me, 'any', (one) => isCharacterDie(t.state, one))
        if (die !== null) yield* dealDamage(t, me, die.card, dieValue(t.state, die))
      }),
    ],
  },
  // Exploit
  '08040': {
    text: {
      en: 'Only if an opponent has no resources. Remove one of his dice.',
      de: 'Nur, falls ein Gegner keine Ressourcen hat. Entferne einen seiner Würfel.',
    },
    abilities: [
      onlyIf((s, seat) => opponentsOf(s, seat).some((other) => s.players[other].resources === 0)),
      effect(function* (t, me) {
        yield* removeADie(t, me, 'opponents', ({ pool }) => t.state.players[pool].resources === 0)
      }),
    ],
  },
  // First Claim
  '08041': {
    text: {
      en: 'Spot a yellow character: you get as many resources as a support or upgrade in play costs.',
      de: 'Sichte einen gelben Charakter: Du erhältst so viele Ressourcen, wie eine Unterstützung oder Aufwertung im Spiel kostet.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        const open = t.state.cards.filter(({ type }) => type === 'support' || type === 'upgrade')
        const card = yield* chooseCard(t, me, 'which-card', open)
        if (card !== null) gainResources(t, me.seat, costOnCard(card.kind))
      }),
    ],
  },
  // Heated Confrontation
  '08042': {
    text: {
      en: 'Ambush. Resolve one of your dice showing damage. Then an opponent must resolve one of his showing damage.',
      de: 'Hinterhalt. Handle einen deiner Würfel mit Schaden ab. Dann muss ein Gegner einen seiner Würfel mit Schaden abhandeln.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        if ((yield* resolveShowing(t, me, DAMAGE)) === null) return
        const seat = yield* chooseOpponent(t, me)
        yield* resolveShowing(t, { ...me, seat }, DAMAGE)
      }),
    ],
  },
  // In a Bind
  '08043': {
    text: {
      en: 'An opponent chooses two: remove 2 of the own dice, discard 2 cards from hand, or be dealt 2 indirect damage by you.',
      de: 'Ein Gegner wählt zwei: 2 eigene Würfel entfernen, 2 Handkarten ablegen oder von dir 2 indirekten Schaden nehmen.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const ways: readonly Deed[] = ['remove', 'discard', 'indirect']
        for (const way of yield* chooseWays(t, { ...me, seat: opponent }, 'choose-two', ways, 2)) {
          if (way === 'remove') yield* opponentRemoves(t, me, opponent, 2)
          else if (way === 'discard') yield* discardChosen(t, me, opponent, 2)
          else yield* dealIndirect(t, me, 2, opponent)
        }
      }),
    ],
  },
  // Shakedown
  '08044': {
    text: {
      en: 'Only if one of your dice shows disrupt. Remove a die worth 2 or less.',
      de: 'Nur, falls einer deiner Würfel Stören zeigt. Entferne einen Würfel mit dem Wert 2 oder weniger.',
    },
    abilities: [
      onlyShowing('disrupt'),
      effect(function* (t, me) {
        yield* removeADie(t, me, 'any', (die) => dieValue(t.state, die) <= 2)
      }),
    ],
  },
  // Sidestep
  '08045': {
    text: {
      en: 'Exhaust a support that costs 2 or less. Then you may deal yourself 1 indirect damage to exhaust another one.',
      de: 'Erschöpfe eine Unterstützung, die höchstens 2 kostet. Dann darfst du dir selbst 1 indirekten Schaden zufügen, um eine weitere zu erschöpfen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const cheap = (): Card[] => cardsOfType(s, 'support', me, 'any').filter(isCheap)
        const first = yield* chooseCard(t, me, 'exhaust', cheap())
        if (first === null || !exhaust(t, first.id) || cheap().length === 0) return
        if (!(yield* agrees(t, me))) return
        yield* dealIndirect(t, me, 1, me.seat)
        const second = yield* chooseCard(t, me, 'exhaust', cheap())
        if (second !== null) exhaust(t, second.id)
      }),
    ],
  },
  // Wanton Destruction
  '08046': {
    text: {
      en: 'Each character die showing damage, whoever’s it is, deals damage equal to its value to its own character.',
      de: 'Jeder Charakterwürfel mit Schaden, gleich wessen, fügt seinem eigenen Charakter Schaden in Höhe seines Wertes zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const dice = diceIn(s, me, 'any').filter((die) => isCharacterDie(s, die) && showsAnyDamage(die))
        const shares = dice.map((die) => ({ card: die.card, amount: dieValue(s, die) }))
        yield* dealToEach(t, me, shares)
      }),
    ],
  },
  // Firespray-31
  '08048': {
    text: {
      en: 'Power Action – Play a mod from your hand on this support; it costs 2 less.',
      de: 'Mächtige Aktion – Spiele einen Mod aus deiner Hand an diese Unterstützung; er kostet 2 weniger.',
    },
    short: {
      en: 'Power Action – Play a mod from your hand on this; it costs 2 less.',
      de: 'Mächtige Aktion – Spiele einen Mod hieran; er kostet 2 weniger.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const on = ({ id }: Card): boolean => id === me.card
          yield* playFromHand(t, me, (kind) => hasSubtype(kind, 'mod'), { discount: 2, on })
        },
      }),
    ],
  },
  // Relentless
  '08049': {
    text: {
      en: 'Opponents can’t heal characters. Discard this support once the action phase has ended.',
      de: 'Gegner können Charaktere nicht heilen. Lege diese Unterstützung ab, nachdem die Aktionsphase geendet hat.',
    },
    short: {
      en: 'Opponents can’t heal characters. Discarded after the action phase.',
      de: 'Gegner können nicht heilen. Nach der Aktionsphase abgelegt.',
    },
    abilities: [
      always({ forbids: (_s, me, deed) => deed.what === 'heal' && deed.by !== me.seat }),
      untilActionPhaseEnds(),
    ],
  },
  // Donderbus Blaster Pistol
  '08050': {
    text: {
      en: 'Only on a yellow character. Redeploy. Once you have played this upgrade, you may activate its character.',
      de: 'Nur an einem gelben Charakter. Verlegen. Nachdem du diese Aufwertung gespielt hast, darfst du ihren Charakter aktivieren.',
    },
    short: {
      en: 'Yellow only. Redeploy. When played, you may activate its character.',
      de: 'Nur Gelbe. Verlegen. Beim Spielen darfst du den Träger aktivieren.',
    },
    keywords: ['redeploy'],
    abilities: [
      onlyOn('yellow'),
      when('after play', {
        of: 'this-by-you',
        *run(t, me) {
          const host = hostOf(t.state, me)
          yield* activateSome(t, me, 1, ({ id }) => id === host?.id)
        },
      }),
    ],
  },
  // Grappling Boa
  '08051': {
    text: {
      en: 'Once a character has taken damage from this die, you may remove one of its character dice.',
      de: 'Nachdem ein Charakter durch diesen Würfel Schaden genommen hat, darfst du einen seiner Charakterwürfel entfernen.',
    },
    short: {
      en: 'After a character takes damage from this die, you may remove its die.',
      de: 'Nach Schaden durch ihn darfst du einen Würfel des Getroffenen entfernen.',
    },
    abilities: [
      when('after taken', {
        if: (_s, me, { source, cause }) => source === me.card && cause === 'die',
        *run(t, me, { card }) {
          const isHis = (die: { readonly card: number }): boolean => die.card === card
          yield* removeADie(t, me, 'any', isHis, { optional: true })
        },
      }),
    ],
  },
  // Tobias Beckett's Rifle
  '08052': {
    text: {
      en: 'Once you have played this upgrade on Tobias Beckett, an opponent may be made to lose 1 resource. Special – Deal 2 damage to a character of an opponent, or 3 if that opponent has no resources.',
      de: 'Nachdem du diese Aufwertung an Tobias Beckett gespielt hast, darfst du einen Gegner 1 Ressource verlieren lassen. Spezial – Füge einem Charakter eines Gegners 2 Schaden zu oder 3, falls dieser Gegner keine Ressourcen hat.',
    },
    short: {
      en: 'On Beckett: a foe loses 1. Special – 2 damage, or 3 if he has no resources.',
      de: 'An Beckett: Gegner −1. Spezial – 2 Schaden, ohne Ressourcen 3.',
    },
    abilities: [
      when('after play', {
        of: 'this-by-you',
        may: true,
        if: (s, me) => isOnTitled(s, me.card, 'Tobias Beckett'),
        *run(t, me) {
          yield* loseResources(t, yield* chooseOpponent(t, me), 1, me.seat)
        },
      }),
      special(function* (t, me) {
        const target = yield* aCharacter(t, me, 'damage', 'opponents')
        if (target === null) return
        const isPoor = t.state.players[target.controller].resources === 0
        yield* dealDamage(t, me, target.id, isPoor ? 3 : 2)
      }),
    ],
  },
  // Vow Of Vengeance
  '08053': {
    text: {
      en: 'Character dice of its character that show damage are worth 1 more for each of your defeated characters.',
      de: 'Charakterwürfel ihres Charakters, die Schaden zeigen, sind für jeden deiner besiegten Charaktere 1 mehr wert.',
    },
    short: {
      en: 'Its character’s damage dice: +1 for each of your defeated characters.',
      de: 'Schadenswürfel des Trägers: je besiegtem eigenen Charakter +1.',
    },
    abilities: [
      always({
        value: (s, me, die) =>
          die.card === hostOf(s, me)?.id && isCharacterDie(s, die) && showsAnyDamage(die)
            ? defeatedOf(s, me.seat).length
            : 0,
      }),
    ],
  },
  // Retribution
  '08054': {
    text: {
      en: 'Only with a character of at least 20 points in your team. Once an opponent has removed character dice of yours, you may deal 1 damage to a character.',
      de: 'Nur mit einem Charakter von mindestens 20 Punkten im Team. Nachdem ein Gegner Charakterwürfel von dir entfernt hat, darfst du einem Charakter 1 Schaden zufügen.',
    },
    short: {
      en: 'After an opponent removes your character dice, you may deal 1 damage.',
      de: 'Entfernt ein Gegner deine Charakterwürfel, darfst du 1 Schaden zufügen.',
    },
    abilities: [
      when('after remove', {
        of: 'opponents',
        may: true,
        if: (s, me, { dice }) =>
          dice.some(({ die, card, seat }) => {
            if (seat !== me.seat) return false
            const one = findDie(s, die)
            return one === undefined ? isCharacterCard(s.kinds[card]) : isCharacterDie(s, one)
          }),
        *run(t, me) {
          yield* damageACharacter(t, me, 1)
        },
      }),
    ],
  },
}
