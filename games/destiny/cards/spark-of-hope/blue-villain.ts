/** Spark of Hope: blue cards of villains. */

import { effect, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { chooseCard, chooseOpponent } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { typeOfDie } from '../../rules/dice.ts'
import { pickRandom, reveal } from '../../rules/hand.ts'
import { hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { ready } from '../../rules/ready.ts'
import { removeShields } from '../../rules/shields.ts'
import type { Card, State } from '../../state.ts'
import { removeWithValue, rerollUpTo } from '../deeds.ts'
import { countCharacters, dealIndirect, healACharacter } from '../more-words.ts'
import { aCharacter, damageACharacter, hostOf, onlyOn, removeADie } from '../words.ts'

const isGear = (s: State, card: Card): boolean =>
  card.type === 'upgrade' && (hasSubtypeNow(s, card, 'equipment') || hasSubtypeNow(s, card, 'weapon'))

export const SPARK_BLUE_VILLAIN: Texts = {
  // Act of Betrayal
  '11010': {
    text: {
      en: 'Remove an upgrade die. Then deal a character as much damage as it was worth.',
      de: 'Entferne einen Aufwertungswürfel. Füge dann einem Charakter so viel Schaden zu, wie er wert war.',
    },
    abilities: [
      effect(function* (t, me) {
        const gone = yield* removeWithValue(t, me, 'any', (die) => typeOfDie(t.state, die) === 'upgrade')
        if (gone !== null && gone.value > 0) yield* damageACharacter(t, me, gone.value)
      }),
    ],
  },
  // Dark Magick
  '11011': {
    text: {
      en: 'Choose a character and reroll any number of its own dice. If there is a curse on it, deal it 1 damage.',
      de: 'Wähle einen Charakter und wirf beliebig viele seiner eigenen Würfel neu. Liegt ein Fluch auf ihm, füge ihm 1 Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const target = yield* aCharacter(t, me, 'which-character')
        if (target === null) return
        yield* rerollUpTo(t, me, 'any', ({ card }) => card === target.id)
        const isCurse = (card: Card): boolean =>
          card.on === target.id && hasSubtypeNow(t.state, card, 'curse')
        if (t.state.cards.some(isCurse)) yield* dealDamage(t, me, target.id, 1)
      }),
    ],
  },
  // Sinister Ruse
  '11012': {
    text: {
      en: 'Reveal a random card of an opponent’s hand and deal him its cost as indirect damage.',
      de: 'Decke eine zufällige Handkarte eines Gegners auf und füge ihm ihre Kosten als indirekten Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const [card] = pickRandom(t, opponent, 1)
        if (card === undefined) return
        reveal(t, [card])
        yield* dealIndirect(t, me, costOnCard(t.state.kinds[card]), opponent)
      }),
    ],
  },
  // Tantrum
  '11013': {
    text: {
      en: 'Discard an equipment or weapon of yours from play to remove a die.',
      de: 'Lege eine deiner Ausrüstungen oder Waffen aus dem Spiel ab, um einen Würfel zu entfernen.',
    },
    abilities: [
      effect(function* (t, me) {
        const mine = t.state.cards.filter((card) => card.controller === me.seat && isGear(t.state, card))
        const gear = yield* chooseCard(t, me, 'discard-from-play', mine)
        if (gear !== null && (yield* discardFromPlay(t, me, gear.id, 'card'))) yield* removeADie(t, me)
      }),
    ],
  },
  // Weave the Ichor
  '11014': {
    text: {
      en: 'Spot up to 3 witches to heal a character by 1 for each.',
      de: 'Sichte bis zu 3 Hexen, um einen Charakter für jede um 1 zu heilen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const witches = countCharacters(s, me.seat, (card) => hasSubtypeNow(s, card, 'witch'))
        if (witches > 0) yield* healACharacter(t, me, Math.min(3, witches))
      }),
    ],
  },
  // Ancient Magicks
  '11017': {
    text: {
      en: 'Only on a blue character. Special – Deal an opponent 1 indirect damage. You may ready a curse.',
      de: 'Nur an einen blauen Charakter. Spezial – Füge einem Gegner 1 indirekten Schaden zu. Du darfst einen Fluch spielbereit machen.',
    },
    short: {
      en: 'Special – Deal a foe 1 indirect damage. You may ready a curse.',
      de: 'Spezial – 1 indirekter Schaden. Mache einen Fluch spielbereit.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        yield* dealIndirect(t, me, 1)
        const curses = t.state.cards.filter((card) => !card.ready && hasSubtypeNow(t.state, card, 'curse'))
        const curse = yield* chooseCard(t, me, 'ready', curses, { optional: true })
        if (curse !== null) ready(t, curse.id)
      }),
    ],
  },
  // Recovered Sith Lightsaber
  '11018': {
    text: {
      en: 'Once you have played it, you may remove 1 shield from a character, or 2 if it is on a Sith.',
      de: 'Nachdem du sie gespielt hast, darfst du 1 Schild von einem Charakter entfernen, 2, falls sie an einem Sith ist.',
    },
    short: {
      en: 'Played: you may remove 1 shield from a character, or 2 if on a Sith.',
      de: 'Gespielt: Entferne 1 Schild von jemandem, 2 an einem Sith.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me) {
          const host = hostOf(t.state, me)
          const count = host !== undefined && hasSubtypeNow(t.state, host, 'sith') ? 2 : 1
          const hasShield = ({ shields }: Card): boolean => shields > 0
          const target = yield* aCharacter(t, me, 'remove-shields', 'any', hasShield, { optional: true })
          if (target !== null) yield* removeShields(t, me, target.id, count)
        },
      }),
    ],
  },
}
