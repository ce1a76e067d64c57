/** Spies and Force users of the Rebellion from other boxes. */
import type { Flow } from '@dejarik/kernel'
import { ATTACK_DICE } from '../../facts/index.ts'
import {
  ability,
  action,
  always,
  CARD,
  type Me,
  may,
  type Named,
  surge,
  when,
} from '../../rules/abilities.ts'
import { attack } from '../../rules/attack/attack.ts'
import { RED } from '../../rules/attack/results.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { designOf } from '../../rules/cards.ts'
import { FOCUSED, gain, HIDDEN } from '../../rules/conditions.ts'
import { sufferAll } from '../../rules/damage.ts'
import { isLaid, lay } from '../../rules/effects.ts'
import { areAdjacent, spacesOf } from '../../rules/ground.ts'
import { moveSpaces, speedOf, spendNow } from '../../rules/moving.ts'
import { type FigureId, opponentOf, type State, type T } from '../../state.ts'
import { written } from '../card.ts'
import { chooseDie, chooseEffect, chooseFigure } from '../choices.ts'
import { enemies, figureCost, friends, isFriend, isWithin } from '../figures.ts'

const stealthy = ability('stealthy', when('deployed', { run: (t, me) => gain(t, me.figure, HIDDEN) }))

/** Once a round for each figure. */
const cut = ability('cut-and-run#cut', always({}))
const underFoot = (s: State, me: Me, spaces: readonly number[]): FigureId[] =>
  enemies(
    s,
    me,
    (figure) => !isLaid(s, cut, figure) && spacesOf(s, s.figures[figure]).some((one) => spaces.includes(one)),
  )
const cutAndRun = ability(
  'cut-and-run',
  when('exited', {
    of: 'mine',
    if: (s, me, at) => underFoot(s, me, at.spaces).length > 0,
    *run(t, me, { spaces }) {
      const hurt = underFoot(t.state, me, spaces)
      for (const figure of hurt) lay(t.state, cut, me.seat, { figure, until: 'round' })
      yield* sufferAll(t, hurt, 1, me.figure)
    },
  }),
)

/** A surge ability for once a round whose effect comes after the attack. */
function followUp(name: string, then: (t: T, me: Me) => Flow): Named {
  const one: Named = ability(
    name,
    when('attack-resolved', {
      of: 'attacker',
      if: (_s, _me, { attack: a }) => a.used.includes(one.key),
      run: (t, me) => then(t, me),
    }),
    surge({
      if: (s, me) => !s.figures[me.figure].used.includes(one.key),
      run(t, me, a) {
        t.state.figures[me.figure].used.push(one.key)
        a.used.push(one.key)
      },
    }),
  )
  return one
}

const fellSwoop = followUp('fell-swoop', function* (t, me) {
  gain(t, me.figure, HIDDEN)
  yield* moveSpaces(t, me.figure, 2, CARD)
  yield* attack(t, me.figure, CARD)
})

const fightingKnife = followUp('fighting-knife', function* (t, me) {
  yield* attack(t, me.figure, CARD, { type: 'melee', dice: [RED], damage: 1 })
})

/** Dice as on another's card; where that one chooses, so does she. */
function* diceOf(t: T, me: Me, figure: FigureId): Flow<number[]> {
  const printed = designOf(t.state.figures[figure].kind).facts.attack
  const dice = (printed?.dice ?? []).map((die) => ATTACK_DICE.indexOf(die))
  for (let i = 0; i < (printed?.chosen ?? 0); i++) dice.push(yield* chooseDie(t, me))
  return dice
}

const armedBeside = (s: State, me: Me): FigureId[] =>
  enemies(s, me, (figure) => {
    const type = designOf(s.figures[figure].kind).facts.attack?.type
    return (
      type !== undefined &&
      areAdjacent(s, me.figure, figure) &&
      hasTarget(s, me.figure, { type, only: figure })
    )
  })
const closeQuarters = ability(
  'close-quarters',
  action({
    attacks: true,
    if: (s, me) => armedBeside(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, armedBeside(t.state, me))
      if (chosen === null) return
      const type = designOf(t.state.figures[chosen].kind).facts.attack?.type
      const dice = yield* diceOf(t, me, chosen)
      if (type !== undefined) yield* attack(t, me.figure, CARD, { type, dice, only: chosen })
    },
  }),
)

const alterMind = ability(
  'alter-mind',
  always({
    clouds: (s, me, figure) =>
      !isFriend(s, me, figure) && figureCost(s, figure) <= 6 && isWithin(s, me, figure, 3),
  }),
)

const intoTheForce = ability(
  'into-the-force',
  when('defeated', {
    of: 'mine',
    if: (s, me) => friends(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, friends(t.state, me))
      if (chosen !== null) gain(t, chosen, FOCUSED)
    },
  }),
)

const gullible = (s: State, me: Me): FigureId[] =>
  enemies(s, me, (figure) => figureCost(s, figure) <= 3 && isWithin(s, me, figure, 3))

/** A cheap hostile figure does what she says. */
const falseOrders = ability(
  'false-orders',
  action({
    if: (s, me) => gullible(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, gullible(t.state, me))
      if (chosen === null) return
      const canAttack = hasTarget(t.state, chosen, { forcedBy: me.seat })
      const effect = canAttack ? yield* chooseEffect(t, me, 'move', 'attack') : 'move'
      if (effect === 'attack') yield* attack(t, chosen, CARD, { forcedBy: me.seat })
      else yield* spendNow(t, chosen, speedOf(t.state, chosen), CARD, me.seat)
    },
  }),
)

const fieldReport = ability(
  'field-report',
  may('activation-end', {
    of: 'mine',
    if: (s, me) => s.sides[me.seat].hand.length > s.sides[opponentOf(me.seat)].hand.length,
    *run(t, me) {
      const near = friends(t.state, me, (figure) => isWithin(t.state, me, figure, 3))
      gain(t, me.figure, HIDDEN)
      const chosen = yield* chooseFigure(t, me, near)
      if (chosen !== null) gain(t, chosen, HIDDEN)
    },
  }),
)

export const REBEL_AGENTS = [
  written('davith-elso', stealthy, cutAndRun, fellSwoop),
  written('verena-talos', closeQuarters, fightingKnife),
  written('obi-wan-kenobi', alterMind, intoTheForce),
  written('murne-rin', falseOrders, fieldReport),
]
