/** Rivals: gray neutral cards, the battlefields among them. */

import { factsOf } from '../../facts/index.ts'
import { claim, effect, special, type Texts } from '../../rules/abilities.ts'
import { chooseDie, chooseOpponent, diceIn } from '../../rules/choose.ts'
import { isCharacterDie } from '../../rules/dice.ts'
import { discardChosen } from '../../rules/hand.ts'
import { gainResources, spend } from '../../rules/resources.ts'
import { findCard } from '../../state.ts'
import { showsAnyDamage } from '../more-words.ts'
import {
  damageACharacter,
  diceOf,
  exhaustAction,
  hostOf,
  removeADie,
  rerollSome,
  rerollThisDie,
  resolveShowing,
  spotTo,
  turnADie,
} from '../words.ts'

export const RIVALS_GRAY_NEUTRAL: Texts = {
  // Emulate
  '06011': {
    text: {
      en: 'If at least 2 copies of a character are in play, turn one of its own dice to any side.',
      de: 'Ist ein Charakter mindestens 2-mal im Spiel, drehe einen seiner Charakterwürfel auf eine beliebige Seite.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const copies = (kind: number): number =>
          s.cards.filter(
            (card) => card.type === 'character' && factsOf(card.kind).name.en === factsOf(kind).name.en,
          ).length
        const dice = diceIn(s, me, 'any').filter((die) => {
          const card = findCard(s, die.card)
          return isCharacterDie(s, die) && card !== undefined && copies(card.kind) >= 2
        })
        yield* turnADie(t, me, dice)
      }),
    ],
  },
  // Fight Back
  '06012': {
    text: {
      en: 'Remove one of your dice to remove a die showing damage.',
      de: 'Entferne einen deiner Würfel, um einen Würfel mit Schaden zu entfernen.',
    },
    abilities: [
      effect(function* (t, me) {
        if ((yield* removeADie(t, me, 'yours')) !== null) yield* removeADie(t, me, 'any', showsAnyDamage)
      }),
    ],
  },
  // Resourceful
  '06013': {
    text: {
      en: 'Spot a gray character and remove one of your dice to get 1 resource.',
      de: 'Sichte einen grauen Charakter und entferne einen deiner Würfel, um 1 Ressource zu erhalten.',
    },
    abilities: [
      spotTo('gray', function* (t, me) {
        if ((yield* removeADie(t, me, 'yours')) !== null) gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Surprise Attack
  '06014': {
    text: {
      en: 'Resolve one of your dice that shows damage; its value is 1 higher.',
      de: 'Handle einen deiner Würfel ab, der Schaden zeigt; sein Wert ist um 1 höher.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveShowing(t, me, ['melee', 'ranged', 'indirect'], () => true, { plus: 1 })
      }),
    ],
  },
  // Supply Pack
  '06015': {
    text: {
      en: 'Action – Exhaust this upgrade to reroll any number of dice of its character and of that character’s upgrades.',
      de: 'Aktion – Erschöpfe diese Aufwertung, um beliebig viele Würfel ihres Charakters und seiner Aufwertungen neu zu werfen.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const host = hostOf(t.state, me)
        if (host === undefined) return
        const dice = diceOf(t.state, host.id).filter((die) => die.pool === me.seat)
        yield* rerollSome(t, me, dice, { min: 0, max: dice.length })
      }),
    ],
  },
  // T-21 Repeating Blaster
  '06016': {
    text: {
      en: 'Special – Deal 2 damage to a character. Then you may reroll this die rather than remove it.',
      de: 'Spezial – Füge einem Charakter 2 Schaden zu. Dann darfst du diesen Würfel neu werfen, statt ihn zu entfernen.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageACharacter(t, me, 2)
        const own = diceIn(t.state, me, 'yours').filter(({ id }) => id === me.die)
        const again = yield* chooseDie(t, me, 'reroll', own, { optional: true })
        return again === null ? undefined : yield* rerollThisDie(t, me)
      }),
    ],
  },
  // Vibrosword
  '06017': { text: { en: 'Redeploy.', de: 'Verlegen.' }, keywords: ['redeploy'], abilities: [] },
  // Bespin Wing Guard
  '06018': {
    text: {
      en: 'Action – Exhaust this support and spend 1 resource: an opponent chooses and discards a card of his hand.',
      de: 'Aktion – Erschöpfe diese Unterstützung und gib 1 Ressource aus: Ein Gegner legt eine Handkarte seiner Wahl ab.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          if (spend(t, me.seat, 1)) yield* discardChosen(t, me, yield* chooseOpponent(t, me), 1)
        },
        (s, me) => s.players[me.seat].resources >= 1,
      ),
    ],
  },
  // Dry Fields
  '06019': {
    text: {
      en: 'Claim – If you have no resources, you get 1.',
      de: 'Beanspruchen – Hast du keine Ressourcen, erhältst du 1.',
    },
    abilities: [
      claim((t, me) => {
        if (t.state.players[me.seat].resources === 0) gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Sith Temple
  '06020': {
    text: {
      en: 'Claim – Remove one of your dice to deal 1 unblockable damage to a character.',
      de: 'Beanspruchen – Entferne einen deiner Würfel, um einem Charakter 1 nicht-blockierbaren Schaden zuzufügen.',
    },
    abilities: [
      claim(function* (t, me) {
        if ((yield* removeADie(t, me, 'yours')) !== null)
          yield* damageACharacter(t, me, 1, { unblockable: true })
      }),
    ],
  },
}
