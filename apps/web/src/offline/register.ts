import { isFields } from '@dejarik/kernel'

/**
 * Once loaded, the client works without a network: `offline.js` keeps it (vite/offline.ts writes it). First comes what every
 * page needs, then the game that is open, and the others when the page has nothing else to do; never with data saver.
 */
export function stayOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => {
    // Without it the page works all the same, as long as there is a network.
    navigator.serviceWorker.register('/offline.js').catch(() => {})
    void navigator.serviceWorker.ready.then(({ active }) => {
      active?.postMessage({ keep: loadedSoFar() })
      if (!savesData()) whenIdle(() => active?.postMessage({ keep: 'all' }))
    })
  })
}

function loadedSoFar(): readonly string[] {
  return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
}

/** Not every browser tells. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return isFields(connection) && connection.saveData === true
}

/** Time for what the visitor came for. */
const LATER_MS = 2000

function whenIdle(task: () => void): void {
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(task) : task()), LATER_MS)
}
