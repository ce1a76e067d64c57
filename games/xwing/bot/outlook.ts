/** Who may shoot at whom when the next fight comes: places of the enemies, known or guessed. */
import type { Footprint } from '../geometry/index.ts'
import { footprint } from '../rules/range.ts'
import { isStressed } from '../rules/tokens.ts'
import { ACTIVATED, type Ship, type State } from '../state.ts'
import { attackMods, defenseMods } from './damage.ts'
import { type Spot, spotsOf } from './forecast.ts'
import { smallChanges } from './profile.ts'
import { attackingNow, bestShot, defendingNow, type Shot, spreadOfShot } from './shot.ts'
import { perDamage } from './worth.ts'

/** An enemy as one may meet it in this round's fight. */
export interface Foe {
  readonly ship: Ship
  readonly spots: readonly Spot[]
  /** It still moves, and will likely have a focus token then. */
  readonly acts: boolean
  readonly perDamage: number
}

export function foesOf(s: State, seat: number): readonly Foe[] {
  const foes: Foe[] = []
  for (const ship of s.ships) {
    if (ship.zone !== 'play' || ship.destroyed || ship.seat === seat) continue
    const hasMoved = (ship.marks & ACTIVATED) !== 0 || s.phase === 'engagement' || s.active === ship.id
    foes.push({
      ship,
      spots: hasMoved ? [{ at: footprint(ship), weight: 1 }] : spotsOf(s, ship),
      acts: !hasMoved && !isStressed(ship),
      perDamage: perDamage(s, ship),
    })
  }
  return foes
}

/** One way in which a ship and an enemy may face each other. */
interface Meeting {
  readonly foe: Foe
  readonly weight: number
  readonly out: Shot | null
  readonly back: Shot | null
}

/** An enemy has other targets too. */
const CAUTION = 0.5
/** A second target in sight is a reserve. */
const RESERVE = 0.15

/** What a ship can expect at one place; tokens can be varied without measuring again. */
export class Prospect {
  readonly #ship: Ship
  readonly #meetings: readonly Meeting[]
  readonly #perDamage: number

  constructor(s: State, ship: Ship, at: Footprint, foes: readonly Foe[], fires = true) {
    this.#ship = ship
    this.#perDamage = perDamage(s, ship)
    const meetings: Meeting[] = []
    for (const foe of foes)
      for (const spot of foe.spots) {
        const out = fires ? bestShot(ship, at, foe.ship, spot.at) : null
        const back = bestShot(foe.ship, spot.at, ship, at)
        if (out !== null || back !== null) meetings.push({ foe, weight: spot.weight, out, back })
      }
    this.#meetings = meetings
  }

  /** Whether anybody may be in anybody's sight. */
  get isEmpty(): boolean {
    return this.#meetings.length === 0
  }

  /** Worth of the damage that the best target will suffer. */
  deal(focus: boolean, others: number, lockOn = -1): number {
    let best = 0
    let second = 0
    for (let i = 0; i < this.#meetings.length; ) {
      const { foe } = this.#meetings[i]
      const lock = lockOn === foe.ship.id || this.#ship.locks.includes(foe.ship.id)
      const attacking = attackMods(focus, others, lock)
      const defending = foe.acts ? defenseMods(true, 0, 0) : defendingNow(foe.ship)
      let sum = 0
      for (; i < this.#meetings.length && this.#meetings[i].foe === foe; i++) {
        const { out, weight } = this.#meetings[i]
        if (out !== null) sum += weight * spreadOfShot(out, foe.ship, attacking, defending).mean
      }
      sum *= foe.perDamage
      if (sum > best) {
        second = best
        best = sum
      } else if (sum > second) second = sum
    }
    return best + RESERVE * second
  }

  /** Worth of the damage that it will suffer. */
  take(focus: boolean, others: number, evades: number, reinforced = false): number {
    let sum = 0
    const defending = defenseMods(focus, others, evades, reinforced)
    for (const { foe, back, weight } of this.#meetings) {
      if (back === null) continue
      const attacking = foe.acts
        ? attackMods(true, 0, foe.ship.locks.includes(this.#ship.id))
        : attackingNow(foe.ship, this.#ship.id)
      sum += weight * spreadOfShot(back, this.#ship, attacking, defending).mean
    }
    return CAUTION * sum * this.#perDamage
  }

  /** The balance with the tokens that it has, or with a focus token if it will still act. */
  balance(willAct: boolean, evades = 0): number {
    const others = smallChanges(this.#ship)
    return this.deal(willAct, others) - this.take(willAct, others, evades)
  }
}
