/** By what means the last click was made. Boards only say which option it meant; whether it is enough depends on this. */

export type Means = 'mouse' | 'finger' | 'keys'

export interface Click {
  readonly means: Means
  /** The second of a double click: whoever makes one has not seen what the first has led to. */
  readonly again: boolean
}

let last: Click = { means: 'keys', again: false }

export function lastClick(): Click {
  return last
}

/** A pen is a finger: few of them can point without touching. */
function meansOf(pointer: string): Means {
  return pointer === '' ? 'keys' : pointer === 'mouse' ? 'mouse' : 'finger'
}

/** Listens before anybody else does; returns how to stop. */
export function watchClicks(page: Window): () => void {
  const pressed = (event: PointerEvent): void => {
    last = { means: meansOf(event.pointerType), again: false }
  }
  const typed = (): void => {
    last = { means: 'keys', again: false }
  }
  const clicked = (event: MouseEvent): void => {
    // Without a pointer it was made by a key, or by a key's handler.
    if (event.detail === 0) typed()
    else last = { ...last, again: event.detail > 1 }
  }
  page.addEventListener('pointerdown', pressed, true)
  page.addEventListener('keydown', typed, true)
  page.addEventListener('click', clicked, true)
  return () => {
    page.removeEventListener('pointerdown', pressed, true)
    page.removeEventListener('keydown', typed, true)
    page.removeEventListener('click', clicked, true)
  }
}
