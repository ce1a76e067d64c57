import type { Mail } from './mail.ts'

/** How servers on one store reach each other. Letters of one server arrive in their order, or not at all. */
export interface Post {
  /** From now on letters are delivered. `missed`: the line was broken, so some may be lost. */
  open(server: string, deliver: (from: string, mail: Mail) => void, missed: () => void): Promise<void>
  send(to: string, mail: Mail): void
  sendAll(mail: Mail): void
  close(): Promise<void>
}

/** Where there is nobody else to write to. */
export const NO_POST: Post = {
  open: async () => {},
  send: () => {},
  sendAll: () => {},
  close: async () => {},
}
