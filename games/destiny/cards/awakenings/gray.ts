/** Awakenings: gray upgrades and supports with dice. */
import { special, type Texts, when } from '../../rules/abilities.ts'
import { chooseDie, citeOf, diceIn, isShowing, opponentsOf } from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { dieOf, poolOf, reroll } from '../../rules/dice.ts'
import { giveAdditionalAction } from '../../rules/keywords.ts'
import { damageTheirCharacters, removeADie, rerollSome, sideShows, turnADie } from '../words.ts'

export const GRAY: Texts = {
  // Infantry Grenades
  '01017': {
    text: {
      en: 'Special – Every character of an opponent is dealt 2 damage. This upgrade is discarded from play.',
      de: 'Spezial – Jedem Charakter eines Gegners werden 2 Schaden zugefügt. Diese Aufwertung wird aus dem Spiel abgelegt.',
    },
    short: {
      en: 'Special – 2 damage to each of a foe’s characters. Discard this.',
      de: 'Spezial – Je 2 Schaden an allen eines Gegners. Lege sie ab.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageTheirCharacters(t, me, 2)
        yield* discardFromPlay(t, me, me.card, 'special')
      }),
    ],
  },
  // Speeder Bike Scout
  '01018': {
    text: {
      en: 'Special – Any one die is removed. You may take an additional action.',
      de: 'Spezial – Ein beliebiger Würfel wird entfernt. Du darfst eine zusätzliche Aktion durchführen.',
    },
    short: {
      en: 'Special – Any one die is removed. You may take another action.',
      de: 'Spezial – Entferne einen beliebigen Würfel. Du darfst noch eine Aktion tun.',
    },
    abilities: [
      special(function* (t, me) {
        yield* removeADie(t, me)
        giveAdditionalAction(t, me)
      }),
    ],
  },
  // BB-8
  '01043': {
    text: {
      en: 'Special – This die and another of your dice are rerolled. This die is not removed from your pool by being resolved.',
      de: 'Spezial – Dieser Würfel und ein weiterer deiner Würfel werden neu geworfen. Dieser Würfel wird nach dem Abhandeln nicht aus deinem Würfelpool entfernt.',
    },
    short: {
      en: 'Special – Reroll this die and another. This die stays in your pool.',
      de: 'Spezial – Wirf diesen und einen weiteren neu. Dieser Würfel bleibt.',
    },
    abilities: [
      special(function* (t, me) {
        const pool = poolOf(t.state, me.seat)
        // Used by another card, "this die" is still BB-8's: it may lie in the pool by itself.
        const own = dieOf(t.state, me) ?? pool.find(({ card }) => card === me.card)
        const other = yield* chooseDie(
          t,
          me,
          'reroll',
          pool.filter((die) => die !== own),
        )
        yield* reroll(
          t,
          me,
          [own, other].filter((die) => die !== undefined && die !== null),
        )
        return 'stay' as const
      }),
    ],
  },
  // Rey's Staff
  '01044': {
    text: {
      en: 'Special – Any one die that shows melee or ranged damage is removed.',
      de: 'Spezial – Ein beliebiger Würfel, der Nahkampf- oder Fernkampfschaden zeigt, wird entfernt.',
    },
    short: {
      en: 'Special – Any die with melee or ranged damage is removed.',
      de: 'Spezial – Entferne einen Würfel mit Nah- oder Fernkampfschaden.',
    },
    abilities: [
      special(function* (t, me) {
        yield* removeADie(t, me, 'any', (die) => isShowing(die, 'melee', 'ranged'))
      }),
    ],
  },
  // Comlink
  '01061': {
    text: {
      en: 'Once you have played this upgrade, you may reroll as many of your dice as you like, or as many of an opponent’s.',
      de: 'Nachdem du diese Aufwertung gespielt hast, darfst du beliebig viele deiner Würfel oder beliebig viele Würfel eines Gegners neu werfen.',
    },
    short: {
      en: 'When played, reroll any number of your dice or of a foe’s.',
      de: 'Beim Spielen: Wirf beliebig viele eigene oder gegnerische Würfel neu.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me) {
          const s = t.state
          const seats = [me.seat, ...opponentsOf(s, me.seat)].filter((seat) => poolOf(s, seat).length > 0)
          if (seats.length === 0) return
          const options = seats.map((seat) => ({ do: 'seat' as const, seat }))
          const { seat } = yield* t.choose(me.seat, 'whose-dice', options, citeOf(s, me, 'sd.after.2'))
          const pool = poolOf(s, seat)
          yield* rerollSome(t, me, pool, { min: 0, max: pool.length })
        },
      }),
    ],
  },
  // Datapad
  '01062': {
    text: {
      en: 'Special – One of your dice is turned to a side that shows neither melee nor ranged damage.',
      de: 'Spezial – Einer deiner Würfel wird auf eine Seite gedreht, die weder Nahkampf- noch Fernkampfschaden zeigt.',
    },
    short: {
      en: 'Special – Turn one of your dice to a side without melee or ranged.',
      de: 'Spezial – Drehe einen Würfel auf eine Seite ohne Nah-/Fernkampf.',
    },
    abilities: [
      special(function* (t, me) {
        const dice = diceIn(t.state, me, 'yours')
        yield* turnADie(t, me, dice, (die, side) => !sideShows(die, side, 'melee', 'ranged'))
      }),
    ],
  },
  // Holdout Blaster
  '01063': {
    text: { en: 'Ambush. Redeploy.', de: 'Hinterhalt. Verlegen.' },
    keywords: ['ambush', 'redeploy'],
    abilities: [],
  },
}
