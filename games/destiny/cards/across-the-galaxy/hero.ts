/** Across the Galaxy: cards of heroes. */

import { factsOf } from '../../facts/index.ts'
import { action, always, dieRules, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { enterPlay } from '../../rules/actions/play-card.ts'
import {
  cardsOfType,
  charactersOf,
  chooseCard,
  chooseId,
  chooseOpponent,
  chooseWay,
  citeOf,
  diceIn,
  upgradesOn,
} from '../../rules/choose.ts'
import { dealToEach, remainingHealth } from '../../rules/damage.ts'
import { changeType, defeat } from '../../rules/defeat.ts'
import { drawCards, look, shuffleDeck, takeOut } from '../../rules/hand.ts'
import { exhaust, ready } from '../../rules/ready.ts'
import { takeResources } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import { findCard } from '../../state.ts'
import { isOnTitled, isTitled, spotsTitled, titledCards } from '../spotting.ts'
import { damageACharacter, hasSubtype, hostOf, rerollThisDie, resolveShowing, turnADie } from '../words.ts'

const FALCON = 'Millennium Falcon'

export const GALAXY_HERO: Texts = {
  // Qui-Gon Jinn, Defiant Jedi Master
  '08058': {
    text: {
      en: 'While he has at least 2 shields, his own dice show 1 more. While he has 3, the dice of his upgrades do, too.',
      de: 'Solange er mindestens 2 Schilde hat, ist der Wert seiner Charakterwürfel um 1 höher. Solange er 3 hat, auch der seiner Aufwertungswürfel.',
    },
    short: {
      en: 'With 2 shields his own dice show 1 more; with 3 his upgrades’ dice, too.',
      de: 'Mit 2 Schilden seine Würfel +1; mit 3 auch die der Aufwertungen.',
    },
    abilities: [
      always({
        value(s, me, die) {
          const shields = findCard(s, me.card)?.shields ?? 0
          if (die.card === me.card) return shields >= 2 ? 1 : 0
          return shields >= 3 && findCard(s, die.card)?.on === me.card ? 1 : 0
        },
      }),
    ],
  },
  // Finishing Strike
  '08060': {
    text: {
      en: 'Resolve one of your dice that shows melee damage; its damage is unblockable. If the character that it hit then has 1 health left, defeat it.',
      de: 'Handle einen deiner Würfel ab, der Nahkampfschaden zeigt; sein Schaden ist nicht-blockierbar. Hat der getroffene Charakter dann noch 1 Ausdauer, besiege ihn.',
    },
    abilities: [
      effect(function* (t, me) {
        const resolved = yield* resolveShowing(t, me, ['melee'], () => true, { unblockable: true })
        const target = resolved === null ? undefined : findCard(t.state, resolved.target)
        if (target !== undefined && remainingHealth(t.state, target) === 1) yield* defeat(t, me, target.id)
      }),
    ],
  },
  // Qui-Gon Jinn's Lightsaber
  '08071': {
    text: {
      en: 'When shields were removed from the character that this is attached to, you may exhaust this upgrade to give that character 1 shield. If it is on Qui-Gon Jinn, you may then draw a card.',
      de: 'Nachdem Schilde von dem Charakter entfernt wurden, an den diese Karte angelegt ist, darfst du diese Aufwertung erschöpfen, um ihm 1 Schild zu geben. Ist sie an Qui-Gon Jinn angelegt, darfst du dann eine Karte ziehen.',
    },
    short: {
      en: 'When its character lost shields, exhaust this: 1 shield (Qui-Gon: a card).',
      de: 'Verliert der Träger Schilde: Erschöpfen, 1 Schild (Qui-Gon: 1 Karte).',
    },
    abilities: [
      when('after shields-removed', {
        of: 'attached',
        may: true,
        possible: (s, me) => findCard(s, me.card)?.ready === true,
        *run(t, me) {
          const host = hostOf(t.state, me)
          if (host === undefined || !exhaust(t, me.card)) return
          const given = yield* giveShields(t, me, host.id, 1)
          if (given === 0 || !isOnTitled(t.state, me.card, 'Qui-Gon Jinn')) return
          if (yield* t.may(me.seat, 'draw', citeOf(t.state, me, 'sd.clar-atg.4'))) drawCards(t, me.seat, 1)
        },
      }),
    ],
  },
  // Black One
  '08085': {
    text: {
      en: 'Power Action – Spot Poe Dameron to turn this die to any side. Special – Deal 1 damage to a character. If a droid is attached to this support, this die is not removed but rerolled.',
      de: 'Mächtige Aktion – Sichte Poe Dameron, um diesen Würfel auf eine beliebige Seite zu drehen. Spezial – Füge einem Charakter 1 Schaden zu. Ist ein Droide an diese Unterstützung angelegt, wird dieser Würfel nicht entfernt, sondern neu geworfen.',
    },
    short: {
      en: 'Special – 1 damage; with a droid, reroll this die. Power Action – Turn it (Poe).',
      de: 'Spezial – 1 Schaden; mit Droide neu werfen. Mächtige Aktion – Drehen.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const own = diceIn(t.state, me, 'yours').filter(({ card }) => card === me.card)
          if (spotsTitled(t.state, me.seat, 'Poe Dameron')) yield* turnADie(t, me, own)
        },
      }),
      special(function* (t, me) {
        yield* damageACharacter(t, me, 1)
        const droid = upgradesOn(t.state, me.card).some(({ kind }) => hasSubtype(kind, 'droid'))
        return droid ? yield* rerollThisDie(t, me) : undefined
      }),
    ],
  },
  // X-Wing
  '08086': {
    text: {
      en: 'X on this die is the number of X-Wings that you have in play. Your deck may hold up to 4 of them.',
      de: 'X auf diesem Würfel ist die Zahl der X-Flügler, die du im Spiel hast. Dein Deck darf bis zu 4 davon enthalten.',
    },
    short: {
      en: 'X is the number of your X-Wings in play. Up to 4 in a deck.',
      de: 'X ist die Zahl deiner X-Flügler im Spiel. Bis zu 4 im Deck.',
    },
    abilities: [dieRules({ x: (s, seat) => titledCards(s, seat, 'X-Wing').length })],
  },
  // Leia Organa, Boushh
  '08090': {
    text: {
      en: 'Your deck may hold up to 5 yellow cards of villains. Special – An opponent may give you 1 resource, or 2 if you spot a card of a villain; if he does not, deal 2 damage to each of his characters.',
      de: 'Dein Deck darf bis zu 5 gelbe Schurkenkarten enthalten. Spezial – Ein Gegner darf dir 1 Ressource geben oder, falls du eine Schurkenkarte sichtest, 2; tut er es nicht, füge jedem seiner Charaktere 2 Schaden zu.',
    },
    short: {
      en: 'Special – A foe gives you 1 resource (2 with a villain) or each of his takes 2.',
      de: 'Spezial – Ein Gegner gibt dir 1 Ressource, sonst je 2 Schaden.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const opponent = yield* chooseOpponent(t, me)
        const villain = s.cards.some(
          ({ controller, kind }) => controller === me.seat && factsOf(kind).affiliation === 'villain',
        )
        const price = villain ? 2 : 1
        if (s.players[opponent].resources >= price) {
          const cite = citeOf(s, me, 'sd.abilities.6')
          if (yield* t.may(opponent, 'pay-off', cite)) {
            yield* takeResources(t, opponent, me.seat, price)
            return
          }
        }
        yield* dealToEach(
          t,
          me,
          charactersOf(s, opponent).map(({ id }) => ({ card: id, amount: 2 })),
        )
      }),
    ],
  },
  // L3-37
  '08091': {
    text: {
      en: 'Before this character is defeated, spot one of your vehicle supports: this card is attached to it as a mod that costs 0, and a Millennium Falcon becomes ready. As an upgrade that leaves play, it is set aside.',
      de: 'Bevor dieser Charakter besiegt wird, sichte eine deiner Fahrzeug-Unterstützungen: Diese Karte wird als Mod mit Kosten 0 daran angelegt, und ein Millennium Falke wird spielbereit. Verlässt sie als Aufwertung das Spiel, wird sie beiseitegelegt.',
    },
    short: {
      en: 'Before it falls, it becomes a mod (0) on one of your vehicles.',
      de: 'Bevor sie fällt, wird sie Mod (0) an einem deiner Fahrzeuge.',
    },
    abilities: [
      when('before defeat', {
        of: 'this',
        if: (s, me) => findCard(s, me.card)?.type === 'character',
        *run(t, me) {
          const vehicles = cardsOfType(t.state, 'support', me, 'yours').filter(({ kind }) =>
            hasSubtype(kind, 'vehicle'),
          )
          const vehicle = yield* chooseCard(t, me, 'attach', vehicles)
          if (vehicle === null) return
          if (isTitled(vehicle.kind, FALCON)) ready(t, vehicle.id)
          yield* changeType(t, me, me.card, 'upgrade', vehicle.id)
        },
      }),
    ],
  },
  // Escape Craft
  '08102': {
    text: {
      en: 'Power Action – Spot the Millennium Falcon to attach this card to it as a mod; upgrades on this card are discarded. Action – If this card is an upgrade, it becomes a support again, as ready as it was.',
      de: 'Mächtige Aktion – Sichte den Millennium Falken, um diese Karte als Mod daran anzulegen; Aufwertungen an dieser Karte werden abgelegt. Aktion – Ist diese Karte eine Aufwertung, wird sie wieder zur Unterstützung, so spielbereit, wie sie war.',
    },
    short: {
      en: 'Power Action – Spot the Falcon: becomes its mod. Action – A support again.',
      de: 'Mächtige Aktion – Mod am Falken. Aktion – Wieder Unterstützung.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const falcons = titledCards(t.state, me.seat, FALCON).filter(
            ({ id, type }) => type === 'support' && id !== findCard(t.state, me.card)?.on,
          )
          const falcon = yield* chooseCard(t, me, 'attach', falcons)
          if (falcon !== null) yield* changeType(t, me, me.card, 'upgrade', falcon.id)
        },
      }),
      action({
        if: (s, me) => findCard(s, me.card)?.type === 'upgrade',
        *run(t, me) {
          yield* changeType(t, me, me.card, 'support')
        },
      }),
    ],
  },
  // Millennium Falcon
  '08103': {
    text: {
      en: 'Once you have played this support, you may look for an Escape Craft in your deck or in your discard pile and attach it to this support as a mod, without paying for it. A deck that you looked through is shuffled.',
      de: 'Nachdem du diese Unterstützung gespielt hast, darfst du dein Deck oder deinen Ablagestapel nach einer Rettungskapsel durchsuchen und sie kostenlos als Mod an diese Unterstützung anlegen. Ein durchsuchtes Deck wird gemischt.',
    },
    short: {
      en: 'After you play it, find an Escape Craft and attach it for free.',
      de: 'Nachdem du ihn spielst: Finde eine Rettungskapsel, lege sie gratis an.',
    },
    abilities: [
      when('after play', {
        of: 'this-by-you',
        *run(t, me) {
          const s = t.state
          const way = yield* chooseWay(t, me, 'search', ['deck', 'discard', 'neither'])
          if (way === 'neither') return
          const pile = s.players[me.seat][way]
          if (way === 'deck') look(t, me.seat, pile)
          const crafts = pile.filter((card) => isTitled(s.kinds[card], 'Escape Craft'))
          const craft = yield* chooseId(t, me, 'find', crafts, { optional: true, rule: 'sd.search.2' })
          if (craft !== null && findCard(s, me.card) !== undefined) {
            takeOut(s, craft)
            yield* enterPlay(t, me.seat, craft, me.card)
          }
          if (way === 'deck') shuffleDeck(t, me.seat)
        },
      }),
    ],
  },
}
