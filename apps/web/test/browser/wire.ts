import type { Page } from 'playwright-core'

export interface Bytes {
  readonly sent: string[]
  readonly received: string[]
}

/** Everything that crosses the wire of a page, from the first byte. */
export function wireOf(page: Page): Bytes {
  const bytes: Bytes = { sent: [], received: [] }
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => bytes.sent.push(String(payload)))
    socket.on('framereceived', ({ payload }) => bytes.received.push(String(payload)))
  })
  return bytes
}
