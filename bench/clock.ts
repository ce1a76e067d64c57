/**
 * Milliseconds of processor time that this process has used so far, those of the collector's and compiler's
 * threads included. What else the machine does hardly changes it, and it never flatters: on an idle machine with
 * several cores the clock on the wall shows less.
 */
export function coreMillis(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
