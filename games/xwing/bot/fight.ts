/** The fight of an Engagement Phase in chances: who shoots whom in the order of initiative, and what is left. */
import { type Footprint, leadsThrough, type Placed } from '../geometry/index.ts'
import { barredFromAttacking, isObstacle } from '../rules/obstacles.ts'
import { footprint, placedOf } from '../rules/range.ts'
import { ENGAGED, type Ship, type State, TOKEN_NUMBER } from '../state.ts'
import { attackMods, defenseMods, type Spread } from './damage.ts'
import { healthOf, profileOf, smallChanges } from './profile.ts'
import { bestShot, type Shot, spreadOfShot } from './shot.ts'
import { worthAt } from './worth.ts'

/** A ship in the fight. */
class Fighter {
  readonly ship: Ship
  readonly at: Footprint
  /** Chance of each health left. */
  chances: number[]
  readonly worth: readonly number[]
  /** Chance that its focus token is still there. */
  focus: number
  evades: number

  constructor(s: State, ship: Ship) {
    this.ship = ship
    this.at = footprint(ship)
    const health = ship.destroyed ? 0 : healthOf(ship)
    this.worth = Array.from({ length: health + 1 }, (_, left) => worthAt(s, ship, left))
    this.chances = this.worth.map((_, left) => (left === health ? 1 : 0))
    this.focus = ship.tokens[TOKEN_NUMBER.focus] > 0 ? 1 : 0
    this.evades = ship.tokens[TOKEN_NUMBER.evade]
  }

  get alive(): number {
    return 1 - this.chances[0]
  }

  get expected(): number {
    let sum = 0
    for (let left = 0; left < this.worth.length; left++) sum += this.chances[left] * this.worth[left]
    return sum
  }

  /** The chances after an attack that happens with a certain chance. */
  after({ chances: damage }: Spread, happens: number): number[] {
    const next = this.chances.map((chance) => chance * (1 - happens))
    for (let left = 0; left < this.chances.length; left++) {
      const here = happens * this.chances[left]
      if (here === 0) continue
      for (let d = 0; d < damage.length; d++) next[left > d ? left - d : 0] += here * damage[d]
    }
    return next
  }

  worthOf(chances: readonly number[]): number {
    let sum = 0
    for (let left = 0; left < chances.length; left++) sum += chances[left] * this.worth[left]
    return sum
  }
}

/** What the ships of both seats will be worth together after the fight, by seat. */
export function worthAfterFight(s: State): [number, number] {
  const fighters: Fighter[] = []
  for (const ship of s.ships) if (ship.zone === 'play') fighters.push(new Fighter(s, ship))
  if (s.phase !== 'planning') fight(s, fighters)
  const total: [number, number] = [0, 0]
  for (const fighter of fighters) total[fighter.ship.seat] += fighter.expected
  return total
}

function fight(s: State, fighters: readonly Fighter[]): void {
  const obstacles = s.things.filter((thing) => thing.inPlay && isObstacle(thing)).map(placedOf)
  const shooters = fighters.filter(
    ({ ship }) => (ship.marks & ENGAGED) === 0 && !barredFromAttacking(s, ship),
  )
  for (let initiative = 8; initiative >= 0; initiative--) {
    const now = shooters.filter(({ ship }) => profileOf(ship).initiative === initiative)
    // Those of one initiative fire at once, so that nobody is gone before he has.
    const able = now.map(({ alive }) => alive)
    for (const [i, shooter] of now.entries()) if (able[i] > 0.02) shoot(shooter, able[i], fighters, obstacles)
  }
}

/** What the last shots of one's own are worth besides: a ship that is gone does not shoot back. */
const UNFIRED = 0.1

function shoot(
  shooter: Fighter,
  able: number,
  fighters: readonly Fighter[],
  obstacles: readonly Placed[],
): void {
  let best: { target: Fighter; chances: number[]; shot: Shot } | null = null
  let most = 0
  for (const target of fighters) {
    if (target.ship.seat === shooter.ship.seat || target.alive < 0.02) continue
    const shot = bestShot(shooter.ship, shooter.at, target.ship, target.at)
    if (shot === null) continue
    const chances = target.after(spreadBetween(shooter, target, shot, obstacles), able)
    const gain = target.worthOf(target.chances) - target.worthOf(chances)
    const isWaiting = profileOf(target.ship).initiative < profileOf(shooter.ship).initiative
    const value = gain + (isWaiting ? UNFIRED * gain : 0)
    if (value > most) {
      most = value
      best = { target, chances, shot }
    }
  }
  if (best === null) return
  const { target, chances, shot } = best
  target.chances = chances
  spendTokens(shooter, target, shot)
}

/** Tokens are there with a chance; the spread is that of the likelier case on both sides. */
function spreadBetween(shooter: Fighter, target: Fighter, shot: Shot, obstacles: readonly Placed[]): Spread {
  const attacking = attackMods(
    shooter.focus > 0.5,
    smallChanges(shooter.ship),
    shooter.ship.locks.includes(target.ship.id),
  )
  const { tokens } = target.ship
  const reinforced = tokens[TOKEN_NUMBER['reinforce-fore']] + tokens[TOKEN_NUMBER['reinforce-aft']] > 0
  const defending = defenseMods(
    target.focus > 0.5,
    smallChanges(target.ship),
    Math.round(target.evades),
    reinforced,
  )
  const line = { from: shooter.at, to: target.at }
  const obstructed = shot.range > 0 && obstacles.some((obstacle) => mayCross(line, obstacle)) ? 1 : 0
  return spreadOfShot(shot, target.ship, attacking, defending, obstructed)
}

function mayCross(line: { from: Footprint; to: Footprint }, obstacle: Placed): boolean {
  const { from, to } = line
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const aside = Math.abs((obstacle.x - from.x) * dy - (obstacle.y - from.y) * dx) / (length || 1)
  return aside < obstacle.reach && leadsThrough(line, obstacle)
}

/** Three dice in four show no focus result, so this is how a token is likely to stay. */
const KEPT = [1, 0.75, 0.56, 0.42, 0.32, 0.24, 0.18]

function spendTokens(shooter: Fighter, target: Fighter, { attackDice }: Shot): void {
  shooter.focus *= KEPT[Math.max(0, Math.min(6, attackDice))]
  target.focus *= KEPT[Math.max(0, Math.min(6, profileOf(target.ship).agility))]
  target.evades *= 0.5
}
