import type { MouseEvent, PointerEvent } from 'react'
import type { Planning } from './usePlanning.ts'

/**
 * How a maneuver is pointed at and set, on the dial as on the mat. A mouse has seen its ghost by the time it clicks:
 * that sets it, and the next ship is in hand. A finger shows with the first tap and sets with the second; keys point
 * by their focus.
 */
export function pointing(planning: Planning, dial: number) {
  const byMouse = (deed: () => void) => (event: PointerEvent<Element>) => {
    if (event.pointerType === 'mouse') deed()
  }
  return {
    onPointerEnter: byMouse(() => planning.point(dial)),
    onPointerLeave: byMouse(() => planning.point(null)),
    onClick({ detail, nativeEvent }: MouseEvent<Element>) {
      const isFinger =
        detail > 0 && nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType !== 'mouse'
      if (isFinger && planning.pointed !== dial) planning.point(dial)
      else planning.set(dial, detail > 0)
    },
  }
}
