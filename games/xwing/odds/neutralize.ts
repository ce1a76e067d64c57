/** Hits and crits that are left uncancelled. */
export interface Uncancelled {
  readonly hits: number
  readonly crits: number
}

/** Neutralize Results: evades cancel hits, then crits; then reinforce, while more than one result is left. */
export function neutralize(hit: number, crit: number, evades: number, reinforce: number): Uncancelled {
  let hits = Math.max(0, hit - evades)
  let crits = Math.max(0, crit - Math.max(0, evades - hit))
  for (let tokens = reinforce; tokens > 0 && hits + crits > 1; tokens--) {
    if (hits > 0) hits--
    else crits--
  }
  return { hits, crits }
}
