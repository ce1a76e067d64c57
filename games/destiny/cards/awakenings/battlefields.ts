/** Awakenings: battlefields. */

import { factsOf } from '../../facts/index.ts'
import { claim, type Texts } from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import {
  cardsOfType,
  chooseCard,
  chooseId,
  chooseIds,
  chooseOpponent,
  diceIn,
  opponentsOf,
} from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { returnToHand } from '../../rules/defeat.ts'
import { isCharacterDie } from '../../rules/dice.ts'
import { discardCards, discardTop, look, moveCard } from '../../rules/hand.ts'
import { gainResources } from '../../rules/resources.ts'
import {
  aCharacter,
  mayResolve,
  removeADie,
  resolveOne,
  shieldACharacter,
  sideShows,
  turnADie,
} from '../words.ts'

export const BATTLEFIELDS: Texts = {
  // Command Center
  '01165': {
    text: {
      en: 'Claim – The 2 topmost cards of every opponent’s deck are discarded.',
      de: 'Beanspruchen – Die 2 obersten Karten jedes gegnerischen Decks werden abgelegt.',
    },
    short: {
      en: 'Claim – The top 2 cards of each foe’s deck are discarded.',
      de: 'Beanspruchen – Je 2 oberste Karten gegnerischer Decks gehen ab.',
    },
    abilities: [
      claim((t, me) => {
        for (const opponent of opponentsOf(t.state, me.seat)) discardTop(t, opponent, 2)
      }),
    ],
  },
  // Echo Base
  '01166': {
    text: {
      en: 'Claim – A character gets 1 shield.',
      de: 'Beanspruchen – Ein Charakter erhält 1 Schild.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* shieldACharacter(t, me, 1)
      }),
    ],
  },
  // Emperor's Throne Room
  '01167': {
    text: {
      en: 'Claim – A die of yours is turned to its special side. If it was, it may be resolved.',
      de: 'Beanspruchen – Drehe einen deiner Würfel auf seine Spezialseite. Hast du das getan, darfst du ihn abhandeln.',
    },
    short: {
      en: 'Claim – Turn a die of yours to its special; you may resolve it.',
      de: 'Beanspruchen – Drehe einen Würfel auf Spezial, handle ihn auch ab.',
    },
    abilities: [
      claim(function* (t, me) {
        const isSpecial = (die: Parameters<typeof sideShows>[0], side: number): boolean =>
          sideShows(die, side, 'special')
        yield* mayResolve(t, me, yield* turnADie(t, me, diceIn(t.state, me, 'yours'), isSpecial))
      }),
    ],
  },
  // Frozen Wastes
  '01168': {
    text: {
      en: 'Claim – A character die, anybody’s, is removed.',
      de: 'Beanspruchen – Entferne einen Charakterwürfel, egal wessen.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* removeADie(t, me, 'any', (die) => isCharacterDie(t.state, die))
      }),
    ],
  },
  // Imperial Armory
  '01169': {
    text: {
      en: 'Claim – You play an upgrade out of your hand; it costs you 1 less.',
      de: 'Beanspruchen – Spiele eine Aufwertung von deiner Hand; sie kostet dich 1 weniger.',
    },
    short: {
      en: 'Claim – Play an upgrade of your hand for 1 less.',
      de: 'Beanspruchen – Spiele eine Aufwertung der Hand für 1 weniger.',
    },
    abilities: [
      claim(function* (t, me) {
        const { kinds, players } = t.state
        const cheaper = { discount: 1 }
        const upgrades = players[me.seat].hand.filter(
          (card) => factsOf(kinds[card]).type === 'upgrade' && canPlay(t.state, me.seat, card, cheaper),
        )
        const card = yield* chooseId(t, me, 'play-card', upgrades)
        if (card !== null) yield* playCard(t, me.seat, card, cheaper)
      }),
    ],
  },
  // Jedi Temple
  '01170': {
    text: {
      en: 'Claim – An opponent shows you his hand. Of the events in it you may discard up to 2.',
      de: 'Beanspruchen – Ein Gegner zeigt dir seine Handkarten. Du darfst bis zu 2 Ereignisse darunter ablegen.',
    },
    short: {
      en: 'Claim – See a foe’s hand; you may discard up to 2 events of it.',
      de: 'Beanspruchen – Sieh eine Gegnerhand; bis zu 2 Ereignisse gehen ab.',
    },
    abilities: [
      claim(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const { kinds, players } = t.state
        const { hand } = players[opponent]
        look(t, me.seat, hand)
        const events = hand.filter((card) => factsOf(kinds[card]).type === 'event')
        yield* discardCards(t, opponent, yield* chooseIds(t, me, 'discard', events, { min: 0, max: 2 }))
      }),
    ],
  },
  // Rebel War Room
  '01171': {
    text: {
      en: 'Claim – Resolve a die of yours; a resource cost on its side is not paid.',
      de: 'Beanspruchen – Handle einen deiner Würfel ab; Ressourcenkosten auf seiner Seite werden nicht bezahlt.',
    },
    short: {
      en: 'Claim – Resolve a die of yours; its cost is not paid.',
      de: 'Beanspruchen – Handle einen Würfel ab, ohne seine Kosten.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* resolveOne(t, me, () => true, { free: true })
      }),
    ],
  },
  // Mos Eisley Spaceport
  '01172': {
    text: {
      en: 'Claim – An upgrade of yours goes back from play to your hand, and you gain 1 resource for it.',
      de: 'Beanspruchen – Nimm eine deiner Aufwertungen aus dem Spiel auf die Hand zurück und erhalte dafür 1 Ressource.',
    },
    short: {
      en: 'Claim – Take an upgrade of yours back to hand: gain 1 resource.',
      de: 'Beanspruchen – Nimm eine Aufwertung zurück: 1 Ressource.',
    },
    abilities: [
      claim(function* (t, me) {
        const mine = cardsOfType(t.state, 'upgrade', me, 'yours')
        const upgrade = yield* chooseCard(t, me, 'return-to-hand', mine)
        if (upgrade !== null && (yield* returnToHand(t, me, upgrade.id))) gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Separatist Base
  '01173': {
    text: {
      en: 'Claim – Every opponent picks one of his characters, which is dealt 1 damage, unblockable.',
      de: 'Beanspruchen – Jeder Gegner bestimmt einen seiner Charaktere, dem 1 nicht-blockierbarer Schaden zugefügt wird.',
    },
    short: {
      en: 'Claim – Each foe picks one of his own: 1 unblockable damage.',
      de: 'Beanspruchen – Jeder Gegner wählt einen: 1 Schaden ohne Block.',
    },
    abilities: [
      claim(function* (t, me) {
        for (const opponent of opponentsOf(t.state, me.seat)) {
          const isHis = ({ controller }: { controller: number }): boolean => controller === opponent
          const target = yield* aCharacter(t, me, 'damage', 'opponents', isHis, { by: opponent })
          if (target !== null) yield* dealDamage(t, me, target.id, 1, { unblockable: true })
        }
      }),
    ],
  },
  // Starship Graveyard
  '01174': {
    text: {
      en: 'Claim – Put a support or upgrade of your choice out of your discard pile on your deck.',
      de: 'Beanspruchen – Lege eine Unterstützung oder Aufwertung deiner Wahl aus deinem Ablagestapel oben auf dein Deck.',
    },
    short: {
      en: 'Claim – Put a support or upgrade from your discards on your deck.',
      de: 'Beanspruchen – Unterstützung/Aufwertung vom Ablagestapel aufs Deck.',
    },
    abilities: [
      claim(function* (t, me) {
        const { kinds, players } = t.state
        const found = players[me.seat].discard.filter((card) =>
          ['support', 'upgrade'].includes(factsOf(kinds[card]).type),
        )
        const card = yield* chooseId(t, me, 'put-on-deck', found)
        if (card !== null) moveCard(t, card, 'deck-top')
      }),
    ],
  },
}
