/** Empire at War: red neutral cards. */

import { effect, type Texts, when } from '../../rules/abilities.ts'
import { canPayClaim, claimBattlefield } from '../../rules/actions/claim.ts'
import { dieCost } from '../../rules/actions/resolve-dice.ts'
import {
  cardsOfType,
  charactersOf,
  chooseCard,
  chooseOpponent,
  citeOf,
  isShowing,
  opponentsOf,
} from '../../rules/choose.ts'
import { damageOn, moveDamage, placeDamage } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { canRemove, poolOf, removeDice } from '../../rules/dice.ts'
import { hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { mustPass } from '../../rules/orders.ts'
import { exhaust, ready } from '../../rules/ready.ts'
import { type Die, findCard, findDie, NONE } from '../../state.ts'
import { agrees, isSupport, rerollUpTo } from '../deeds.ts'
import { activateSome, diceOfType, spotsSubtype, spotting } from '../more-words.ts'
import { aCharacter, damageACharacter, diceOf, exhaustAction, removeADie } from '../words.ts'

export const EMPIRE_RED_NEUTRAL: Texts = {
  // Deploy Squadron
  '03119': {
    text: {
      en: 'Activate as many of your supports as you like, one after another.',
      de: 'Aktiviere beliebig viele deiner Unterstützungen, eine nach der anderen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* activateSome(t, me, Number.POSITIVE_INFINITY, ({ type }) => type === 'support')
      }),
    ],
  },
  // Flanking Maneuver
  '03122': {
    text: {
      en: 'Deal 1 damage to a character for each support die in your pool.',
      de: 'Füge einem Charakter 1 Schaden für jeden Unterstützungswürfel in deinem Pool zu.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* damageACharacter(t, me, diceOfType(t.state, me.seat, 'support').length)
      }),
    ],
  },
  // Pinned Down
  '03124': {
    text: {
      en: 'With a vehicle of yours in play, remove a die.',
      de: 'Hast du ein Fahrzeug im Spiel, entferne einen Würfel.',
    },
    abilities: [
      spotting(
        (s, seat) => spotsSubtype(s, seat, 'vehicle'),
        function* (t, me) {
          yield* removeADie(t, me)
        },
      ),
    ],
  },
  // LR1K Sonic Cannon
  '03046': {
    text: {
      en: 'Before you resolve this die, you may exhaust one of your characters to pay nothing for it.',
      de: 'Bevor du diesen Würfel abhandelst, darfst du einen deiner Charaktere erschöpfen, um nichts dafür zu zahlen.',
    },
    short: {
      en: 'Before you resolve its die, you may exhaust a character to pay nothing.',
      de: 'Erschöpfe einen Charakter, um für diesen Würfel nichts zu zahlen.',
    },
    abilities: [
      when('before resolve', {
        of: 'this-by-you',
        reduces: 3,
        if: (s, me, { cost }) => cost > 0 && charactersOf(s, me.seat).some(({ ready }) => ready),
        *run(t, me, event) {
          const s = t.state
          const open = charactersOf(s, me.seat).filter(({ ready }) => ready)
          const worn = yield* chooseCard(t, me, 'exhaust', open, { optional: true })
          const die = findDie(s, event.die)
          if (worn !== null && die !== undefined && exhaust(t, worn.id)) event.cost -= dieCost(s, die)
        },
      }),
    ],
  },
  // Natural Pilot
  '03048': {
    text: {
      en: 'Once you have activated its character, you may ready a vehicle.',
      de: 'Nachdem du den Träger aktiviert hast, darfst du ein Fahrzeug spielbereit machen.',
    },
    short: {
      en: 'After its character is activated, you may ready a vehicle.',
      de: 'Nach Aktivierung des Trägers: Ein Fahrzeug wird spielbereit.',
    },
    abilities: [
      when('after activate', {
        of: 'attached',
        *run(t, me) {
          const s = t.state
          const open = s.cards.filter((card) => !card.ready && hasSubtypeNow(s, card, 'vehicle'))
          const vehicle = yield* chooseCard(t, me, 'ready', open, { optional: true })
          if (vehicle !== null) ready(t, vehicle.id)
        },
      }),
    ],
  },
  // Covering Fire
  '03118': {
    text: {
      en: 'Reroll up to as many dice of an opponent as you have dice showing ranged damage.',
      de: 'Wirf bis zu so viele Würfel eines Gegners neu, wie du Würfel mit Fernkampfschaden hast.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const most = poolOf(t.state, me.seat).filter((die) => isShowing(die, 'ranged')).length
        yield* rerollUpTo(t, me, 'opponents', ({ pool }) => pool === opponent, most)
      }),
    ],
  },
  // Fall Back
  '03120': {
    text: {
      en: 'Each player, you first, may choose an upgrade. Discard all other upgrades from play.',
      de: 'Jeder Spieler, du zuerst, darf eine Aufwertung wählen. Lege alle anderen Aufwertungen aus dem Spiel ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const upgrades = cardsOfType(s, 'upgrade', me, 'any').map(({ id }) => id)
        const kept: number[] = []
        for (const by of [me.seat, ...opponentsOf(s, me.seat)]) {
          const open = s.cards.filter(({ id }) => upgrades.includes(id) && !kept.includes(id))
          const saved = yield* chooseCard(t, me, 'keep', open, { optional: true, by })
          if (saved !== null) kept.push(saved.id)
        }
        for (const id of upgrades) if (!kept.includes(id)) yield* discardFromPlay(t, me, id, 'card')
      }),
    ],
  },
  // Feint
  '03121': {
    text: {
      en: 'Activate one of your characters. Then you may remove all of its dice and its upgrades’ dice to ready it.',
      de: 'Aktiviere einen deiner Charaktere. Dann darfst du alle seine Würfel und die seiner Aufwertungen entfernen, um ihn spielbereit zu machen.',
    },
    abilities: [
      effect(function* (t, me) {
        const [id] = yield* activateSome(t, me, 1, ({ type }) => type === 'character', {})
        if (id === undefined || findCard(t.state, id) === undefined) return
        const dice = (): Die[] => diceOf(t.state, id).filter(({ pool }) => pool !== NONE)
        if (!dice().every((die) => canRemove(t.state, die, me.seat)) || !(yield* agrees(t, me))) return
        if (dice().length === 0 || (yield* removeDice(t, me, dice(), 'card'))) ready(t, id)
      }),
    ],
  },
  // The Day is Ours
  '03125': {
    text: {
      en: 'Claim the battlefield, even if an opponent has claimed it this round.',
      de: 'Beanspruche das Schlachtfeld, auch wenn es in dieser Runde schon ein Gegner beansprucht hat.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const { claimedBy } = s
        if (!canPayClaim(s, me.seat)) return
        yield* claimBattlefield(t, me.seat)
        // Whoever has claimed before still passes for the rest of the round (sd.claim.3).
        if (claimedBy !== NONE && claimedBy !== me.seat) mustPass(t, claimedBy, Number.MAX_SAFE_INTEGER)
      }),
    ],
  },
  // Drop Zone
  '03126': {
    text: {
      en: 'Once you have claimed the battlefield, you may put 1 damage on this support. Action – Exhaust this support to move any amount of damage from it to a character; shields don’t help.',
      de: 'Nachdem du das Schlachtfeld beansprucht hast, darfst du 1 Schaden auf diese Unterstützung legen. Aktion – Erschöpfe sie, um beliebig viel Schaden von ihr auf einen Charakter zu verschieben; Schilde helfen nicht.',
    },
    short: {
      en: 'You claim: put 1 damage on it. Action – Exhaust: move it to a character.',
      de: 'Beansprucht: 1 Schaden hierauf. Aktion – Erschöpfe: Verschiebe ihn.',
    },
    abilities: [
      when('after claim', {
        of: 'yours',
        may: true,
        run: (t, me) => placeDamage(t, me.card, 1),
      }),
      exhaustAction(
        function* (t, me) {
          const most = damageOn(t.state, me.card)
          if (most === 0) return
          const target = yield* aCharacter(t, me, 'move-damage-to')
          if (target === null) return
          const cite = citeOf(t.state, me, 'sd.move.6')
          const amount = yield* t.chooseNumber(me.seat, 'how-much-damage', { min: 0, max: most }, cite)
          yield* moveDamage(t, me, me.card, target.id, amount)
        },
        (s, me) => damageOn(s, me.card) > 0,
      ),
    ],
  },
  // Tech Team
  '03127': {
    text: {
      en: 'Before you play a support, you may exhaust this one to play it for 1 less.',
      de: 'Bevor du eine Unterstützung spielst, darfst du diese erschöpfen, um 1 weniger zu zahlen.',
    },
    short: {
      en: 'Before you play a support, you may exhaust this: it costs 1 less.',
      de: 'Bevor du eine Unterstützung spielst: Erschöpfe diese für 1 weniger.',
    },
    abilities: [
      when('before play', {
        of: 'yours',
        reduces: 1,
        if: (s, me, { kind, cost }) => findCard(s, me.card)?.ready === true && cost > 0 && isSupport(kind),
        run(t, me, event) {
          if (exhaust(t, me.card)) event.cost -= 1
        },
      }),
    ],
  },
}
