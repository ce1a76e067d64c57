/** One way to answer at one point of the search: what is known of it from the samples in which it was open. */
export class Branch {
  /** How often it was taken. */
  visits = 0
  /** How often it could have been taken: in some samples the card for it is not there. */
  available = 0
  /** Sum of what came of it for the seat that takes it. */
  total = 0
  /** What was answered next, by key. */
  readonly next = new Map<string, Branch>()

  get mean(): number {
    return this.total / this.visits
  }
}

/**
 * Chooses among the branches open in this sample, given best first: the mean so far plus a bonus for what was
 * little tried, larger for what the game's advice ranks higher (PUCT). Where UCB1 counts visits of the
 * parent, this counts how often the branch was available (Cowling, Powley, Whitehouse 2012).
 */
export function select(open: readonly Branch[], exploration: number): number {
  let visits = 0
  let total = 0
  let weights = 0
  for (let i = 0; i < open.length; i++) {
    visits += open[i].visits
    total += open[i].total
    weights += weight(i)
  }
  // A branch never tried is taken to be as good as its siblings so far.
  const unknown = visits === 0 ? 0.5 : total / visits
  let best = 0
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < open.length; i++) {
    const branch = open[i]
    branch.available++
    const mean = branch.visits === 0 ? unknown : branch.mean
    const bonus = (weight(i) / weights) * (Math.sqrt(branch.available) / (1 + branch.visits))
    const score = mean + exploration * bonus
    if (score > highest) {
      highest = score
      best = i
    }
  }
  return best
}

/** Share of attention by rank. */
function weight(rank: number): number {
  return 1 / (rank + 3)
}

/** The index of the branch tried most; the first of several. */
export function mostVisited(branches: readonly Branch[]): number {
  let most = 0
  for (let i = 1; i < branches.length; i++) if (branches[i].visits > branches[most].visits) most = i
  return most
}

/** By how many visits the branch tried most is ahead of every other. */
export function lead(branches: readonly Branch[]): number {
  const first = mostVisited(branches)
  let second = 0
  for (let i = 0; i < branches.length; i++) if (i !== first) second = Math.max(second, branches[i].visits)
  return branches[first].visits - second
}
