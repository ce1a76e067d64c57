/** After the seven steps: Blast, Cleave, conditions, Recover (ia.surge.6). */
import type { Flow } from '@dejarik/kernel'
import type { Space } from '../../map/index.ts'
import type { Cleave, Pass } from '../../offers.ts'
import {
  type Attack,
  type FigureId,
  type HeldId,
  NONE,
  type State,
  type T,
  type TokenId,
} from '../../state.ts'
import { FOCUSED, gain, HARMFUL, HIDDEN, lose } from '../conditions.ts'
import { hurtAll, recover, suffer } from '../damage.ts'
import { figuresOnMap, groundOf, isAdjacentTo, spacesOf } from '../ground.ts'
import { missionAlways } from '../live.ts'
import { damageObject, doorOf, spacesOfObject } from '../objects.ts'
import { type Manner, targetsOf } from './targets.ts'

/** Returns everybody who suffered damage from the attack. */
export function* aftermath(t: T, a: Attack, manner: Manner): Flow<FigureId[]> {
  const s = t.state
  const hurt: FigureId[] = []
  // All of these need damage, Recover does not (ia.attack-special.9, ia.recover.3).
  if (a.suffered > 0) {
    if (a.target !== NONE) hurt.push(a.target)
    if (a.blast > 0) hurt.push(...(yield* blast(t, a)))
    if (a.cleave > 0) hurt.push(...(yield* cleave(t, a, manner)))
  }
  // They have done their work, and met whoever interrupted; what is gained from here on is for the next attack.
  lose(t, a.attacker, (a.focused ? FOCUSED : 0) | HIDDEN)
  if (a.suffered > 0) {
    if (a.target !== NONE) gain(t, a.target, a.inflicts & HARMFUL)
    gain(t, a.attacker, a.gains)
  }
  if (a.recover > 0 && s.figures[a.attacker].space !== NONE) recover(t, a.attacker, a.recover)
  return hurt
}

/** Everybody and everything adjacent to the target space, friends and the attacker as well (ia.blast.1, .2). */
function* blast(t: T, a: Attack): Flow<FigureId[]> {
  const s = t.state
  const hit = figuresOnMap(s).filter(
    (figure) =>
      figure !== a.target &&
      (isAdjacentTo(s, figure, a.space) || spacesOf(s, s.figures[figure]).includes(a.space)),
  )
  t.log?.('blast', 'ia.blast.1', { attacker: a.attacker, amount: a.blast })
  const { attackable } = missionAlways(s)
  for (let id = 0; id < s.tokens.length; id++)
    if (id !== a.object && isBesideObject(s, a.space, id) && attackable?.(s, a.attacker, id) === true)
      yield* damageObject(t, id, a.blast, a.attacker)
  return yield* hurtAll(t, hit, a.blast, a.attacker)
}

/** An object in the space counts as adjacent (ia.attacking-objects.12); a door is only to the spaces at its edge (ia.doors.7). */
function isBesideObject(s: State, space: Space, object: TokenId): boolean {
  const spaces = spacesOfObject(s, object)
  if (spaces.includes(space)) return true
  if (doorOf(s, object) !== undefined) return false
  return groundOf(s)
    .counting.adjacent(space)
    .some((one) => spaces.includes(one))
}

/** Who may be its target is a matter of the attack, not of Cleave; the weapon is the same. */
function anyOf({ type, throughFigures, forcedBy }: Manner, weapon: HeldId): Manner {
  return {
    weapon,
    ...(type !== undefined && { type }),
    ...(throughFigures !== undefined && { throughFigures }),
    ...(forcedBy !== undefined && { forcedBy }),
  }
}

/** One other that could be the target (ia.cleave.1, .3). */
function* cleave(t: T, a: Attack, manner: Manner): Flow<FigureId[]> {
  const s = t.state
  const options: (Cleave | Pass)[] = []
  for (const { target, object } of targetsOf(s, a.attacker, anyOf(manner, a.weapon))) {
    if (target === a.target && object === a.object) continue
    if (options.some((one) => one.do === 'cleave' && one.figure === target && one.object === object)) continue
    options.push({ do: 'cleave', figure: target, object })
  }
  if (options.length === 0) return []
  options.push({ do: 'pass' })
  const chosen = yield* t.decide(a.controller, 'cleave', options, { rule: 'ia.cleave.1' })
  if (chosen.do === 'pass') return []
  t.log?.('cleave', 'ia.cleave.1', { attacker: a.attacker, figure: chosen.figure, amount: a.cleave })
  if (chosen.figure === NONE) yield* damageObject(t, chosen.object, a.cleave, a.attacker)
  else if ((yield* suffer(t, chosen.figure, a.cleave, a.attacker)) > 0) return [chosen.figure]
  return []
}
