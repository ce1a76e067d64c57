/** Across the Galaxy: yellow cards of heroes. */

import type { Deed } from '../../offers.ts'
import { action, always, effect, instead, special, type Texts, when } from '../../rules/abilities.ts'
import { activate, canActivate } from '../../rules/actions/activate.ts'
import {
  charactersOf,
  chooseCard,
  chooseOpponent,
  chooseWays,
  citeOf,
  isShowing,
  opponentsOf,
} from '../../rules/choose.ts'
import { dealDamage, dealToEach, moveDamage } from '../../rules/damage.ts'
import { poolOf, removeDice, reroll } from '../../rules/dice.ts'
import { drawCards } from '../../rules/hand.ts'
import { giveAdditionalAction } from '../../rules/keywords.ts'
import { exhaust, ready } from '../../rules/ready.ts'
import { gainResources } from '../../rules/resources.ts'
import { moveUpgrade } from '../../rules/upgrades.ts'
import { findCard } from '../../state.ts'
import { playFromHand } from '../deeds.ts'
import {
  activateSome,
  maySpend,
  onlyIf,
  onlyShowing,
  showsAnyDamage,
  untilActionPhaseEnds,
} from '../more-words.ts'
import { DAMAGE, isOnOwnBattlefield, sumOfValues } from '../pool-words.ts'
import { isTitled } from '../spotting.ts'
import {
  aCharacter,
  chooseToRemove,
  damageACharacter,
  hasSubtype,
  hostOf,
  isColor,
  onlyOn,
  removeADie,
  resolveOne,
} from '../words.ts'

export const GALAXY_YELLOW_HERO: Texts = {
  // Lando Calrissian
  '08089': {
    text: {
      en: 'Power Action – Play a yellow vehicle from your hand; it costs 1 less and has Ambush. If it is the Millennium Falcon, you may activate it.',
      de: 'Mächtige Aktion – Spiele ein gelbes Fahrzeug aus deiner Hand; es kostet 1 weniger und hat Hinterhalt. Ist es der Millennium Falke, darfst du es aktivieren.',
    },
    short: {
      en: 'Power Action – Play a yellow vehicle for 1 less, with Ambush.',
      de: 'Mächtige Aktion – Spiele gelbes Fahrzeug für 1 weniger, Hinterhalt.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const isOne = (kind: number): boolean => isColor(kind, 'yellow') && hasSubtype(kind, 'vehicle')
          const played = yield* playFromHand(t, me, isOne, { discount: 1, ambush: true })
          if (played !== null && isTitled(t.state.kinds[played], 'Millennium Falcon'))
            yield* activateSome(t, me, 1, ({ id }) => id === played)
        },
      }),
    ],
  },
  // A Good Investment
  '08092': {
    text: {
      en: 'Only if one of your dice shows a resource. You get 4 resources, or 5 if this is at least your second action this turn.',
      de: 'Nur, falls einer deiner Würfel eine Ressource zeigt. Du erhältst 4 Ressourcen oder 5, falls dies mindestens deine zweite Aktion in diesem Zug ist.',
    },
    abilities: [
      onlyShowing('resource'),
      effect((t, me) => {
        const { turn, players } = t.state
        const before = turn === me.seat ? players[me.seat].lastTurn.actions : 0
        gainResources(t, me.seat, before >= 1 ? 5 : 4)
      }),
    ],
  },
  // Aid From Above
  '08093': {
    text: {
      en: 'An opponent chooses two: you draw 2 cards, you get 2 resources, or you take 2 additional actions.',
      de: 'Ein Gegner wählt zwei: Du ziehst 2 Karten, du erhältst 2 Ressourcen, oder du führst 2 zusätzliche Aktionen durch.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const ways: readonly Deed[] = ['draw', 'gain', 'two-actions']
        for (const way of yield* chooseWays(t, { ...me, seat: opponent }, 'choose-two', ways, 2)) {
          if (way === 'draw') drawCards(t, me.seat, 2)
          else if (way === 'gain') gainResources(t, me.seat, 2)
          else for (let i = 0; i < 2; i++) giveAdditionalAction(t, me)
        }
      }),
    ],
  },
  // Daring Gambit
  '08094': {
    text: {
      en: 'Reroll all your dice. Then resolve one of your yellow dice, its value 1 higher for each other die in your pool. Remove all your dice.',
      de: 'Wirf alle deine Würfel neu. Dann handle einen deiner gelben Würfel ab, dessen Wert für jeden anderen Würfel in deinem Pool um 1 höher ist. Entferne alle deine Würfel.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* reroll(t, me, poolOf(t.state, me.seat))
        const plus = Math.max(0, poolOf(t.state, me.seat).length - 1)
        yield* resolveOne(t, me, ({ kind }) => isColor(kind, 'yellow'), { plus })
        yield* removeDice(t, me, poolOf(t.state, me.seat), 'card')
      }),
    ],
  },
  // Drop In
  '08095': {
    text: {
      en: 'Activate one of your characters or supports. If the battlefield in use is yours, this event has Ambush.',
      de: 'Aktiviere einen deiner Charaktere oder eine deiner Unterstützungen. Ist das benutzte Schlachtfeld deines, hat dieses Ereignis Hinterhalt.',
    },
    ambushIf: isOnOwnBattlefield,
    abilities: [
      effect(function* (t, me) {
        yield* activateSome(t, me, 1, () => true, {})
      }),
    ],
  },
  // Karabast!
  '08097': {
    text: {
      en: 'Only if a die of an opponent shows damage. Move up to 3 damage from one of your characters to another.',
      de: 'Nur, falls ein Würfel eines Gegners Schaden zeigt. Verschiebe bis zu 3 Schaden von einem deiner Charaktere auf einen anderen.',
    },
    abilities: [
      onlyIf((s, seat) => opponentsOf(s, seat).some((other) => poolOf(s, other).some(showsAnyDamage))),
      effect(function* (t, me) {
        const s = t.state
        const mine = charactersOf(s, me.seat)
        if (mine.length < 2) return
        const from = yield* aCharacter(t, me, 'move-damage-from', 'yours', ({ damage }) => damage > 0)
        if (from === null) return
        const to = yield* aCharacter(t, me, 'move-damage-to', 'yours', ({ id }) => id !== from.id)
        if (to === null) return
        const range = { min: 0, max: Math.min(3, from.damage) }
        const cite = citeOf(s, me, 'sd.move.6')
        const amount = yield* t.chooseNumber(me.seat, 'how-much-damage', range, cite)
        yield* moveDamage(t, me, from.id, to.id, amount)
      }),
    ],
  },
  // Leverage
  '08098': {
    text: {
      en: 'Only if one of your dice shows damage. Remove a die showing damage.',
      de: 'Nur, falls einer deiner Würfel Schaden zeigt. Entferne einen Würfel mit Schaden.',
    },
    abilities: [
      onlyShowing(...DAMAGE),
      effect(function* (t, me) {
        yield* removeADie(t, me, 'any', showsAnyDamage)
      }),
    ],
  },
  // Slice And Dice
  '08100': {
    text: {
      en: 'Remove 2 of your dice showing melee damage. Then deal unblockable damage equal to their values together, distributed among characters as you like.',
      de: 'Entferne 2 deiner Würfel mit Nahkampfschaden. Dann füge nicht-blockierbaren Schaden in Höhe ihrer Werte zusammen zu, beliebig auf Charaktere verteilt.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const melee = poolOf(s, me.seat).filter((die) => isShowing(die, 'melee'))
        if (melee.length < 2) return
        const chosen = yield* chooseToRemove(t, me, melee, { min: 2, max: 2 })
        const amount = sumOfValues(s, chosen)
        if (!(yield* removeDice(t, me, chosen, 'card')) || amount === 0) return
        const open = s.cards.filter(({ type }) => type === 'character')
        const options = open.map(({ id }) => ({ do: 'card' as const, card: id }))
        const parts = { options, caps: open.map(() => amount), min: amount, max: amount }
        const cite = { ...citeOf(s, me, 'sd.distribute.1'), amount }
        const shares = yield* t.split(me.seat, 'share-damage', parts, cite)
        yield* dealToEach(
          t,
          me,
          open.map(({ id }, i) => ({ card: id, amount: shares[i] })),
          { unblockable: true },
        )
      }),
    ],
  },
  // Through The Pass
  '08101': {
    text: {
      en: 'Activate one of your characters or supports. Then you may spend as many resources as dice were rolled by that to ready it.',
      de: 'Aktiviere einen deiner Charaktere oder eine deiner Unterstützungen. Dann darfst du so viele Ressourcen ausgeben, wie dabei Würfel geworfen wurden, um die Karte bereit zu machen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const open = s.cards.filter((card) => card.controller === me.seat && canActivate(s, card))
        const card = yield* chooseCard(t, me, 'activate', open)
        if (card === null) return
        const before = poolOf(s, me.seat).length
        if (!(yield* activate(t, me, card.id))) return
        const rolled = poolOf(s, me.seat).length - before
        if (yield* maySpend(t, me, rolled)) ready(t, card.id)
      }),
    ],
  },
  // On The Mark
  '08104': {
    text: {
      en: 'Sides of your dice with indirect damage may be resolved as ranged damage. Discard this support once the action phase has ended.',
      de: 'Seiten deiner Würfel mit indirektem Schaden darfst du als Fernkampfschaden abhandeln. Lege diese Unterstützung ab, nachdem die Aktionsphase geendet hat.',
    },
    short: {
      en: 'Indirect sides count as ranged if you like. Discarded after the action phase.',
      de: 'Indirekte Seiten auch als Fernkampf. Nach der Aktionsphase abgelegt.',
    },
    abilities: [
      always({
        alsoAs: (_s, me, die) => (die.pool === me.seat && isShowing(die, 'indirect') ? ['ranged'] : []),
      }),
      untilActionPhaseEnds(),
    ],
  },
  // Decoy
  '08105': {
    text: {
      en: 'Only on a yellow character. Before a character would be dealt damage, you may exhaust this upgrade: its own character is dealt that damage instead.',
      de: 'Nur an einem gelben Charakter. Bevor einem Charakter Schaden zugefügt würde, darfst du diese Aufwertung erschöpfen: Stattdessen wird er ihrem eigenen Charakter zugefügt.',
    },
    short: {
      en: 'Yellow only. Exhaust this: its character is dealt another’s damage instead.',
      de: 'Nur Gelbe. Erschöpfe sie: Der Träger erhält den Schaden eines anderen.',
    },
    abilities: [
      onlyOn('yellow'),
      instead('damage', {
        may: true,
        if: (s, me, { card }) => findCard(s, me.card)?.ready === true && hostOf(s, me)?.id !== card,
        *run(t, me, event) {
          const host = hostOf(t.state, me)
          if (host === undefined || !exhaust(t, me.card)) return event
          yield* dealDamage(t, me, host.id, event.amount)
          return null
        },
      }),
    ],
  },
  // Energy Pike
  '08106': {
    text: {
      en: 'Special – Deal 1 damage to a character for each of your resources, 3 at most.',
      de: 'Spezial – Füge einem Charakter für jede deiner Ressourcen 1 Schaden zu, höchstens 3.',
    },
    abilities: [
      special(function* (t, me) {
        const amount = Math.min(3, t.state.players[me.seat].resources)
        if (amount > 0) yield* damageACharacter(t, me, amount)
      }),
    ],
  },
  // Token Of Affection
  '08107': {
    text: {
      en: 'Once you have played a card with Ambush, you may move this upgrade to another of your characters.',
      de: 'Nachdem du eine Karte mit Hinterhalt gespielt hast, darfst du diese Aufwertung zu einem anderen deiner Charaktere verschieben.',
    },
    short: {
      en: 'After you play a card with Ambush, you may move this to another character.',
      de: 'Nach einer Karte mit Hinterhalt darfst du sie verschieben.',
    },
    abilities: [
      when('after play', {
        of: 'yours',
        if: (_s, _me, { ambush }) => ambush,
        *run(t, me) {
          const others = charactersOf(t.state, me.seat).filter(({ id }) => id !== hostOf(t.state, me)?.id)
          const to = yield* chooseCard(t, me, 'move-upgrade-to', others, { optional: true })
          if (to !== null) yield* moveUpgrade(t, me.card, to.id)
        },
      }),
    ],
  },
}
