/** Spirit of Rebellion: red cards of villains. */

import { sideOf } from '../../facts/index.ts'
import { action, always, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { takeControl } from '../../rules/actions/claim.ts'
import { heal } from '../../rules/damage.ts'
import { NONE } from '../../state.ts'
import { countCharacters, hasCopyInDiscard, maySpend, spotting, turnSome } from '../more-words.ts'
import {
  aCharacter,
  damageACharacter,
  diceOf,
  hostOf,
  isColor,
  onlyOn,
  onlyWithBattlefield,
  removeADie,
  sideShows,
  turnADie,
} from '../words.ts'

export const SPIRIT_RED_VILLAIN: Texts = {
  // E-Web Emplacement
  '02005': {
    text: {
      en: 'As long as you control the battlefield, every side of this die is worth 1 more.',
      de: 'Solange du das Schlachtfeld kontrollierst, ist jede Seite dieses Würfels 1 mehr wert.',
    },
    abilities: [
      always({ value: (s, me, die) => (die.card === me.card && s.controller === me.seat ? 1 : 0) }),
    ],
  },
  // Imperial Discipline
  '02006': {
    text: {
      en: 'Only on a red character. Action – Remove this die to turn a die of that character or of its upgrades to ranged damage or resources.',
      de: 'Nur an einem roten Charakter. Aktion – Entferne diesen Würfel, um einen Würfel dieses Charakters oder seiner Aufwertungen auf Fernkampfschaden oder Ressourcen zu drehen.',
    },
    short: {
      en: 'Action – Remove this die: turn a die of its character to ranged or resources.',
      de: 'Aktion – Entferne ihn: Dreh einen Trägerwürfel (Fernkampf, Ressource).',
    },
    abilities: [
      onlyOn('red'),
      action({
        cost: 'this-die',
        *run(t, me) {
          const host = hostOf(t.state, me)
          if (host === undefined) return
          const dice = diceOf(t.state, host.id).filter(({ pool }) => pool !== NONE)
          yield* turnADie(t, me, dice, (die, side) => sideShows(die, side, 'ranged', 'resource'))
        },
      }),
    ],
  },
  // DT-29 Heavy Blaster Pistol
  '02007': {
    text: {
      en: 'Special – Remove an opponent’s die that shows a resource cost.',
      de: 'Spezial – Entferne einen gegnerischen Würfel, der Ressourcenkosten zeigt.',
    },
    abilities: [
      special(function* (t, me) {
        yield* removeADie(t, me, 'opponents', ({ kind, side }) => sideOf(kind, side).cost > 0)
      }),
    ],
  },
  // Lockdown
  '02063': {
    text: {
      en: 'Ambush. With two red characters in play you take control of the battlefield, without claiming it.',
      de: 'Hinterhalt. Hast du zwei rote Charaktere im Spiel, übernimmst du die Kontrolle über das Schlachtfeld, ohne es zu beanspruchen.',
    },
    keywords: ['ambush'],
    abilities: [
      spotting(
        (s, seat) => countCharacters(s, seat, ({ kind }) => isColor(kind, 'red')) >= 2,
        (t, me) => takeControl(t, me.seat),
      ),
    ],
  },
  // We Have Them Now
  '02068': {
    text: {
      en: 'Only while you control the battlefield. Turn up to 4 of your dice to melee or ranged damage.',
      de: 'Nur solange du das Schlachtfeld kontrollierst. Drehe bis zu 4 deiner Würfel auf Nah- oder Fernkampfschaden.',
    },
    abilities: [
      onlyWithBattlefield(),
      effect(function* (t, me) {
        yield* turnSome(
          t,
          me,
          4,
          (die) => die.pool === me.seat,
          (die, side) => sideShows(die, side, 'melee', 'ranged'),
        )
      }),
    ],
  },
  // Undying Loyalty
  '02067': {
    text: {
      en: 'Heal 1 damage from a red character. With another copy of this event in your discard pile you may spend 1 resource to put it on your deck instead of discarding it.',
      de: 'Heile 1 Schaden von einem roten Charakter. Liegt ein weiteres Exemplar dieses Ereignisses in deinem Ablagestapel, darfst du 1 Ressource ausgeben, um es auf dein Deck zu legen, statt es abzulegen.',
    },
    abilities: [
      effect(function* (t, me) {
        const red = yield* aCharacter(t, me, 'heal', 'any', ({ kind }) => isColor(kind, 'red'), { amount: 1 })
        if (red !== null) yield* heal(t, me, red.id, 1)
        return hasCopyInDiscard(t.state, me) && (yield* maySpend(t, me, 1)) ? 'deck-top' : undefined
      }),
    ],
  },
  // Attrition
  '02069': {
    text: {
      en: 'Whenever one of your characters is defeated, deal 1 damage to a character.',
      de: 'Nachdem einer deiner Charaktere besiegt wurde, füge einem Charakter 1 Schaden zu.',
    },
    abilities: [
      when('after defeat', {
        if: (_s, me, { controller }) => controller === me.seat,
        *run(t, me) {
          yield* damageACharacter(t, me, 1)
        },
      }),
    ],
  },
}
