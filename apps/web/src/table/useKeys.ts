import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * What a key does, by `KeyboardEvent.key` with letters small; `digit` stands for all digits. `at` is when it was
 * pressed, in milliseconds. False: not now, the browser may have it.
 */
export type KeyMap = { readonly [key: string]: (key: string, at: number) => boolean }

/** Keys for the whole screen, silent while one types or a dialog is open. */
export function useKeys(keys: KeyMap): void {
  const latest = useRef(keys)
  // With the picture, not after it: a key pressed at the sight of a new question must not answer the old one.
  useLayoutEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null || isTyping(event.target)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const deed = latest.current[key] ?? (/^\d$/.test(key) ? latest.current.digit : undefined)
      if (deed === undefined) return
      if (deed(key, event.timeStamp)) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'range'].includes(target.type)))
  )
}

/**
 * Whether Enter or Space belongs to what has the focus. A button that has just been switched off may hold the focus a
 * moment longer, but no key is its any more.
 */
export function focusIsOnControl(): boolean {
  return (
    document.activeElement?.matches('button:enabled, a, input:enabled, summary, [role="button"]') ?? false
  )
}
