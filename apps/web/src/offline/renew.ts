/** How long a new client may take to be kept before the page is loaded all the same. */
const PATIENCE_MS = 3000

/**
 * Loads the page anew, as the server has it now. A page is always asked for at the server first; what is kept in the
 * browser of an earlier client is looked through before, so that it does not come back when the network is gone.
 */
export async function renew(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([lookForNew(), patience]).catch(() => {})
  location.reload()
}

async function lookForNew(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration()
  await kept?.update()
}
