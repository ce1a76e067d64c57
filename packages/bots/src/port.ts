/** What a Web Worker's `self` and a `Worker` of the browser offer. */
interface BrowserPort {
  postMessage(message: unknown): void
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void
}

/** What Node's `parentPort`, `MessagePort` and `Worker` offer. */
interface NodePort {
  postMessage(message: unknown): void
  on(type: string, listener: (value: unknown) => void): unknown
}

/** One end of a line between threads, in the browser or in Node. */
export type Port = BrowserPort | NodePort

/** Calls `hear` with each message; `broken` if the other end fails. */
export function listen<M>(
  port: Port,
  hear: (message: M) => void,
  broken: (error: unknown) => void = () => {},
): void {
  if ('on' in port) {
    port.on('message', (message) => hear(message as M))
    port.on('error', broken)
  } else {
    port.addEventListener('message', ({ data }) => hear(data as M))
    port.addEventListener('error', broken)
  }
}
