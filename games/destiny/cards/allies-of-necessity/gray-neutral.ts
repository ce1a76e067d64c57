/** Allies of Necessity: gray neutral cards. */

import { action, claim, dieRules, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { chooseWay } from '../../rules/choose.ts'
import { dieValue, isCharacterDie } from '../../rules/dice.ts'
import { placeResources, resourcesOn, takeFromCard } from '../../rules/later/resources-on-cards.ts'
import { rerollOne, rerollUpTo, sharesSubtype, turnOne } from '../deeds.ts'
import { spotsSubtype } from '../more-words.ts'
import { damageACharacter, removeADie } from '../words.ts'

export const ALLIES_GRAY_NEUTRAL: Texts = {
  // Wheeta Palace
  '10020': {
    text: {
      en: 'Claim – Place 1 resource on this battlefield. Power Action – Place 1 resource on it, or take all that lie there.',
      de: 'Beanspruchen – Lege 1 Ressource auf dieses Schlachtfeld. Mächtige Aktion – Lege 1 Ressource darauf oder nimm alle, die dort liegen.',
    },
    abilities: [
      claim((t, me) => placeResources(t, me.card, 1)),
      action({
        limit: 'round',
        *run(t, me) {
          const way = yield* chooseWay(t, me, 'choose-one', ['place', 'take'])
          if (way === 'place') placeResources(t, me.card, 1)
          else takeFromCard(t, me.seat, me.card)
        },
      }),
    ],
  },
  // Chance Encounter
  '10014': {
    text: {
      en: 'Choose one: Spot a leader to turn a die to any side; spot a scoundrel to reroll up to 3 dice; or spot a trooper to remove a die worth 1 or less.',
      de: 'Wähle eins: Sichte einen Anführer, um einen Würfel auf eine beliebige Seite zu drehen; einen Halunken, um bis zu 3 Würfel neu zu werfen; oder einen Soldaten, um einen Würfel zu entfernen, der höchstens 1 wert ist.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const way = yield* chooseWay(t, me, 'choose-one', ['turn', 'reroll', 'remove'])
        if (way === 'turn') {
          if (spotsSubtype(s, me.seat, 'leader')) yield* turnOne(t, me, 'any')
        } else if (way === 'reroll') {
          if (spotsSubtype(s, me.seat, 'scoundrel')) yield* rerollUpTo(t, me, 'any', () => true, 3)
        } else if (spotsSubtype(s, me.seat, 'trooper'))
          yield* removeADie(t, me, 'any', (die) => dieValue(s, die) <= 1)
      }),
    ],
  },
  // LR-57 Combat Droid
  '10017': {
    text: {
      en: 'Once you have played it, put 1 resource on it. Special – Put 1 resource on it. Then deal a character as much damage as resources lie on it.',
      de: 'Nachdem du sie gespielt hast, lege 1 Ressource auf sie. Spezial – Lege 1 Ressource auf sie. Füge dann einem Charakter so viel Schaden zu, wie Ressourcen auf ihr liegen.',
    },
    short: {
      en: 'Played: 1 resource on it. Special – 1 more; damage equal to them.',
      de: 'Gespielt: 1 Ressource hierauf. Spezial – Noch 1; so viel Schaden.',
    },
    abilities: [
      when('after play', { of: 'this', run: (t, me) => placeResources(t, me.card, 1) }),
      special(function* (t, me) {
        placeResources(t, me.card, 1)
        const amount = resourcesOn(t.state, me.card)
        if (amount > 0) yield* damageACharacter(t, me, amount)
      }),
    ],
  },
  // Electro Sword
  '10018': {
    text: {
      en: 'Redeploy. Damage of this die is unblockable.',
      de: 'Verlegen. Schaden dieses Würfels ist nicht-blockierbar.',
    },
    keywords: ['redeploy'],
    abilities: [dieRules({ unblockable: true })],
  },
  // Chalmun's Cantina
  '10019': {
    text: {
      en: 'Power Action – Reroll a character die of anybody. Then you may reroll another die that shares a subtype with it.',
      de: 'Mächtige Aktion – Wirf einen beliebigen Charakterwürfel neu. Dann darfst du einen anderen Würfel mit einem gemeinsamen Untertyp neu werfen.',
    },
    short: {
      en: 'Power Action – Reroll a character die, then one that shares a subtype.',
      de: 'Mächtige Aktion – Wirf Charakterwürfel neu, dann einen verwandten.',
    },
    abilities: [
      action({
        limit: 'round',
        *run(t, me) {
          const s = t.state
          const first = yield* rerollOne(t, me, 'any', (die) => isCharacterDie(s, die))
          if (first === null) return
          yield* rerollOne(t, me, 'any', (die) => die.id !== first.id && sharesSubtype(s, first, die), true)
        },
      }),
    ],
  },
}
