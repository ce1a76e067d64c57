/** Way of the Force: yellow cards of villains, and the gray one. */

import type { Flow } from '@dejarik/kernel'
import { sideOf } from '../../facts/index.ts'
import { action, effect, type Me, special, type Texts, when } from '../../rules/abilities.ts'
import { canResolve, resolveDie } from '../../rules/actions/resolve-dice.ts'
import {
  chooseCard,
  chooseDie,
  chooseId,
  chooseOpponent,
  chooseSymbol,
  chooseWay,
  citeOf,
  diceIn,
  isShowing,
  opponentsOf,
  upgradesOn,
} from '../../rules/choose.ts'
import { damageOn, moveDamage } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { dieValue, isCharacterDie, rollGuest, typeOfDie } from '../../rules/dice.ts'
import { listedDice } from '../../rules/elite.ts'
import { discardChosen } from '../../rules/hand.ts'
import { placeResources, removeResources } from '../../rules/later/resources-on-cards.ts'
import { hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { loseResources } from '../../rules/resources.ts'
import { moveUpgrade } from '../../rules/upgrades.ts'
import { type Card, type CardId, type Die, findCard, NONE, type T } from '../../state.ts'
import { dealIndirect, defeatedOf, isBlank, onlyIf, playOne, spotting } from '../more-words.ts'
import { giveResources, resolveTheirs, spotsTwo } from '../pool-words.ts'
import { spotsTitled } from '../spotting.ts'
import { damageACharacter, hasSubtype, removeADie, resolveOne, spotTo } from '../words.ts'

const isArm = (kind: number): boolean => hasSubtype(kind, 'equipment') || hasSubtype(kind, 'weapon')

/** Dice of these two symbols are resolved one for the other, with the modifiers that show the same as they do. */
function* resolveExchanged(t: T, me: Me, from: 'disrupt' | 'indirect', to: 'disrupt' | 'indirect'): Flow {
  const s = t.state
  for (;;) {
    const open = diceIn(s, me, 'yours').filter(
      (die) => isShowing(die, from) && canResolve(s, me.seat, die, { symbol: to }),
    )
    const die = yield* chooseDie(t, me, 'resolve', open, { optional: true, rule: 'sd.resolve-via-card.1' })
    if (die === null) return
    const modifiers: Die[] = []
    for (;;) {
      const more = diceIn(s, me, 'yours').filter(
        (one) =>
          one !== die &&
          isShowing(one, from) &&
          !modifiers.includes(one) &&
          sideOf(one.kind, one.side).modifier &&
          canResolve(s, me.seat, one, { unmodified: true }),
      )
      const one = yield* chooseDie(t, me, 'modifier', more, { optional: true, rule: 'sd.modifier.1' })
      if (one === null) break
      modifiers.push(one)
    }
    yield* resolveDie(t, me, die, { symbol: to, modifiers })
  }
}

/** A card in play; the battlefield is one, too, of whoever controls it (sd.battlefield-zone.1, sd.controller.1). */
function* aCardOrField(
  t: T,
  me: Me,
  what: 'move-damage-from' | 'move-damage-to',
  cards: readonly CardId[],
): Flow<CardId | null> {
  if (cards.length < 2) return cards[0] ?? null
  const options = cards.map((card) => ({ do: 'card' as const, card }))
  const cite = { ...citeOf(t.state, me, 'sd.choose-target.1'), amount: 1 }
  return (yield* t.choose(me.seat, what, options, cite)).card
}

export const FORCE_YELLOW_VILLAIN: Texts = {
  // Jabba the Hutt
  '07036': {
    text: {
      en: 'Special – Deal 1 indirect damage to an opponent for each of your dice showing a special, this one as well.',
      de: 'Spezial – Füge einem Gegner für jeden deiner Würfel mit Spezialsymbol, auch diesen, 1 indirekten Schaden zu.',
    },
    short: {
      en: 'Special – 1 indirect damage for each of your dice showing a special.',
      de: 'Spezial – Je eigenem Spezialsymbol 1 indirekter Schaden.',
    },
    abilities: [
      special(function* (t, me) {
        const dice = t.state.dice.filter(
          (die) => (die.pool === me.seat || die.id === me.die) && isShowing(die, 'special'),
        )
        yield* dealIndirect(t, me, dice.length)
      }),
    ],
  },
  // Mandalorian Super Commando
  '07037': {
    text: {
      en: 'Power Action – Play an equipment or weapon from your hand on this character; it costs what it costs. Then deal 1 damage to a character.',
      de: 'Mächtige Aktion – Spiele eine Ausrüstung oder Waffe aus deiner Hand für ihre Kosten an diesen Charakter. Dann füge einem Charakter 1 Schaden zu.',
    },
    short: {
      en: 'Power Action – Play an equipment or weapon on this one. Then 1 damage.',
      de: 'Mächtige Aktion – Spiele Ausrüstung oder Waffe daran: 1 Schaden.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const { hand } = t.state.players[me.seat]
          const played = yield* playOne(t, me, hand, isArm, { on: ({ id }) => id === me.card })
          if (played !== null) yield* damageACharacter(t, me, 1)
        },
      }),
    ],
  },
  // Sebulba
  '07038': {
    text: {
      en: 'Special – Place 1 resource on a support in play, or remove 1 from one.',
      de: 'Spezial – Lege 1 Ressource auf eine Unterstützung im Spiel, oder entferne 1 von einer.',
    },
    abilities: [
      special(function* (t, me) {
        const way = yield* chooseWay(t, me, 'choose-one', ['place', 'take-off'])
        const supports = t.state.cards.filter(
          ({ type, resources }) => type === 'support' && (way === 'place' || resources > 0),
        )
        const support = yield* chooseCard(t, me, 'which-card', supports)
        if (support === null) return
        if (way === 'place') placeResources(t, support.id, 1)
        else removeResources(t, support.id, 1)
      }),
    ],
  },
  // By Any Means
  '07039': {
    text: {
      en: 'Remove a die worth 2 or more. Then deal 1 indirect damage to yourself.',
      de: 'Entferne einen Würfel mit dem Wert 2 oder mehr. Dann füge dir selbst 1 indirekten Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const removed = yield* removeADie(t, me, 'any', (die) => dieValue(t.state, die) >= 2)
        if (removed !== null) yield* dealIndirect(t, me, 1, me.seat)
      }),
    ],
  },
  // Cocky
  '07040': {
    text: {
      en: 'Spot a yellow character: all players, you first, choose and discard 2 hand cards each.',
      de: 'Sichte einen gelben Charakter: Alle Spieler, du zuerst, legen je 2 Handkarten ihrer Wahl ab.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        for (const seat of [me.seat, ...opponentsOf(t.state, me.seat)]) yield* discardChosen(t, me, seat, 2)
      }),
    ],
  },
  // Extreme Hubris
  '07041': {
    text: {
      en: 'Spot 2 yellow characters or Jabba the Hutt: resolve one of your character dice; it stays in your pool.',
      de: 'Sichte 2 gelbe Charaktere oder Jabba den Hutten: Handle einen deiner Charakterwürfel ab; er bleibt im Pool.',
    },
    abilities: [
      spotting(spotsTwo('yellow', 'Jabba the Hutt'), function* (t, me) {
        yield* resolveOne(t, me, (die) => isCharacterDie(t.state, die), { stays: true })
      }),
    ],
  },
  // Nefarious Deed
  '07042': {
    text: {
      en: 'Ambush. Move 1 damage from a card of an opponent to another card in play, past shields.',
      de: 'Hinterhalt. Verschiebe 1 Schaden von einer Karte eines Gegners auf eine andere Karte im Spiel, an Schilden vorbei.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const hurt = s.cards.filter(({ damage, controller }) => damage > 0 && controller !== me.seat)
        const isTheirs = s.controller !== NONE && s.controller !== me.seat
        const field = isTheirs && damageOn(s, s.battlefield) > 0 ? [s.battlefield] : []
        const from = yield* aCardOrField(t, me, 'move-damage-from', [...hurt.map(({ id }) => id), ...field])
        if (from === null) return
        const others = [...s.cards.map(({ id }) => id), s.battlefield].filter(
          (id) => id !== from && id !== NONE,
        )
        const to = yield* aCardOrField(t, me, 'move-damage-to', others)
        if (to !== null) yield* moveDamage(t, me, from, to, 1)
      }),
    ],
  },
  // Paid Off
  '07043': {
    text: {
      en: 'Give an opponent 2 resources to resolve one of his character or upgrade dice as if it were yours.',
      de: 'Gib einem Gegner 2 Ressourcen, um einen seiner Charakter- oder Aufwertungswürfel so abzuhandeln, als wäre es deiner.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const opponent = yield* chooseOpponent(t, me)
        if (!giveResources(t, me.seat, opponent, 2)) return
        yield* resolveTheirs(
          t,
          me,
          (die) => die.pool === opponent && ['character', 'upgrade'].includes(typeOfDie(s, die)),
        )
      }),
    ],
  },
  // Partners in Crime
  '07044': {
    text: {
      en: 'Resolve any number of your dice showing disrupt as if they showed indirect damage, or the other way round.',
      de: 'Handle beliebig viele deiner Würfel mit Stören so ab, als zeigten sie indirekten Schaden, oder umgekehrt.',
    },
    abilities: [
      effect(function* (t, me) {
        const from = yield* chooseSymbol(t, me, ['disrupt', 'indirect'])
        if (from === 'disrupt') yield* resolveExchanged(t, me, 'disrupt', 'indirect')
        else yield* resolveExchanged(t, me, 'indirect', 'disrupt')
      }),
    ],
  },
  // Quarrel
  '07045': {
    text: {
      en: 'An opponent chooses: he loses 1 resource, or he discards a hand card.',
      de: 'Ein Gegner wählt: Er verliert 1 Ressource, oder er legt eine Handkarte ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const by = yield* chooseOpponent(t, me)
        const way = yield* chooseWay(t, me, 'choose-one', ['lose', 'discard'], { by })
        if (way === 'lose') yield* loseResources(t, by, 1, me.seat)
        else yield* discardChosen(t, me, by, 1)
      }),
    ],
  },
  // Rancorous
  '07046': {
    text: {
      en: 'Only if one of your character dice shows a blank. Remove a die.',
      de: 'Nur, falls einer deiner Charakterwürfel eine Leerseite zeigt. Entferne einen Würfel.',
    },
    abilities: [
      onlyIf((s, seat) => s.dice.some((die) => die.pool === seat && isBlank(die) && isCharacterDie(s, die))),
      effect(function* (t, me) {
        yield* removeADie(t, me)
      }),
    ],
  },
  // Sebulba Always Wins
  '07047': {
    text: {
      en: 'Discard a support from play that has a token on it.',
      de: 'Lege eine Unterstützung aus dem Spiel ab, auf der ein Marker liegt.',
    },
    abilities: [
      effect(function* (t, me) {
        const supports = t.state.cards.filter(
          ({ type, damage, shields, resources }) => type === 'support' && damage + shields + resources > 0,
        )
        const support = yield* chooseCard(t, me, 'discard-from-play', supports)
        if (support !== null) yield* discardFromPlay(t, me, support.id, 'card')
      }),
    ],
  },
  // Sticky Situation
  '07048': {
    text: {
      en: 'An opponent chooses a die. Then remove another one.',
      de: 'Ein Gegner wählt einen Würfel. Dann entferne einen anderen.',
    },
    abilities: [
      effect(function* (t, me) {
        const by = yield* chooseOpponent(t, me)
        const spared = yield* chooseDie(t, me, 'which-die', diceIn(t.state, me, 'any'), { by })
        if (spared !== null) yield* removeADie(t, me, 'any', ({ id }) => id !== spared.id)
      }),
    ],
  },
  // 0-0-0
  '07049': {
    text: {
      en: 'Once you have dealt indirect damage to yourself, you may deal 1 indirect damage to an opponent.',
      de: 'Nachdem du dir selbst indirekten Schaden zugefügt hast, darfst du einem Gegner 1 indirekten Schaden zufügen.',
    },
    short: {
      en: 'After indirect damage to yourself you may deal 1 to an opponent.',
      de: 'Nach indirektem Schaden an dir selbst darfst du 1 einem Gegner zufügen.',
    },
    abilities: [
      when('after indirect-dealt', {
        of: 'yours',
        may: true,
        if: (_s, me, { to }) => to === me.seat,
        *run(t, me) {
          yield* dealIndirect(t, me, 1)
        },
      }),
    ],
  },
  // Sebulba's Podracer
  '07050': {
    text: {
      en: 'Ambush. Once you have resolved this die, you may deal 1 indirect damage to an opponent or, if you spot Sebulba, 1 damage to a character.',
      de: 'Hinterhalt. Nachdem du diesen Würfel abgehandelt hast, darfst du einem Gegner 1 indirekten Schaden zufügen oder, falls du Sebulba sichtest, einem Charakter 1 Schaden.',
    },
    short: {
      en: 'Ambush. After resolving it: 1 indirect damage, or with Sebulba 1 damage.',
      de: 'Hinterhalt. Danach 1 indirekter Schaden oder, mit Sebulba, 1 Schaden.',
    },
    keywords: ['ambush'],
    abilities: [
      when('after resolve', {
        of: 'this-by-you',
        may: true,
        *run(t, me) {
          const ways = spotsTitled(t.state, me.seat, 'Sebulba')
            ? (['indirect', 'damage'] as const)
            : (['indirect'] as const)
          const way = yield* chooseWay(t, me, 'choose-one', ways)
          if (way === 'indirect') yield* dealIndirect(t, me, 1)
          else yield* damageACharacter(t, me, 1)
        },
      }),
    ],
  },
  // Formidable
  '07051': {
    text: {
      en: 'Special – Deal 1 damage to a character of an opponent. If it was not blocked, you may move an equipment or weapon from it to another of that opponent’s characters.',
      de: 'Spezial – Füge einem Charakter eines Gegners 1 Schaden zu. Wurde er nicht geblockt, darfst du eine Ausrüstung oder Waffe von ihm zu einem anderen Charakter dieses Gegners verschieben.',
    },
    short: {
      en: 'Special – 1 damage; if unblocked, move an equipment or weapon from him.',
      de: 'Spezial – 1 Schaden; ungeblockt: Verschiebe Ausrüstung oder Waffe.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const hit = yield* damageACharacter(t, me, 1, {}, 'opponents')
        const host = hit === null || hit.taken === 0 ? undefined : findCard(s, hit.target)
        if (host === undefined) return
        const others = s.cards.filter(
          ({ id, type, controller }) =>
            type === 'character' && controller === host.controller && id !== host.id,
        )
        if (others.length === 0) return
        const arms = upgradesOn(s, host.id).filter(
          (card: Card) => hasSubtypeNow(s, card, 'equipment') || hasSubtypeNow(s, card, 'weapon'),
        )
        const arm = yield* chooseCard(t, me, 'move-upgrade', arms, { optional: true })
        if (arm === null) return
        const to = yield* chooseCard(t, me, 'move-upgrade-to', others)
        if (to !== null) yield* moveUpgrade(t, arm.id, to.id)
      }),
    ],
  },
  // Underhanded Tactics
  '07052': {
    text: {
      en: 'Special – Deal 1 indirect damage to an opponent. You may resolve another of your dice.',
      de: 'Spezial – Füge einem Gegner 1 indirekten Schaden zu. Du darfst einen anderen deiner Würfel abhandeln.',
    },
    short: {
      en: 'Special – 1 indirect damage. You may resolve another of your dice.',
      de: 'Spezial – 1 indirekter Schaden. Du darfst einen Würfel abhandeln.',
    },
    abilities: [
      special(function* (t, me) {
        yield* dealIndirect(t, me, 1)
        yield* resolveOne(t, me, ({ id }) => id !== me.die, {}, { optional: true })
      }),
    ],
  },
  // Way of the Dark
  '07053': {
    text: {
      en: 'Roll a die of one of your defeated characters into your pool. It is set aside once it leaves the pool.',
      de: 'Wirf einen Würfel eines deiner besiegten Charaktere in deinen Pool. Er wird beiseitegelegt, sobald er den Pool verlässt.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const defeated = defeatedOf(s, me.seat).filter(
          (card) =>
            s.dice.filter((die) => die.guest && die.card === card).length < Math.max(1, listedDice(s, card)),
        )
        const card = yield* chooseId(t, me, 'whose-die', defeated)
        if (card !== null) yield* rollGuest(t, me, s.kinds[card], card)
      }),
    ],
  },
}
