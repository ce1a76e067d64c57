/** Once loaded, the client works without a network: `worker.js` keeps it (vite/offline.ts writes it). */
export function stayOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => {
    // Without it the page works all the same, as long as there is a network.
    navigator.serviceWorker.register('/offline.js').catch(() => {})
  })
}
