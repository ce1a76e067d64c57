/** Legacies: yellow neutral cards. */

import { sideOf } from '../../facts/index.ts'
import { always, effect, special, type Texts } from '../../rules/abilities.ts'
import { chooseDie, chooseWay, citeOf, diceIn, opponentsOf } from '../../rules/choose.ts'
import { dealDamage, dealToEach } from '../../rules/damage.ts'
import { canRemove, dieValue, isCharacterDie, removeDice, reroll } from '../../rules/dice.ts'
import { drawCards } from '../../rules/hand.ts'
import { giveAdditionalAction } from '../../rules/keywords.ts'
import { gainResources, takeResources } from '../../rules/resources.ts'
import { seatsIn } from '../../rules/winning.ts'
import { type Card, type CardNumber, type Die, findCard, NONE } from '../../state.ts'
import { isUpgrade, playFromHand, rerollOne } from '../deeds.ts'
import { activateSome, dealIndirect, healACharacter, isBlank, showsAnyDamage } from '../more-words.ts'
import {
  aCharacter,
  damageACharacter,
  hasSubtype,
  hostOf,
  isColor,
  resolveOne,
  shieldACharacter,
  spotTo,
} from '../words.ts'

export const LEGACIES_YELLOW_NEUTRAL: Texts = {
  // Vibrocutlass
  '05069': {
    text: {
      en: 'Redeploy. On a yellow character the resource cost on this die is 1 less.',
      de: 'Verlegen. An einem gelben Charakter sind die Ressourcenkosten auf diesem Würfel um 1 geringer.',
    },
    keywords: ['redeploy'],
    abilities: [
      always({
        dieCost(s, me, die) {
          const host = hostOf(s, me)
          return die.card === me.card && host !== undefined && isColor(host.kind, 'yellow') ? -1 : 0
        },
      }),
    ],
  },
  // Counter Strike
  '05149': {
    text: {
      en: 'Resolve one of your dice showing damage, for 2 more if an opponent has resolved that kind of damage on his last turn this round.',
      de: 'Handle einen deiner Würfel mit Schaden ab, um 2 erhöht, falls ein Gegner in seinem letzten Zug dieser Runde diese Art Schaden abgehandelt hat.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const done = opponentsOf(s, me.seat).flatMap((seat) => s.players[seat].lastTurn.resolved)
        yield* resolveOne(t, me, showsAnyDamage, (die) => ({
          plus: done.includes(sideOf(die.kind, die.side).symbol) ? 2 : 0,
        }))
      }),
    ],
  },
  // Hondo Ohnaka
  '05065': {
    text: {
      en: 'Special – Deal an opponent’s character 3 damage unless that opponent gives you 1 resource.',
      de: 'Spezial – Füge einem gegnerischen Charakter 3 Schaden zu, falls der Gegner dir nicht 1 Ressource gibt.',
    },
    short: {
      en: 'Special – 3 damage to a foe’s character unless he gives you 1 resource.',
      de: 'Spezial – 3 Schaden, oder der Gegner gibt dir 1 Ressource.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const target = yield* aCharacter(t, me, 'damage', 'opponents', () => true, { amount: 3 })
        if (target === null) return
        const opponent = target.controller
        const canPay = s.players[opponent].resources >= 1
        if (canPay && (yield* t.may(opponent, 'pay-off', citeOf(s, me, 'sd.abilities.6'))))
          yield* takeResources(t, opponent, me.seat, 1)
        else yield* dealDamage(t, me, target.id, 3)
      }),
    ],
  },
  // Pirate Speeder Tank
  '05066': {
    text: {
      en: 'Special – Deal a character 2 damage, give a character 2 shields and take an additional action.',
      de: 'Spezial – Füge einem Charakter 2 Schaden zu, gib einem Charakter 2 Schilde und führe eine zusätzliche Aktion durch.',
    },
    short: {
      en: 'Special – 2 damage, 2 shields and an additional action.',
      de: 'Spezial – 2 Schaden, 2 Schilde und eine zusätzliche Aktion.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageACharacter(t, me, 2)
        yield* shieldACharacter(t, me, 2)
        giveAdditionalAction(t, me)
      }),
    ],
  },
  // Bartering
  '05067': {
    text: {
      en: 'Special – Gain 1 resource. You may make each player draw a card.',
      de: 'Spezial – Erhalte 1 Ressource. Du darfst alle 1 Karte ziehen lassen.',
    },
    abilities: [
      special(function* (t, me) {
        gainResources(t, me.seat, 1)
        if ((yield* chooseWay(t, me, 'choose-one', ['draw', 'nothing'])) === 'draw')
          for (const seat of seatsIn(t.state)) drawCards(t, seat, 1)
      }),
    ],
  },
  // Bamboozle
  '05147': {
    text: {
      en: 'Reroll an opponent’s die. If it rolled a blank, take 1 resource from him.',
      de: 'Wirf einen gegnerischen Würfel neu. Zeigt er dann eine Leerseite, nimm dem Gegner 1 Ressource.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* rerollOne(t, me, 'opponents')
        if (die !== null && isBlank(die)) yield* takeResources(t, die.pool, me.seat, 1)
      }),
    ],
  },
  // Dangerous Maneuver
  '05150': {
    text: {
      en: 'Heal 2 damage from one of your characters. Deal yourself 2 indirect damage.',
      de: 'Heile 2 Schaden von einem deiner Charaktere. Füge dir 2 indirekten Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* healACharacter(t, me, 2, ({ controller }) => controller === me.seat)
        yield* dealIndirect(t, me, 2, me.seat)
      }),
    ],
  },
  // Entangle
  '05151': {
    text: {
      en: 'Spot a yellow character to remove up to 2 dice that show a value of 3 or less together.',
      de: 'Sichte einen gelben Charakter, um bis zu 2 Würfel zu entfernen, die zusammen höchstens den Wert 3 zeigen.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        const s = t.state
        const chosen: Die[] = []
        let left = 3
        while (chosen.length < 2) {
          const open = diceIn(s, me, 'any').filter(
            (die) => canRemove(s, die, me.seat) && !chosen.includes(die) && dieValue(s, die) <= left,
          )
          const die = yield* chooseDie(t, me, 'remove', open, { optional: true })
          if (die === null) break
          left -= dieValue(s, die)
          chosen.push(die)
        }
        yield* removeDice(t, me, chosen, 'card')
      }),
    ],
  },
  // Face-Off
  '05152': {
    text: {
      en: 'Reroll one of your character dice and an opponent’s character die. Then deal 2 damage to the character whose die shows less, or to both.',
      de: 'Wirf einen deiner Charakterwürfel und einen gegnerischen neu. Füge dann dem Charakter, dessen Würfel weniger zeigt, 2 Schaden zu, bei Gleichstand beiden.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const dice = diceIn(s, me, 'any').filter((die) => isCharacterDie(s, die))
        const mine = yield* chooseDie(
          t,
          me,
          'reroll',
          dice.filter(({ pool }) => pool === me.seat),
        )
        const theirs = yield* chooseDie(
          t,
          me,
          'reroll',
          dice.filter(({ pool }) => pool !== me.seat),
        )
        const chosen = [mine, theirs].flatMap((die) => (die === null ? [] : [die]))
        const rolled = yield* reroll(t, me, chosen)
        if (rolled.length < 2) return
        const least = Math.min(...rolled.map((die) => dieValue(s, die)))
        const losers = rolled.filter((die) => dieValue(s, die) === least)
        yield* dealToEach(
          t,
          me,
          losers.map(({ card }) => ({ card, amount: 2 })),
        )
      }),
    ],
  },
  // Quick Draw
  '05155': {
    text: {
      en: 'Play a weapon from your hand on one of your characters, for its cost. You may activate that character.',
      de: 'Spiele eine Waffe für ihre Kosten aus deiner Hand an einen deiner Charaktere. Du darfst diesen Charakter aktivieren.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const isWeapon = (kind: CardNumber): boolean => isUpgrade(kind) && hasSubtype(kind, 'weapon')
        const onCharacter = { on: ({ type }: Card) => type === 'character' }
        const card = yield* playFromHand(t, me, isWeapon, onCharacter)
        const host = card === null ? NONE : (findCard(s, card)?.on ?? NONE)
        yield* activateSome(t, me, 1, ({ id }) => id === host)
      }),
    ],
  },
  // Well-Connected
  '05157': {
    text: {
      en: 'Spot a yellow character to gain 1 resource. Each opponent may draw a card.',
      de: 'Sichte einen gelben Charakter, um 1 Ressource zu erhalten. Jeder Gegner darf 1 Karte ziehen.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        gainResources(t, me.seat, 1)
        for (const opponent of opponentsOf(t.state, me.seat))
          if (t.state.players[opponent].deck.length > 0)
            if (yield* t.may(opponent, 'draw', citeOf(t.state, me, 'sd.drawing.1'))) drawCards(t, opponent, 1)
      }),
    ],
  },
}
