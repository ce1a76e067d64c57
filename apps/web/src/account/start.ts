/** Whoever stays a guest loads nothing of all that. */
import { readText } from '../settings/storage.ts'

export async function keepAccountInStep(): Promise<void> {
  if (readText('dejarik.account') !== '1') return
  const { startKeeping } = await import('./keep.ts')
  startKeeping()
}
