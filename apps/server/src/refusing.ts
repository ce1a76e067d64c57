import type { WebSocket } from 'ws'

/** Close codes of the WebSocket protocol. */
export const POLICY_VIOLATION = 1008
export const TRY_AGAIN_LATER = 1013

/** How long whoever is shown out has to learn why. */
const MOMENT_MS = 1000

/** Ends a connection that is refused: nothing more is read from it, whether it says goodbye or goes on sending. */
export function showOut(socket: WebSocket, code: number, reason = ''): void {
  socket.pause()
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), MOMENT_MS).unref()
}
