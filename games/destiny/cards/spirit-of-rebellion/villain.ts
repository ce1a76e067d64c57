/** Spirit of Rebellion: cards of villains. */

import { cardNumber } from '../../facts/index.ts'
import { always, dieRules, effect, only, special, type Texts, when } from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { canResolve, resolveDie } from '../../rules/actions/resolve-dice.ts'
import {
  cardsOfType,
  chooseCard,
  chooseDie,
  chooseId,
  chooseOpponent,
  chooseWay,
  citeOf,
  diceIn,
  isShowing,
  opponentsOf,
} from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { leaveFor, returnToHand } from '../../rules/defeat.ts'
import { dieValue, poolOf, removeDice, reroll, rollGuest, rollIntoPool } from '../../rules/dice.ts'
import { distributeDamage } from '../../rules/distribute.ts'
import { discardChosen, discardFromDeck, look } from '../../rules/hand.ts'
import { takeResources } from '../../rules/resources.ts'
import { type Die, findDie, NONE, type State } from '../../state.ts'
import {
  countsAs,
  damageACharacter,
  hasSubtype,
  isColor,
  mayResolve,
  onlyOn,
  removeADie,
  rerollThisDie,
} from '../words.ts'

const DEATH_TROOPER = '02001'

/** Dice of an event that belong to a card. */
function diceOfCard(s: State, dice: readonly number[], card: number): Die[] {
  return dice.flatMap((id) => {
    const die = findDie(s, id)
    return die?.card === card ? [die] : []
  })
}

export const SPIRIT_VILLAIN: Texts = {
  // Death Trooper
  '02001': { text: { en: '', de: '' }, abilities: [] },
  // FN-2199
  '02002': {
    text: {
      en: 'Once you have played a weapon on this character, roll its die into your pool if you can. You may resolve that die right then.',
      de: 'Nachdem du eine Waffe an diesen Charakter gespielt hast, wirf ihren Würfel in deinen Pool, falls möglich. Du darfst diesen Würfel sofort abhandeln.',
    },
    short: {
      en: 'After you play a weapon on it, roll its die. You may resolve it at once.',
      de: 'Nach einer Waffe an ihn: Wirf ihren Würfel, handle ihn auf Wunsch ab.',
    },
    abilities: [
      when('after play', {
        of: 'yours',
        if: (_s, me, event) => event.on === me.card && hasSubtype(event.kind, 'weapon'),
        *run(t, me, event) {
          const s = t.state
          const dice = s.dice.filter(
            (die) => die.card === event.card && die.on === die.card && die.pool === NONE,
          )
          const [die] = yield* rollIntoPool(t, me.seat, dice)
          yield* mayResolve(t, me, die ?? null)
        },
      }),
    ],
  },
  // Director Krennic
  '02003': {
    text: {
      en: 'Once you have activated this character while you control the battlefield, roll a die of Death Trooper into your pool. When it leaves the pool, it is set aside.',
      de: 'Nachdem du diesen Charakter aktiviert hast und falls du das Schlachtfeld kontrollierst, wirf einen Würfel von Todestruppler in deinen Pool. Verlässt er den Pool, wird er beiseitegelegt.',
    },
    short: {
      en: 'Activated while you hold the battlefield: roll a Death Trooper die, too.',
      de: 'Bei Aktivierung mit Schlachtfeld: Wirf einen Todestruppler-Würfel mit.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        *run(t, me) {
          if (t.state.controller === me.seat) yield* rollGuest(t, me, cardNumber(DEATH_TROOPER), NONE)
        },
      }),
    ],
  },
  // TIE Pilot
  '02004': {
    text: {
      en: 'As long as this die is in your pool, opponents can’t remove your other dice that show ranged damage.',
      de: 'Solange dieser Würfel in deinem Pool ist, können Gegner deine anderen Würfel, die Fernkampfschaden zeigen, nicht entfernen.',
    },
    short: {
      en: 'With this die in your pool, foes can’t remove your other ranged dice.',
      de: 'Solange er im Pool liegt, bleiben deine anderen Fernkampfwürfel.',
    },
    abilities: [
      always({
        keepsDie: (s, me, die, by) =>
          by !== me.seat &&
          die.pool === me.seat &&
          isShowing(die, 'ranged') &&
          s.dice.some((own) => own.card === me.card && own.pool === me.seat && own.id !== die.id),
      }),
    ],
  },
  // Z6 Riot Control Baton
  '02008': {
    text: {
      en: 'Redeploy. Once you have rolled this die into your pool, you may reroll it.',
      de: 'Verlegen. Nachdem du diesen Würfel in deinen Pool geworfen hast, darfst du ihn neu werfen.',
    },
    short: {
      en: 'Redeploy. After you roll this die, you may reroll it.',
      de: 'Verlegen. Geworfen darfst du diesen Würfel neu werfen.',
    },
    keywords: ['redeploy'],
    abilities: [
      when('after roll', {
        of: 'yours',
        may: true,
        if: (s, me, event) => !event.again && diceOfCard(s, event.dice, me.card).length > 0,
        possible: (s, me, event) => diceOfCard(s, event.dice, me.card).some(({ pool }) => pool === me.seat),
        *run(t, me, event) {
          yield* reroll(t, me, diceOfCard(t.state, event.dice, me.card))
        },
      }),
    ],
  },
  // Asajj Ventress
  '02009': {
    text: {
      en: 'Once an opponent has discarded a hand card to reroll dice, you may make him discard another; he chooses which.',
      de: 'Nachdem ein Gegner eine Handkarte abgelegt hat, um Würfel neu zu werfen, darfst du ihn zwingen, eine weitere abzulegen; er wählt, welche.',
    },
    short: {
      en: 'After a foe discards to reroll, you may make him discard another card.',
      de: 'Wirft ein Gegner durch Ablegen neu, darf er noch eine Karte verlieren.',
    },
    abilities: [
      when('after reroll', {
        of: 'opponents',
        may: true,
        possible: (s, _me, event) => s.players[event.seat].hand.length > 0,
        *run(t, me, event) {
          yield* discardChosen(t, me, event.seat, 1)
        },
      }),
    ],
  },
  // Darth Vader, Dark Apprentice
  '02010': {
    text: {
      en: 'Special – Deal 3 damage to a character, and then 1 damage to this one.',
      de: 'Spezial – Füge einem Charakter 3 Schaden zu und dann diesem Charakter 1 Schaden.',
    },
    short: {
      en: 'Special – 3 damage to a character, then 1 damage to Vader.',
      de: 'Spezial – 3 Schaden an einem Charakter, dann 1 an Vader.',
    },
    abilities: [
      special(function* (t, me) {
        if ((yield* damageACharacter(t, me, 3)) !== null) yield* dealDamage(t, me, me.card, 1)
      }),
    ],
  },
  // Palpatine, Galactic Emperor
  '02011': {
    text: {
      en: 'Once you have resolved this die, an opponent deals 2 damage to his characters, distributed as he wishes.',
      de: 'Nachdem du diesen Würfel abgehandelt hast, fügt ein Gegner seinen Charakteren 2 Schaden zu, den er nach Belieben verteilt.',
    },
    short: {
      en: 'After you resolve this die, a foe shares out 2 damage among his own.',
      de: 'Nach diesem Würfel verteilt ein Gegner 2 Schaden auf die Seinen.',
    },
    abilities: [
      when('after resolve', {
        of: 'this-by-you',
        *run(t, me) {
          yield* distributeDamage(t, me, yield* chooseOpponent(t, me), 2)
        },
      }),
    ],
  },
  // Royal Guard
  '02012': {
    text: {
      en: 'Guardian. No blue abilities can be played on this character.',
      de: 'Beschützer. An diesen Charakter können keine blauen Fähigkeiten gespielt werden.',
    },
    short: {
      en: 'Guardian. No blue abilities on this character.',
      de: 'Beschützer. Keine blauen Fähigkeiten an diesem Charakter.',
    },
    keywords: ['guardian'],
    abilities: [
      always({
        forbidsPlay: (_s, me, { on, kind }) =>
          on === me.card && isColor(kind, 'blue') && hasSubtype(kind, 'ability'),
      }),
    ],
  },
  // Force Lightning
  '02014': {
    text: {
      en: 'Only on a blue character. Special – Deal 1 damage to a character. You may remove a die that shows a blank; this die is then rerolled rather than removed.',
      de: 'Nur an einem blauen Charakter. Spezial – Füge einem Charakter 1 Schaden zu. Du darfst einen Würfel entfernen, der eine Leerseite zeigt; dieser Würfel wird dann neu geworfen statt entfernt.',
    },
    short: {
      en: 'Special – 1 damage. Remove a blank die: this die is rerolled instead.',
      de: 'Spezial – 1 Schaden. Leeren Würfel weg: dieser wird neu geworfen.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        yield* damageACharacter(t, me, 1)
        const blank = yield* removeADie(t, me, 'any', (die) => isShowing(die, 'blank'), { optional: true })
        return blank === null ? undefined : yield* rerollThisDie(t, me)
      }),
    ],
  },
  // Lure of Power
  '02016': {
    text: {
      en: 'The sides of this die with a plus can modify a die of any symbol.',
      de: 'Die Seiten dieses Würfels mit einem Plus können einen Würfel mit jedem Symbol modifizieren.',
    },
    short: {
      en: 'Its sides with a plus modify any symbol.',
      de: 'Ihre Plus-Seiten gelten für jedes Symbol.',
    },
    abilities: [dieRules({ modifies: () => true })],
  },
  // Slave I
  '02022': {
    text: {
      en: 'Special – An opponent deals as much damage to his characters as he has dice in his pool, distributed as he wishes.',
      de: 'Spezial – Ein Gegner fügt seinen Charakteren so viel Schaden zu, wie er Würfel in seinem Pool hat; er verteilt ihn nach Belieben.',
    },
    short: {
      en: 'Special – A foe shares out as much damage among his own as he has dice.',
      de: 'Spezial – Ein Gegner verteilt so viel Schaden, wie er Würfel hat.',
    },
    abilities: [
      special(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* distributeDamage(t, me, opponent, poolOf(t.state, opponent).length)
      }),
    ],
  },
  // Blackmail
  '02023': {
    text: {
      en: 'Once you have rolled this die, an opponent may give you 1 resource to remove it.',
      de: 'Nachdem du diesen Würfel geworfen hast, darf ein Gegner dir 1 Ressource geben, um ihn zu entfernen.',
    },
    short: {
      en: 'After you roll this die, a foe may give you 1 resource to remove it.',
      de: 'Geworfen darf ein Gegner dir 1 Ressource geben, um ihn zu entfernen.',
    },
    abilities: [
      when('after roll', {
        of: 'yours',
        if: (s, me, event) => diceOfCard(s, event.dice, me.card).length > 0,
        *run(t, me, event) {
          const s = t.state
          for (const opponent of opponentsOf(s, me.seat)) {
            const dice = diceOfCard(s, event.dice, me.card).filter(({ pool }) => pool === me.seat)
            if (dice.length === 0 || s.players[opponent].resources < 1) continue
            if (!(yield* t.may(opponent, 'pay-to-remove', citeOf(s, me, 'sd.clar-sor.9')))) continue
            yield* takeResources(t, opponent, me.seat, 1)
            yield* removeDice(t, me, dice, 'card', opponent)
          }
        },
      }),
    ],
  },
  // Imperial Inspection
  '02070': {
    text: {
      en: 'When one of your dice has come up with disrupt, you may set this support aside to return an upgrade that costs 2 or less from play to its owner’s hand.',
      de: 'Nachdem einer deiner Würfel Störung geworfen hat, darfst du diese Unterstützung beiseitelegen, um eine Aufwertung mit Kosten von höchstens 2 aus dem Spiel auf die Hand ihres Besitzers zurückzunehmen.',
    },
    short: {
      en: 'After your die rolls disrupt, set this aside: an upgrade (≤ 2) returns to hand.',
      de: 'Nach gewürfelter Störung beiseite: Aufwertung (≤ 2) auf die Hand.',
    },
    abilities: [
      when('after roll', {
        if: (s, me, event) =>
          event.dice.some((id) => {
            const die = findDie(s, id)
            return die?.pool === me.seat && isShowing(die, 'disrupt')
          }),
        *run(t, me) {
          const cheap = cardsOfType(t.state, 'upgrade', me, 'any').filter(({ kind }) => costOnCard(kind) <= 2)
          const upgrade = yield* chooseCard(t, me, 'return-to-hand', cheap, { optional: true })
          if (upgrade !== null && (yield* leaveFor(t, me, me.card, 'aside')))
            yield* returnToHand(t, me, upgrade.id)
        },
      }),
    ],
  },
  // Anger
  '02071': {
    text: {
      en: 'Can be played only while at least 2 of your dice show blanks. Resolve an opponent’s die that shows ranged or melee damage as if it were yours.',
      de: 'Nur spielbar, falls mindestens 2 deiner Würfel Leerseiten zeigen. Handle einen gegnerischen Würfel, der Fern- oder Nahkampfschaden zeigt, so ab, als wäre es deiner.',
    },
    abilities: [
      only({ if: (s, seat) => poolOf(s, seat).filter((die) => isShowing(die, 'blank')).length >= 2 }),
      effect(function* (t, me) {
        const among = ['ranged', 'melee'] as const
        const open = diceIn(t.state, me, 'opponents').filter(
          (die) => countsAs(t.state, die, among) && canResolve(t.state, me.seat, die),
        )
        const die = yield* chooseDie(t, me, 'resolve', open, { rule: 'sd.resolve-dice.9' })
        if (die !== null) yield* resolveDie(t, me, die, { among })
      }),
    ],
  },
  // Doubt
  '02080': {
    text: {
      en: 'Reroll an opponent’s die. He then either resolves it or removes it, as he likes.',
      de: 'Wirf einen gegnerischen Würfel neu. Der Gegner handelt ihn dann ab oder entfernt ihn, wie er möchte.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* chooseDie(t, me, 'reroll', diceIn(t.state, me, 'opponents'))
        if (die === null || (yield* reroll(t, me, [die])).length === 0) return
        const opponent = die.pool
        const way = yield* chooseWay(t, me, 'doubt', ['resolve', 'remove'], { by: opponent })
        if (way === 'resolve') yield* resolveDie(t, { ...me, seat: opponent }, die)
        else yield* removeDice(t, me, [die], 'card', opponent)
      }),
    ],
  },
  // Friends in High Places
  '02083': {
    text: {
      en: 'Can be played only while your dice show a combined value of at least 7. Look at the 3 top cards of your deck. You may play one of them for 2 less; the others are discarded.',
      de: 'Nur spielbar, falls deine Würfel zusammen einen Wert von mindestens 7 zeigen. Sieh dir die obersten 3 Karten deines Decks an. Du darfst eine davon für 2 weniger spielen; die anderen werden abgelegt.',
    },
    abilities: [
      only({
        if: (s, seat) => poolOf(s, seat).reduce((sum, die) => sum + dieValue(s, die), 0) >= 7,
      }),
      effect(function* (t, me) {
        const s = t.state
        const seen = s.players[me.seat].deck.slice(-3)
        look(t, me.seat, seen)
        const playable = seen.filter((card) => canPlay(s, me.seat, card, { discount: 2 }))
        const card = yield* chooseId(t, me, 'play-card', playable, { optional: true })
        if (card !== null) yield* playCard(t, me.seat, card, { discount: 2 })
        const left = seen.filter((one) => s.players[me.seat].deck.includes(one))
        discardFromDeck(t, me.seat, left.reverse())
      }),
    ],
  },
}
