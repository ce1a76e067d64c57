import { isRefusal } from '@dejarik/kernel'
import { type Followed, follow, readMessage, type TableMessage } from '@dejarik/protocol'
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

/** The table after each of these messages that tells something about it. */
export function tablesIn(messages: readonly string[]): readonly TableMessage[] {
  let followed: Followed | null = null
  return messages.flatMap((text) => {
    const message = readMessage(text)
    if (isRefusal(message) || (message.type !== 'table' && message.type !== 'change')) return []
    followed = follow(followed, message)
    return followed === null ? [] : [followed.table]
  })
}
