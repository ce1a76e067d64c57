/** Talents about stress, and about actions in spite of it. */
import { always, type CardText, type Me, when } from '../../rules/abilities.ts'
import { performAction } from '../../rules/actions.ts'
import { numberOf } from '../../rules/cards.ts'
import { sufferDamage } from '../../rules/damage.ts'
import { rollOne } from '../../rules/dice.ts'
import { isShip } from '../../rules/range.ts'
import { countOf, gainToken, has, isStressed, removeToken, spendToken, tokensOf } from '../../rules/tokens.ts'
import { NO_ACTIONS_THIS_ROUND, type State } from '../../state.ts'
import { fully, mine } from '../words.ts'

function canPush(s: State, { ship }: Me): boolean {
  return isStressed(s.ships[ship]) && !has(s.ships[ship], 'strain')
}

export const stressTalents: { readonly [id: string]: CardText } = {
  composure: {
    text: {
      en: 'After you fail an action, if you have no green tokens, you may perform a focus action. If you do, you cannot perform any more actions this round.',
      de: 'Nachdem dir eine Aktion misslungen ist, darfst du, falls du keine grünen Marker hast, eine Fokussierungs-Aktion durchführen. Falls du das tust, kannst du in dieser Runde keine weiteren Aktionen durchführen.',
    },
    abilities: [
      when('action-failed', {
        if: (s, me) => tokensOf(mine(s, me), 'green').length === 0,
        *run(t, me) {
          const performedOne = yield* performAction(t, me.ship, { among: ['focus'] })
          if (performedOne !== null) mine(t.state, me).marks |= NO_ACTIONS_THIS_ROUND
        },
      }),
    ],
  },
  ionlimiteroverride: {
    text: {
      en: 'After you fully execute a red maneuver, you may perform a barrel roll action, even while stressed. If you do, roll 1 attack die: on a hit gain 1 strain token, on a crit 1 ion token.',
      de: 'Nachdem du ein rotes Manöver vollständig ausgeführt hast, darfst du eine Fassrollen-Aktion durchführen, auch während du gestresst bist. Falls du das tust, wirf 1 Angriffswürfel: Bei einem Treffer erhalte 1 Anstrengungsmarker, bei einem kritischen Treffer 1 Ionenmarker.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ difficulty }) => difficulty === 'red'),
        *run(t, me) {
          const granted = { among: ['barrel-roll'], whileStressed: true } as const
          if ((yield* performAction(t, me.ship, granted)) === null) return
          const face = yield* rollOne(t, me.ship, 'xw.g.ability.1')
          if (face === 'hit') yield* gainToken(t, me.ship, 'strain', 1, me.ship)
          if (face === 'crit') yield* gainToken(t, me.ship, 'ion', 1, me.ship)
        },
      }),
    ],
  },
  proudtradition: {
    text: {
      en: 'While you have at most 2 stress tokens, you may perform focus actions even while stressed. After you attack while stressed, the defender may spend 1 focus token or suffer 1 crit damage to flip this card.',
      de: 'Solange du höchstens 2 Stressmarker hast, darfst du Fokussierungs-Aktionen auch durchführen, während du gestresst bist. Nachdem du gestresst angegriffen hast, darf der Verteidiger 1 Fokusmarker ausgeben oder 1 kritischen Schaden erleiden, um diese Karte umzudrehen.',
    },
    abilities: [
      always({
        whileStressed: (_s, me, ship, action) =>
          ship.id === me.ship && action === 'focus' && countOf(ship, 'stress') <= 2,
      }),
      when('attacked', {
        if: (s, me, { defender }) => isStressed(mine(s, me)) && isShip(defender),
        *run(t, me, { defender }) {
          const ship = t.state.ships[defender]
          const options = [
            ...(has(ship, 'focus') ? [{ do: 'focus' as const }] : []),
            { do: 'suffer-crit' as const },
            { do: 'decline' as const },
          ]
          const cite = { rule: 'xw.g.ability.1', about: me.card }
          const { do: chosen } = yield* t.choose(ship.seat, 'flip-card', options, cite)
          if (chosen === 'decline') return
          if (chosen === 'focus') yield* spendToken(t, defender, 'focus')
          else yield* sufferDamage(t, defender, 'crit', 1, { by: me.ship, attack: false })
          const falseSide = numberOf('upgrade', 'proudtradition#1')
          const own = mine(t.state, me)
          own.cards = own.cards.map((card, slot) => (slot === me.slot ? falseSide : card))
        },
      }),
    ],
  },
  'proudtradition#1': {
    text: {
      en: 'Your focus actions are red.',
      de: 'Deine Fokussierungs-Aktionen sind rot.',
    },
    abilities: [
      always({
        treatAction: (_s, me, ship, action) => (ship.id === me.ship && action === 'focus' ? 'red' : null),
      }),
    ],
  },
  'pushthelimit-battleoverendor': {
    text: {
      en: 'After you fully execute a red maneuver or perform a red action, if you are not strained, you may gain 1 strain token to remove 1 stress token.',
      de: 'Nachdem du ein rotes Manöver vollständig ausgeführt oder eine rote Aktion durchgeführt hast, darfst du, falls du nicht angestrengt bist, 1 Anstrengungsmarker erhalten, um 1 Stressmarker zu entfernen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (s, me, { full, maneuver }) => full && maneuver.difficulty === 'red' && canPush(s, me),
        may: true,
        cost: { gain: { strain: 1 } },
        run(t, me) {
          removeToken(t, me.ship, 'stress')
        },
      }),
      when('action-performed', {
        if: (s, me, { colour }) => colour === 'red' && canPush(s, me),
        may: true,
        cost: { gain: { strain: 1 } },
        run(t, me) {
          removeToken(t, me.ship, 'stress')
        },
      }),
    ],
  },
}
