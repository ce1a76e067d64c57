/** Attack step 5, Deal Damage (rulebook: "Schaden zuteilen"). */
import { done, type Flow } from '@dejarik/kernel'
import { type ObjectId, type State, type T, THING } from '../../state.ts'
import type { Me } from '../abilities.ts'
import { damageRemote, type Source, sufferDamage } from '../damage.ts'
import { isShip } from '../range.ts'
import { current } from './attack-dice.ts'
import { rulesOf } from './weapons.ts'

/** All hits, then all crits (xw.g.attack-damage.2, .3); a missed attack skips the step (xw.g.miss.2). */
export function* dealDamage(t: T): Flow {
  const s = t.state
  const attack = current(s)
  if (!attack.hit) return
  attack.step = 'deal-damage'
  const attacker = isShip(attack.attacker) ? s.ships[attack.attacker] : null
  const rules = attacker === null ? null : rulesOf(attacker, attack.weapon)
  if (attacker !== null && rules?.damage !== undefined) {
    const me: Me = { ship: attacker.id, slot: attack.weapon.slot, card: attacker.cards[attack.weapon.slot] }
    yield* done(rules.damage(t, me, attack))
    return
  }
  const source = attacker === null ? sourceOf(s, attack.attacker) : { by: attacker.id, attack: true }
  if (!isShip(attack.defender)) {
    yield* damageRemote(t, attack.defender - THING, attack.hits + attack.crits, source)
    return
  }
  while (attack.hits > 0) {
    attack.hits--
    yield* sufferDamage(t, attack.defender, 'hit', 1, source)
  }
  while (attack.crits > 0) {
    attack.crits--
    yield* sufferDamage(t, attack.defender, 'crit', 1, source)
  }
}

/** A remote's attack is an effect of the ship that placed it. */
function sourceOf(s: State, remote: ObjectId): Source {
  const { by, id } = s.things[remote - THING]
  return { by, attack: true, thing: id }
}
