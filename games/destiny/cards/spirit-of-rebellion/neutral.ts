/** Spirit of Rebellion: cards that anybody can play, and battlefields. */

import { factsOf } from '../../facts/index.ts'
import {
  always,
  block,
  claim,
  dieRules,
  effect,
  instead,
  only,
  special,
  type Texts,
  when,
} from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { switchBattlefield, unusedBattlefields, useClaimAbility } from '../../rules/actions/claim.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import {
  cardsOfType,
  charactersOf,
  chooseCard,
  chooseDie,
  chooseId,
  chooseOpponent,
  chooseWay,
  isShowing,
} from '../../rules/choose.ts'
import { damageOn, heal, placeDamage } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { freeze, isCharacterDie } from '../../rules/dice.ts'
import { discardTop, moveCard, reveal } from '../../rules/hand.ts'
import { gainResources } from '../../rules/resources.ts'
import { MOST_SHIELDS, moveShield } from '../../rules/shields.ts'
import { stackedOn, stackOn, unstack } from '../../rules/stacked.ts'
import { moveUpgrade } from '../../rules/upgrades.ts'
import { findCard } from '../../state.ts'
import { isTitled } from '../spotting.ts'
import {
  aCharacter,
  diceOf,
  hasSubtype,
  onlyOn,
  removeADie,
  resolveOne,
  resolveShowing,
  spotTo,
} from '../words.ts'

const PREMONITIONS = 'Premonitions'

export const SPIRIT_NEUTRAL: Texts = {
  // Vibroknife
  '02057': {
    text: {
      en: 'Ambush. What this die deals, and what dice deal that it modifies, is unblockable.',
      de: 'Hinterhalt. Schaden dieses Würfels und von Würfeln, die er modifiziert, ist nicht-blockierbar.',
    },
    short: {
      en: 'Ambush. Damage of it and of what it modifies is unblockable.',
      de: 'Hinterhalt. Schaden von ihm und mit ihm ist ohne Block.',
    },
    keywords: ['ambush'],
    abilities: [dieRules({ unblockable: true })],
  },
  // Ascension Gun
  '02059': {
    text: {
      en: 'Special – Choose a battlefield that was brought but is not in use; use its ability as if you had just claimed it.',
      de: 'Spezial – Wähle ein Schlachtfeld, das mitgebracht wurde, aber nicht benutzt wird; verwende seine Fähigkeit, als hättest du es eben beansprucht.',
    },
    short: {
      en: 'Special – Use the claim ability of a battlefield not in use.',
      de: 'Spezial – Nutze die Fähigkeit eines unbenutzten Schlachtfelds.',
    },
    abilities: [
      special(function* (t, me) {
        const battlefield = yield* chooseId(t, me, 'unused-battlefield', unusedBattlefields(t.state))
        if (battlefield !== null) yield* useClaimAbility(t, me.seat, battlefield)
      }),
    ],
  },
  // Con Artist
  '02060': {
    text: {
      en: 'Only on a yellow character. Special – Put 1 damage on this upgrade. Then an opponent discards as many cards from the top of his deck as there is damage on it.',
      de: 'Nur an einem gelben Charakter. Spezial – Lege 1 Schaden auf diese Aufwertung. Dann legt ein Gegner so viele Karten oben von seinem Deck ab, wie Schaden auf ihr liegt.',
    },
    short: {
      en: 'Special – 1 damage on this; a foe discards as many deck cards.',
      de: 'Spezial – 1 Schaden hierauf; so viele Deckkarten legt ein Gegner ab.',
    },
    abilities: [
      onlyOn('yellow'),
      special(function* (t, me) {
        if (findCard(t.state, me.card) === undefined) return
        yield* placeDamage(t, me.card, 1)
        discardTop(t, yield* chooseOpponent(t, me), damageOn(t.state, me.card))
      }),
    ],
  },
  // Salvo
  '02121': {
    text: {
      en: 'Resolve one of your dice that shows ranged damage; it hits every character of an opponent.',
      de: 'Handle einen deiner Würfel ab, der Fernkampfschaden zeigt; er trifft jeden Charakter eines Gegners.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveShowing(t, me, ['ranged'], () => true, { each: true })
      }),
    ],
  },
  // Training
  '02125': {
    text: {
      en: 'Only on a red character that is not unique. That character is elite: it has a second die.',
      de: 'Nur an einem roten Charakter, der nicht einzigartig ist. Dieser Charakter ist Elite: Er hat einen zweiten Würfel.',
    },
    short: {
      en: 'Red, not unique. The character is elite: a second die.',
      de: 'Rot, nicht einzigartig. Der Träger ist Elite: zweiter Würfel.',
    },
    abilities: [
      only({ on: (_s, { kind }) => factsOf(kind).color === 'red' && !factsOf(kind).unique }),
      always({ elite: (s, me, card) => card.id === findCard(s, me.card)?.on }),
    ],
  },
  // Momentum Shift
  '02129': {
    text: {
      en: 'Move 1 shield from an opponent’s character to one of yours.',
      de: 'Verschiebe 1 Schild von einem gegnerischen Charakter zu einem von deinen.',
    },
    abilities: [
      effect(function* (t, me) {
        const room = cardsOfType(t.state, 'character', me, 'yours').filter(
          ({ shields }) => shields < MOST_SHIELDS,
        )
        if (room.length === 0) return
        const from = yield* aCharacter(t, me, 'shield-from', 'opponents', ({ shields }) => shields > 0)
        if (from === null) return
        const to = yield* chooseCard(t, me, 'shields', room)
        if (to !== null) yield* moveShield(t, me, from.id, to.id)
      }),
    ],
  },
  // Premonitions
  '02131': {
    text: {
      en: 'Either set this card aside with one of your hand cards face down on it. Or play, without paying for it, the card on another Premonitions that is set aside, and discard that copy.',
      de: 'Lege diese Karte mit einer deiner Handkarten verdeckt darauf beiseite. Oder spiele die Karte, die auf einer anderen beiseitegelegten Karte Vorahnungen liegt, kostenlos und lege jene ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const way = yield* chooseWay(t, me, 'premonitions', ['stack', 'play'])
        if (way === 'stack') {
          const card = yield* chooseId(t, me, 'stack', s.players[me.seat].hand)
          if (card === null) return 'aside'
          stackOn(t, me, card)
          return
        }
        const copies = s.players
          .flatMap(({ aside }) => aside)
          .filter((card) => isTitled(s.kinds[card], PREMONITIONS) && stackedOn(s, card) !== undefined)
        const copy = yield* chooseId(t, me, 'premonitions-copy', copies)
        const card = copy === null ? undefined : stackedOn(s, copy)
        if (copy === null || card === undefined) return
        unstack(s, card)
        reveal(t, [card])
        if (!(yield* playCard(t, me.seat, card, { free: true }))) moveCard(t, card, 'discard')
        moveCard(t, copy, 'discard')
      }),
    ],
  },
  // Rejuvenate
  '02132': {
    text: {
      en: 'Spot a blue character to heal 1 damage from a character.',
      de: 'Sichte einen blauen Charakter, um 1 Schaden von einem Charakter zu heilen.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        const target = yield* aCharacter(t, me, 'heal')
        if (target !== null) yield* heal(t, me, target.id, 1)
      }),
    ],
  },
  // Force Illusion
  '02135': {
    text: {
      en: 'Before the character that this is attached to takes damage, you may discard as many cards from the top of your deck to block it all. Then this upgrade is discarded.',
      de: 'Bevor der Charakter, an den diese Karte angelegt ist, Schaden erleidet, darfst du ebenso viele Karten oben von deinem Deck ablegen, um ihn ganz zu blockieren. Dann wird diese Aufwertung abgelegt.',
    },
    short: {
      en: 'Before damage is taken: discard as many deck cards to block it. Then discard.',
      de: 'Vor Schaden: Lege so viele Deckkarten ab, um ihn zu blocken.',
    },
    abilities: [
      block({
        *run(t, me, amount) {
          if (discardTop(t, me.seat, amount).length < amount) return 0
          yield* discardFromPlay(t, me, me.card, 'card')
          return amount
        },
      }),
    ],
  },
  // Evade
  '02136': {
    text: {
      en: 'A die that shows ranged damage is removed.',
      de: 'Ein Würfel, der Fernkampfschaden zeigt, wird entfernt.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeADie(t, me, 'any', (die) => isShowing(die, 'ranged'))
      }),
    ],
  },
  // New Orders
  '02137': {
    text: {
      en: 'A battlefield that was brought but is not in use takes the place of the one in use; you use its claim ability.',
      de: 'Ein Schlachtfeld, das mitgebracht wurde, aber nicht benutzt wird, tritt an die Stelle des benutzten; du verwendest seine Beanspruchen-Fähigkeit.',
    },
    abilities: [
      effect(function* (t, me) {
        const battlefield = yield* chooseId(t, me, 'unused-battlefield', unusedBattlefields(t.state))
        if (battlefield === null) return
        switchBattlefield(t, battlefield)
        yield* useClaimAbility(t, me.seat, battlefield)
      }),
    ],
  },
  // Parry
  '02138': {
    text: {
      en: 'A die that shows melee damage is removed.',
      de: 'Ein Würfel, der Nahkampfschaden zeigt, wird entfernt.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeADie(t, me, 'any', (die) => isShowing(die, 'melee'))
      }),
    ],
  },
  // Ammo Belt
  '02141': {
    text: {
      en: 'If an effect would discard a weapon from the character that this is attached to, you may discard this upgrade instead.',
      de: 'Würde ein Effekt eine Waffe von dem Charakter ablegen, an den diese Karte angelegt ist, darfst du stattdessen diese Aufwertung ablegen.',
    },
    short: {
      en: 'If a weapon of its character would be discarded, discard this instead.',
      de: 'Würde eine Waffe des Trägers abgelegt, lege stattdessen sie ab.',
    },
    abilities: [
      instead('discard', {
        may: true,
        if(s, me, { card, cause }) {
          const weapon = findCard(s, card)
          return (
            (cause === 'card' || cause === 'special') &&
            weapon?.type === 'upgrade' &&
            hasSubtype(weapon.kind, 'weapon') &&
            weapon.on === findCard(s, me.card)?.on
          )
        },
        *run(t, me, event) {
          return (yield* discardFromPlay(t, me, me.card, 'card')) ? null : event
        },
      }),
    ],
  },
  // Outmaneuver
  '02149': {
    text: {
      en: 'Once you have claimed the battlefield, you get 1 resource.',
      de: 'Nachdem du das Schlachtfeld beansprucht hast, erhältst du 1 Ressource.',
    },
    abilities: [when('after claim', { of: 'yours', run: (t, me) => gainResources(t, me.seat, 1) })],
  },
  // Fast Hands
  '02150': {
    text: {
      en: 'Only on a yellow character. Once you have activated that character, you may resolve one of its own dice or of its upgrades’ dice.',
      de: 'Nur an einem gelben Charakter. Nachdem du diesen Charakter aktiviert hast, darfst du einen seiner Charakter- oder Aufwertungswürfel abhandeln.',
    },
    short: {
      en: 'After its character is activated, you may resolve one of its dice.',
      de: 'Nach Aktivierung des Trägers darfst du einen Würfel abhandeln.',
    },
    abilities: [
      onlyOn('yellow'),
      when('after activate', {
        of: 'attached',
        *run(t, me, event) {
          const dice = diceOf(t.state, event.card)
          yield* resolveOne(t, me, (die) => dice.includes(die), {}, { optional: true })
        },
      }),
    ],
  },
  // Carbon-freezing Chamber
  '02151': {
    text: {
      en: 'Claim – Choose a character die. It can’t be rolled in the next round.',
      de: 'Beanspruchen – Wähle einen Charakterwürfel. Er kann in der nächsten Runde nicht geworfen werden.',
    },
    short: {
      en: 'Claim – A character die can’t be rolled next round.',
      de: 'Beanspruchen – Ein Charakterwürfel ruht in der nächsten Runde.',
    },
    abilities: [
      claim(function* (t, me) {
        const dice = t.state.dice.filter((die) => isCharacterDie(t.state, die))
        const die = yield* chooseDie(t, me, 'freeze', dice)
        if (die !== null) freeze(t, die)
      }),
    ],
  },
  // Cargo Hold
  '02152': {
    text: {
      en: 'Claim – Move an upgrade from one character to another of the same player.',
      de: 'Beanspruchen – Verschiebe eine Aufwertung von einem Charakter zu einem anderen desselben Spielers.',
    },
    short: {
      en: 'Claim – Move an upgrade to another character of the same player.',
      de: 'Beanspruchen – Verschiebe eine Aufwertung beim selben Spieler.',
    },
    abilities: [
      claim(function* (t, me) {
        const s = t.state
        const movable = cardsOfType(s, 'upgrade', me, 'any').filter(
          ({ on, controller }) =>
            findCard(s, on)?.type === 'character' && charactersOf(s, controller).length > 1,
        )
        const upgrade = yield* chooseCard(t, me, 'move-upgrade', movable)
        if (upgrade === null) return
        const others = charactersOf(s, upgrade.controller).filter(({ id }) => id !== upgrade.on)
        const to = yield* chooseCard(t, me, 'move-upgrade-to', others)
        if (to !== null) yield* moveUpgrade(t, upgrade.id, to.id)
      }),
    ],
  },
  // Docking Bay
  '02153': {
    text: {
      en: 'Claim – Play a support from your hand or discard pile; it costs 1 less.',
      de: 'Beanspruchen – Spiele eine Unterstützung aus deiner Hand oder deinem Ablagestapel; sie kostet 1 weniger.',
    },
    short: {
      en: 'Claim – Play a support from hand or discards for 1 less.',
      de: 'Beanspruchen – Unterstützung aus Hand oder Ablage für 1 weniger.',
    },
    abilities: [
      claim(function* (t, me) {
        const s = t.state
        const { hand, discard } = s.players[me.seat]
        const open = [...hand, ...discard].filter(
          (card) => factsOf(s.kinds[card]).type === 'support' && canPlay(s, me.seat, card, { discount: 1 }),
        )
        const card = yield* chooseId(t, me, 'play-card', open)
        if (card !== null) yield* playCard(t, me.seat, card, { discount: 1 })
      }),
    ],
  },
}
