/** Across the Galaxy: cards of villains. */
import { action, instead, special, type Texts } from '../../rules/abilities.ts'
import { chooseId, chooseOpponent, opponentsOf } from '../../rules/choose.ts'
import { dealDamage, heal } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { rollIntoPool } from '../../rules/dice.ts'
import { discardChosen, drawCards, moveCard } from '../../rules/hand.ts'
import { gainResources, takeResources } from '../../rules/resources.ts'
import { seatsIn } from '../../rules/winning.ts'
import { findDie, NONE } from '../../state.ts'
import { spotsTitled } from '../spotting.ts'
import { aCharacter, exhaustAction, isColor } from '../words.ts'

export const GALAXY_VILLAIN: Texts = {
  // Darth Vader, Terror To Behold
  '08001': {
    text: {
      en: 'Power Action – If own dice of this character were removed on an opponent’s last turn of this round, discard a hand card to roll them all into your pool.',
      de: 'Mächtige Aktion – Wurden im letzten Zug eines Gegners in dieser Runde Charakterwürfel dieses Charakters entfernt, lege eine Handkarte ab, um sie alle in deinen Pool zu werfen.',
    },
    short: {
      en: 'Power Action – Were his dice removed, discard a card: roll them all.',
      de: 'Mächtige Aktion – Wurden Würfel entfernt: Karte weg, alle werfen.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const s = t.state
          const removed = opponentsOf(s, me.seat).flatMap((seat) => s.players[seat].removed)
          const dice = removed.flatMap(({ die: id }) => {
            const die = findDie(s, id)
            return die?.card === me.card && die.on === me.card && die.pool === NONE ? [die] : []
          })
          if (dice.length === 0) return
          const discarded = yield* discardChosen(t, me, me.seat, 1)
          if (discarded.length > 0) yield* rollIntoPool(t, me.seat, [...new Set(dice)])
        },
      }),
    ],
  },
  // Darth Vader's Meditation Chamber
  '08010': {
    text: {
      en: 'Action – Exhaust this support: a blue character heals 1 damage, and a card of your discard pile goes under your deck. If both happened, spot Darth Vader to draw a card.',
      de: 'Aktion – Erschöpfe diese Unterstützung: Ein blauer Charakter heilt 1 Schaden und eine Karte deines Ablagestapels kommt unter dein Deck. Ist beides geschehen, sichte Darth Vader, um eine Karte zu ziehen.',
    },
    short: {
      en: 'Action – Exhaust: a blue one heals 1, a discarded card goes under your deck.',
      de: 'Aktion – Erschöpfen: Ein Blauer heilt 1, Ablagekarte unters Deck.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const s = t.state
        const target = yield* aCharacter(t, me, 'heal', 'any', ({ kind }) => isColor(kind, 'blue'))
        const card = yield* chooseId(t, me, 'put-under-deck', s.players[me.seat].discard)
        const healed = target === null ? 0 : yield* heal(t, me, target.id, 1)
        if (card !== null) moveCard(t, card, 'deck-bottom')
        if (healed === 1 && card !== null && spotsTitled(s, me.seat, 'Darth Vader')) drawCards(t, me.seat, 1)
      }),
    ],
  },
  // Stifle
  '08012': {
    text: {
      en: 'If an opponent’s event would take effect, discard this support instead: nothing of what the event says happens.',
      de: 'Würde das Ereignis eines Gegners wirken, lege stattdessen diese Unterstützung ab: Nichts von dem, was das Ereignis sagt, geschieht.',
    },
    short: {
      en: 'If a foe’s event would take effect, discard this instead: nothing happens.',
      de: 'Würde ein Gegnerereignis wirken, lege sie ab: Es geschieht nichts.',
    },
    abilities: [
      instead('effect', {
        of: 'opponents',
        *run(t, me, event) {
          return (yield* discardFromPlay(t, me, me.card, 'cost')) ? null : event
        },
      }),
    ],
  },
  // Tobias Beckett
  '08036': {
    text: {
      en: 'Power Action – All players get 1 resource. Special – Take 1 resource from an opponent. If he has none now, you get 1 more.',
      de: 'Mächtige Aktion – Alle Spieler erhalten 1 Ressource. Spezial – Nimm einem Gegner 1 Ressource. Hat er nun keine, erhältst du 1 weitere.',
    },
    short: {
      en: 'Power Action – All get 1 resource. Special – Take 1 from a foe; if his last, +1.',
      de: 'Mächtige Aktion – Alle +1 Ressource. Spezial – Nimm einem Gegner 1.',
    },
    abilities: [
      action({
        limit: 'round',
        run(t) {
          for (const seat of seatsIn(t.state)) gainResources(t, seat, 1)
        },
      }),
      special(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* takeResources(t, opponent, me.seat, 1)
        if (t.state.players[opponent].resources === 0) gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Val
  '08037': {
    text: {
      en: 'Special – Take 1 resource from an opponent. If he has none now, deal 2 damage to one of his characters.',
      de: 'Spezial – Nimm einem Gegner 1 Ressource. Hat er nun keine, füge einem seiner Charaktere 2 Schaden zu.',
    },
    short: {
      en: 'Special – Take 1 resource from a foe. If he has none now, 2 damage.',
      de: 'Spezial – Nimm einem Gegner 1 Ressource. Hat er keine: 2 Schaden.',
    },
    abilities: [
      special(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* takeResources(t, opponent, me.seat, 1)
        if (t.state.players[opponent].resources > 0) return
        const target = yield* aCharacter(t, me, 'damage', 'opponents', (card) => card.controller === opponent)
        if (target !== null) yield* dealDamage(t, me, target.id, 2)
      }),
    ],
  },
}
