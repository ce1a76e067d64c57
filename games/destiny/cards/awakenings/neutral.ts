/** Awakenings: neutral upgrades and supports with dice, except gray ones. */

import { factsOf, isCopy } from '../../facts/index.ts'
import { special, type Texts, when } from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { useClaimAbility } from '../../rules/actions/claim.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import { abilitiesOf } from '../../rules/cards.ts'
import { chooseCard, chooseId, chooseWays, isShowing } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { dieValue } from '../../rules/dice.ts'
import { drawCards } from '../../rules/hand.ts'
import { gainResources } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import { useSpecial } from '../../rules/symbols.ts'
import { NONE } from '../../state.ts'
import {
  aCharacter,
  damageACharacter,
  damageTheirCharacters,
  hostOf,
  onlyOn,
  removeADie,
  shieldACharacter,
  toPlaySpot,
} from '../words.ts'

const ONE_LESS = { discount: 1 }

export const NEUTRAL: Texts = {
  // Outpost
  '01053': {
    text: {
      en: 'Special – Use the claim ability of the battlefield as if you had claimed it just now.',
      de: 'Spezial – Verwende die Beanspruchen-Fähigkeit des Schlachtfelds, als hättest du es gerade beansprucht.',
    },
    short: {
      en: 'Special – Use the battlefield’s claim ability.',
      de: 'Spezial – Nutze die Beanspruchen-Fähigkeit des Schlachtfelds.',
    },
    abilities: [
      special(function* (t, me) {
        yield* useClaimAbility(t, me.seat, t.state.battlefield)
      }),
    ],
  },
  // DH-17 Blaster Pistol
  '01054': { text: { en: '', de: '' }, abilities: [] },
  // IQA-11 Blaster Rifle
  '01055': {
    text: {
      en: 'Special – A character is dealt 2 unblockable damage.',
      de: 'Spezial – Einem Charakter werden 2 nicht-blockierbare Schaden zugefügt.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageACharacter(t, me, 2, { unblockable: true })
      }),
    ],
  },
  // Promotion
  '01056': {
    text: {
      en: 'Only on a red character. Once you have played this upgrade, you may draw a card.',
      de: 'Nur an einem roten Charakter. Nachdem du diese Aufwertung gespielt hast, darfst du 1 Karte ziehen.',
    },
    short: {
      en: 'Red only. When played, you may draw a card.',
      de: 'Nur Rote. Beim Spielen darfst du 1 Karte ziehen.',
    },
    abilities: [
      onlyOn('red'),
      when('after play', {
        of: 'this',
        may: true,
        possible: (s, me) => s.players[me.seat].deck.length > 0,
        run(t, me) {
          drawCards(t, me.seat, 1)
        },
      }),
    ],
  },
  // Force Throw
  '01057': {
    text: {
      en: 'Only on a blue character. Special – Remove any one die: a character is dealt damage equal to the value that it showed, which is 0 for specials and blanks.',
      de: 'Nur an einem blauen Charakter. Spezial – Entferne einen beliebigen Würfel: Einem Charakter wird Schaden in Höhe des Wertes zugefügt, den dieser gezeigt hat; Spezial- und Leerseiten zählen 0.',
    },
    short: {
      en: 'Special – Remove any die: its value as damage to a character.',
      de: 'Spezial – Entferne einen Würfel: sein Wert als Schaden.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const removed = yield* removeADie(t, me)
        if (removed === null) return
        const value = dieValue(t.state, removed)
        if (value > 0) yield* damageACharacter(t, me, value)
      }),
    ],
  },
  // Force Training
  '01058': {
    text: {
      en: 'To play it, spot a blue character. Special – Do two of these three: a character is dealt 1 damage; you gain 1 resource; a character gets 1 shield.',
      de: 'Sichte einen blauen Charakter, um diese Karte zu spielen. Spezial – Zwei von diesen drei: Einem Charakter wird 1 Schaden zugefügt; du erhältst 1 Ressource; ein Charakter erhält 1 Schild.',
    },
    short: {
      en: 'Special – Two of three: 1 damage, 1 resource, 1 shield.',
      de: 'Spezial – Zwei von drei: 1 Schaden, 1 Ressource, 1 Schild.',
    },
    abilities: [
      toPlaySpot('blue'),
      special(function* (t, me) {
        for (const way of yield* chooseWays(t, me, 'force-training', ['damage', 'resource', 'shield'], 2))
          if (way === 'damage') yield* damageACharacter(t, me, 1)
          else if (way === 'resource') gainResources(t, me.seat, 1)
          else yield* shieldACharacter(t, me, 1)
      }),
    ],
  },
  // Lightsaber
  '01059': {
    text: {
      en: 'Redeploy. Special – A character is dealt 2 unblockable damage.',
      de: 'Verlegen. Spezial – Einem Charakter werden 2 nicht-blockierbare Schaden zugefügt.',
    },
    short: {
      en: 'Redeploy. Special – 2 unblockable damage.',
      de: 'Verlegen. Spezial – 2 Schaden ohne Block.',
    },
    keywords: ['redeploy'],
    abilities: [
      special(function* (t, me) {
        yield* damageACharacter(t, me, 2, { unblockable: true })
      }),
    ],
  },
  // Mind Probe
  '01060': {
    text: {
      en: 'Only on a blue character. Special – A character of an opponent is dealt 1 damage per card in this opponent’s hand.',
      de: 'Nur an einem blauen Charakter. Spezial – Einem Charakter eines Gegners wird je Handkarte dieses Gegners 1 Schaden zugefügt.',
    },
    short: {
      en: 'Special – 1 damage to a foe’s character for each card in his hand.',
      de: 'Spezial – Je Handkarte eines Gegners 1 Schaden an einem der Seinen.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const target = yield* aCharacter(t, me, 'damage', 'opponents')
        if (target === null) return
        yield* dealDamage(t, me, target.id, t.state.players[target.controller].hand.length)
      }),
    ],
  },
  // Black Market
  '01064': {
    text: {
      en: 'Special – Draw 2 cards. You may play an upgrade out of your hand for 1 resource less.',
      de: 'Spezial – Ziehe 2 Karten. Du darfst eine Aufwertung aus deinen Handkarten für 1 Ressource weniger spielen.',
    },
    short: {
      en: 'Special – Draw 2 cards. You may play an upgrade for 1 less.',
      de: 'Spezial – Ziehe 2 Karten. Eine Aufwertung kostet dich 1 weniger.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        drawCards(t, me.seat, 2)
        const upgrades = s.players[me.seat].hand.filter(
          (card) => factsOf(s.kinds[card]).type === 'upgrade' && canPlay(s, me.seat, card, ONE_LESS),
        )
        const card = yield* chooseId(t, me, 'play-card', upgrades, { optional: true })
        if (card !== null) yield* playCard(t, me.seat, card, ONE_LESS)
      }),
    ],
  },
  // Cunning
  '01065': {
    text: {
      en: 'Only on a yellow character. Special – Use the special of another card in play, whoever’s it is, as though that card were yours.',
      de: 'Nur an einem gelben Charakter. Spezial – Verwende die Spezialfähigkeit einer anderen Karte im Spiel, wem auch immer sie gehört, als wäre die Karte deine.',
    },
    short: {
      en: 'Special – Use the special of another card in play as yours.',
      de: 'Spezial – Nutze die Spezialfähigkeit einer anderen Karte.',
    },
    abilities: [
      onlyOn('yellow'),
      special(function* (t, me) {
        // A copy of this card could only pass it on to a card that can be chosen at once.
        const cards = t.state.cards.filter(
          ({ kind }) => abilitiesOf(kind, 'special').length > 0 && !isCopy(factsOf(kind), factsOf(me.kind)),
        )
        const card = yield* chooseCard(t, me, 'use-special', cards)
        if (card !== null) yield* useSpecial(t, { seat: me.seat, card: card.id, kind: card.kind, die: NONE })
      }),
    ],
  },
  // Jetpack
  '01066': {
    text: {
      en: 'Special – Any one die that shows melee damage is removed, and the character that this is attached to gets 1 shield.',
      de: 'Spezial – Ein beliebiger Würfel, der Nahkampfschaden zeigt, wird entfernt, und der Charakter, an dem diese Karte angebracht ist, erhält 1 Schild.',
    },
    short: {
      en: 'Special – A melee die is removed; its character gets 1 shield.',
      de: 'Spezial – Entferne einen Nahkampfwürfel; der Träger erhält 1 Schild.',
    },
    abilities: [
      special(function* (t, me) {
        yield* removeADie(t, me, 'any', (die) => isShowing(die, 'melee'))
        const host = hostOf(t.state, me)
        if (host !== undefined) yield* giveShields(t, me, host.id, 1)
      }),
    ],
  },
  // Thermal Detonator
  '01067': {
    text: {
      en: 'To play it, spot a yellow character. Special – Every character of an opponent is dealt 3 damage. This upgrade is discarded from play.',
      de: 'Sichte einen gelben Charakter, um diese Karte zu spielen. Spezial – Jedem Charakter eines Gegners werden 3 Schaden zugefügt. Diese Aufwertung wird aus dem Spiel abgelegt.',
    },
    short: {
      en: 'Special – 3 damage to each of a foe’s characters. Discard this.',
      de: 'Spezial – Je 3 Schaden an allen eines Gegners. Lege sie ab.',
    },
    abilities: [
      toPlaySpot('yellow'),
      special(function* (t, me) {
        yield* damageTheirCharacters(t, me, 3)
        yield* discardFromPlay(t, me, me.card, 'special')
      }),
    ],
  },
}
