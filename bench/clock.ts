/**
 * Milliseconds of processor time that this process has used so far, those of the collector's and compiler's
 * threads included. What else the machine does hardly changes it, and it never flatters: on an idle machine with
 * several cores the clock on the wall shows less.
 */
export function coreMillis(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds before each measurement. Rules are much code: the compiler needs some seconds to see all of it. */
export const WARM_UP = 6000

/** Does the work again and again until it is compiled as well as it will ever be; the quick look needs it no less. */
export function warmUp(work: () => void, millis: number): void {
  const started = coreMillis()
  while (coreMillis() - started < millis) work()
}
