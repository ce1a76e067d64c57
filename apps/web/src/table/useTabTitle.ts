import { useEffect } from 'react'

/** Says in the browser's tab whether one is asked, for those who are looking at another one. */
export function useTabTitle(state: string | null): void {
  useEffect(() => {
    document.title = state === null ? 'Dejarik' : `${state} · Dejarik`
    return () => {
      document.title = 'Dejarik'
    }
  }, [state])
}
