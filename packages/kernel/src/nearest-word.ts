/** The known word that was probably meant, or null if none is closer than so many letters. */
export function nearestWord(
  word: string,
  known: readonly string[],
  most: number = Math.max(1, Math.floor(word.length / 3)),
): string | null {
  const meant = word.toLowerCase()
  let best: string | null = null
  let least = most + 1
  for (const candidate of known) {
    // Each letter more or less is an edit.
    if (Math.abs(candidate.length - word.length) >= least) continue
    const distance = edits(meant, candidate.toLowerCase(), least)
    if (distance < least) {
      least = distance
      best = candidate
    }
  }
  return best
}

/** Levenshtein's distance, one row at a time; whatever is not below `least` is not counted to its end. */
function edits(a: string, b: string, least: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let lowest = i
    for (let j = 1; j <= b.length; j++) {
      const swapped = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      const cost = Math.min(swapped, row[j] + 1, next[j - 1] + 1)
      next.push(cost)
      if (cost < lowest) lowest = cost
    }
    if (lowest >= least) return lowest
    row = next
  }
  return row[b.length]
}
