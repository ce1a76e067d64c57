/** Legacies: cards that anybody can play. */
import { dieRules, effect, type Texts, when } from '../../rules/abilities.ts'
import { activate, canActivate } from '../../rules/actions/activate.ts'
import { takeControl } from '../../rules/actions/claim.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { charactersOf, chooseCard, chooseDie, chooseOpponent, diceIn, isShowing } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { canRemove, isCharacterDie, rollIntoPool } from '../../rules/dice.ts'
import { discardChosen } from '../../rules/hand.ts'
import { exhaust } from '../../rules/ready.ts'
import { type Die, findCard, findDie, NONE, type State } from '../../state.ts'
import { aCharacter, isColor, removeADie, removeSome, shieldACharacter } from '../words.ts'

/** Those of the removed dice that lie on the character again. */
function rollable(s: State, dice: readonly { readonly die: number }[], character: number): Die[] {
  return dice.flatMap(({ die: id }) => {
    const die = findDie(s, id)
    return die?.card === character && die.on === character && die.pool === NONE ? [die] : []
  })
}

export const LEGACIES_NEUTRAL: Texts = {
  // Gang Up
  '05068': {
    text: {
      en: 'X is the number of your yellow characters in play.',
      de: 'X ist die Zahl deiner gelben Charaktere im Spiel.',
    },
    abilities: [
      dieRules({
        x: (s, seat) => charactersOf(s, seat).filter(({ kind }) => isColor(kind, 'yellow')).length,
      }),
    ],
  },
  // Resilient
  '05135': {
    text: {
      en: 'When the card effect of an opponent has removed an own die of the character that this is attached to, you may exhaust this upgrade to roll that die into your pool.',
      de: 'Nachdem der Karteneffekt eines Gegners einen Charakterwürfel des Charakters entfernt hat, an den diese Karte angelegt ist, darfst du diese Aufwertung erschöpfen, um diesen Würfel in deinen Pool zu werfen.',
    },
    short: {
      en: 'When a foe’s card removed its character’s die: exhaust this to roll it.',
      de: 'Entfernt ein Gegner einen Würfel: Erschöpfe sie, um ihn zu werfen.',
    },
    abilities: [
      when('after remove', {
        if: (s, me, { dice, cause, effectOf }) =>
          cause === 'card' &&
          effectOf !== me.seat &&
          dice.some(({ card }) => card !== NONE && card === findCard(s, me.card)?.on),
        *run(t, me, { dice }) {
          const s = t.state
          const upgrade = findCard(s, me.card)
          if (upgrade?.ready !== true) return
          const open = rollable(s, dice, upgrade.on)
          const die = yield* chooseDie(t, me, 'roll', open, { optional: true })
          if (die !== null && exhaust(t, me.card)) yield* rollIntoPool(t, me.seat, [die])
        },
      }),
    ],
  },
  // Cantina Brawl
  '05148': {
    text: {
      en: 'Deal 1 damage to an opponent’s character. That opponent may then discard a hand card to do the same in turn, and so on.',
      de: 'Füge einem gegnerischen Charakter 1 Schaden zu. Dieser Gegner darf dann eine Handkarte ablegen, um seinerseits dasselbe zu tun, und so weiter.',
    },
    abilities: [
      effect(function* (t, me) {
        let brawler = me
        for (;;) {
          const target = yield* aCharacter(t, brawler, 'damage', 'opponents')
          if (target === null) return
          yield* dealDamage(t, brawler, target.id, 1)
          brawler = { ...me, seat: target.controller }
          const discarded = yield* discardChosen(t, brawler, brawler.seat, 1, { min: 0 })
          if (discarded.length === 0) return
        }
      }),
    ],
  },
  // Hasty Exit
  '05153': {
    text: {
      en: 'Hand control of the battlefield, if you have it, to an opponent to remove a die showing ranged, melee or indirect damage.',
      de: 'Gib die Kontrolle über das Schlachtfeld, falls du sie hast, an einen Gegner ab, um einen Würfel zu entfernen, der Fernkampf-, Nahkampf- oder indirekten Schaden zeigt.',
    },
    abilities: [
      effect(function* (t, me) {
        if (t.state.controller !== me.seat) return
        yield* takeControl(t, yield* chooseOpponent(t, me))
        yield* removeADie(t, me, 'any', (die) => isShowing(die, 'ranged', 'melee', 'indirect'))
      }),
    ],
  },
  // Lure
  '05154': {
    text: {
      en: 'Ambush. Choose a character or support of an opponent that can be activated: he must activate it.',
      de: 'Hinterhalt. Wähle einen Charakter oder eine Unterstützung eines Gegners, die aktiviert werden kann: Er muss sie aktivieren.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const open = t.state.cards.filter((card) => card.controller !== me.seat && canActivate(t.state, card))
        const card = yield* chooseCard(t, me, 'activate', open)
        if (card !== null) yield* activate(t, me, card.id)
      }),
    ],
  },
  // Vandalize
  '05156': {
    text: {
      en: 'Choose a support or upgrade in play: remove as many of your character dice as it costs, to discard it.',
      de: 'Wähle eine Unterstützung oder Aufwertung im Spiel: Entferne so viele deiner Charakterwürfel, wie sie kostet, um sie abzulegen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const dice = diceIn(s, me, 'yours').filter(
          (die) => isCharacterDie(s, die) && canRemove(s, die, me.seat),
        )
        const affordable = s.cards.filter(
          ({ type, kind }) => (type === 'support' || type === 'upgrade') && costOnCard(kind) <= dice.length,
        )
        const card = yield* chooseCard(t, me, 'discard-from-play', affordable)
        if (card === null) return
        const cost = costOnCard(card.kind)
        const removed = yield* removeSome(t, me, dice, { min: cost, max: cost })
        if (removed.length === cost) yield* discardFromPlay(t, me, card.id, 'card')
      }),
    ],
  },
  // Fortify
  '05169': {
    text: {
      en: 'Once the set-up is done, a character gets 1 shield.',
      de: 'Nach dem Spielaufbau erhält ein Charakter 1 Schild.',
    },
    abilities: [when('after after-setup', { run: (t, me) => shieldACharacter(t, me, 1) })],
  },
}
