/** An attack (rulebook: Angriffe): seven steps in a fixed order (ia.attack-steps.1), and what follows them. */
import { type Flow, NOTHING, type RuleId, type Seat, settled } from '@dejarik/kernel'
import type { Space } from '../../map/index.ts'
import type { Target } from '../../offers.ts'
import { type Attack, type Effect, type FigureId, NONE, type State, type T } from '../../state.ts'
import type { Window } from '../abilities.ts'
import { bodyOf } from '../body.ts'
import { designOf } from '../cards.ts'
import { bitsOf, conditionModifiers, FOCUSED, lose, STUNNED } from '../conditions.ts'
import { defeats, putDamage } from '../damage.ts'
import { expireAttack, laidForAttacks } from '../effects.ts'
import { figuresOnMap, spacesOf } from '../ground.ts'
import { eachOf } from '../live.ts'
import { damageObject, spacesOfObject } from '../objects.ts'
import { moment, open, usesIn } from '../windows.ts'
import { aftermath } from './aftermath.ts'
import { guarded } from './guards.ts'
import { attackPool, defensePool, objectBlock, rollAll } from './pools.ts'
import { profileOf } from './profile.ts'
import { accuracyResults, add, blockResults, damageDealt, damageResults, dodgeResults } from './results.ts'
import { spendSurges } from './surges.ts'
import { measure } from './target-space.ts'
import { type Manner, PLAIN, targetNow, targetsOf } from './targets.ts'

/** Attacks something that is still to be chosen. Null if there is nothing to attack, or the attack came to nothing. */
export function* attack(t: T, attacker: FigureId, rule: RuleId, manner: Manner = PLAIN): Flow<Attack | null> {
  const s = t.state
  const seat = manner.forcedBy ?? s.figures[attacker].seat
  const others = laidForAttacks(s)
  yield* open(t, { ...moment('attack-planned', attacker), manner }, 'ia.attack-steps.2')
  const targets = targetsOf(s, attacker, manner)
  if (targets.length === 0) {
    // What was used for an attack that is not made is gone (ia.interrupt.5).
    expireAttack(s, { attacker, target: NONE }, others)
    return null
  }
  const target = yield* t.choose(seat, 'target', targets, { rule })
  return yield* attackOn(t, target, seat, manner, others)
}

/** Whether it has a target, or something to use first that may give it one. */
export function canAttack(s: State, attacker: FigureId, manner: Manner = PLAIN): boolean {
  if (targetsOf(s, attacker, manner).length > 0) return true
  const { seat, conditions } = s.figures[attacker]
  return (
    (conditions & STUNNED) === 0 &&
    usesIn(s, seat, { ...moment('attack-planned', attacker), manner }).length > 0
  )
}

/** Attacks a declared target. What `others` lists was laid for attacks that this one interrupts. */
export function* attackOn(
  t: T,
  aimed: Target,
  seat: Seat,
  manner: Manner = PLAIN,
  others: readonly Effect[] = laidForAttacks(t.state),
): Flow<Attack | null> {
  const s = t.state
  const target = yield* guarded(t, aimed, manner)
  const a = declared(s, target, seat, manner)
  s.attacks.push(a)
  t.log?.('attack', 'ia.attack-steps.2', { attacker: a.attacker, target: a.target, object: a.object })
  if (!(yield* toSurges(t, a, manner))) {
    giveUp(t, a, others)
    return null
  }
  a.step = 6
  a.missed = a.missed || dodgeResults(a) > 0 || (a.ranged && accuracyResults(a) < a.distance)
  a.step = 7
  if (a.missed) t.log?.('missed', 'ia.miss.1', { attacker: a.attacker, dodge: dodgeResults(a) })
  else logHit(t, a)
  const stood = yield* dealDamage(t, a)
  a.step = 8
  const hurt = yield* aftermath(t, a, manner)
  measure(s, a)
  expireAttack(s, a, others, 'attack-resolved')
  const resolved = { ...moment('attack-resolved', a.attacker, a, a.suffered, NONE, stood), hurt }
  yield* open(t, resolved, 'ia.attack-special.10')
  end(s, a, others)
  return a
}

/** Steps 1 to 5. False if something that interrupted them has made the attack illegal. */
function* toSurges(t: T, a: Attack, manner: Manner): Flow<boolean> {
  const s = t.state
  if (!(yield* goesOn(t, a, manner, 'attack-declared', 'ia.attack-steps.2'))) return false
  a.attackDice = yield* attackPool(t, a, manner)
  a.defenseDice = defensePool(s, a.target, a.object)
  if (!(yield* goesOn(t, a, manner, 'attack-pool', 'ia.attack-special.11'))) return false
  a.step = 2
  rollAll(t, a)
  a.step = 3
  if (!(yield* goesOn(t, a, manner, 'attack-rerolls', 'ia.attack-steps.6'))) return false
  // Step 4: what holds anyway, then abilities that are used; evade cancels surges by itself.
  addStanding(s, a)
  if (!(yield* goesOn(t, a, manner, 'attack-modifiers', 'ia.attack-steps.8'))) return false
  collect(s, a, 'results')
  a.step = 5
  if (!(yield* goesOn(t, a, manner, 'attack-surges', 'ia.attack-special.10'))) return false
  yield* spendSurges(t, a)
  return a.spent.length === 0 || (yield* isStillLegal(t, a, manner))
}

/** Opens a window, and looks what has become of the attack in it; once it is declared, only what is used there can touch it. */
function goesOn(t: T, a: Attack, manner: Manner, window: Window, rule: RuleId): Flow<boolean> {
  const flow = open(t, moment(window, a.attacker, a), rule)
  return flow === NOTHING && window !== 'attack-declared' ? GOES_ON : interrupted(t, a, manner, flow)
}

const GOES_ON = settled(true)

function* interrupted(t: T, a: Attack, manner: Manner, flow: Flow): Flow<boolean> {
  yield* flow
  return yield* isStillLegal(t, a, manner)
}

/**
 * Whether the target can be attacked where it is now and from where the attacker is now: somebody who has only moved can
 * (ia.interrupt.4). If a large one has taken its target space out of reach, the attacker targets another (ia.large-figures.3).
 */
function* isStillLegal(t: T, a: Attack, manner: Manner): Flow<boolean> {
  const left = targetNow(t.state, a, manner)
  if (left.length === 0) return false
  if (!left.some(({ space }) => space === a.space))
    a.space = (yield* t.choose(a.controller, 'target', left, { rule: 'ia.large-figures.3' })).space
  measure(t.state, a)
  return true
}

/** An attack that has become illegal has no effect (ia.interrupt.4), and nothing is refunded (ia.interrupt.5), a die of Focused least of all. */
function giveUp(t: T, a: Attack, others: readonly Effect[]): void {
  t.log?.('attack-void', 'ia.interrupt.4', { attacker: a.attacker })
  if (a.focused && a.step >= 2) lose(t, a.attacker, FOCUSED)
  end(t.state, a, others)
}

function end(s: State, a: Attack, others: readonly Effect[]): void {
  expireAttack(s, a, others)
  s.attacks.splice(s.attacks.indexOf(a), 1)
}

/** An attack as it begins. */
export function declared(
  s: State,
  { figure, target, object, space, distance, weapon }: Target,
  seat: Seat,
  manner: Manner,
): Attack {
  const { type, keywords, reach } = profileOf(s, figure, weapon)
  const ranged = (manner.type ?? type) === 'ranged'
  return {
    attacker: figure,
    controller: seat,
    target,
    object,
    space,
    ranged,
    reach,
    weapon,
    distance,
    step: 1,
    focused: false,
    attackDice: [],
    attackSides: [],
    defenseDice: [],
    defenseSides: [],
    rerolled: 0,
    damage: manner.damage ?? 0,
    surges: manner.surges ?? 0,
    accuracy: manner.accuracy ?? 0,
    block: 0,
    evade: 0,
    dodge: 0,
    pierce: manner.pierce ?? 0,
    blast: keywords.blast + (manner.blast ?? 0),
    cleave: keywords.cleave,
    recover: keywords.recover,
    inflicts: bitsOf(keywords.inflicts) | (manner.inflicts ?? 0),
    gains: bitsOf(keywords.gains),
    spent: [],
    used: [],
    missed: false,
    dealt: 0,
    suffered: 0,
  }
}

/** Keywords, conditions, and abilities that always hold. From here on it is step 4. */
export function addStanding(s: State, a: Attack): void {
  const attacker = profileOf(s, a.attacker, a.weapon).keywords
  add(a, {
    damage: attacker.damage,
    surges: attacker.surge,
    accuracy: attacker.accuracy,
    pierce: attacker.pierce,
  })
  if (a.target !== NONE) {
    const { block, evade } = designOf(s.figures[a.target].kind).facts.keywords
    add(a, { block, evade })
    if (s.held.length > 0) {
      const body = bodyOf(s, a.target)
      add(a, { block: body.block, evade: body.evade })
    }
  }
  add(a, { block: objectBlock(s, a.object) })
  add(a, conditionModifiers(s, a))
  a.step = 4
  collect(s, a, 'attack')
}

/** What the abilities of all figures add; of those that count once an attack, the first. */
function collect(s: State, a: Attack, question: 'attack' | 'results'): void {
  const counted: string[] = []
  for (const figure of figuresOnMap(s))
    eachOf(s, figure, question, (modify, me, { oncePerAttack: name }) => {
      if (name !== undefined && counted.includes(name)) return
      const more = modify(s, me, a)
      if (more === null) return
      if (name !== undefined) counted.push(name)
      add(a, more)
    })
}

/** What the damage is made of. */
function logHit(t: T, a: Attack): void {
  const block = blockResults(a)
  t.log?.('hit', 'ia.attack-steps.13', {
    attacker: a.attacker,
    damage: damageResults(a),
    block,
    pierce: Math.min(a.pierce, block),
    dealt: damageDealt(a),
  })
}

/** Step 7: what block and Pierce leave (ia.attack-steps.13). Returns where the target was when it was done. */
function* dealDamage(t: T, a: Attack): Flow<readonly Space[]> {
  if (a.target === NONE) {
    const stood = spacesOfObject(t.state, a.object)
    a.suffered = yield* damageObject(t, a.object, a.missed ? 0 : damageDealt(a), a.attacker)
    if (a.suffered === 0 && !a.missed) t.log?.('no-damage-object', 'ia.attack-steps.14', { token: a.object })
    return stood
  }
  const one = t.state.figures[a.target]
  let stood = spacesOf(t.state, one)
  eachOf(t.state, a.target, 'lessPierce', (less, me) => {
    a.pierce = Math.max(0, a.pierce - less(t.state, me))
  })
  const dealt = a.missed ? 0 : damageDealt(a)
  a.dealt = dealt
  if (dealt > 0 && t.state.campaign !== null)
    yield* open(t, moment('would-suffer', a.target, a, dealt, a.attacker), 'ia.damage.1')
  a.suffered = putDamage(t, a.target, a.dealt, a.attacker)
  // Damage says so itself, and so does a miss.
  if (a.suffered === 0 && !a.missed) t.log?.('no-damage', 'ia.attack-steps.13', { target: a.target })
  if (a.suffered > 0) yield* open(t, moment('suffered', a.target, a, a.suffered, a.attacker), 'ia.damage.1')
  if (one.space !== NONE) stood = spacesOf(t.state, one)
  yield* defeats(t, [a.target], a.attacker)
  return one.space === NONE ? stood : spacesOf(t.state, one)
}
