import type { Socket } from 'node:net'
import { sayTrouble, trouble } from '@dejarik/protocol'
import type { WebSocket } from 'ws'
import { Connection } from './connection.ts'
import type { House } from './house.ts'
import { log } from './log.ts'
import { showOut, TRY_AGAIN_LATER } from './refusing.ts'
import type { Porter } from './servers/porter.ts'
import type { Settings } from './settings.ts'

const GOING_AWAY = 1001
/** How long clients have to say goodbye when the server stops. */
const GOODBYE_MS = 500

/** Lets connections in, counts them by address, and notices those that died without a word. */
export class Door {
  readonly #house: House
  readonly #porter: Porter
  readonly #settings: Settings
  readonly #connections = new Set<Connection>()
  readonly #byAddress = new Map<string, number>()

  constructor(house: House, porter: Porter, settings: Settings) {
    this.#house = house
    this.#porter = porter
    this.#settings = settings
  }

  /** `stream` is what the WebSocket writes to. */
  enter(socket: WebSocket, stream: Socket, address: string, request: string): void {
    const count = (this.#byAddress.get(address) ?? 0) + 1
    if (count > this.#settings.connectionsPerAddress) {
      const why = trouble('too-many-connections')
      socket.on('error', () => {})
      socket.send(JSON.stringify({ type: 'error', id: null, ...why, text: sayTrouble(why, 'en') }))
      showOut(socket, TRY_AGAIN_LATER)
      return
    }
    this.#byAddress.set(address, count)
    const connection = new Connection(socket, stream, this.#house, this.#porter, this.#settings, address)
    this.#connections.add(connection)
    log.debug({ request, connection: connection.id }, 'somebody comes')
    socket.on('close', (code) => {
      log.debug({ connection: connection.id, code }, 'somebody goes')
      this.#connections.delete(connection)
      this.#leave(address)
    })
  }

  get count(): number {
    return this.#connections.size
  }

  ping(): void {
    for (const connection of this.#connections) connection.ping()
  }

  /** Sends everybody home. They may reconnect to the next server. */
  async close(): Promise<void> {
    for (const connection of this.#connections) connection.close(GOING_AWAY, 'the server stops')
    const deadline = Date.now() + GOODBYE_MS
    while (this.#connections.size > 0 && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 10))
    for (const connection of this.#connections) connection.terminate()
  }

  #leave(address: string): void {
    const left = (this.#byAddress.get(address) ?? 1) - 1
    if (left > 0) this.#byAddress.set(address, left)
    else this.#byAddress.delete(address)
  }
}
