import { botAt, type Played, type SimulateJob } from '../threads/jobs.ts'

/** By seat; by bot if they swapped seats. Who wins together each has a win; a match that nobody or everybody wins is a draw. */
export function winsOf(
  job: SimulateJob,
  seats: readonly string[],
  results: readonly Played[],
): { [name: string]: number } {
  const wins: { [name: string]: number } = {}
  for (const [seat, name] of seats.entries()) wins[job.swap ? job.settings[0].bots[seat] : name] = 0
  wins.draw = 0
  for (const [i, { winners, error }] of results.entries()) {
    if (error !== undefined) continue
    if (winners.length === 0 || winners.length === seats.length) wins.draw++
    else for (const seat of winners) wins[job.swap ? botAt(job, i, seat) : seats[seat]]++
  }
  return wins
}
