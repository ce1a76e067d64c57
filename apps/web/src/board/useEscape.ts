import { useEffect, useEffectEvent } from 'react'

/** While there is something to let go of, Escape lets go of it and does nothing else. */
export function useEscape(holding: boolean, letGo: () => void): void {
  const onEscape = useEffectEvent(letGo)
  useEffect(() => {
    if (!holding) return
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onEscape()
    }
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [holding])
}
