import { settings } from '../settings/settings.ts'

/**
 * Brings what somebody has asked for to where the eye is: where there is no room for it beside the rest, the page
 * moves to it, and the focus goes with it. What is in sight already stays where it is.
 */
export function bringIntoSight(panel: HTMLElement, deed: Element | null): void {
  const { top } = panel.getBoundingClientRect()
  const end = (deed ?? panel).getBoundingClientRect()
  const half = innerHeight / 2
  if (Math.abs(top) <= half && end.top >= 0 && end.bottom <= innerHeight) return
  panel.scrollIntoView({ block: 'start', behavior: settings.getState().motion ? 'smooth' : 'instant' })
  panel.focus({ preventScroll: true })
}
