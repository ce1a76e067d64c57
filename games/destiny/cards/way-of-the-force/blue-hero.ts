/** Way of the Force: blue cards of heroes. */

import { action, block, dieRules, effect, special, type Texts, when } from '../../rules/abilities.ts'
import {
  cardsOfType,
  charactersOf,
  chooseCard,
  chooseIds,
  citeOf,
  diceIn,
  upgradesOn,
} from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { isCharacterDie, poolOf, removeDice, reroll, typeOfDie } from '../../rules/dice.ts'
import { drawCards, moveCard } from '../../rules/hand.ts'
import { exhaust } from '../../rules/ready.ts'
import { loseResources } from '../../rules/resources.ts'
import { giveShields } from '../../rules/shields.ts'
import { moveUpgrade } from '../../rules/upgrades.ts'
import { seatsIn } from '../../rules/winning.ts'
import { type Card, findCard } from '../../state.ts'
import { activateSome, dealIndirect, moveSomeDamage, playOne, spotting } from '../more-words.ts'
import { isNonUniqueCharacterDie, spotsTwo } from '../pool-words.ts'
import { isOnTitled, spotsTitled } from '../spotting.ts'
import {
  aCharacter,
  damageACharacter,
  exhaustAction,
  hasSubtype,
  hostOf,
  isColor,
  mayResolve,
  removeADie,
  shieldACharacter,
  turnADie,
} from '../words.ts'

export const FORCE_BLUE_HERO: Texts = {
  // Ezra Bridger
  '07054': {
    text: {
      en: 'Power Action – Draw a card if this character has an upgrade, or 2 cards if he has at least 3.',
      de: 'Mächtige Aktion – Ziehe 1 Karte, falls dieser Charakter eine Aufwertung hat, oder 2 Karten, falls er mindestens 3 hat.',
    },
    short: {
      en: 'Power Action – Draw 1 card with an upgrade, or 2 with at least 3 of them.',
      de: 'Mächtige Aktion – Mit Aufwertung ziehe 1 Karte, mit 3 davon 2 Karten.',
    },
    abilities: [
      action({
        limit: 'round',
        run(t, me) {
          const { length } = upgradesOn(t.state, me.card)
          if (length > 0) drawCards(t, me.seat, length >= 3 ? 2 : 1)
        },
      }),
    ],
  },
  // Jedi Sentinel
  '07055': {
    text: {
      en: 'After the set-up, give a character 1 shield. Special – Deal 2 damage to a character, or 3 if this character has at least 3 shields.',
      de: 'Gib nach dem Spielaufbau einem Charakter 1 Schild. Spezial – Füge einem Charakter 2 Schaden zu oder 3, falls dieser Charakter mindestens 3 Schilde hat.',
    },
    short: {
      en: 'After set-up: 1 shield. Special – 2 damage, or 3 with at least 3 shields.',
      de: 'Nach Aufbau: 1 Schild. Spezial – 2 Schaden, mit 3 Schilden 3.',
    },
    abilities: [
      when('after after-setup', { run: (t, me) => shieldACharacter(t, me, 1) }),
      special(function* (t, me) {
        yield* damageACharacter(t, me, (findCard(t.state, me.card)?.shields ?? 0) >= 3 ? 3 : 2)
      }),
    ],
  },
  // Fond Memories
  '07058': {
    text: {
      en: 'Put up to 3 cards of a player’s discard pile under his deck, in any order. Set this event aside.',
      de: 'Lege bis zu 3 Karten aus dem Ablagestapel eines Spielers in beliebiger Reihenfolge unter sein Deck. Lege dieses Ereignis beiseite.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const seats = seatsIn(s).map((seat) => ({ do: 'seat' as const, seat }))
        const cite = citeOf(s, me, 'sd.choose-target.1')
        const { seat } = yield* t.choose(me.seat, 'whose-discard', seats, cite)
        const pile = s.players[seat].discard
        const count = { min: 0, max: Math.min(3, pile.length), ordered: true }
        for (const card of yield* chooseIds(t, me, 'under-deck-order', pile, count))
          moveCard(t, card, 'deck-bottom')
        return 'aside' as const
      }),
    ],
  },
  // Loth-Wolf Bond
  '07059': {
    text: {
      en: 'Give up to 2 of your blue characters 1 shield each. You may activate them, in any order.',
      de: 'Gib bis zu 2 deiner blauen Charaktere je 1 Schild. Du darfst sie aktivieren, in beliebiger Reihenfolge.',
    },
    abilities: [
      effect(function* (t, me) {
        const chosen: number[] = []
        while (chosen.length < 2) {
          const isOne = ({ id, kind }: Card): boolean => isColor(kind, 'blue') && !chosen.includes(id)
          const asked = { optional: true, amount: 1 }
          const target = yield* aCharacter(t, me, 'shields', 'yours', isOne, asked)
          if (target === null) break
          chosen.push(target.id)
        }
        for (const id of chosen) yield* giveShields(t, me, id, 1)
        yield* activateSome(t, me, chosen.length, ({ id }) => chosen.includes(id))
      }),
    ],
  },
  // Luke's Training
  '07060': {
    text: {
      en: 'Spot 2 blue characters or Luke Skywalker: play a blue ability from your hand or discard pile; it costs 1 less.',
      de: 'Sichte 2 blaue Charaktere oder Luke Skywalker: Spiele eine blaue Fähigkeit aus deiner Hand oder deinem Ablagestapel; sie kostet 1 weniger.',
    },
    abilities: [
      spotting(spotsTwo('blue', 'Luke Skywalker'), function* (t, me) {
        const { hand, discard } = t.state.players[me.seat]
        const isOne = (kind: number): boolean => isColor(kind, 'blue') && hasSubtype(kind, 'ability')
        yield* playOne(t, me, [...hand, ...discard], isOne, { discount: 1 })
      }),
    ],
  },
  // Pacify
  '07061': {
    text: {
      en: 'Remove a character die. Then give its character 2 shields.',
      de: 'Entferne einen Charakterwürfel. Dann gib seinem Charakter 2 Schilde.',
    },
    abilities: [
      effect(function* (t, me) {
        const removed = yield* removeADie(t, me, 'any', (die) => isCharacterDie(t.state, die))
        if (removed !== null) yield* giveShields(t, me, removed.card, 2)
      }),
    ],
  },
  // Propel
  '07062': {
    text: {
      en: 'Turn a character die, an upgrade die and a support die to any sides.',
      de: 'Drehe einen Charakterwürfel, einen Aufwertungswürfel und einen Unterstützungswürfel auf beliebige Seiten.',
    },
    abilities: [
      effect(function* (t, me) {
        for (const type of ['character', 'upgrade', 'support'])
          yield* turnADie(
            t,
            me,
            diceIn(t.state, me, 'any').filter((die) => typeOfDie(t.state, die) === type),
          )
      }),
    ],
  },
  // Renewed Purpose
  '07063': {
    text: { en: 'Spot a plot to draw 3 cards.', de: 'Sichte eine Strategie, um 3 Karten zu ziehen.' },
    abilities: [
      effect((t, me) => {
        if (cardsOfType(t.state, 'plot', me, 'yours').length > 0) drawCards(t, me.seat, 3)
      }),
    ],
  },
  // Steadfast
  '07064': {
    text: {
      en: 'Move 1 damage, or 2 if your discard pile is empty, from one of your blue characters to another character, past shields.',
      de: 'Verschiebe 1 Schaden oder, falls dein Ablagestapel leer ist, 2 Schaden von einem deiner blauen Charaktere auf einen anderen Charakter, an Schilden vorbei.',
    },
    abilities: [
      effect(function* (t, me) {
        const amount = t.state.players[me.seat].discard.length === 0 ? 2 : 1
        const from = ({ type, controller, kind }: Card): boolean =>
          type === 'character' && controller === me.seat && isColor(kind, 'blue')
        yield* moveSomeDamage(t, me, amount, from, () => true)
      }),
    ],
  },
  // Plo Koon's Starfighter
  '07065': {
    text: {
      en: 'Once you have activated this support, you may turn one of your character dice that is not unique to any side. If you spot Plo Koon, you may resolve it.',
      de: 'Nachdem du diese Unterstützung aktiviert hast, darfst du einen deiner nicht einzigartigen Charakterwürfel auf eine beliebige Seite drehen. Sichtest du Plo Koon, darfst du ihn abhandeln.',
    },
    short: {
      en: 'After activation, turn a non-unique character die (Plo Koon: resolve it).',
      de: 'Nach Aktivierung: Drehe einen nicht einzigartigen (Plo Koon: nutze ihn).',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          const s = t.state
          const dice = poolOf(s, me.seat).filter((die) => isNonUniqueCharacterDie(s, die))
          const die = yield* turnADie(t, me, dice, () => true, { optional: true })
          if (spotsTitled(s, me.seat, 'Plo Koon')) yield* mayResolve(t, me, die)
        },
      }),
    ],
  },
  // A99 Aquata Breather
  '07066': {
    text: {
      en: 'Before the character that this is attached to takes indirect damage, you may exhaust this upgrade to block 1 of it.',
      de: 'Bevor der Charakter, an den diese Karte angelegt ist, indirekten Schaden erhält, darfst du diese Aufwertung erschöpfen, um 1 davon zu blocken.',
    },
    short: {
      en: 'Before its character takes indirect damage, exhaust this to block 1.',
      de: 'Vor indirektem Schaden am Träger: Erschöpfe sie, um 1 zu blocken.',
    },
    abilities: [
      block({
        if: (s, me, _amount, kind) => kind === 'indirect' && findCard(s, me.card)?.ready === true,
        run: (t, me) => (exhaust(t, me.card) ? 1 : 0),
      }),
    ],
  },
  // Ezra Bridger's Lightsaber
  '07067': {
    text: {
      en: 'Redeploy. Special – Deal 2 damage to a character of an opponent. If this upgrade is on Ezra Bridger, that opponent loses 1 resource.',
      de: 'Verlegen. Spezial – Füge einem Charakter eines Gegners 2 Schaden zu. Ist diese Aufwertung an Ezra Bridger angelegt, verliert dieser Gegner 1 Ressource.',
    },
    short: {
      en: 'Redeploy. Special – 2 damage to a foe’s character. Ezra: he loses 1 resource.',
      de: 'Verlegen. Spezial – 2 Schaden; an Ezra verliert der Gegner 1 Ressource.',
    },
    keywords: ['redeploy'],
    abilities: [
      special(function* (t, me) {
        const target = yield* aCharacter(t, me, 'damage', 'opponents', () => true, { amount: 2 })
        if (target === null) return
        const opponent = target.controller
        yield* dealDamage(t, me, target.id, 2)
        if (isOnTitled(t.state, me.card, 'Ezra Bridger')) yield* loseResources(t, opponent, 1, me.seat)
      }),
    ],
  },
  // Guardian of the Whills
  '07068': {
    text: {
      en: 'Action – Exhaust this upgrade to move it to another of your characters. A blue one gets 1 shield; with a red one deal 1 indirect damage to an opponent.',
      de: 'Aktion – Erschöpfe diese Aufwertung, um sie zu einem anderen deiner Charaktere zu verschieben. Ein blauer erhält 1 Schild; bei einem roten füge einem Gegner 1 indirekten Schaden zu.',
    },
    short: {
      en: 'Action – Exhaust, move it. Blue: 1 shield. Red: 1 indirect damage.',
      de: 'Aktion – Erschöpfen, verschieben. Blau: 1 Schild. Rot: 1 indirekter.',
    },
    abilities: [
      exhaustAction(
        function* (t, me) {
          const others = charactersOf(t.state, me.seat).filter(({ id }) => id !== hostOf(t.state, me)?.id)
          const to = yield* chooseCard(t, me, 'move-upgrade-to', others)
          if (to === null || !(yield* moveUpgrade(t, me.card, to.id))) return
          if (isColor(to.kind, 'blue')) yield* giveShields(t, me, to.id, 1)
          else if (isColor(to.kind, 'red')) yield* dealIndirect(t, me, 1)
        },
        (s, me) => charactersOf(s, me.seat).length > 1,
      ),
    ],
  },
  // Luke Skywalker's Lightning Rod
  '07069': {
    text: {
      en: 'While this is attached to Luke Skywalker, sides of this die with melee damage may be resolved as shields.',
      de: 'Solange diese Karte an Luke Skywalker angelegt ist, darfst du Seiten dieses Würfels mit Nahkampfschaden als Schilde abhandeln.',
    },
    short: {
      en: 'On Luke Skywalker melee sides of this die may be resolved as shields.',
      de: 'An Luke Skywalker zählen Nahkampfseiten auf Wunsch als Schilde.',
    },
    abilities: [
      dieRules({
        alsoAs: ({ symbol }, s, die) =>
          symbol === 'melee' && die !== null && isOnTitled(s, die.card, 'Luke Skywalker') ? ['shield'] : [],
      }),
    ],
  },
  // There Is No Try
  '07070': {
    text: {
      en: 'Action – Reroll this die. Then you may resolve it, its value 1 higher; if you don’t, remove it.',
      de: 'Aktion – Wirf diesen Würfel neu. Dann darfst du ihn mit um 1 erhöhtem Wert abhandeln; sonst entferne ihn.',
    },
    short: {
      en: 'Action – Reroll this die: resolve it with +1, or remove it.',
      de: 'Aktion – Wirf diesen Würfel neu: Nutze ihn mit +1 oder entferne ihn.',
    },
    abilities: [
      action({
        if: (s, me) => poolOf(s, me.seat).some(({ card }) => card === me.card),
        *run(t, me) {
          const own = poolOf(t.state, me.seat).filter(({ card }) => card === me.card)
          const [die] = yield* reroll(t, me, own)
          if (die === undefined || (yield* mayResolve(t, me, die, { plus: 1 }))) return
          yield* removeDice(t, me, [die], 'card')
        },
      }),
    ],
  },
}
