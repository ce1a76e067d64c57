/** Awakenings: events of blue heroes. */

import { factsOf } from '../../facts/index.ts'
import { effect, type Texts } from '../../rules/abilities.ts'
import { chooseId, chooseOpponent, citeOf, diceIn, isShowing } from '../../rules/choose.ts'
import { dealDamage, moveDamage } from '../../rules/damage.ts'
import { defeat } from '../../rules/defeat.ts'
import { discardTop, moveCard } from '../../rules/hand.ts'
import { exhaust } from '../../rules/ready.ts'
import { removeShields } from '../../rules/shields.ts'
import {
  aCharacter,
  aSymbolOn,
  isColor,
  removeAll,
  removeSome,
  resolveMany,
  shieldACharacter,
  takeTheHit,
} from '../words.ts'

export const EVENTS_BLUE_HERO: Texts = {
  // Anticipate
  '01114': {
    text: {
      en: 'An opponent resolves as many of his dice as he likes, one after another. Then all his dice that he did not resolve are removed.',
      de: 'Ein Gegner handelt beliebig viele seiner Würfel in beliebiger Reihenfolge ab. Dann werden alle seine Würfel entfernt, die er nicht abgehandelt hat.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* resolveMany(t, { ...me, seat: opponent }, Number.POSITIVE_INFINITY)
        yield* removeAll(t, me, opponent, ({ id }) => !t.state.resolved.includes(id))
      }),
    ],
  },
  // Defensive Stance
  '01115': {
    text: { en: 'A character gets 2 shields.', de: 'Ein Charakter erhält 2 Schilde.' },
    abilities: [
      effect(function* (t, me) {
        yield* shieldACharacter(t, me, 2)
      }),
    ],
  },
  // Force Misdirection
  '01116': {
    text: {
      en: 'Name a symbol that a blue die of yours shows. Then an opponent’s dice with that symbol are removed, all of them.',
      de: 'Nenne ein Symbol, das ein blauer Würfel von dir zeigt. Dann werden alle Würfel eines Gegners mit diesem Symbol entfernt.',
    },
    abilities: [
      effect(function* (t, me) {
        const blue = diceIn(t.state, me, 'yours').filter(({ kind }) => isColor(kind, 'blue'))
        const symbol = yield* aSymbolOn(t, me, blue)
        if (symbol !== null)
          yield* removeAll(t, me, yield* chooseOpponent(t, me), (die) => isShowing(die, symbol))
      }),
    ],
  },
  // Heroism
  '01117': {
    text: {
      en: 'Deal damage to one of your unique characters: as much as an opponent’s die showing melee or ranged damage has as its value. Then remove that die.',
      de: 'Füge einem deiner einzigartigen Charaktere so viel Schaden zu, wie ein gegnerischer Würfel, der Nah- oder Fernkampfschaden zeigt, als Wert hat. Dann entferne diesen Würfel.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* takeTheHit(t, me, ({ kind }) => factsOf(kind).unique)
      }),
    ],
  },
  // Noble Sacrifice
  '01118': {
    text: {
      en: 'A blue character of yours is defeated; in return exhaust another character, anybody’s.',
      de: 'Einer deiner blauen Charaktere wird besiegt; dafür erschöpfe einen anderen Charakter, egal wessen.',
    },
    abilities: [
      effect(function* (t, me) {
        const noble = yield* aCharacter(t, me, 'sacrifice', 'yours', ({ kind }) => isColor(kind, 'blue'))
        if (noble === null) return
        const target = yield* aCharacter(t, me, 'exhaust', 'any', ({ id, ready }) => ready && id !== noble.id)
        if (target !== null && (yield* defeat(t, me, noble.id))) exhaust(t, target.id)
      }),
    ],
  },
  // Patience
  '01119': {
    text: {
      en: 'Remove as many dice of your own as you like. Then an opponent’s deck loses that many cards from its top; they are discarded.',
      de: 'Entferne beliebig viele deiner Würfel. Dann lege so viele Karten oben vom Deck eines Gegners ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const pool = diceIn(t.state, me, 'yours')
        const removed = yield* removeSome(t, me, pool, { min: 0, max: pool.length })
        if (removed.length > 0) discardTop(t, yield* chooseOpponent(t, me), removed.length)
      }),
    ],
  },
  // Return of the Jedi
  '01120': {
    text: {
      en: 'Take an event that is blue out of your discard pile into your hand.',
      de: 'Nimm ein blaues Ereignis aus deinem Ablagestapel auf die Hand.',
    },
    abilities: [
      effect(function* (t, me) {
        const { kinds, players } = t.state
        const events = players[me.seat].discard.filter(
          (card) => factsOf(kinds[card]).type === 'event' && isColor(kinds[card], 'blue'),
        )
        const card = yield* chooseId(t, me, 'take-to-hand', events)
        if (card !== null) moveCard(t, card, 'hand')
      }),
    ],
  },
  // Riposte
  '01121': {
    text: {
      en: 'One of your characters gives up as many shields as you like. Then deal 1 damage for each of them to a character.',
      de: 'Einer deiner Charaktere verliert beliebig viele Schilde. Dann füge einem Charakter für jedes davon 1 Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const shielded = yield* aCharacter(t, me, 'remove-shields', 'yours', ({ shields }) => shields > 0)
        if (shielded === null) return
        const range = { min: 0, max: shielded.shields }
        const count = yield* t.chooseNumber(
          me.seat,
          'how-many-shields',
          range,
          citeOf(t.state, me, 'sd.choose-target.4'),
        )
        if (count === 0) return
        const target = yield* aCharacter(t, me, 'damage')
        const removed = yield* removeShields(t, me, shielded.id, count)
        if (target !== null) yield* dealDamage(t, me, target.id, removed)
      }),
    ],
  },
  // Willpower
  '01122': {
    text: {
      en: 'An exhausted character of yours passes on 1 of its damage to an exhausted character of an opponent; shields make no difference.',
      de: 'Verschiebe 1 Schaden von einem deiner erschöpften Charaktere auf einen erschöpften Charakter eines Gegners; Schilde spielen keine Rolle.',
    },
    abilities: [
      effect(function* (t, me) {
        const from = yield* aCharacter(
          t,
          me,
          'move-damage-from',
          'yours',
          ({ ready, damage }) => !ready && damage > 0,
        )
        if (from === null) return
        const to = yield* aCharacter(t, me, 'move-damage-to', 'opponents', ({ ready }) => !ready)
        if (to !== null) yield* moveDamage(t, me, from.id, to.id, 1)
      }),
    ],
  },
}
