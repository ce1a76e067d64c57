/** Legacies: red neutral cards. */

import { factsOf } from '../../facts/index.ts'
import { action, effect, type Texts, when } from '../../rules/abilities.ts'
import { takeControl } from '../../rules/actions/claim.ts'
import { canResolve } from '../../rules/actions/resolve-dice.ts'
import { cardsOfType, charactersOf, chooseCard, isShowing } from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { gainResources } from '../../rules/resources.ts'
import type { Die } from '../../state.ts'
import { halfOf, hasDie, hostDice, ownDice, removeWithValue, wounded } from '../deeds.ts'
import { countCharacters, dealIndirect, onlyIf, rollSome, showsAnyDamage, turnSome } from '../more-words.ts'
import { isTitled } from '../spotting.ts'
import {
  countsAs,
  damageTheirCharacters,
  exhaustAction,
  hostOf,
  onlyWithBattlefield,
  removeADie,
  resolveOne,
  resolveShowing,
  sideShows,
  spotTo,
} from '../words.ts'

export const LEGACIES_RED_NEUTRAL: Texts = {
  // Ground Battalion
  '05060': {
    text: {
      en: 'Once you have activated this support, you may take control of the battlefield; that does not claim it.',
      de: 'Nachdem du diese Unterstützung aktiviert hast, darfst du die Kontrolle über das Schlachtfeld übernehmen; beansprucht ist es damit nicht.',
    },
    short: {
      en: 'After activation, you may take control of the battlefield.',
      de: 'Nach Aktivierung darfst du das Schlachtfeld übernehmen.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        possible: (s, me) => s.controller !== me.seat,
        *run(t, me) {
          yield* takeControl(t, me.seat)
        },
      }),
    ],
  },
  // Lookout Post
  '05061': {
    text: {
      en: 'Can be played only while you control the battlefield.',
      de: 'Nur spielbar, während du das Schlachtfeld kontrollierst.',
    },
    abilities: [onlyWithBattlefield()],
  },
  // Auto Cannon
  '05062': { text: { en: '', de: '' }, abilities: [] },
  // E-11 Blaster
  '05063': { text: { en: 'Redeploy.', de: 'Verlegen.' }, keywords: ['redeploy'], abilities: [] },
  // 74-Z Speeder Bike
  '05064': {
    text: {
      en: 'Action – Resolve this die and one of its character’s own dice, in any order.',
      de: 'Aktion – Handle diesen Würfel und einen eigenen Würfel des Trägers in beliebiger Reihenfolge ab.',
    },
    short: {
      en: 'Action – Resolve this die and a character die of its character.',
      de: 'Aktion – Handle ihn und einen Charakterwürfel des Trägers ab.',
    },
    abilities: [
      action({
        if: (s, me) => [...ownDice(s, me), ...hostDice(s, me)].some((die) => canResolve(s, me.seat, die)),
        *run(t, me) {
          const host = hostOf(t.state, me)
          const isOpen = ({ card }: Die): boolean => card === me.card || card === host?.id
          const first = yield* resolveOne(t, me, isOpen)
          if (first !== null) yield* resolveOne(t, me, (die) => isOpen(die) && die.card !== first.die.card)
        },
      }),
    ],
  },
  // Crackdown
  '05136': {
    text: {
      en: 'Only if each character of an opponent has damage. Gain 1 resource.',
      de: 'Nur falls jeder Charakter eines Gegners Schaden hat. Erhalte 1 Ressource.',
    },
    abilities: [
      onlyIf((s, seat) => wounded(s, seat).length > 0),
      effect((t, me) => gainResources(t, me.seat, 1)),
    ],
  },
  // Crash Landing
  '05137': {
    text: {
      en: 'Remove a die that shows damage. Then deal yourself its value as indirect damage.',
      de: 'Entferne einen Würfel mit Schaden. Füge dir dann seinen Wert als indirekten Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const gone = yield* removeWithValue(t, me, 'any', showsAnyDamage)
        if (gone !== null) yield* dealIndirect(t, me, gone.value, me.seat)
      }),
    ],
  },
  // Law and Order
  '05138': {
    text: {
      en: 'Spot a red character to discard an upgrade from play.',
      de: 'Sichte einen roten Charakter, um eine Aufwertung aus dem Spiel abzulegen.',
    },
    abilities: [
      spotTo('red', function* (t, me) {
        const upgrade = yield* chooseCard(
          t,
          me,
          'discard-from-play',
          cardsOfType(t.state, 'upgrade', me, 'any'),
        )
        if (upgrade !== null) yield* discardFromPlay(t, me, upgrade.id, 'card')
      }),
    ],
  },
  // Locked and Loaded
  '05139': {
    text: {
      en: 'Spot a red character to turn up to 2 of your dice to sides with indirect damage.',
      de: 'Sichte einen roten Charakter, um bis zu 2 deiner Würfel auf Seiten mit indirektem Schaden zu drehen.',
    },
    abilities: [
      spotTo('red', function* (t, me) {
        const isMine = ({ pool }: Die): boolean => pool === me.seat
        yield* turnSome(t, me, 2, isMine, (die, side) => sideShows(die, side, 'indirect'))
      }),
    ],
  },
  // Reinforce
  '05140': {
    text: {
      en: 'Roll a character die of one of your characters into your pool if you have another copy of that character in play.',
      de: 'Wirf einen Charakterwürfel eines deiner Charaktere in deinen Pool, falls du eine weitere Kopie dieses Charakters im Spiel hast.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const mine = charactersOf(s, me.seat)
        const doubled = mine.filter(({ id, kind }) =>
          mine.some((other) => other.id !== id && isTitled(other.kind, factsOf(kind).name.en)),
        )
        const dice = s.dice.filter(({ card }) => doubled.some(({ id }) => id === card))
        yield* rollSome(t, me, dice, { min: 1, max: 1 })
      }),
    ],
  },
  // Strength in Numbers
  '05141': {
    text: {
      en: 'Deal an opponent 1 indirect damage for each of your exhausted characters.',
      de: 'Füge einem Gegner 1 indirekten Schaden für jeden deiner erschöpften Charaktere zu.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* dealIndirect(
          t,
          me,
          countCharacters(t.state, me.seat, ({ ready }) => !ready),
        )
      }),
    ],
  },
  // Sudden Impact
  '05142': {
    text: {
      en: 'Remove one of your dice that shows damage. Then deal each character of an opponent half of its value, rounded up.',
      de: 'Entferne einen deiner Würfel mit Schaden. Füge dann jedem Charakter eines Gegners die Hälfte seines Werts zu, aufgerundet.',
    },
    abilities: [
      effect(function* (t, me) {
        const gone = yield* removeWithValue(t, me, 'yours', showsAnyDamage)
        if (gone !== null) yield* damageTheirCharacters(t, me, halfOf(gone.value))
      }),
    ],
  },
  // Superior Position
  '05143': {
    text: {
      en: 'Only while you control the battlefield. Remove a die.',
      de: 'Nur während du das Schlachtfeld kontrollierst. Entferne einen Würfel.',
    },
    abilities: [
      onlyWithBattlefield(),
      effect(function* (t, me) {
        yield* removeADie(t, me)
      }),
    ],
  },
  // Target Intel
  '05144': {
    text: {
      en: 'Resolve one of your dice that shows indirect damage as if it showed ranged damage.',
      de: 'Handle einen deiner Würfel mit indirektem Schaden so ab, als zeigte er Fernkampfschaden.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveOne(t, me, (die) => isShowing(die, 'indirect'), { symbol: 'ranged' })
      }),
    ],
  },
  // Cover Team
  '05146': {
    text: {
      en: 'Action – Exhaust this support to resolve one of your dice with indirect damage; it is worth 1 more.',
      de: 'Aktion – Erschöpfe diese Unterstützung, um einen deiner Würfel mit indirektem Schaden abzuhandeln; er zählt 1 mehr.',
    },
    short: {
      en: 'Action – Exhaust this: resolve an indirect die of yours for 1 more.',
      de: 'Aktion – Erschöpfe sie: Handle indirekten Schaden mit 1 mehr ab.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          yield* resolveShowing(t, me, ['indirect'], () => true, { plus: 1 })
        },
        (s, me) => hasDie(s, me, (die) => countsAs(s, die, ['indirect'])),
      ),
    ],
  },
}
