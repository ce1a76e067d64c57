/** A server that is told to stop does so, whoever is connected and says nothing. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../house.ts'

async function connected(address: string, says: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  if (says !== '') socket.write(says)
  return socket
}

test.each([
  ['a browser that opened a connection ahead of need', ''],
  ['half a request', 'GET / HTTP/1.1\r\nHost: local'],
  ['a request whose body never comes', 'POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n'],
])('%s does not hold it up', { timeout: 10_000 }, async (_, says) => {
  const server = await serve()
  const socket = await connected(server.address, says)
  // Its side has to have seen it, too.
  await new Promise((resolve) => setTimeout(resolve, 100))
  const closed = once(socket, 'close')
  socket.resume()
  const began = performance.now()
  await server.stop()
  await closed
  expect(performance.now() - began).toBeLessThan(5000)
})
