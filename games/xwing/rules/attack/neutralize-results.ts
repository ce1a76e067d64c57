/** Attack step 4, Neutralize Results (rulebook: "Ergebnisse neutralisieren"). */
import type { Flow } from '@dejarik/kernel'
import { ARC_BIT } from '../../geometry/index.ts'
import type { Attack, State, T } from '../../state.ts'
import { raise } from '../ability-queue.ts'
import { isAllowed, isGranted } from '../ask-cards.ts'
import { countFace, facesOf, removeDie } from '../dice.ts'
import { arcsTo, isShip } from '../range.ts'
import { countOf } from '../tokens.ts'
import { current } from './attack-dice.ts'

/** Reinforce tokens that face the attacker: it is in their full arc and not in the other (xw.g.reinforce.3). */
export function workingReinforcements(s: State, attack: Attack): number {
  if (!isShip(attack.defender)) return 0
  const ship = s.ships[attack.defender]
  const arcs = arcsTo(s, attack.defender, attack.attacker)
  const fore = (arcs & ARC_BIT['full-front']) !== 0
  const aft = (arcs & ARC_BIT['full-rear']) !== 0
  if (fore === aft) return 0
  return countOf(ship, fore ? 'reinforce-fore' : 'reinforce-aft')
}

/** Evades cancel hits, then crits; then reinforcement, as long as more than one result is left (xw.g.reinforce.5, .6). */
export function* neutralize(t: T): Flow {
  const s = t.state
  const attack = current(s)
  attack.step = 'neutralize-results'
  yield* raise(t, { event: 'neutralizes', ship: attack.attacker, defender: attack.defender })
  const before = results(attack)
  const rolled =
    t.log === undefined ? null : { attack: facesOf(attack.attackDice), defense: facesOf(attack.defenseDice) }
  let evades = countFace(attack.defenseDice, 'evade')
  const critsFirst = isGranted(s, 'neutralizesCritsFirst', attack)
  for (const face of critsFirst ? (['crit', 'hit'] as const) : (['hit', 'crit'] as const)) {
    if (face === 'crit' && !isAllowed(s, 'evadesCancelCrits', attack)) continue
    while (evades > 0 && removeDie(t, 'attack', face)) {
      removeDie(t, 'defense', 'evade')
      evades--
    }
  }
  for (let i = workingReinforcements(s, attack); i > 0 && results(attack) > 1; i--)
    if (!removeDie(t, 'attack', critsFirst ? 'crit' : 'hit'))
      removeDie(t, 'attack', critsFirst ? 'hit' : 'crit')
  attack.neutralized = before - results(attack)
  attack.hits = countFace(attack.attackDice, 'hit')
  attack.crits = countFace(attack.attackDice, 'crit')
  attack.hit = attack.treatedAsHit || results(attack) > 0
  t.log?.(attack.hit ? 'hit' : 'miss', attack.hit ? 'xw.g.hit.1' : 'xw.g.miss.1', {
    ship: attack.attacker,
    target: attack.defender,
    hits: attack.hits,
    crits: attack.crits,
    ...rolled,
  })
  yield* raise(t, { event: 'neutralized', ship: attack.attacker, defender: attack.defender, hit: attack.hit })
}

function results(attack: Attack): number {
  return countFace(attack.attackDice, 'hit') + countFace(attack.attackDice, 'crit')
}
