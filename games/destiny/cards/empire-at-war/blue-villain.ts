/** Empire at War: blue cards of villains. */

import { cardNumber, factsOf } from '../../facts/index.ts'
import { effect, special, type Texts, when } from '../../rules/abilities.ts'
import { canResolve, resolveDie, resolveModified } from '../../rules/actions/resolve-dice.ts'
import { cardsOfType, chooseDie, chooseOpponent, chooseWay, diceIn } from '../../rules/choose.ts'
import { dealDamage, dealToEach } from '../../rules/damage.ts'
import { isCharacterDie, poolOf, rollGuest } from '../../rules/dice.ts'
import { drawCards } from '../../rules/hand.ts'
import { gainResources, spend } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import { type Die, NONE } from '../../state.ts'
import { countCharacters, isBlank, onlyIf, saveUpgrade } from '../more-words.ts'
import {
  aCharacter,
  damageACharacter,
  exhaustAction,
  isColor,
  removeADie,
  resolveOne,
  showsDamage,
  turnADie,
} from '../words.ts'

const SEEKER = '03013'

export const EMPIRE_BLUE_VILLAIN: Texts = {
  // Indomitable
  '03072': {
    text: {
      en: 'Only with exactly one character. Give a blue character 3 shields.',
      de: 'Nur mit genau einem Charakter. Gib einem blauen Charakter 3 Schilde.',
    },
    abilities: [
      onlyIf((s, seat) => countCharacters(s, seat) === 1),
      effect(function* (t, me) {
        const blue = yield* aCharacter(t, me, 'shields', 'any', ({ kind }) => isColor(kind, 'blue'), {
          amount: 3,
        })
        if (blue !== null) yield* giveShields(t, me, blue.id, 3)
      }),
    ],
  },
  // Quinlan Vos
  '03008': {
    text: {
      en: 'Special – Deal as much damage to an opponent’s character as you have more cards in hand than he.',
      de: 'Spezial – Füge einem gegnerischen Charakter so viel Schaden zu, wie du mehr Handkarten hast als jener Gegner.',
    },
    abilities: [
      special(function* (t, me) {
        const { players } = t.state
        const target = yield* aCharacter(t, me, 'damage', 'opponents')
        if (target === null) return
        const more = players[me.seat].hand.length - players[target.controller].hand.length
        yield* dealDamage(t, me, target.id, more)
      }),
    ],
  },
  // Servant of the Dark Side
  '03009': {
    text: {
      en: 'Before another of your blue characters is defeated, you may move one of its upgrades to this character.',
      de: 'Bevor ein anderer deiner blauen Charaktere besiegt wird, darfst du eine seiner Aufwertungen zu diesem Charakter verschieben.',
    },
    abilities: [
      when('before defeat', {
        if: (s, me, { card, controller }) =>
          controller === me.seat && card !== me.card && isColor(s.kinds[card], 'blue'),
        *run(t, me, { card }) {
          yield* saveUpgrade(t, me, card, ({ id }) => id === me.card)
        },
      }),
    ],
  },
  // Seventh Sister
  '03010': {
    text: {
      en: 'Once you have activated this character, you may roll a die of ID9 Seeker Droid into your pool. Resolved or removed, it is set aside.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einen Würfel von ID9-Suchdroide in deinen Pool werfen. Abgehandelt oder entfernt wird er beiseitegelegt.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        *run(t, me) {
          yield* rollGuest(t, me, cardNumber(SEEKER), NONE)
        },
      }),
    ],
  },
  // Grand Inquisitor
  '03011': {
    text: {
      en: 'Special – Remove a character die that shows a blank. Then deal 2 damage to its character.',
      de: 'Spezial – Entferne einen Charakterwürfel, der eine Leerseite zeigt. Füge dann seinem Charakter 2 Schaden zu.',
    },
    abilities: [
      special(function* (t, me) {
        const die = yield* removeADie(t, me, 'any', (one) => isBlank(one) && isCharacterDie(t.state, one))
        if (die !== null) yield* dealDamage(t, me, die.card, 2)
      }),
    ],
  },
  // Darth Vader's TIE Advanced
  '03012': {
    text: {
      en: 'Special – Spend 2 resources to deal as much damage to a character as lies on it.',
      de: 'Spezial – Gib 2 Ressourcen aus, um einem Charakter so viel Schaden zuzufügen, wie auf ihm liegt.',
    },
    abilities: [
      special(function* (t, me) {
        if (!spend(t, me.seat, 2)) return
        const target = yield* aCharacter(t, me, 'damage')
        if (target !== null) yield* dealDamage(t, me, target.id, target.damage)
      }),
    ],
  },
  // Temptation
  '03014': {
    text: {
      en: 'Special – An opponent may draw 2 cards. If he does, you get 2 resources; if not, you draw 2 cards.',
      de: 'Spezial – Ein Gegner darf 2 Karten ziehen. Tut er es, erhältst du 2 Ressourcen; wenn nicht, ziehst du 2 Karten.',
    },
    abilities: [
      special(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const way = yield* chooseWay(t, me, 'choose-one', ['draw', 'nothing'], { by: opponent })
        if (way === 'draw' && drawCards(t, opponent, 2) > 0) gainResources(t, me.seat, 2)
        else drawCards(t, me.seat, 2)
      }),
    ],
  },
  // As You Command
  '03070': {
    text: {
      en: 'Resolve one of your character dice as a focus, whatever it shows; its value stays.',
      de: 'Handle einen deiner Charakterwürfel als Fokus ab, was er auch zeigt; sein Wert bleibt.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveOne(t, me, (die) => isCharacterDie(t.state, die), { symbol: 'focus' })
      }),
    ],
  },
  // Cornered Prey
  '03071': {
    text: {
      en: 'Deal 1 damage to a character for each blank among the dice of an opponent, all at once.',
      de: 'Füge einem Charakter so viel Schaden zu, wie ein Gegner Würfel hat, die Leerseiten zeigen.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const blanks = poolOf(t.state, opponent).filter(isBlank).length
        if (blanks > 0) yield* damageACharacter(t, me, blanks)
      }),
    ],
  },
  // It Will All Be Mine
  '03073': {
    text: {
      en: 'Turn every die of an opponent that shows a blank to a side of your choice. Then resolve as many of them as you like, in any order, as if they were yours.',
      de: 'Drehe jeden Würfel eines Gegners, der eine Leerseite zeigt, auf eine Seite deiner Wahl. Handle dann beliebig viele davon in beliebiger Reihenfolge ab, als wären es deine.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const opponent = yield* chooseOpponent(t, me)
        const blanks = poolOf(s, opponent).filter(isBlank)
        for (const die of blanks) yield* turnADie(t, me, [die])
        for (;;) {
          const open = poolOf(s, opponent).filter(
            (die) => blanks.includes(die) && canResolve(s, me.seat, die),
          )
          const asked = { optional: true, rule: 'sd.resolve-dice.9' }
          const die = yield* chooseDie(t, me, 'resolve', open, asked)
          if (die === null) return
          yield* resolveDie(t, me, die)
        }
      }),
    ],
  },
  // Kill Them All
  '03074': {
    text: {
      en: 'Deal 1 damage to each character of your opponents that is not unique.',
      de: 'Füge jedem gegnerischen Charakter, der nicht einzigartig ist, 1 Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const targets = cardsOfType(t.state, 'character', me, 'opponents').filter(
          ({ kind }) => !factsOf(kind).unique,
        )
        yield* dealToEach(
          t,
          me,
          targets.map(({ id }) => ({ card: id, amount: 1 })),
        )
      }),
    ],
  },
  // Unyielding
  '03075': {
    text: {
      en: 'Resolve as many of your blue dice that show ranged or melee damage as you like, in any order; it is unblockable.',
      de: 'Handle beliebig viele deiner blauen Würfel, die Fern- oder Nahkampfschaden zeigen, in beliebiger Reihenfolge ab; er ist nicht-blockierbar.',
    },
    abilities: [
      effect(function* (t, me) {
        const isOne = (die: Die): boolean => isColor(die.kind, 'blue') && showsDamage(die)
        for (;;) {
          const open = diceIn(t.state, me, 'yours').filter(
            (die) => isOne(die) && canResolve(t.state, me.seat, die),
          )
          const asked = { optional: true, rule: 'sd.resolve-via-card.1' }
          const die = yield* chooseDie(t, me, 'resolve', open, asked)
          if (die === null) return
          yield* resolveModified(t, me, die, undefined, { isOne }, { unblockable: true })
        }
      }),
    ],
  },
  // Insidious
  '03076': {
    text: {
      en: 'Action – While an opponent’s character die shows a blank, exhaust this support for 1 resource.',
      de: 'Aktion – Zeigt ein gegnerischer Charakterwürfel eine Leerseite, erschöpfe diese Unterstützung für 1 Ressource.',
    },
    abilities: [
      exhaustAction(
        (t, me) => gainResources(t, me.seat, 1),
        (s, me) => diceIn(s, me, 'opponents').some((die) => isBlank(die) && isCharacterDie(s, die)),
      ),
    ],
  },
  // Hate
  '03077': {
    text: {
      en: 'Redeploy. Once you have activated the character that this is attached to, you may deal 1 damage to it to deal 1 damage to another one.',
      de: 'Verlegen. Nachdem du den Charakter aktiviert hast, an den diese Karte angelegt ist, darfst du ihm 1 Schaden zufügen, um einem anderen 1 Schaden zuzufügen.',
    },
    keywords: ['redeploy'],
    abilities: [
      when('after activate', {
        of: 'attached',
        *run(t, me, { card }) {
          const asked = { amount: 1, optional: true }
          const other = yield* aCharacter(t, me, 'damage', 'any', ({ id }) => id !== card, asked)
          if (other === null) return
          yield* dealDamage(t, me, card, 1)
          yield* dealDamage(t, me, other.id, 1)
        },
      }),
    ],
  },
}
