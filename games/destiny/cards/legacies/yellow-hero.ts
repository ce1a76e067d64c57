/** Legacies: yellow cards of heroes. */

import { factsOf, sideOf } from '../../facts/index.ts'
import { action, always, dieRules, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { charactersOf, chooseWay, diceIn, isShowing } from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { dieValue, rollGuest } from '../../rules/dice.ts'
import { discardRandom } from '../../rules/hand.ts'
import { gainResources, spend } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import type { Card, Die } from '../../state.ts'
import { choosePlayer, isModifier, ownDice, removeTwo, showsSameSymbol } from '../deeds.ts'
import {
  activateSome,
  dealIndirect,
  discardFromTheirHand,
  discardTopOfADeck,
  showsAnyDamage,
} from '../more-words.ts'
import { damageACharacter, diceOf, isColor, onlyOn, removeADie, resolveOne, spotTo } from '../words.ts'

export const LEGACIES_YELLOW_HERO: Texts = {
  // Jedha Partisan
  '05048': {
    text: {
      en: 'When you deal indirect damage to an opponent, the first time each round, you may discard the top card of a deck.',
      de: 'Wenn du einem Gegner indirekten Schaden zufügst, das erste Mal jede Runde, darfst du die oberste Karte eines Decks ablegen.',
    },
    short: {
      en: 'First indirect damage to a foe each round: may discard a deck’s top card.',
      de: 'Erster indirekter Schaden je Runde: Lege oben eine Deckkarte ab.',
    },
    abilities: [
      when('after indirect-dealt', {
        of: 'yours',
        limit: 'round',
        may: true,
        if: (_s, me, { to }) => to !== me.seat,
        *run(t, me) {
          yield* discardTopOfADeck(t, me, 1)
        },
      }),
    ],
  },
  // Saw Gerrera
  '05049': {
    text: {
      en: 'Special – Discard a random card of a player’s hand. Then deal an opponent its cost as indirect damage.',
      de: 'Spezial – Lege eine zufällige Handkarte eines Spielers ab. Füge dann einem Gegner ihre Kosten als indirekten Schaden zu.',
    },
    short: {
      en: 'Special – Discard a random hand card; its cost as indirect damage to a foe.',
      de: 'Spezial – Lege zufällig ab; Kosten als indirekter Schaden.',
    },
    abilities: [
      special(function* (t, me) {
        const [card] = yield* discardRandom(t, yield* choosePlayer(t, me), 1)
        if (card !== undefined) yield* dealIndirect(t, me, costOnCard(t.state.kinds[card]))
      }),
    ],
  },
  // Zeb Orrelios
  '05050': {
    text: {
      en: 'The melee sides of this die may be resolved as ranged damage.',
      de: 'Nahkampfseiten dieses Würfels gelten wahlweise als Fernkampfschaden.',
    },
    abilities: [dieRules({ alsoAs: ({ symbol }) => (symbol === 'melee' ? ['ranged'] : []) })],
  },
  // Runaway Boomas
  '05051': {
    text: {
      en: 'Power Action – Spend 1 resource to roll another die of this card into your pool; it is set aside once it leaves the pool.',
      de: 'Mächtige Aktion – Gib 1 Ressource aus, um einen weiteren Würfel dieser Karte in deinen Pool zu werfen; verlässt er den Pool, wird er beiseitegelegt.',
    },
    short: {
      en: 'Power Action – Spend 1 to roll another of its dice, once.',
      de: 'Mächtige Aktion – Zahle 1 und wirf einen weiteren ihrer Würfel.',
    },
    abilities: [
      action({
        limit: 'round',
        if: (s, me) => s.players[me.seat].resources >= 1,
        *run(t, me) {
          if (spend(t, me.seat, 1)) yield* rollGuest(t, me, me.kind, me.card)
        },
      }),
    ],
  },
  // Roguish Charm
  '05053': {
    text: {
      en: 'Only on a yellow character. Special – Remove a die that shows damage. Gain as many resources as it shows as its cost.',
      de: 'Nur an einen gelben Charakter. Spezial – Entferne einen Würfel mit Schaden. Erhalte so viele Ressourcen, wie er als Kosten zeigt.',
    },
    short: {
      en: 'Special – Remove a die that shows damage; gain its resource cost.',
      de: 'Spezial – Entferne einen Schadenswürfel; erhalte seine Kosten.',
    },
    abilities: [
      onlyOn('yellow'),
      special(function* (t, me) {
        const die = yield* removeADie(t, me, 'any', showsAnyDamage)
        if (die !== null) gainResources(t, me.seat, sideOf(die.kind, die.side).cost)
      }),
    ],
  },
  // Zeb Orrelios' Bo-Rifle
  '05054': {
    text: {
      en: 'Action – Spend 1 resource to resolve this die as if it had no plus.',
      de: 'Aktion – Zahle 1, um diesen Würfel ohne sein Plus abzuhandeln.',
    },
    abilities: [
      action({
        if: (s, me) => ownDice(s, me).some(isModifier) && s.players[me.seat].resources >= 1,
        *run(t, me) {
          const isOne = (die: Die): boolean => die.card === me.card && isModifier(die)
          if (spend(t, me.seat, 1)) yield* resolveOne(t, me, isOne, { unmodified: true })
        },
      }),
    ],
  },
  // Bravado
  '05116': {
    text: {
      en: 'Spot a yellow character to remove an opponent’s die. Then deal 2 damage to a character.',
      de: 'Sichte einen gelben Charakter, um einen gegnerischen Würfel zu entfernen. Füge dann einem Charakter 2 Schaden zu.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        if ((yield* removeADie(t, me, 'opponents')) !== null) yield* damageACharacter(t, me, 2)
      }),
    ],
  },
  // Easy Pickings
  '05117': {
    text: {
      en: 'Spot a yellow character to remove 2 dice that show the same symbol and value, whatever their pluses and costs.',
      de: 'Sichte einen gelben Charakter, um 2 Würfel mit demselben Symbol und Wert zu entfernen, gleich welche Plus und Kosten sie zeigen.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        const s = t.state
        yield* removeTwo(
          t,
          me,
          diceIn(s, me, 'any'),
          (one, other) => showsSameSymbol(one, other) && dieValue(s, one) === dieValue(s, other),
        )
      }),
    ],
  },
  // Explosive Tactics
  '05118': {
    text: {
      en: 'Discard the top card of a deck. Then deal an opponent its cost as indirect damage.',
      de: 'Lege die oberste Karte eines Decks ab. Füge dann einem Gegner ihre Kosten als indirekten Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const [card] = yield* discardTopOfADeck(t, me, 1)
        if (card !== undefined) yield* dealIndirect(t, me, costOnCard(t.state.kinds[card]))
      }),
    ],
  },
  // Impulsive
  '05119': {
    text: { en: 'Ambush. Resolve one of your dice.', de: 'Hinterhalt. Handle einen deiner Würfel ab.' },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        yield* resolveOne(t, me)
      }),
    ],
  },
  // Scruffy Looking Nerf-Herder
  '05120': {
    text: {
      en: 'Choose events, supports or upgrades. Then look at an opponent’s hand and discard a card of that type from it.',
      de: 'Wähle Ereignisse, Unterstützungen oder Aufwertungen. Sieh dir dann die Hand eines Gegners an und lege daraus eine Karte dieses Typs ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const type = yield* chooseWay(t, me, 'choose-one', ['event', 'support', 'upgrade'])
        yield* discardFromTheirHand(t, me, (kind) => factsOf(kind).type === type)
      }),
    ],
  },
  // Smuggler's Run
  '05121': {
    text: {
      en: 'Activate one of your yellow characters. If one of its dice or of its upgrades’ dice rolled resources, gain 1 resource.',
      de: 'Aktiviere einen deiner gelben Charaktere. Hat dabei einer seiner Würfel oder der Würfel seiner Aufwertungen Ressourcen geworfen, erhalte 1 Ressource.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const before = diceIn(s, me, 'yours').map(({ id }) => id)
        const isYellow = ({ type, kind }: Card): boolean => type === 'character' && isColor(kind, 'yellow')
        const [id] = yield* activateSome(t, me, 1, isYellow, {})
        if (id === undefined) return
        const rolled = diceOf(s, id).filter((die) => !before.includes(die.id))
        if (rolled.some((die) => isShowing(die, 'resource'))) gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Maz's Vault
  '05122': {
    text: {
      en: 'Each player gains 1 resource more in the upkeep phase.',
      de: 'Jeder Spieler erhält in der Auffrischphase 1 Ressource mehr.',
    },
    abilities: [always({ upkeepResources: () => 1 })],
  },
  // Diplomatic Protection
  '05123': {
    text: {
      en: 'Before its character is defeated, you may discard this upgrade to give each of your other characters 2 shields.',
      de: 'Bevor der Träger besiegt wird, darfst du diese Aufwertung ablegen, um jedem deiner anderen Charaktere 2 Schilde zu geben.',
    },
    short: {
      en: 'Before its character falls: discard this, 2 shields for each of your others.',
      de: 'Bevor der Träger fällt: Lege sie ab; je 2 Schilde den anderen.',
    },
    abilities: [
      when('before defeat', {
        of: 'attached',
        may: true,
        *run(t, me, { card }) {
          if (!(yield* discardFromPlay(t, me, me.card, 'card'))) return
          for (const { id } of charactersOf(t.state, me.seat))
            if (id !== card) yield* giveShields(t, me, id, 2)
        },
      }),
    ],
  },
}
