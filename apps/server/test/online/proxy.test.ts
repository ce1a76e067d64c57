import { SOCKET_PATH } from '@dejarik/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Proxies } from '../../src/settings.ts'
import { serve } from '../house.ts'

/** How many connections get in that name these ways of hops; the last hop is what the proxy in front has written. */
async function letIn(behindProxy: Proxies, forwarded: readonly string[]): Promise<number> {
  const { address } = await serve({ settings: { behindProxy, connectionsPerAddress: 3 } })
  const came = forwarded.map((hops) => {
    const socket = new WebSocket(address.replace(/^http/, 'ws') + SOCKET_PATH, {
      headers: { 'x-forwarded-for': hops },
    })
    onTestFinished(() => socket.terminate())
    // Whoever is let in is asked to say hello first; whoever is not is told so before that.
    socket.on('open', () => socket.send('{"type":"mine","id":1}'))
    return new Promise<string>((resolve) =>
      socket.on('message', (data) => resolve(JSON.parse(data.toString()).code)),
    )
  })
  const codes = await Promise.all(came)
  return codes.filter((code) => code === 'hello-first').length
}

const many = (hops: (i: number) => string): string[] => Array.from({ length: 40 }, (_, i) => hops(i))

test('with one proxy in front, what a guest writes before it counts nothing: 3 of 40 get in', async () => {
  expect(
    await letIn(
      1,
      many((i) => `198.51.100.${i}, 203.0.113.9`),
    ),
  ).toBe(3)
})

test('with one proxy in front, different guests are different', async () => {
  expect(
    await letIn(
      1,
      many((i) => `203.0.113.${i}`),
    ),
  ).toBe(40)
})

test('with two in front, the last but one is the guest', async () => {
  expect(
    await letIn(
      2,
      many((i) => `198.51.100.${i}, 203.0.113.9, 10.0.0.2`),
    ),
  ).toBe(3)
})

test('named proxies are believed, and nobody to the left of them', async () => {
  expect(
    await letIn(
      ['127.0.0.0/8', '10.0.0.0/8'],
      many((i) => `198.51.100.${i}, 203.0.113.9, 10.0.0.2`),
    ),
  ).toBe(3)
  expect(
    await letIn(
      ['127.0.0.1'],
      many((i) => `203.0.113.${i}`),
    ),
  ).toBe(40)
})

test('without a proxy, or one of another address, the header counts nothing', async () => {
  expect(
    await letIn(
      false,
      many((i) => `203.0.113.${i}`),
    ),
  ).toBe(3)
  expect(
    await letIn(
      ['192.0.2.1'],
      many((i) => `203.0.113.${i}`),
    ),
  ).toBe(3)
})
