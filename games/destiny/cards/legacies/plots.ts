/** Legacies: plots and battlefields. */

import { always, claim, type Texts, when } from '../../rules/abilities.ts'
import { chooseOpponent } from '../../rules/choose.ts'
import { discardTop, drawCards } from '../../rules/hand.ts'
import { gainResources, loseResources } from '../../rules/resources.ts'
import { seatsIn } from '../../rules/winning.ts'
import { halfOf, removeWithValue, rerollUpTo, turnOne } from '../deeds.ts'
import { dealIndirect, discardFromTheirHand } from '../more-words.ts'
import { damageACharacter, resolveOne } from '../words.ts'

export const LEGACIES_PLOTS: Texts = {
  // Preemptive Strike
  '05170': {
    text: {
      en: 'After the set-up deal 2 indirect damage to an opponent.',
      de: 'Füge nach dem Spielaufbau einem Gegner 2 indirekten Schaden zu.',
    },
    abilities: [
      when('after after-setup', {
        *run(t, me) {
          yield* dealIndirect(t, me, 2)
        },
      }),
    ],
  },
  // Imperial Palace
  '05176': {
    text: {
      en: 'Claim – Look at the hand of an opponent and discard a card from it.',
      de: 'Beanspruchen – Sieh dir die Hand eines Gegners an und lege eine Karte daraus ab.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* discardFromTheirHand(t, me)
      }),
    ],
  },
  // Taking Ground
  '05173': {
    text: {
      en: 'Your roll for the battlefield counts 2 more in the set-up.',
      de: 'Dein Wurf um das Schlachtfeld zählt beim Spielaufbau 2 mehr.',
    },
    abilities: [always({ rollOff: (_s, me, seat) => (seat === me.seat ? 2 : 0) })],
  },
  // Espionage
  '05168': {
    text: {
      en: 'After the set-up, discard the top card of each deck.',
      de: 'Nach dem Spielaufbau: Lege die oberste Karte jedes Decks ab.',
    },
    abilities: [
      when('after after-setup', {
        run(t) {
          for (const seat of seatsIn(t.state)) discardTop(t, seat, 1)
        },
      }),
    ],
  },
  // Profitable Connection
  '05171': {
    text: {
      en: 'You start the match with 1 resource more.',
      de: 'Du beginnst die Partie mit 1 zusätzlichen Ressource.',
    },
    abilities: [always({ startResources: (_s, me, seat) => (seat === me.seat ? 1 : 0) })],
  },
  // Stolen Intel
  '05172': {
    text: { en: 'After the set-up, draw a card.', de: 'Nach dem Spielaufbau: Ziehe 1 Karte.' },
    abilities: [when('after after-setup', { run: (t, me) => void drawCards(t, me.seat, 1) })],
  },
  // Arid Wasteland
  '05174': {
    text: {
      en: 'Claim – An opponent loses 1 resource.',
      de: 'Beanspruchen – Ein Gegner verliert 1 Ressource.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* loseResources(t, yield* chooseOpponent(t, me), 1, me.seat)
      }),
    ],
  },
  // Citadel Landing Zone
  '05175': {
    text: {
      en: 'Claim – Reroll any number of your dice. Then you may resolve one of your dice.',
      de: 'Beanspruchen – Wirf beliebig viele deiner Würfel neu. Dann darfst du einen deiner Würfel abhandeln.',
    },
    short: {
      en: 'Claim – Reroll any of your dice. Then you may resolve one.',
      de: 'Beanspruchen – Wirf Würfel neu; dann darfst du einen abhandeln.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* rerollUpTo(t, me, 'yours')
        yield* resolveOne(t, me, () => true, {}, { optional: true })
      }),
    ],
  },
  // Launch Deck
  '05177': {
    text: {
      en: 'Claim – Remove one of your dice to deal an opponent half its value as indirect damage, rounded up.',
      de: 'Beanspruchen – Entferne einen deiner Würfel, um einem Gegner seinen halben Wert, aufgerundet, als indirekten Schaden zuzufügen.',
    },
    short: {
      en: 'Claim – Remove a die of yours: half its value as indirect damage.',
      de: 'Beanspruchen – Würfel weg: halber Wert als indirekter Schaden.',
    },
    abilities: [
      claim(function* (t, me) {
        const gone = yield* removeWithValue(t, me, 'yours')
        if (gone !== null) yield* dealIndirect(t, me, halfOf(gone.value))
      }),
    ],
  },
  // Outer Rim Outpost
  '05178': {
    text: {
      en: 'Claim – Gain 1 resource and draw a card.',
      de: 'Beanspruchen – Erhalte 1 Ressource und ziehe 1 Karte.',
    },
    abilities: [
      claim((t, me) => {
        gainResources(t, me.seat, 1)
        drawCards(t, me.seat, 1)
      }),
    ],
  },
  // Petranaki Arena
  '05179': {
    text: {
      en: 'Claim – Deal yourself 1 indirect damage to deal a character 1 unblockable damage.',
      de: 'Beanspruchen – Füge dir 1 indirekten Schaden zu, um einem Charakter 1 nicht-blockierbaren Schaden zuzufügen.',
    },
    short: {
      en: 'Claim – 1 indirect damage to yourself, 1 unblockable to a character.',
      de: 'Beanspruchen – 1 indirekt dir, 1 nicht-blockierbar einem Charakter.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* dealIndirect(t, me, 1, me.seat)
        yield* damageACharacter(t, me, 1, { unblockable: true })
      }),
    ],
  },
  // Power Generator Trench
  '05180': {
    text: {
      en: 'Claim – Turn a die to any side.',
      de: 'Beanspruchen – Drehe einen Würfel auf eine beliebige Seite.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* turnOne(t, me, 'any')
      }),
    ],
  },
}
