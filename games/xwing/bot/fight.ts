/** The fight of an Engagement Phase in chances: who shoots whom in the order of initiative, and what is left. */
import { type Footprint, leadsThrough, type Placed } from '../geometry/index.ts'
import { type Ship, type State, TOKEN_NUMBER } from '../state.ts'
import { attackMods, defenseMods, type Spread } from './damage.ts'
import { healthOf, profileOf, smallChanges } from './profile.ts'
import { bestShot, type Shot, spreadOfShot } from './shot.ts'
import { worthAt } from './worth.ts'

/** What is the same for a ship wherever it fights: its worth by health left. */
export function worthByHealth(s: State, ship: Ship): readonly number[] {
  const health = ship.destroyed ? 0 : healthOf(ship)
  return Array.from({ length: health + 1 }, (_, left) => worthAt(s, ship, left))
}

/** A ship in the fight. */
export class Fighter {
  readonly ship: Ship
  readonly at: Footprint
  /** Will it shoot, if it is still there. */
  readonly fires: boolean
  readonly worth: readonly number[]
  /** Chance of each health left. */
  chances: number[]
  /** Chance that its focus token is still there. */
  focus: number
  evades: number

  constructor(ship: Ship, at: Footprint, worth: readonly number[], fires: boolean, focus: boolean) {
    this.ship = ship
    this.at = at
    this.fires = fires
    this.worth = worth
    this.chances = worth.map((_, left) => (left === worth.length - 1 ? 1 : 0))
    this.focus = focus ? 1 : 0
    this.evades = ship.tokens[TOKEN_NUMBER.evade]
  }

  get alive(): number {
    return 1 - this.chances[0]
  }

  get expected(): number {
    return this.#worthOf(this.chances)
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

  /** What it would lose on the way to these chances. */
  loss(chances: readonly number[]): number {
    return this.expected - this.#worthOf(chances)
  }

  #worthOf(chances: readonly number[]): number {
    let sum = 0
    for (let left = 0; left < chances.length; left++) sum += chances[left] * this.worth[left]
    return sum
  }
}

/** A shot and whether an obstacle is in its way; null if there is none. */
export interface Sight {
  readonly shot: Shot
  readonly obstructed: 0 | 1
}

export function sightOf(shooter: Fighter, target: Fighter, obstacles: readonly Placed[]): Sight | null {
  const shot = bestShot(shooter.ship, shooter.at, target.ship, target.at)
  if (shot === null) return null
  const isCrossed = shot.range > 0 && obstacles.some((one) => isBetween(shooter.at, target.at, one))
  return { shot, obstructed: isCrossed ? 1 : 0 }
}

/** Along the line between the centres: the exact one is not worth its time here. */
function isBetween(from: Footprint, to: Footprint, obstacle: Placed): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const aside = Math.abs((obstacle.x - from.x) * dy - (obstacle.y - from.y) * dx)
  return aside < obstacle.reach * length && leadsThrough({ from, to }, obstacle)
}

/** Below this chance a ship is as good as gone. */
const GONE = 0.02

/** All shoot; their chances and tokens change. */
export function fight(
  fighters: readonly Fighter[],
  sight: (shooter: Fighter, target: Fighter) => Sight | null,
): void {
  const shooters = fighters.filter(({ fires }) => fires)
  shooters.sort((a, b) => profileOf(b.ship).initiative - profileOf(a.ship).initiative)
  for (let i = 0; i < shooters.length; ) {
    const { initiative } = profileOf(shooters[i].ship)
    const first = i
    while (i < shooters.length && profileOf(shooters[i].ship).initiative === initiative) i++
    // Those of one initiative fire at once, so that nobody is gone before he has (xw.g.simultaneous.1).
    const able = shooters.slice(first, i).map(({ alive }) => alive)
    for (const [k, chance] of able.entries())
      if (chance > GONE) shoot(shooters[first + k], chance, fighters, sight)
  }
}

/** A ship that is gone before its turn does not shoot back. */
const UNFIRED = 0.1

function shoot(
  shooter: Fighter,
  able: number,
  fighters: readonly Fighter[],
  sight: (shooter: Fighter, target: Fighter) => Sight | null,
): void {
  let best: { target: Fighter; chances: number[]; shot: Shot } | null = null
  let most = 0
  const { initiative } = profileOf(shooter.ship)
  for (const target of fighters) {
    if (target.ship.seat === shooter.ship.seat || target.alive < GONE) continue
    const seen = sight(shooter, target)
    if (seen === null) continue
    const chances = target.after(spreadBetween(shooter, target, seen), able)
    const isWaiting = target.fires && profileOf(target.ship).initiative < initiative
    const value = target.loss(chances) * (isWaiting ? 1 + UNFIRED : 1)
    if (value > most) {
      most = value
      best = { target, chances, shot: seen.shot }
    }
  }
  if (best === null) return
  best.target.chances = best.chances
  spendTokens(shooter, best.target, best.shot)
}

/** Tokens are there with a chance; the spread is that of the likelier case on both sides. */
function spreadBetween(shooter: Fighter, target: Fighter, { shot, obstructed }: Sight): Spread {
  const lock = shooter.ship.locks.includes(target.ship.id)
  const attacking = attackMods(shooter.focus > 0.5, smallChanges(shooter.ship), lock)
  const { tokens } = target.ship
  const reinforced = tokens[TOKEN_NUMBER['reinforce-fore']] + tokens[TOKEN_NUMBER['reinforce-aft']] > 0
  const evades = Math.round(target.evades)
  const defending = defenseMods(target.focus > 0.5, smallChanges(target.ship), evades, reinforced)
  return spreadOfShot(shot, target.ship, attacking, defending, obstructed)
}

/** Three dice in four show no focus result, so this is how likely a token stays. */
const KEPT = [1, 0.75, 0.56, 0.42, 0.32, 0.24, 0.18]

function spendTokens(shooter: Fighter, target: Fighter, { attackDice }: Shot): void {
  shooter.focus *= KEPT[Math.max(0, Math.min(6, attackDice))]
  target.focus *= KEPT[Math.max(0, Math.min(6, profileOf(target.ship).agility))]
  target.evades *= 0.5
}
