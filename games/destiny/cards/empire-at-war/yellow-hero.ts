/** Empire at War: yellow cards of heroes. */

import { sideOf } from '../../facts/index.ts'
import { always, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { canResolve, resolveDie } from '../../rules/actions/resolve-dice.ts'
import {
  charactersOf,
  chooseDie,
  chooseIds,
  chooseOpponent,
  chooseWay,
  citeOf,
  diceIn,
  isShowing,
  opponentsOf,
} from '../../rules/choose.ts'
import { dealDamage, healthOf, moveDamage } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { dieValue, isCharacterDie, reroll } from '../../rules/dice.ts'
import { discardCards, discardTop, look } from '../../rules/hand.ts'
import { mustPass } from '../../rules/orders.ts'
import { exhaust } from '../../rules/ready.ts'
import { loseResources, takeResources } from '../../rules/resources.ts'
import { type Card, type Die, findCard, type State } from '../../state.ts'
import { agrees, isSupport, playFromHand, rerollUpTo } from '../deeds.ts'
import { countCharacters, maySpend, onlyIf } from '../more-words.ts'
import { aCharacter, isColor, mayResolve, removeADie, removeSome, showsDamage } from '../words.ts'

export const EMPIRE_YELLOW_HERO: Texts = {
  // Local Patrol
  '03112': {
    text: {
      en: 'An opponent chooses: 1 resource is lost, or the top 2 cards of the own deck are discarded.',
      de: 'Ein Gegner wählt: Er verliert 1 Ressource oder legt die obersten 2 Karten seines Decks ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const way = yield* chooseWay(t, me, 'choose-one', ['lose', 'discard-top'], { by: opponent })
        if (way === 'lose') yield* loseResources(t, opponent, 1, me.seat)
        else discardTop(t, opponent, 2)
      }),
    ],
  },
  // Lando Calrissian
  '03039': {
    text: {
      en: 'You start the match with 1 resource more.',
      de: 'Du beginnst die Partie mit 1 zusätzlichen Ressource.',
    },
    abilities: [always({ startResources: (_s, me, seat) => (seat === me.seat ? 1 : 0) })],
  },
  // Quick Escape
  '03113': {
    text: {
      en: 'Remove up to 2 dice showing melee or ranged damage. You must pass all your further turns this round.',
      de: 'Entferne bis zu 2 Würfel mit Nah- oder Fernkampfschaden. Du musst alle deine weiteren Züge dieser Runde passen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeSome(t, me, diceIn(t.state, me, 'any').filter(showsDamage), { min: 0, max: 2 })
        mustPass(t, me.seat, Number.MAX_SAFE_INTEGER)
      }),
    ],
  },
  // Ezra Bridger
  '03038': {
    text: {
      en: 'You may play blue upgrades on this character and ignore their play restrictions. Special – Take 1 resource from an opponent.',
      de: 'Du darfst blaue Aufwertungen an diesen Charakter spielen und ihre Spielbeschränkungen ignorieren. Spezial – Nimm einem Gegner 1 Ressource.',
    },
    short: {
      en: 'Wears any blue upgrade. Special – Take 1 resource from an opponent.',
      de: 'Trägt jede blaue Aufwertung. Spezial – Nimm 1 Ressource.',
    },
    abilities: [
      always({ ignoresRestrictions: (_s, me, { kind, on }) => on === me.card && isColor(kind, 'blue') }),
      special(function* (t, me) {
        yield* takeResources(t, yield* chooseOpponent(t, me), me.seat, 1)
      }),
    ],
  },
  // Wookiee Warrior
  '03041': { text: { en: '', de: '' }, abilities: [] },
  // Chopper
  '03042': {
    text: {
      en: 'Special – Remove a die that shows a value of 2 or less.',
      de: 'Spezial – Entferne einen Würfel, der höchstens den Wert 2 zeigt.',
    },
    abilities: [
      special(function* (t, me) {
        yield* removeADie(t, me, 'any', (die) => dieValue(t.state, die) <= 2)
      }),
    ],
  },
  // Tough Haggler
  '03044': {
    text: {
      en: 'Special – Look at an opponent’s hand and choose 2 cards of it. They are discarded unless he spends 2 resources.',
      de: 'Spezial – Sieh dir die Hand eines Gegners an und wähle 2 Karten. Sie werden abgelegt, falls er nicht 2 Ressourcen ausgibt.',
    },
    short: {
      en: 'Special – Choose 2 cards of a foe’s hand; he discards them or pays 2.',
      de: 'Spezial – Wähle 2 Handkarten eines Gegners: ablegen oder 2 zahlen.',
    },
    abilities: [
      special(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const { hand } = t.state.players[opponent]
        look(t, me.seat, hand)
        const count = Math.min(2, hand.length)
        const chosen = yield* chooseIds(t, me, 'discard-theirs', hand, { min: count, max: count })
        if (chosen.length === 0) return
        if (!(yield* maySpend(t, me, 2, opponent))) yield* discardCards(t, opponent, chosen)
      }),
    ],
  },
  // Against The Odds
  '03107': {
    text: {
      en: 'Reroll one of your dice. Then, if it shows the same symbol again, you may resolve it, worth 2 more.',
      de: 'Wirf einen deiner Würfel neu. Zeigt er dann wieder dasselbe Symbol, darfst du ihn abhandeln; er zählt 2 mehr.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const die = yield* chooseDie(t, me, 'reroll', diceIn(s, me, 'yours'))
        if (die === null) return
        const before = sideOf(die.kind, die.side).symbol
        const [rolled] = yield* reroll(t, me, [die])
        if (rolled !== undefined && isShowing(rolled, before)) yield* mayResolve(t, me, rolled, { plus: 2 })
      }),
    ],
  },
  // Appraise
  '03108': {
    text: {
      en: 'Remove one of your dice that shows resources to play a support from your hand for 2 less.',
      de: 'Entferne einen deiner Würfel mit Ressourcen, um eine Unterstützung für 2 weniger aus deiner Hand zu spielen.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* removeADie(t, me, 'yours', (one) => isShowing(one, 'resource'))
        if (die !== null) yield* playFromHand(t, me, isSupport, { discount: 2 })
      }),
    ],
  },
  // Bad Feeling
  '03109': {
    text: {
      en: 'Remove one of your dice to reroll any number of dice, also those of opponents.',
      de: 'Entferne einen deiner Würfel, um beliebig viele Würfel neu zu werfen, auch gegnerische.',
    },
    abilities: [
      effect(function* (t, me) {
        if ((yield* removeADie(t, me, 'yours')) !== null) yield* rerollUpTo(t, me, 'any')
      }),
    ],
  },
  // Double-Cross
  '03110': {
    text: {
      en: 'Remove one of your yellow character dice to resolve an opponent’s die as if it were yours.',
      de: 'Entferne einen deiner gelben Charakterwürfel, um einen gegnerischen Würfel so abzuhandeln, als wäre es deiner.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const isYellow = (die: Die): boolean => isCharacterDie(s, die) && isColor(die.kind, 'yellow')
        if ((yield* removeADie(t, me, 'yours', isYellow)) === null) return
        const open = diceIn(s, me, 'opponents').filter((die) => canResolve(s, me.seat, die))
        const die = yield* chooseDie(t, me, 'resolve', open, { rule: 'sd.resolve-dice.9' })
        if (die !== null) yield* resolveDie(t, me, die)
      }),
    ],
  },
  // Impersonate
  '03111': {
    text: {
      en: 'Move damage among your characters as you wish, past shields, but no more onto one than its health.',
      de: 'Verschiebe Schaden beliebig zwischen deinen Charakteren, an Schilden vorbei, aber auf keinen mehr als seine Ausdauer.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const mine = charactersOf(s, me.seat).filter((card) => healthOf(s, card) > 0)
        const amount = mine.reduce((sum, { damage }) => sum + damage, 0)
        if (mine.length < 2 || amount === 0) return
        const options = mine.map(({ id }) => ({ do: 'card' as const, card: id }))
        const parts = { options, caps: mine.map((card) => healthOf(s, card)), min: amount, max: amount }
        const cite = { ...citeOf(s, me, 'sd.move.6'), amount }
        const shares = yield* t.split(me.seat, 'rearrange-damage', parts, cite)
        const change = mine.map(({ id, damage }, i) => ({ id, more: shares[i] - damage }))
        for (const from of change)
          for (const to of change) {
            const moved = Math.min(-from.more, to.more)
            if (moved <= 0) continue
            from.more += moved
            to.more -= moved
            yield* moveDamage(t, me, from.id, to.id, moved)
          }
      }),
    ],
  },
  // Tenacity
  '03114': {
    text: {
      en: 'Only if an opponent has more characters than you. Exhaust one of his characters.',
      de: 'Nur falls ein Gegner mehr Charaktere hat als du. Erschöpfe einen seiner Charaktere.',
    },
    abilities: [
      onlyIf((s, seat) => larger(s, seat).length > 0),
      effect(function* (t, me) {
        const opponents = larger(t.state, me.seat)
        const isTheirs = ({ controller, ready }: Card): boolean => opponents.includes(controller) && ready
        const target = yield* aCharacter(t, me, 'exhaust', 'opponents', isTheirs)
        if (target !== null) exhaust(t, target.id)
      }),
    ],
  },
  // Thermal Paint
  '03116': {
    text: {
      en: 'Once you have activated its character, an opponent chooses one of his characters and deals it 1 damage. Then you may discard this upgrade to deal that character 1 damage.',
      de: 'Nachdem du den Träger aktiviert hast, wählt ein Gegner einen seiner Charaktere und fügt ihm 1 Schaden zu. Dann darfst du diese Aufwertung ablegen, um diesem Charakter 1 Schaden zuzufügen.',
    },
    short: {
      en: 'Its character activated: a foe hits one of his for 1; discard this for 1 more.',
      de: 'Träger aktiviert: Ein Gegner wählt, 1 Schaden; lege sie ab: noch 1.',
    },
    abilities: [
      when('after activate', {
        of: 'attached',
        *run(t, me) {
          const opponent = yield* chooseOpponent(t, me)
          const isTheirs = ({ controller }: Card): boolean => controller === opponent
          const target = yield* aCharacter(t, me, 'damage', 'any', isTheirs, { by: opponent, amount: 1 })
          if (target === null) return
          yield* dealDamage(t, me, target.id, 1)
          if (findCard(t.state, me.card) === undefined || findCard(t.state, target.id) === undefined) return
          if ((yield* agrees(t, me)) && (yield* discardFromPlay(t, me, me.card, 'card')))
            yield* dealDamage(t, me, target.id, 1)
        },
      }),
    ],
  },
}

/** Opponents who have more characters. */
function larger(s: State, seat: number): number[] {
  return opponentsOf(s, seat).filter((other) => countCharacters(s, other) > countCharacters(s, seat))
}
