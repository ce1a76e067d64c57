import type { KeyboardEvent } from 'react'

/** Arrow keys from line to line of a list, and along a line to what can be pressed in it. */
export function byArrows(event: KeyboardEvent<HTMLElement>): void {
  const to = nextFrom(event.currentTarget, document.activeElement, event.key)
  if (to === null) return
  event.preventDefault()
  to.focus()
}

function nextFrom(list: HTMLElement, focus: Element | null, key: string): HTMLElement | null {
  const lines = [...list.querySelectorAll<HTMLElement>('[data-line]')]
  const line = focus?.closest<HTMLElement>('[data-line], .log-head') ?? null
  const at = line === null ? lines.length : lines.findIndex((one) => one === line || line.contains(one))
  if (key === 'ArrowUp') return lines[Math.max(0, at - 1)] ?? null
  if (key === 'ArrowDown') return lines[Math.min(lines.length - 1, at + 1)] ?? null
  if (key === 'Home') return lines[0] ?? null
  if (key === 'End') return lines.at(-1) ?? null
  return line !== null && (key === 'ArrowRight' || key === 'ArrowLeft')
    ? along(line, focus, key === 'ArrowRight' ? 1 : -1)
    : null
}

/** What can be pressed in a line, the line itself first. */
function along(line: HTMLElement, focus: Element | null, by: 1 | -1): HTMLElement | null {
  const row = line.closest<HTMLElement>('.log-head') ?? line
  const buttons = [...row.querySelectorAll<HTMLElement>('button:enabled')]
  const parts = row.matches('[data-line]') ? [row, ...buttons] : buttons
  const now = parts.findIndex((one) => one.isSameNode(focus))
  return parts[now + by] ?? null
}
