/** Jyn Odan. */
import type { Flow } from '@dejarik/kernel'
import { surgesFrom } from '../../../facts/index.ts'
import { isFloor } from '../../../map/index.ts'
import type { Convert } from '../../../offers.ts'
import { ability, always, CARD, type Me, may, type Named, when } from '../../../rules/abilities.ts'
import { profileOf, profilesOf } from '../../../rules/attack/profile.ts'
import { add, blockResults } from '../../../rules/attack/results.ts'
import { type Aim, hasTarget, type Manner } from '../../../rules/attack/targets.ts'
import { drawSupply } from '../../../rules/campaign/crates.ts'
import { canStrain, recoverStrain } from '../../../rules/campaign/strain.ts'
import { canRerollTest, rerollTest } from '../../../rules/campaign/tests.ts'
import type { Written } from '../../../rules/cards.ts'
import { FOCUSED, gain } from '../../../rules/conditions.ts'
import { isLaid, lay } from '../../../rules/effects.ts'
import { groundOf } from '../../../rules/ground.ts'
import { discardCard } from '../../../rules/held.ts'
import { hasTwoTokens } from '../../../rules/hero.ts'
import { moveSpaces, walks } from '../../../rules/moving.ts'
import { type Attack, type FigureId, NONE, type State, type T } from '../../../state.ts'
import { attackWith } from '../../abilities.ts'
import { written } from '../../card.ts'
import { chooseEffect } from '../../choices.ts'
import { isHolding } from '../../figures.ts'
import { isAttacker, isDefender } from '../../shapes.ts'
import { spacesWithin } from '../../spaces.ts'

/** Lines of sight from anywhere near her. */
function around(s: State, figure: FigureId): Aim {
  const { board } = groundOf(s)
  return { with: 'ranged', from: spacesWithin(s, figure, 3).filter((space) => isFloor(board, space)) }
}
const fromAfar = ability('trick-shot#from-afar', always({ aims: (s, me) => around(s, me.figure) }))
const trickShot = ability(
  'trick-shot',
  may('attack-planned', {
    of: 'mine',
    cost: { strain: 1 },
    if: (s, me) => !isLaid(s, fromAfar, me.figure) && hasTarget(s, me.figure, around(s, me.figure)),
    run: (t, me) => lay(t.state, fromAfar, me.seat, { figure: me.figure, until: 'attack' }),
  }),
)

/** Lies on her while she attacks so. */
const drawn = ability('quick-draw#drawn')
const DRAW_STRAIN = 2
const TRICK_STRAIN = 1

/** Trick Shot may be what lets her see the target. */
function canDraw(s: State, me: Me, only: FigureId): boolean {
  const manner: Manner = { with: 'pistol', only }
  if (hasTarget(s, me.figure, manner)) return true
  return (
    isHolding(s, me.figure, trickShot) &&
    canStrain(s, me.figure, DRAW_STRAIN + TRICK_STRAIN) &&
    hasTarget(s, me.figure, { ...around(s, me.figure), ...manner })
  )
}

/** Once a round, twice with two activation tokens. */
function isQuickEnough(s: State, figure: FigureId): boolean {
  const used = s.figures[figure].used.filter((one) => one === quickDraw.key).length
  return used < (hasTwoTokens(s, figure) ? 2 : 1)
}
const quickDraw: Named = ability(
  'quick-draw',
  may('activation-start', {
    of: 'hostile',
    cost: { strain: DRAW_STRAIN },
    if: (s, me, { figure }) => isQuickEnough(s, me.figure) && canDraw(s, me, figure),
    run(t, me, { figure }) {
      t.state.figures[me.figure].used.push(quickDraw.key)
      return attackWith(t, me, drawn, { with: 'pistol', only: figure })
    },
  }),
)

function isQuickDraw(s: State, me: Me, a: Attack): boolean {
  return isAttacker(s, me, a) && isLaid(s, drawn, me.figure)
}
const STUN = surgesFrom(['stun'])
const cheapShot = ability(
  'cheap-shot',
  always({
    attack: (s, me, a) => (isQuickDraw(s, me, a) ? { damage: 1 } : null),
    surges: (s, me, a) => (isQuickDraw(s, me, a) ? STUN : []),
  }),
)

const opportunist = ability(
  'opportunist',
  when('attack-resolved', {
    of: 'attacker',
    if: (_s, _me, { attack: a }) => a.suffered > 0,
    run: (t, me) => moveSpaces(t, me.figure, 1, CARD),
  }),
)
const sidewinder = ability(
  'sidewinder',
  when('attack-resolved', { of: 'attacker', run: (t, me) => moveSpaces(t, me.figure, 2, CARD) }),
)
/** Asked for, so that she may shoot back first (Peacemaker), from where she is (ia.conflicts.3). */
const quickAsAWhip = ability(
  'quick-as-a-whip',
  may('attack-resolved', {
    of: 'defender',
    if: (s, me) => walks(s, me.figure, 1, true).length > 0,
    run: (t, me) => moveSpaces(t, me.figure, 1, CARD),
  }),
)

const smugglersLuck = ability(
  'smuggler-s-luck',
  always({ moreItems: true }),
  may('test-rolled', {
    of: 'mine',
    cost: { exhaust: true },
    if: (s) => canRerollTest(s.test),
    run: (t, me) => rerollTest(t, me.seat, t.state.test?.dice.length ?? 0, CARD),
  }),
  may('supply-drawn', {
    of: 'mine',
    cost: { exhaust: true },
    if: (s, _me, at) => at.held !== NONE && (s.campaign?.supplies.length ?? 0) > 0,
    *run(t, me, at) {
      discardCard(t, at.held)
      yield* drawSupply(t, me.figure)
    },
  }),
)

/** Any number of block results, in step 4 (ia.convert.2). */
function* toEvade(t: T, me: Me, a: Attack): Flow {
  const options = Array.from(
    { length: blockResults(a) },
    (_, i): Convert => ({ do: 'convert', figure: me.figure, amount: i + 1 }),
  )
  const { amount } = yield* t.choose(me.seat, 'convert', options, { rule: 'ia.convert.2' })
  add(a, { block: -amount, evade: amount })
}
const rolling = ability(
  'roll-with-it#rolling',
  always({ attack: (s, me, a) => (isDefender(s, me, a) ? { block: 1 } : null) }),
  may('attack-modifiers', {
    of: 'defender',
    if: (_s, _me, { attack: a }) => blockResults(a) > 0,
    run: (t, me, { attack }) => toEvade(t, me, attack),
  }),
)
const rollWithIt = ability(
  'roll-with-it',
  may('attack-declared', {
    of: 'defender',
    cost: { strain: 1 },
    run: (t, me) => lay(t.state, rolling, me.seat, { figure: me.figure, until: 'attack' }),
  }),
)

const getCocky = ability(
  'get-cocky',
  may('attack-resolved', {
    of: 'attacker',
    cost: { exhaust: true },
    if: (s, _me, { attack: a }) => a.target !== NONE && s.figures[a.target].gone,
    *run(t, me) {
      const effect = yield* chooseEffect(t, me, 'recover-strain', 'focus')
      if (effect === 'focus') gain(t, me.figure, FOCUSED)
      else recoverStrain(t, me.figure, 2)
    },
  }),
)

/** All her pistols have the surge abilities of each. */
const gunslinger = ability(
  'gunslinger',
  always({
    surges(s, me, a) {
      if (!isAttacker(s, me, a) || !profileOf(s, me.figure, a.weapon).traits.includes('pistol')) return []
      return profilesOf(s, me.figure).flatMap(({ weapon, traits, surges }) =>
        weapon !== a.weapon && traits.includes('pistol') ? surges : [],
      )
    },
  }),
  may('attack-modifiers', {
    of: 'attacker',
    cost: { strain: 1, exhaust: true },
    run: (_t, _me, { attack: a }) => add(a, { surges: 1 }),
  }),
)

export const SHEET: Written = written('jyn-odan', quickDraw, opportunist)

export const CLASS_CARDS: readonly Written[] = [
  written('jyn-odan/vintage-blaster'),
  written('jyn-odan/quick-as-a-whip', quickAsAWhip),
  written('jyn-odan/smugglers-luck', smugglersLuck),
  written('jyn-odan/cheap-shot', cheapShot),
  written('jyn-odan/roll-with-it', rollWithIt),
  written('jyn-odan/get-cocky', getCocky),
  written('jyn-odan/gunslinger', gunslinger),
  written('jyn-odan/sidewinder', sidewinder),
  written('jyn-odan/trick-shot', trickShot),
]
