/** Groups and lesser figures of the Rebellion. */
import { ability, action, CARD, may, type Named, when } from '../../rules/abilities.ts'
import { attack } from '../../rules/attack/attack.ts'
import { BLUE, RED, YELLOW } from '../../rules/attack/results.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { FOCUSED, gain, HIDDEN } from '../../rules/conditions.ts'
import { canInteract, interact, interactionsOf } from '../../rules/interact.ts'
import { gainPoints, moveSpaces } from '../../rules/moving.ts'
import { NONE } from '../../state.ts'
import { aim, combatSuit, efficientTravel, overload, priorityTarget, slippery } from '../abilities.ts'
import { written } from '../card.ts'
import { enemiesWithin, isWithin } from '../figures.ts'
import { isAttacker, isDefender, mayReroll, modifies } from '../shapes.ts'

const getIntoPosition = ability(
  'get-into-position',
  action({
    actions: 2,
    *run(t, me) {
      yield* gainPoints(t, me.figure, 4, CARD)
      gain(t, me.figure, FOCUSED)
    },
  }),
)

/** Who falls does not tell where the shot came from. */
const guerrilla = ability(
  'guerrilla',
  when('attack-resolved', {
    of: 'attacker',
    if: (s, _me, { attack: a }) => a.target !== NONE && s.figures[a.target].gone,
    run: (t, me) => gain(t, me.figure, HIDDEN),
  }),
)

const sniper = mayReroll('sniper', 'attack', (s, me, a) => isAttacker(s, me, a) && a.distance >= 5)
const eliteSniper = mayReroll(
  'elite-sniper',
  'attack',
  (s, me, a) => isAttacker(s, me, a) && a.distance >= 5,
  'attack',
  2,
)

/** An interaction and a few steps. */
function instincts(name: string, spaces: number): Named {
  return ability(
    name,
    action({
      if: (s, me) => canInteract(s, me.figure) && interactionsOf(s, me.figure).length > 0,
      *run(t, me) {
        const options = interactionsOf(t.state, me.figure)
        yield* interact(t, yield* t.choose(me.seat, 'interact', options, { rule: CARD }))
        yield* moveSpaces(t, me.figure, spaces, CARD)
      },
    }),
  )
}

/** Near targets are shot at with red instead of blue. */
const frontLine = ability(
  'front-line',
  may('attack-pool', {
    of: 'attacker',
    if: (s, me, { attack: a }) =>
      a.target !== NONE && isWithin(s, me, a.target, 3) && a.attackDice.includes(BLUE),
    run(_t, _me, { attack: a }) {
      a.attackDice[a.attackDice.indexOf(BLUE)] = RED
    },
  }),
)

const fury = modifies('fury', (s, me, a) => isAttacker(s, me, a) && s.figures[me.figure].damage >= 5, {
  surges: 1,
})

/** First the blade, then the gun, on the same figure. */
const BLADE = { type: 'melee', dice: [RED, YELLOW] } as const
const closeAndPersonal = ability(
  'close-and-personal',
  action({
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure, BLADE),
    *run(t, me) {
      const first = yield* attack(t, me.figure, CARD, BLADE)
      if (first !== null && first.target !== NONE) yield* attack(t, me.figure, CARD, { only: first.target })
    },
  }),
)

const intoTheFray = modifies(
  'into-the-fray',
  (s, me, a) => isDefender(s, me, a) && enemiesWithin(s, me, 3).length >= 2,
  { block: 1 },
)

export const REBEL_TROOPS = [
  written('rebel-trooper', aim),
  written('rebel-trooper-elite', aim, getIntoPosition),
  written('rebel-saboteur', overload),
  written('rebel-saboteur-elite', overload, priorityTarget),
  written('alliance-ranger', guerrilla, sniper),
  written('alliance-ranger-elite', guerrilla, eliteSniper),
  written('alliance-smuggler', instincts('smuggler-s-instincts', 2), slippery),
  written('alliance-smuggler-elite', instincts('improved-smuggler-s-instincts', 3), slippery),
  written('echo-base-trooper', frontLine, efficientTravel),
  written('echo-base-trooper-elite', frontLine, efficientTravel, combatSuit),
  written('wookiee-warrior', fury),
  written('wookiee-warrior-elite', fury),
  written('biv-bodhrik', closeAndPersonal, intoTheFray),
]
