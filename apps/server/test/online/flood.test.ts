import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { LIMITS, SOCKET_PATH } from '@dejarik/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Player } from '../../test-support/index.ts'
import { serve } from '../house.ts'

const AT_WORK = { messagesPerSecond: 20 }

/** A peer that speaks the protocol by hand: nobody makes it listen, nor stop. */
async function rawPeer(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(
    [
      `GET ${SOCKET_PATH} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  )
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('101 Switching Protocols')
  return socket
}

const TEXT = 1
const CONTINUATION = 0
const PING = 9

/** A masked frame; its mask is zero, so that its payload can be read. */
function frame(opcode: number, payload: string, isLast = true): Buffer {
  const body = Buffer.from(payload)
  const head = Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | Math.min(body.length, 126)])
  const length = Buffer.alloc(body.length < 126 ? 0 : 2)
  if (length.length > 0) length.writeUInt16BE(body.length)
  return Buffer.concat([head, length, Buffer.alloc(4), body])
}

/** Sends until the other side hangs up, whatever it says; returns how many frames went out. */
async function sendForEver(socket: Socket, data: Buffer): Promise<number> {
  let sent = 0
  while (!socket.destroyed && sent < 2_000_000) {
    if (!socket.write(data))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
    sent++
    if (sent % 64 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return sent
}

/** Counts the texts with `mark` in them that anybody parses. */
function countParsed(mark: string): () => number {
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parse.mockRestore())
  return () => parse.mock.calls.filter(([text]) => text.includes(mark)).length
}

test('who goes on sending large messages is counted before it is read, and cut off though it ignores the close', async () => {
  const server = await serve({ settings: AT_WORK })
  const mallory = await rawPeer(server.address)
  const parsed = countParsed('junk')
  const junk = JSON.stringify({ type: 'junk', id: 1, text: 'x'.repeat(LIMITS.messageBytes - 100) })
  const sent = await sendForEver(mallory, frame(TEXT, junk))
  // What a second may bring, and what may come at once, is all that was looked at.
  expect(parsed()).toBeLessThanOrEqual(12)
  expect(sent).toBeGreaterThan(parsed())
  const after = parsed()
  const ann = await Player.arrive(server.address)
  await ann.must({ type: 'mine' })
  expect(parsed()).toBe(after)
})

test('the same with many small ones', async () => {
  const server = await serve({ settings: AT_WORK })
  const mallory = await rawPeer(server.address)
  const parsed = countParsed('junk')
  const sent = await sendForEver(mallory, frame(TEXT, '{"type":"junk","id":1}'))
  expect(parsed()).toBeLessThan(2 * AT_WORK.messagesPerSecond + 250)
  expect(sent).toBeGreaterThan(parsed())
})

test.each([
  ['pings', frame(PING, 'there?')],
  ['fragments of a message that never ends', frame(CONTINUATION, '', false)],
])('and with %s, which are no messages', async (_, data) => {
  const server = await serve({ settings: AT_WORK })
  const mallory = await rawPeer(server.address)
  if (data[0] === CONTINUATION) mallory.write(frame(TEXT, '{', false))
  // Ends only because the server hangs up.
  expect(await sendForEver(mallory, Buffer.concat(Array(100).fill(data)))).toBeLessThan(2_000_000)
  expect(mallory.destroyed).toBe(true)
})

test('who is one too many at an address is cut off as well', async () => {
  const server = await serve({ settings: { connectionsPerAddress: 1 } })
  const ann = await Player.arrive(server.address)
  const mallory = await rawPeer(server.address)
  const parsed = countParsed('junk')
  await sendForEver(mallory, frame(TEXT, '{"type":"junk","id":1}'))
  expect(parsed()).toBe(0)
  await ann.must({ type: 'mine' })
})

test('a request that comes too fast is refused by its number, so that nobody waits for it', async () => {
  const server = await serve({ settings: { messagesPerSecond: 5 } })
  const ann = await Player.arrive(server.address)
  const replies = await Promise.all(Array.from({ length: 30 }, () => ann.send({ type: 'mine' })))
  expect(
    replies.filter((reply) => reply.type === 'error' && reply.code === 'too-fast').length,
  ).toBeGreaterThan(10)
  expect(ann.closed).toBeNull()
})
