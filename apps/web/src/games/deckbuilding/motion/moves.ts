/** The few ways in which things move on this board. All of them are Web Animations, so React never waits. */

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

function from(start: DOMRect, end: DOMRect): string {
  const x = start.left + start.width / 2 - (end.left + end.width / 2)
  const y = start.top + start.height / 2 - (end.top + end.height / 2)
  const scale = Math.min(2, Math.max(0.2, start.height / end.height))
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/** A card arrives from another place, over all others. */
export function fly(element: HTMLElement, start: DOMRect, end: DOMRect, motion: number, delay: number): void {
  // Not a keyframe: only transform and opacity move without the page being drawn anew.
  element.style.zIndex = '6'
  const flight = element.animate(
    [
      { transform: from(start, end), opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: motion, delay, easing: EASE, fill: 'backwards' },
  )
  const land = (): void => {
    element.style.zIndex = ''
  }
  flight.finished.then(land, land)
}

/** A card makes room. */
export function slide(element: HTMLElement, start: DOMRect, end: DOMRect, motion: number): void {
  const x = start.left - end.left
  const y = start.top - end.top
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: motion,
    easing: EASE,
  })
}

/** A card that is no longer shown glides into the pile that swallows it. */
export function ghost(
  layer: HTMLElement,
  card: HTMLElement,
  start: DOMRect,
  end: DOMRect,
  motion: number,
): void {
  const copy = document.importNode(card, true)
  const origin = layer.getBoundingClientRect()
  copy.removeAttribute('data-card')
  copy.classList.add('db-ghost')
  copy.inert = true
  Object.assign(copy.style, {
    left: `${end.left + end.width / 2 - start.width / 2 - origin.left}px`,
    top: `${end.top + end.height / 2 - start.height / 2 - origin.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
  })
  layer.append(copy)
  const home = new DOMRect(
    end.left + end.width / 2 - start.width / 2,
    end.top + end.height / 2 - start.height / 2,
    start.width,
    start.height,
  )
  const flight = copy.animate(
    [
      { transform: from(start, home), opacity: 1 },
      { transform: 'scale(0.25)', opacity: 0.2 },
    ],
    { duration: motion, easing: EASE, fill: 'forwards' },
  )
  flight.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  )
}
