/** Awakenings: blue villains. */

import { factsOf } from '../../facts/index.ts'
import { action, special, type Texts, when } from '../../rules/abilities.ts'
import { enterPlay } from '../../rules/actions/play-card.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { chooseDie, chooseId, chooseOpponent, diceIn, opponentsOf } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { returnToHand } from '../../rules/defeat.ts'
import { reroll } from '../../rules/dice.ts'
import { discardChosen, look, pickRandom, takeOut } from '../../rules/hand.ts'
import { giveShields } from '../../rules/shields.ts'
import { ownerOf } from '../../state.ts'
import {
  aCharacter,
  damageACharacter,
  diceOf,
  hasSubtype,
  hostOf,
  isColor,
  onlyOn,
  payToRoll,
  rerollThisDie,
  sideShows,
  turnADie,
} from '../words.ts'

export const BLUE_VILLAIN: Texts = {
  // Count Dooku
  '01009': {
    text: {
      en: 'Before this character is dealt damage, you may discard one of your hand cards; he gets 1 shield for it.',
      de: 'Bevor diesem Charakter Schaden zugefügt wird, darfst du eine deiner Handkarten ablegen; dafür erhält er 1 Schild.',
    },
    short: {
      en: 'Before he is dealt damage, you may discard a card: he gets 1 shield.',
      de: 'Bevor er Schaden nimmt: Du darfst eine Karte ablegen, er erhält 1 Schild.',
    },
    abilities: [
      when('before damage', {
        of: 'this',
        may: true,
        possible: (s, me) => s.players[me.seat].hand.length > 0,
        *run(t, me) {
          yield* discardChosen(t, me, me.seat, 1)
          yield* giveShields(t, me, me.card, 1)
        },
      }),
    ],
  },
  // Darth Vader
  '01010': {
    text: {
      en: 'Once you have activated this character, you may make an opponent discard one of his hand cards; he chooses which.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einen Gegner zwingen, eine seiner Handkarten abzulegen; er wählt, welche.',
    },
    short: {
      en: 'After he is activated, you may make an opponent discard a hand card.',
      de: 'Nach seiner Aktivierung darfst du einen Gegner eine Karte ablegen lassen.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        possible: (s, me) => opponentsOf(s, me.seat).some((seat) => s.players[seat].hand.length > 0),
        *run(t, me) {
          const opponent = yield* chooseOpponent(t, me)
          yield* discardChosen(t, me, opponent, 1)
        },
      }),
    ],
  },
  // Kylo Ren
  '01011': {
    text: {
      en: 'Special – Choose a character of an opponent. Then look at one of this opponent’s hand cards, picked at random: the character is dealt as much damage as that card costs.',
      de: 'Spezial – Wähle einen Charakter eines Gegners. Dann sieh dir eine zufällige Handkarte dieses Gegners an: Der Charakter bekommt so viel Schaden zugefügt, wie die Karte kostet.',
    },
    short: {
      en: 'Special – A foe’s random hand card: his character takes its cost as damage.',
      de: 'Spezial – Zufällige Handkarte eines Gegners: ihre Kosten sind sein Schaden.',
    },
    abilities: [
      special(function* (t, me) {
        const target = yield* aCharacter(t, me, 'damage', 'opponents')
        if (target === null) return
        const [card] = pickRandom(t, target.controller, 1)
        if (card === undefined) return
        look(t, me.seat, [card])
        yield* dealDamage(t, me, target.id, costOnCard(t.state.kinds[card]))
      }),
    ],
  },
  // Nightsister
  '01012': {
    text: {
      en: 'Action – Reroll any die. This character is dealt 1 damage.',
      de: 'Aktion – Wirf einen beliebigen Würfel neu. Diesem Charakter wird 1 Schaden zugefügt.',
    },
    short: {
      en: 'Action – Reroll any die. She is dealt 1 damage.',
      de: 'Aktion – Wirf einen beliebigen Würfel neu. Sie erhält 1 Schaden.',
    },
    abilities: [
      action({
        *run(t, me) {
          const die = yield* chooseDie(t, me, 'reroll', diceIn(t.state, me, 'any'))
          if (die !== null) yield* reroll(t, me, [die])
          yield* dealDamage(t, me, me.card, 1)
        },
      }),
    ],
  },
  // Force Choke
  '01013': {
    text: {
      en: 'Only on a blue character. Special – Another character is dealt 1 unblockable damage. Then you may turn one of that character’s dice or of its upgrades’ dice to any side.',
      de: 'Nur an einem blauen Charakter. Spezial – Einem anderen Charakter wird 1 nicht-blockierbarer Schaden zugefügt. Dann darfst du einen seiner Charakter- oder Aufwertungswürfel auf eine beliebige Seite drehen.',
    },
    short: {
      en: 'Special – 1 unblockable damage to another; you may turn one of its dice.',
      de: 'Spezial – 1 Schaden ohne Block; du darfst einen seiner Würfel drehen.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const host = hostOf(t.state, me)
        const target = yield* aCharacter(t, me, 'damage', 'any', ({ id }) => id !== host?.id)
        if (target === null) return
        const { taken } = yield* dealDamage(t, me, target.id, 1, { unblockable: true })
        if (taken === 0) return
        const dice = diceOf(t.state, target.id).filter(({ pool }) => pool >= 0)
        yield* turnADie(t, me, dice, undefined, { optional: true })
      }),
    ],
  },
  // Immobilize
  '01014': {
    text: {
      en: 'Only on a blue character. Action – Remove this die: any one die is turned to a blank side.',
      de: 'Nur an einem blauen Charakter. Aktion – Entferne diesen Würfel: Ein beliebiger Würfel wird auf eine Leerseite gedreht.',
    },
    short: {
      en: 'Action – Remove this die: turn any die to a blank.',
      de: 'Aktion – Entferne ihn: Drehe einen beliebigen Würfel auf leer.',
    },
    abilities: [
      onlyOn('blue'),
      action({
        cost: 'this-die',
        *run(t, me) {
          yield* turnADie(t, me, diceIn(t.state, me, 'any'), (die, side) => sideShows(die, side, 'blank'))
        },
      }),
    ],
  },
  // Kylo Ren's Lightsaber
  '01015': {
    text: {
      en: 'Only on a blue character. Special – A character is dealt 2 damage. If shields block any of it, this die is rerolled and stays in your pool.',
      de: 'Nur an einem blauen Charakter. Spezial – Einem Charakter werden 2 Schaden zugefügt. Falls Schilde etwas davon blocken, wird dieser Würfel neu geworfen und bleibt in deinem Würfelpool.',
    },
    short: {
      en: 'Special – 2 damage; if shields block any, this die is rerolled and stays.',
      de: 'Spezial – 2 Schaden; blockt ein Schild, wird er neu geworfen.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const dealt = yield* damageACharacter(t, me, 2)
        return dealt !== null && dealt.blockedByShields > 0 ? yield* rerollThisDie(t, me) : undefined
      }),
    ],
  },
  // Sith Holocron
  '01016': {
    text: {
      en: 'Special – Exchange this upgrade for a blue upgrade among your hand cards that is an ability; its play restrictions don’t count. Then you may spend 1 resource to roll the new upgrade’s die into your pool.',
      de: 'Spezial – Tausche diese Aufwertung gegen eine blaue Fähigkeits-Aufwertung aus deinen Handkarten; deren Spielbeschränkungen zählen nicht. Dann darfst du 1 Ressource ausgeben, um den Würfel der neuen Aufwertung in deinen Würfelpool zu werfen.',
    },
    short: {
      en: 'Special – Exchange it for a blue ability of your hand; 1 resource rolls it.',
      de: 'Spezial – Tausche sie gegen eine blaue Fähigkeit der Hand; für 1 rollen.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const host = hostOf(s, me)
        // Nobody can have another's card in hand, so there is nothing to exchange it for (sd.faq.21).
        if (host === undefined || ownerOf(me.card) !== me.seat) return
        const abilities = s.players[me.seat].hand.filter((card) => isBlueAbility(s.kinds[card]))
        const card = yield* chooseId(t, me, 'exchange', abilities)
        if (card === null) return
        yield* returnToHand(t, me, me.card)
        takeOut(s, card)
        yield* enterPlay(t, host.controller, card, host.id)
        yield* payToRoll(t, me, card)
      }),
    ],
  },
}

function isBlueAbility(kind: number): boolean {
  return factsOf(kind).type === 'upgrade' && isColor(kind, 'blue') && hasSubtype(kind, 'ability')
}
