import { log } from './log.ts'

/** What of a process is needed here. */
export interface Guarded {
  on(event: 'unhandledRejection' | 'uncaughtException', listener: (error: unknown) => void): unknown
}

/**
 * A promise that nobody looks after concerns one request, whose guest waits in vain; everybody else plays on. After an
 * exception out of nowhere nobody knows what still holds: the server stops in order, and whoever watches over it starts
 * another one. What was acknowledged is stored.
 */
export function guard(process: Guarded, stop: () => Promise<void>, exit: (code: number) => void): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was left alone'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception out of nowhere: the server stops')
    void stop().finally(() => exit(1))
  })
}
