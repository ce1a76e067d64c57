import { useSyncExternalStore } from 'react'
import { type Layout, layoutOf } from './layout.ts'

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}

/** As the window is now. */
export function useLayout(): Layout {
  const width = useSyncExternalStore(subscribe, () => innerWidth)
  const height = useSyncExternalStore(subscribe, () => innerHeight)
  return layoutOf(width, height)
}
