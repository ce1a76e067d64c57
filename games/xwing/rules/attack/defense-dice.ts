/** Attack step 3, Defense Dice (rulebook: "Verteidigungswürfel"). */
import type { Flow } from '@dejarik/kernel'
import type { Attack, State, T } from '../../state.ts'
import { THING } from '../../state.ts'
import { raise } from '../ability-queue.ts'
import { forEachOpinion, isAllowed, opinions } from '../ask-cards.ts'
import { agilityOf } from '../charges.ts'
import { rollDice } from '../dice.ts'
import { ignores } from '../obstacles.ts'
import { isShip, seatOf } from '../range.ts'
import { remoteAgility } from '../remotes.ts'
import { has, isTractored, removeToken } from '../tokens.ts'
import { current, logRoll } from './attack-dice.ts'
import { isDefendedAtRange0 } from './range.ts'

/** Obstacles count unless the attacker ignores them; several count once (xw.g.obstructed.3, xw.a.faq-objects.3). */
export function isObstructed(s: State, attack: Attack): boolean {
  return attack.obstructedBy.some(
    (thing) => !isShip(attack.attacker) || !ignores(s, s.ships[attack.attacker], thing, 'attack'),
  )
}

/** Agility, bonuses, tokens and cards; limits last. May be below 0 on the way (xw.a.cardfaq.32, .33). */
export function defenseDiceCount(s: State, attack: Attack): number {
  const { defender, range, weapon } = attack
  const seat = seatOf(s, defender)
  let count = isShip(defender) ? agilityOf(s, s.ships[defender]) : remoteAgility(s.things[defender - THING])
  if (range === 3 && !weapon.ordnance && isAllowed(s, 'rangeBonus', attack, 'defender')) count++
  if (isObstructed(s, attack)) count++
  if (isShip(defender)) {
    if (has(s.ships[defender], 'strain')) count--
    if (isTractored(s.ships[defender])) count--
  }
  forEachOpinion(
    s,
    'defenseDice',
    (number, me) => {
      // At range 0 enemy ships can't take dice away (xw.g.attack-ddice.6).
      if (number > 0 || s.ships[me.ship].seat === seat || !isDefendedAtRange0(s, attack)) count += number
    },
    attack,
  )
  // Never fewer than 0 and never more than 6 (xw.g.attack-ddice.4).
  const most = Math.min(6, ...opinions(s, 'mostDefenseDice', attack))
  return Math.max(0, Math.min(most, count))
}

export function* rollDefenseDice(t: T): Flow {
  const s = t.state
  const attack = current(s)
  attack.step = 'roll-defense-dice'
  if (attack.treatedAsHit) return
  if (isShip(attack.defender)) yield* raise(t, { event: 'rolls-defense-dice', ship: attack.defender })
  const count = defenseDiceCount(s, attack)
  if (isShip(attack.defender)) removeToken(t, attack.defender, 'strain')
  attack.defenseDice = rollDice(t, 'defense', count)
  attack.defenseRolled = attack.defenseDice.length
  logRoll(t, attack.defender, 'defense', attack.defenseDice)
  if (isShip(attack.defender)) yield* raise(t, { event: 'defense-dice-rolled', ship: attack.defender })
}
