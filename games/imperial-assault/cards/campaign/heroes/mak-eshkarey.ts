/** Mak Eshka'rey. */
import type { Flow } from '@dejarik/kernel'
import type { PutBack } from '../../../offers.ts'
import { ability, action, always, CARD, type Me, may, when } from '../../../rules/abilities.ts'
import { attack, canAttack } from '../../../rules/attack/attack.ts'
import { add, WHITE } from '../../../rules/attack/results.ts'
import { hasTarget } from '../../../rules/attack/targets.ts'
import { drawSupply } from '../../../rules/campaign/crates.ts'
import { recoverStrain } from '../../../rules/campaign/strain.ts'
import { test } from '../../../rules/campaign/tests.ts'
import { cardOf, type Written } from '../../../rules/cards.ts'
import { FOCUSED, gain, has } from '../../../rules/conditions.ts'
import { isLaid, lay } from '../../../rules/effects.ts'
import { distance, distanceTo, sees } from '../../../rules/ground.ts'
import { isWith } from '../../../rules/held.ts'
import { gainPoints, place } from '../../../rules/moving.ts'
import { type Attack, type FigureId, NONE, opponentOf, type State, type T } from '../../../state.ts'
import { written } from '../../card.ts'
import { mayDo } from '../../choices.ts'
import { isWithin } from '../../figures.ts'
import { type Fits, isAttacker } from '../../shapes.ts'
import { emptySpaces, spacesWithin } from '../../spaces.ts'

function isHostile(s: State, me: Me, figure: FigureId): boolean {
  return s.figures[figure].seat === opponentOf(me.seat)
}

/** In the shadow suit he surprises even those who see him. */
function isShadow(s: State, figure: FigureId): boolean {
  return s.held.some(
    ({ card }, id) =>
      cardOf(card).abilities.some(({ name }) => name === 'shadow-suit') && isWith(s, id, figure),
  )
}
const ambush = ability(
  'ambush',
  may('attack-declared', {
    of: 'attacker',
    limit: 'attack',
    cost: { strain: 1 },
    if: (s, me, { attack: a }) =>
      a.target !== NONE && (isShadow(s, me.figure) || !sees(s, a.target, me.figure)),
    run: (_t, _me, { attack: a }) => add(a, { pierce: 2 }),
  }),
)

const covert = ability(
  'covert',
  always({ isUnseen: (s, me, by) => isHostile(s, me, by) && distance(s, by, me.figure) >= 4 }),
)

const disengage = ability(
  'disengage',
  may('entered', {
    cost: { strain: 1, exhaust: true },
    if: (s, me, { figure, spaces }) =>
      isHostile(s, me, figure) && spaces.some((space) => distanceTo(s, me.figure, space) <= 3),
    run: (t, me) => gainPoints(t, me.figure, 3, CARD),
  }),
)

/** All see the top card of the supply deck; it goes back on top or under the deck. */
function* reveal(t: T, me: Me): Flow {
  const { campaign } = t.state
  const card = campaign?.supplies.pop()
  if (campaign === null || card === undefined) return
  campaign.shown = [card]
  t.revealed('supply')
  t.log?.('supply-shown', CARD, { figure: me.figure, card })
  const options: PutBack[] = [
    { do: 'supply-on-top', figure: me.figure, card },
    { do: 'supply-under', figure: me.figure, card },
  ]
  const chosen = yield* t.choose(me.seat, 'supply-put-back', options, { rule: CARD })
  campaign.shown = []
  if (chosen.do === 'supply-on-top') campaign.supplies.push(card)
  else campaign.supplies.unshift(card)
}
const hasSupplies = (s: State): boolean => (s.campaign?.supplies.length ?? 0) > 0
const supplyNetwork = ability(
  'supply-network',
  action({ cost: { deplete: true }, if: hasSupplies, run: (t, me) => drawSupply(t, me.figure) }),
  may('activation', {
    of: 'mine',
    cost: { exhaust: true },
    if: (s) => hasSupplies(s),
    *run(t, me) {
      if (yield* test(t, me.figure, ['insight'])) yield* reveal(t, me)
    },
  }),
)

const jeswandiTraining = ability(
  'jeswandi-training',
  always({ health: () => 2 }),
  may('attack-resolved', {
    cost: { exhaust: true },
    if: (s, me, { attack: { attacker } }) =>
      isHostile(s, me, attacker) && isWithin(s, me, attacker, 3) && !has(s.figures[me.figure], FOCUSED),
    run: (t, me) => gain(t, me.figure, FOCUSED),
  }),
)

const THROUGH = { throughFigures: true } as const
const acquired = ability(
  'target-acquired#acquired',
  always({ aims: () => THROUGH, attack: (s, me, a) => (isAttacker(s, me, a) ? { accuracy: 2 } : null) }),
)
const targetAcquired = ability(
  'target-acquired',
  may('attack-planned', {
    of: 'mine',
    cost: { strain: 1, exhaust: true },
    if: (s, me) => !isLaid(s, acquired, me.figure) && hasTarget(s, me.figure, THROUGH),
    run: (t, me) => lay(t.state, acquired, me.seat, { figure: me.figure, until: 'attack' }),
  }),
)

function isTargetDefeated(s: State, { target }: Attack): boolean {
  return target !== NONE && s.figures[target].gone
}
const execute = ability(
  'execute',
  when('attack-resolved', {
    of: 'attacker',
    if: (s, _me, { attack: a }) => isTargetDefeated(s, a),
    run: (t, me) => recoverStrain(t, me.figure, 1),
  }),
  may('attack-pool', {
    of: 'attacker',
    cost: { strain: 1, exhaust: true },
    if: (_s, _me, { attack: a }) => a.used.includes(ambush.key) && a.defenseDice.includes(WHITE),
    run(_t, _me, { attack: a }) {
      a.defenseDice = a.defenseDice.filter((color) => color !== WHITE)
    },
  }),
)

const expertise = ability(
  'expertise',
  may('interacted', {
    of: 'mine',
    cost: { strain: 1, exhaust: true },
    if: (s, me) => s.activation?.figure === me.figure,
    run(t) {
      if (t.state.activation !== null) t.state.activation.actions++
    },
  }),
)

/** Elsewhere than the shot went. */
function* reappear(t: T, me: Me): Flow {
  const s = t.state
  const free = emptySpaces(s, spacesWithin(s, me.figure, 3))
  if (free.length > 0 && (yield* mayDo(t, me.figure, 'place')) !== null)
    yield* place(t, me.seat, me.figure, free, CARD)
  gain(t, me.figure, FOCUSED)
  if (canAttack(s, me.figure) && (yield* mayDo(t, me.figure, 'attack')) !== null)
    yield* attack(t, me.figure, CARD)
}
const gone = ability('decoy#gone', when('attack-resolved', { of: 'defender', run: reappear }))
const decoy = ability(
  'decoy',
  may('attack-declared', {
    of: 'defender',
    cost: { deplete: true },
    run(t, me, { attack: a }) {
      a.missed = true
      lay(t.state, gone, me.seat, { figure: me.figure, until: 'attack' })
    },
  }),
)

const stillStands: Fits = (s, me, a) =>
  isAttacker(s, me, a) && a.target !== NONE && s.figures[a.target].space !== NONE
const noEscape = ability(
  'no-escape',
  may('attack-resolved', {
    cost: { strain: 2, exhaust: true },
    if: (s, me, { attack }) => stillStands(s, me, attack),
    *run(t, me, { attack: { target } }) {
      gain(t, me.figure, FOCUSED)
      yield* attack(t, me.figure, CARD, { only: target })
    },
  }),
)

export const SHEET: Written = written('mak-eshkarey', ambush, covert)

export const CLASS_CARDS: readonly Written[] = [
  written('mak-eshkarey/longblaster'),
  written('mak-eshkarey/disengage', disengage),
  written('mak-eshkarey/supply-network', supplyNetwork),
  written('mak-eshkarey/jeswandi-training', jeswandiTraining),
  written('mak-eshkarey/target-acquired', targetAcquired),
  written('mak-eshkarey/execute', execute),
  written('mak-eshkarey/expertise', expertise),
  written('mak-eshkarey/decoy', decoy),
  written('mak-eshkarey/no-escape', noEscape),
]
