/** Awakenings: blue events of both sides. */
import type { Group } from '../../offers.ts'
import { effect, type Texts } from '../../rules/abilities.ts'
import { cardsOfType, chooseDice, chooseOpponent, citeOf, diceIn, isShowing } from '../../rules/choose.ts'
import { poolOf, removeDice, reroll } from '../../rules/dice.ts'
import { isColor, resolveOne, spotTo, turnADie, turnOnAnother } from '../words.ts'

export const EVENTS_BLUE_NEUTRAL: Texts = {
  // Deflect
  '01145': {
    text: {
      en: 'If you spot a blue character: remove a die showing ranged damage, whoever it belongs to; a character is dealt half its value (rounded up) as damage of no kind.',
      de: 'Falls du einen blauen Charakter sichtest: Entferne einen Würfel, der Fernkampfschaden zeigt, egal wessen; einem Charakter wird die Hälfte seines Wertes (aufgerundet) als Schaden zugefügt.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        yield* turnOnAnother(
          t,
          me,
          (die) => isShowing(die, 'ranged'),
          (value) => Math.ceil(value / 2),
        )
      }),
    ],
  },
  // Disturbance in the Force
  '01146': {
    text: {
      en: 'Everybody’s dice in the pools are rerolled.',
      de: 'Die Würfel in allen Würfelpools werden neu geworfen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* reroll(t, me, diceIn(t.state, me, 'any'))
      }),
    ],
  },
  // Mind Trick
  '01147': {
    text: {
      en: 'If you spot a blue character: an opponent parts the dice in his pool into two groups, either of which may be empty. You choose one of them, and its dice are removed.',
      de: 'Falls du einen blauen Charakter sichtest: Ein Gegner teilt die Würfel in seinem Würfelpool in zwei Gruppen, von denen eine leer sein darf. Du wählst eine davon, deren Würfel entfernt werden.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const pool = poolOf(t.state, opponent)
        if (pool.length === 0) return
        const first = yield* chooseDice(
          t,
          me,
          'part-pool',
          pool,
          { min: 0, max: pool.length },
          { by: opponent },
        )
        const groups = [first, pool.filter((die) => !first.includes(die))]
        const options = groups.map(
          (group, i): Group => ({
            do: 'group',
            way: i === 0 ? 'first' : 'second',
            dice: group.map(({ id }) => id),
          }),
        )
        const chosen = yield* t.choose(
          me.seat,
          'remove-group',
          options,
          citeOf(t.state, me, 'sd.remove-die.1'),
        )
        yield* removeDice(t, me, groups[options.indexOf(chosen)], 'card')
      }),
    ],
  },
  // The Power of the Force
  '01148': {
    text: {
      en: 'Resolve a die of yours. Its value is the number of your blue upgrades in play, whatever it shows.',
      de: 'Handle einen deiner Würfel ab. Sein Wert ist die Zahl deiner blauen Aufwertungen im Spiel, egal was er zeigt.',
    },
    abilities: [
      effect(function* (t, me) {
        const blue = cardsOfType(t.state, 'upgrade', me, 'yours').filter(({ kind }) => isColor(kind, 'blue'))
        yield* resolveOne(t, me, () => true, { value: blue.length })
      }),
    ],
  },
  // Use The Force
  '01149': {
    text: {
      en: 'If you spot a blue character: turn a die in any pool to another side of your choice.',
      de: 'Falls du einen blauen Charakter sichtest: Drehe einen Würfel in einem beliebigen Würfelpool auf eine andere Seite deiner Wahl.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        yield* turnADie(t, me, diceIn(t.state, me, 'any'))
      }),
    ],
  },
}
