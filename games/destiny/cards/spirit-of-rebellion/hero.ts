/** Spirit of Rebellion: cards of heroes. */

import { action, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import { costOf } from '../../rules/actions/play-cost.ts'
import { charactersOf, chooseId, diceIn } from '../../rules/choose.ts'
import { dieValue } from '../../rules/dice.ts'
import { gainResources } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import { resolveAsAnother } from '../more-words.ts'
import { isTitled } from '../spotting.ts'
import { damageTheirCharacters, isColor, removeSome, resolveMany, resolveOne } from '../words.ts'

export const SPIRIT_HERO: Texts = {
  // C-3PO
  '02030': {
    text: {
      en: 'Action – Remove this die to resolve one of your dice as if it showed another symbol; its value stays.',
      de: 'Aktion – Entferne diesen Würfel, um einen deiner Würfel so abzuhandeln, als zeigte er ein anderes Symbol; sein Wert bleibt.',
    },
    short: {
      en: 'Action – Remove this die: resolve another as a different symbol.',
      de: 'Aktion – Entferne ihn: Handle einen anderen als anderes Symbol ab.',
    },
    abilities: [
      action({
        cost: 'this-die',
        *run(t, me) {
          yield* resolveAsAnother(t, me)
        },
      }),
    ],
  },
  // U-Wing
  '02031': {
    text: {
      en: 'Special – Deal 2 damage to each character of an opponent. Special – Each of your characters gets 2 shields.',
      de: 'Spezial – Füge jedem Charakter eines Gegners 2 Schaden zu. Spezial – Gib jedem deiner Charaktere 2 Schilde.',
    },
    short: {
      en: 'Special – 2 damage to each of a foe’s characters, or 2 shields to each of yours.',
      de: 'Spezial – Je 2 Schaden für einen Gegner oder je 2 Schilde für dich.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageTheirCharacters(t, me, 2)
      }),
      special(function* (t, me) {
        for (const { id } of charactersOf(t.state, me.seat)) yield* giveShields(t, me, id, 2)
      }),
    ],
  },
  // Obi-Wan Kenobi, Mysterious Hermit
  '02037': {
    text: {
      en: 'Guardian. Before this character is defeated, you may play a blue card from your hand or discard pile without paying for it.',
      de: 'Beschützer. Bevor dieser Charakter besiegt wird, darfst du eine blaue Karte aus deiner Hand oder deinem Ablagestapel kostenlos spielen.',
    },
    short: {
      en: 'Guardian. Before he falls, you may play a blue card for free.',
      de: 'Beschützer. Bevor er fällt, darfst du eine blaue Karte gratis spielen.',
    },
    keywords: ['guardian'],
    abilities: [
      when('before defeat', {
        of: 'this',
        *run(t, me) {
          const s = t.state
          const { hand, discard } = s.players[me.seat]
          const open = [...hand, ...discard].filter(
            (card) => isColor(s.kinds[card], 'blue') && canPlay(s, me.seat, card, { free: true }),
          )
          const card = yield* chooseId(t, me, 'play-free', open, { optional: true })
          if (card !== null) yield* playCard(t, me.seat, card, { free: true })
        },
      }),
    ],
  },
  // Maz Kanata
  '02045': {
    text: {
      en: 'Once you have activated this character, you may resolve up to 2 of your dice.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du bis zu 2 deiner Würfel abhandeln.',
    },
    short: {
      en: 'After she is activated, you may resolve up to 2 of your dice.',
      de: 'Nach ihrer Aktivierung darfst du bis zu 2 deiner Würfel abhandeln.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          yield* resolveMany(t, me, 2)
        },
      }),
    ],
  },
  // Outer Rim Smuggler
  '02046': {
    text: {
      en: 'When you play the last card of your hand, you get 1 resource; only the first time each round.',
      de: 'Spielst du die letzte Karte deiner Hand, erhältst du 1 Ressource; nur beim ersten Mal in jeder Runde.',
    },
    short: {
      en: 'Play your last hand card: 1 resource, once a round.',
      de: 'Spielst du deine letzte Handkarte: 1 Ressource, einmal je Runde.',
    },
    abilities: [
      when('after left-hand', {
        of: 'yours',
        limit: 'round',
        if: (_s, _me, { how, last }) => how === 'play' && last,
        run: (t, me) => gainResources(t, me.seat, 1),
      }),
    ],
  },
  // Destiny
  '02101': {
    text: {
      en: 'Remove as many of your blue dice as you like. Play a hand card without paying for it; it may cost no more than these dice showed together.',
      de: 'Entferne beliebig viele deiner blauen Würfel. Spiele eine Handkarte kostenlos; sie darf nicht mehr kosten, als diese Würfel zusammen zeigten.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const blue = diceIn(s, me, 'yours').filter(({ kind }) => isColor(kind, 'blue'))
        const values = new Map(blue.map((die) => [die.id, dieValue(s, die)]))
        const removed = yield* removeSome(t, me, blue, { min: 0, max: blue.length })
        const value = removed.reduce((sum, { id }) => sum + (values.get(id) ?? 0), 0)
        const open = s.players[me.seat].hand.filter(
          (card) => costOf(s, me.seat, card) <= value && canPlay(s, me.seat, card, { free: true }),
        )
        const card = yield* chooseId(t, me, 'play-free', open)
        if (card !== null) yield* playCard(t, me.seat, card, { free: true })
      }),
    ],
  },
  // My Ally Is The Force
  '02105': {
    text: {
      en: 'Ambush. Resolve one of your blue dice; it stays in your pool.',
      de: 'Hinterhalt. Handle einen deiner blauen Würfel ab; er bleibt in deinem Pool.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        yield* resolveOne(t, me, ({ kind }) => isColor(kind, 'blue'), { stays: true, alsoItself: true })
      }),
    ],
  },
  // Long Con
  '02113': {
    text: {
      en: 'You get 1 resource for each other Long Con in your discard pile.',
      de: 'Du erhältst 1 Ressource für jede andere Großbetrug-Karte in deinem Ablagestapel.',
    },
    abilities: [
      effect((t, me) => {
        const { kinds, players } = t.state
        const copies = players[me.seat].discard.filter((card) => isTitled(kinds[card], 'Long Con'))
        gainResources(t, me.seat, copies.length)
      }),
    ],
  },
}
