/** Runs in the page before anything else: what the browser itself says of clicks and of work that blocks it. */

export interface Watched {
  /** From an input to what is seen of it, in ms, by interaction. */
  readonly clicks: { [interaction: number]: number }
  /** Tasks of 50 ms and more, with the moment at which each began. */
  readonly tasks: { readonly at: number; readonly ms: number; readonly isOwn: boolean }[]
}

declare global {
  interface Window {
    watched?: Watched
  }
}

export function watch(): void {
  const watched: Watched = { clicks: {}, tasks: [] }
  window.watched = watched
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming)) continue
      const { interactionId: id, duration } = entry
      if (id > 0) watched.clicks[id] = Math.max(watched.clicks[id] ?? 0, duration)
    }
  }).observe(events)
  new PerformanceObserver((list) => {
    const isOwn = document.querySelector('.prompt[data-own="true"]') !== null
    for (const { startTime, duration } of list.getEntries())
      watched.tasks.push({ at: startTime, ms: duration, isOwn })
  }).observe({ type: 'longtask', buffered: true })
}
