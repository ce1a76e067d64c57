import { FastRng, hash, type Match, type Seat } from '@dejarik/kernel'

/** Stands in a picture for what the viewer can't know. `count` is known for lists. */
export class Hidden {
  readonly count: number | null
  constructor(count: number | null) {
    this.count = count
  }
}

/** So many ways of dealing what is hidden are compared. A hidden list that is the same in all is no secret. */
const DEALS = 24

/**
 * A game's picture tells everything. A seat may see of it what is the same in every deal that its own view
 * allows: so this needs no knowledge of the game, and can't show more than the view does.
 */
export function seenBy(match: Match, seat: Seat): unknown {
  const { game } = match
  const rng = new FastRng(Number.parseInt(hash(match.view(seat)).slice(0, 7), 16), seat)
  const others = Array.from({ length: DEALS }, () => game.scenario.picture(match.sample(seat, rng).state))
  return known(game.scenario.picture(match.state), others)
}

function known(value: unknown, others: readonly unknown[]): unknown {
  if (isRecord(value) && others.every(isRecord)) {
    const parts = Object.entries(value)
    return Object.fromEntries(
      parts.map(([key, part]) => [
        key,
        known(
          part,
          others.map((one) => one[key]),
        ),
      ]),
    )
  }
  const text = JSON.stringify(value)
  if (others.every((one) => JSON.stringify(one) === text)) return value
  if (!Array.isArray(value)) return new Hidden(null)
  const { length } = value
  return new Hidden(others.every((one) => Array.isArray(one) && one.length === length) ? length : null)
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
