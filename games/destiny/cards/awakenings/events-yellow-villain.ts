/** Awakenings: events of yellow villains. */

import { factsOf } from '../../facts/index.ts'
import { effect, type Texts } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import {
  cardsOfType,
  chooseCard,
  chooseCards,
  chooseId,
  chooseOpponent,
  diceIn,
  upgradesOn,
} from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { discardFromPlay, returnToHand } from '../../rules/defeat.ts'
import { removeDice, rollGuest } from '../../rules/dice.ts'
import { discardCards, discardChosen } from '../../rules/hand.ts'
import { spend } from '../../rules/resources.ts'
import { aCharacter, chooseToRemove, isColor, resolveShowing } from '../words.ts'

export const EVENTS_YELLOW_VILLAIN: Texts = {
  // Ace in the Hole
  '01092': {
    text: {
      en: 'Discard a yellow upgrade from your hand. If it has a die, roll that die into your pool; once it leaves the pool it is set aside.',
      de: 'Lege eine gelbe Aufwertung von deiner Hand ab. Hat sie einen Würfel, wirf ihn in deinen Würfelpool; verlässt er ihn, wird er beiseitegelegt.',
    },
    abilities: [
      effect(function* (t, me) {
        const { kinds, players } = t.state
        const upgrades = players[me.seat].hand.filter((card) => {
          const { type, color } = factsOf(kinds[card])
          return type === 'upgrade' && color === 'yellow'
        })
        const card = yield* chooseId(t, me, 'discard', upgrades)
        if (card === null) return
        yield* discardCards(t, me.seat, [card])
        yield* rollGuest(t, me, kinds[card], card)
      }),
    ],
  },
  // Armed to the Teeth
  '01093': {
    text: {
      en: 'From one of your yellow characters, discard as many upgrades as you like. Then a character is dealt 1 damage for each that was discarded.',
      de: 'Lege von einem deiner gelben Charaktere beliebig viele Aufwertungen ab. Dann wird einem Charakter für jede abgelegte 1 Schaden zugefügt.',
    },
    abilities: [
      effect(function* (t, me) {
        const armed = yield* aCharacter(
          t,
          me,
          'armed',
          'yours',
          ({ id, kind }) => isColor(kind, 'yellow') && upgradesOn(t.state, id).length > 0,
        )
        if (armed === null) return
        const upgrades = upgradesOn(t.state, armed.id)
        const chosen = yield* chooseCards(t, me, 'discard-from-play', upgrades, {
          min: 0,
          max: upgrades.length,
        })
        if (chosen.length === 0) return
        const target = yield* aCharacter(t, me, 'damage')
        let discarded = 0
        for (const { id } of chosen) if (yield* discardFromPlay(t, me, id, 'card')) discarded++
        if (target !== null) yield* dealDamage(t, me, target.id, discarded)
      }),
    ],
  },
  // Confiscation
  '01094': {
    text: {
      en: 'Choose an upgrade of an opponent and spend as many resources as it costs: it goes back to its owner’s hand.',
      de: 'Wähle eine Aufwertung eines Gegners und gib so viele Ressourcen aus, wie sie kostet: Sie kehrt auf die Hand ihres Besitzers zurück.',
    },
    abilities: [
      effect(function* (t, me) {
        const { resources } = t.state.players[me.seat]
        const affordable = cardsOfType(t.state, 'upgrade', me, 'opponents').filter(
          ({ kind }) => costOnCard(kind) <= resources,
        )
        const upgrade = yield* chooseCard(t, me, 'return-to-hand', affordable)
        if (upgrade !== null && spend(t, me.seat, costOnCard(upgrade.kind)))
          yield* returnToHand(t, me, upgrade.id)
      }),
    ],
  },
  // Fight Dirty
  '01095': {
    text: {
      en: 'Remove any of your yellow dice, as many as you like. Then a character is dealt 1 damage for each of them.',
      de: 'Entferne beliebig viele deiner gelben Würfel. Dann wird einem Charakter für jeden davon 1 Schaden zugefügt.',
    },
    abilities: [
      effect(function* (t, me) {
        const yellow = diceIn(t.state, me, 'yours').filter(({ kind }) => isColor(kind, 'yellow'))
        const dice = yield* chooseToRemove(t, me, yellow, { min: 0, max: yellow.length })
        if (dice.length === 0) return
        const target = yield* aCharacter(t, me, 'damage')
        yield* removeDice(t, me, dice, 'card')
        if (target !== null) yield* dealDamage(t, me, target.id, dice.length)
      }),
    ],
  },
  // Go for the Kill
  '01096': {
    text: {
      en: 'Resolve one of your dice that shows ranged damage; what it deals is unblockable.',
      de: 'Handle einen deiner Würfel ab, der Fernkampfschaden zeigt; dieser Schaden ist nicht-blockierbar.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* resolveShowing(t, me, ['ranged'], () => true, { unblockable: true })
      }),
    ],
  },
  // He Doesn't Like You
  '01097': {
    text: {
      en: 'Give up a die in your pool: remove it together with a die of an opponent.',
      de: 'Gib einen Würfel in deinem Würfelpool auf: Entferne ihn und dafür einen Würfel eines Gegners.',
    },
    abilities: [
      effect(function* (t, me) {
        const one = { min: 1, max: 1 }
        const theirs = diceIn(t.state, me, 'opponents')
        if (theirs.length === 0) return
        const [mine] = yield* chooseToRemove(t, me, diceIn(t.state, me, 'yours'), one)
        if (mine === undefined) return
        const [other] = yield* chooseToRemove(t, me, theirs, one)
        if (other !== undefined && (yield* removeDice(t, me, [mine], 'card')))
          yield* removeDice(t, me, [other], 'card')
      }),
    ],
  },
  // Lying in Wait
  '01098': {
    text: {
      en: 'An opponent with more hand cards than you discards, by his own choice, until he has as many as you.',
      de: 'Ein Gegner, der mehr Handkarten hat als du, legt welche seiner Wahl ab, bis er so viele hat wie du.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const { players } = t.state
        const excess = players[opponent].hand.length - players[me.seat].hand.length
        if (excess > 0) yield* discardChosen(t, me, opponent, excess)
      }),
    ],
  },
}
